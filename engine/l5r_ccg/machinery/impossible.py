"""Functions that find the faults of an impossible position, each with its place in the literal."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from engine.l5r_ccg.abilities.delayed import CONDITIONS, DELAYED
from engine.l5r_ccg.card import ATTACHMENTS, LEARNED
from engine.l5r_ccg.definition import decks, pool
from engine.l5r_ccg.machinery.effects import FLEETING, printed_abilities
from engine.l5r_ccg.machinery.literal import (
    PILES,
    AttachmentAt,
    AttackAt,
    CardAt,
    ChangeAt,
    InPlayAt,
    LastingAt,
    PersonalityAt,
    PlayerAt,
    Position,
    TerrainAt,
    indexes,
    places,
)
from engine.l5r_ccg.marks import HATCHED, LIES_UNDER, MERGED
from engine.l5r_ccg.state import FIELD, PROVINCES
from engine.l5r_ccg.vocabulary import vocabulary

Entry = CardAt | str
Problem = dict[str, Any]
# The types of cards that may lie in each place.
ROWS: dict[str, tuple[str, ...]] = {
    "personalities": ("personality",),
    # An Event or an Action that stays in play lies with the Holdings.
    "holdings": ("holding", "event", "strategy"),
    "rings": ("ring",),
    "attachments": ATTACHMENTS,
    "attached": ("region", "holding"),
    "covers": ("personality",),
}


def id_of(entry: Entry) -> str:
    """Return the card id of an entry, which is the id itself or a ``CardAt``."""
    return entry if isinstance(entry, str) else entry.id


def problems(position: Position) -> Iterator[Problem]:
    """Yield every fault of a position."""
    seats = len(position.players)
    for name in ("active", "to_act", "favor"):
        seat = getattr(position, name)
        if seat is not None and seat >= seats:
            yield {"at": name, "problem": "no-such-seat"}
    if position.passes >= seats:
        yield {"at": "passes", "problem": "too-many"}
    for number, card_id in enumerate(position.events_seen):
        if card_id not in pool() or pool()[card_id].type != "event":
            yield {"at": f"events_seen.{number}", "problem": "unknown-card", "card": card_id}
    yield from _cards(position)
    yield from _doubles(position)
    for seat, player in enumerate(position.players):
        if player.deck is not None and player.deck not in decks():
            yield {"at": f"players.{seat}.deck", "problem": "unknown-deck"}
        lasting = [*player.lasting, *(one for province in player.provinces for one in province.lasting)]
        yield from _effects(f"players.{seat}", lasting)
        yield from _provinces(f"players.{seat}.provinces", player)
        yield from _former_selves(f"players.{seat}.personalities", player)
    if position.attack is not None:
        yield from _attack(position, position.attack)
    yield from _units(position)
    yield from _waiting(position)


def _cards(position: Position) -> Iterator[Problem]:
    """Find cards that are unknown, not implemented, or in a place or state that is impossible."""
    uids = []
    for seat, player in enumerate(position.players):
        for place, entry, kinds, side in entries_of(player):
            at = f"players.{seat}.{place}"
            if (problem := _misplaced(entry, place, kinds, side)) is not None:
                yield {"at": at, "problem": problem, "card": id_of(entry)}
            if isinstance(entry, CardAt):
                uids.append(entry.uid)
                yield from _facts(at, place, entry)
                if isinstance(entry, InPlayAt) and any(loan.seat >= len(position.players) for loan in entry.borrowed):
                    yield {"at": at, "problem": "no-such-seat"}
                if isinstance(entry, AttachmentAt) and (entry.controller or 0) >= len(position.players):
                    yield {"at": at, "problem": "no-such-seat"}
                if entry.owner is not None and entry.owner >= len(position.players):
                    yield {"at": at, "problem": "no-such-seat"}
                elif entry.owner not in (None, seat) and not _in_play(place):
                    yield {"at": at, "problem": "not-the-owners"}
    if position.attack is not None and position.attack.terrain is not None:
        uids.append(position.attack.terrain.uid)
    given = [uid for uid in uids if uid is not None]
    if len(given) != len(set(given)):
        yield {"at": "players", "problem": "uid-twice"}


def _misplaced(entry: Entry, place: str, kinds: tuple[str, ...], side: str) -> str | None:
    """Return the reason why a card cannot be in this place, or None if it can."""
    card = pool().get(id_of(entry))
    if card is None:
        return "unknown-card"
    if not card.implemented:
        return "card-not-implemented"
    # Of all Holdings, only a Fortification is attached to a Province. Tokens exist only in play.
    fort = card.type != "holding" or ("Fortification" in card.traits) == (".attached." in place)
    fits = (not kinds or card.type in kinds) and (not side or card.side == side)
    here = not _in_play(place) or fort
    return None if fits and here and (not card.token or _in_play(place)) else "wrong-place"


def _in_play(place: str) -> bool:
    """Tell whether a card at this place of the literal is in play, or under a card in play."""
    return place.partition(".")[0] in ROWS or ".attached." in place


def _facts(at: str, place: str, entry: CardAt) -> Iterator[Problem]:
    """Find the fields of a card that no card at this place can have."""
    hidden = ".covers." in place or ".beneath." in place
    if entry.bowed and (hidden or not (_in_play(place) or place == "stronghold")):
        yield {"at": at, "problem": "bowed-out-of-play"}
    if entry.facedown and (_in_play(place) or not place.startswith(("provinces", "removed"))):
        yield {"at": at, "problem": "facedown-outside-a-province"}
    if entry.died and not place.startswith("dynasty_discard"):
        yield {"at": at, "problem": "died-outside-the-discard"}
    yield from _effects(at, (*entry.permanent, *(entry.lasting if isinstance(entry, InPlayAt) else ())))
    if not isinstance(entry, InPlayAt):
        return
    used = all(_can_be_used(entry, used.ability) for used in entry.used)
    if not used or any(lent.ability not in printed_abilities() for lent in entry.lent):
        yield {"at": at, "problem": "unknown-ability"}


def _effects(at: str, effects: Sequence[ChangeAt]) -> Iterator[Problem]:
    """Find effects on an attribute that no rule reads, and effects with an unknown condition."""
    if any(one.attribute not in _attributes() for one in effects):
        yield {"at": at, "problem": "unknown-attribute"}
    if any(isinstance(one, LastingAt) and one.test and one.test not in CONDITIONS for one in effects):
        yield {"at": at, "problem": "unknown-condition"}


def _waiting(position: Position) -> Iterator[Problem]:
    """Find delayed effects that are unknown or whose seat or cards do not exist."""
    entries = [entry for player in position.players for _, entry, _, _ in entries_of(player)]
    if position.attack is not None and position.attack.terrain is not None:
        entries.append(position.attack.terrain)
    there = {entry.uid for entry in entries if isinstance(entry, CardAt)}
    for number, one in enumerate(position.waiting):
        at = f"waiting.{number}"
        if one.effect not in DELAYED:
            yield {"at": at, "problem": "unknown-effect"}
        if one.seat >= len(position.players):
            yield {"at": at, "problem": "no-such-seat"}
        if one.card not in there or (one.about is not None and one.about not in there):
            yield {"at": at, "problem": "unknown-card"}


def _can_be_used(entry: InPlayAt, ability: str) -> bool:
    """Tell whether a card has an ability of this name.

    An ability from another card is accepted without a check.
    """
    card = pool().get(entry.id)
    printed = () if card is None else (*card.abilities, *card.by_rule)
    lent = "#" in ability or ability.startswith("text.") or any(one.attribute == LEARNED for one in entry.permanent)
    return lent or any(one.name == ability for one in printed)


@cache
def _attributes() -> frozenset[str]:
    return vocabulary(pool().values()).attributes | {FLEETING}


def _doubles(position: Position) -> Iterator[Problem]:
    """Find unique cards that are in play twice (§unique)."""
    seen: dict[str, str] = {}
    for player in position.players:
        for place, entry, kinds, _ in entries_of(player):
            card = pool().get(id_of(entry))
            under = ".covers." in place or ".beneath." in place
            if card is None or not kinds or under or not (card.unique or card.experienced) or _has_hatched(entry):
                continue
            if card.type != "stronghold" and card.title in seen:
                yield {"at": "players", "problem": "unique-twice", "card": card.id}
            seen[card.title] = card.id


def _has_hatched(entry: Entry) -> bool:
    """Tell whether a card has become a copy of another one, so that both may be in play."""
    return isinstance(entry, CardAt) and any(one.attribute == HATCHED for one in entry.permanent)


def _provinces(at: str, player: PlayerAt) -> Iterator[Problem]:
    """Find provinces with two Regions or Fortifications, and destroyed provinces with cards (§region, §destroyed)."""
    added = [one.index for one in player.provinces if one.index is not None]
    if len(player.provinces) - len(added) > PROVINCES:
        yield {"at": at, "problem": "too-many"}
    elif not _in_a_row(indexes(player.provinces)):
        yield {"at": at, "problem": "wrong-place"}
    for number, province in enumerate(player.provinces):
        if province.destroyed and (province.card is not None or province.attached):
            yield {"at": f"{at}.{number}", "problem": "destroyed"}
        there = [card for one in province.attached if (card := pool().get(id_of(one))) is not None]
        regions = sum(card.type == "region" for card in there)
        walls = sum("Fortification" in card.traits for card in there)
        if max(regions, walls) > 1:
            yield {"at": f"{at}.{number}.attached", "problem": "one-of-a-kind"}


def _in_a_row(found: Sequence[int]) -> bool:
    """Tell whether provinces can lie in this order.

    Each further province lies to the left or to the right of all earlier ones.
    """
    left, right = found.index(0), found.index(0) + PROVINCES
    if sorted(found) != [*range(len(found))] or [*found[left:right]] != [*range(PROVINCES)]:
        return False
    return [*found[:left]] == sorted(found[:left], reverse=True) and [*found[right:]] == sorted(found[right:])


def _former_selves(at: str, player: PlayerAt) -> Iterator[Problem]:
    """Find Personalities that lie over a card which is not a former version of them (§experienced-overlay).

    Two Personalities that have become one are exempt.
    """
    for number, entry in enumerate(player.personalities):
        if isinstance(entry, InPlayAt) and any(lasting.attribute == MERGED for lasting in entry.lasting):
            continue
        for one in entry.covers if isinstance(entry, PersonalityAt) else ():
            card, former = pool().get(id_of(entry)), pool().get(id_of(one))
            if card is None or former is None:
                continue
            if not card.experienced or former.experienced or card.title != former.title:
                yield {"at": f"{at}.{number}.covers", "problem": "no-former-self", "card": former.id}


def entries_of(player: PlayerAt) -> Iterator[tuple[str, Entry, tuple[str, ...], str]]:
    """Return every card of a player's literal with its place, the types allowed there, and the deck it belongs to."""
    yield "stronghold", player.stronghold, ("stronghold",), ""
    for row in ("personalities", "holdings", "rings"):
        for number, entry in enumerate(getattr(player, row)):
            yield f"{row}.{number}", entry, ROWS[row], ""
            yield from _beneath(f"{row}.{number}", entry)
            for inner in ("attachments", "covers"):
                for index, one in enumerate(getattr(entry, inner, ())):
                    yield f"{row}.{number}.{inner}.{index}", one, ROWS[inner], ""
                    yield from _beneath(f"{row}.{number}.{inner}.{index}", one)
    for number, province in enumerate(player.provinces):
        if province.card is not None:
            yield f"provinces.{number}.card", province.card, (), "dynasty"
        for index, one in enumerate(province.attached):
            yield f"provinces.{number}.attached.{index}", one, ROWS["attached"], ""
    for pile in PILES:
        side = "" if pile == "removed" else "dynasty" if pile.startswith("dynasty") else "fate"
        for number, entry in enumerate(getattr(player, pile)):
            yield f"{pile}.{number}", entry, (), side


