"""The coverage of random games of the 1997 game."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.cardplay.ability import Persistent
from engine.desks import RANDOM
from engine.fuzzing.card_coverage import CardCoverage
from engine.fuzzing.ccg_company import alike, companies, speaks_of_allies
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import CardDef, pool
from engine.l5r_ccg.fighting.ranged import Ranged
from engine.l5r_ccg.machinery.table import Table

# How many companions of the wanted card each seat holds, and how many other uncovered cards.
COMPANY: Final = 10
BESIDES: Final = 8
# One two-player game in this many gets a third player, because some effects need three players. More games get one if
# the text of the wanted card speaks of allies.
THIRD: Final = 8
THIRD_FOR_ALLIES: Final = 2


class CcgCoverage(CardCoverage[CardDef]):
    """A counter of the given cards. If no cards are given, all implemented cards are counted.

    A token counts for the card that makes it. ``makers`` maps a kind of record to the cards that were seen to cause it.
    ``for_focus`` lists the cards that can only be used as a Focus. ``aiding`` maps a card to its ranged attack, if this
    attack can only join another one. Such an attack counts as used when its cost is paid.
    """

    played_by = frozenset({"enter-play", "overlay", "attach", "attach-to-province", "initiate", "turn-faceup",
                           "play-for-gold"})  # fmt: skip

    def __init__(self, cards: Iterable[str] | None = None) -> None:
        self.makers: defaultdict[str, set[str]] = defaultdict(set)
        self.for_focus = {
            one.id for one in pool().values() if one.type == "strategy" and not (one.abilities or one.coin)
        }
        self.aiding = {
            one.id: ability.name
            for one in pool().values()
            for ability in one.abilities
            if isinstance(ability, Ranged) and ability.aids is not None
        }
        counted = {card_id: pool()[card_id] for card_id in (pool() if cards is None else cards)}
        super().__init__(card for card in counted.values() if card.implemented and not card.token)

    def abilities_of(self, card: CardDef) -> Iterator[str]:
        """Return the names of a card's abilities, and of the abilities that the card gives to others."""
        yield from (ability.name for ability in card.abilities)
        yield from (f"{card.id}.{number}" for number in range(len(card.grants)))
        yield from (f"{card.id}.{number}" for number, _ in enumerate(card.leads, len(card.abilities)))

    def effects_of(self, card: CardDef) -> Iterator[tuple[str, Persistent]]:
        """Return a card's persistent effects by name."""
        yield from ((f"{card.id}.effect{number}", effect) for number, effect in enumerate(card.persistents))

    def see(self, match: Match) -> None:
        """Count the cards that a match's records show, and note which card caused which kind of record."""
        super().see(match)
        source = ""
        for record in match.records:
            # A record that names no card belongs to the last ability used.
            maker = str(record.facts.get("by", source)).partition("#")[0]
            if record.kind == "initiate":
                source = record.facts["card"]
            elif maker in pool():
                self.makers[record.kind].add(maker)
                if maker in self.aiding:
                    self.used.add(self.aiding[maker])
                if "attribute" in record.facts:
                    self.makers[str(record.facts["attribute"]).replace(":", "-")].add(maker)
            if record.kind == "focus":
                self.played.update({record.facts["card"].partition("#")[0]} & self.for_focus & self.cards)

    def seeking(self, stream: Stream, count: int) -> Sequence[str]:
        """Return decks for random seats that may cover one uncovered card and some others.

        The first seat has the uncovered card and plays it. All seats have cards that the uncovered card may need. The
        second card of the first seat comes from the first kind of hint. If the uncovered card has no clan, the second
        card decides which stronghold the deck has. One more card is in all decks, because some cards need the same card
        on both sides.
        """
        missing = self.lacking()
        wanted = stream.pick(missing)
        reasons = companies(pool()[wanted], self.makers) or [alike()]
        shared = stream.pick(stream.pick(stream.pick(reasons)))
        third = not stream.below(THIRD_FOR_ALLIES if speaks_of_allies(wanted) else THIRD)
        seats = []
        for number in range(count + (count == 2 and third)):
            cards = [stream.pick(stream.pick(stream.pick(reasons))) for _ in range(COMPANY)] + [
                stream.pick(missing) for _ in range(BESIDES)
            ]
            first = [] if number else [wanted, stream.pick(stream.pick(reasons[0]))]
            seats.append([*first, shared, *cards])
        return [f"{RANDOM}:{'+'.join(dict.fromkeys(cards))}" for cards in seats]

    def given(self, table: Table) -> Iterator[str]:
        """Return the strongholds."""
        yield from (player.stronghold.id for player in table.players)

    def bearers(self, table: Table) -> Iterable[Card]:
        """Return all cards in play."""
        return table.in_play()
