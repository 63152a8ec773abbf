"""Reads and writes positions: map, pieces, boards, hands, piles, turn, phase and the next dice.

``dump`` writes a position and ``load`` reads one. A position needs only the field ``players``. A field that is left out
has its value after set-up. ``load`` reports all faults of a position at once.

A position includes the *course*: how far the turn has come, so that play can go on from the middle of a phase. All
other fields describe the things on the table. The course says which steps have begun, at which moment the player has
just passed, and how much of its limits each board has used. From a position with a course, the rules ask the question
that was open when the position was written. This works for every question at which the rules can restart (see
``turn``).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kernel.prompt import Refused
from engine.root.definition import PLACES, SUITS, Card, cards, decks, find_card, items, maps, quests
from engine.root.faction import Faction
from engine.root.factions import factions
from engine.root.machinery.boards import ITEMS, read_board
from engine.root.machinery.impossible import impossible
from engine.root.machinery.table import Table
from engine.root.pieces import put
from engine.root.turn import PHASES

Places = dict[int, int]
# The limits that all boards have and that are used up in a turn. ``Faction.limits`` adds the limits of one faction.
COMMON = ("activated",)


class Course(BaseModel):
    """How far a turn has come.

    If ``turn`` and ``phase`` differ from those of the position, the course is ignored, and the phase begins.
    """

    model_config = ConfigDict(extra="forbid")
    turn: int = Field(description="The seat whose turn it is.")
    phase: str
    begun: bool = Field(
        False, description="Whether the phase was announced. In Birdsong it says whether the turn has begun."
    )
    acts: bool = Field(False, description="Whether the acts of the phase have begun.")
    step: int = Field(0, description="The number of the step that has begun, if the steps have an order.")
    settled: list[str] = Field([], description="The effects at the start of the phase that are already resolved.")
    passed: str = Field("", description="The moment at which the player has just passed.")
    drawn: bool = Field(False, description="Whether the player has drawn a card in this Evening.")
    limits: list[dict[str, Any]] = Field(
        [], description="For each seat, how much of its board's limits is already used."
    )


class PlayerLiteral(BaseModel):
    """One player in a position. Beside these fields are the fields of the faction's board (see ``boards``)."""

    model_config = ConfigDict(extra="allow")
    faction: str
    score: int = 0
    hand: list[str] = []
    crafted: list[str] = Field([], description="The player's crafted cards that have a persistent effect.")
    items: list[str] = Field([], description="The items in the player's Crafted Items box.")
    weary: list[str] = Field([], description="The exhausted items in the Crafted Items box.")
    dominance: str | None = Field(None, description="The dominance card that the player has activated.")
    partner: int | None = Field(None, description="The seat of the player's coalition partner.")
    home: int | None = Field(None, description="The corner that the faction started in.")
    used: list[str] = Field(
        [], description="The card effects that the player has used in this turn. `riverboats` is one of them."
    )
    warriors: Places = Field({}, description="How many warriors of the player are in each clearing.")
    buildings: dict[str, Places] = Field({}, description="For each kind of building, how many are in each clearing.")
    tokens: dict[str, Places] = Field({}, description="For each kind of token, how many are in each clearing.")


class Literal(BaseModel):
    """A whole position. ``draw`` lists the top card last.

    ``ruins`` maps each ruin's clearing to the items under the ruin. Three fields describe events of this turn.
    ``buyer`` is the seat that has hired the mercenaries. ``ferried`` says whether the ferry was used. ``opened`` says
    whether a closed path was opened.
    """

    model_config = ConfigDict(extra="forbid")
    map: str = "autumn"
    deck: str = "base"
    suits: list[str] | None = Field(
        None, description="The suits of the twelve clearings. Needed if the map prints no suits."
    )
    players: list[PlayerLiteral] = Field(min_length=2, max_length=6)
    order: list[int] | None = Field(None, description="The seats in the order of their turns.")
    turn: int = Field(0, description="The seat whose turn it is.")
    turns: int = Field(0, ge=0, description="How many turns have begun.")
    phase: str = Field("birdsong", description="The phase that begins: `birdsong`, `daylight` or `evening`.")
    draw: list[str] | None = Field(
        None, description="The draw pile. By default it holds all cards that are nowhere else, shuffled."
    )
    discard: list[str] = []
    available: list[str] = Field([], description="The dominance cards beside the map that players may take.")
    souls: list[str] = Field([], description="The cards in the Lost Souls pile.")
    lost: list[str] = Field([], description="The cards that have left the game.")
    supply: dict[str, int] | None = Field(
        None, description="The number of each item that can still be crafted: " + ITEMS
    )
    ruins: dict[int, list[str]] | None = Field(
        None, description="The items under the ruin of each clearing. By default there are no ruins."
    )
    scorched: list[int] = Field([], description="The clearings that hold the Scoundrel's torch.")
    closed: list[tuple[int, int]] | None = Field(None, description="The paths that are still closed.")
    ferry: int | None = Field(None, description="The clearing of the ferry.")
    coffin: dict[int, int] = Field({}, description="How many warriors of each seat lie on Coffin Makers.")
    buyer: int | None = None
    ferried: bool = False
    opened: bool = False
    quests: list[str] = Field([], description="The faceup quests.")
    quest_pile: list[str] = []
    dice: list[tuple[int, int]] = Field([], description="The dice of the next battles. Later battles roll at random.")
    course: Course | None = Field(None, description="How far the turn has come. By default the phase begins.")


