"""The ministers of the Duchy (12.5.2): each swayed minister may act once in Parliament."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards
from engine.root.battle import battle_options, take_battle
from engine.root.definition import BIRD
from engine.root.machinery.table import Table
from engine.root.moving import can_move, take_move
from engine.root.scoring import score

if TYPE_CHECKING:
    from engine.root.factions.duchy import Duchy

RULE: Final = "12.5.2"
TUNNELS: Final = 3
MUD: Final = 2
TWICE: Final = 2
Act = Callable[[Table, "Duchy"], Flow[None]]
May = Callable[[Table, "Duchy"], bool]


def offer(table: Table, owner: "Duchy", options: list[Option]) -> bool:
    """Add an option for every swayed minister who can act.

    Return whether the player must be asked. This is so if any minister has not acted yet, which is public.
    """
    ready = [name for name in owner.swayed if name not in owner.convened]
    for name in ready:
        if ACTS[name][1](table, owner):
            run = partial(convene, table, owner, name)
            options.append(Option(f"minister:{name}", "minister", run, subject=f"minister:{name}"))
    return bool(ready)


def convene(table: Table, owner: "Duchy", name: str) -> Flow[None]:
    """Let a minister act."""
    owner.convened.append(name)
    table.note("minister", player=owner.seat, minister=name)
    yield from ACTS[name][0](table, owner)


def _foremole(table: Table, owner: "Duchy") -> Flow[None]:
    options = owner.building_options(table, any_card=True)
    chosen = yield from ask(Prompt(owner.seat, "build", options, rule=f"{RULE}.I", guarded=True))
    yield from chosen()


def _captain(table: Table, owner: "Duchy") -> Flow[None]:
    yield from take_battle(table, owner, f"{RULE}.II", optional=False)


def _marshal(table: Table, owner: "Duchy") -> Flow[None]:
    yield from take_move(table, owner, f"{RULE}.III", optional=False)


def _brigadier(table: Table, owner: "Duchy") -> Flow[None]:
    """Take up to two moves or up to two battles."""
    options = []
    if can_move(table, owner):
        options.append(Option("brigadier:moves", "moves", take_move))
    if battle_options(table, owner):
        options.append(Option("brigadier:battles", "battles", take_battle))
    take = yield from ask(Prompt(owner.seat, "brigadier", options, rule=f"{RULE}.IV"))
    for number in range(TWICE):
        yield from take(table, owner, f"{RULE}.IV", optional=number > 0)


def _banker(table: Table, owner: "Duchy") -> Flow[None]:
    """Spend cards of one suit, where birds count as any suit, for a point each."""

    def mixed(answer: tuple[Option, ...]) -> str | None:
        suits = {option.value.suit for option in answer} - {BIRD}
        return "different-suits" if len(suits) > 1 else None

    prompt = Prompt(
        owner.seat,
        "banker",
        cards.card_options(owner.hand, "spend"),
        rule=f"{RULE}.V",
        groups=(Group("", 1, len(owner.hand)),),
        check=mixed,
        guarded=True,
    )
    chosen = [option.value for option in (yield from ask_many(prompt))]
    for card in chosen:
        cards.spend(table, owner, card)
    score(table, owner, len(chosen), "banker")


def _mayor(table: Table, owner: "Duchy") -> Flow[None]:
    """Take the action of a swayed squire or noble."""
    options = [
        Option(f"minister:{name}", "minister", name, subject=f"minister:{name}") for name in _deputies(table, owner)
    ]
    name = yield from ask(Prompt(owner.seat, "mayor", options, rule=f"{RULE}.VI", guarded=True))
    table.note("minister", player=owner.seat, minister=name)
    yield from ACTS[name][0](table, owner)


def _deputies(table: Table, owner: "Duchy") -> list[str]:
    return [
        name
        for name in owner.swayed
        if name != "mayor" and owner.minister(name).rank != "lord" and ACTS[name][1](table, owner)
    ]


def _duchess(table: Table, owner: "Duchy") -> Flow[None]:
    score(table, owner, MUD, "duchess-of-mud")
    yield from ()


def _baron(table: Table, owner: "Duchy") -> Flow[None]:
    score(table, owner, owner.on_map("market"), "baron-of-dirt")
    yield from ()


def _earl(table: Table, owner: "Duchy") -> Flow[None]:
    score(table, owner, owner.on_map("citadel"), "earl-of-stone")
    yield from ()


def _may_build(table: Table, owner: "Duchy") -> bool:
    return bool(owner.building_options(table, any_card=True))


def _may_battle(table: Table, owner: "Duchy") -> bool:
    return bool(battle_options(table, owner))


def _may_move_or_battle(table: Table, owner: "Duchy") -> bool:
    return can_move(table, owner) or _may_battle(table, owner)


# The action of each minister, and its condition.
ACTS: Final[dict[str, tuple[Act, May]]] = {
    "foremole": (_foremole, _may_build),
    "captain": (_captain, _may_battle),
    "marshal": (_marshal, can_move),
    "brigadier": (_brigadier, _may_move_or_battle),
    "banker": (_banker, lambda table, owner: bool(owner.hand)),
    "mayor": (_mayor, lambda table, owner: bool(_deputies(table, owner))),
    "duchess-of-mud": (_duchess, lambda table, owner: owner.on_map("tunnel") == TUNNELS),
    "baron-of-dirt": (_baron, lambda table, owner: bool(owner.on_map("market"))),
    "earl-of-stone": (_earl, lambda table, owner: bool(owner.on_map("citadel"))),
}
