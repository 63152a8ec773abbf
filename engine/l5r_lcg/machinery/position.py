"""Reads and writes positions.

A position can describe any legal state of the table. If a position is illegal, all its faults are listed. Tests, bug
reports and ``serve`` use the same form. A position also holds the course of the round: uses that count against limits,
and the conflicts of this phase.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.cardplay import positions
from engine.kernel.prompt import Refused
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.definition import catalogue
from engine.l5r_lcg.machinery.impossible import problems
from engine.l5r_lcg.machinery.literal import (
    DEFAULT_PROVINCES,
    PHASES,
    PILES,
    STEPS,
    AttachmentAt,
    CardAt,
    CharacterAt,
    ConflictAt,
    CourseAt,
    LyingAt,
    PlayerAt,
    Position,
    ProvinceAt,
    entries_of,
    id_of,
)
from engine.l5r_lcg.state import Conflict, Player

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

PLAYER: Final = ("limited_played", "lost_conflict", "bid_modifier", "additional")


def read(literal: Mapping[str, Any]) -> Position:
    """Return the position that a literal describes.

    Raises Refused (``impossible-position``) with the list of all faults.
    """
    return positions.read(literal, Position, problems)


def load(table: "Table", literal: Mapping[str, Any]) -> None:
    """Put a position on an empty table. Raises Refused (``impossible-position``) with all problems of the position."""
    position = read(literal)
    entries = (entry for player in position.players for _, entry in entries_of(player))
    table.names.taken.update(entry.uid for entry in entries if isinstance(entry, CardAt) and entry.uid is not None)
    for player, at in zip(table.players, position.players, strict=True):
        _load_player(table, player, at)
    for card in table.all_cards():
        table.index.update(card)
    for element, ring_at in position.rings.items():
        ring = table.rings[element]
        ring.fate, ring.claimed_by, ring.face = ring_at.fate, ring_at.claimed_by, ring_at.face
    table.round = position.round
    table.phases = position.round * 5
    table.phase = PHASES[position.step[0]]
    table.step = position.step.removesuffix("-window")
    table.start = position.step
    table.first_player = position.first_player
    table.active_player = position.first_player if position.active_player is None else position.active_player
    table.favor = None if position.favor is None else (position.favor.player, position.favor.side)
    table.forced_random = position.random.model_dump(by_alias=True)
    if position.to_act is not None:
        table.opportunity = (position.to_act, position.passes)
    if position.conflict is not None:
        _load_conflict(table, position.conflict)
    if position.course is not None:
        _load_course(table, position.course)
    table.version += 1
    loose = [
        {"at": character.key, "problem": "cannot-attach", "card": attachment.id}
        for character in table.characters()
        for attachment in character.attachments
        if not table.may_attach(attachment, character, attachment.controller)
    ]
    if loose:
        raise Refused("impossible-position", problems=loose)


def _load_conflict(table: "Table", at: ConflictAt) -> None:
    province = table.players[1 - at.attacker].provinces[at.province]
    conflict = Conflict(table, at.attacker, table.rings[at.ring], at.skill, province)
    table.conflicts += 1
    conflict.ring.contested = True
    conflict.ring.face = at.skill
    table.conflict = conflict
    table.active_player = at.attacker
    attacker = table.players[at.attacker]
    if at.skill not in attacker.declared:
        attacker.declared.append(at.skill)
        attacker.conflicts_left = max(0, attacker.conflicts_left - 1)
    conflict.number = table.declarations()


def _make(table: "Table", entry: CardAt | str, owner: int, zone: Any) -> Card:
    uid = entry.uid if isinstance(entry, CardAt) and entry.uid is not None else table.names.fresh()
    table.names.taken.add(uid)
    card = Card(table, catalogue()[id_of(entry)], owner, uid, zone)
    if isinstance(entry, CardAt):
        card.bowed = entry.bowed
    return card


def _load_player(table: "Table", player: Player, at: PlayerAt) -> None:
    seat = player.seat
    player.honor, player.fate, player.bid, player.passed = at.honor, at.fate, at.bid, at.passed
    player.conflicts_left, player.declared = at.conflicts_left, list(at.declared)
    player.stronghold = _make(table, at.stronghold, seat, "stronghold")
    player.role = _make(table, at.role, seat, "role") if at.role else None
    for index, province in enumerate(at.provinces or DEFAULT_PROVINCES):
        _load_province(table, player, index, province)
    for name in PILES:
        zone = name.replace("_", " ")
        entries = getattr(at, name)
        pile = player.pile(zone)
        pile.extend(_make(table, entry, seat, zone) for entry in (reversed(entries) if "deck" in name else entries))
    for character in at.characters:
        _load_character(table, player, character)


def _load_province(table: "Table", player: Player, index: int, entry: ProvinceAt | str) -> None:
    province = Province(table, catalogue()[id_of(entry)], player.seat, table.names.fresh())
    province.index = index
    # A province that is given only by its id is facedown, as it is during a game.
    province.facedown = entry.facedown if isinstance(entry, ProvinceAt) else True
    player.provinces.append(province)
    if isinstance(entry, ProvinceAt):
        province.broken, province.honor = entry.broken, entry.honor
        for lying in entry.cards:
            card = _make(table, lying, player.seat, "province")
            table.placing.lay_on(card, province, facedown=isinstance(lying, CardAt) and lying.facedown)
            for entry_under in lying.under if isinstance(lying, LyingAt) else ():
                owner = entry_under.owner if isinstance(entry_under, AttachmentAt) else None
                under = _make(table, entry_under, player.seat if owner is None else owner, "under")
                under.host, under.facedown = card, True
                card.attachments += (under,)


def _load_character(table: "Table", player: Player, entry: CharacterAt | str) -> None:
    seat = player.seat
    owner = entry.owner if isinstance(entry, CharacterAt) and entry.owner is not None else seat
    card = _make(table, entry, owner, "play")
    card.controller = seat
    player.characters.append(card)
    if isinstance(entry, str):
        return
    card.fate, card.participating, card.covered = entry.fate, entry.participating, entry.covered
    card.status = {"honored": 1, "dishonored": -1, "normal": 0}[entry.status]
    for given in entry.attachments:
        holder = given.owner if isinstance(given, AttachmentAt) and given.owner is not None else seat
        attachment = _make(table, given, holder, "play")
        if attachment.face.play_as is not None:
            attachment.face = attachment.face.play_as
        if isinstance(given, AttachmentAt) and given.controller is not None:
            attachment.controller = given.controller
        attachment.host = card
        card.attachments += (attachment,)
        table.placing.grant(attachment, card)


def dump(table: "Table") -> dict[str, Any]:
    """Return the table as a literal, which leaves out lasting and delayed effects."""
    conflict = table.conflict
    to_act, passes = (None, 0) if table.opportunity is None else table.opportunity
    found = {
        "round": table.round,
        "step": _start_of(table),
        "first_player": table.first_player,
        "active_player": table.active_player,
        "to_act": to_act,
        "passes": passes,
        "favor": None if table.favor is None else {"player": table.favor[0], "side": table.favor[1]},
        "rings": {
            r.element: {"fate": r.fate, "claimed_by": r.claimed_by, "face": r.face} for r in table.rings.values()
        },
        "conflict": None
        if conflict is None
        else {
            "attacker": conflict.attacker,
            "ring": conflict.ring.element,
            "skill": conflict.skill,
            "province": conflict.province.index,
        },
        "players": [_dump_player(player) for player in table.players],
    }
    course = _dump_course(table)
    return {**found, "course": course} if course else found


def beyond(table: "Table") -> list[Any]:
    """Return the facts that literals of the first version could not hold.

    These are lasting and delayed effects, and the course of the round, which literals now hold.
    """
    durations = table.durations
    found: list[Any] = [[lasting.attribute, lasting.value, lasting.until] for _, lasting in durations.expiring]
    found += [[card.key, seat, until] for card, seat, until in durations.borrowed]
    found += [[card.key, ability.name, until] for card, ability, until in durations.lent]
    found += [["delayed", delayed.until] for delayed in durations.delayed]
    found += [["showing", card.key, until] for card, until in table.showing]
    for card in [card for card in table.all_cards() if card.uses or card.lasting]:
        if card.lasting and not durations.expiring:
            found.append([card.key, "lasting"])
        counted = {ability.name: table.period(ability.period) for ability in card.abilities()}
        found += [[card.key, name, n] for (name, _), (when, n) in card.uses.items() if counted.get(name) == when]
    found += _maximums(table)
    for player in table.players:
        facts = [player.limited_played, player.lost_conflict, player.bid_modifier, list(player.additional)]
        if any(facts) or player.lasting or player.revealed or player.resolving:
            found.append([player.seat, *facts, len(player.lasting), len(player.revealed), len(player.resolving)])
    if table.conflict is not None or (table.phase == "conflict" and table.declared_conflicts):
        found.append(["conflicts", len(table.declared_conflicts)])
    return found


def _maximums(table: "Table") -> list[Any]:
    """Return how often abilities with a maximum were used in their present period."""
    if not table.maximums:
        return []
    now = {
        (card.face.name, ability.name): table.period(ability.maximum_period)
        for card in table.all_cards()
        for ability in card.abilities()
        if ability.maximum is not None
    }
    return [
        ["used", seat, name, times]
        for (seat, name, ability), (period, times) in table.maximums.items()
        if now.get((name, ability)) == period
    ]


def _start_of(table: "Table") -> str:
    windowed = f"{table.step}-window"
    return windowed if windowed in STEPS else table.step if table.step in STEPS else "1.1"


def _dump_card(card: Card, **more: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": card.id, "uid": card.uid}
    if card.facedown:
        facts["facedown"] = True
    if card.bowed:
        facts["bowed"] = True
    return {**facts, **more}


def _dump_character(card: Card) -> dict[str, Any]:
    status = {1: "honored", -1: "dishonored", 0: "normal"}[card.status]
    attachments = [
        _dump_card(attachment, owner=attachment.owner, controller=attachment.controller)
        for attachment in card.attachments
    ]
    return _dump_card(
        card, fate=card.fate, status=status, owner=card.owner, participating=card.participating, covered=card.covered,
        attachments=attachments,
    )  # fmt: skip


def _dump_lying(card: Card) -> dict[str, Any]:
    under = [_dump_card(one, owner=one.owner) for one in card.attachments]
    return _dump_card(card, under=under) if under else _dump_card(card)


def _dump_province(province: Province) -> dict[str, Any]:
    return {
        "id": province.id,
        "facedown": province.facedown,
        "broken": province.broken,
        "honor": province.honor,
        "cards": [_dump_lying(card) for card in province.contents],
    }


def _dump_player(player: Player) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "stronghold": _dump_card(player.stronghold),
        "role": None if player.role is None else _dump_card(player.role),
        "honor": player.honor,
        "fate": player.fate,
        "bid": player.bid,
        "conflicts_left": player.conflicts_left,
        "declared": list(player.declared),
        "passed": player.passed,
        "provinces": [_dump_province(province) for province in player.provinces],
        "characters": [_dump_character(card) for card in player.characters],
    }
    for name in PILES:
        pile = player.pile(name.replace("_", " "))
        facts[name] = [_dump_card(card) for card in (reversed(pile) if "deck" in name else pile)]
    return facts


def _dump_course(table: "Table") -> dict[str, Any]:
    """Return the course of the round as a literal, without its empty parts."""
    players = [{name: getattr(player, name) for name in PLAYER} for player in table.players]
    for facts in players:
        facts["additional"] = list(facts["additional"])
    fought = table.declared_conflicts if table.phase == "conflict" else []
    found: dict[str, Any] = {
        "used": [use for card in table.all_cards() if card.uses for use in _used(table, card)],
        "maximums": list(_used_maximums(table)),
        "conflicts": [{"attacker": who, "types": list(types), "broken": broken} for who, types, broken in fought],
        "players": players if any(any(facts.values()) for facts in players) else [],
    }
    return {name: part for name, part in found.items() if part}


def _used(table: "Table", card: Card) -> Iterator[dict[str, Any]]:
    counted = {ability.name: table.period(ability.period) for ability in card.abilities()}
    for (name, seat), (period, times) in card.uses.items():
        if counted.get(name) == period:
            yield {"card": card.key, "ability": name, "seat": seat, "times": times}


def _used_maximums(table: "Table") -> Iterator[dict[str, Any]]:
    if not table.maximums:
        return
    now = _periods(table)
    for (seat, name, ability), (period, times) in table.maximums.items():
        if now.get((name, ability)) == period:
            yield {"name": name, "ability": ability, "seat": seat, "times": times}


def _periods(table: "Table") -> dict[tuple[str, str], int]:
    """Return the present period of each ability with a maximum, by the card's name and the ability's name."""
    return {
        (card.face.name, ability.name): table.period(ability.maximum_period)
        for card in table.all_cards()
        for ability in card.abilities()
        if ability.maximum is not None
    }


def _load_course(table: "Table", course: CourseAt) -> None:
    """Put the course of the round on a table that has all its cards. Raises Refused (``impossible-position``)."""
    cards = {card.key: card for card in table.all_cards()}
    now = _periods(table)
    problems = [*_strange_uses(course, cards), *_strange_maximums(course, now)]
    if problems:
        raise Refused("impossible-position", problems=problems)
    for one in course.used:
        card = cards[one.card]
        ability = next(ability for ability in card.abilities() if ability.name == one.ability)
        card.uses = {**card.uses, (one.ability, one.seat): (table.period(ability.period), one.times)}
    table.maximums = {
        (one.seat, one.name, one.ability): (now[one.name, one.ability], one.times) for one in course.maximums
    }
    table.declared_conflicts = [(one.attacker, tuple(one.types), one.broken) for one in course.conflicts]
    for player, at in zip(table.players, course.players, strict=True):
        player.limited_played, player.lost_conflict = at.limited_played, at.lost_conflict
        player.bid_modifier, player.additional = at.bid_modifier, list(at.additional)


def _strange_uses(course: CourseAt, cards: dict[str, Card]) -> Iterator[dict[str, str]]:
    for number, one in enumerate(course.used):
        if one.card not in cards:
            yield {"at": f"course.used.{number}", "problem": "unknown-card"}
        elif all(ability.name != one.ability for ability in cards[one.card].abilities()):
            yield {"at": f"course.used.{number}", "problem": "unknown-ability"}


def _strange_maximums(course: CourseAt, known: dict[tuple[str, str], int]) -> Iterator[dict[str, str]]:
    for number, one in enumerate(course.maximums):
        if (one.name, one.ability) not in known:
            yield {"at": f"course.maximums.{number}", "problem": "unknown-ability"}
