"""The fuzzer's part for Root: the checks of its table at every step."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.fuzzing import root_hidden
from engine.fuzzing.facts import Atoms, Broken, same
from engine.fuzzing.probe import Probe
from engine.fuzzing.root_coverage import RootCoverage
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose
from engine.root.definition import CLEARINGS, PLACES, Card, Map, decks, items, maps
from engine.root.effects.decks import is_implemented
from engine.root.faction import Faction
from engine.root.game import RootGame
from engine.root.machinery.position import all_cards, dump, held_elsewhere
from engine.root.machinery.table import Table
from engine.root.ruling import ruler

ATOMS: Final[Atoms] = {Card: lambda card: card.id, Map: lambda board: board.id}
BUSY, FRIENDLY = 1, 2


class RootProbe(Probe):
    """The probe of Root."""

    atoms = ATOMS
    moods = 3
    # These options are paid for with cards chosen later, or they are about a plot in the supply.
    unnamed = frozenset({"build", "dig", "expose", "lay", "minister", "revolt", "spread", "sway", "use"})
    # A game may never end if random players have activated dominance cards.
    endless = True

    def settings(self, stream: Stream, seats: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
        """Return a random map and deck; seats that bring no faction draft one in the advanced set-up."""
        chosen = {
            "map": stream.pick(list(maps())),
            "deck": stream.pick([deck for deck in decks() if is_implemented(deck)]),
        }
        return chosen if any("faction" in seat for seat in seats) else {**chosen, "set-up": "advanced"}

    def choose(self, prompt: Prompt, stream: Stream, mood: int) -> list[str]:
        """Return a random answer. Busy players pass half as often. Friendly players often aid others."""
        if mood == FRIENDLY and (helping := _help(prompt, stream)):
            return [helping]
        keys = choose(prompt, stream)
        return choose(prompt, stream) if mood == BUSY and keys == [PASS] else keys

    def check_table(self, match: Match) -> None:
        """Check conservation of cards and pieces, slots, scores, rule, and each faction's own state."""
        table: Table = match.table
        if table.phase == "set-up":
            return
        _check_cards(table)
        for faction in table.factions:
            _check_pieces(table, faction)
            faults = faction.faults(table)
            if faults:
                raise Broken("faction", (faction, faults))
        _check_board(table)

    def check_hidden(self, match: Match, stream: Stream) -> None:
        """Check that no player received the name of a hidden card."""
        root_hidden.check_hidden(match)

    def check_position(self, match: Match) -> None:
        """Check that the table can be rebuilt from its own position literal, unless a warrior is between two places."""
        table: Table = match.table
        if (
            table.phase == "set-up"
            or table.gone
            or table.resolving
            or not all(faction.is_settled() for faction in table.factions)
        ):
            return
        literal = dump(table)
        seats: tuple[dict[str, Any], ...] = tuple({} for _ in table.factions)
        again = RootGame().start(Header(match.header.game, "again", seats, position=literal))
        same("position-literal", literal, dump(again))

    def check_unrevealed(self, before: Match, after: Match, seat: int) -> None:
        """Check that a seat learned no hidden card between two states."""
        root_hidden.check_unrevealed(before, after, seat)

    def exchanges(self, match: Match, viewer: int, stream: Stream) -> Any:
        """Return a plan of exchanges."""
        return root_hidden.plan_exchanges(match, viewer, stream)

    def exchange(self, match: Match, plan: Any, *, really: bool) -> list[Any]:
        """Carry out a plan of exchanges."""
        return list(root_hidden.exchange(match, plan, really=really))

    def revealed(self, match: Match, viewer: int, cards: list[Any], since: int) -> bool:
        """Tell whether any of ``cards`` was shown to ``viewer`` since record number ``since``."""
        return root_hidden.revealed(match, viewer, cards, since)

    def coverage(self, names: Sequence[str]) -> RootCoverage:
        """Return an empty coverage."""
        return RootCoverage()


