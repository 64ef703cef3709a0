//! Francia: the West Kingdom trilogy at a table in the browser.
