//! Several saved games in one file, for backup or for another device.

use super::{MAX_NAME, RecordError, plain};
use serde::de::{DeserializeOwned, Error, IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// Maximum number of bytes of such a file: about a thousand games.
const MAX_BYTES: usize = 1 << 24;
/// Maximum number of games in it. Without it, many empty entries would take far more memory than the text.
const MAX_SAVES: usize = 5_000;
const FORM: u32 = 1;

/// A saved game in a bundle. A part that is missing or of a wrong type is empty, so that one malformed entry does not
/// refuse the others. An empty record is refused where records are read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BundleEntry")]
pub struct Bundled {
    /// Name given by a person; empty without one.
    pub title: String,
    /// Time of the last save, in milliseconds since 1970.
    pub saved: u64,
    /// Text of its record. It is checked like any other record.
    pub record: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum BundleEntry {
    Save {
        #[serde(default, deserialize_with = "lenient")]
        title: String,
        #[serde(default, deserialize_with = "lenient")]
        saved: u64,
        #[serde(default, deserialize_with = "lenient")]
        record: String,
    },
    Other(IgnoredAny),
}

impl From<BundleEntry> for Bundled {
    fn from(entry: BundleEntry) -> Self {
        match entry {
            BundleEntry::Save { title, saved, record } => Self { title, saved, record },
            BundleEntry::Other(_) => Self::default(),
        }
    }
}

fn lenient<'de, T: DeserializeOwned + Default, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Any<T> {
        Right(T),
        Wrong(IgnoredAny),
    }
    Any::deserialize(from).map(|any| match any {
        Any::Right(value) => value,
        Any::Wrong(_) => T::default(),
    })
}

/// A file of several saved games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bundle {
    /// The games, in the order of the list of saved games.
    #[serde(deserialize_with = "few")]
    pub saves: Vec<Bundled>,
    /// Version of the format of this file.
    form: u32,
}

impl Bundle {
    /// Maximum number of bytes of the text.
    pub const MAX_BYTES: usize = MAX_BYTES;

    /// A file of these games.
    pub const fn of(saves: Vec<Bundled>) -> Self {
        Self { saves, form: FORM }
    }

    /// Splits these games into as few files as can be read again.
    pub fn files(saves: Vec<Bundled>) -> Vec<Self> {
        let space = MAX_BYTES - Self::of(Vec::new()).write().len();
        let (mut files, mut bytes) = (Vec::new(), 0);
        for save in saves {
            let more = serde_json::to_string(&save).map_or(0, |text| text.len() + 1);
            match files.last_mut() {
                Some(Self { saves, .. }) if bytes + more <= space && saves.len() < MAX_SAVES => saves.push(save),
                _ => {
                    files.push(Self::of(vec![save]));
                    bytes = 0;
                }
            }
            bytes += more;
        }
        files
    }

    /// True if a text claims to be a bundle; else it is a record or a link.
    pub fn is_one(text: &str) -> bool {
        #[derive(Deserialize)]
        struct BundleMark {
            #[allow(dead_code)] // only its presence counts
            saves: IgnoredAny,
        }
        text.len() <= MAX_BYTES && serde_json::from_str::<BundleMark>(text).is_ok()
    }

    /// Reads a bundle. Its records are checked later, one by one.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::TooLarge);
        }
        let mut bundle: Self = serde_json::from_str(text)?;
        if bundle.form > FORM {
            return Err(RecordError::NewerForm);
        }
        for save in &mut bundle.saves {
            save.title = plain(&save.title, MAX_NAME);
        }
        Ok(bundle)
    }

    /// Writes the file as text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Reads a list of at most [`MAX_SAVES`] games.
