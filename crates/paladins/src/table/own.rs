//! The rest of a player's board: Attributes, crew, Debts and Suspicion.

use super::names;
use super::scene::Scene;
use super::signs::attribute_icon;
use crate::components::{Attribute, TRACK_END, TownsfolkId};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::names::HONOUR;
use crate::{Choice, Thing};
use kernel::grammar::headed;
use kernel::{Lang, Seat};
use ui::{Tap, TrackRow};

pub fn tracks(scene: &Scene, seat: Seat) -> Vec<TrackRow> {
    let player = scene.state.player(seat);
    Attribute::ALL
        .into_iter()
        .map(|attribute| {
            let (level, lent) = (player.track(attribute), player.boost(attribute));
            let name = names::attribute(attribute, scene.lang);
            let label = match lent {
                0 => format!("{name} {level}"),
                _ => Texts(scene.lang).with_the_paladin(name, level, level + lent),
            };
            let class = match attribute {
                Attribute::Faith => "a-f",
                Attribute::Strength => "a-s",
                Attribute::Influence => "a-i",
            };
            TrackRow {
                class,
                icon: attribute_icon(attribute),
                level,
                lent,
                end: TRACK_END,
                lid: player.honour(),
                label,
            }
        })
        .chain(player.member.map(|member| {
            let name = HONOUR.one(scene.lang);
            let label = headed(name, &Texts(scene.lang).lid(member.honour), scene.lang);
            TrackRow {
                class: "a-h",
                icon: Thing::Honour.row().sign,
                level: member.honour,
                lent: 0,
                end: TRACK_END,
                lid: TRACK_END,
                label,
            }
        }))
        .collect()
}

#[derive(Clone, Debug, PartialEq)]
pub struct Crew {
    /// Members. The flag is true for one whose ability would trigger, and the tap resolves it while that is asked.
    pub members: Vec<(TownsfolkId, bool, Option<Tap>)>,
    pub lang: Lang,
}

pub fn crew(scene: &Scene, seat: Seat) -> Crew {
    let own = seat == scene.viewer;
    let members: Vec<(TownsfolkId, bool, Option<Tap>)> = scene
        .state
        .player(seat)
        .crew
        .iter()
        .map(|id| {
            let tap = scene.choose(Choice::Resolve(*id)).filter(|_| own);
            (*id, own && (scene.works_on(*id) || tap.is_some()), tap)
        })
        .collect();
    let (mut members, others): (Vec<_>, Vec<_>) = members.into_iter().partition(|(_, hot, _)| *hot);
    members.extend(others);
    Crew { members, lang: scene.lang }
}

pub type DebtsAndSuspicion = (u8, u8, Vec<u8>);

pub fn holdings(scene: &Scene, seat: Seat) -> DebtsAndSuspicion {
    let player = scene.state.player(seat);
    (player.unpaid, player.paid, player.suspicion.to_vec())
}
