//! Rules of a style sheet that come and go: they mark things by their anchors, and what is drawn anew later is marked too.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::CssStyleSheet;

/// Rules at the head of one of the page's style sheets. Each set of them has a sheet of its own, since they are known by their
/// places there.
#[derive(Clone, Copy)]
pub struct Ruled {
    sheet: u32,
    count: StoredValue<u32>,
}

impl Ruled {
    /// No rule yet, at the head of the sheet with this place in the page.
    pub fn at(sheet: u32) -> Self {
        Self { sheet, count: StoredValue::new(0) }
    }

    /// These rules in place of those that there were. The first ones win over later ones that say as much.
    pub fn set(self, rules: &[String]) {
        let sheet = document().style_sheets().item(self.sheet).and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok());
        let Some(sheet) = sheet else { return };
        for _ in 0..self.count.get_value() {
            let _ = sheet.delete_rule(0);
        }
        let inserted = rules.iter().filter(|rule| sheet.insert_rule_with_index(rule, 0).is_ok()).count();
        self.count.set_value(inserted as u32);
    }
}
