"""What is wrong with a position that cannot be: each problem with its place in the literal."""

from collections.abc import Iterator
from typing import Any

from engine.l5r_ccg.card import ATTACHMENTS
from engine.l5r_ccg.definition import pool
from engine.l5r_ccg.literal import PILES, AttackAt, CardAt, PersonalityAt, PlayerAt, Position

Entry = CardAt | str
Problem = dict[str, Any]
# Which types may lie where.
ROWS: dict[str, tuple[str, ...]] = {
    "personalities": ("personality",),
    # An Event that gives gold lies beside the Holdings.
    "holdings": ("holding", "event"),
    "rings": ("ring",),
    "attachments": ATTACHMENTS,
    "attached": ("region", "holding"),
    "covers": ("personality",),
}


def id_of(entry: Entry) -> str:
    """Return the id of a card that is given by it alone, or with facts."""
    return entry if isinstance(entry, str) else entry.id


def problems(position: Position) -> Iterator[Problem]:
    """Yield all that is wrong with a position."""
    seats = len(position.players)
    for name in ("active", "to_act", "favor"):
        seat = getattr(position, name)
        if seat is not None and seat >= seats:
            yield {"at": name, "problem": "no-such-seat"}
    if position.passes >= seats:
        yield {"at": "passes", "problem": "too-many"}
    yield from _cards(position)
    yield from _doubles(position)
    if position.attack is not None:
        yield from _attack(position, position.attack)
    yield from _units(position)


def _cards(position: Position) -> Iterator[Problem]:
    """Find cards that nobody has, that are not written, that lie where they cannot."""
    seats, uids = len(position.players), []
    for seat, player in enumerate(position.players):
        for place, entry, kinds, side in entries_of(player):
            at = f"players.{seat}.{place}"
            card = pool().get(id_of(entry))
            if card is None or not card.implemented:
                yield {"at": at, "problem": "unknown-card" if card is None else "not-implemented", "card": id_of(entry)}
            elif (kinds and card.type not in kinds) or (side and card.side != side):
                yield {"at": at, "problem": "wrong-place", "card": card.id}
            if isinstance(entry, CardAt):
                if entry.uid is not None:
                    uids.append(entry.uid)
                if entry.owner is not None and entry.owner >= seats:
                    yield {"at": at, "problem": "no-such-seat"}
    if len(uids) != len(set(uids)):
        yield {"at": "players", "problem": "uid-twice"}


def _doubles(position: Position) -> Iterator[Problem]:
    """Find unique cards that are in play twice (§unique)."""
    seen: dict[str, str] = {}
    for player in position.players:
        for place, entry, kinds, _ in entries_of(player):
            card = pool().get(id_of(entry))
            if card is None or not kinds or place.endswith("covers") or not (card.unique or card.experienced):
                continue
            if card.type != "stronghold" and card.title in seen:
                yield {"at": "players", "problem": "unique-twice", "card": card.id}
            seen[card.title] = card.id


def entries_of(player: PlayerAt) -> Iterator[tuple[str, Entry, tuple[str, ...], str]]:
    """Return every card of a player's literal with its place, the types that may be there, and the deck it is of."""
    yield "stronghold", player.stronghold, ("stronghold",), ""
    for row in ("personalities", "holdings", "rings"):
        for entry in getattr(player, row):
            yield row, entry, ROWS[row], ""
            for inner in ("attachments", "covers"):
                for one in getattr(entry, inner, ()):
                    yield f"{row}.{inner}", one, ROWS[inner], ""
    for province in player.provinces:
        if province.card is not None:
            yield "provinces", province.card, (), "dynasty"
        for one in province.attached:
            yield "provinces.attached", one, ROWS["attached"], ""
    for pile in PILES:
        side = "" if pile == "removed" else "dynasty" if pile.startswith("dynasty") else "fate"
        for entry in getattr(player, pile):
            yield pile, entry, (), side


def _attack(position: Position, attack: AttackAt) -> Iterator[Problem]:
    """Find what cannot be of an attack: whose it is, who is allied, which province is fought for."""
    seats = len(position.players)
    named = [
        attack.attacker,
        attack.defender,
        *attack.allies,
        *(one for group in attack.invited.values() for one in group),
    ]
    if any(not 0 <= seat < seats for seat in named):
        yield {"at": "attack", "problem": "no-such-seat"}
        return
    if position.phase != "attack" or attack.attacker != position.active:
        yield {"at": "attack", "problem": "not-now"}
    if attack.attacker == attack.defender or {attack.attacker, attack.defender} & attack.allies.keys():
        yield {"at": "attack", "problem": "both-sides"}
    provinces = position.players[attack.defender].provinces
    gone = [index for index, province in enumerate(provinces) if province.destroyed]
    if (attack.segment == "battle") != (attack.province is not None):
        yield {"at": "attack.province", "problem": "needed-in-a-battle"}
    if attack.province is not None and (attack.province in gone or attack.province in attack.fought):
        yield {"at": "attack.province", "problem": "destroyed"}
    if attack.terrain is not None and attack.segment != "battle":
        yield {"at": "attack.terrain", "problem": "needed-in-a-battle"}


def _units(position: Position) -> Iterator[Problem]:
    """Find units that fight where nothing is fought, or for nobody."""
    attack = position.attack
    for seat, player in enumerate(position.players):
        for entry in player.personalities:
            if not isinstance(entry, PersonalityAt) or entry.at is None:
                continue
            owner, _, index = entry.at.partition(".")
            known = attack is not None and seat in (attack.attacker, attack.defender, *attack.allies)
            if attack is None or not known or int(owner) != attack.defender:
                yield {"at": f"players.{seat}.personalities", "problem": "not-in-an-attack", "card": entry.id}
            elif (provinces := position.players[int(owner)].provinces)[int(index) :] and provinces[
                int(index)
            ].destroyed:
                yield {"at": f"players.{seat}.personalities", "problem": "destroyed", "card": entry.id}
        for number, province in enumerate(player.provinces):
            if province.destroyed and (province.card is not None or province.attached):
                yield {"at": f"players.{seat}.provinces.{number}", "problem": "destroyed"}
