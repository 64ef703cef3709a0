//! Reasons why something is not legal.

/// Why something is not legal: reasons that are always said alike stand in a row with what is said, and behind them those
/// that are said in another way, each with its comment.
#[macro_export]
macro_rules! reasons {
    ($(#[$meta:meta])* pub enum $name:ident {
        $( $plain:ident = $text:literal; )+
        $( $(#[$note:meta])+ $other:ident $({ $($field:ident: $of:ty),+ })?, )+
    }) => {
        $(#[$meta])*
        #[allow(missing_docs)] // the fields of a reason are what its words say
        pub enum $name {
            $( #[doc = concat!("“", $text, "”")] $plain, )+
            $( $(#[$note])+ $other $({ $($field: $of),+ })?, )+
        }

        impl $name {
            /// What is said of it, where that is always the same.
            pub const fn text(self) -> Option<$crate::in_macros::kernel::grammar::Text> {
                match self {
                    $( Self::$plain => Some(text!($text)), )+
                    _ => None,
                }
            }
        }
    };
}
