//! The face of a person, in a frame that says what it is: a card, a person explained, a seat. It is decorative: the
//! name is a text beside it.

use super::icon::lay;
use super::seat::{emblem, seat_class};
use super::tenths::Tenths;
use kernel::Seat;
use markup::{View, html};
use ui::portraits::{Portrait, Sprite};

/// Frame of a face, with its width in pixels.
#[derive(Clone, Copy)]
pub enum Frame {
    /// A medallion: whoever sits at the table.
    Disc(u16),
    /// An arch: whoever stands alone.
    Arch(u16),
    /// The corner of a card, with its height.
    Niche(u16, u16),
    /// Head and shoulders in the corner of a low card, with its height.
    Bust(u16, u16),
}

/// Draws a face.
pub fn face(portrait: &Portrait, frame: Frame) -> View {
    lay_sprites(portrait);
    let (kind, view_box, width, height) = match frame {
        Frame::Disc(width) if width > 32 => ("in-disc", "4 0 56 56".to_owned(), width, width),
        // Closer: the head alone.
        Frame::Disc(width) => ("in-disc close", "9 2 46 46".to_owned(), width, width),
        Frame::Arch(width) if width >= 90 => ("in-arch large", ARCH.to_owned(), width, width * 71 / 64),
        Frame::Arch(width) => ("in-arch", ARCH.to_owned(), width, width * 71 / 64),
        Frame::Niche(width, height) => {
            let across = if height * 4 > width * 5 { 47 } else { 54 };
            let left = Tenths(f64::from(66 - across) / 2.0);
            ("in-niche", format!("{left} -1 {across} {}", across * height / width), width, height)
        }
        Frame::Bust(width, height) => ("in-niche", "5 4 54 42".to_owned(), width, height),
    };
    let class = format!("face {kind} {}", portrait.colours());
    html! {
        <svg
            class=class
            viewBox=view_box
            preserveAspectRatio="xMidYMin slice"
            width=width
            height=height
            aria-hidden="true"
            inner_html=portrait.shapes()
        ></svg>
    }
}

const ARCH: &str = "0 -5 64 71";

/// Draws a person behind a door of the house, where there is room.
pub fn cover(portrait: &Portrait, width: u16) -> View {
    lay_sprites(portrait);
    let class = format!("portal {}", portrait.colours());
    let inside = format!(
        "<path class=\"within\" d=\"M12 300V100a88 88 0 0 1 176 0v200z\"/>\
         <circle class=\"halo\" cx=\"100\" cy=\"170\" r=\"118\"/><circle class=\"halo\" cx=\"100\" cy=\"170\" r=\"84\"/>\
         <g class=\"bust\" transform=\"translate(12 122) scale(2.75)\">{}</g>{FRAME}",
        portrait.shapes()
    );
    html! {
        <svg class=class viewBox="-18 -18 236 332" width=width height=width * 332 / 236 aria-hidden="true" inner_html=inside></svg>
    }
}

/// Arch and pillars, as `pages::covers` has them. The stones are fifteen dashes of a broad line.
const FRAME: &str = "<g fill=\"none\"><path d=\"M0 100a100 100 0 0 1 200 0\" stroke=\"var(--pillar-1)\" stroke-width=\"24\"/>\
     <path d=\"M0 100a100 100 0 0 1 200 0\" pathLength=\"15\" stroke-dasharray=\"1 1\" stroke-dashoffset=\"1\" \
     stroke=\"var(--pillar-2)\" stroke-width=\"24\"/>\
     <path d=\"M12 300V100a88 88 0 0 1 176 0v200M-12 100a112 112 0 0 1 224 0\" stroke=\"var(--line-2)\" stroke-width=\"2\"/></g>\
     <path d=\"M-10 112h20v168h-20zM190 112h20v168h-20zM-15 98h30l-4 14H-11zM185 98h30l-4 14h-22zM-16 280h32v20h-32zM184 \
     280h32v20h-32z\" fill=\"var(--panel)\" stroke=\"var(--line-2)\" stroke-width=\"2\"/>\
     <path d=\"M-9 140l18-16M-9 166l18-16M-9 192l18-16M-9 218l18-16M-9 244l18-16M-9 270l18-16M191 140l18-16M191 166l18-16M191 \
     192l18-16M191 218l18-16M191 244l18-16M191 270l18-16\" stroke=\"var(--pillar-1)\" stroke-width=\"4\"/>";

/// Draws whoever sits on a seat, as a medallion in the seat's colour, with its emblem as the badge.
pub fn seat_face(portrait: &Portrait, seat: Seat, size: u16) -> View {
    html! {
        <span class=format!("seat {}", seat_class(seat))>{face(portrait, Frame::Disc(size))} {emblem(seat, 16, None)}</span>
    }
}

fn lay_sprites(portrait: &Portrait) {
    for sprite in Sprite::ALL {
        // Every hand is drawn in the first one.
        if sprite == Sprite::First || portrait.parts().any(|part| part.sprite() == sprite) {
            lay(sprite.file());
        }
    }
}
