"""A position: a literal that puts any legal state on the table, and the list of all that is wrong with an illegal one.

Tests, bug reports and ``serve`` use the same literal. Anything left out has a plain default; lists of a deck are from
the top down.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kernel.prompt import Refused
from engine.l5r_lcg.card import Card, Province, Skill
from engine.l5r_lcg.definition import CardDef, catalogue
from engine.l5r_lcg.state import Conflict, Player

if TYPE_CHECKING:
    from engine.l5r_lcg.table import Table

Seat = Literal[0, 1]
Element = Literal["air", "earth", "fire", "water", "void"]
STEPS: Final = (
    "1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.4", "2.5", "2.5-window", "2.6", "3.1", "3.1-window", "3.2",
    "3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6", "3.2.7", "3.2.8", "3.4.1", "3.5", "4.1", "4.2", "4.3", "4.4",
    "4.4-window", "4.5", "5.1", "5.1-window", "5.2", "5.3", "5.4", "5.5", "5.6",
)  # fmt: skip
PHASES: Final = {"1": "dynasty", "2": "draw", "3": "conflict", "4": "fate", "5": "regroup"}


class Part(BaseModel):
    """What all parts of a position share: unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class CardAt(Part):
    """A card: its id, and whether it lies facedown. ``uid`` fixes the number in its key."""

    id: str
    uid: int | None = None
    facedown: bool = False
    bowed: bool = False


class AttachmentAt(CardAt):
    """An attachment on a character."""

    owner: Seat | None = None
    controller: Seat | None = None


class CharacterAt(CardAt):
    """A character in play."""

    fate: int = Field(0, ge=0)
    status: Literal["honored", "dishonored", "normal"] = "normal"
    owner: Seat | None = None
    participating: bool = False
    covered: bool = False
    attachments: list[AttachmentAt | str] = []


class ProvinceAt(CardAt):
    """A province and the dynasty cards on it."""

    broken: bool = False
    cards: list[CardAt | str] = []


class PlayerAt(Part):
    """One player's side."""

    stronghold: CardAt | str = "shizuka-toshi"
    role: CardAt | str | None = None
    honor: int = Field(10, ge=0)
    fate: int = Field(0, ge=0)
    bid: int | None = Field(None, ge=1, le=5)
    conflicts_left: int = Field(2, ge=0, le=2)
    declared: list[Skill] = []
    passed: bool = False
    provinces: list[ProvinceAt | str] = []
    characters: list[CharacterAt | str] = []
    hand: list[CardAt | str] = []
    conflict_deck: list[CardAt | str] = []
    dynasty_deck: list[CardAt | str] = []
    conflict_discard: list[CardAt | str] = []
    dynasty_discard: list[CardAt | str] = []
    removed: list[CardAt | str] = []


class RingAt(Part):
    """A ring."""

    fate: int = Field(0, ge=0)
    claimed_by: Seat | None = None


class ConflictAt(Part):
    """A running conflict; who takes part is told with the characters."""

    attacker: Seat
    ring: Element
    skill: Skill
    province: int = Field(0, ge=0, le=4)


class FavorAt(Part):
    """Who has the Imperial Favor, and which side is up."""

    player: Seat
    side: Skill


class Position(Part):
    """A whole table."""

    round: int = Field(1, ge=1)
    step: str = "3.1-window"
    first_player: Seat = 0
    active_player: Seat | None = None
    to_act: Seat | None = None
    passes: int = Field(0, ge=0, le=1)
    favor: FavorAt | None = None
    rings: dict[Element, RingAt] = {}
    conflict: ConflictAt | None = None
    players: tuple[PlayerAt, PlayerAt]
    random: dict[str, list[Any]] = {}


DEFAULT_PROVINCES: Final = (
    "manicured-garden", "entrenched-position", "meditations-on-the-tao", "rally-to-the-cause", "pilgrimage",
)  # fmt: skip


def read(literal: Mapping[str, Any]) -> Position:
    """Return the position that a literal describes; raise Refused with the list of all that is wrong with it."""
    try:
        position = Position.model_validate(literal)
    except ValidationError as error:
        raise Refused(
            "impossible-position",
            problems=[{"at": ".".join(map(str, e["loc"])), "problem": e["type"]} for e in error.errors()],
        ) from error
    found = list(problems(position))
    if found:
        raise Refused("impossible-position", problems=found)
    return position


