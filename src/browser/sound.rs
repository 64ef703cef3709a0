//! Synthesized sounds of wood, coins, paper and bells, and the vibration of a phone.

use super::dyn_call::call;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Array, Float32Array, Function, Math, Reflect};
use std::cell::RefCell;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    Wood,
    Coin,
    Paper,
    /// Bells, for a victory.
    Bells,
}

struct SoundTone {
    form: &'static str,
    /// Pitch, in hertz.
    pitch: f64,
    /// Initial level, from 0 to 1.
    level: f64,
    /// Duration, in seconds.
    fades: f64,
    /// Delay, in seconds.
    after: f64,
}

const fn tone(form: &'static str, pitch: f64, level: f64, fades: f64) -> SoundTone {
    SoundTone { form, pitch, level, fades, after: 0.0 }
}

/// The strike of a bell.
const fn bell(pitch: f64, after: f64, fades: f64) -> SoundTone {
    SoundTone { form: "triangle", pitch, level: 0.16, fades, after }
}

struct Rustle {
    /// Centre frequency, in hertz.
    pitch: f64,
    /// Initial level, from 0 to 1.
    level: f64,
    /// Duration, in seconds.
    fades: f64,
}

impl Sound {
    const fn parts(self) -> (&'static [SoundTone], Option<Rustle>) {
        match self {
            Self::Wood => (&WOOD, Some(Rustle { pitch: 900.0, level: 0.3, fades: 0.03 })),
            Self::Coin => (&COIN, Some(Rustle { pitch: 6_000.0, level: 0.05, fades: 0.02 })),
            Self::Bells => (&BELLS, None),
            Self::Paper => (&[], Some(Rustle { pitch: 3_200.0, level: 0.22, fades: 0.14 })),
        }
    }
}

const WOOD: [SoundTone; 2] = [tone("sine", 196.0, 0.5, 0.11), tone("triangle", 523.0, 0.12, 0.05)];
const COIN: [SoundTone; 2] = [tone("sine", 2_637.0, 0.13, 0.22), tone("sine", 3_951.0, 0.08, 0.16)];
/// A rising chord.
const BELLS: [SoundTone; 6] = [
    bell(392.0, 0.0, 0.5),
    bell(523.25, 0.16, 0.5),
    bell(659.25, 0.32, 0.6),
    bell(784.0, 0.48, 1.6),
    bell(523.25, 0.48, 1.2),
    bell(1_046.5, 0.64, 1.4),
];

/// Delay between two sounds, in seconds.
const APART: f64 = 0.09;
const MOST: usize = 4;

thread_local! {
    /// The browser's audio context, created for the first sound.
    static CONTEXT: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Plays sounds in sequence, each kind once. `volume`: from 0 to 100. Silent without support in the browser, or before
/// the first input.
pub fn play(sounds: impl Iterator<Item = Sound>, volume: u8) {
    let mut heard: Vec<Sound> = Vec::new();
    for sound in sounds {
        if heard.len() < MOST && !heard.contains(&sound) {
            heard.push(sound);
        }
    }
    if volume > 0 && !heard.is_empty() {
        let _ = play_all(&heard, f64::from(volume) / 100.0);
    }
}

pub fn wake() {
    CONTEXT.with_borrow(|context| {
        if let Some(context) = context
            && Reflect::get(context, &"state".into()).is_ok_and(|state| state != "running")
        {
            let _ = call(context, "resume", &[]);
        }
    });
}

pub fn can_vibrate() -> bool {
    Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false)
}

pub fn vibrate() {
    let _ = call(&window().navigator(), "vibrate", &[20.into()]);
}

fn play_all(sounds: &[Sound], volume: f64) -> Result<(), JsValue> {
    let made = || {
        let maker: Function = Reflect::get(&window(), &"AudioContext".into())?.dyn_into()?;
        Reflect::construct(&maker, &Array::new())
    };
    let context = CONTEXT.take().map_or_else(made, Ok)?;
    CONTEXT.set(Some(context.clone()));
    // A browser suspends it until the first input.
    let _ = call(&context, "resume", &[]);
    let now = number(&context, "currentTime")?;
    for (place, sound) in (0_u8..).zip(sounds) {
        let (tones, rustle) = sound.parts();
        let start = now + f64::from(place) * APART;
        for tone in tones {
            let source = call(&context, "createOscillator", &[])?;
            Reflect::set(&source, &"type".into(), &tone.form.into())?;
            set(&source, "frequency", tone.pitch)?;
            fade(&context, &source, tone.level * volume, start + tone.after, tone.fades)?;
        }
        let Some(rustle) = rustle else { continue };
        let source = noise(&context, rustle.fades)?;
        let filter = call(&context, "createBiquadFilter", &[])?;
        Reflect::set(&filter, &"type".into(), &"bandpass".into())?;
        set(&filter, "frequency", rustle.pitch)?;
        call(&source, "connect", std::slice::from_ref(&filter))?;
        begin(&source, start, rustle.fades)?;
        envelope(&context, &filter, rustle.level * volume, start, rustle.fades)?;
    }
    Ok(())
}

fn number(object: &JsValue, name: &str) -> Result<f64, JsValue> {
    Reflect::get(object, &name.into())?.as_f64().ok_or(JsValue::NULL)
}

fn set(object: &JsValue, name: &str, value: f64) -> Result<(), JsValue> {
    Reflect::set(&Reflect::get(object, &name.into())?, &"value".into(), &value.into()).map(drop)
}

fn noise(context: &JsValue, seconds: f64) -> Result<JsValue, JsValue> {
    let rate = number(context, "sampleRate")?;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few thousand samples
    let count = (rate * seconds) as u32;
    let buffer = call(context, "createBuffer", &[1.into(), count.into(), rate.into()])?;
    let samples: Float32Array = call(&buffer, "getChannelData", &[0.into()])?.dyn_into()?;
    for place in 0..count {
        #[allow(clippy::cast_possible_truncation)] // a sample has less digits
        samples.set_index(place, (Math::random() * 2.0 - 1.0) as f32);
    }
    let source = call(context, "createBufferSource", &[])?;
    Reflect::set(&source, &"buffer".into(), &buffer)?;
    Ok(source)
}

fn fade(context: &JsValue, source: &JsValue, level: f64, start: f64, seconds: f64) -> Result<(), JsValue> {
    envelope(context, source, level, start, seconds)?;
    begin(source, start, seconds)
}

fn begin(source: &JsValue, start: f64, seconds: f64) -> Result<(), JsValue> {
    call(source, "start", &[start.into()])?;
    call(source, "stop", &[(start + seconds).into()]).map(drop)
}

fn envelope(context: &JsValue, from: &JsValue, level: f64, start: f64, seconds: f64) -> Result<(), JsValue> {
    let gain = call(context, "createGain", &[])?;
    let course = Reflect::get(&gain, &"gain".into())?;
    call(&course, "setValueAtTime", &[level.max(0.0001).into(), start.into()])?;
    call(&course, "exponentialRampToValueAtTime", &[0.0001.into(), (start + seconds).into()])?;
    call(from, "connect", std::slice::from_ref(&gain))?;
    call(&gain, "connect", &[Reflect::get(context, &"destination".into())?]).map(drop)
}
