//! The texts of the interface by name, in English. The texts of other languages are in the language files in
//! `crates/lang/src`. Each crate with texts has a type of its own for them, a tuple struct of the language.

/// Defines texts without placeholders, as methods of a type that holds a language: `Type; name: English;`.
#[macro_export]
macro_rules! texts {
    ($Texts:ident; $($name:ident: $en:literal $(, $note:literal)?;)*) => {
        impl $Texts {
            $(
                #[doc = $en]
                pub const fn $name(self) -> &'static str {
                    $crate::in_macros::lang::text!($en $(, $note)?).localize(self.0)
                }
            )*
        }
    };
}

/// Defines texts with placeholders: `name(part): English;`, the part in braces.
#[macro_export]
macro_rules! phrases {
    ($Texts:ident; $($name:ident($($part:ident),+): $en:literal;)*) => {
        impl $Texts {
            $(
                #[doc = $en]
                pub fn $name(self, $($part: impl ::std::fmt::Display),+) -> String {
                    let parts = [$((stringify!($part), $part.to_string())),+];
                    $crate::grammar::fill_named(self.0, $crate::in_macros::lang::text!($en).localize(self.0), &parts)
                }
            )*
        }
    };
}
