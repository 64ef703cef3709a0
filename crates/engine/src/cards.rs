//! Cards by their places in tables.

/// Defines a card's place in its table as a type of its own, so that cards of two decks cannot be confused. States and
/// records hold its number, which counts from 0 or `from 1`. The texts of choices hold it, or one of the card's fields
/// (`by key`).
#[macro_export]
macro_rules! card_id {
    ($(#[$doc:meta])* pub struct $id:ident($vis:vis u8); fn $get:ident() -> $card:ident = $table:ident $(from $first:literal)? $(by $key:ident)?;) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $id($vis u8);

        impl $id {
            /// All cards of the table.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$table.len()).filter_map(Self::at)
            }

            /// The card at a place of the table, counted from 0.
            pub const fn at(place: usize) -> Option<Self> {
                if place < $table.len() { Some(Self(place as u8)) } else { None }
            }

            /// Place in the table, counted from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Row of the table; the last row for a place beyond it.
            pub const fn $get(self) -> &'static $card {
                &$table[if self.index() < $table.len() { self.index() } else { $table.len() - 1 }]
            }

            /// Number in states and records.
            pub const fn number(self) -> u8 {
                self.0 $(+ $first)?
            }

            /// The card with a number.
            pub const fn numbered(number: u8) -> Option<Self> {
                match number.checked_sub(0 $(+ $first)?) {
                    Some(place) => Self::at(place as usize),
                    None => None,
                }
            }
        }

        impl From<$id> for u8 {
            fn from(id: $id) -> Self {
                id.number()
            }
        }

        impl TryFrom<u8> for $id {
            type Error = &'static str;
            fn try_from(number: u8) -> Result<Self, Self::Error> {
                Self::numbered(number).ok_or(concat!("no number of ", stringify!($table)))
            }
        }

        $crate::card_id!(@arg $id $table $get $($key)?);
    };
    (@arg $id:ident $table:ident $get:ident) => {
        impl $crate::ChoiceArg for $id {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.number())
            }
            fn read(text: &str) -> Option<Self> {
                text.parse().ok().and_then(Self::numbered)
            }
        }
    };
    (@arg $id:ident $table:ident $get:ident $key:ident) => {
        impl $crate::ChoiceArg for $id {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.$get().$key)
            }
            fn read(text: &str) -> Option<Self> {
                $table.iter().position(|card| card.$key == text).and_then(Self::at)
            }
        }
    };
}

/// Defines a printed card: its fields, and a function that makes a row of its table from them in their order.
#[macro_export]
macro_rules! card {
    ($(#[$doc:meta])* pub struct $card:ident = $row:ident { $( $(#[$note:meta])+ $field:ident: $of:ty, )+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $card { $( $(#[$note])+ pub $field: $of, )+ }

        #[allow(clippy::too_many_arguments)] // a row reads like a card
        const fn $row($($field: $of),+) -> $card {
            $card { $($field),+ }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::ChoiceArg;

    card! {
        /// A card.
        pub struct Card = row {
            /// Key of the card.
            key: &'static str,
            /// Value of the card.
            value: u8,
        }
    }

    const CARDS: [Card; 2] = [row("king", 4), row("queen", 3)];

    card_id! {
        /// By its number from 1.
        pub struct FromOne(u8);
        fn card() -> Card = CARDS from 1;
    }

    card_id! {
        /// By its key.
        pub struct ByKey(u8);
        fn card() -> Card = CARDS by key;
    }

    #[test]
    fn a_card_is_read_by_its_number_or_by_its_key() {
        assert_eq!(FromOne::all().map(FromOne::number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(FromOne::read("2").map(|id| (id.index(), id.card().key, id.card().value)), Some((1, "queen", 3)));
        assert_eq!(
            ByKey::all().map(|id| (id.card().key, id.number())).collect::<Vec<_>>(),
            [("king", 0), ("queen", 1)]
        );
        assert_eq!(ByKey::read("queen"), ByKey::at(1));
        assert_eq!((FromOne::read("0"), FromOne::read("3"), ByKey::read("1")), (None, None, None));
    }

    #[test]
    fn a_number_of_no_card_is_refused_where_a_state_is_read() {
        assert_eq!(serde_json::from_str::<FromOne>("2").ok(), FromOne::at(1));
        assert_eq!(serde_json::to_string(&FromOne::at(1)).unwrap(), "2");
        assert!(serde_json::from_str::<FromOne>("0").is_err() && serde_json::from_str::<ByKey>("2").is_err());
    }
}
