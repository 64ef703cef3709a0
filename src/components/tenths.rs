//! Decimals of drawings.

use std::fmt::{self, Display, Formatter};

/// Number with one decimal at most, formatted from an integer: the standard library's formatting of floats would add 6 KB
/// to the first download of every game.
#[derive(Clone, Copy)]
pub struct Tenths(pub f64);

impl Display for Tenths {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        #[allow(clippy::cast_possible_truncation)] // pixels of a drawing
        let tenths = (self.0 * 10.0).round() as i32;
        let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
        match size % 10 {
            0 => write!(formatter, "{sign}{}", size / 10),
            decimal => write!(formatter, "{sign}{}.{decimal}", size / 10),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Tenths;

    #[test]
    fn a_number_is_rounded_to_one_decimal_and_a_whole_one_has_none() {
        let shown = [3.0, 9.5, -0.04, -0.06, -12.34, 266.96].map(|number| Tenths(number).to_string());
        assert_eq!(shown, ["3", "9.5", "0", "-0.1", "-12.3", "267"]);
    }
}
