"""Where nothing presses: windows in which hardly anybody acts, and an order that changes nothing.

All of it hangs on what lies open, never on a hand: being asked, or not, tells nobody what is held.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.l5r_lcg.names import Facts, characters
from engine.kernel.prompt import Prompt
from engine.kernel.record import Record
from engine.l5r_lcg.definition import CardDef, catalogue
from engine.l5r_lcg.events import LeavePlay

FOLLOWED: Final = ("2.5", "4.4")  # right after these comes a window in which the same can be done
LEAVING: Final = frozenset({"courtesy", "sincerity"})  # keywords that work when their character leaves play


def quiet(prompt: Prompt, view: Facts, since: Sequence[Record] = ()) -> bool:
    """Tell whether a window is quiet: for actions between conflicts, or in the draw, fate or regroup phase.

    So is the window to cancel what its player has just played.

    Between conflicts it is when a conflict was passed and nothing else has happened since its player passed too. Where
    another window comes right after, it always is. After the last conflict and in the regroup phase it is not if its
    player could use a card that lies open: what is in the hand does not count, and no ability of a card in the open
    hangs on the hand.
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


def _own_play(prompt: Prompt, view: Facts) -> bool:
    """Tell whether all that a window is about is an event that its player is playing."""
    resolving = view["players"][prompt.seat]["resolving"]
    about = (prompt.data or {}).get("events", ())
    return all(event["kind"] in ("initiate", "play-card") and event.get("card") in resolving for event in about)


def any_order(prompt: Prompt, view: Facts) -> bool:
    """Tell whether it changes nothing which character without fate is discarded first.

    They leave nothing behind, do nothing as they go, and no card in the open hears that something leaves play.
    """
    if prompt.kind != "discard-order":
        return False
    going = [card for card in characters(view) if card["key"] in {option.card for option in prompt.options}]
    stays = any(card["status"] or card["attachments"] or LEAVING & catalogue()[card["id"]].keywords for card in going)
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
