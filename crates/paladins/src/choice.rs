use super::components::{Action, Attribute, PaladinId, TownsfolkId, Workers};
use engine::text_enum;
use kernel::Seat;

text_enum! {
    /// One small step of a decision. It fills a machine word, so that copies of choice lists move complete words.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[repr(align(8))]
    pub enum Choice {
        Take(slot: u8) = "take:{slot}",
        Play(paladin: PaladinId) = "play:{paladin}",
        Top(paladin: PaladinId) = "top:{paladin}",
        Tavern(place: u8) = "tavern:{place}",
        Favour(slot: u8) = "favour:{slot}",
        Pass = "pass",
        Quest(slot: u8) = "quest:{slot}",
        Crew(slot: u8) = "crew:{slot}",
        Silver = "silver",
        Debt = "debt",
        Space(space: u8) = "space:{space}",
        Jar(space: u8) = "jar:{space}",
        Outsider(slot: u8) = "outsider:{slot}",
        /// A left space (0 or 1) of a right-hand action, for a Workshop.
        Workshop(action: Action, space: u8) = "workshop:{action}:{space}",
        Clear(action: Action) = "clear:{action}",
        Pay(workers: Workers) = "pay:{workers}",
        Keep(workers: Workers) = "keep:{workers}",
        Raise(attribute: Attribute) = "raise:{attribute}",
        Left = "left",
        Right = "right",
        Resolve(townsfolk: TownsfolkId) = "resolve:{townsfolk}",
        RemoveSuspicion = "remove-suspicion",
        KeepSuspicion = "keep-suspicion",
        Starting(townsfolk: TownsfolkId) = "start:{townsfolk}",
        Order(slot: u8) = "order:{slot}",
        Give(seat: Seat) = "give:{seat}",
        Lose(workers: Workers) = "lose:{workers}",
        Act(action: Action) = "{action}",
    }
}
