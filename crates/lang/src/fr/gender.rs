use crate::{Form, Gender};

/// A masculine noun.
pub(super) const fn le(one: &'static str, many: &'static str) -> Form {
    Form { one, many, gender: Gender::Masculine }
}

/// A feminine noun.
pub(super) const fn la(one: &'static str, many: &'static str) -> Form {
    Form { one, many, gender: Gender::Feminine }
}
