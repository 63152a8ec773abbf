"""The fuzzer's part for the card game of 2017: the checks of its table at every step."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from engine.cardplay.ability import Ability, Persistent
from engine.desks import is_random
from engine.fuzzing import lcg_hidden
from engine.fuzzing.card_probe import CardProbe, Spot
from engine.fuzzing.facts import Atoms, Broken, same
from engine.fuzzing.lcg_coverage import LcgCoverage
from engine.kernel.events import Timing
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.modifiers import derive
from engine.kernel.prompt import PASS, Prompt
from engine.kernel.rng import Stream
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.definition import CardDef
from engine.l5r_lcg.game import read_deck
from engine.l5r_lcg.machinery.position import dump
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.machinery.view import can_see, open_view
from engine.players.random import choose

# A position does not hold these values, so they may differ after it is loaded.
NOT_IN_POSITION: Final = ("number", "winner")
ATOMS: Final[Atoms] = {
    CardDef: lambda card: card.id,
    Ability: lambda ability: ability.name,
    Persistent: lambda persistent: persistent.attribute,
    Timing: lambda timing: timing.name,
}
FRUGAL, BUSY = 1, 2
IN_FLIGHT: Final = 5
WINDOWS: Final = ("1.4", "2.5", "3.1", "3.2.2", "4.4", "5.1")


class LcgProbe(CardProbe):
    """The probe of Legend of the Five Rings: The Card Game."""

    atoms = ATOMS
    caches = frozenset({"_cache", "_version", "version"})
    moods = 3
    lasting = FRUGAL
    resting = frozenset({"action", "dynasty", "declare-conflict", "declare-defenders", "bid"})
    showing = frozenset(
        {"mulligan", "look-at", "reveal-cards", "reveal-to-play", "add-to-hand", "put-on-deck", "discard-cards"}
    )
    looking = frozenset({"look-at", "reveal-cards"})

    def choose(self, prompt: Prompt, stream: Stream, mood: int) -> list[str]:
        """Return a random answer. Frugal players bid low, so that games last. Busy players pass half as often."""
        if mood == FRUGAL and prompt.kind == "bid" and stream.below(4):
            return ["bid:1"]
        keys = choose(prompt, stream)
        return choose(prompt, stream) if mood == BUSY and keys == [PASS] else keys

    def settings(self, stream: Stream, seats: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
        """Return the settings.

        About half of the matches enforce deckbuilding, which limits the cards that an unknown deck may hold.
        """
        return {"deckbuilding": stream.below(2) == 1}

    def check_table(self, match: Match) -> None:
        """Check zones, totals and caches."""
        table: Table = match.table
        _check_zones(table)
        _check_totals(match)
        for player in table.players:
            if player.honor < 0 or player.fate < 0:
                raise Broken("never-negative", (player.seat, player.honor, player.fate))
        if any(card.fate < 0 or card.status not in (-1, 0, 1) for card in table.characters()):
            raise Broken("tokens", [card for card in table.characters() if card.fate < 0])
        if any(ring.fate < 0 for ring in table.rings.values()):
            raise Broken("rings", table.rings)
        _check_caches(table)

    def cards(self, table: Table) -> Iterable[Card]:
        """Return every card at the table."""
        return table.all_cards()

    def can_see(self, table: Table, viewer: int | None, card: Card) -> bool:
        """Tell whether a viewer may know which card this is."""
        return can_see(table, viewer, card)

    def named_by_place(self, card: Card) -> bool:
        """Tell whether the card's key is the key of its place, as it is for provinces."""
        return isinstance(card, Province)

    def alike(self, table: Table, viewer: int) -> list[tuple[list[Spot], list[Spot]]]:
        """Return pairs of places whose cards look alike to ``viewer``."""
        return lcg_hidden.alike(table, viewer)

    def lying(self, table: Table, spot: Spot) -> Card:
        """Return the card that lies at ``spot``."""
        return lcg_hidden.lying(table, spot)

    def check_position(self, match: Match) -> None:
        """Check that the table can be rebuilt from its own position literal, at moments without lasting effects."""
        table: Table = match.table
        if table.opportunity is None or not _is_describable(table):
            return
        literal = dump(table)
        # With the seats of the match itself, the copy has the same public knowledge of the decks.
        header = match.header
        again = Match.start(Header(header.game, "again", header.seats, options=header.options, position=literal))
        same("position-literal", literal, dump(again.table))
        same("position-view", _position_part(open_view(table)), _position_part(open_view(again.table)))

    def coverage(self, names: Sequence[str]) -> LcgCoverage:
        """Return the coverage of the cards in the decks with these ``names``, or of all cards if a deck is random."""
        if any(is_random(name) for name in names):
            return LcgCoverage()
        return LcgCoverage({card for deck in names for card in _deck_of({"deck": deck}) or ()})


