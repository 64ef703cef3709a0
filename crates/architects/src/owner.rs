//! The owner of a Worker: a player, or the Overlord, who has no seat.

use engine::ChoiceArg;
use kernel::Seat;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    Seat(Seat),
    Overlord,
}

const OVERLORD: &str = "overlord";

impl Owner {
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Overlord => None,
        }
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl PartialEq<Seat> for Owner {
    fn eq(&self, seat: &Seat) -> bool {
        *self == Self::Seat(*seat)
    }
}

/// Written as the number of the seat, or as `overlord`.
impl ChoiceArg for Owner {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.write(f),
            Self::Overlord => f.write_str(OVERLORD),
        }
    }
    fn read(text: &str) -> Option<Self> {
        if text == OVERLORD { Some(Self::Overlord) } else { Seat::read(text).map(Self::Seat) }
    }
}

impl Serialize for Owner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Overlord => serializer.serialize_str(OVERLORD),
        }
    }
}

impl<'de> Deserialize<'de> for Owner {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OwnerVisitor;
        impl<'de> Visitor<'de> for OwnerVisitor {
            type Value = Owner;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the number of a seat, or “{OVERLORD}”")
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<Owner, E> {
                u8::try_from(number).map(|seat| Owner::Seat(Seat(seat))).map_err(E::custom)
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Owner, E> {
                if text == OVERLORD { Ok(Owner::Overlord) } else { Err(E::custom("nobody's Workers")) }
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut bytes: A) -> Result<Owner, A::Error> {
                let mut next = || bytes.next_element::<u8>().map(Option::unwrap_or_default);
                let first = next()?;
                if usize::from(first) < OVERLORD.len() {
                    return Ok(Owner::Seat(Seat(first)));
                }
                for letter in OVERLORD.bytes() {
                    if next()? != letter {
                        return Err(A::Error::custom("nobody's Workers"));
                    }
                }
                Ok(Owner::Overlord)
            }
        }
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(OwnerVisitor)
        } else {
            // Either the number of a seat, or a string: its length, which no seat number reaches, then its letters.
            deserializer.deserialize_tuple(1 + OVERLORD.len(), OwnerVisitor)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_owner_is_written_as_a_number_or_as_the_overlord() {
        for (owner, json) in [(Owner::Seat(Seat(3)), "3"), (Owner::Overlord, "\"overlord\"")] {
            assert_eq!(serde_json::to_string(&owner).unwrap(), json);
            assert_eq!(serde_json::from_str::<Owner>(json).unwrap(), owner);
            assert_eq!(Owner::read(json.trim_matches('"')), Some(owner));
        }
        assert!(serde_json::from_str::<Owner>("\"king\"").is_err() && serde_json::from_str::<Owner>("300").is_err());
    }
}
