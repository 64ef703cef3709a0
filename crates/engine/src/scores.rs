/// Defines an enum without fields, each variant with its row: `Faith = Thing::Faith.row().line("Faith", 0)`.
#[macro_export]
macro_rules! score_lines {
    ($(#[$meta:meta])* pub enum $name:ident { $( $(#[$note:meta])* $line:ident = $row:expr ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $( $(#[$note])* $line ),+ }

        impl $name {
            /// All variants, in the order of the sheet.
            pub const ALL: [Self; [$(stringify!($line)),+].len()] = [$(Self::$line),+];

            /// Rows of the variants, in the same order.
            pub const ROWS: &'static [$crate::in_macros::kernel::ScoreLineInfo; Self::ALL.len()] = &[$($row),+];

            /// Row of the variant.
            pub const fn row(self) -> &'static $crate::in_macros::kernel::ScoreLineInfo {
                &Self::ROWS[self as usize]
            }
        }
    };
}
