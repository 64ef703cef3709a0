//! The choices of a game of Paladins and the keys that stand for them in records.

use super::components::{Action, Attribute, PaladinId, TownsfolkId, Workers};
use engine::words;
use kernel::Seat;

words! {
    /// One small step of a decision. It fills a machine word, so that copies of choice lists move complete words.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[repr(align(8))]
    pub enum Choice {
        /// The Townsfolk in a slot, into the crew for free.
        Take(slot: u8) = "take:{slot}",
        /// This Paladin for the round.
        Play(paladin: PaladinId) = "play:{paladin}",
        /// This Paladin on top of the deck.
        Top(paladin: PaladinId) = "top:{paladin}",
        /// The Tavern card in a place.
        Tavern(place: u8) = "tavern:{place}",
        /// The King's Favour in a slot.
        Favour(slot: u8) = "favour:{slot}",
        /// Pass for the rest of the round.
        Pass = "pass",
        /// The Townsfolk in a slot, for its quest.
        Quest(slot: u8) = "quest:{slot}",
        /// The Townsfolk in a slot, into the crew.
        Crew(slot: u8) = "crew:{slot}",
        /// Pay the Townsfolk with Silver.
        Silver = "silver",
        /// Take a Debt for the Townsfolk.
        Debt = "debt",
        /// A space of the main board.
        Space(space: u8) = "space:{space}",
        /// A Jar space.
        Jar(space: u8) = "jar:{space}",
        /// The Outsider in a slot.
        Outsider(slot: u8) = "outsider:{slot}",
        /// A left space (0 or 1) of a right-hand action, for a Workshop.
        Workshop(action: Action, space: u8) = "workshop:{action}:{space}",
        /// Clear this action.
        Clear(action: Action) = "clear:{action}",
        /// Place these Workers.
        Pay(workers: Workers) = "pay:{workers}",
        /// Keep these Workers.
        Keep(workers: Workers) = "keep:{workers}",
        /// Raise this Attribute.
        Raise(attribute: Attribute) = "raise:{attribute}",
        /// The left reward of the card.
        Left = "left",
        /// The right reward of the card.
        Right = "right",
        /// Resolve the ability of this crew member.
        Resolve(townsfolk: TownsfolkId) = "resolve:{townsfolk}",
        /// Remove the Suspicion.
        RemoveSuspicion = "remove-suspicion",
        /// Keep the Suspicion.
        KeepSuspicion = "keep-suspicion",
        /// This starting Townsfolk.
        Starting(townsfolk: TownsfolkId) = "start:{townsfolk}",
        /// The King's Order in a slot, in the co-op scenario.
        Order(slot: u8) = "order:{slot}",
        /// Give the rewards of the action to this seat.
        Give(seat: Seat) = "give:{seat}",
        /// Lose this Worker.
        Lose(workers: Workers) = "lose:{workers}",
        /// This action of the player board.
        Act(action: Action) = "{action}",
    }
}
