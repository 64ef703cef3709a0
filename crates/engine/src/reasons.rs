/// Defines the reasons why something is not legal. Reasons with a constant text come first, each in a row with its
/// text. The others follow, each with its comment.
#[macro_export]
macro_rules! reasons {
    ($(#[$meta:meta])* pub enum $name:ident {
        $( $plain:ident = $text:literal; )+
        $( $(#[$note:meta])+ $other:ident $({ $($field:ident: $of:ty),+ })?, )+
    }) => {
        $(#[$meta])*
        #[allow(missing_docs)] // a reason's fields are the parts of its text
        pub enum $name {
            $( #[doc = concat!("“", $text, "”")] $plain, )+
            $( $(#[$note])+ $other $({ $($field: $of),+ })?, )+
        }

        impl $name {
            /// Text of a reason whose text is constant.
            pub const fn text(self) -> Option<$crate::in_macros::kernel::grammar::Text> {
                match self {
                    $( Self::$plain => Some(text!($text)), )+
                    _ => None,
                }
            }
        }
    };
}
