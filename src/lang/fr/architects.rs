//! Architects in French.

use super::gender::{la, le};
use crate::lang::Form;

/// The nouns: the English for one and for many, and the French for one and for many with its gender.
#[rustfmt::skip]
pub(super) const NOUNS: &[([&str; 2], Form)] = &[
    (["Clay", "Clay"], la("Argile", "Argiles")),
    (["Wood", "Wood"], le("Bois", "Bois")),
    (["Marble", "Marble"], le("Marbre", "Marbres")),
    (["paid Debt", "paid Debts"], la("Dette payée", "Dettes payées")),
    (["plan", "plans"], le("plan", "plans")),
    (["Stock", "Stock"], la("Réserve", "Réserve")),
    (["captured Worker", "captured Workers"], le("Ouvrier capturé", "Ouvriers capturés")),
    (["Apprentice", "Apprentices"], le("Apprenti", "Apprentis")),
    (["Black Market reset", "Black Market resets"], la("réinitialisation du Marché Noir", "réinitialisations du Marché Noir")),
    (["end of the game", "end of the game"], la("fin de la partie", "fin de la partie")),
    (["Cathedral level", "Cathedral levels"], le("niveau de la Cathédrale", "niveaux de la Cathédrale")),
];

/// The texts, and what each of them is in French.
#[rustfmt::skip]
pub(super) const TEXTS: &[(&str, &str)] = &[];
