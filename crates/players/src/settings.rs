#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// After this number of turns, the running one included. It counts from the root and not from the leaf: otherwise a
    /// leaf after one's own turn would be compared with one after the reply to it.
    Turns(u32),
    Rounds(u32),
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPurpose {
    Quick,
    Strongest,
    Advice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trees {
    /// One tree for all: the choices of all seats since the root lead to a node.
    One,
    /// A tree for each seat: only the choices of its own seat lead to a node, as in MO-ISMCTS (Cowling, Powley,
    /// Whitehouse 2012). Nothing in it depends on the others' choices, so a seat's choices in its next turn are
    /// compared over all replies together. One tree splits into so many replies that it hardly reaches that turn.
    EachSeat,
}

impl Trees {
    /// Returns the trees of a search for a purpose, in a competitive game. The quick levels keep one tree: the
    /// strengths of official opponents and of teams are measured by them.
    pub const fn of(purpose: SearchPurpose) -> Self {
        if matches!(purpose, SearchPurpose::Quick) { Self::One } else { Self::EachSeat }
    }

    fn named(key: &str) -> Option<Self> {
        match key {
            "one" => Some(Self::One),
            "each" => Some(Self::EachSeat),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    pub iteration_factor: u32,
    pub exploration: f32,
    pub trees: Trees,
    /// Temperature of the softmax that turns move values (in points) into priors.
    pub temperature: f32,
    /// Percentage of playout choices made at random. Playouts over a number of turns make none.
    pub random: u32,
    /// Depth limit of the tree, and of playouts unless `leaf_turns` is set.
    pub horizon: Horizon,
    /// If set, a leaf is evaluated once its turn is settled and this number of turns is over since the root.
    pub leaf_turns: Option<u32>,
    /// Weight of the value network in a leaf's value, from 0 to 1. The evaluation has the rest. It has no effect in a
    /// game without a network.
    pub network_share: f32,
}

impl SearchSettings {
    pub const USUAL: Self = Self {
        iteration_factor: 1,
        exploration: 0.7,
        trees: Trees::One,
        temperature: 1.5,
        random: 10,
        horizon: Horizon::End,
        leaf_turns: None,
        network_share: 0.0,
    };

    pub(super) fn leaf_horizon(&self) -> Horizon {
        self.leaf_turns.map_or(self.horizon, Horizon::Turns)
    }

    /// A copy with changes, such as `horizon=turn4+leaf=2`; `None` for an unknown key.
    pub fn changed(mut self, changes: &str) -> Option<Self> {
        for change in changes.split('+') {
            let (key, value) = change.split_once('=')?;
            match key {
                "factor" => self.iteration_factor = value.parse().ok()?,
                "exploration" => self.exploration = value.parse().ok()?,
                "trees" => self.trees = Trees::named(value)?,
                "temperature" => self.temperature = value.parse().ok()?,
                "random" => self.random = value.parse().ok()?,
                "horizon" => self.horizon = Horizon::named(value)?,
                "leaf" => self.leaf_turns = if value == "none" { None } else { Some(value.parse().ok()?) },
                "network" => self.network_share = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(self)
    }
}

impl Horizon {
    /// Parses `end`, or a number of rounds or turns such as `round1` or `turn4`.
    fn named(key: &str) -> Option<Self> {
        if key == "end" {
            return Some(Self::End);
        }
        let number = |kind: &str| key.strip_prefix(kind)?.parse().ok();
        number("turn").map(Self::Turns).or_else(|| number("round").map(Self::Rounds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_changed_by_keys() {
        let changed = SearchSettings::USUAL.changed("horizon=turn4+leaf=2+network=0.9+exploration=0.3").unwrap();
        assert_eq!((changed.horizon, changed.leaf_turns), (Horizon::Turns(4), Some(2)));
        assert_eq!((changed.network_share, changed.exploration), (0.9, 0.3));
        assert_eq!((changed.trees, changed.changed("trees=each").unwrap().trees), (Trees::One, Trees::EachSeat));
        assert_eq!(SearchSettings::USUAL.changed("trees=two"), None);
        let leaf = changed.changed("horizon=round1+leaf=none").map(|settings| settings.leaf_horizon());
        assert_eq!(leaf, Some(Horizon::Rounds(1)));
        assert_eq!(SearchSettings::USUAL.changed("horizon=turn"), None);
        assert_eq!(SearchSettings::USUAL.changed("haste=2"), None);
    }
}
