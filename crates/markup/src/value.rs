//! Values of attributes, classes and properties.

use std::borrow::Cow;

/// Value of an attribute, a class or a property.
pub enum Value {
    /// Not present; `false` for a property.
    Absent,
    /// Present without a text; `true` for a property.
    Empty,
    /// A text.
    Text(Cow<'static, str>),
    /// Result of a function, set again when a signal that it read changes.
    Dynamic(Box<dyn FnMut() -> Value>),
}

/// A type that converts into a value.
pub trait IntoValue {
    /// Converts into a value.
    fn into_value(self) -> Value;
}

impl IntoValue for Value {
    fn into_value(self) -> Value {
        self
    }
}

impl IntoValue for bool {
    fn into_value(self) -> Value {
        if self { Value::Empty } else { Value::Absent }
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
        self.map_or(Value::Absent, IntoValue::into_value)
    }
}

impl<T: IntoValue, F: FnMut() -> T + 'static> IntoValue for F {
    fn into_value(mut self) -> Value {
        Value::Dynamic(Box::new(move || self().into_value()))
    }
}