def _help(prompt: Prompt, stream: Stream) -> str | None:
    """Return an answer that leads to an alliance or uses one, or None.

    A friendly Vagabond keeps cards until they are enough to improve a relationship, and then gives them all. The
    Vagabond explores ruins for items, keeps the sword, and battles together with allies.
    """
    friends = [option for option in prompt.options if option.verb in ("ally", "along", "explore")]
    if friends:
        return friends[-1].key
    if prompt.kind == "aid-item":
        return min(prompt.options, key=lambda option: option.about("item") == "sword").key
    aids = [option for option in prompt.options if option.verb == "aid"]
    allies = {option.player for option in aids if option.number == 0}
    battles = [option.key for option in prompt.options if option.verb == "battle" and option.player not in allies]
    if allies and battles:
        return stream.pick(battles)
    whom = Counter(option.player for option in aids)
    return next((aid.key for aid in aids if aid.number is not None and whom[aid.player] >= aid.number), None)


def _check_cards(table: Table) -> None:
    """Check that every card is in one place.

    The set-up removes the dominance cards from a game of two players. A position may still contain them.
    """
    there = Counter(all_cards(table))
    deck = Counter(decks()[table.deck])
    missing = [card for card, count in (deck - there).items() if count and card.kind != "dominance"]
    if missing or there - deck or (len(table.factions) > 2 and deck - there):
        raise Broken("cards", (missing, there - deck, deck - there))


def _check_pieces(table: Table, faction: Faction) -> None:
    """Check that no piece has disappeared or appeared, and that the sums by clearing are right."""
    warriors = faction.supply + sum(faction.warriors) + faction.transit + held_elsewhere(table, faction)
    if warriors != faction.facts.warriors or faction.supply < 0 or min(faction.warriors) < 0:
        raise Broken("warriors", (faction, warriors, faction.warriors))
    for kind, total in {**faction.facts.buildings, **faction.facts.tokens}.items():
        counts = faction.pieces[kind]
        if (
            faction.stock[kind] + sum(counts) + faction.number_removed(kind) != total
            or min(*counts, faction.stock[kind]) < 0
        ):
            raise Broken("pieces", (faction, kind, faction.stock[kind], counts))
    for place in range(PLACES):
        for sums, kinds in ((faction.buildings, faction.facts.buildings), (faction.tokens, faction.facts.tokens)):
            if sums[place] != sum(faction.pieces[kind][place] for kind in kinds):
                raise Broken("sums", (faction, place))
    if faction.score < 0 or (faction.dominance is None and faction.score and not faction.scores):
        raise Broken("score", (faction, faction.score))


def _check_board(table: Table) -> None:
    for place in CLEARINGS:
        opened = place in table.map.ruins and place not in table.ruins
        built = sum(faction.buildings[place] for faction in table.factions)
        if table.slots[place] != table.map.slots[place] + opened - built or table.slots[place] < 0:
            raise Broken("slots", (place, table.slots[place]))
        if table.buyer is None:
            _check_rule(table, place)
    for item, supply in items().items():
        held = sum(faction.items.count(item) for faction in table.factions)
        if table.items.get(item, 0) < 0 or table.items.get(item, 0) + held > supply.supply + 2 * supply.ruins + 4:
            raise Broken("items", (item, table.items, held))


def _check_rule(table: Table, place: int) -> None:
    """Check who rules a clearing: the player with the most pieces, unless a faction at the table changes the rule."""
    found = ruler(table, place)
    if any(faction.always_rules(place) for faction in table.factions):
        return
    counts = {faction.seat: faction.warriors[place] + faction.buildings[place] for faction in table.factions}
    if any(faction.has("soup-kitchens") for faction in table.factions):
        return
    best = max(counts.values())
    most = [seat for seat, count in counts.items() if count == best and best]
    wanted = most[0] if len(most) == 1 else None
    for faction in table.factions:
        if len(most) > 1 and faction.wins_ties and faction.seat in most:
            wanted = faction.seat
    if (None if found is None else found.seat) != wanted:
        raise Broken("rule", (place, counts, found))
