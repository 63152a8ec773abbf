"""Phrases about tokens on cards."""

from collections.abc import Sequence

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import Target, personality


def _names(one: Card) -> list[str]:
    return [*dict.fromkeys(token.name for token in one.tokens)]


def _chosen(use: Use, names: Sequence[str]) -> Flow[str]:
    options = [Option(f"token:{place}", "token", name, way=name) for place, name in enumerate(names)]
    chosen: str = yield from ask(Prompt(use.seat, "token", options, rule="tokens", source=use.label))
    return chosen


def pick_token(use: Use, one: Card, gone: Sequence[str] = ()) -> Flow[str]:
    """Let a player choose a token on a card, other than those in ``gone``. Return its name."""
    left = [token.name for token in one.tokens]
    for name in gone:
        left.remove(name)
    found = yield from _chosen(use, [*dict.fromkeys(left)])
    return found


def _giver(use: Use) -> Card | None:
    return next(iter(use.chosen.get("giver", ())), None)


def _can_take(use: Use, one: Card) -> bool:
    giver = _giver(use)
    return giver is not None and any(e.MoveToken(use, giver, one, name).possible() for name in _names(giver))


def giver_and_taker() -> list[Target]:
    """Declare two targets: a Personality with tokens, and another one that can receive one of them."""
    return [
        personality(lambda use, one: bool(one.tokens), name="giver", bowed=True, reference=True),
        personality(_can_take, bowed=True, reference=True),
    ]


def moves_a_token(use: Use) -> Flow[None]:
    """Move a token from the first Personality to the second. If the tokens differ, the player chooses the token."""
    giver = use.chosen["giver"][0]
    names = [name for name in _names(giver) if e.MoveToken(use, giver, use.target, name).possible()]
    if names:
        name = yield from _chosen(use, names)
        yield from run_batch(use.table, [e.MoveToken(use, giver, use.target, name)])
