//! Worker spaces and the costs of actions.

use super::components::{
    Ability, Action, Advantage, Attribute, BUY_OFF, CHEAPER, DEVELOP_COST, FavourId, PRAY_COST, TOWN_COSTS, Worker,
    WorkerSpace, Workers,
};
use super::question::{Intent, Question, Target, Task};
use super::state::{Paladins, Player};
use super::why_not::WhyNot;
use engine::{Check, ReasonSink, is_allowed};
use kernel::Seat;
use std::slice;

/// Returns true when a band fills the spaces exactly. A Criminal stands in for any type.
pub(super) fn fits(spaces: &[WorkerSpace], band: Workers) -> bool {
    band.total() == spaces.len() && is_allowed(|reasons| check_workers(spaces.iter().copied(), band, reasons))
}

/// Notes the Workers that a supply lacks to fill the spaces. It fills the coloured ones first, with Criminals for the
/// first missing types, then the others.
pub(super) fn check_workers(
    spaces: impl IntoIterator<Item = WorkerSpace>,
    held: Workers,
    reasons: &mut impl ReasonSink<WhyNot>,
) -> Check {
    let (mut left, mut others) = (held, 0);
    for space in spaces {
        match space {
            Some(worker) if !left.remove(worker) && !left.remove(Worker::Criminal) => {
                reasons.add(WhyNot::Worker { worker, short: 1 })?;
            }
            _ => others += 1,
        }
    }
    let short = others - held.total().min(others);
    reasons.when(short > 0, WhyNot::Workers { short: short as u8 })
}

/// Assigns the Workers of a band to up to three spaces: to the space of their type if there is one, Criminals to
/// those that nobody else fits.
pub(super) fn lay(spaces: &[WorkerSpace], band: Workers) -> [Option<Worker>; 3] {
    let mut left = band;
    let mut laid = [None; 3];
    for (place, space) in laid.iter_mut().zip(spaces) {
        *place = space.filter(|&worker| left.remove(worker));
    }
    for (place, space) in laid.iter_mut().zip(spaces) {
        if space.is_some() && place.is_none() && left.remove(Worker::Criminal) {
            *place = Some(Worker::Criminal);
        }
    }
    let mut others = left.iter();
    for (place, _) in laid.iter_mut().zip(spaces).filter(|(place, _)| place.is_none()) {
        *place = others.next();
    }
    laid
}

impl Player {
    pub fn open_spaces(&self, action: Action) -> &'static [WorkerSpace] {
        match action.right_index() {
            Some(index) => action.open_spaces(self.workshops[index]),
            None => self.spaces(action),
        }
    }

    fn has_free(&self, action: Action) -> bool {
        self.paladin.is_some_and(|paladin| paladin.card().ability == Ability::Free(action))
    }

    pub fn provision_cost(&self, action: Action) -> u8 {
        let next = |costs: &[u8; 7]| costs.get(self.done(action) as usize).copied();
        if self.has_free(action) { 0 } else { action.provision_costs().and_then(next).unwrap_or(0) }
    }

    pub fn silver_cost(&self, action: Action) -> u8 {
        if self.has_free(action) {
            return 0;
        }
        let printed = match action {
            Action::Develop => DEVELOP_COST,
            Action::Pray => PRAY_COST,
            _ => action.silver_costs().and_then(|costs| costs.get(self.done(action) as usize).copied()).unwrap_or(0),
        };
        let own = match self.paladin.map(|paladin| paladin.card().ability) {
            Some(Ability::Cheaper(cheaper, less)) if cheaper == action => printed.saturating_sub(less),
            _ => printed,
        };
        let develops = action == Action::Develop && self.brings(Advantage::CheapDevelop);
        if develops { own.saturating_sub(CHEAPER) } else { own }
    }

    pub fn townsfolk_cost(&self, slot: usize) -> u8 {
        let printed = TOWN_COSTS.get(slot).copied().unwrap_or(0);
        let less = if self.brings(Advantage::CheapRecruit) { CHEAPER } else { 0 };
        if self.has_free(Action::Recruit) { 0 } else { printed.saturating_sub(less) }
    }

    pub fn silver_or_debt(&self, question: Question) -> Option<u8> {
        match question {
            Question::TownsfolkCost { slot, .. } => Some(self.townsfolk_cost(usize::from(slot))),
            Question::BuyOff => Some(BUY_OFF),
            _ => None,
        }
    }

    pub(super) fn check_silver(&self, need: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        reasons.when(self.silver < need, WhyNot::Silver { need, have: self.silver })
    }

    pub(super) fn check_provisions(&self, need: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        reasons.when(self.provisions < need, WhyNot::Provisions { need, have: self.provisions })
    }

    pub(super) fn check_level(&self, attribute: Attribute, need: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let have = self.level(attribute);
        reasons.when(have < need, WhyNot::Attribute { attribute, need, have })
    }
}

impl Paladins {
    /// Returns true when a seat's next Townsfolk is free: in the draft for every seat, on a Free Recruit for the
    /// asked one.
    pub fn joins_for_free(&self, seat: Seat) -> bool {
        match self.asked() {
            Some((_, Question::Draft)) => true,
            Some((asked, Question::FreeRecruit)) => asked == seat,
            _ => false,
        }
    }

