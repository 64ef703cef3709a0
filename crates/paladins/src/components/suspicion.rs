/// The Tax printed on each of the 24 Suspicion cards.
/// INFERRED: 0, 1 and 2 Tax are certain; the split into 6, 8 and 10 cards is the likelier of two readings.
pub const SUSPICION: [u8; 24] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2];
