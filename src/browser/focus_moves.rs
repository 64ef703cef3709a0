//! Moves of the keyboard focus. A row is one stop of Tab, and arrows walk inside it.

use super::elements::{all, focused, is_shown, middle, within};
use leptos::web_sys::{Element, HtmlElement};

pub(super) const DIALOGS: &str = "[role=dialog], [role=alertdialog]";
pub(super) const REACHABLE: &str = "button:not([disabled]), input, summary, a[href]";
pub(super) const OPTIONS: &str = "[data-choice], [data-continue]";
/// Rows whose members share one stop of Tab. Rows inside a marked row belong to it.
const ROWS: [&str; 2] = ["[data-row]", "[role=group]"];

/// Handles Tab: gives every row its one stop, then keeps the focus inside an open drawer and the dock. Returns true if
/// it moved the focus.
pub fn tab(backwards: bool) -> bool {
    rove();
    if all(DIALOGS).is_empty() {
        return false;
    }
    let stops: Vec<HtmlElement> = scope().into_iter().filter(|element| element.tab_index() >= 0).collect();
    let here = focused().and_then(|element| stops.iter().position(|stop| *stop == element));
    let next = match (here, backwards) {
        (Some(at), false) => (at + 1) % stops.len().max(1),
        (Some(0) | None, true) => stops.len().saturating_sub(1),
        (Some(at), true) => at - 1,
        (None, false) => 0,
    };
    stops.get(next).is_some_and(|stop| stop.focus().is_ok())
}

pub fn close_top() -> bool {
    let close = all(DIALOGS).pop().and_then(|dialog| within(&dialog, ".close, [data-no]").pop());
    close.inspect(HtmlElement::click).is_some()
}

/// Focuses the next or the previous option of the question. From the proposal it goes to the confirm button.
pub fn next_option(backwards: bool) -> bool {
    let mut options: Vec<HtmlElement> = scope().into_iter().filter(is_option).collect();
    if backwards {
        options.reverse();
    }
    let from = focused();
    let choice = |element: &HtmlElement| element.get_attribute("data-choice");
    let confirms = |option: &&HtmlElement| {
        let same = from.as_ref().is_some_and(|from| from != *option && choice(from) == choice(option));
        same && option.matches(".dock .go[data-choice]").unwrap_or(false)
    };
    if let Some(confirm) = options.iter().find(confirms).filter(|_| !backwards) {
        return confirm.focus().is_ok();
    }
    let here = from.and_then(|element| options.iter().position(|option| *option == element));
    let next = here.map_or(0, |at| (at + 1) % options.len().max(1));
    options.get(next).is_some_and(|option| option.focus().is_ok())
}

/// Moves inside a row in a direction (-1, 0 or 1 each way): to the nearest member, sideways otherwise to the next in
/// reading order. Outside of rows, to the nearest option. Returns true if it moved.
pub fn walk(right: i32, down: i32) -> bool {
    let Some(from) = focused() else { return next_option(false) };
    if from.tag_name() == "INPUT" {
        return false;
    }
    let row = row_of(&from).map(|row| members(&row));
    let inside = row.is_some();
    let members = row.unwrap_or_else(|| scope().into_iter().filter(is_option).collect());
    if let Some(ring) = from.closest("[data-ring]").ok().flatten() {
        return walk_ring(&ring, &from, &members, right, down);
    }
    let (x, y) = middle(&from);
    let far = |element: &HtmlElement| {
        let (other_x, other_y) = middle(element);
        let (along, aside) = if right == 0 {
            ((other_y - y) * f64::from(down), (other_x - x).abs())
        } else {
            ((other_x - x) * f64::from(right), (other_y - y).abs())
        };
        // A member that lies more aside than ahead belongs to another line.
        (along > 4.0 && (right == 0 || aside < 24.0)).then_some(along + 2.5 * aside)
    };
    let nearest = members
        .iter()
        .filter(|element| **element != from)
        .filter_map(|element| far(element).map(|distance| (element, distance)))
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .map(|(element, _)| element.clone());
    let in_order = || {
        let at = members.iter().position(|element| *element == from).filter(|_| inside && right != 0)?;
        let next = if right > 0 { Some(at + 1) } else { at.checked_sub(1) };
        next.and_then(|next| members.get(next)).cloned()
    };
    nearest.or_else(in_order).is_some_and(|element| element.focus().is_ok())
}