def _check_zones(table: Table) -> None:
    """Check that each card is in exactly one place, and that the card states this place."""
    met: set[int] = set()
    for card in table.all_cards():
        if id(card) in met:
            raise Broken("one-zone", card)
        met.add(id(card))
    keys = Counter(card.key for card in table.all_cards() if not isinstance(card, Province))
    if len(keys) != keys.total():
        raise Broken("keys-unique", [key for key, count in keys.items() if count > 1])
    for player in table.players:
        for zone in ("hand", "dynasty deck", "conflict deck", "dynasty discard", "conflict discard", "removed"):
            wrong = [card for card in player.pile(zone) if card.zone != zone or card.owner != player.seat]
            if wrong:
                raise Broken("zone", (zone, wrong))
        _check_play(table, player.seat)


def _check_play(table: Table, seat: int) -> None:
    player = table.players[seat]
    for character in player.characters:
        if character.zone != "play" or character.controller != seat or character.host is not None:
            raise Broken("in-play", character)
        for attachment in character.attachments:
            if attachment.host is not character or attachment.zone != "play":
                raise Broken("attached", (attachment, character))
        if character.participating and table.conflict is None:
            raise Broken("participating-outside", character)
    for province in player.provinces:
        for card in province.contents:
            if card.slot is not province or card.zone != "province" or card.owner != seat:
                raise Broken("on-province", (card, province))


def _check_totals(match: Match) -> None:
    """Check that no card has disappeared or appeared.

    Only an event card that is being resolved may be in no place for a moment.
    """
    table: Table = match.table
    for player, seat in zip(table.players, match.header.seats, strict=True):
        deck = _deck_of(seat)
        if deck is None:
            continue
        there = Counter(card.id for card in table.all_cards() if card.owner == player.seat)
        most = 0 if table.opportunity is not None else IN_FLIGHT
        if not there <= deck or (deck - there).total() > most:
            raise Broken("conserved", (player.seat, dict(deck - there), dict(there - deck)))


def _deck_of(seat: Mapping[str, Any]) -> Counter[str] | None:
    if not seat:
        return None
    deck = read_deck(seat["deck"])
    singles = [deck.stronghold, *deck.provinces, *([deck.role] if deck.role else [])]
    return Counter(singles) + Counter(deck.dynasty) + Counter(deck.conflict)


def _check_caches(table: Table) -> None:
    """Check that every cached value equals the value that the rules would compute now."""
    kept = [(card, dict(card._cache)) for card in table.all_cards() if card._version == table.version]
    before = open_view(table)
    table.version += 1
    same("cached-view", before, open_view(table))
    for card, cache in kept:
        for attribute, value in cache.items():
            if attribute == "blank" or attribute.startswith(("keyword:", "trait:")):
                now = derive(0, card.modifiers(attribute), 0)
                if now != value:
                    raise Broken("cached", (card, attribute, value, now))


def _is_describable(table: Table) -> bool:
    """Tell whether a position can describe the whole table: no lasting effect, no borrowed card, no card looked at."""
    conflict = table.conflict
    if table.durations.expiring or table.durations.borrowed or table.durations.delayed:
        return False
    if any(player.revealed or player.bid_modifier or player.lasting for player in table.players):
        return False
    if any(card.lasting for card in table.all_cards()) or table.step not in WINDOWS:
        return False
    return conflict is None or (conflict.skill == conflict.declared and not conflict.lasting)


def _position_part(shown: Mapping[str, Any]) -> dict[str, Any]:
    conflict = shown["conflict"]
    if conflict is not None:
        conflict = {name: value for name, value in conflict.items() if name not in NOT_IN_POSITION}
    return {**shown, "conflict": conflict}
