"""The mob die, and the moods of the warlord (14.7)."""

from collections.abc import Sequence
from typing import Final

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import pieces
from engine.root.battle import Battle
from engine.root.definition import CLEARINGS, SUITS
from engine.root.effects import SKIP
from engine.root.factions.hundreds.state import BITTER, JUBILANT, LAVISH, MOB, RELENTLESS, ROWDY, TRACKS, HundredsState
from engine.root.machinery.table import Table
from engine.root.pieces import may_place

RULE: Final = "14.7"
FEAST: Final = 2
ROLLS: Final = 4
CROWD: Final = 3


def choose_mood(table: Table, owner: HundredsState) -> Flow[None]:
    """Choose a new mood whose item is not in the Hoard (14.4.4)."""
    held = {item for track in TRACKS for item in owner.hoard[track]}
    free = [mood for mood, item in owner.facts.moods.items() if mood != owner.mood and item not in held]
    if not free:
        return
    options = [Option(f"mood:{mood}", "mood", mood, subject=f"mood:{mood}") for mood in free]
    owner.mood = yield from ask(Prompt(owner.seat, "mood", options, rule="14.4.4"))
    table.note("mood", player=owner.seat, mood=owner.mood)


# The mob die (14.4.1, 14.7.3)


def roll_mob(table: Table, owner: HundredsState) -> Flow[None]:
    """Roll the mob die. A mob spreads to a clearing of the rolled suit that is adjacent to another mob."""
    suit = SUITS[table.streams["mob"].below(len(SUITS))]
    table.barrier = True
    table.note("mob-die", player=owner.seat, suit=suit)
    mobs = owner.pieces[MOB]
    near = [
        place
        for place in CLEARINGS
        if table.suits[place] == suit
        and not mobs[place]
        and any(mobs[other] for other in owner.neighbours(table, place))
        and may_place(table, owner, place)
    ]
    if not near or not owner.stock[MOB]:
        return
    options = [Option(f"mob:{place}", "mob", place, subject=f"clearing:{place}") for place in near]
    place = yield from ask(Prompt(owner.seat, "place-mob", options, rule="14.4.1"))
    pieces.place(table, owner, MOB, place)


# The effects of moods


def embittered(table: Table, owner: HundredsState, fight: Battle) -> list[int]:
    """Return the clearings of the mobs that a Bitter warlord may call into his battle: his own and adjacent ones."""
    if owner.mood != BITTER or fight.clearing != owner.warlord or owner not in (fight.attacker, fight.defender):
        return []
    return [place for place in (fight.clearing, *owner.neighbours(table, fight.clearing)) if owner.pieces[MOB][place]]


def bitter(table: Table, owner: HundredsState, fight: Battle) -> Flow[None]:
    """Bitter: before the dice are rolled, mobs in and next to the warlord's clearing become warriors in it."""
    near = embittered(table, owner, fight)
    options = [Option(f"mob:{place}", "mob", place, subject=f"clearing:{place}") for place in near]
    groups = (Group("", 0, len(near)),)
    data = {"clearing": fight.clearing}
    chosen = yield from ask_many(Prompt(owner.seat, BITTER, options, rule=f"{RULE}.1", groups=groups, data=data))
    for option in chosen:
        pieces.recall(table, owner, MOB, option.value)
    pieces.place_warriors(table, owner, fight.clearing, len(chosen))


def jubilant(table: Table, owner: HundredsState, place: int) -> Flow[None]:
    """Jubilant: after inciting where the warlord is, roll the mob die up to four times."""
    if owner.mood != JUBILANT or place != owner.warlord:
        return
    for _ in range(ROLLS):
        roll = Option("roll", "roll", True)
        if not owner.stock[MOB] or not (yield from ask(Prompt(owner.seat, JUBILANT, [roll, SKIP], rule=f"{RULE}.3"))):
            return
        yield from roll_mob(table, owner)


def may_lavish(owner: HundredsState) -> bool:
    """Tell whether a lavish warlord has items to give away."""
    return owner.mood == LAVISH and any(owner.hoard.values())


def lavish(table: Table, owner: HundredsState) -> Flow[None]:
    """Lavish: for each item that leaves the Hoard, place two warriors with the warlord."""
    held = [item for track in TRACKS for item in owner.hoard[track]]
    options = [
        Option(f"item:{kind}", "drop-item", kind, subject=f"item:{kind}", times=held.count(kind))
        for kind in dict.fromkeys(held)
    ]
    groups = (Group("", 0, len(held)),)
    for option in (yield from ask_many(Prompt(owner.seat, LAVISH, options, rule=f"{RULE}.4", groups=groups))):
        owner.lose_item(option.value)
        table.note("drop-item", player=owner.seat, item=option.value)
        if owner.warlord is not None:
            pieces.place_warriors(table, owner, owner.warlord, FEAST)


def rowdy(table: Table, owner: HundredsState) -> int:
    """Return how many more cards a Rowdy warlord draws: two with three enemy pieces in his clearing, otherwise one.

    The number is 0 in other moods.
    """
    if owner.mood != ROWDY:
        return 0
    crowd = 0 if owner.warlord is None else sum(pieces.enemy_pieces(table, owner, owner.warlord))
    return 2 if crowd >= CROWD else 1


def once_more(table: Table, owner: HundredsState, options: Sequence[Option]) -> Flow[None]:
    """Relentless: after moving and battling, move the warlord once more or battle there again."""
    if owner.mood != RELENTLESS or not options:
        return
    chosen = yield from ask(Prompt(owner.seat, RELENTLESS, [*options, SKIP], rule=f"{RULE}.5"))
    if chosen is not None:
        yield from chosen()
