"""The retinue: acting with it (15.5.2: move; battle, then delve; move or recover) and gathering it (15.6.2)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import battle_options
from engine.root.definition import BIRD, CLEARINGS, Card
from engine.root.effects import SKIP
from engine.root.factions.keepers.relics import BOARD, KINDS, RELIC, Relic, at, choices
from engine.root.factions.keepers.state import COLUMNS, MOST, KeepersState, Retainer, name_of
from engine.root.machinery.table import Table
from engine.root.moving import move_options
from engine.root.ruling import rules
from engine.root.scoring import score
from engine.root.turn import Step, act, in_order

RULE: Final = "15.5.2"
SET: Final = 2
# The two ways to gather in an Evening: adding cards to columns, or moving one card to another column.
ADDED, MOVED = "added", "moved"


def fits(table: Table, retainer: Retainer, place: int) -> bool:
    """Tell whether a retainer may act in a clearing."""
    return retainer is None or retainer.suit in (BIRD, table.suits[place])


def act_with(table: Table, owner: KeepersState, craft: Step) -> Flow[None]:
    """Craft, then act with each card of each column, from left to right."""
    offers = (_moves, _battles, _moves_or_recoveries)
    while owner.column < len(offers):
        column = owner.column
        waiting = owner.waiting.setdefault(column, list(owner.retinue[column]))
        own = partial(_offer, table, owner, waiting, offers[column])
        step = Step(own, f"{RULE}.{'I' * (column + 1)}", "retinue", partial(_facts, column, waiting))
        if column:
            yield from in_order(table, owner, "daylight", step, step, first=column + 1)
        else:
            yield from in_order(table, owner, "daylight", step, craft, step)
        del owner.waiting[column]
        owner.column += 1
    owner.column = 0


def _facts(column: int, waiting: list[Retainer]) -> dict[str, object]:
    return {"column": column, "cards": [name_of(retainer) for retainer in waiting]}


Offer = Callable[[Table, KeepersState, Retainer], list[Option]]


def _offer(table: Table, owner: KeepersState, waiting: list[Retainer], offer: Offer, options: list[Option]) -> bool:
    """Add the acts of each kind of waiting card.

    Return whether there are such acts. The result is public, because the retinue is.
    """
    for retainer in dict.fromkeys(waiting):
        for option in offer(table, owner, retainer):
            run = partial(_spend, waiting, retainer, option.value)
            name = name_of(retainer)
            act = option.under(f"{option.key}<{name}", run, via=name)
            act.card = None if retainer is None else retainer.id
            options.append(act)
    return bool(options)


def _spend(waiting: list[Retainer], retainer: Retainer, action: Callable[[], Flow[None]]) -> Flow[None]:
    waiting.remove(retainer)
    yield from action()


def _moves(table: Table, owner: KeepersState, retainer: Retainer) -> list[Option]:
    """Return the moves from the clearings where this retainer may act (15.5.2.I)."""
    places = [place for place in CLEARINGS if owner.warriors[place] and fits(table, retainer, place)]
    found = []
    for option in move_options(table, owner, places):
        found.append(
            Option(
                option.key,
                option.verb,
                partial(owner.make_move, table, option.value),
                subject=option.subject,
                target=option.target,
                number=option.number,
            )
        )
    return found


# 15.5.2.II Battle, then delve


def _battles(table: Table, owner: KeepersState, retainer: Retainer) -> list[Option]:
    """Return the battles in the clearings where this retainer may act, and the delves where there are no enemies."""
    found = []
    for place in CLEARINGS:
        if not fits(table, retainer, place):
            continue
        foes = battle_options(table, owner, [place])
        for option in foes:
            option.value = partial(_battle_and_delve, table, owner, retainer, place, option.value)
            found.append(option)
        # Mercenaries that the Keepers have hired do not count as enemies to battle first (11.2.7.III).
        if not any(pieces.enemy_pieces(table, owner, place)):
            found.extend(_delves(table, owner, retainer, place))
    return found


def _battle_and_delve(
    table: Table, owner: KeepersState, retainer: Retainer, place: int, fight: Callable[[], Flow[None]]
) -> Flow[None]:
    yield from fight()
    options = _delves(table, owner, retainer, place)
    if options:
        chosen = yield from ask(Prompt(owner.seat, "delve", [*options, SKIP], rule=f"{RULE}.II"))
        if chosen is not None:
            yield from chosen()


def _delves(table: Table, owner: KeepersState, retainer: Retainer, place: int) -> list[Option]:
    """Return the delves: relics in forests adjacent to a clearing that the Keepers rule with a warrior."""
    if not owner.warriors[place] or not rules(table, owner, place) or place in table.scorched:
        return []
    return [
        Option(
            f"delve:{place}>{forest}:{name}",
            "delve",
            partial(_delve, table, owner, retainer, place, found[0]),
            subject=f"clearing:{place}",
            target=f"forest:{forest}",
            via=f"relic:{found[0].kind}",
            way=found[0].label,
        )
        for forest in table.map.near_forests[place]
        for name, found in choices(at(owner.relics, forest)).items()
    ]


def _delve(table: Table, owner: KeepersState, retainer: Retainer, place: int, relic: Relic) -> Flow[None]:
    """Move the relic faceup into the clearing, and check whether the card is lost."""
    forest = str(relic.at)
    relic.at, relic.shown = place, True
    pieces.put(table, owner, RELIC, place)
    table.barrier = True
    table.note("delve", player=owner.seat, relic=relic.kind, value=relic.value, forest=forest, clearing=place)
    ruled = sum(rules(table, owner, near) for near in table.map.forests[forest].clearings)
    if ruled < relic.value:
        _lose(table, owner, retainer)
    yield from ()


def _lose(table: Table, owner: KeepersState, retainer: Retainer) -> None:
    owner.retinue[owner.column].remove(retainer)
    table.note("lose-retainer", player=owner.seat, card=name_of(retainer))
    if retainer is not None:
        table.put_away(retainer)


# 15.5.2.III Move or recover


def _moves_or_recoveries(table: Table, owner: KeepersState, retainer: Retainer) -> list[Option]:
    """Return the moves from the clearings where this retainer may act, and the recoveries of relics there."""
    found = _moves(table, owner, retainer)
    for place in CLEARINGS:
        if fits(table, retainer, place):
            found.extend(_recoveries(table, owner, retainer, place))
    return found


def _recoverable(table: Table, owner: KeepersState, place: int) -> dict[str, Relic]:
    """Return the relics in a clearing whose kind a waystation there shows.

    Of relics that look alike, return only one.
    """
    faces = owner.faces(place)
    return {name: found[0] for name, found in choices(at(owner.relics, place)).items() if found[0].kind in faces}


def _recoveries(table: Table, owner: KeepersState, retainer: Retainer, place: int) -> list[Option]:
    return [
        _recovery(place, name, relic, partial(_recover, table, owner, retainer, place, relic))
        for name, relic in _recoverable(table, owner, place).items()
    ]


def _recovery(place: int, name: str, relic: Relic, value: object) -> Option:
    subject, target = f"clearing:{place}", f"relic:{relic.kind}"
    return Option(f"recover:{place}:{name}", "recover", value, subject=subject, target=target, number=relic.value)


def _recover(table: Table, owner: KeepersState, retainer: Retainer, place: int, first: Relic) -> Flow[None]:
    """Recover relics and score them until the card is lost or the Keepers stop (15.5.2.III)."""
    relic: Relic | None = first
    while relic is not None:
        pieces.take(table, owner, RELIC, place)
        relic.at = BOARD
        table.note("recover", player=owner.seat, relic=relic.kind, value=relic.value, clearing=place)
        counts = {kind: sum(found.kind == kind for found in at(owner.relics, BOARD)) for kind in KINDS}
        whole = all(count >= counts[relic.kind] for count in counts.values())
        score(table, owner, relic.value + SET * whole, "recover")
        suit = table.suits[place]
        if sum(rules(table, owner, near) for near in CLEARINGS if table.suits[near] == suit) < relic.value:
            _lose(table, owner, retainer)
            return
        options = [_recovery(place, name, found, found) for name, found in _recoverable(table, owner, place).items()]
        if not options:
            return
        relic = yield from ask(Prompt(owner.seat, "recover", [*options, SKIP], rule=f"{RULE}.III"))


# 15.6.2 Gather the retinue


def gather(table: Table, owner: KeepersState) -> Flow[None]:
    """Add cards to columns, or move one card to another column."""
    owner.gathered = ""
    offer = partial(_gathers, table, owner)
    while owner.gathered != MOVED and (yield from act(table, owner, "evening", "15.6.2", offer, kind="gather")):
        pass
    owner.gathered = ""


def _gathers(table: Table, owner: KeepersState, options: list[Option]) -> bool:
    """Add the options to add any number of cards to columns, or to move one card to another column (15.6.2)."""
    full = sum(map(len, owner.retinue)) >= MOST
    for column in range(COLUMNS):
        for card in () if full else cards.one_of_each(owner.hand):
            add = partial(_gather, table, owner, column, card)
            key = f"gather:{column}<{card.id}"
            options.append(Option(key, "gather", add, subject=f"column:{column}", card=card.id))
    for origin in range(COLUMNS) if not owner.gathered else ():
        for retainer in dict.fromkeys(owner.retinue[origin]):
            for target in range(COLUMNS):
                if target != origin:
                    shift = partial(_shift, table, owner, origin, target, retainer)
                    key = f"shift:{origin}>{target}<{name_of(retainer)}"
                    subject, to = f"column:{origin}", f"column:{target}"
                    options.append(Option(key, "shift", shift, subject=subject, target=to, via=name_of(retainer)))
    return bool(options) or (bool(owner.hand) and not full)


def _gather(table: Table, owner: KeepersState, column: int, card: Card) -> Flow[None]:
    owner.gathered = ADDED
    owner.hand.remove(card)
    owner.retinue[column].append(card)
    table.note("gather", player=owner.seat, column=column, card=card.id)
    yield from ()


def _shift(table: Table, owner: KeepersState, origin: int, target: int, retainer: Retainer) -> Flow[None]:
    owner.gathered = MOVED
    owner.retinue[origin].remove(retainer)
    owner.retinue[target].append(retainer)
    table.note("shift", player=owner.seat, origin=origin, column=target, card=name_of(retainer))
    yield from ()
