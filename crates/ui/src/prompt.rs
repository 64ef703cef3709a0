#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    pub icon: &'static str,
    pub title: String,
    /// Help with the answer; may be empty.
    pub hint: String,
}
