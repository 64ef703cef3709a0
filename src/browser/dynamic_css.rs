//! Dynamic rules of a style sheet, which mark things by their anchors, including those that are drawn later.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::CssStyleSheet;

/// Rules at the head of one of the page's style sheets. Each set has a sheet of its own, since rules are addressed by
/// index.
#[derive(Clone, Copy)]
pub struct Ruled {
    sheet: u32,
    count: StoredValue<u32>,
}

impl Ruled {
    pub fn at(sheet: u32) -> Self {
        Self { sheet, count: StoredValue::new(0) }
    }

    /// Replaces the rules. Earlier ones win over later ones of equal weight.
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
