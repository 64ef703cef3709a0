use super::chapters::{ChapterOf, chapters};
use history::CampaignResult;
use kernel::{
    CampaignBonus, Chapter, Crest, Crests, Game, LEVELS, Outcome, Seat, SeatKind, Seed, Setup, SetupError, TOMES, Tomes,
};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::hash::Hasher;
use std::ops::RangeInclusive;

/// Seats and bonus parts of a campaign, for all chapters (rulings C-24 and C-25).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignSetup {
    /// Kind of each seat: `human`, `random` or one of [`LEVELS`].
    pub seats: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modules: Vec<String>,
}

impl CampaignSetup {
    pub const SEATS: RangeInclusive<usize> = 2..=4;

    fn setup(&self, of: &ChapterOf) -> Setup {
        let always = of.chapter.modules.iter().map(|key| (*key).to_owned());
        let bonus = self.modules.iter().filter(|key| of.chapter.bonus.contains(&key.as_str())).cloned();
        Setup {
            seats: self.seats.clone(),
            names: self.names.clone(),
            modules: always.chain(bonus).collect(),
            carried: Vec::new(),
        }
    }

    pub fn kinds(&self) -> Result<Vec<SeatKind>, SetupError> {
        let known = |key: &&String| ["human", "random"].contains(&key.as_str()) || LEVELS.contains(&key.as_str());
        if let Some(key) = self.seats.iter().find(|key| !known(key)) {
            return Err(SetupError::SeatKey(key.as_str().into()));
        }
        if !Self::SEATS.contains(&self.seats.len()) {
            let (least, most) = (*Self::SEATS.start(), *Self::SEATS.end());
            return Err(SetupError::Seats { given: self.seats.len(), least, most });
        }
        let chapters = chapters();
        let is_bonus = |key: &String| chapters.iter().any(|of| of.chapter.bonus.contains(&key.as_str()));
        for (place, key) in self.modules.iter().enumerate() {
            if !is_bonus(key) || self.modules[..place].contains(key) {
                return Err(SetupError::Module(key.as_str().into()));
            }
        }
        let mut kinds = Vec::new();
        for of in &chapters {
            kinds = self.setup(of).kinds_in(of.game)?;
        }
        Ok(kinds)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Seats from the winner to the last. The seat later in turn order wins a tie that the game leaves (ruling C-16).
    pub order: Vec<Seat>,
    pub totals: Vec<i32>,
    pub tomes: Tomes,
}

impl Ended {
    /// The result of a game; `None` while it runs, or if it is no chapter.
    pub fn of<G: Game>(game: &G) -> Option<Self> {
        let tomes = *game.tomes().filter(|_| game.decision().is_none())?;
        let Outcome::Ranked(ranks) = game.outcome() else { return None };
        let seats = ranks.len();
        let mut order: Vec<Seat> = tomes.first().around(seats).collect();
        order.reverse();
        // The stable sort keeps the later seat before the earlier one.
        order.sort_by_key(|seat| ranks[seat.index()]);
        Some(Self { order, totals: game.scores().iter().map(|sheet| sheet.total).collect(), tomes })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedChapter {
    pub game: &'static str,
    pub order: Vec<Seat>,
    pub totals: Vec<i32>,
    pub major: bool,
    pub objectives: Vec<(usize, Option<Seat>)>,
    pub victory: Vec<u8>,
    pub chooser: Option<Seat>,
    pub token: Option<Crest>,
    pub crest_tomes: Vec<(Seat, Crest)>,
}

impl ClosedChapter {
    /// Points by which the winner is ahead of the second; 0 where a tie-break decided (ruling C-17).
    pub fn lead(&self) -> i32 {
        lead(&self.order, &self.totals)
    }
}

fn lead(order: &[Seat], totals: &[i32]) -> i32 {
    let total = |place: usize| order.get(place).and_then(|seat| totals.get(seat.index())).copied().unwrap_or(0);
    total(0) - total(1)
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TomeHoldings {
    pub objective: u8,
    pub crest: u8,
    pub victory: u8,
}

impl TomeHoldings {
    pub const fn all(self) -> u8 {
        self.objective + self.crest + self.victory
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The next chapter, by its place from 0, can be laid out, or is being played.
    Chapter(usize),
    Token(Seat),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNow;

#[derive(Clone, Debug)]
pub struct Campaign {
    plan: CampaignSetup,
    seed: Seed,
    chapters: Vec<ChapterOf>,
    closed: Vec<ClosedChapter>,
    crests: Crests,
}

impl Campaign {
    pub fn new(plan: CampaignSetup, seed: Seed) -> Result<Self, SetupError> {
        plan.kinds()?;
        Ok(Self { plan, seed, chapters: chapters(), closed: Vec::new(), crests: Crests::default() })
    }

    pub const fn plan(&self) -> &CampaignSetup {
        &self.plan
    }

    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    pub fn chapters(&self) -> &[ChapterOf] {
        &self.chapters
    }

    pub fn closed(&self) -> &[ClosedChapter] {
        &self.closed
    }

    pub const fn crests(&self) -> &Crests {
        &self.crests
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat(0).around(self.plan.seats.len())
    }

    pub fn stage(&self) -> Stage {
        match self.closed.last() {
            Some(ClosedChapter { chooser: Some(seat), token: None, .. }) => Stage::Token(*seat),
            _ if self.closed.len() < self.chapters.len() => Stage::Chapter(self.closed.len()),
            _ => Stage::Over,
        }
    }

    /// Tokens that nobody took, in the order of [`Crest::ALL`].
    pub fn tokens(&self) -> impl Iterator<Item = Crest> + '_ {
        Crest::ALL.into_iter().filter(|crest| self.closed.iter().all(|closed| closed.token != Some(*crest)))
    }

    pub fn holdings(&self, seat: Seat) -> TomeHoldings {
        let mut holdings = TomeHoldings::default();
        for closed in &self.closed {
            holdings.objective += closed.objectives.iter().filter(|(_, owner)| *owner == Some(seat)).count() as u8;
            holdings.victory += closed.victory.get(seat.index()).copied().unwrap_or(0);
        }
        holdings.crest = Crest::ALL.into_iter().filter(|crest| self.crests.owner(*crest) == Some(seat)).count() as u8;
        holdings
    }

    /// The next chapter: key of its game, set-up and seed; `None` before a Token is taken, or once all are over.
    pub fn next(&self) -> Option<(&'static str, Setup, Seed)> {
        let Stage::Chapter(place) = self.stage() else { return None };
        let of = self.chapters.get(place)?;
        let setup = Setup { carried: self.carried(), ..self.plan.setup(of) };
        let mut hasher = fnv::FnvHasher::default();
        hasher.write(self.seed.text().as_bytes());
        hasher.write_u8(of.chapter.number);
        Some((of.game.name, setup, Seed::from(hasher.finish())))
    }

    /// Things that the seats bring into the next chapter: the winner the marker, each seat its tomes of the last
    /// chapter, as much Silver as it is tomes behind, and all Crests.
    fn carried(&self) -> Vec<CampaignBonus> {
        let Some(last) = self.closed.last() else { return Vec::new() };
        let mut carried = Vec::new();
        let mut bring = |seat: Seat, what: &str, count: u8| {
            if count > 0 {
                carried.push(CampaignBonus { seat, what: what.to_owned(), count });
            }
        };
        let most = self.seats().map(|seat| self.holdings(seat).all()).max().unwrap_or(0);
        for seat in self.seats() {
            bring(seat, Chapter::START, u8::from(last.order.first() == Some(&seat)));
            for (tome, owner) in &last.objectives {
                let key = self.chapters[self.closed.len() - 1].chapter.tomes[tome % TOMES].key;
                bring(seat, key, u8::from(*owner == Some(seat)));
            }
            bring(seat, Chapter::SILVER, most - self.holdings(seat).all());
            for crest in Crest::ALL {
                bring(seat, crest.key(), self.crests.held(seat, crest));
                bring(seat, crest.tome(), u8::from(self.crests.owner(crest) == Some(seat)));
            }
        }
        carried
    }

    /// Closes the chapter being played: hands out Victory Tomes, and determines the seat that takes a Token (rulings C-17
    /// to C-19).
    pub fn close(&mut self, ended: &Ended) -> Result<(), NotNow> {
        let Stage::Chapter(place) = self.stage() else { return Err(NotNow) };
        let (Some(of), players) = (self.chapters.get(place), self.plan.seats.len()) else { return Err(NotNow) };
        if ended.order.len() != players || ended.totals.len() != players {
            return Err(NotNow);
        }
        let major = lead(&ended.order, &ended.totals) > of.chapter.major;
        let mut victory = vec![0; players];
        let spoils: &[u8] = if major { &[3] } else { &[2, 1] };
        for (seat, count) in ended.order.iter().zip(spoils) {
            victory[seat.index() % players] = *count;
        }
        let before = self.crests;
        self.crests = *ended.tomes.crests();
        let taken = |crest: Crest| self.crests.owner(crest).filter(|_| before.owner(crest).is_none());
        let crest_tomes = Crest::ALL.into_iter().filter_map(|crest| taken(crest).map(|seat| (seat, crest))).collect();
        self.closed.push(ClosedChapter {
            game: of.game.name,
            order: ended.order.clone(),
            totals: ended.totals.clone(),
            major,
            objectives: ended.tomes.objectives().collect(),
            victory,
            // The second after a major victory, the third after a minor one: with two players there is none.
            chooser: ended.order.get(if major { 1 } else { 2 }).copied(),
            token: None,
            crest_tomes,
        });
        Ok(())
    }

    /// Gives this Token to the seat that is to take one, then checks the Crest Tomes (ruling C-19).
    pub fn take(&mut self, crest: Crest) -> Result<(), NotNow> {
        let Stage::Token(seat) = self.stage() else { return Err(NotNow) };
        if !self.tokens().any(|left| left == crest) {
            return Err(NotNow);
        }
        self.crests.add(seat, crest, 1);
        let players = self.plan.seats.len();
        let Some(last) = self.closed.last_mut() else { return Err(NotNow) };
        last.token = Some(crest);
        self.crests.claim(seat, players, |seat, crest| last.crest_tomes.push((seat, crest)));
        Ok(())
    }

    /// The best Token for a seat: one that wins a Crest Tome, else the kind of which it has most. Rivals' Crests break
    /// ties.
    pub fn best_token(&self) -> Option<Crest> {
        let Stage::Token(seat) = self.stage() else { return None };
        let needed = Crest::needed(self.plan.seats.len());
        let worth = |crest: &Crest| {
            let own = self.crests.held(seat, *crest);
            let open = self.crests.owner(*crest).is_none();
            let rivals = self.seats().filter(|other| *other != seat).map(|other| self.crests.held(other, *crest)).max();
            (open && own + 1 >= needed, open, own, rivals.unwrap_or(0), Reverse(*crest))
        };
        self.tokens().max_by_key(worth)
    }

    /// Seats from the winner to the last, once all chapters are over: by tomes, then by Victory Tomes, then by the
    /// place in the last chapter, which its score, its tie-break and the later seat decide.
    pub fn standing(&self) -> Option<Vec<Seat>> {
        let last = self.closed.last().filter(|_| self.stage() == Stage::Over)?;
        let mut order = last.order.clone();
        let rank = |seat: &Seat| {
            let own = self.holdings(*seat);
            Reverse((own.all(), own.victory))
        };
        order.sort_by_key(rank);
        Some(order)
    }

    pub fn winner(&self) -> Option<Seat> {
        self.standing().and_then(|order| order.first().copied())
    }

    pub fn result(&self) -> Option<CampaignResult> {
        let tomes = |seat| {
            let TomeHoldings { objective, crest, victory } = self.holdings(seat);
            [objective, crest, victory]
        };
        self.winner().map(|winner| CampaignResult { tomes: self.seats().map(tomes).collect(), winner: winner.index() })
    }

    pub fn report(&self) -> serde_json::Value {
        use serde_json::json;
        let chapter = |(closed, of): (&ClosedChapter, &ChapterOf)| {
            let taken = |seat: Seat| {
                let own = closed.objectives.iter().filter(move |(_, owner)| *owner == Some(seat));
                own.map(|(tome, _)| of.chapter.tomes[tome % TOMES].key).collect::<Vec<_>>()
            };
            let rows = closed.order.iter().enumerate().map(|(place, seat)| {
                json!({
                    "seat": seat,
                    "rank": place + 1,
                    "total": closed.totals.get(seat.index()),
                    "victory_tomes": closed.victory.get(seat.index()),
                    "tomes": taken(*seat),
                })
            });
            let open = closed
                .objectives
                .iter()
                .map(|(tome, owner)| json!({ "tome": of.chapter.tomes[tome % TOMES].key, "seat": owner }));
            json!({
                "game": closed.game,
                "standings": rows.collect::<Vec<_>>(),
                "major": closed.major,
                "tomes": open.collect::<Vec<_>>(),
                "token": closed.token.map(|crest| json!({ "crest": crest, "seat": closed.chooser })),
            })
        };
        let seat = |seat: Seat| {
            let keys = |crest: &Crest| self.crests.owner(*crest) == Some(seat);
            let objectives = self.closed.iter().zip(&self.chapters).flat_map(|(closed, of)| {
                let own = closed.objectives.iter().filter(|(_, owner)| *owner == Some(seat));
                own.map(|(tome, _)| of.chapter.tomes[tome % TOMES].key).collect::<Vec<_>>()
            });
            let [crowns, crosses, swords] = Crest::ALL.map(|crest| self.crests.held(seat, crest));
            json!({
                "seat": seat,
                "objective_tomes": objectives.collect::<Vec<_>>(),
                "crest_tomes": Crest::ALL.into_iter().filter(keys).collect::<Vec<_>>(),
                "victory_tomes": self.holdings(seat).victory,
                "crests": { "crown": crowns, "cross": crosses, "sword": swords },
            })
        };
        json!({
            "chapters": self.closed.iter().zip(&self.chapters).map(chapter).collect::<Vec<_>>(),
            "seats": self.seats().map(seat).collect::<Vec<_>>(),
            "winner": self.winner(),
        })
    }
}
