use leptos::web_sys::Worker;
use players::Request;

pub(super) fn post(worker: &Worker, request: &Request) {
    let text = serde_json::to_string(request).unwrap_or_default();
    let _ = worker.post_message(&text.into());
}
