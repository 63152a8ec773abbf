"""The coverage of random games of Root: cards played for their effects, and deeds of the factions."""

from collections.abc import Sequence
from typing import Final

from engine.desks import RANDOM
from engine.fuzzing.probe import Coverage
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.root.definition import decks
from engine.root.effects.decks import effects, is_implemented
from engine.root.factions import factions

PLAYED: Final = frozenset({"craft", "ambush", "activate-dominance"})

# The facts of a record that distinguish deeds: the piece, the reason for points, the minister …
PARTS: Final = ("piece", "why", "leader", "mood", "minister", "plot", "character", "special", "service")

# Effects that apply without any choice.
UNASKED: Final = ("always", "crafted")


class RootCoverage(Coverage):
    """A counter of crafted cards, ambushes, dominance cards, used effects, and the named acts of each faction."""

    def __init__(self) -> None:
        playable = [deck for deck in decks() if is_implemented(deck)]
        self.cards = {card.id for deck in playable for card in decks()[deck]}
        self.played: set[str] = set()
        self.uses = {card for card in self.cards if card in effects() and effects()[card].moment not in UNASKED}
        self.used: set[str] = set()
        self.deeds = {f"{faction}.{deed}" for faction, kind in factions().items() for deed in kind.deeds}
        self.done: set[str] = set()

    def see(self, match: Match) -> None:
        """Count the acts that a match's records show."""
        names = [faction.id for faction in match.table.factions]
        for record in match.records:
            facts = record.facts
            if record.kind in PLAYED:
                self.played.add(facts["card"])
            elif record.kind == "use":
                self.used.add(facts["card"])
            for seat in (facts.get("player"), facts.get("to")):
                if isinstance(seat, int):
                    self.done.add(f"{names[seat]}.{record.kind}")
                    self.done.update(f"{names[seat]}.{record.kind}:{facts[name]}" for name in PARTS if name in facts)

    def missing(self) -> list[str]:
        """Return the names of everything that never happened."""
        return sorted(
            [*(self.cards - self.played), *(f"use {card}" for card in self.uses - self.used), *(self.deeds - self.done)]
        )

    def seeking(self, stream: Stream, count: int) -> Sequence[str]:
        """Return a faction with an uncovered deed, and random ones."""
        lacking = sorted({deed.partition(".")[0] for deed in self.deeds - self.done}) or [RANDOM]
        return [stream.pick(lacking), *[RANDOM] * (count - 1)]

    def summary(self) -> dict[str, tuple[int, int]]:
        """Return, by kind of event, how many events were covered and how many there are."""
        return {
            "cards": (len(self.cards & self.played), len(self.cards)),
            "persistent effects": (len(self.uses & self.used), len(self.uses)),
            "deeds": (len(self.deeds & self.done), len(self.deeds)),
        }

    def covered(self, card: str) -> bool:
        """Tell whether a card was played and its effect used."""
        return card in self.played and (card not in self.uses or card in self.used)
