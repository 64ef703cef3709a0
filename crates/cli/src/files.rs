//! Files that the commands read and write. Every error is one sentence.

use kernel::text_of_file;
use std::fs;
use std::path::Path;

pub fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

pub fn read_text(file: &Path) -> Result<String, String> {
    text_of_file(read(file)?).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

pub fn write(file: &Path, content: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(file, content).map_err(|error| format!("cannot write {}: {error}", file.display()))
}
