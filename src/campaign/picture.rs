//! The chronicle of a campaign as a picture, to show around: an SVG of its own, with no part from elsewhere. It is as tall as
//! what it tells.

use super::chronicle::chronicle;
use super::shelf::{Book, shelf};
use super::state::{Campaign, Closed};
use crate::kernel::grammar::{capital, signed};
use crate::kernel::telling::seat_name;
use crate::kernel::{Crest, Lang, Seat};
use std::fmt::Write;

/// The width of the picture, in its own units.
const WIDTH: usize = 1_080;
/// What is left free on every side.
const MARGIN: usize = 48;
/// Where the text beside an arch begins.
const BESIDE: usize = 260;
/// The size of the text, the height of its lines, and how wide a letter is on average, in hundredths of the size: of text, and
/// of bold names and numbers.
const SIZE: usize = 27;
const LINE: usize = 37;
const LETTER: usize = 54;
const BOLD: usize = 66;
/// The height of an arch, of a shelf and of a book on it.
const ARCH: usize = 220;
const SHELF: usize = 190;
const BOOK: usize = 136;

const PAPER: &str = "#f4ead4";
const INK: &str = "#2b2118";
const FAINT: &str = "#6d5c45";
const WAX: &str = "#a02a26";
/// The colours of the books by chapter, and what is written on them.
const BOOKS: [(&str, &str); 3] = [("#a5322c", "#fff4e4"), ("#c9962f", "#2e2003"), ("#2a6b8c", "#f2fbff")];
const BLACK: (&str, &str) = ("#2c2a29", "#e8c25a");
/// The colours of the seats. Their emblems differ in shape, too.
const SEATS: [&str; 4] = ["#c4660c", "#96307a", "#1f7391", "#4f7a2a"];

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

/// What is drawn, from above to below.
struct Drawing<'a> {
    campaign: &'a Campaign,
    names: &'a [String],
    lang: Lang,
    out: String,
    /// How far it has come.
    y: usize,
}

/// Draws the chronicle under a title. `names` holds a name a seat.
pub fn picture(campaign: &Campaign, names: &[String], title: &str, lang: Lang) -> Picture {
    let mut drawing = Drawing { campaign, names, lang, out: String::new(), y: MARGIN };
    drawing.y += 52;
    drawing.text(MARGIN, 56, INK, "bold", title);
    drawing.y += 40;
    let told = chronicle(campaign, names, lang);
    for (place, closed) in campaign.closed().iter().enumerate() {
        drawing.chapter(place, closed, &told[place].join(" "));
    }
    for seat in campaign.seats() {
        drawing.shelf(seat);
    }
    if let Some(end) = told.get(campaign.chapters().len()) {
        drawing.y += LINE;
        drawing.paragraph(MARGIN, "bold", &end.join(" "));
    }
    let (height, out) = (drawing.y + MARGIN, drawing.out);
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"Georgia, 'Times New Roman', serif\"><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{PAPER}\"/>{out}</svg>"
    );
    Picture { svg, width: WIDTH, height }
}