/// Moves on a ring: sideways around it, up and down outwards and inwards. Returns true if it moved.
fn walk_ring(ring: &Element, from: &HtmlElement, members: &[HtmlElement], right: i32, down: i32) -> bool {
    let field = ring.get_bounding_client_rect();
    let centre = (field.x() + field.width() / 2.0, field.y() + field.height() / 2.0);
    let polar = |element: &HtmlElement| {
        let (x, y) = middle(element);
        let (x, y) = (x - centre.0, y - centre.1);
        (x.hypot(y), y.atan2(x))
    };
    let (radius, angle) = polar(from);
    let far = |element: &HtmlElement| {
        let (other, at) = polar(element);
        let turned = (at - angle).rem_euclid(std::f64::consts::TAU);
        let (outwards, around) = (other - radius, turned.min(std::f64::consts::TAU - turned) * radius);
        if right == 0 {
            let ahead = -outwards * f64::from(down);
            (ahead > 8.0).then_some(ahead + 2.5 * around)
        } else {
            let ahead = if right > 0 { turned } else { std::f64::consts::TAU - turned };
            // A member on another circle is not beside it.
            (outwards.abs() < 14.0 && ahead > 0.01).then_some(ahead * radius)
        }
    };
    let nearest = members
        .iter()
        .filter(|element| *element != from)
        .filter_map(|element| far(element).map(|distance| (element, distance)))
        .min_by(|one, other| one.1.total_cmp(&other.1));
    nearest.is_some_and(|(element, _)| element.focus().is_ok())
}

/// Moves to an end of a row. Returns true if it moved.
pub fn walk_to_end(last: bool) -> bool {
    let Some(members) = focused().and_then(|element| row_of(&element)).map(|row| members(&row)) else { return false };
    let end = if last { members.last() } else { members.first() };
    end.is_some_and(|element| element.focus().is_ok())
}

/// Focuses the first visible button of these anchors, or the one after the focused. Clicks it if that only previews a
/// choice or shows a reason. Returns false if none is visible.
pub fn look_at_next(anchors: &[&str]) -> bool {
    let seen: Vec<HtmlElement> = anchors
        .iter()
        .flat_map(|anchor| all(&format!(".table button[data-anchor='{anchor}']")))
        .filter(is_shown)
        .collect();
    let now = focused();
    let place = now.and_then(|now| seen.iter().position(|one| *one == now)).map_or(0, |place| place + 1);
    let Some(next) = seen.get(place % seen.len().max(1)) else { return false };
    let _ = next.focus();
    let looks = next.has_attribute("data-look") && !next.has_attribute("data-looked");
    if looks || next.get_attribute("aria-disabled").is_some() {
        next.click();
    }
    true
}

pub(super) fn is_option(element: &HtmlElement) -> bool {
    element.matches(OPTIONS).unwrap_or(false)
}

/// Focusable elements now: those of an open drawer and of the dock beside it, otherwise those of the page.
pub(super) fn scope() -> Vec<HtmlElement> {
    let dialogs = all(DIALOGS);
    let Some(dialog) = dialogs.last() else {
        return all(REACHABLE).into_iter().filter(is_shown).collect();
    };
    let mut found = within(dialog, REACHABLE);
    if dialog.closest("main").ok().flatten().is_some() {
        found.append(&mut all(".dock button"));
    }
    found.into_iter().filter(is_shown).collect()
}

fn row_of(element: &Element) -> Option<Element> {
    ROWS.iter().find_map(|row| element.closest(row).ok().flatten())
}

/// Focusable members of a row, without those of rows inside it.
fn members(row: &Element) -> Vec<HtmlElement> {
    within(row, REACHABLE)
        .into_iter()
        .filter(|element| is_shown(element) && row_of(element).as_ref() == Some(row))
        .collect()
}

/// Gives every row one stop of Tab: the focused member, otherwise the last one, the first option or the first member.
fn rove() {
    for selector in ROWS {
        for row in all(selector) {
            let members = members(&row);
            let here = members.iter().position(|element| Some(element) == focused().as_ref());
            let kept = || {
                let stops: Vec<usize> = (0..members.len()).filter(|place| members[*place].tab_index() >= 0).collect();
                stops.first().copied().filter(|_| stops.len() == 1)
            };
            let option = || members.iter().position(is_option);
            stop_at(&members, here.or_else(kept).or_else(option).unwrap_or(0));
        }
    }
}

pub(super) fn rove_in(element: &HtmlElement) {
    let Some(members) = row_of(element).map(|row| members(&row)) else { return };
    if let Some(place) = members.iter().position(|member| member == element) {
        stop_at(&members, place);
    }
}

fn stop_at(members: &[HtmlElement], stop: usize) {
    for (place, element) in members.iter().enumerate() {
        let index = if place == stop { 0 } else { -1 };
        if element.tab_index() != index {
            element.set_tab_index(index);
        }
    }
}
