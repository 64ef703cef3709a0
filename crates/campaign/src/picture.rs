//! The chronicle of a campaign as a picture to share: an SVG without external parts. Its height follows its content.

use super::chronicle::chronicle;
use super::shelf::{ShelfBook, shelf};
use super::state::{Campaign, ClosedChapter};
use kernel::grammar::{capital, signed};
use kernel::{Crest, Lang, Seat};
use std::fmt::Write;
use ui::svg::{BOLD, FAINT, INK, LINE, MARGIN, Picture, SIZE, SvgDoc, WAX, WIDTH, escaped};

const BESIDE: usize = 260;
const ARCH: usize = 220;
const SHELF: usize = 190;
const BOOK: usize = 136;
const BOOKS: [(&str, &str); 3] = [("#a5322c", "#fff4e4"), ("#c9962f", "#2e2003"), ("#2a6b8c", "#f2fbff")];
const BLACK: (&str, &str) = ("#2c2a29", "#e8c25a");

struct Drawing<'a> {
    campaign: &'a Campaign,
    svg: SvgDoc<'a>,
}

pub fn picture(campaign: &Campaign, names: &[String], title: &str, lang: Lang) -> Picture {
    let mut drawing = Drawing { campaign, svg: SvgDoc::titled(title, names, lang) };
    drawing.svg.y += 40;
    let passages = chronicle(campaign, names, lang);
    for (place, closed) in campaign.closed().iter().enumerate() {
        drawing.chapter(place, closed, &passages[place].join(" "));
    }
    for seat in campaign.seats() {
        drawing.shelf(seat);
    }
    let Drawing { mut svg, .. } = drawing;
    if let Some(end) = passages.get(campaign.chapters().len()) {
        svg.y += LINE;
        svg.paragraph(MARGIN, "bold", &end.join(" "));
    }
    svg.done()
}

impl Drawing<'_> {
    fn chapter(&mut self, place: usize, closed: &ClosedChapter, text: &str) {
        let top = self.svg.y;
        let (left, width) = (MARGIN + 8, 176);
        let (right, round, foot) = (left + width, width / 2, top + ARCH);
        let arch = format!("M{left} {foot}V{0}a{round} {round} 0 0 1 {width} 0V{foot}", top + round + 8);
        let (fill, ink) = BOOKS[place % BOOKS.len()];
        let _ = write!(
            self.svg.out,
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
        self.svg.y += 34;
        self.svg.text(BESIDE, 36, INK, "bold", &capital(closed.game));
        self.svg.paragraph(BESIDE, "normal", text);
        self.svg.y += 10;
        let mut x = BESIDE;
        self.svg.y += LINE;
        for seat in &closed.order {
            let name = self.svg.name(*seat);
            let total = closed.totals.get(seat.index()).copied().unwrap_or(0);
            let line = format!("{name} {}", signed(total));
            let wide = line.chars().count() * SIZE * BOLD / 100 + 56;
            if x + wide > WIDTH - MARGIN && x > BESIDE {
                (x, self.svg.y) = (BESIDE, self.svg.y + LINE);
            }
            self.svg.emblem(*seat, x + 12);
            self.svg.text(x + 34, SIZE, FAINT, "bold", &line);
            x += wide;
        }
        self.svg.y = self.svg.y.max(foot) + 44;
    }

    fn shelf(&mut self, seat: Seat) {
        let books = shelf(self.campaign, seat);
        let (name, board) = (self.svg.name(seat), self.svg.y + SHELF);
        self.svg.y += 30;
        self.svg.emblem(seat, MARGIN + 12);
        self.svg.text(MARGIN + 38, 32, INK, "bold", &name);
        let count = books.len();
        let _ = write!(
            self.svg.out,
            "<text x=\"{}\" y=\"{}\" font-size=\"46\" font-weight=\"bold\" text-anchor=\"end\" fill=\"{WAX}\">{count}</text>",
            WIDTH - MARGIN,
            self.svg.y + 8,
        );
        let mut x = BESIDE + 24;
        for book in books {
            x += self.book(book, x, board) + 4;
        }
        let _ = write!(
            self.svg.out,
            "<path d=\"M{MARGIN} {board}H{}\" stroke=\"#c9b27c\" stroke-width=\"10\"/>",
            WIDTH - MARGIN
        );
        self.svg.y = board + 26;
    }

    /// Draws a book on a shelf and returns its width. A face-down one shows laurel only.
    fn book(&mut self, book: ShelfBook, x: usize, board: usize) -> usize {
        let ((fill, ink), wide, high) = match book {
            ShelfBook::Objective(chapter, _) => (BOOKS[chapter % BOOKS.len()], 44, BOOK),
            ShelfBook::Victory(_) | ShelfBook::Crest(_) => (BLACK, 34, BOOK - 14),
        };
        let top = board - 5 - high;
        let _ = write!(
            self.svg.out,
            "<path d=\"M{x} {top}h{wide}v{high}h-{wide}z\" fill=\"{fill}\" stroke=\"{INK}\"/><path d=\"M{x} {}h{wide}m-{wide} {}h{wide}\" \
             stroke=\"{ink}\" stroke-width=\"2\" opacity=\".6\"/>",
            top + 9,
            high - 18,
        );
        let (middle, centre) = (x + wide / 2, board - 5 - high / 2);
        match book {
            ShelfBook::Objective(_, tome) => {
                let title = escaped(tome.title.localize(self.svg.lang));
                let size = (220 / title.chars().count().max(1)).clamp(12, 19);
                let _ = write!(
                    self.svg.out,
                    "<text transform=\"translate({} {centre})rotate(-90)\" font-size=\"{size}\" font-weight=\"bold\" \
                     text-anchor=\"middle\" fill=\"{ink}\">{title}</text>",
                    middle + size / 3,
                );
            }
            ShelfBook::Victory(_) => {
                let _ = write!(
                    self.svg.out,
                    "<path d=\"M{0} {1}c-12-2-16-16-10-28m10 28c12-2 16-16 10-28\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"3\"/>",
                    middle,
                    centre + 14,
                );
            }
            ShelfBook::Crest(crest) => {
                let shape = match crest {
                    Crest::Crown => "m-10 8v-16l5 6 5-9 5 9 5-6v16z",
                    Crest::Cross => "m-3-12h6v8h8v6h-8v12h-6v-12h-8v-6h8z",
                    Crest::Sword => "m0-14 3 5v13h5v4h-5v7h-6v-7h-5v-4h5v-13z",
                };
                let _ = write!(self.svg.out, "<path d=\"M{middle} {centre}{shape}\" fill=\"{ink}\"/>");
            }
        }
        wide
    }
}
