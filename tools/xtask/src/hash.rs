//! SHA-256 in hexadecimal digits.

use sha2::{Digest, Sha256};

/// The hash of some bytes.
pub fn hash(bytes: impl AsRef<[u8]>) -> String {
    hash_all([bytes])
}

/// The hash of several pieces, one after the other.
pub fn hash_all(pieces: impl IntoIterator<Item = impl AsRef<[u8]>>) -> String {
    let mut hasher = Sha256::new();
    for piece in pieces {
        hasher.update(piece);
    }
    format!("{:x}", hasher.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_one_that_browsers_compute() {
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(hash_all(["a", "bc"]), hash("abc"));
    }
}