def load(seed: str, given: Mapping[str, Any]) -> Table:
    """Return the table that the position ``given`` describes.

    Raises Refused (``impossible-position``) with the list of all faults (``problems``).
    """
    try:
        literal = Literal.model_validate(given)
    except ValidationError as error:
        found = [f"{'.'.join(map(str, e['loc']))}: {e['type']}" for e in error.errors()]
        raise Refused("impossible-position", problems=found) from error
    problems = _unknown(literal)
    if problems:
        raise Refused("impossible-position", problems=problems)
    table = Table(seed, maps()[literal.map], literal.deck)
    _load_board(table, literal, problems)
    table.seat_factions([factions()[player.faction](seat) for seat, player in enumerate(literal.players)])
    for faction, player in zip(table.factions, literal.players, strict=True):
        _load_player(table, faction, player, problems)
    _join_partners(table)
    table.coffin = dict(literal.coffin)
    table.ferry_taken, table.path_opened, table.buyer = literal.ferried, literal.opened, literal.buyer
    for faction in table.factions:
        faction.supply -= held_elsewhere(table, faction)
    _load_piles(table, literal, problems)
    problems.extend(_load_course(table, literal.course))
    problems.extend(impossible(table))
    if problems:
        raise Refused("impossible-position", problems=problems)
    return table


def _join_partners(table: Table) -> None:
    """Set the ``partner`` of both players of a coalition, even if a literal sets it for only one of them."""
    for seat, partner in [(faction.seat, faction.partner) for faction in table.factions]:
        if partner is not None and 0 <= partner < len(table.factions) and table.factions[partner].partner is None:
            table.factions[partner].partner = seat


def _unknown(literal: Literal) -> list[str]:
    """Return the faults of a literal's names and numbers: unknown ids, clearings, seats and impossible counts."""
    problems: list[str] = []
    known: dict[str, tuple[Iterable[str], list[str]]] = {
        "map": (maps(), [literal.map]),
        "deck": (decks(), [literal.deck]),
        "phase": (PHASES, [literal.phase]),
        "faction": (factions(), [player.faction for player in literal.players]),
        "suit": (SUITS, literal.suits or []),
        "quest": (quests(), [*literal.quests, *literal.quest_pile]),
        "item": (items(), [*(literal.supply or {}), *(i for found in (literal.ruins or {}).values() for i in found)]),
        "card": (cards(), _named_cards(literal)),
    }
    for what, (names, given) in known.items():
        problems.extend(f"unknown-{what} {name}" for name in given if name not in set(names))
    for player in literal.players:
        problems.extend(_unknown_pieces(player))
    if not 0 <= literal.turn < len(literal.players):
        problems.append("turn")
    if sorted(literal.order or range(len(literal.players))) != list(range(len(literal.players))):
        problems.append("order")
    if literal.suits is not None and len(literal.suits) != PLACES - 1:
        problems.append("suits")
    if any(not 0 <= die <= 3 for pair in literal.dice for die in pair):
        problems.append("dice")
    return problems


def _unknown_pieces(player: PlayerLiteral) -> Iterator[str]:
    """Yield the faults of a player's pieces: kinds that the faction lacks, unknown clearings and impossible counts."""
    if player.faction in factions():
        facts = factions()[player.faction].facts
        yield from (f"unknown-piece {kind}" for kind in player.buildings if kind not in facts.buildings)
        yield from (f"unknown-piece {kind}" for kind in player.tokens if kind not in facts.tokens)
    spots = [player.warriors, *player.buildings.values(), *player.tokens.values()]
    yield from (f"unknown-clearing {at}" for found in spots for at in found if not 0 <= at < PLACES)
    yield from (f"count {count}" for found in spots for count in found.values() if count < 0)


