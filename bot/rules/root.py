"""Look-ups for Root: the cards of both decks, and everything else with a name and an effect."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, cast

from bot.games.root.names import RootNames, card_effect
from bot.games.root.scene import Scene, View
from bot.rules.card import Card, begun, slug
from bot.rules.reference import Present, Reference
from bot.words import LANGUAGES, Tongue, Words
from engine.root import definition
from engine.root.definition import DATA, characters, faction_facts, items, quests

ITEMS: Final = DATA / "items.json"
GLOSSES: Final = DATA / "texts" / "glosses.json"
# The Law's text about each item, with its section.
LAWS: Final = {
    **{"track": "9.2.5", "satchel": "9.2.5", "move": "9.5.1", "battle": "9.5.2", "explore": "9.5.3", "strike": "9.5.6"},
    **{"repair": "9.5.7", "craft": "9.5.8", "special-action": "9.5.9", "rolled-hits": "9.2.6", "refresh": "9.4.1"},
    **{"draw": "9.6.2", "item-limit": "9.6.4", "command": "14.2.4", "prowess": "14.2.4"},
}
MOOD: Final = "14.7"
# The entries that explain a kind of card.
EXPLAINED: Final = {
    **{"crafts-item": ("law-4.1", "items"), "persistent": ("law-4.1.3",), "immediate": ("law-4.1.2",)},
    **{"ambush": ("law-2.1.2", "law-4.3.1"), "dominance": ("law-3.3",)},
    **{"quest": ("law-9.5.5",), "character": ("faction-vagabond", "law-9.3"), "leader": ("law-7.8",)},
    **{"minister": ("law-12.5.2", "law-12.5.3"), "mood": ("law-14.7",), "plot": ("law-13.7",)},
}
# The chapters of the factions, and in each the sections about its phases.
PHASES: Final = {"birdsong": 4, "daylight": 5, "evening": 6}
CHAPTERS: Final = {
    faction: chapter
    for chapter, faction in enumerate(
        ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers"), 6
    )
}
PLOTS: Final = ("bomb", "snare", "extortion", "raid")
DECK: Final = "deck-card"
KINDS: Final = {"item": "crafts-item"}  # an item on its own is listed separately


class RootReference(Reference):
    """Cards, items, quests, characters, leaders, ministers, moods and plots of Root."""

    name = "root"
    charts = ("law-1.4.1", "law-4.3", "law-4.1")

    def cards(self) -> Iterator[Card]:
        """Yield everything that people can look up. Cards that share a name count as one card, and so do quests."""
        yield from self._items()
        yield from self._deck()
        yield from self._quests()
        for character in characters().values():
            yield self._called("character", character.id)
        facts = faction_facts()
        for leader in facts["eyrie"].leaders:
            yield self._called("leader", leader)
        for minister in facts["duchy"].ministers:
            numbers = {"sway": minister.cards, "points": minister.points}
            yield replace(self._called("minister", minister.id), traits=(minister.rank,), numbers=numbers)
        for mood in facts["hundreds"].moods:
            yield self._called("mood", mood)
        for plot in PLOTS:
            yield self._called("plot", plot)

    def text(self, card: Card, say: Tongue) -> str:
        """Return our wording of a card. The text of a quest covers each suit."""
        say = say.of(self.name)
        names = RootNames(Scene(say, (), cast(View, {})))
        if card.type == DECK:
            return _lines(card_effect(id, names) for id in _copies()[card.name].values())
        if card.type == "quest":
            found = [quest for quest in quests().values() if quest.name == card.name]
            return _lines(say("effect-quest", items=names.items(quest.items)) for quest in found)
        if card.type == "character":
            items = names.items(characters()[card.id].items)
            return "\n".join((say(f"hint-character-{card.id}"), say("effect-starting-items", items=items)))
        key = f"hint-{card.type}-{card.id.removeprefix(f'{card.type}-')}"
        return say(key) if say.has(key) else ""

    def concerning(self, card: Card) -> Iterable[str]:
        """Return the entries that explain this kind of card."""
        return [entry for kind in (card.type, *card.traits) for entry in EXPLAINED.get(kind, ()) if not card.laws]

    def printed(self, card: Card, say: Tongue) -> list[str]:
        """Return the decks that contain a card, with the number of copies in each."""
        say, known = say.of(self.name), definition.cards()
        copies = [known[id] for id in _copies().get(card.name, {}).values()] if card.type == DECK else []
        counts = {deck: sum(one.copies for one in copies if deck in one.decks) for deck in definition.decks()}
        return [f"{say(f'deck-{deck}')} (×{count})" for deck, count in counts.items() if count]

    def round(self, view: Mapping[str, Any] | None = None) -> Sequence[str]:
        """Return the three phases of the current faction.

        Without a match, return the order of a turn and of a battle.
        """
        chapter = _chapter(view) if view else None
        return [f"law-{chapter}.{section}" for section in PHASES.values()] if chapter else self.charts[:2]

    def present(self, view: Mapping[str, Any]) -> Present | None:
        """Return the current phase of the faction whose turn it is."""
        chapter, section = _chapter(view), PHASES.get(str(view.get("phase")))
        return Present(f"law-{chapter}.{section}", f"law-{chapter}.{section}") if chapter and section else None

    def _items(self) -> Iterator[Card]:
        for item in json.loads(ITEMS.read_text(encoding="utf-8"))["items"]:
            said = [item["vagabond_place"], *item["vagabond_use"], *([item["hoard"]] if item["hoard"] else [])]
            laws = [(name, LAWS[name]) for name in said]
            if mood := item["blocks_mood"]:
                laws.append((f"mood-{mood}", MOOD))
            names = {language: begun(name) for language, name in item["name"].items()}
            numbers = {"supply": item["supply"], "ruins": item["ruins"]}
            name = names.pop("en")
            yield Card(self.name, item["id"], name, names, "item", "item", numbers=numbers, written=True, laws=laws)

    def _deck(self) -> Iterator[Card]:
        known = definition.cards()
        for name, ids in _copies().items():
            first = known[next(iter(ids.values()))]
            id = slug(name) if slug(name) not in items() else f"{slug(name)}-card"
            names = {language: said for language in LANGUAGES if (said := _printed(first.id, language)) != name}
            yield Card(
                self.name, id, name, names, DECK, DECK, tuple(ids), traits=(KINDS.get(first.kind, first.kind),),
                numbers={"points": first.points} if first.points else {}, written=True, glosses=_glosses(name, names),
            )  # fmt: skip

    def _quests(self) -> Iterator[Card]:
        suits: defaultdict[str, list[str]] = defaultdict(list)
        for quest in quests().values():
            suits[quest.name].append(quest.suit)
        for name, held in suits.items():
            yield Card(
                self.name, f"quest-{slug(name)}", name, {}, "quest", "quest", held, written=True,
                glosses=_glosses(name, {}),
            )  # fmt: skip

    def _called(self, kind: str, id: str) -> Card:
        """Return a card that has only names: the words for ``kind-id`` in every language."""
        names = {language: Words.load()[language].of(self.name)(f"{kind}-{id}") for language in LANGUAGES}
        name = names.pop(LANGUAGES[0])
        unlike = {language: said for language, said in names.items() if said != name}
        place = id if kind == "character" else f"{kind}-{id}"
        return Card(self.name, place, name, unlike, kind, kind, written=True)


def _chapter(view: Mapping[str, Any]) -> int | None:
    """Return the Law's chapter about the faction whose turn it is."""
    faction = next((player["faction"] for player in view["players"] if player["seat"] == view.get("turn")), None)
    return CHAPTERS.get(str(faction))


@cache
def _copies() -> Mapping[str, Mapping[str, str]]:
    """Group the cards of both decks by name: for each suit with a copy, its id."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for card in definition.cards().values():
        found[card.name][card.suit] = card.id
    return found


def _printed(card: str, language: str) -> str:
    """Return a card's printed names, in English if no other is known."""
    say = Words.load()[language].of(RootReference.name)
    return say(key) if say.has(key := f"card-{card}") else definition.cards()[card].name


def _glosses(name: str, printed: Mapping[str, str]) -> Mapping[str, str]:
    """Return our own translations of a name, for languages without a known printed name."""
    return {language: said for language, said in _every_gloss().get(slug(name), {}).items() if language not in printed}


@cache
def _every_gloss() -> Mapping[str, Mapping[str, str]]:
    found: dict[str, Any] = json.loads(GLOSSES.read_text(encoding="utf-8"))
    return found


def _lines(texts: Iterable[str]) -> str:
    """Return the effects of the cards of one name, with a line for each variant."""
    return "\n".join(dict.fromkeys(texts))