    pub fn town_price(&self, seat: Seat, slot: usize) -> u8 {
        if self.joins_for_free(seat) { 0 } else { self.player(seat).townsfolk_cost(slot) }
    }

    pub fn favour(&self, slot: u8) -> Option<FavourId> {
        self.board.favours(self.round).get(slot as usize).copied()
    }

    pub fn each_payment(&self, seat: Seat, task: Task, mut visit: impl FnMut(Workers) -> Check) -> Check {
        let held = self.player(seat).workers;
        let spaces = self.task_spaces(seat, task);
        if task_is_partial(task) {
            held.each_pick(1, &mut visit)?;
        }
        held.each_pick_for(Workers::of(spaces.iter().copied().flatten()), spaces.len(), visit)
    }

    pub(super) fn pays(&self, seat: Seat, task: Task, band: Workers) -> bool {
        let alone = task_is_partial(task) && band.total() == 1;
        band.within(self.player(seat).workers) && (alone || fits(self.task_spaces(seat, task), band))
    }

    /// Returns the Worker spaces of a task. A task that one Worker may do still has both spaces.
    fn task_spaces(&self, seat: Seat, task: Task) -> &'static [WorkerSpace] {
        match (task.intent, task.target) {
            (Intent::Favour(slot), _) => self.favour(slot).map_or(&[], |favour| slice::from_ref(&favour.card().worker)),
            (Intent::Order(_), _) | (Intent::Action(Action::Recruit), Target::Townsfolk { crew: false, .. }) => &[None],
            (Intent::Action(action), _) => self.player(seat).open_spaces(action),
        }
    }

    pub(super) fn place_workers(&mut self, seat: Seat, task: Task, band: Workers) {
        let spaces = self.task_spaces(seat, task);
        let player = self.player_mut(seat);
        player.workers = player.workers.minus(band);
        match task.intent {
            Intent::Favour(slot) => {
                if let Some(place) = self.board.favour_workers.get_mut(slot as usize) {
                    match &mut self.team {
                        Some(team) if place.is_some() => team.again[slot as usize] += 1,
                        _ => *place = band.iter().next().map(|worker| (seat, worker)),
                    }
                }
            }
            Intent::Order(slot) => {
                if let Some(place) = self.team.as_mut().and_then(|team| team.completed.get_mut(slot as usize)) {
                    *place = band.iter().next().map(|worker| (seat, worker));
                }
            }
            Intent::Action(action) => {
                // A single Worker goes on the left space (Recruit, Hunt and Trade).
                let filled = if band.total() < spaces.len() { &[None] } else { spaces };
                let mut laid = lay(filled, band).into_iter();
                let covered = [0, 1, 2].map(|place| player.covered(action, place));
                for (space, covered) in player.spaces_mut(action).into_iter().flatten().zip(covered) {
                    if !covered {
                        *space = laid.next().flatten();
                    }
                }
            }
        }
    }
}

/// For Hunt and Trade the band decides between one or two Workers, for Recruit the target.
const fn task_is_partial(task: Task) -> bool {
    matches!(task.intent, Intent::Action(Action::Hunt | Action::Trade))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bands listed for spaces are those that fill them, in the order of all bands. Checked for every action,
    /// with all Workshops, from every supply of up to two of each type.
    #[test]
    fn the_bands_of_a_payment_are_those_that_fill_the_spaces() {
        let covers = [[false, false], [false, true], [true, false], [true, true]];
        for (action, covered) in Action::ALL.into_iter().flat_map(|action| covers.map(|covered| (action, covered))) {
            let spaces = action.open_spaces(covered);
            let wanted = Workers::of(spaces.iter().copied().flatten());
            for supply in 0..3_usize.pow(6) {
                let mut held = Workers::NONE;
                for (place, worker) in Worker::ALL.into_iter().enumerate() {
                    held.add(worker, (supply / 3_usize.pow(place as u32) % 3) as u8);
                }
                let (mut listed, mut filling) = (Vec::new(), Vec::new());
                let _ = held.each_pick_for(wanted, spaces.len(), |band| {
                    listed.push(band);
                    Check::Continue(())
                });
                let _ = held.each_pick(spaces.len(), |band| {
                    filling.extend(fits(spaces, band).then_some(band));
                    Check::Continue(())
                });
                assert_eq!(listed, filling, "{action:?} with {covered:?} from {held}");
            }
        }
    }

    /// Workshops cover only the two left spaces of right-hand actions.
    #[test]
    fn a_workshop_closes_its_space_alone() {
        for action in Action::ALL {
            let open = |covered: [bool; 2]| -> Vec<WorkerSpace> {
                let places = action.spaces().iter().enumerate();
                let closed = |place: usize| action.right_index().is_some() && covered.get(place) == Some(&true);
                places.filter(|(place, _)| !closed(*place)).map(|(_, space)| *space).collect()
            };
            for covered in [[false, false], [false, true], [true, false], [true, true]] {
                assert_eq!(action.open_spaces(covered), open(covered), "{action:?} with {covered:?}");
            }
        }
    }
}
