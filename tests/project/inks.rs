//! Words on what is painted in shades: axe measures no text on a gradient. The ends of every gradient are measured here.

use std::fs;
use std::path::Path;

/// A colour in red, green and blue of 0 to 255, and its opacity.
type Colour = [f64; 4];

/// The least contrast of a text.
const TEXT: f64 = 4.5;
/// Contrast above the least, where a ground may be a shade darker.
const MARGIN: f64 = 0.2;
/// The least contrast of a large title.
const TITLE: f64 = 3.0;

/// The tokens of a theme, as text.
struct Theme(Vec<String>);

impl Theme {
    fn all() -> [Self; 2] {
        let read = |sheet: &str| {
            fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("style").join(sheet))
                .unwrap()
                .replace(' ', "")
        };
        let sheets = read("tokens.css") + &read("ornament.css");
        let of = |selector: &str| -> String {
            let start = format!("\n{selector}{{");
            let blocks = sheets.split(&start).skip(1);
            blocks.filter_map(|rest| rest.split_once('}')).map(|(block, _)| block).collect()
        };
        let (light, dark) = (of(":root"), of(":root[data-theme=\"dark\"]"));
        [Self(vec![light.clone()]), Self(vec![dark, light])]
    }

    fn colour(&self, name: &str) -> Colour {
        let start = format!("--{name}:");
        let value = self.0.iter().find_map(|block| block.split_once(&start)).map(|(_, rest)| rest);
        let value = value.and_then(|rest| rest.split([';', '\n']).next()).unwrap_or_else(|| panic!("no --{name}"));
        if let Some(hex) = value.strip_prefix('#') {
            let part = |at: usize| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap());
            return [part(0), part(2), part(4), 1.0];
        }
        let parts = value.strip_prefix("rgba(").and_then(|rest| rest.strip_suffix(')')).unwrap();
        let parts: Vec<f64> = parts.split(',').map(|part| part.parse().unwrap()).collect();
        parts.try_into().unwrap()
    }

    fn contrast(&self, ink: &str, ground: Colour) -> f64 {
        let (one, other) = (luminance(self.colour(ink)) + 0.05, luminance(ground) + 0.05);
        one.max(other) / one.min(other)
    }
}

fn over([r, g, b, opacity]: Colour, below: Colour) -> Colour {
    let mix = |above: f64, below: f64| above * opacity + below * (1.0 - opacity);
    [mix(r, below[0]), mix(g, below[1]), mix(b, below[2]), 1.0]
}

fn luminance([r, g, b, _]: Colour) -> f64 {
    let linear = |part: f64| {
        let part = part / 255.0;
        if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.0722f64.mul_add(linear(b), 0.2126f64.mul_add(linear(r), 0.7152 * linear(g)))
}

#[test]
fn words_on_a_card_are_read_at_its_lightest_and_darkest_end() {
    for theme in Theme::all() {
        for end in ["paper-top", "paper-low"] {
            let ground = over(theme.colour(end), theme.colour("card"));
            for ink in ["ink", "ink-2", "ink-3", "legal", "stop", "suggest", "rubric"] {
                let contrast = theme.contrast(ink, ground);
                assert!(contrast >= TEXT, "--{ink} has {contrast:.2} on --{end}");
            }
        }
    }
}

/// No paper is darker than a well.
#[test]
fn words_in_a_well_are_read() {
    for theme in Theme::all() {
        for ink in ["ink", "ink-2", "ink-3"] {
            let contrast = theme.contrast(ink, theme.colour("well"));
            assert!(contrast >= TEXT + MARGIN, "--{ink} has {contrast:.2} in a well");
        }
    }
}

#[test]
fn words_on_a_cloth_are_read_where_it_is_lit() {
    for theme in Theme::all() {
        for cloth in ["cloth", "cloth-2"] {
            let ground = over(theme.colour("cloth-light"), theme.colour(cloth));
            for ink in ["cloth-ink", "cloth-ink-2", "cloth-initial"] {
                let contrast = theme.contrast(ink, ground);
                assert!(contrast >= TEXT, "--{ink} has {contrast:.2} on --{cloth}");
            }
        }
    }
}

#[test]
fn words_on_the_desk_are_read_at_its_rim_and_red_initials_in_its_middle() {
    for theme in Theme::all() {
        let rim = theme.contrast("ink", over(theme.colour("rim"), theme.colour("desk-2")));
        assert!(rim >= TEXT, "--ink has {rim:.2} at the rim of the desk");
        let title = theme.contrast("rubric", theme.colour("desk"));
        assert!(title >= TITLE, "--rubric has {title:.2} on the desk");
    }
}
