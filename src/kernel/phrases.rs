//! The texts of the interface by name, in English; what they are in another language is in that language's file in `src/lang`.
//! Each room has a table of its own: those of the page are in `src/page/words`, those of a game's table in the game's room.

use super::Lang;

/// The texts of the interface in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(pub Lang);

/// Texts without a part that changes: `name: English;`.
macro_rules! texts {
    ($($name:ident: $en:literal $(, $note:literal)?;)*) => {
        impl $crate::kernel::Words {
            $(
                #[doc = $en]
                pub const fn $name(self) -> &'static str {
                    text!($en $(, $note)?).said(self.0)
                }
            )*
        }
    };
}
pub(crate) use texts;

/// Texts with parts that change: `name(part): English;`, the part in braces.
macro_rules! phrases {
    ($($name:ident($($part:ident),+): $en:literal;)*) => {
        impl $crate::kernel::Words {
            $(
                #[doc = $en]
                pub fn $name(self, $($part: impl ::std::fmt::Display),+) -> String {
                    let parts = [$((stringify!($part), $part.to_string())),+];
                    $crate::kernel::grammar::fill_named(self.0, text!($en).said(self.0), &parts)
                }
            )*
        }
    };
}
pub(crate) use phrases;