impl Drawing<'_> {
    /// A line of text whose base is where the drawing has come to.
    fn text(&mut self, x: usize, size: usize, fill: &str, weight: &str, text: &str) {
        let (y, text) = (self.y, escaped(text));
        let _ = write!(
            self.out,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{fill}\">{text}</text>"
        );
    }

    /// A text in as many lines as it takes, from an edge to the other side.
    fn paragraph(&mut self, x: usize, weight: &str, text: &str) {
        let most = (WIDTH - MARGIN - x) * 100 / (SIZE * LETTER);
        for line in lines(text, most) {
            self.y += LINE;
            self.text(x, SIZE, INK, weight, &line);
        }
    }

    /// A finished chapter: its arch, what is told of it, and who came where.
    fn chapter(&mut self, place: usize, closed: &Closed, told: &str) {
        let top = self.y;
        let (left, width) = (MARGIN + 8, 176);
        let (right, round, foot) = (left + width, width / 2, top + ARCH);
        let arch = format!("M{left} {foot}V{0}a{round} {round} 0 0 1 {width} 0V{foot}", top + round + 8);
        let (fill, ink) = BOOKS[place % BOOKS.len()];
        let _ = write!(
            self.out,
            "<path d=\"{arch}\" fill=\"{fill}\" stroke=\"#e9dcbc\" stroke-width=\"18\"/><path d=\"{arch}\" fill=\"none\" \
             stroke=\"{WAX}\" stroke-width=\"18\" stroke-dasharray=\"22 22\"/><path d=\"M{} {foot}H{}\" stroke=\"{FAINT}\" \
             stroke-width=\"6\"/><text x=\"{}\" y=\"{}\" font-size=\"84\" font-weight=\"bold\" text-anchor=\"middle\" \
             fill=\"{ink}\">{}</text>",
            left - 14,
            right + 14,
            left + round,
            top + ARCH - 62,
            ["I", "II", "III"][place % 3],
        );
        self.y += 34;
        self.text(BESIDE, 36, INK, "bold", &capital(closed.game));
        self.paragraph(BESIDE, "normal", told);
        self.y += 10;
        let mut x = BESIDE;
        self.y += LINE;
        for seat in &closed.order {
            let name = seat_name(self.names, *seat, self.lang);
            let total = closed.totals.get(seat.index()).copied().unwrap_or(0);
            let line = format!("{name} {}", signed(total));
            let wide = line.chars().count() * SIZE * BOLD / 100 + 56;
            if x + wide > WIDTH - MARGIN && x > BESIDE {
                (x, self.y) = (BESIDE, self.y + LINE);
            }
            self.emblem(*seat, x + 12);
            self.text(x + 34, SIZE, FAINT, "bold", &line);
            x += wide;
        }
        self.y = self.y.max(foot) + 44;
    }

    /// The emblem of a seat, left of a line of text.
    fn emblem(&mut self, seat: Seat, x: usize) {
        let (y, fill) = (self.y - 9, SEATS[seat.index() % SEATS.len()]);
        let _ = match seat.index() % SEATS.len() {
            0 => write!(self.out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"12\" fill=\"{fill}\"/>"),
            1 => write!(self.out, "<path d=\"M{x} {}l14 14-14 14-14-14z\" fill=\"{fill}\"/>", y - 14),
            2 => write!(self.out, "<path d=\"M{} {}h22v22h-22z\" fill=\"{fill}\"/>", x - 11, y - 11),
            _ => write!(self.out, "<path d=\"M{x} {}l14 24h-28z\" fill=\"{fill}\"/>", y - 13),
        };
    }

    /// The books of a seat on its shelf.
    fn shelf(&mut self, seat: Seat) {
        let books = shelf(self.campaign, seat);
        let (name, board) = (seat_name(self.names, seat, self.lang), self.y + SHELF);
        self.y += 30;
        self.emblem(seat, MARGIN + 12);
        self.text(MARGIN + 38, 32, INK, "bold", &name);
        let count = books.len();
        let _ = write!(
            self.out,
            "<text x=\"{}\" y=\"{}\" font-size=\"46\" font-weight=\"bold\" text-anchor=\"end\" fill=\"{WAX}\">{count}</text>",
            WIDTH - MARGIN,
            self.y + 8,
        );
        let mut x = BESIDE + 24;
        for book in books {
            x += self.book(book, x, board) + 4;
        }
        let _ = write!(
            self.out,
            "<path d=\"M{MARGIN} {board}H{}\" stroke=\"#c9b27c\" stroke-width=\"10\"/>",
            WIDTH - MARGIN
        );
        self.y = board + 26;
    }

    /// A book as it stands on a shelf; its width. A closed one shows laurel only.
    fn book(&mut self, book: Book, x: usize, board: usize) -> usize {
        let ((fill, ink), wide, high) = match book {
            Book::Objective(chapter, _) => (BOOKS[chapter % BOOKS.len()], 44, BOOK),
            Book::Victory(_) | Book::Crest(_) => (BLACK, 34, BOOK - 14),
        };
        let top = board - 5 - high;
        let _ = write!(
            self.out,
            "<path d=\"M{x} {top}h{wide}v{high}h-{wide}z\" fill=\"{fill}\" stroke=\"{INK}\"/><path d=\"M{x} {}h{wide}m-{wide} {}h{wide}\" \
             stroke=\"{ink}\" stroke-width=\"2\" opacity=\".6\"/>",
            top + 9,
            high - 18,
        );
        let (middle, centre) = (x + wide / 2, board - 5 - high / 2);
        match book {
            Book::Objective(_, tome) => {
                let title = escaped(tome.title.said(self.lang));
                let size = (220 / title.chars().count().max(1)).clamp(12, 19);
                let _ = write!(
                    self.out,
                    "<text transform=\"translate({} {centre})rotate(-90)\" font-size=\"{size}\" font-weight=\"bold\" \
                     text-anchor=\"middle\" fill=\"{ink}\">{title}</text>",
                    middle + size / 3,
                );
            }
            Book::Victory(_) => {
                let _ = write!(
                    self.out,
                    "<path d=\"M{0} {1}c-12-2-16-16-10-28m10 28c12-2 16-16 10-28\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"3\"/>",
                    middle,
                    centre + 14,
                );
            }
            Book::Crest(crest) => {
                let shape = match crest {
                    Crest::Crown => "m-10 8v-16l5 6 5-9 5 9 5-6v16z",
                    Crest::Cross => "m-3-12h6v8h8v6h-8v12h-6v-12h-8v-6h8z",
                    Crest::Sword => "m0-14 3 5v13h5v4h-5v7h-6v-7h-5v-4h5v-13z",
                };
                let _ = write!(self.out, "<path d=\"M{middle} {centre}{shape}\" fill=\"{ink}\"/>");
            }
        }
        wide
    }
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
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
