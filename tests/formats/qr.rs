//! QR codes of links: a second implementation reads them.

#[path = "../../src/browser/qr.rs"]
mod source;

use source::{FRAME, Qr, qr};

/// Pixels per module.
const SCALE: usize = 3;

/// Picture of a camera: the code with its frame, true for dark.
fn seen(code: &Qr) -> Vec<Vec<bool>> {
    let side = (code.side + 2 * FRAME) * SCALE;
    let mut picture = vec![vec![false; side]; side];
    for piece in code.path.split('M').skip(1) {
        let (place, rest) = piece.split_once('h').unwrap();
        let (column, row) = place.split_once(' ').unwrap();
        let (wide, _) = rest.split_once('v').unwrap();
        let [column, row, wide] = [column, row, wide].map(|text| text.parse::<usize>().unwrap());
        for line in &mut picture[(row + FRAME) * SCALE..][..SCALE] {
            line[(column + FRAME) * SCALE..][..wide * SCALE].fill(true);
        }
    }
    picture
}

/// The texts that another reader finds in a picture.
fn read(picture: &[Vec<bool>]) -> Vec<String> {
    let side = picture.len();
    let mut prepared =
        rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| if picture[y][x] { 0 } else { 255 });
    prepared.detect_grids().iter().map(|grid| grid.decode().unwrap().1).collect()
}

#[test]
fn given_links_of_any_length_when_they_are_drawn_then_another_reader_reads_them() {
    for length in [1, 126, 160, 240, 512, 900, 2_000] {
        let link: String = "AZaz09-_".chars().cycle().take(length).collect();
        let address = format!("https://example.org/francia/#{link}");
        let code = qr(&address).unwrap();
        assert_eq!(read(&seen(&code)), [address]);
    }
}

#[test]
fn given_a_text_longer_than_any_code_when_it_is_drawn_then_there_is_none() {
    assert!(qr(&"a".repeat(2_954)).is_none());
}