def _beneath(at: str, cover: Entry) -> Iterator[tuple[str, Entry, tuple[str, ...], str]]:
    """Yield the cards under a card in play, each with the types that may lie there.

    If no card may lie there, the only type is ``""``, which no card has.
    """
    face = pool().get(id_of(cover))
    kinds = LIES_UNDER.get("" if face is None else face.type, ("",))
    for place, under in enumerate(getattr(cover, "beneath", ())):
        yield f"{at}.beneath.{place}", under, kinds, ""


def _attack(position: Position, attack: AttackAt) -> Iterator[Problem]:
    """Find impossible parts of an attack: its players, its allies, its province."""
    seats = len(position.players)
    named = [
        *(() if attack.attacker is None else (attack.attacker,)),
        attack.defender,
        *attack.allies,
        *attack.terrains,
        *(one for group in attack.invited.values() for one in group),
        *(() if attack.second is None else (attack.second.seat, *attack.second.helps)),
    ]
    if any(not 0 <= seat < seats for seat in named):
        yield {"at": "attack", "problem": "no-such-seat"}
        return
    if position.phase != ("events" if attack.horde is not None else "action" if attack.ambush else "attack"):
        yield {"at": "attack", "problem": "not-now"}
    if (attack.attacker is None) != (attack.horde is not None):
        yield {"at": "attack.attacker", "problem": "no-such-seat"}
    if attack.horde is not None and attack.horde.place not in _there(position, attack.defender):
        yield {"at": "attack.horde", "problem": "no-such-province"}
    if attack.ambush and (attack.segment not in ("battle", "battles") or attack.allies):
        yield {"at": "attack", "problem": "not-now"}
    leaders = [attack.attacker, *_defenders(attack)]
    if len(set(leaders)) < len(leaders) or attack.allies.keys() & set(leaders):
        yield {"at": "attack", "problem": "both-sides"}
    yield from _attacked(position, attack)
    if attack.terrain is not None:
        yield from _terrain(position, attack, attack.terrain)