fn few<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Bundled>, D::Error> {
    struct Few;
    impl<'de> Visitor<'de> for Few {
        type Value = Vec<Bundled>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of saved games")
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
            let mut saves = Vec::new();
            while let Some(save) = list.next_element()? {
                if saves.len() == MAX_SAVES {
                    return Err(A::Error::custom("too many saved games"));
                }
                saves.push(save);
            }
            Ok(saves)
        }
    }
    from.deserialize_seq(Few)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two() -> Bundle {
        let save = |title: &str, record: &str| Bundled { title: title.into(), saved: 7, record: record.into() };
        Bundle::of(vec![save("Odila", r#"{"game":"go"}"#), save("", "\u{202e}")])
    }

    #[test]
    fn what_is_written_is_read_again() {
        let text = two().write();
        assert!(Bundle::is_one(&text) && Bundle::is_one("{\n  \"form\": 1, \"saves\": []}"));
        assert_eq!(Bundle::read(&text), Ok(two()));
    }

    #[test]
    fn records_and_links_are_no_such_file() {
        for text in ["", "f1AAAA", r#"{"game":"go"}"#, r#"{"save":1}"#, "{\"saves"] {
            assert!(!Bundle::is_one(text), "{text}");
        }
    }

    #[test]
    fn a_malformed_entry_refuses_none_of_the_others() {
        let whole = r#"{"title":"Odila","saved":7,"record":"{}"}"#;
        for (malformed, title) in [
            ("null", ""),
            ("7", ""),
            ("[1,{}]", ""),
            ("\"a record\"", ""),
            (r#"{"title":"T"}"#, "T"),
            (r#"{"title":"T","saved":7,"record":{"game":"go","choices":[]}}"#, "T"),
            (r#"{"title":["T"],"saved":-7,"record":null}"#, ""),
            (r#"{"title":"T","title":"T","record":"{}"}"#, ""),
        ] {
            let text = format!(r#"{{"saves":[{whole},{malformed},{whole}],"form":1}}"#);
            let saves = Bundle::read(&text).expect(&text).saves;
            assert_eq!(
                saves[1],
                Bundled { title: title.into(), saved: saves[1].saved, record: String::new() },
                "{text}"
            );
            assert!(saves.len() == 3 && saves[0].record == "{}" && saves[2] == saves[0], "{text}");
        }
        // Only the time is of a wrong type: the game is complete.
        let text = format!(r#"{{"saves":[{}],"form":1}}"#, whole.replace('7', "\"yesterday\""));
        assert_eq!(Bundle::read(&text).unwrap().saves[0].record, "{}");
    }

    #[test]
    fn a_name_becomes_plain_text() {
        let mut bundle = two();
        bundle.saves[0].title = format!("\u{202e}<b>\n{}", "x".repeat(1_000));
        let title = Bundle::read(&bundle.write()).unwrap().saves[0].title.clone();
        assert!(title.starts_with("<b> xx") && title.chars().count() == MAX_NAME, "{title}");
    }

    #[test]
    fn more_than_a_file_may_hold_goes_into_several_and_each_is_read() {
        let save = |place: usize| Bundled { title: place.to_string(), saved: 1, record: "\"".repeat(1 << 18) };
        let saves: Vec<_> = (0..80).map(save).collect();
        let files = Bundle::files(saves.clone());
        assert!(files.len() == 3 && files.iter().all(|file| file.write().len() <= MAX_BYTES));
        let read: Vec<_> = files.iter().flat_map(|file| Bundle::read(&file.write()).unwrap().saves).collect();
        assert_eq!(read, saves);
        let empty = Bundle::files(vec![Bundled::default(); MAX_SAVES + 1]);
        assert_eq!(empty.iter().map(|file| file.saves.len()).collect::<Vec<_>>(), [MAX_SAVES, 1]);
        assert!(Bundle::files(Vec::new()).is_empty());
    }

    #[test]
    fn what_is_cut_off_too_large_or_newer_is_refused() {
        let text = two().write();
        assert!(matches!(Bundle::read(&text[..text.len() / 2]), Err(RecordError::Unreadable(_))));
        assert_eq!(Bundle::read(&text.replace("\"form\":1", "\"form\":2")), Err(RecordError::NewerForm));
        assert_eq!(Bundle::read(&" ".repeat(MAX_BYTES + 1)), Err(RecordError::TooLarge));
    }
}
