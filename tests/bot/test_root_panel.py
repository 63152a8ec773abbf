"""Root at its table: four seats gather, and every question of their first turns fits into a panel."""

from typing import Any

from bot.panels.pages import lobby_page
from bot.panels.panel import panel_page
from bot.store import SavedMatch, Seat
from bot.tables import Table
from bot.tables.start import begun
from bot.words import Words
from engine.kernel.rng import Stream
from engine.players.random import choose

from ..discord_judge import find_judge, house_limits, walk

SAY = Words.load()["en"]


def faults(view: Any) -> list[str]:
    """What Discord would refuse in a message."""
    body = {"type": 4, "data": {"components": view.to_components(), "flags": 1 << 15 | 1 << 6}}
    judge = find_judge()
    judged = judge("POST", "/interactions/1/token/callback", body, []) if judge else []
    many = [] if len(list(walk(body["data"]["components"]))) <= 40 else ["more than 40 parts"]
    return [*judged, *house_limits(body), *many]


def test_four_factions_gather_and_their_questions_fit() -> None:
    seats = [Seat("human", user, name) for user, name in enumerate(("Ann", "Bob", "Cleo", "Dora"), 7)]
    table = Table(NotImplemented, SavedMatch(1, None, 1, "root", seats=seats), None)
    assert len(list(table.lacking())) == 4 and not faults(lobby_page(table, SAY))
    for number, seat in enumerate(seats):
        seat.brings = next(iter(table.offers(number, SAY)))
    assert len({seat.brings for seat in seats}) == 4 and not list(table.lacking())
    match, table.saved.header, table.saved.seats = begun("root", seats, table.face, table.gathering(), {})
    table.match, table.saved.state = match, "playing"
    stream = Stream(3)
    for _ in range(80):
        prompt = match.open_prompts()[0]
        assert not faults(panel_page(table, prompt.seat, SAY)), prompt
        match.answer(prompt.seat, choose(prompt, stream))
        table.saved.log = list(match.log)
