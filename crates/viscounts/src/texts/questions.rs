use super::names;
use crate::{Question, Reach, Source, Viscounts};
use kernel::Lang;
use kernel::grammar::{fill, localize};

pub fn question(game: &Viscounts, lang: Lang) -> String {
    game.asked().map_or_else(String::new, |(_, question)| question_of(question, lang))
}

pub(super) fn question_of(question: Question, lang: Lang) -> String {
    let text = match question {
        Question::Pair => localize(lang, text!("Set-up: choose a Player Card with its Hero.")),
        Question::Play => localize(lang, text!("Choose the card that you play into your line.")),
        Question::Move => localize(lang, text!("Choose where your Viscount goes.")),
        Question::Act => localize(lang, text!("Choose a primary action.")),
        Question::Exchanges => localize(lang, text!("Trade: choose how often.")),
        Question::Building => localize(lang, text!("Construct: choose a Building.")),
        Question::Workers => localize(lang, text!("Place Workers: choose how many.")),
        Question::Fund(action, need) => {
            let template = localize(lang, text!("{0}: choose how to pay for {1}."));
            let icons = names::icon(action.icon()).count(need, lang);
            return fill(lang, template, &[names::action(action, lang), &icons]);
        }
        Question::Slot(kind, _) => {
            let template = localize(lang, text!("Choose which {0} you place."));
            return fill(lang, template, &[names::building(kind).one(lang)]);
        }
        Question::Spot(building, reach) => {
            let template = match reach {
                Reach::Here => localize(lang, text!("Choose a spot for the {0}.")),
                Reach::Anywhere => localize(lang, text!("Choose any free spot for the {0}.")),
            };
            return fill(lang, template, &[names::building(building.kind).one(lang)]);
        }
        Question::Hire => localize(lang, text!("Choose whether to hire the Townsfolk beside your Viscount.")),
        Question::Resource(1) => localize(lang, text!("Choose a resource.")),
        Question::Resource(count) => {
            let template = localize(lang, text!("Choose a resource; {0} to come."));
            return fill(lang, template, &[&count.to_string()]);
        }
        Question::Flip(1) => localize(lang, text!("Flip a Debt or a Deed.")),
        Question::Flip(count) => {
            let template = localize(lang, text!("Flip a Debt or a Deed; {0} to come."));
            return fill(lang, template, &[&count.to_string()]);
        }
        Question::Either(Source::Ability(card)) => {
            let template = localize(lang, text!("{0}: choose one of two rewards."));
            return fill(lang, template, &[names::townsfolk(card, lang)]);
        }
        Question::Either(Source::SecondTier(_)) => localize(lang, text!("Second tier: choose one of two rewards.")),
        Question::FreeHire(_) => localize(lang, text!("Choose a Townsfolk to hire for free.")),
        Question::FreeManuscript => localize(lang, text!("Choose a Manuscript that costs 3 or 4.")),
        Question::Rearrange => localize(lang, text!("You may rearrange your line.")),
        Question::Discard(1) => localize(lang, text!("You may discard a card.")),
        Question::Discard(count) => {
            let template = localize(lang, text!("You may discard up to {0} cards."));
            return fill(lang, template, &[&count.to_string()]);
        }
        Question::Destroy(1) => localize(lang, text!("You may destroy a card, for its value in Silver.")),
        Question::Destroy(count) => {
            let template = localize(lang, text!("You may destroy up to {0} cards, for their value in Silver."));
            return fill(lang, template, &[&count.to_string()]);
        }
        Question::CastleMove => localize(lang, text!("You may move a Worker to the next section of the Castle.")),
        Question::Section(count) => {
            let template = localize(lang, text!("Choose the section of the Castle for {0}."));
            return fill(lang, template, &[&names::WORKER.count(count, lang)]);
        }
        Question::Cascade => localize(lang, text!("Choose which section of three Workers moves on first.")),
        Question::Bump(tier, section) => {
            let template = localize(lang, text!("Too many Workers in the {0} of {1}: choose whose leaves."));
            return fill(lang, template, &[names::tier(tier, lang), names::section(section, lang)]);
        }
        Question::Remove(space) => {
            let template = localize(lang, text!("The Overlord removes a Worker from {0}: choose whose."));
            return fill(lang, template, &[&names::space(space, lang)]);
        }
        Question::Post => localize(lang, text!("Place a Worker on your Viscount’s space.")),
    };
    text.to_owned()
}
