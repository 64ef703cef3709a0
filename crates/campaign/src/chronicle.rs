//! The chronicle of a campaign: sentences about its chapters and its end, made from the data that it keeps.

use super::state::{Campaign, ClosedChapter};
use kernel::event_text::seat_name;
use kernel::grammar::{capital, fill, listed, localize, signed};
use kernel::{Chapter, Lang, Seat};
use lang::Text;

pub type Sentences = Vec<String>;

struct Teller<'a> {
    campaign: &'a Campaign,
    names: &'a [String],
    lang: Lang,
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> String {
        seat_name(self.names, seat, self.lang)
    }

    fn sentence(&self, text: Text, parts: &[&str]) -> String {
        capital(&fill(self.lang, localize(self.lang, text), parts))
    }

    fn chapter(&self, closed: &ClosedChapter, chapter: &Chapter) -> Sentences {
        let mut passage = self.victory(closed);
        let title =
            |tome: &usize| chapter.tomes.get(*tome).map_or("", |tome| tome.title.localize(self.lang)).to_owned();
        let titles = |owner: Option<Seat>| {
            let own: Vec<String> =
                closed.objectives.iter().filter(|(_, by)| *by == owner).map(|(tome, _)| title(tome)).collect();
            (!own.is_empty()).then(|| listed(&own, self.lang))
        };
        for seat in &closed.order {
            if let Some(titles) = titles(Some(*seat)) {
                passage.push(self.sentence(
                    text!("[{0} won|You won] the tome {1}.", "one or several"),
                    &[&self.name(*seat), &titles],
                ));
            }
        }
        if let Some(titles) = titles(None) {
            passage.push(self.sentence(text!("Nobody reached {0}.", "tomes"), &[&titles]));
        }
        if let (Some(seat), Some(crest)) = (closed.chooser, closed.token) {
            let parts = [self.name(seat), crest.name(self.lang).to_owned()];
            passage.push(self.sentence(text!("[{0} took|You took] the Crest Token of {1}."), &[&parts[0], &parts[1]]));
        }
        for (seat, crest) in &closed.crest_tomes {
            let parts = [self.name(*seat), crest.name(self.lang).to_owned()];
            passage.push(self.sentence(text!("The Crest Tome of {1} went to [{0}|you]."), &[&parts[0], &parts[1]]));
        }
        passage
    }

    fn victory(&self, closed: &ClosedChapter) -> Sentences {
        let [first, second] = [0, 1].map(|place| closed.order.get(place).copied().unwrap_or(Seat(0)));
        let total = closed.totals.get(first.index()).copied().unwrap_or(0);
        let game = capital(closed.game);
        let parts = [self.name(first), game, signed(total)];
        let won = self
            .sentence(text!("[{0} won|You won] {1} with {2} points.", "a chapter"), &[&parts[0], &parts[1], &parts[2]]);
        let (lead, other) = (closed.lead(), self.name(second));
        let how = match lead {
            0 => self.sentence(text!("A tie with [{0}|you] was broken: a minor victory."), &[&other]),
            _ if closed.major => self.sentence(
                text!("It was {1} points ahead of [{0}|you]: a major victory."),
                &[&other, &lead.to_string()],
            ),
            _ => self.sentence(
                text!("It was no more than {1} ahead of [{0}|you]: a minor victory."),
                &[&other, &lead.to_string()],
            ),
        };
        vec![won, how]
    }

    fn end(&self, standing: &[Seat]) -> Sentences {
        let own = |place: usize| standing.get(place).map(|seat| (*seat, self.campaign.holdings(*seat)));
        let (Some((winner, most)), Some((second, next))) = (own(0), own(1)) else { return Vec::new() };
        let count = most.all().to_string();
        let mut passage = vec![self.sentence(
            text!("[{0} has|You have] {1} tomes, and with them the campaign."),
            &[&self.name(winner), &count],
        )];
        if most.all() == next.all() {
            let text = if most.victory > next.victory {
                text!("[{0} has|You have] as many, but fewer Victory Tomes.")
            } else {
                text!("[{0} has|You have] as many, and came behind in the last chapter.")
            };
            passage.push(self.sentence(text, &[&self.name(second)]));
        }
        passage
    }
}

/// A passage for each finished chapter, and one for the end once all are over. `names` holds one name per seat.
pub fn chronicle(campaign: &Campaign, names: &[String], lang: Lang) -> Vec<Sentences> {
    let teller = Teller { campaign, names, lang };
    let chapters = campaign.closed().iter().zip(campaign.chapters());
    let mut passages: Vec<Sentences> = chapters.map(|(closed, of)| teller.chapter(closed, of.chapter)).collect();
    passages.extend(campaign.standing().map(|standing| teller.end(&standing)));
    passages
}