def problems(position: Position) -> Iterator[dict[str, Any]]:
    """Return everything that is wrong with a position, each with the place it stands in."""
    if position.step not in STEPS:
        yield {"at": "step", "problem": "unknown-step"}
    for seat, player in enumerate(position.players):
        yield from _player_problems(seat, player)
    yield from _unique_problems(position)
    yield from _conflict_problems(position)
    if position.to_act is not None and position.passes > 1:
        yield {"at": "passes", "problem": "too-many"}


def _player_problems(seat: int, player: PlayerAt) -> Iterator[dict[str, Any]]:
    at = f"players.{seat}"
    places: list[tuple[str, list[Any], tuple[str, ...]]] = [
        ("stronghold", [player.stronghold], ("stronghold",)),
        ("role", [player.role] if player.role else [], ("role",)),
        ("provinces", list(player.provinces), ("province",)),
        ("characters", list(player.characters), ("character",)),
        ("hand", list(player.hand), ("conflict",)),
        ("conflict_deck", list(player.conflict_deck), ("conflict",)),
        ("dynasty_deck", list(player.dynasty_deck), ("dynasty",)),
        ("conflict_discard", list(player.conflict_discard), ("conflict",)),
        ("dynasty_discard", list(player.dynasty_discard), ("dynasty",)),
    ]
    for index, province in enumerate(player.provinces):
        if isinstance(province, ProvinceAt):
            places.append((f"provinces.{index}.cards", list(province.cards), ("dynasty",)))
            if index == 4 and province.cards:
                yield {"at": f"{at}.provinces.4", "problem": "cards-on-stronghold-province"}
    for index, character in enumerate(player.characters):
        if isinstance(character, CharacterAt):
            places.append((f"characters.{index}.attachments", list(character.attachments), ("attachment", "play-as")))
    if player.provinces and len(player.provinces) != 5:
        yield {"at": f"{at}.provinces", "problem": "five-provinces"}
    for place, cards, kinds in places:
        for number, entry in enumerate(cards):
            yield from _card_problems(f"{at}.{place}.{number}", _id(entry), kinds)


