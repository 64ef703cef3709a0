//! The symbols of the parts of the evaluation, for the adviser's reasons.

/// The symbol of a part, by its word.
pub fn term_icon(term: &str) -> &'static str {
    match term {
        "orders" => "seal-order",
        "faith" => "faith",
        "strength" => "strength",
        "influence" => "influence",
        "commissions" => "monk",
        "fortifies" => "wall",
        "garrisons" => "outpost",
        "absolves" => "jar",
        "attacks" => "act-attack",
        "converts" => "act-convert",
        "workshops" => "workshop",
        "workers" => "w-labourer",
        "goods" => "silver",
        "crew" => "act-recruit",
        "suspicion" => "suspicion",
        "debts" => "debt-unpaid",
        "paladin" => "ui-crown",
        "others" => "ui-person",
        _ => "ui-next",
    }
}
