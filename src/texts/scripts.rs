//! Messages to scripts about an impossible set-up.

use super::PageTexts;
use kernel::{MAX_NAME, SetupError};
use kernel::{phrases, texts};

texts! {
    PageTexts;
    wrong_opponent_place: "The official solo opponent takes the second of two seats.";
    wrong_coop_twice: "The co-op scenario has one difficulty: “coop-hard” or “coop-insane”.";
    wrong_coop_alone: "The co-op scenario is for two seats or more, without an official opponent and outside a campaign.";
    nothing_carried: "This game takes nothing over from an earlier one.";
}

phrases! {
    PageTexts;
    wrong_seat(word): "No kind of player is called “{word}”.";
    wrong_seats(given, least, most): "{given} seats are too few or too many: this game takes {least} to {most}.";
    wrong_names(most): "There is at most one name for each seat, of at most {most} plain characters that can be seen.";
    wrong_module(word): "The part “{word}” is unknown, or named twice.";
    wrong_coop_module(word): "The part “{word}” is one of the co-op scenario: add “coop”.";
    wrong_carried(word): "“{word}” cannot be brought from an earlier game, or not by that seat, so many or twice.";
}

impl PageTexts {
    pub fn wrong_setup(self, error: &SetupError) -> String {
        match error {
            SetupError::SeatKey(word) => self.wrong_seat(word),
            SetupError::Seats { given, least, most } => self.wrong_seats(given, least, most),
            SetupError::OfficialSeat => self.wrong_opponent_place().to_owned(),
            SetupError::Names => self.wrong_names(MAX_NAME),
            SetupError::Module(word) => self.wrong_module(word),
            SetupError::CoopModule(word) => self.wrong_coop_module(word),
            SetupError::CoopTwice => self.wrong_coop_twice().to_owned(),
            SetupError::CoopAlone => self.wrong_coop_alone().to_owned(),
            SetupError::NothingCarried => self.nothing_carried().to_owned(),
            SetupError::CampaignBonus(word) => self.wrong_carried(word),
        }
    }
}