def _card_problems(at: str, card_id: str, kinds: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    card = catalogue().get(card_id)
    if card is None:
        yield {"at": at, "problem": "unknown-card", "card": card_id}
    elif not card.implemented:
        yield {"at": at, "problem": "card-not-implemented", "card": card_id}
    elif not _fits(card, kinds):
        yield {"at": at, "problem": "wrong-place", "card": card_id}


def _fits(card: CardDef, kinds: tuple[str, ...]) -> bool:
    return card.type in kinds or card.side in kinds or ("play-as" in kinds and card.play_as is not None)


def _unique_problems(position: Position) -> Iterator[dict[str, Any]]:
    for seat, player in enumerate(position.players):
        seen: set[str] = set()
        for number, entry in enumerate(player.characters):
            held = [_id(entry)]
            if isinstance(entry, CharacterAt):
                held.extend(_id(attachment) for attachment in entry.attachments)
            for card_id in held:
                card = catalogue().get(card_id)
                if card is not None and card.unique:
                    if card.name in seen:
                        at = f"players.{seat}.characters.{number}"
                        yield {"at": at, "problem": "unique-twice", "card": card_id}
                    seen.add(card.name)


def _conflict_problems(position: Position) -> Iterator[dict[str, Any]]:
    running = position.step.startswith("3.2.")
    if running and position.conflict is None:
        yield {"at": "conflict", "problem": "missing"}
    if position.conflict is not None and not running:
        yield {"at": "conflict", "problem": "not-in-this-step"}
    for seat, player in enumerate(position.players):
        for number, entry in enumerate(player.characters):
            if isinstance(entry, CharacterAt) and entry.participating:
                at = f"players.{seat}.characters.{number}"
                card = catalogue().get(entry.id)
                if position.conflict is None:
                    yield {"at": at, "problem": "no-conflict"}
                elif card is not None and getattr(card, position.conflict.skill) is None:
                    yield {"at": at, "problem": "dash", "card": entry.id}
    if position.conflict is not None:
        ring = position.rings.get(position.conflict.ring)
        if ring is not None and ring.claimed_by is not None:
            yield {"at": f"rings.{position.conflict.ring}", "problem": "claimed-and-contested"}
        provinces = position.players[1 - position.conflict.attacker].provinces
        attacked = provinces[position.conflict.province] if len(provinces) == 5 else None
        if isinstance(attacked, ProvinceAt) and attacked.facedown:
            yield {"at": "conflict.province", "problem": "facedown"}


def _id(entry: CardAt | str) -> str:
    return entry if isinstance(entry, str) else entry.id


def load(table: "Table", literal: Mapping[str, Any]) -> None:
    """Put a position on an empty table. Raises Refused (``impossible-position``) with all that is wrong with it."""
    position = read(literal)
    for player, at in zip(table.players, position.players, strict=True):
        _load_player(table, player, at)
    for card in table.all_cards():
        table.index.update(card)
    for element, ring_at in position.rings.items():
        ring = table.rings[element]
        ring.fate, ring.claimed_by = ring_at.fate, ring_at.claimed_by
    table.round = position.round
    table.phases = position.round * 5
    table.phase = PHASES[position.step[0]]
    table.step = position.step.removesuffix("-window")
    table.start = position.step
    table.first_player = position.first_player
    table.active_player = position.first_player if position.active_player is None else position.active_player
    table.favor = None if position.favor is None else (position.favor.player, position.favor.side)
    table.forced_random = {name: list(values) for name, values in position.random.items()}
    if position.to_act is not None:
        table.opportunity = (position.to_act, position.passes)
    if position.conflict is not None:
        _load_conflict(table, position.conflict)
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
    conflict.number = table.conflicts
    conflict.ring.contested = True
    conflict.ring.face = at.skill
    table.conflict = conflict
    table.active_player = at.attacker
    attacker = table.players[at.attacker]
    if at.skill not in attacker.declared:
        attacker.declared.append(at.skill)
        attacker.conflicts_left = max(0, attacker.conflicts_left - 1)


def _make(table: "Table", entry: CardAt | str, owner: int, zone: Any) -> Card:
    uid = entry.uid if isinstance(entry, CardAt) and entry.uid is not None else table.fresh_uid()
    table.uids.add(uid)
    card = Card(table, catalogue()[_id(entry)], owner, uid, zone)
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
    for name in ("hand", "conflict_deck", "dynasty_deck", "conflict_discard", "dynasty_discard", "removed"):
        zone = name.replace("_", " ")
        entries = getattr(at, name)
        pile = player.pile(zone)
        pile.extend(_make(table, entry, seat, zone) for entry in (reversed(entries) if "deck" in name else entries))
    for character in at.characters:
        _load_character(table, player, character)


def _load_province(table: "Table", player: Player, index: int, entry: ProvinceAt | str) -> None:
    province = Province(table, catalogue()[_id(entry)], player.seat, table.fresh_uid())
    province.index = index
    # In a literal a province stands as it does in a game under way unless it says otherwise: facedown by name alone.
    province.facedown = entry.facedown if isinstance(entry, ProvinceAt) else True
    player.provinces.append(province)
    if isinstance(entry, ProvinceAt):
        province.broken = entry.broken
        for lying in entry.cards:
            card = _make(table, lying, player.seat, "province")
            table.lay_on(card, province, facedown=isinstance(lying, CardAt) and lying.facedown)


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
        card.attachments.append(attachment)
        table.grant(attachment)


def dump(table: "Table") -> dict[str, Any]:
    """Return the table as a literal. Lasting effects and what was used this round are not part of it."""
    conflict = table.conflict
    return {
        "round": table.round,
        "step": _start_of(table),
        "first_player": table.first_player,
        "active_player": table.active_player,
        "favor": None if table.favor is None else {"player": table.favor[0], "side": table.favor[1]},
        "rings": {r.element: {"fate": r.fate, "claimed_by": r.claimed_by} for r in table.rings.values()},
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
        "provinces": [
            {**_dump_card(p), "facedown": p.facedown, "broken": p.broken, "cards": [_dump_card(c) for c in p.contents]}
            for p in player.provinces
        ],
        "characters": [_dump_character(card) for card in player.characters],
    }
    for name in ("hand", "conflict_deck", "dynasty_deck", "conflict_discard", "dynasty_discard", "removed"):
        pile = player.pile(name.replace("_", " "))
        facts[name] = [_dump_card(card) for card in (reversed(pile) if "deck" in name else pile)]
    return facts
