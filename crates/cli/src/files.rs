//! Files that the commands read and write. Whatever goes wrong is one sentence.

use kernel::text_of_file;
use std::fs;
use std::path::Path;

/// The bytes of a file.
pub fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

/// The text of a file.
pub fn read_text(file: &Path) -> Result<String, String> {
    text_of_file(read(file)?).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

/// Writes a file.
pub fn write(file: &Path, content: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(file, content).map_err(|error| format!("cannot write {}: {error}", file.display()))
}
