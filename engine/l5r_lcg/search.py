"""Searching decks and discard piles (§search)."""

from collections.abc import Callable, Sequence

from engine.cardplay.choosing import passing
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.initiation import RULE, choose_subjects
from engine.l5r_lcg.use import Use


def search_top(
    use: Use, count: int, accept: "Callable[[Card], bool] | None" = None, *, reveal: bool = False
) -> Flow[None]:
    """Search the top cards of your conflict deck for one to add to hand, then shuffle.

    The player may take nothing. If the card must meet ``accept``, it is revealed to the opponent.
    """
    top = use.you.conflict_deck[-count:][::-1]
    yield from run_batch(use.table, [use.look_at(top)])
    found = [card for card in top if accept is None or accept(card)]
    chosen = yield from find(use, found)
    if chosen:
        yield from run_batch(use.table, [use.add_to_hand(chosen[0], shown=reveal or accept is not None)])
    yield from run_batch(use.table, [use.shuffle("conflict")])


def find(use: Use, cards: Sequence[Card], most: int = 1) -> Flow[tuple[Card, ...]]:
    """Let the searching player take up to ``most`` of ``cards``, or nothing.

    The question is always asked, because the opponent must not learn whether there was a card to take.
    """
    if not cards:
        prompt = Prompt(use.seat, "search", [passing()], rule=f"{RULE}.5", source=use.label, guarded=True, window=True)
        yield from ask(prompt)
        return ()
    return (yield from choose_subjects(use.seat, cards, source=use.label, least=0, most=most, kind="search"))
