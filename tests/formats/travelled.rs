//! Text changed by transport: a link or a record is read whatever mail and chat programs made of it.

use crate::formats::links::played_at;
use kernel::{Link, Record, RecordError, Setup, Table, addresses, readings};
use paladins::Paladins;

/// The address of the page.
const PAGE: &str = "https://francia.example/play/";

fn played(seed: &str, most: usize) -> Table<Paladins> {
    let names = vec!["Œdipe".into(), "Jean Paul".into()];
    played_at(Setup { names, ..Setup::of(&["human", "random"]) }, seed, most)
}

fn link_of(table: &Table<Paladins>) -> String {
    Link::to(table).write::<Paladins>().unwrap()
}

/// Links that contain both non-alphanumeric characters: one that ends with a letter or a digit, and one with each
/// character at its end.
fn links() -> Vec<String> {
    let of = |end: fn(char) -> bool| {
        let mut links = (0..).map(|seed| link_of(&played(&seed.to_string(), 40)));
        let fits = |link: &String| link.contains('-') && link.contains('_') && link.ends_with(end);
        links.find(fits).unwrap()
    };
    vec![of(|end| end.is_ascii_alphanumeric()), of(|end| end == '_'), of(|end| end == '-')]
}

/// The game in a text: its first valid reading.
fn read(text: &str) -> Result<Record, RecordError> {
    let game = |reading: &str| match Link::read::<Paladins>(reading) {
        Ok(Link::Game(record)) => Ok(record),
        Ok(Link::Challenge(_)) => panic!("a challenge"),
        Err(_) if reading.starts_with('{') => Table::<Paladins>::read(reading).map(|table| table.choices_made()),
        Err(error) => Err(error),
    };
    let mut all = readings(text).map(|reading| game(&reading));
    let first = all.next().expect("a text has a reading");
    first.or_else(|error| all.find_map(Result::ok).ok_or(error))
}

/// A text with a line break after every `width` letters.
fn wrapped(text: &str, width: usize, line: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(width).map(|line| line.iter().collect::<String>()).collect::<Vec<_>>().join(line)
}

/// A text with every byte of a kind as a mark and two hexadecimal digits.
fn encoded(text: &str, mark: &str, kind: fn(u8) -> bool) -> String {
    text.bytes()
        .map(|byte| if kind(byte) { format!("{mark}{byte:02X}") } else { char::from(byte).to_string() })
        .collect()
}

/// In full width, as East Asian keyboards write.
fn full_width(text: &str) -> String {
    text.chars().map(|letter| char::from_u32(letter as u32 + 0xfee0).unwrap()).collect()
}

