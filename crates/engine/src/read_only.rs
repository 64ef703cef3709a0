//! What everybody may read of a state.

/// Parts of a state that everybody may read, and that the rules alone change: `turn: Seat = turn;`.
#[macro_export]
macro_rules! read_only {
    ($($(#[$note:meta])+ $name:ident: $of:ty = $field:ident;)+) => {$(
        $(#[$note])+
        pub const fn $name(&self) -> $of {
            self.$field
        }
    )+};
}
