//! The texts of the interface by name, in English; what they are in another language is in that language's file in `crates/lang/src`.
//! Each crate that shows something has a type of its own for them, a tuple of the language.

/// Texts without a part that changes, as methods of a type that holds a language: `Type; name: English;`.
#[macro_export]
macro_rules! texts {
    ($Texts:ident; $($name:ident: $en:literal $(, $note:literal)?;)*) => {
        impl $Texts {
            $(
                #[doc = $en]
                pub const fn $name(self) -> &'static str {
                    $crate::in_macros::lang::text!($en $(, $note)?).said(self.0)
                }
            )*
        }
    };
}

/// Texts with parts that change: `name(part): English;`, the part in braces.
#[macro_export]
macro_rules! phrases {
    ($Texts:ident; $($name:ident($($part:ident),+): $en:literal;)*) => {
        impl $Texts {
            $(
                #[doc = $en]
                pub fn $name(self, $($part: impl ::std::fmt::Display),+) -> String {
                    let parts = [$((stringify!($part), $part.to_string())),+];
                    $crate::grammar::fill_named(self.0, $crate::in_macros::lang::text!($en).said(self.0), &parts)
                }
            )*
        }
    };
}
