/// Defines getters for parts of a state that only the rules change: `turn: Seat = turn;`.
#[macro_export]
macro_rules! read_only {
    ($($(#[$note:meta])* $name:ident: $of:ty = $field:ident;)+) => {$(
        $(#[$note])*
        pub const fn $name(&self) -> $of {
            self.$field
        }
    )+};
}