def _terrain(position: Position, attack: AttackAt, terrain: TerrainAt) -> Iterator[Problem]:
    """Find the faults of the Terrain in play: its card, its moment, its players."""
    card = pool().get(terrain.id)
    if card is None or not card.terrain:
        yield {"at": "attack.terrain", "problem": "unknown-card" if card is None else "wrong-place"}
    if attack.segment != "battle":
        yield {"at": "attack.terrain", "problem": "needed-in-a-battle"}
    if any(seat is not None and seat >= len(position.players) for seat in (terrain.owner, terrain.controller)):
        yield {"at": "attack.terrain", "problem": "no-such-seat"}


def _defenders(attack: AttackAt) -> tuple[int, ...]:
    return (attack.defender,) if attack.second is None else (attack.defender, attack.second.seat)


def _fought(attack: AttackAt, seat: int) -> list[int]:
    """Return the indexes of a Defender's provinces whose battles are over."""
    return attack.fought if attack.second is None or attack.second.seat != seat else attack.second.fought


def _attacked(position: Position, attack: AttackAt) -> Iterator[Problem]:
    """Find provinces of an attack that do not exist or cannot be attacked."""
    if attack.second is not None and not {*attack.second.fought} <= _there(position, attack.second.seat):
        yield {"at": "attack.second", "problem": "no-such-province"}
    gone = _destroyed(position, attack.defender)
    if (attack.segment == "battle") != (attack.province is not None):
        yield {"at": "attack.province", "problem": "needed-in-a-battle"}
    there = _there(position, attack.defender)
    named_places = {"province": attack.province, **{f"fought.{n}": index for n, index in enumerate(attack.fought)}}
    for name, index in named_places.items():
        if index is not None and index not in there:
            yield {"at": f"attack.{name}", "problem": "no-such-province"}
    if attack.province is not None and (attack.province in gone or attack.province in attack.fought):
        yield {"at": "attack.province", "problem": "destroyed"}


