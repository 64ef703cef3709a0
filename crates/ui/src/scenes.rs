//! The turn of another seat as scenes: a few steps, each with the places that it touched on the table.

use super::motions::{Motion, MovedPiece};
use super::spotlight::{Mark, Spotlight, Tone};
use kernel::Seat;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Seat whose turn it was; `None` between two turns.
    pub seat: Option<Seat>,
    /// Step of the game after which the table shows it.
    pub step: usize,
    /// Place of its first event among those of the step.
    pub at: usize,
    pub text: String,
    /// True if it is the reason for the next deed, such as the card that an official opponent turned up.
    pub is_reason: bool,
    pub motions: Vec<Motion>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneStep {
    pub seat: Option<Seat>,
    pub step: usize,
    /// Its beginning: the step, and the place of its first event among those of that step.
    pub begins: (usize, usize),
    pub text: String,
    pub more: Vec<String>,
    /// Reason for it in its seat's own record; empty without one.
    pub reason: String,
    pub motions: Vec<Motion>,
}

/// Groups these deeds into turns of at most `most` steps each. A reason joins the deed that it explains. One without
/// movements joins the one before it, or at the start of a turn the one after it. Then those with the fewest movements
/// are merged.
pub fn scenes(deeds: impl IntoIterator<Item = Deed>, most: usize) -> Vec<SceneStep> {
    let mut turns: Vec<Vec<SceneStep>> = Vec::new();
    let mut reasons: Vec<Deed> = Vec::new();
    for deed in deeds {
        if deed.is_reason {
            reasons.push(deed);
            continue;
        }
        let reason = joined_sentences(reasons.drain(..).map(|reason| reason.text));
        let step = SceneStep {
            seat: deed.seat,
            step: deed.step,
            begins: (deed.step, deed.at),
            text: deed.text,
            more: Vec::new(),
            reason,
            motions: deed.motions,
        };
        match turns.last_mut() {
            Some(turn) if turn[0].seat == step.seat => turn.push(step),
            _ => turns.push(vec![step]),
        }
    }
    // A reason without a following deed is a deed itself.
    for Deed { seat, step, at, text, motions, .. } in reasons {
        let begins = (step, at);
        let step = SceneStep { seat, step, begins, text, more: Vec::new(), reason: String::new(), motions };
        match turns.last_mut() {
            Some(turn) if turn[0].seat == step.seat => turn.push(step),
            _ => turns.push(vec![step]),
        }
    }
    turns.into_iter().flat_map(|turn| few(turn, most.max(1))).collect()
}

fn few(mut turn: Vec<SceneStep>, most: usize) -> Vec<SceneStep> {
    // The seat of the step already shows that a turn begins.
    while turn.len() > 1 && turn[0].moves_nothing() {
        let still = turn.remove(0);
        turn[0].more.insert(0, still.text);
        turn[0].begins = still.begins;
    }
    let mut place = 1;
    while place < turn.len() {
        if turn[place].moves_nothing() {
            let still = turn.remove(place);
            turn[place - 1].join(still);
        } else {
            place += 1;
        }
    }
    while turn.len() > most {
        let moves = |place: &usize| turn[*place].motions.len() + turn[*place - 1].motions.len();
        let least = (1..turn.len()).min_by_key(moves).unwrap_or(1);
        let later = turn.remove(least);
        turn[least - 1].join(later);
    }
    turn
}

fn joined_sentences(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join(" ")
}

impl SceneStep {
    fn moves_nothing(&self) -> bool {
        self.motions.is_empty() && self.reason.is_empty()
    }

    fn join(&mut self, later: Self) {
        self.step = later.step;
        self.more.push(later.text);
        self.more.extend(later.more);
        self.reason =
            joined_sentences([&self.reason, &later.reason].into_iter().filter(|one| !one.is_empty()).cloned());
        self.motions.extend(later.motions);
    }

    /// Second line of its caption: the reason, or else the further events.
    pub fn second(&self) -> String {
        if self.reason.is_empty() { self.more.join(" ") } else { self.reason.clone() }
    }

    pub fn spoken(&self) -> String {
        let all = [&self.text].into_iter().chain(&self.more).chain([&self.reason]);
        joined_sentences(all.filter(|one| !one.is_empty()).cloned())
    }

    pub fn anchors(&self) -> Vec<String> {
        let touched = self.motions.iter().map(|motion| if motion.to.is_empty() { &motion.from } else { &motion.to });
        touched.filter(|anchor| !anchor.is_empty()).cloned().collect()
    }

    /// Display time in milliseconds: it grows with the text, up to four seconds.
    pub fn rests(&self) -> u32 {
        let letters = self.text.chars().count() + self.second().chars().count();
        (1400 + 35 * letters as u32).min(4000)
    }