def _named_cards(literal: Literal) -> list[str]:
    named = [*(literal.draw or []), *literal.discard, *literal.available, *literal.souls, *literal.lost]
    for player in literal.players:
        named.extend([*player.hand, *player.crafted, *([player.dominance] if player.dominance else [])])
    return named


def _load_board(table: Table, literal: Literal, problems: list[str]) -> None:
    if literal.suits is not None:
        table.suits = [None, *literal.suits]
    elif None in table.suits[1:]:
        problems.append("suits")
    table.order = tuple(literal.order or range(len(literal.players)))
    table.turn, table.turns, table.phase = literal.turn, literal.turns, literal.phase
    table.ruins = (
        {clearing: [] for clearing in table.map.ruins}
        if literal.ruins is None
        else {clearing: list(found) for clearing, found in literal.ruins.items()}
    )
    problems.extend(f"ruin {clearing}" for clearing in table.ruins if clearing not in table.map.ruins)
    for clearing in table.map.ruins:
        # A slot whose ruin was removed is free (2.2.4).
        table.slots[clearing] += clearing not in table.ruins
    if literal.closed is not None:
        problems.extend(f"closed {path}" for path in literal.closed if path not in table.map.closed)
        table.closed_paths = tuple(literal.closed)
        table.lay_paths()
    if literal.ferry is not None:
        if literal.ferry not in table.map.coast:
            problems.append("ferry")
        table.ferry = literal.ferry
    table.scorched = list(literal.scorched)
    table.items = (
        {item.id: item.supply for item in items().values() if item.supply}
        if literal.supply is None
        else dict(literal.supply)
    )
    table.quests = (list(literal.quest_pile), list(literal.quests))
    table.dice = list(literal.dice)


def _load_player(table: Table, faction: Faction, given: PlayerLiteral, problems: list[str]) -> None:
    faction.score = given.score
    faction.hand = [find_card(card) for card in given.hand]
    faction.crafted = [find_card(card) for card in given.crafted]
    faction.items = list(given.items)
    faction.weary = list(given.weary)
    faction.dominance = None if given.dominance is None else find_card(given.dominance)
    faction.partner, faction.home = given.partner, given.home
    faction.used = list(given.used)
    for clearing, count in given.warriors.items():
        faction.warriors[clearing] = count
        faction.supply -= count
    for kind, places in {**given.buildings, **given.tokens}.items():
        for clearing, count in places.items():
            put(table, faction, kind, clearing, count)
            faction.stock[kind] -= count
    try:
        faction.load(table, read_board(faction.id, faction.seat, given.model_extra or {}, problems), problems)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        problems.append(f"player {faction.seat}: {error!r}")


def _load_piles(table: Table, literal: Literal, problems: list[str]) -> None:
    table.discard = [find_card(card) for card in literal.discard]
    table.available = [find_card(card) for card in literal.available]
    table.removed_cards = [find_card(card) for card in literal.lost]
    if any(faction.id == "cult" for faction in table.factions):
        table.souls = [find_card(card) for card in literal.souls]
    elif literal.souls:
        problems.append("souls")
    left = Counter(decks()[table.deck])
    left.subtract(all_cards(table))
    problems.extend(f"too-many-cards {card.id}" for card, count in left.items() if count < 0)
    if literal.draw is not None:
        table.draw = [find_card(card) for card in literal.draw]
        left.subtract(table.draw)
        problems.extend(f"too-many-cards {card.id}" for card in dict.fromkeys(table.draw) if left[card] < 0)
        return
    # The cards that are nowhere else, shuffled. With two players there are no dominance cards (5.1.3).
    two = len(table.factions) == 2
    table.draw = [card for card in left.elements() if not (two and card.kind == "dominance")]
    table.streams["deck"].shuffle(table.draw)


def held_elsewhere(table: Table, faction: Faction) -> int:
    """Return how many of a faction's warriors are neither on the map nor in the supply."""
    lent = sum(other.keeps_of(faction) for other in table.factions)
    return faction.warriors_held() + lent + table.coffin.get(faction.seat, 0)


def all_cards(table: Table) -> list[Card]:
    """Return every card at the table, in any pile, in any hand and on any board."""
    found = [
        *table.draw,
        *table.discard,
        *table.available,
        *(table.souls or ()),
        *table.removed_cards,
        *table.resolving,
    ]
    for faction in table.factions:
        found.extend([*faction.hand, *faction.crafted, *faction.cards_held()])
        if faction.dominance is not None:
            found.append(faction.dominance)
    return found