def _units(position: Position) -> Iterator[Problem]:
    """Find units whose ``at`` is impossible: there is no attack, the player is on no side, or the province is wrong."""
    attack = position.attack
    for seat, player in enumerate(position.players):
        for number, entry in enumerate(player.personalities):
            if not isinstance(entry, PersonalityAt) or entry.at is None:
                continue
            owner, index = (int(part) for part in entry.at.split("."))
            at = f"players.{seat}.personalities.{number}.at"
            known = attack is not None and (
                seat in (attack.attacker, *_defenders(attack), *attack.allies) or attack.horde is not None
            )
            if attack is None or not known or owner not in _defenders(attack):
                yield {"at": at, "problem": "not-in-an-attack", "card": entry.id}
            elif index not in _there(position, owner):
                yield {"at": at, "problem": "no-such-province", "card": entry.id}
            elif index in _destroyed(position, owner) and index not in _fought(attack, owner):
                # After a battle, its units stay there until the attack ends and all go home.
                yield {"at": at, "problem": "destroyed", "card": entry.id}


def _destroyed(position: Position, seat: int) -> list[int]:
    if seat >= len(position.players):
        return []
    return [index for index, province in places(position.players[seat].provinces) if province.destroyed]


def _there(position: Position, seat: int) -> set[int]:
    """Return the indexes of a player's provinces, and of the place of an ambush.

    The usual four provinces exist even if the literal leaves them out.
    """
    field = position.attack is not None and position.attack.ambush and position.attack.defender == seat
    usual = {*range(PROVINCES), FIELD} if field else {*range(PROVINCES)}
    return {*usual, *(one.index for one in position.players[seat].provinces if one.index is not None)}