    /// Stage of the step: start and end of each movement, with a wire between them and the symbol at the end.
    pub fn stage(&self) -> Spotlight {
        let mut stage = Spotlight { shaded: true, ..Spotlight::default() };
        let mut light = |anchor: &str| {
            if !anchor.is_empty() && !stage.lit.iter().any(|lit| lit == anchor) {
                stage.lit.push(anchor.to_owned());
            }
        };
        if let Some(seat) = self.seat {
            light(&format!("seat:{}", seat.0));
        }
        for motion in &self.motions {
            light(&motion.from);
            light(&motion.to);
        }
        for Motion { piece, from, to } in &self.motions {
            if to.is_empty() {
                continue;
            }
            if !stage.rings.iter().any(|(place, _)| place == to) {
                stage.rings.push((to.clone(), Tone::Good));
            }
            // A few wires lead the eye; many are a net.
            let wire = (from.clone(), to.clone());
            if !from.is_empty() && from != to && stage.wires.len() < 3 && !stage.wires.contains(&wire) {
                stage.wires.push(wire);
            }
            if let MovedPiece::Icon(sign, _) = piece {
                let like = |mark: &&mut Mark| mark.place == *to && mark.sign == Some(sign);
                match stage.marks.iter_mut().find(like) {
                    Some(mark) => mark.text = (mark.text.parse().unwrap_or(1) + 1_u32).to_string(),
                    None => stage.marks.push(Mark {
                        place: to.clone(),
                        sign: Some(sign),
                        text: String::new(),
                        tone: Tone::Good,
                    }),
                }
            }
        }
        stage
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIVAL: Seat = Seat(1);

    fn deed(text: &str, motions: &[(&str, &str)]) -> Deed {
        let motions = motions
            .iter()
            .map(|(from, to)| Motion::new(MovedPiece::Icon("silver", None), (*from).to_owned(), (*to).to_owned()));
        Deed { seat: Some(RIVAL), step: 4, text: text.to_owned(), at: 0, is_reason: false, motions: motions.collect() }
    }

    fn texts(steps: &[SceneStep]) -> Vec<&str> {
        steps.iter().map(|step| step.text.as_str()).collect()
    }

    #[test]
    fn a_turn_has_no_more_steps_than_asked_for_and_tells_everything() {
        let deeds = || (0..9).map(|place| deed(&place.to_string(), &[("a", "b")]));
        for most in [1, 3, 5] {
            let steps = scenes(deeds(), most);
            assert_eq!(steps.len(), most);
            let spoken: Vec<String> = steps.iter().map(SceneStep::spoken).collect();
            assert_eq!(spoken.join(" "), "0 1 2 3 4 5 6 7 8", "in its order");
            assert_eq!(steps.iter().map(|step| step.motions.len()).sum::<usize>(), 9);
        }
    }

    #[test]
    fn a_step_begins_where_its_first_deed_does() {
        let deeds = (0..4).map(|at| Deed { at, ..deed("x", &[("a", "b")]) });
        let begins: Vec<(usize, usize)> = scenes(deeds, 2).iter().map(|step| step.begins).collect();
        assert_eq!(begins, [(4, 0), (4, 2)]);
    }

    #[test]
    fn turns_of_different_seats_do_not_become_one() {
        let other = Deed { seat: Some(Seat(2)), ..deed("other", &[("a", "b")]) };
        let steps = scenes([deed("one", &[("a", "b")]), other, deed("again", &[("a", "b")])], 1);
        assert_eq!(texts(&steps), ["one", "other", "again"]);
    }

    #[test]
    fn a_reason_goes_with_what_it_is_the_reason_of() {
        let why = Deed { is_reason: true, ..deed("No Order left.", &[]) };
        let steps = scenes([why.clone(), deed("Builds.", &[("a", "b")]), deed("Pays.", &[("c", "d")])], 5);
        assert_eq!(texts(&steps), ["Builds.", "Pays."]);
        assert_eq!((steps[0].second().as_str(), steps[1].second().as_str()), ("No Order left.", ""));
        assert_eq!(texts(&scenes([why], 5)), ["No Order left."], "without anything after it, it is what happened");
    }

    #[test]
    fn what_moves_nothing_goes_with_what_came_before() {
        let steps = scenes([deed("Passes.", &[("a", "b")]), deed("Keeps three.", &[])], 5);
        assert_eq!(texts(&steps), ["Passes."]);
        assert_eq!(steps[0].second(), "Keeps three.");
    }

    #[test]
    fn what_moves_nothing_at_the_start_of_a_turn_goes_with_what_comes_after() {
        let steps = scenes([deed("It is her turn.", &[]), deed("Places.", &[("a", "b")])], 5);
        assert_eq!(texts(&steps), ["Places."]);
        assert_eq!(steps[0].second(), "It is her turn.");
        assert_eq!(texts(&scenes([deed("It is her turn.", &[])], 5)), ["It is her turn."]);
    }

    #[test]
    fn source_and_target_are_lit_and_what_came_is_counted() {
        let steps = scenes([deed("Takes two.", &[("tax", "seat:1"), ("tax", "seat:1")])], 5);
        let stage = steps[0].stage();
        assert!(stage.shaded);
        assert_eq!(stage.lit, ["seat:1", "tax"]);
        assert_eq!(stage.wires, [("tax".to_owned(), "seat:1".to_owned())]);
        assert_eq!((stage.marks.len(), stage.marks[0].text.as_str()), (1, "2"));
    }

    #[test]
    fn a_step_rests_longer_where_there_is_more_to_read_and_never_longer_than_four_seconds() {
        let rests = |letters: usize| scenes([deed(&"x".repeat(letters), &[])], 5)[0].rests();
        assert_eq!((rests(10), rests(500)), (1750, 4000));
    }
}
