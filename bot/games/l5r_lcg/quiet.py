"""Two decisions that the bot takes for a player.

The bot passes quiet windows, in which players hardly ever act. The bot also chooses an order of cards if the order
makes no difference. The functions of this module use only public facts and never a hand, so that a question reveals
nothing.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.l5r_lcg.names import Facts, characters
from engine.kernel.prompt import Prompt
from engine.kernel.record import Record
from engine.l5r_lcg.definition import CardDef, catalogue
from engine.l5r_lcg.events import LeavePlay

FOLLOWED: Final = ("2.5", "4.4")  # rules after which another window offers the same actions
LEAVING: Final = frozenset({"courtesy", "sincerity"})  # keywords with an effect when their character leaves play


def quiet(prompt: Prompt, view: Facts, since: Sequence[Record] = ()) -> bool:
    """Tell whether a window is quiet: actions between conflicts, or in the draw, fate or regroup phase.

    A window in which a player could cancel an event of their own is quiet as well. A window is always quiet if another
    one follows it immediately. Between conflicts a window is quiet if the asked player has passed, and since then the
    players have only passed conflicts. After the last conflict and in the regroup phase a window is quiet unless the
    asked player could use an open card. Cards in the hand do not count, and the ability of an open card never depends
    on the hand.
    """
    if prompt.kind != "action":
        return prompt.rule == "would-interrupt" and _own_play(prompt, view)
    if prompt.rule in FOLLOWED:
        return True
    if prompt.rule == "3.1" and any(one["conflicts_left"] for one in view["players"]):
        return bool(since) and all(record.kind == "pass-conflict" for record in since)
    if prompt.rule not in ("3.1", "5.1"):
        return False
    held = {card["key"] for card in view["players"][prompt.seat]["hand"]}
    return all(option.alone or option.card in held for option in prompt.options)


def opposed(record: Record, seat: int, view: Facts) -> bool:
    """Tell whether another player declares defenders, plays a card or uses an ability."""
    acts = record.kind in ("initiate", "play-card") or bool(record.facts.get("defenders"))
    return acts and record.facts.get("player", seat) != seat


def _own_play(prompt: Prompt, view: Facts) -> bool:
    """Tell whether a window is only about an event that its own player is playing."""
    resolving = view["players"][prompt.seat]["resolving"]
    about = (prompt.data or {}).get("events", ())
    return all(event["kind"] in ("initiate", "play-card") and event.get("card") in resolving for event in about)


def any_order(prompt: Prompt, view: Facts) -> bool:
    """Tell whether the order in which characters without fate are discarded makes no difference.

    The order makes no difference if these characters have no status and no effect when they leave, and if no open card
    reacts to leaving play.
    """
    if prompt.kind != "discard-order":
        return False
    going = [card for card in characters(view) if card["key"] in {option.card for option in prompt.options}]
    stays = any(card["status"] or LEAVING & catalogue()[card["id"]].keywords for card in going)
    return not stays and not any(_hears_leaving(catalogue()[id]) for id in _open(view))


def _open(view: Facts) -> Iterator[str]:
    """Yield the ids of the cards on the table that everybody sees."""
    for player in view["players"]:
        lying = [*player["provinces"], *(card for province in player["provinces"] for card in province["cards"])]
        yield from (str(card["id"]) for card in lying if isinstance(card, dict) and not card["facedown"])
        for card in player["characters"]:
            yield str(card["id"])
            yield from (str(attached["id"]) for attached in card["attachments"])


def _hears_leaving(face: CardDef) -> bool:
    return any(kind is not None and issubclass(kind, LeavePlay) for one in face.abilities for kind in one.events)
