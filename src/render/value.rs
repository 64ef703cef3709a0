//! What an attribute, a class or a property has for a value.

use std::borrow::Cow;

/// A value.
pub enum Value {
    /// It is not there.
    No,
    /// It is there, and that is all.
    Yes,
    /// A text.
    Text(Cow<'static, str>),
    /// What a function says, set anew when a signal changes that it read.
    Live(Box<dyn FnMut() -> Value>),
}

/// What a value can be made of.
pub trait IntoValue {
    /// As a value.
    fn into_value(self) -> Value;
}

impl IntoValue for Value {
    fn into_value(self) -> Value {
        self
    }
}

impl IntoValue for bool {
    fn into_value(self) -> Value {
        if self { Value::Yes } else { Value::No }
    }
}

impl IntoValue for &'static str {
    fn into_value(self) -> Value {
        Value::Text(Cow::Borrowed(self))
    }
}

impl IntoValue for String {
    fn into_value(self) -> Value {
        Value::Text(Cow::Owned(self))
    }
}

impl IntoValue for Cow<'static, str> {
    fn into_value(self) -> Value {
        Value::Text(self)
    }
}

impl<T: IntoValue> IntoValue for Option<T> {
    fn into_value(self) -> Value {
        self.map_or(Value::No, IntoValue::into_value)
    }
}

impl<T: IntoValue, F: FnMut() -> T + 'static> IntoValue for F {
    fn into_value(mut self) -> Value {
        Value::Live(Box::new(move || self().into_value()))
    }
}
