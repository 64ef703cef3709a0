use kernel::{Lang, Seat};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewer {
    pub seat: Seat,
    pub asked: bool,
    pub proposal: Option<String>,
    pub names: Arc<[String]>,
    pub lang: Lang,
}