/// A form of transport: its name, and its change of a text.
type Transport = (&'static str, fn(&str) -> String);

/// Every form in which a link may arrive.
const FORMS: &[Transport] = &[
    ("the link alone", str::to_owned),
    ("the fragment", |link| format!("#{link}")),
    ("the address", |link| format!("{PAGE}#{link}")),
    ("white space around it", |link| format!(" \t{PAGE}#{link} \r\n\n")),
    ("a message around it", |link| format!("Francia · Paladins\n▁▃█\n{PAGE}#{link} your turn!\n\nSee you")),
    ("a full stop", |link| format!("It is your turn: {PAGE}#{link}.")),
    ("a comma", |link| format!("{PAGE}#{link}, your turn")),
    ("an exclamation mark", |link| format!("{PAGE}#{link}!")),
    ("a question mark", |link| format!("{PAGE}#{link}?")),
    ("a French exclamation mark", |link| format!("À toi : {PAGE}#{link}\u{a0}!")),
    ("a slash", |link| format!("{PAGE}#{link}/")),
    ("parentheses", |link| format!("(my game: {PAGE}#{link})")),
    ("square brackets", |link| format!("[{PAGE}#{link}]")),
    ("angle brackets", |link| format!("<{PAGE}#{link}>")),
    ("a bare link in angle brackets", |link| format!("<{link}>")),
    ("quotation marks", |link| format!("\"{PAGE}#{link}\"")),
    ("English quotation marks", |link| format!("“{PAGE}#{link}”")),
    ("German quotation marks", |link| format!("„{PAGE}#{link}“")),
    ("French quotation marks", |link| format!("«\u{a0}{PAGE}#{link}\u{a0}»")),
    ("Japanese quotation marks", |link| format!("「{PAGE}#{link}」")),
    ("Markdown", |link| format!("[my game]({PAGE}#{link})")),
    ("Markdown with the address twice", |link| format!("[{PAGE}#{link}]({PAGE}#{link})")),
    ("Markdown with escaped signs", |link| format!("{PAGE}\\#{}", link.replace('_', "\\_").replace('-', "\\-"))),
    ("italics", |link| format!("_{PAGE}#{link}_")),
    ("bold and italics", |link| format!("**_{PAGE}#{link}_**")),
    ("a bare link in italics", |link| format!("my game: *{link}*")),
    ("code", |link| format!("`{PAGE}#{link}`")),
    ("a hidden text", |link| format!("||{PAGE}#{link}||")),
    ("a page", |link| format!("<a href=\"{PAGE}#{link}\">my game</a>")),
    ("a shortcut", |link| format!("[InternetShortcut]\r\nURL={PAGE}#{link}\r\nIconIndex=0\r\n")),
    ("a property list", |link| format!("<dict><key>URL</key><string>{PAGE}#{link}</string></dict>")),
    ("zero-width spaces around it", |link| format!("\u{200b}{PAGE}#{link}\u{200b}")),
    ("a byte order mark", |link| format!("\u{feff}{link}")),
    ("zero-width spaces inside", |link| format!("{PAGE}#\u{200b}{}", wrapped(link, 9, "\u{200b}"))),
    ("soft hyphens inside", |link| format!("{PAGE}#{}", wrapped(link, 9, "\u{ad}"))),
    ("word joiners and marks of direction inside", |link| format!("\u{200e}#{}\u{200f}", wrapped(link, 7, "\u{2060}"))),
    ("no-break spaces inside", |link| format!("{PAGE}#{}", wrapped(link, 20, "\u{a0}"))),
    ("lines", |link| wrapped(&format!("{PAGE}#{link}"), 40, "\n")),
    ("lines of a message", |link| {
        format!("Your turn:\r\n{}\r\n\r\nBye", wrapped(&format!("{PAGE}#{link}"), 40, "\r\n"))
    }),
    ("indented lines", |link| wrapped(&format!("{PAGE}#{link}"), 40, "\n    ")),
    ("quoted lines", |link| format!("> {}", wrapped(&format!("{PAGE}#{link}"), 40, "\n> "))),
    ("lines quoted twice", |link| format!(">> {}", wrapped(&format!("{PAGE}#{link}"), 40, "\n> > "))),
    ("lines of a page", |link| wrapped(&format!("{PAGE}#{link}"), 40, "<br>\n")),
    ("breaks that a page allows", |link| wrapped(&format!("{PAGE}#{link}"), 40, "<wbr>")),
    ("quoted-printable", |link| wrapped(&format!("href=3D\"{PAGE}#{link}\""), 40, "=\r\n")),
    ("quoted-printable with escaped signs", |link| {
        format!("{PAGE}=23{}", encoded(link, "=", |byte| byte == b'_' || byte == b'-'))
    }),
    ("percent-encoded signs", |link| format!("{PAGE}#{}", encoded(link, "%", |byte| !byte.is_ascii_alphanumeric()))),
    ("in small hexadecimal digits", |link| format!("{PAGE}%23{}", link.replace('-', "%2d").replace('_', "%5f"))),
    ("the sign of the fragment encoded", |link| format!("{PAGE}%23{link}")),
    ("all of it encoded", |link| encoded(&format!("{PAGE}#{link}"), "%", |byte| !byte.is_ascii_alphanumeric())),
    ("encoded twice", |link| encoded(&format!("{PAGE}#{link}"), "%25", |byte| !byte.is_ascii_alphanumeric())),
    ("encoded spaces and line breaks after it", |link| format!("{PAGE}#{link}%20%0A")),
    ("an encoded zero-width space after it", |link| format!("{PAGE}#{link}%E2%80%8B")),
    ("a tracker before the fragment", |link| format!("{PAGE}?fbclid=IwAR0_x-1#{link}")),
    ("a tracker after it", |link| format!("{PAGE}#{link}?utm_source=mail")),
    ("another tracker after it", |link| format!("{PAGE}#{link}&utm_source=mail&amp;x=1")),
    ("a text fragment", |link| format!("{PAGE}#{link}:~:text=your%20turn")),
    ("Outlook's wrapping", |link| {
        let inside = encoded(&format!("{PAGE}#{link}"), "%", |byte| matches!(byte, b':' | b'/' | b'#'));
        format!("https://eur01.safelinks.protection.outlook.com/?url={inside}&data=05%7C02%7C&reserved=0")
    }),
    ("a search engine's wrapping", |link| {
        let inside = encoded(&format!("{PAGE}#{link}"), "%", |byte| matches!(byte, b':' | b'/' | b'#'));
        format!("https://www.google.com/url?q={inside}&sa=D&usg=AOvVaw0")
    }),
    ("a wrapping in a wrapping", |link| {
        let inside = encoded(&format!("{PAGE}#{link}"), "%25", |byte| matches!(byte, b':' | b'/' | b'#'));
        format!("https://l.facebook.com/l.php?u={inside}&h=AT0-x")
    }),
    ("Proofpoint's wrapping", |link| {
        let inside = encoded(&format!("{PAGE}#{link}"), "-", |byte| matches!(byte, b':' | b'#' | b'-' | b'_'));
        format!("https://urldefense.proofpoint.com/v2/url?u={}&d=DwMFaQ", inside.replace('/', "_"))
    }),
    ("Proofpoint's newer wrapping", |link| format!("https://urldefense.com/v3/__{PAGE}*{link}__;Iw!!AbC-d_1$")),
    ("signs of a page", |link| format!("{PAGE}&#35;{}", link.replace('_', "&lowbar;").replace('-', "&#x2d;"))),
    ("full width", |link| format!("{PAGE}{}", full_width(&format!("#{link}")))),
    ("hyphens that do not break", |link| format!("{PAGE}#{}", link.replace('-', "\u{2011}"))),
    ("two hyphens as a dash", |link| format!("{PAGE}#{}", link.replace("--", "—"))),
    ("an address in capitals", |link| format!("HTTPS://FRANCIA.EXAMPLE/#{link}")),
    ("a telephone's large first letter", |link| link.replacen('f', "F", 1)),
    ("another link before it", |link| format!("{PAGE}#f4AAAA\n\n{PAGE}#{link}")),
    ("a picture after it", |link| format!("{PAGE}#{link}😀")),
];

#[test]
fn a_link_is_read_whatever_form_it_comes_in() {
    for link in links() {
        let whole = Link::read::<Paladins>(&link).unwrap();
        for (name, form) in FORMS {
            let text = form(&link);
            assert_eq!(read(&text).map(Link::Game), Ok(whole.clone()), "{name}: {text}");
        }
    }
}

/// A refusal is about the likeliest reading.
#[test]
fn a_cut_link_is_reported_as_incomplete_whatever_form_it_comes_in() {
    for link in links() {
        for (name, form) in FORMS.iter().filter(|(name, _)| *name != "another link before it") {
            let text = form(&link[..link.len() * 2 / 3]);
            assert_eq!(read(&text), Err(RecordError::Incomplete), "{name}: {text}");
        }
    }
}

#[test]
fn what_follows_a_link_is_no_part_of_it() {
    let first = |text: &str| readings(text).next().unwrap().into_owned();
    for (pasted, link) in [
        ("https://francia.example/play/#f4abc-9", "f4abc-9"),
        ("Francia · Paladins\n▁▃█\nhttps://francia.example/#f5abc more", "f5abc"),
        ("f4abc", "f4abc"),
        ("#f6abc", "f6abc"),
        ("{\"seed\": \"#f4abc\"}", "{\"seed\": \"#f4abc\"}"),
        ("no link", "no link"),
        ("a leaf4 on a leaf5", "a leaf4 on a leaf5"),
        ("", ""),
    ] {
        assert_eq!(first(pasted), link);
    }
}

/// Every form in which a record may arrive.
const RECORD_FORMS: &[Transport] = &[
    ("as it was written", str::to_owned),
    ("a byte order mark", |record| format!("\u{feff}{record}\r\n")),
    ("a message around it", |record| format!("My game:\n\n{record}\n\nBye")),
    ("a block of code", |record| format!("```json\n{record}\n```")),
    ("typographic quotation marks", |record| {
        let mut open = false;
        let quoted = |letter: char| {
            open ^= letter == '"';
            if letter != '"' {
                letter
            } else if open {
                '“'
            } else {
                '”'
            }
        };
        record.chars().map(quoted).collect()
    }),
    ("French quotation marks", |record| record.replace("\":", "»:").replace('"', "«")),
    ("lines that end between words", |record| record.replace(' ', "\n").replace(',', ",\n")),
    ("lines that end anywhere", |record| wrapped(record, 70, "\n")),
    ("quoted lines", |record| format!("> {}", wrapped(record, 70, "\r\n> "))),
    ("no-break spaces", |record| record.replace(' ', "\u{a0}").replace(',', ",\u{a0}")),
    ("signs of a page", |record| record.replace('"', "&quot;")),
];

#[test]
fn a_record_is_read_whatever_form_it_comes_in() {
    let table = played("7", 30);
    let record = Record { snapshot: None, ..table.record() };
    for (name, form) in RECORD_FORMS {
        let text = form(&record.write());
        assert_eq!(read(&text).as_ref(), Ok(&record), "{name}: {text}");
    }
}

#[test]
fn an_address_of_the_page_is_found_without_what_was_hung_onto_it() {
    for (fragment, address) in [
        ("/day/paladins.", "/day/paladins"),
        ("/day/paladins)", "/day/paladins"),
        ("/day/paladins\u{200b}", "/day/paladins"),
        ("/day/paladins%E2%80%8B%20", "/day/paladins"),
        ("/day/paladins?utm_source=mail&fbclid=IwAR0", "/day/paladins"),
        ("/day/paladins&utm_source=mail", "/day/paladins"),
        ("/rules/paladins/tax:~:text=Tax", "/rules/paladins/tax"),
        ("/new/paladins?seats=human%252Ccount&amp;practice=yes!", "/new/paladins?seats=human%2Ccount&practice=yes"),
        (
            "/new/paladins?seats=human,king&seed=Odila%20of%20Paris",
            "/new/paladins?seats=human,king&seed=Odila%20of%20Paris",
        ),
        ("/", "/"),
    ] {
        let [as_it_is, cleaned] = addresses(fragment);
        assert_eq!((as_it_is.as_str(), cleaned.as_str()), (fragment, address));
    }
}

/// Any long and odd text is scanned quickly, and has few readings.
#[test]
fn a_hostile_text_has_few_readings() {
    let long = 1 << 20;
    for piece in [
        "#f4",
        "\u{200b}",
        "#\u{200b}",
        "%25",
        "%E2%80",
        "f4 ",
        "\\",
        "&",
        "&#x",
        "=\n",
        "<br>",
        "\n>",
        "*f4",
        "{",
        "}{",
        "“",
        "-23",
    ] {
        let text = piece.repeat(long / piece.len());
        let start = std::time::Instant::now();
        let found: Vec<String> = readings(&text).map(std::borrow::Cow::into_owned).collect();
        assert!((1..=28).contains(&found.len()), "{} readings of {piece:?}", found.len());
        assert!(found.iter().all(|reading| reading.len() <= text.len()), "{piece:?}");
        assert!(start.elapsed().as_secs() < 5, "{piece:?}: {:?}", start.elapsed());
    }
}
