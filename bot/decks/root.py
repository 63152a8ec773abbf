"""In Root, factions take the place of decks.

This module reads the many names of factions, and judges a set of factions by the Law's table.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from discord import ui
from rapidfuzz import fuzz, process

from bot.controls.control import layout
from bot.controls.fit import fitted
from bot.decks.judging.report import faction_name, fault_line, rule_line
from bot.decks.pages.deck import BAD, GOOD, rule_buttons
from bot.decks.reading.counts import NUMBERS
from bot.decks.reading.names import plain
from bot.rules.glossary import glossaries
from bot.words import Tongue
from engine.root import reach

ENTRIES: Final = {
    "marquise": "faction-marquise-de-cat",
    "eyrie": "faction-eyrie-dynasties",
    "alliance": "faction-woodland-alliance",
    "vagabond": "faction-vagabond",
    "cult": "faction-lizard-cult",
    "riverfolk": "faction-riverfolk-company",
    "duchy": "faction-underground-duchy",
    "corvids": "faction-corvid-conspiracy",
    "hundreds": "faction-lord-of-the-hundreds",
    "keepers": "faction-keepers-in-iron",
}
# Names of factions that the glossary lacks because they mean something else there: a bird is a suit.
ALSO: Final = {"bird": "eyrie", "oiseau": "eyrie", "oiseaux": "eyrie", "ptak": "eyrie", "ptaki": "eyrie"}
NEAR: Final = 85.0  # rapidfuzz's ratio, of 100
LONGEST: Final = 50
LONGEST_NAME: Final = 6  # words of a name, with a number
_BETWEEN: Final = re.compile(r"\s*[,;/+&|•\n]\s*|\s+(?:and|et|i|oraz|vs\.?|versus|contre|kontra)\s+")
_COUNT: Final = re.compile(
    r"(?P<a>\d{1,2})\s*(?:[x×]\s*|\s)(?P<an>\D+)|(?P<bn>\D+?)\s*(?:[x×]\s*(?P<b>\d{1,2})|\((?P<c>\d{1,2})\))"
)
# The number of a faction (``2. Eyrie``, ``1st Vagabond``), and text in brackets after it.
_ASIDE: Final = re.compile(r"^\d+(?:[.)]|st|nd|rd|th|er|e|ème)\s+|\s*\([^()]*\)$", re.I)


def factions_of(text: str) -> list[str]:
    """Return the factions that a text names, repeats included. Unknown names stay as written."""
    found: list[str] = []
    whole = _named(text) and not _COUNT.fullmatch(text.strip())
    for part in [text] if whole else filter(None, map(str.strip, _BETWEEN.split(text))):
        found += _counted(part) or _row(part) or [part[:LONGEST]]
    return found


class RootCompany:
    """A judge of sets of factions."""

    name = "root"

    def named(self, text: str) -> list[str]:
        """Return the factions that a text names."""
        return factions_of(text)

    def page(self, wanted: Sequence[str], players: int, say: Tongue) -> ui.LayoutView:
        """Return the verdict on these factions at a table of this many players."""
        return reach_page(wanted, players, say)


def _counted(part: str) -> list[str]:
    """Return a faction repeated as often as the number beside its name says."""
    first, _, rest = part.partition(" ")
    counted = _COUNT.fullmatch(f"{NUMBERS[plain(first)]} {rest}" if plain(first) in NUMBERS else part)
    if counted and (name := _named(counted["an"] or counted["bn"])):
        return [name] * int(counted["a"] or counted["b"] or counted["c"])
    name = _named(part) or _named(_ASIDE.sub("", part))
    return [name] if name else []


def _row(part: str) -> list[str]:
    """Return the factions of a row without separators, ``cats birds 2 vagabonds``. Unknown names stay as written."""
    words, found, rest = part.split(), [], ""
    while words:
        for length in range(min(len(words), LONGEST_NAME), 0, -1):
            last = plain(words[length - 1])
            if length < len(words) and (last.isdigit() or last in NUMBERS):
                continue  # a count: how often the next faction is meant
            if named := _counted(" ".join(words[:length])):
                found += [*([rest[:LONGEST]] if rest else []), *named]
                words, rest = words[length:], ""
                break
        else:
            rest = f"{rest} {words.pop(0)}".strip()
    return [*found, rest[:LONGEST]] if found and rest else found


def _named(name: str) -> str | None:
    """Return the faction with this name, even a misspelt one, or None."""
    wanted = re.sub(r"^(?:the|la|le|les|l) |(?<=\w) \d+$", "", plain(name))
    for form in (wanted, wanted.removesuffix("s")):
        if form in _names():
            return _names()[form]
    near = process.extractOne(wanted, list(_names()), scorer=fuzz.ratio, score_cutoff=NEAR) if len(wanted) > 3 else None
    return _names()[near[0]] if near else None


@cache
def _names() -> Mapping[str, str]:
    found = {faction: faction for faction in ENTRIES} | ALSO
    for faction, id in ENTRIES.items():
        for entries in glossaries()["root"].languages.values():
            for name in (entries[id].title, *entries[id].aliases):
                found.setdefault(plain(name), faction)
    return found


def reach_page(factions: Sequence[str], players: int, say: Tongue) -> ui.LayoutView:
    """Return the message on whether factions suit each other and the number of players, by the Law's table."""
    found = reach.faults(factions, players)
    lines = [say("reach-title", players=players)]
    lines += [
        "- " + say("reach-line", faction=faction_name(faction, say), value="/".join(map(str, values)))
        for faction in dict.fromkeys(factions)
        if (values := reach.table().factions.get(faction))
    ]
    if players in reach.table().totals:
        lines.append(say("reach-total", value=reach.value(factions), total=reach.table().totals[players]))
    lines.append(f"**{say('reach-poor') if found else say('reach-good')}**")
    lines += [f"- {fault_line(fault, say)}" for fault in found]
    if reach.daring(factions, players):
        lines.append(say("reach-daring", daring=reach.table().daring))
    lines += [f"-# {rule_line('root', reach.RULE, say)}", f"-# {say('reach-limits')}"]
    rule = rule_buttons("root", [reach.RULE], say)
    return layout([*fitted(["\n".join(lines)]), *rule], BAD if found else GOOD)
