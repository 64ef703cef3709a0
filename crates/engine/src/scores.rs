//! The lines of score sheets.

/// An enum without fields each of whose variants stands with its row: `Faith = Thing::Faith.row().line("Faith", 0)`.
#[macro_export]
macro_rules! score_lines {
    ($(#[$meta:meta])* pub enum $name:ident { $( $(#[$note:meta])* $line:ident = $row:expr ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $( $(#[$note])* $line ),+ }

        impl $name {
            /// All of them, in the order of the sheet.
            pub const ALL: [Self; [$(stringify!($line)),+].len()] = [$(Self::$line),+];

            /// Their rows, in the same order.
            pub const ROWS: &'static [$crate::in_macros::kernel::LineRow; Self::ALL.len()] = &[$($row),+];

            /// What is known of it.
            pub const fn row(self) -> &'static $crate::in_macros::kernel::LineRow {
                &Self::ROWS[self as usize]
            }
        }
    };
}
