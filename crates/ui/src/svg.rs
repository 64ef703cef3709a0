//! A picture to share, laid out from top to bottom: an SVG without external parts. Its height follows its content.

use kernel::event_text::seat_name;
use kernel::{Lang, Seat};
use std::fmt::Write;

pub const WIDTH: usize = 1_080;
pub const MARGIN: usize = 48;
pub const SIZE: usize = 27;
pub const LINE: usize = 37;
/// Average width of a letter, in hundredths of the font size.
const LETTER: usize = 54;
/// Maximum width of a bold letter or a numeral, in hundredths of the font size.
pub const BOLD: usize = 66;

const BACKGROUND: &str = "#f4ead4";
pub const INK: &str = "#2b2118";
pub const FAINT: &str = "#6d5c45";
pub const WAX: &str = "#a02a26";
/// Colours of the seats. Their emblems also differ in shape.
pub const SEATS: [&str; 5] = ["#c4660c", "#96307a", "#1f7391", "#4f7a2a", "#586577"];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub svg: String,
    pub width: usize,
    pub height: usize,
}

pub struct SvgDoc<'a> {
    pub names: &'a [String],
    pub lang: Lang,
    pub out: String,
    pub y: usize,
}

impl<'a> SvgDoc<'a> {
    pub fn titled(title: &str, names: &'a [String], lang: Lang) -> Self {
        let mut svg = Self { names, lang, out: String::new(), y: MARGIN + 52 };
        svg.text(MARGIN, 56, INK, "bold", title);
        svg
    }

    pub fn done(self) -> Picture {
        let (height, out) = (self.y + MARGIN, self.out);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
             font-family=\"Georgia, 'Times New Roman', serif\"><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{BACKGROUND}\"/>{out}</svg>"
        );
        Picture { svg, width: WIDTH, height }
    }

    pub fn text(&mut self, x: usize, size: usize, fill: &str, weight: &str, text: &str) {
        self.anchored("start", x, size, fill, weight, text);
    }

    /// Writes a line of text that ends at `x`.
    pub fn text_up_to(&mut self, x: usize, size: usize, fill: &str, weight: &str, text: &str) {
        self.anchored("end", x, size, fill, weight, text);
    }

    fn anchored(&mut self, anchor: &str, x: usize, size: usize, fill: &str, weight: &str, text: &str) {
        let (y, text) = (self.y, escaped(text));
        let _ = write!(
            self.out,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\" text-anchor=\"{anchor}\" fill=\"{fill}\">{text}</text>"
        );
    }

    /// Writes a text in as many lines as it takes, from `x` to the right margin.
    pub fn paragraph(&mut self, x: usize, weight: &str, text: &str) {
        let most = (WIDTH - MARGIN - x) * 100 / (SIZE * LETTER);
        for line in lines(text, most) {
            self.y += LINE;
            self.text(x, SIZE, INK, weight, &line);
        }
    }

    pub fn rule(&mut self, wide: usize, colour: &str) {
        let y = self.y + LINE / 3;
        let _ = write!(
            self.out,
            "<path d=\"M{MARGIN} {y}H{}\" stroke=\"{colour}\" stroke-width=\"{wide}\"/>",
            WIDTH - MARGIN
        );
    }

    pub fn name(&self, seat: Seat) -> String {
        seat_name(self.names, seat, self.lang)
    }

    /// Draws the emblem of a seat around `x` in a line of text.
    pub fn emblem(&mut self, seat: Seat, x: usize) {
        let (y, fill) = (self.y - 9, colour(seat));
        let _ = match seat.index() % SEATS.len() {
            0 => write!(self.out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"12\" fill=\"{fill}\"/>"),
            1 => write!(self.out, "<path d=\"M{x} {}l14 14-14 14-14-14z\" fill=\"{fill}\"/>", y - 14),
            2 => write!(self.out, "<path d=\"M{} {}h22v22h-22z\" fill=\"{fill}\"/>", x - 11, y - 11),
            3 => write!(self.out, "<path d=\"M{x} {}l14 24h-28z\" fill=\"{fill}\"/>", y - 13),
            _ => write!(self.out, "<path d=\"M{} {}h8v9h9v8h-9v9h-8v-9h-9v-8h9z\" fill=\"{fill}\"/>", x - 4, y - 13),
        };
    }
}

pub const fn colour(seat: Seat) -> &'static str {
    SEATS[seat.index() % SEATS.len()]
}

/// Breaks a text between words into lines of at most `most` letters.
fn lines(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
