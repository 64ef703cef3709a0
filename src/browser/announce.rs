/// The newest messages. Two slots alternate, so that a repeated message is read out twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    slots: [String; 2],
    last: usize,
}

impl News {
    pub fn add(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.last = 1 - self.last;
        text.clone_into(&mut self.slots[self.last]);
        self.slots[1 - self.last].clear();
    }

    pub fn slot(&self, slot: usize) -> &str {
        self.slots.get(slot).map_or("", String::as_str)
    }

    pub fn newest(&self) -> &str {
        &self.slots[self.last]
    }
}
