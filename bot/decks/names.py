"""Finding the card that people mean: by id, by title in any language, by set and number, and when misspelt."""

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from rapidfuzz import fuzz, process

from engine.l5r_ccg.definition import catalogue as ccg_catalogue
from engine.l5r_lcg.definition import DATA, catalogue

# Scores of rapidfuzz (0 to 100): below the first a name is not taken for a card's, below the second it is nobody's;
# two within the third are not told apart.
NEAR: Final = 78
CONCEIVABLE: Final = 60
APART: Final = 4
MEANINGS: Final = 10
# A longer name is nobody's either; nothing is compared with it.
LONGEST: Final = 60
_SPACE = re.compile(r"[^a-z0-9]+")
# What stands in brackets at the end, unless it is a count.
_TAIL = re.compile(r"\s*[(\[](?!\s*[x×]?[-+]?\d+\s*[x×]?\s*[)\]])(?P<inside>[^()\[\]]*)[)\]]\s*$", re.I)
_NUMBERED = re.compile(r"(?P<pack>[^\d\W][\w .’'-]*?)\s*[#,]?\s*(?P<number>[0-9]{1,3}[ab]?)", re.I)


class Found(NamedTuple):
    """What an unknown name is near to: one card, or several that it might be."""

    card: str | None
    candidates: tuple[str, ...] = ()


def plain(name: str) -> str:
    """Return a name without accents, signs and capitals, so that ``Yōjin no Shiro`` equals ``yojin no shiro``."""
    bare = unicodedata.normalize("NFKD", name.replace("ł", "l").replace("Ł", "L").replace("œ", "oe"))
    letters = "".join(sign for sign in bare if not unicodedata.combining(sign)).casefold()
    return _SPACE.sub(" ", letters).strip()


class Names:
    """All the names of one game's cards. ``homes`` tells in which of the two decks a card belongs."""

    def __init__(
        self,
        cards: Iterable[tuple[str, Iterable[str]]],
        numbers: Mapping[tuple[str, str], str],
        homes: Mapping[str, str],
    ) -> None:
        self.exact: dict[str, str] = {}
        for card_id, names in cards:
            for name in (*names, card_id):
                self.exact.setdefault(plain(name), card_id)
        self.numbers = {(plain(pack), number.casefold()): card_id for (pack, number), card_id in numbers.items()}
        self.homes = homes
        self._known = list(self.exact)

    def known(self, name: str) -> str | None:
        """Return the card that ``name`` (perhaps with set and number) names without any doubt."""
        bare = name
        while True:
            if card := self.exact.get(plain(bare)):
                return card
            tail = _TAIL.search(bare)
            if tail is None:
                break
            bare = bare[: tail.start()].strip()
        numbered = _NUMBERED.fullmatch(name.strip())
        return self._numbered(numbered["pack"], numbered["number"]) if numbered else None

    def nearest(self, name: str) -> Found:
        """Return the card that an unknown name is nearest to, or those it may mean."""
        bare = name
        while tail := _TAIL.search(bare):
            bare = bare[: tail.start()].strip()
            inside = _NUMBERED.fullmatch(tail["inside"].strip())
            if inside and (card := self._numbered(inside["pack"], inside["number"])):
                return Found(card)
        wanted = plain(bare)
        return self._near(wanted) if 2 < len(wanted) <= LONGEST else Found(None)

    def _numbered(self, pack: str, number: str) -> str | None:
        return self.numbers.get((plain(pack), number.casefold()))

    def _near(self, wanted: str) -> Found:
        begun = tuple(dict.fromkeys(card for known, card in self.exact.items() if known.startswith(f"{wanted} ")))
        if begun:
            return Found(begun[0]) if len(begun) == 1 else Found(None, begun[:MEANINGS])
        hits = process.extract(wanted, self._known, scorer=fuzz.WRatio, limit=12, score_cutoff=NEAR)
        # A short word inside long titles scores high; the plain ratio keeps such guesses back.
        scores: dict[str, float] = {}
        for known, score, _ in hits:
            card_id = self.exact[known]
            fair = min(score, fuzz.ratio(wanted, known) + 8)
            scores[card_id] = max(scores.get(card_id, 0.0), fair)
        ranked = sorted(scores.items(), key=lambda pair: -pair[1])
        ranked = [(card_id, score) for card_id, score in ranked if score >= CONCEIVABLE]
        if not ranked:
            return Found(None)
        best = ranked[0][1]
        close = tuple(card_id for card_id, score in ranked if best - score < APART)
        if len(close) > 1 or best < NEAR:
            return Found(None, tuple(dict.fromkeys((*close, *(card_id for card_id, _ in ranked))))[:MEANINGS])
        return Found(close[0])


# What a pack is called besides its own name.
PACK_NAMES: Final = {
    "core": ("core", "boite de base", "jeu de base", "zestaw podstawowy", "l5c01"),
    "tears-of-amaterasu": ("l5c02",),
    "for-honor-and-glory": ("l5c03",),
    "into-the-forbidden-city": ("l5c04",),
    "the-chrysanthemum-throne": ("l5c05",),
    "fate-has-no-secrets": ("l5c06",),
    "meditations-on-the-ephemeral": ("l5c07",),
    "disciples-of-the-void": ("disciples du vide", "l5c08"),
    "breath-of-the-kami": ("l5c09",),
    "tainted-lands": ("l5c10",),
}
CYCLES: Final = {
    "imperial": ("imperial", "imperial cycle", "cycle imperial"),
    "elemental": ("elemental", "elemental cycle", "cycle elementaire"),
}
IMPERIAL: Final = frozenset(list(PACK_NAMES)[1:7])


@cache
def packs() -> Mapping[str, str]:
    """Return the packs of the 2017 card game by id."""
    return {pack["id"]: pack["name"] for pack in json.loads((DATA / "packs.json").read_text(encoding="utf-8"))}


@cache
def lcg_names() -> Names:
    """Return the names of the 2017 card game's cards."""
    # The deck sites put a province's element behind its name.
    cards = [
        (card.id, (*titles, *(f"{title} {card.element}" for title in titles if card.type == "province")))
        for card in catalogue().values()
        for titles in [(card.name, *card.facts.names.values())]
    ]
    numbers = {}
    for card in catalogue().values():
        for printing in card.facts.printings:
            if printing.pack in IMPERIAL:
                cycle: tuple[str, ...] = CYCLES["imperial"]
            else:
                cycle = CYCLES["elemental"] if printing.pack in ("breath-of-the-kami", "tainted-lands") else ()
            for name in (packs()[printing.pack], *PACK_NAMES.get(printing.pack, ()), *cycle):
                numbers[(name, printing.number)] = card.id
    homes = {card.id: card.side for card in catalogue().values() if card.side in ("dynasty", "conflict")}
    return Names(cards, numbers, homes)


@cache
def ccg_names() -> Names:
    """Return the names of the 1997 game's cards. An experienced person is called so in several ways."""
    cards = ccg_catalogue().values()
    homes = {card.id: card.side for card in cards if card.side != "stronghold"}
    return Names([(card.id, (card.name, *_experienced(card.name))) for card in cards], {}, homes)


def _experienced(name: str) -> list[str]:
    person, mark, _ = name.partition(" • Experienced")
    return [f"Experienced {person}", f"{person} Exp", f"{person} XP"] if mark else []
