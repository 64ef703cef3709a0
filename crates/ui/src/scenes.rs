//! The turn of another seat as scenes: a few beats by what matters, each with the places that it touched on the table.

use super::gains::Gain;
use super::motions::{Motion, MovedPiece};
use super::spotlight::{Mark, Spotlight, Tone};
use kernel::Seat;

/// Time of a turn at the usual pace, in milliseconds. The movements of its last beat end within 8 seconds.
pub const TURN: u32 = 7_400;
/// Beats that a turn keeps, however long its sentences are.
const KEPT: usize = 3;

/// The part of a sentence when a turn is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Left to the log.
    Quiet,
    /// A chip of a beat: what it costs and brings.
    Chip,
    /// The reason for the next deed, in its seat's own record, such as the card that an official opponent turned up.
    Reason,
    /// The beginning of the next deed.
    Opens,
    /// A beat.
    #[default]
    Deed,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Seat whose turn it was; `None` between two turns.
    pub seat: Option<Seat>,
    /// Step of the game after which the table shows it.
    pub step: usize,
    /// Place of its first event among those of the step, and that after its last one.
    pub at: usize,
    pub end: usize,
    pub text: String,
    pub weight: Weight,
    /// Costs and gains of its seat, for a chip.
    pub chips: Vec<Gain>,
    pub motions: Vec<Motion>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SceneStep {
    pub seat: Option<Seat>,
    pub step: usize,
    /// Its beginning: the step, and the place of its first event among those of that step.
    pub begins: (usize, usize),
    /// Its end, in the same way: the place after its last event.
    pub ends: (usize, usize),
    pub text: String,
    pub more: Vec<String>,
    /// Reason for it in its seat's own record; empty without one.
    pub reason: String,
    /// Costs and gains.
    pub chips: Vec<Gain>,
    pub motions: Vec<Motion>,
    weight: Weight,
}

/// Groups these deeds into turns of at most `most` beats each, and of fewer if they would take longer than a turn. A
/// reason and a beginning join the deed after them, costs and gains and what is left to the log the one before. Then
/// those with the fewest movements are merged. A turn that is left to the log has no beat.
pub fn scenes(deeds: impl IntoIterator<Item = Deed>, most: usize) -> Vec<SceneStep> {
    let mut turns: Vec<Vec<SceneStep>> = Vec::new();
    for deed in deeds {
        let step = SceneStep::of(deed);
        match turns.last_mut() {
            Some(turn) if turn[0].seat == step.seat => match turn.last_mut() {
                Some(beat) if !step.begins_after(beat) => beat.join(step),
                _ => turn.push(step),
            },
            _ => turns.push(vec![step]),
        }
    }
    turns.retain(|turn| turn.iter().any(|beat| beat.weight > Weight::Quiet));
    turns.into_iter().flat_map(|turn| few(turn, most.max(1))).collect()
}

fn few(mut turn: Vec<SceneStep>, most: usize) -> Vec<SceneStep> {
    let long =
        |turn: &[SceneStep]| turn.len() > KEPT && turn.iter().map(SceneStep::rests).sum::<u32>() > TURN + TURN / 3;
    while turn.len() > most || long(&turn) {
        let moves = |place: &usize| turn[*place].motions.len() + turn[*place - 1].motions.len();
        let least = (1..turn.len()).min_by_key(moves).unwrap_or(1);
        let later = turn.remove(least);
        turn[least - 1].join(later);
    }
    turn
}

/// These times, shortened in the same proportion if they are longer than a turn.
pub fn within_a_turn(rests: &mut [u32]) {
    let whole: u32 = rests.iter().sum();
    if whole > TURN {
        for rest in rests {
            *rest = *rest * TURN / whole;
        }
    }
}

fn joined(texts: [String; 2]) -> String {
    let [first, second] = texts;
    if first.is_empty() || second.is_empty() { first + &second } else { format!("{first} {second}") }
}

