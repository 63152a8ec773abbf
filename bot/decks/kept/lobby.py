"""Kept decks at a table: which decks a person has for a game, and whether the match's format accepts one."""

from typing import Any, Final

from bot.decks.judging.check import Check, recheck
from bot.decks.judging.report import card_name, fault_line, form_name, problem_line, shown
from bot.decks.kept.own import owned
from bot.decks.reading.deck import Reading
from bot.store import Store
from bot.trouble import Trouble
from bot.words import Tongue

PREFIX: Final = "kept."
SHOWN: Final = 3


async def own_decks(store: Store, user: int, game: str) -> dict[str, str]:
    """Return a person's kept decks for a game: the key for the seat, and the name."""
    return {
        f"{PREFIX}{kept.id}.{kept.version}": shown(kept.name or "")
        for kept in await store.decks.of(user)
        if kept.game == game
    }


def is_kept(key: str) -> bool:
    """Tell whether a seat's deck is a kept one."""
    return key.startswith(PREFIX)


async def seat_deck(store: Store, user: int, key: str, game: str, form: str, say: Tongue) -> dict[str, Any]:
    """Return a kept deck in the form of a header's seat.

    Raises Trouble with the reason if the match refuses the deck.
    """
    deck, _, version = key.removeprefix(PREFIX).partition(".")
    if not (deck.isdecimal() and version.isdecimal()):
        raise Trouble("trouble-deck-gone")
    kept = await owned(store, user, int(deck), int(version))
    name = shown(kept.name or "")
    if kept.game != game:
        raise Trouble("trouble-deck-wrong-game", name=name)
    check = recheck(game, Reading.of(kept.body), form)
    require_accepted(check, name, say)
    return check.game.seat(check.reading, key, name)


def require_accepted(check: Check, name: str, say: Tongue) -> None:
    """Raise Trouble with the first faults if a deck is illegal or has cards that the engine does not implement."""
    if not check.legal:
        reasons = [problem_line(problem, say, check.game) for problem in check.reading.problems]
        reasons += [fault_line(fault, say, check.game) for fault in check.faults]
        form = form_name(check.game, check.form, say)
        raise Trouble("trouble-deck-not-accepted", format=form, name=name, reason=" ".join(reasons[:SHOWN]))
    if lacking := check.game.lacking(check.reading):
        cards = ", ".join(card_name(card, say, check.game) for card in lacking[:10])
        raise Trouble("trouble-deck-not-playable", name=name, cards=cards)
