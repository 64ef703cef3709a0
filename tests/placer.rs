//! Where a panel over the table stands.

#[path = "../src/page/services/placer.rs"]
mod placer;

use placer::{Field, GAP, Panel};

/// A table of 1024 by 768 with its dock, and a panel of 300 by 200 that speaks of nothing.
fn panel() -> Panel {
    Panel {
        size: (300.0, 200.0),
        room: Field::new(8.0, 54.0, 1008.0, 706.0),
        clear: vec![Field::new(8.0, 662.0, 1008.0, 102.0)],
        spare: Vec::new(),
        near: None,
        before: None,
    }
}

#[test]
fn an_arrow_stands_on_the_side_of_what_is_spoken_of() {
    let panel = Field::new(200.0, 200.0, 200.0, 100.0);
    let side = |thing: Field| panel.side_of(thing);
    assert_eq!(side(Field::new(100.0, 230.0, 90.0, 40.0)), Some(("left", 50.0)));
    assert_eq!(side(Field::new(410.0, 230.0, 90.0, 40.0)), Some(("right", 50.0)));
    assert_eq!(side(Field::new(250.0, 100.0, 100.0, 90.0)), Some(("top", 100.0)));
    assert_eq!(side(Field::new(250.0, 308.0, 100.0, 90.0)), Some(("bottom", 100.0)));
    assert_eq!(side(Field::new(0.0, 0.0, 190.0, 20.0)), Some(("top", 20.0)), "no nearer to the corner than it is wide");
    assert_eq!(side(Field::new(250.0, 220.0, 10.0, 10.0)), None, "a thing that the panel covers");
}

fn stands(panel: &Panel) -> Field {
    let (left, top) = panel.place();
    Field::new(left, top, panel.size.0, panel.size.1)
}

fn covers(panel: &Panel, pieces: &[Field]) -> bool {
    pieces.iter().any(|piece| piece.overlap(stands(panel)) > 0.0)
}

#[test]
fn a_panel_covers_neither_the_dock_nor_what_it_speaks_of() {
    let places = [(20.0, 100.0), (500.0, 300.0), (860.0, 560.0), (8.0, 460.0)];
    for (left, top) in places {
        let tile = Field::new(left, top, 150.0, 80.0);
        let mut panel = panel();
        panel.clear.push(tile);
        panel.near = Some(tile);
        assert!(!covers(&panel, &panel.clear), "{tile:?}: {:?}", stands(&panel));
    }
}

#[test]
fn a_panel_stands_close_to_what_it_speaks_of() {
    let tile = Field::new(700.0, 420.0, 200.0, 80.0);
    let mut panel = panel();
    panel.clear.push(tile);
    panel.near = Some(tile);
    let (left, top) = panel.place();
    let beside = (left - tile.right()).max(tile.left - left - 300.0);
    let above = (top - tile.bottom()).max(tile.top - top - 200.0);
    assert!(beside.max(above) <= GAP, "{left}, {top}");
}

#[test]
fn a_panel_stays_where_it_was_while_it_covers_nothing_there() {
    let mut panel = panel();
    panel.before = Some((400.0, 200.0));
    panel.clear.push(Field::new(20.0, 100.0, 150.0, 80.0));
    panel.near = panel.clear.last().copied();
    assert_eq!(panel.place(), (400.0, 200.0));
    panel.clear.push(Field::new(500.0, 300.0, 50.0, 50.0));
    assert_ne!(panel.place(), (400.0, 200.0));
    assert!(!covers(&panel, &panel.clear));
}

/// A panel that grew, or a window that shrank.
#[test]
fn a_panel_that_no_longer_lies_in_its_room_moves_into_it() {
    let mut panel = panel();
    panel.before = Some((900.0, 600.0));
    let field = stands(&panel);
    assert!(field.right() <= panel.room.right() && field.bottom() <= panel.room.bottom(), "{field:?}");
}

#[test]
fn a_panel_covers_what_can_be_chosen_only_where_nothing_else_is_free() {
    let mut panel = panel();
    panel.spare = vec![Field::new(8.0, 54.0, 700.0, 600.0)];
    assert!(!covers(&panel, &panel.spare));
    // What it speaks of takes the free side: now it lies over what can be chosen, and over as little as may be.
    panel.clear.push(Field::new(709.0, 54.0, 307.0, 600.0));
    assert!(!covers(&panel, &panel.clear));
    assert!(covers(&panel, &panel.spare));
}

#[test]
fn where_everything_is_taken_a_panel_covers_as_little_as_it_can() {
    let mut panel = panel();
    panel.clear = vec![Field::new(0.0, 0.0, 1024.0, 500.0), Field::new(0.0, 600.0, 1024.0, 168.0)];
    let covered: f64 = panel.clear.iter().map(|piece| piece.overlap(stands(&panel))).sum();
    assert!((covered - 300.0 * 100.0).abs() < 1.0, "{covered}");
}

/// A phone that is lower than the panel: it still has a place.
#[test]
fn a_panel_larger_than_its_room_stands_at_its_beginning() {
    let panel = Panel { size: (600.0, 400.0), room: Field::new(8.0, 54.0, 374.0, 300.0), ..panel() };
    assert_eq!(panel.place(), (8.0, 54.0));
}
