use super::super::components::{BONUS_AT, PRINTED_MANUSCRIPT_COST, PrimaryAction, Ribbon, Script, Segment};
use super::super::event::Event;
use super::super::state::Viscounts;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Viscounts {
    /// Notes the reasons against transcribing. It needs the inside path, and the Clerics for the Manuscript beside the
    /// Viscount.
    pub(super) fn check_transcribe(&self, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        if !self.player(self.turn).space.is_inside() {
            return reasons.add(WhyNot::InsideOnly);
        }
        self.check_icons(PrimaryAction::Transcribe, self.manuscript_cost(), reasons)
    }

    /// Cost of the Manuscript beside this turn's Viscount, or of the printed one once the pile is used up.
    pub(in super::super) fn manuscript_cost(&self) -> u8 {
        let segment = self.player(self.turn).space.segment;
        self.visible_manuscript(segment).map_or(PRINTED_MANUSCRIPT_COST, |manuscript| manuscript.tile().cost)
    }

    /// Takes the visible Manuscript of a segment. A third ribbon of one colour claims that Cleric Bonus card if nobody
    /// has it; then the Manuscript's immediate effects come. A printed Manuscript gives its effects and stays.
    pub(in super::super) fn take_manuscript(&mut self, seat: Seat, segment: Segment, out: &mut impl EventSink<Event>) {
        let Some(manuscript) = self.board.manuscripts[segment.index()].pop() else {
            out.emit(Event::TranscribedPrinted { seat, segment });
            self.flow.give(seat, segment.face().manuscript);
            return;
        };
        let tile = manuscript.tile();
        self.player_mut(seat).manuscripts.push(manuscript);
        out.emit(Event::Transcribed { seat, segment, manuscript });
        out.emit(Event::ManuscriptRevealed { segment, manuscript: self.visible_manuscript(segment) });
        self.claim_bonus(seat, tile.ribbon, out);
        self.reward_references(seat, tile.ribbon);
        if let Script::Immediate(effects) = tile.script {
            self.flow.give(seat, effects);
        }
    }

    /// Gives the Cleric Bonus card of a colour to the first seat with three Manuscripts of that ribbon.
    fn claim_bonus(&mut self, seat: Seat, ribbon: Ribbon, out: &mut impl EventSink<Event>) {
        let holder = &mut self.board.bonuses[ribbon as usize];
        if holder.is_none() && self.players[seat.index() % self.players.len()].ribbons(ribbon) >= BONUS_AT {
            *holder = Some(seat);
            out.emit(Event::BonusTaken { seat, ribbon });
        }
    }
}