def dump(table: Table) -> dict[str, Any]:
    """Return the table as a literal, which ``load`` reads."""
    return {
        "map": table.map.id,
        "deck": table.deck,
        "suits": [suit for suit in table.suits if suit is not None],
        "players": [_dump_player(table, faction) for faction in table.factions],
        "order": list(table.order),
        "turn": table.turn,
        "turns": table.turns,
        "phase": table.phase,
        "draw": [card.id for card in table.draw],
        "souls": [card.id for card in table.souls or ()],
        "discard": [card.id for card in table.discard],
        "available": [card.id for card in table.available],
        "lost": [card.id for card in table.removed_cards],
        "supply": dict(table.items),
        "ruins": {str(clearing): list(found) for clearing, found in table.ruins.items()},
        "scorched": list(table.scorched),
        "closed": [list(path) for path in table.closed_paths],
        "ferry": table.ferry,
        "coffin": {str(seat): count for seat, count in table.coffin.items()},
        "buyer": table.buyer,
        "ferried": table.ferry_taken,
        "opened": table.path_opened,
        "quests": list(table.quests[1]),
        "quest_pile": list(table.quests[0]),
        "dice": [list(pair) for pair in table.dice],
        "course": _dump_course(table),
    }


def _dump_player(table: Table, faction: Faction) -> dict[str, Any]:
    def places(counts: list[int]) -> dict[str, int]:
        return {str(place): counts[place] for place in range(PLACES) if counts[place]}

    return {
        "faction": faction.id,
        "score": faction.score,
        "hand": [card.id for card in faction.hand],
        "crafted": [card.id for card in faction.crafted],
        "items": list(faction.items),
        "weary": list(faction.weary),
        "dominance": None if faction.dominance is None else faction.dominance.id,
        "partner": faction.partner,
        "home": faction.home,
        "used": list(faction.used),
        "warriors": places(faction.warriors),
        "buildings": {kind: places(faction.pieces[kind]) for kind in faction.facts.buildings if faction.on_map(kind)},
        "tokens": {kind: places(faction.pieces[kind]) for kind in faction.facts.tokens if faction.on_map(kind)},
        **faction.literal(table),
    }


def _dump_course(table: Table) -> dict[str, Any]:
    """Return the course of the present turn as plain data."""
    return {
        "turn": table.turn,
        "phase": table.phase,
        "begun": table.begun == table.phase,
        "acts": table.acts_begun,
        "step": table.step_begun,
        "settled": list(table.settled),
        "passed": table.passed_moment,
        "drawn": table.has_drawn,
        "limits": [
            {name: plain(getattr(faction, name)) for name in (*COMMON, *faction.limits)} for faction in table.factions
        ],
    }


def plain(value: Any) -> Any:
    """Return ``value`` with lists in place of tuples, as JSON would hold it."""
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


def _load_course(table: Table, given: Course | None) -> list[str]:
    """Apply the course ``given`` to the table's turn, and return the faults of the course.

    A course of another turn or phase changes nothing and has no faults.
    """
    if given is None or (given.turn, given.phase) != (table.turn, table.phase):
        return []
    table.begun = table.phase if given.begun else ""
    table.acts_begun, table.step_begun = given.acts, given.step
    table.settled, table.passed_moment, table.has_drawn = list(given.settled), given.passed, given.drawn
    problems = []
    for faction, limits in zip(table.factions, given.limits, strict=False):
        for name, value in limits.items():
            if name not in (*COMMON, *faction.limits) or not _fits(getattr(faction, name), value):
                problems.append(f"course {faction.seat}: {name}")
            else:
                setattr(faction, name, _like(getattr(faction, name), value))
    return problems


def _fits(default: Any, value: Any) -> bool:
    """Tell whether ``value`` has the same form as ``default``, the value of a limit that is not used."""
    if isinstance(default, tuple):
        return isinstance(value, list) and len(value) == len(default) and all(map(_fits, default, value))
    if isinstance(default, list):
        same = len(value) == len(default) if isinstance(value, list) and default else isinstance(value, list)
        return same and all(isinstance(part, int | str) for part in value)
    return type(value) is type(default)


def _like(default: Any, value: Any) -> Any:
    """Return ``value`` as new lists and tuples, with a tuple wherever ``default`` has one."""
    if isinstance(default, tuple):
        return tuple(map(_like, default, value))
    return list(value) if isinstance(default, list) else value
