//! A picture to show around, drawn from above to below: an SVG of its own, with no part from elsewhere. It is as tall as what it
//! tells.

use kernel::telling::seat_name;
use kernel::{Lang, Seat};
use std::fmt::Write;

/// The width of a picture, in its own units.
pub const WIDTH: usize = 1_080;
/// What is left free on every side.
pub const MARGIN: usize = 48;
/// The size of the text, and the height of its lines.
pub const SIZE: usize = 27;
/// The height of a line of text.
pub const LINE: usize = 37;
/// How wide a letter of text is on average, in hundredths of its size.
const LETTER: usize = 54;
/// How wide a bold letter or a numeral is at the most, in hundredths of its size.
pub const BOLD: usize = 66;

/// The colour of the ground.
const PAPER: &str = "#f4ead4";
/// The colour of text.
pub const INK: &str = "#2b2118";
/// The colour of text that stands back.
pub const FAINT: &str = "#6d5c45";
/// The colour of what stands out.
pub const WAX: &str = "#a02a26";
/// The colours of the seats. Their emblems differ in shape, too.
pub const SEATS: [&str; 5] = ["#c4660c", "#96307a", "#1f7391", "#4f7a2a", "#586577"];

/// A picture, and how large it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The SVG.
    pub svg: String,
    /// Its width in pixels.
    pub width: usize,
    /// Its height in pixels.
    pub height: usize,
}

/// What a picture is drawn on.
pub struct Paper<'a> {
    /// A name a seat.
    pub names: &'a [String],
    /// The language.
    pub lang: Lang,
    /// What is drawn, as SVG.
    pub out: String,
    /// How far it has come.
    pub y: usize,
}

impl<'a> Paper<'a> {
    /// A picture with its title.
    pub fn titled(title: &str, names: &'a [String], lang: Lang) -> Self {
        let mut paper = Self { names, lang, out: String::new(), y: MARGIN + 52 };
        paper.text(MARGIN, 56, INK, "bold", title);
        paper
    }

    /// The picture, as far as it has come.
    pub fn done(self) -> Picture {
        let (height, out) = (self.y + MARGIN, self.out);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
             font-family=\"Georgia, 'Times New Roman', serif\"><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{PAPER}\"/>{out}</svg>"
        );
        Picture { svg, width: WIDTH, height }
    }

    /// A line of text whose base is where the drawing has come to.
    pub fn text(&mut self, x: usize, size: usize, fill: &str, weight: &str, text: &str) {
        self.anchored("start", x, size, fill, weight, text);
    }

    /// The same up to an edge on its right.
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

    /// A text in as many lines as it takes, from an edge to the other side.
    pub fn paragraph(&mut self, x: usize, weight: &str, text: &str) {
        let most = (WIDTH - MARGIN - x) * 100 / (SIZE * LETTER);
        for line in lines(text, most) {
            self.y += LINE;
            self.text(x, SIZE, INK, weight, &line);
        }
    }

    /// A line across the picture, just below what is drawn.
    pub fn rule(&mut self, wide: usize, colour: &str) {
        let y = self.y + LINE / 3;
        let _ = write!(
            self.out,
            "<path d=\"M{MARGIN} {y}H{}\" stroke=\"{colour}\" stroke-width=\"{wide}\"/>",
            WIDTH - MARGIN
        );
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        seat_name(self.names, seat, self.lang)
    }

    /// The emblem of a seat, around a place in a line of text.
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

/// The colour of a seat.
pub const fn colour(seat: Seat) -> &'static str {
    SEATS[seat.index() % SEATS.len()]
}

/// A text in lines of so many letters at most, broken between words.
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

/// A text as it stands in XML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
