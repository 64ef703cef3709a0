//! What comes later: parts of the program that are fetched when the page stands.

texts! {
    part_coming: "One moment …", "Un instant…";
    part_missing: "This part of the program could not be fetched. Try again with a connection.", "Impossible de charger cette partie du programme. Réessayez avec une connexion.";
    try_again: "Try again", "Réessayer";
}