impl SceneStep {
    fn of(Deed { seat, step, at, end, text, weight, chips, motions }: Deed) -> Self {
        let (begins, ends) = ((step, at), (step, end));
        Self { seat, step, begins, ends, text, chips, motions, weight, ..Self::default() }
    }

    /// A line of a moment.
    pub fn line((step, at, end): (usize, usize, usize), text: String, more: Vec<String>, motions: Vec<Motion>) -> Self {
        Self { step, begins: (step, at), ends: (step, end), text, more, motions, ..Self::default() }
    }

    /// True if a beat is complete before this one begins.
    fn begins_after(&self, beat: &Self) -> bool {
        beat.weight == Weight::Deed && self.weight >= Weight::Reason
    }

    fn join(&mut self, later: Self) {
        self.step = later.step;
        self.ends = later.ends;
        if self.weight == Weight::Reason && later.weight > Weight::Quiet {
            self.reason = joined([std::mem::take(&mut self.reason), std::mem::take(&mut self.text)]);
        }
        let no_chip_says_it = later.weight == Weight::Chip && later.chips.is_empty();
        let begins_again = self.weight == Weight::Opens && later.weight == Weight::Opens;
        if later.weight > self.weight || self.text.is_empty() || begins_again {
            self.text = later.text;
            self.weight = later.weight;
        } else if later.weight >= Weight::Reason || no_chip_says_it {
            self.more.push(later.text);
        }
        self.more.extend(later.more);
        self.reason = joined([std::mem::take(&mut self.reason), later.reason]);
        self.chips = Gain::sum(std::mem::take(&mut self.chips).into_iter().chain(later.chips));
        self.motions.extend(later.motions);
    }

    /// Second line of its caption, after its chips: the reason, or else the further events.
    pub fn second(&self) -> String {
        if self.reason.is_empty() { self.more.join(" ") } else { self.reason.clone() }
    }

    pub fn anchors(&self) -> Vec<String> {
        let touched = self.motions.iter().map(|motion| if motion.to.is_empty() { &motion.from } else { &motion.to });
        touched.filter(|anchor| !anchor.is_empty()).cloned().collect()
    }

    /// Display time in milliseconds: it grows with the text, up to three seconds.
    pub fn rests(&self) -> u32 {
        let letters = self.text.chars().count() + self.second().chars().count() + 8 * self.chips.len();
        (900 + 28 * letters as u32).min(3000)
    }

    /// Stage of the step: start and end of each movement, with a wire between them and the symbol at the end.
    pub fn stage(&self) -> Spotlight {
        let mut stage = Spotlight::default();
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
        Deed {
            seat: Some(RIVAL),
            step: 4,
            at: 0,
            end: 1,
            text: text.to_owned(),
            weight: Weight::Deed,
            chips: Vec::new(),
            motions: motions.collect(),
        }
    }

    fn of(weight: Weight, text: &str) -> Deed {
        Deed { weight, ..deed(text, &[]) }
    }

    fn chip(change: i32) -> Deed {
        Deed { chips: vec![Gain::new("silver", change, "Silver")], ..of(Weight::Chip, "counts") }
    }

    fn texts(steps: &[SceneStep]) -> Vec<&str> {
        steps.iter().map(|step| step.text.as_str()).collect()
    }

    #[test]
    fn a_turn_has_no_more_beats_than_asked_for_and_tells_every_deed() {
        let deeds = || (0..9).map(|place| deed(&place.to_string(), &[("a", "b")]));
        for most in [1, 3, 5] {
            let steps = scenes(deeds(), most);
            assert_eq!(steps.len(), most);
            let told = |step: &SceneStep| [step.text.clone()].into_iter().chain(step.more.clone()).collect::<Vec<_>>();
            assert_eq!(steps.iter().flat_map(told).collect::<String>(), "012345678", "in its order");
            assert_eq!(steps.iter().map(|step| step.motions.len()).sum::<usize>(), 9);
        }
    }

