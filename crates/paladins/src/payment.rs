//! Worker spaces, and what an action costs.

use super::components::{
    Ability, Action, Advantage, Attribute, BUY_OFF, CHEAPER, DEVELOP_COST, FavourId, PRAY_COST, TOWN_COSTS, Worker,
    WorkerSpace, Workers,
};
use super::question::{Intent, Question, Target, Task};
use super::state::{Paladins, Player};
use super::why_not::WhyNot;
use engine::{Heard, Note, nothing};
use kernel::Seat;
use std::slice;

/// Whether a band fills the spaces exactly. A Criminal stands in for any type.
pub(super) fn fits(spaces: &[WorkerSpace], band: Workers) -> bool {
    band.total() == spaces.len() && nothing(|lacks| lacks_workers(spaces.iter().copied(), band, lacks))
}

/// Notes what a supply lacks to fill the spaces: the types of the coloured ones, with its Criminals spent on the first that
/// are missing, then any others.
pub(super) fn lacks_workers(
    spaces: impl IntoIterator<Item = WorkerSpace>,
    held: Workers,
    note: &mut impl Note<WhyNot>,
) -> Heard {
    let (mut left, mut others) = (held, 0);
    for space in spaces {
        match space {
            Some(worker) if !left.remove(worker) && !left.remove(Worker::Criminal) => {
                note.note(WhyNot::Worker { worker, short: 1 })?;
            }
            _ => others += 1,
        }
    }
    let short = others - held.total().min(others);
    note.when(short > 0, WhyNot::Workers { short: short as u8 })
}

/// Where each Worker of a band stands on up to three spaces: on the space of its type if there is one, Criminals where nobody
/// else fits.
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
    /// The Worker spaces of an action that no Workshop covers, left to right.
    pub fn open_spaces(&self, action: Action) -> &'static [WorkerSpace] {
        match action.right_index() {
            Some(index) => action.open_spaces(self.workshops[index]),
            None => self.spaces(action),
        }
    }

    /// Whether this round's Paladin makes an action free of Silver and Provisions.
    pub fn has_free(&self, action: Action) -> bool {
        self.paladin.is_some_and(|paladin| paladin.card().ability == Ability::Free(action))
    }

    /// Provisions that an action costs this player next.
    pub fn provision_cost(&self, action: Action) -> u8 {
        let next = |costs: &[u8; 7]| costs.get(self.done(action) as usize).copied();
        if self.has_free(action) { 0 } else { action.provision_costs().and_then(next).unwrap_or(0) }
    }

    /// Silver that an action costs this player next; for Recruit and Attack it depends on the target.
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

    /// Silver that the Townsfolk of a slot costs this player.
    pub fn townsfolk_cost(&self, slot: usize) -> u8 {
        let printed = TOWN_COSTS.get(slot).copied().unwrap_or(0);
        let less = if self.brings(Advantage::CheapRecruit) { CHEAPER } else { 0 };
        if self.has_free(Action::Recruit) { 0 } else { printed.saturating_sub(less) }
    }

    /// Silver that a question offers to pay, where it offers a Debt beside it.
    pub fn silver_or_debt(&self, question: Question) -> Option<u8> {
        match question {
            Question::TownsfolkCost { slot, .. } => Some(self.townsfolk_cost(usize::from(slot))),
            Question::BuyOff => Some(BUY_OFF),
            _ => None,
        }
    }

    /// Notes that Silver is missing.
    pub(super) fn lacks_silver(&self, need: u8, note: &mut impl Note<WhyNot>) -> Heard {
        note.when(self.silver < need, WhyNot::Silver { need, have: self.silver })
    }

    /// Notes that Provisions are missing.
    pub(super) fn lacks_provisions(&self, need: u8, note: &mut impl Note<WhyNot>) -> Heard {
        note.when(self.provisions < need, WhyNot::Provisions { need, have: self.provisions })
    }

    /// Notes that an Attribute is too low.
    pub(super) fn lacks_level(&self, attribute: Attribute, need: u8, note: &mut impl Note<WhyNot>) -> Heard {
        let have = self.level(attribute);
        note.when(have < need, WhyNot::Attribute { attribute, need, have })
    }
}

impl Paladins {
    /// Whether a seat's next Townsfolk joins for free: everybody's in the draft, and that of who chooses on a Free Recruit.
    pub fn joins_for_free(&self, seat: Seat) -> bool {
        match self.asked() {
            Some((_, Question::Draft)) => true,
            Some((asked, Question::FreeRecruit)) => asked == seat,
            _ => false,
        }
    }

    /// Silver that the Townsfolk of a slot costs a seat as things stand.
    pub fn town_price(&self, seat: Seat, slot: usize) -> u8 {
        if self.joins_for_free(seat) { 0 } else { self.player(seat).townsfolk_cost(slot) }
    }

    /// The King's Favour in a slot, if it is revealed.
    pub fn favour(&self, slot: u8) -> Option<FavourId> {
        self.board.favours(self.round).get(slot as usize).copied()
    }

    /// Every band of the seat's own Workers with which a task can be done, each once.
    pub fn each_payment(&self, seat: Seat, task: Task, mut visit: impl FnMut(Workers) -> Heard) -> Heard {
        let held = self.player(seat).workers;
        let spaces = self.task_spaces(seat, task);
        if task_is_partial(task) {
            held.each_pick(1, &mut visit)?;
        }
        held.each_pick_for(Workers::of(spaces.iter().copied().flatten()), spaces.len(), visit)
    }

    /// Whether a band pays for a task.
    pub(super) fn pays(&self, seat: Seat, task: Task, band: Workers) -> bool {
        let alone = task_is_partial(task) && band.total() == 1;
        band.within(self.player(seat).workers) && (alone || fits(self.task_spaces(seat, task), band))
    }

    /// The Worker spaces that a task fills; where it may be partial, with both Workers.
    pub(super) fn task_spaces(&self, seat: Seat, task: Task) -> &'static [WorkerSpace] {
        match (task.intent, task.target) {
            (Intent::Favour(slot), _) => self.favour(slot).map_or(&[], |favour| slice::from_ref(&favour.card().worker)),
            (Intent::Order(_), _) | (Intent::Action(Action::Recruit), Target::Townsfolk { crew: false, .. }) => &[None],
            (Intent::Action(action), _) => self.player(seat).open_spaces(action),
        }
    }

    /// Puts a band onto the spaces of a task.
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
                // One Worker alone goes on the left space (Recruit, Hunt and Trade).
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

/// Hunt and Trade leave it to the Workers whether one or two are placed; for Recruit the target tells.
const fn task_is_partial(task: Task) -> bool {
    matches!(task.intent, Intent::Action(Action::Hunt | Action::Trade))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bands that are listed for spaces are those that fill them, in the order in which all bands come: for every action,
    /// whatever Workshops cover, from every supply of up to two of each type.
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
                    Heard::Continue(())
                });
                let _ = held.each_pick(spaces.len(), |band| {
                    filling.extend(fits(spaces, band).then_some(band));
                    Heard::Continue(())
                });
                assert_eq!(listed, filling, "{action:?} with {covered:?} from {held}");
            }
        }
    }

    /// Workshops cover the two left spaces of right-hand actions, and nothing else.
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
