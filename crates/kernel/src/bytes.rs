//! States as bytes: the canonical form, which is hashed into fingerprints, and the sent form, in which states, records
//! and responses go to a worker.
//!
//! Both are [postcard](https://postcard.jamesmunns.com/wire-format). Fields have no names, and the code that reads them
//! is far smaller than a JSON reader. The canonical form leaves out the fields that JSON leaves out, and cannot be
//! read. The sent form has a zero in their place.

use postcard::Error;
use serde::de::DeserializeOwned;
use serde::ser::{self, Serialize};

/// Returns the canonical bytes of a state, the same on every machine.
pub(super) fn canonical<T: Serialize>(state: &T) -> Vec<u8> {
    written(state, false)
}

/// Returns the sent form of a value.
pub fn sent<T: Serialize>(value: &T) -> Vec<u8> {
    written(value, true)
}

/// Reads what was [sent]. Whether the rules allow a state is checked by [`Game::broken`](super::Game::broken).
///
/// # Errors
///
/// The bytes are no value of this type.
pub fn received<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    postcard::from_bytes(bytes)
}

fn written<T: Serialize>(value: &T, sent: bool) -> Vec<u8> {
    let mut writer = Writer { bytes: Vec::new(), sent };
    // Only a list without a length fails, and no value has one.
    if value.serialize(&mut writer).is_ok() { writer.bytes } else { Vec::new() }
}

/// For a field that may be left out and is neither an option nor a number: `#[serde(with = "left_out")]` beside
/// `default` and `skip_serializing_if`.
pub mod left_out {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Name by which the writer recognizes such a field.
    pub(super) const NAME: &str = "left_out";

    /// Writes the value, marked as one that may be left out.
    pub fn serialize<T: Serialize, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(NAME, value)
    }

    /// Reads the value; in the sent form as an option.
    pub fn deserialize<'de, T: Deserialize<'de> + Default, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        if deserializer.is_human_readable() {
            T::deserialize(deserializer)
        } else {
            Option::deserialize(deserializer).map(Option::unwrap_or_default)
        }
    }
}

struct Writer {
    bytes: Vec<u8>,
    sent: bool,
}

impl Writer {
    /// Writes a number in groups of seven bits, the lowest first. Each group but the last has the highest bit set.
    fn varint(&mut self, mut number: u64) {
        while number > 0x7f {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    /// Writes a signed number in zigzag form: the lowest bit is the sign.
    fn signed(&mut self, number: i64) {
        self.varint((number << 1 ^ number >> 63).cast_unsigned());
    }

    fn length(&mut self, length: Option<usize>) -> Result<&mut Self, Error> {
        self.varint(length.ok_or(Error::SerializeSeqLengthUnknown)? as u64);
        Ok(self)
    }

    fn variant(&mut self, index: u32) -> &mut Self {
        self.varint(u64::from(index));
        self
    }
}

macro_rules! numbers {
    ($($method:ident $type:ident $how:ident $wide:ident;)*) => { $(
        fn $method(self, number: $type) -> Result<(), Error> {
            self.$how($wide::from(number));
            Ok(())
        }
    )* };
}

impl ser::Serializer for &mut Writer {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    fn is_human_readable(&self) -> bool {
        false
    }

    numbers! {
        serialize_i16 i16 signed i64;
        serialize_i32 i32 signed i64;
        serialize_i64 i64 signed i64;
        serialize_u16 u16 varint u64;
        serialize_u32 u32 varint u64;
        serialize_u64 u64 varint u64;
    }

    fn serialize_u8(self, number: u8) -> Result<(), Error> {
        self.bytes.push(number);
        Ok(())
    }

    fn serialize_i8(self, number: i8) -> Result<(), Error> {
        self.serialize_u8(number.cast_unsigned())
    }

    fn serialize_bool(self, flag: bool) -> Result<(), Error> {
        self.serialize_u8(u8::from(flag))
    }

    fn serialize_f32(self, number: f32) -> Result<(), Error> {
        self.bytes.extend(number.to_le_bytes());
        Ok(())
    }

    fn serialize_f64(self, number: f64) -> Result<(), Error> {
        self.bytes.extend(number.to_le_bytes());
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Result<(), Error> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        self.serialize_bytes(text.as_bytes())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Error> {
        self.length(Some(bytes.len()))?.bytes.extend(bytes);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_u8(0)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Error> {
        self.bytes.push(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Result<(), Error> {
        self.variant(index);
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, name: &'static str, value: &T) -> Result<(), Error> {
        if self.sent && name == left_out::NAME { self.serialize_some(value) } else { value.serialize(self) }
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self.variant(index))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self, Error> {
        self.length(length)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, index: u32, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self.variant(index))
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Self, Error> {
        self.length(length)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_struct_variant(self, _: &'static str, index: u32, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self.variant(index))
    }
}

/// Writers of compound values: their parts one after the other.
macro_rules! in_turn {
    ($($trait:ident $method:ident($($key:ident: $type:ty)?);)*) => { $(
        impl ser::$trait for &mut Writer {
            type Ok = ();
            type Error = Error;
            fn $method<T: ?Sized + Serialize>(&mut self, $($key: $type,)? value: &T) -> Result<(), Error> {
                value.serialize(&mut **self)
            }
            fn end(self) -> Result<(), Error> {
                Ok(())
            }
        }
    )* };
}

in_turn! {
    SerializeSeq serialize_element();
    SerializeTuple serialize_element();
    SerializeTupleStruct serialize_field();
    SerializeTupleVariant serialize_field();
    SerializeStructVariant serialize_field(_key: &'static str);
}

impl ser::SerializeStruct for &mut Writer {
    type Ok = ();
    type Error = Error;
    fn serialize_field<T: ?Sized + Serialize>(&mut self, _: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(&mut **self)
    }
    fn skip_field(&mut self, _: &'static str) -> Result<(), Error> {
        if self.sent {
            self.bytes.push(0);
        }
        Ok(())
    }
    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

impl ser::SerializeMap for &mut Writer {
    type Ok = ();
    type Error = Error;
    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Error> {
        key.serialize(&mut **self)
    }
    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut **self)
    }
    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}