    #[test]
    fn a_turn_of_long_sentences_has_fewer_beats_and_fits_its_time() {
        let long = (0..6).map(|_| deed(&"x".repeat(60), &[("a", "b")]));
        let steps = scenes(long, 6);
        assert_eq!(steps.len(), KEPT);
        let mut rests: Vec<u32> = steps.iter().map(SceneStep::rests).collect();
        within_a_turn(&mut rests);
        assert!(rests.iter().sum::<u32>() <= TURN && rests.iter().all(|rest| *rest > 2000), "{rests:?}");
        let mut short = [900, 1000];
        within_a_turn(&mut short);
        assert_eq!(short, [900, 1000]);
    }

    #[test]
    fn a_beat_begins_where_its_first_deed_does_and_ends_after_its_last() {
        let deeds = (0..4).map(|at| Deed { at, end: at + 1, ..deed("x", &[("a", "b")]) });
        let places: Vec<_> = scenes(deeds, 2).iter().map(|step| (step.begins, step.ends)).collect();
        assert_eq!(places, [((4, 0), (4, 2)), ((4, 2), (4, 4))]);
    }

    #[test]
    fn turns_of_different_seats_do_not_become_one() {
        let other = Deed { seat: Some(Seat(2)), ..deed("other", &[("a", "b")]) };
        let steps = scenes([deed("one", &[("a", "b")]), other, deed("again", &[("a", "b")])], 1);
        assert_eq!(texts(&steps), ["one", "other", "again"]);
    }

    #[test]
    fn a_reason_goes_with_what_it_is_the_reason_of() {
        let why = of(Weight::Reason, "No Order left.");
        let steps = scenes([why.clone(), deed("Builds.", &[("a", "b")]), deed("Attacks.", &[("c", "d")])], 5);
        assert_eq!(texts(&steps), ["Builds.", "Attacks."]);
        assert_eq!((steps[0].second().as_str(), steps[1].second().as_str()), ("No Order left.", ""));
        assert_eq!(texts(&scenes([why], 5)), ["No Order left."], "without anything after it, it is what happened");
    }

    #[test]
    fn costs_and_gains_are_chips_of_a_deed_and_never_beats() {
        let steps =
            scenes([of(Weight::Opens, "Begins."), chip(-3), deed("Builds.", &[]), chip(1), deed("Hires.", &[])], 5);
        assert_eq!(texts(&steps), ["Builds.", "Hires."]);
        let numbers: Vec<String> = steps[0].chips.iter().map(Gain::number).collect();
        assert_eq!(numbers, ["−3", "+1"]);
        assert_eq!(steps[0].second(), "");
    }

    #[test]
    fn what_is_left_to_the_log_has_no_words_and_a_turn_of_it_no_beat() {
        let quiet = || of(Weight::Quiet, "Shuffles.");
        let steps = scenes([quiet(), deed("Passes.", &[("a", "b")]), quiet()], 5);
        assert_eq!((texts(&steps), steps[0].second()), (vec!["Passes."], String::new()));
        assert_eq!(scenes([quiet(), quiet()], 5), []);
    }

    #[test]
    fn source_and_target_are_lit_and_what_came_is_counted() {
        let steps = scenes([deed("Takes two.", &[("tax", "seat:1"), ("tax", "seat:1")])], 5);
        let stage = steps[0].stage();
        assert!(!stage.shaded, "the table can be read");
        assert_eq!(stage.lit, ["seat:1", "tax"]);
        assert_eq!(stage.wires, [("tax".to_owned(), "seat:1".to_owned())]);
        assert_eq!((stage.marks.len(), stage.marks[0].text.as_str()), (1, "2"));
    }

    #[test]
    fn a_step_rests_longer_where_there_is_more_to_read_and_never_longer_than_three_seconds() {
        let rests = |letters: usize| scenes([deed(&"x".repeat(letters), &[])], 5)[0].rests();
        assert_eq!((rests(10), rests(500)), (1180, 3000));
    }
}
