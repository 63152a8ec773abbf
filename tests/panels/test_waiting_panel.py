"""The panel of a player who waits fits on a phone; a button unfolds the hand."""

import pytest

from bot.controls.fit import GOAL, pixels
from bot.panels.buttons.answering import Unfold
from bot.panels.panel import panel_page
from bot.words import COMPLETE, Words

from .panel_heights import kinds_of, table_of
from .pressing import act
from .test_seat import buttons, text

SAY = Words.load()["en"]
GAMES = ("l5r-lcg", "root", "l5r-ccg")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_the_panels_of_players_who_wait_fit_on_a_phone(game: str, language: str) -> None:
    say, high = Words.load()[language], {}
    for kind, position in kinds_of(game).items():
        table, _ = table_of(position())
        for seat in {*range(len(table.saved.seats))} - {*table.waiting()}:
            view = panel_page(table, seat, say)
            if pixels([*view.children]) > GOAL:
                high[kind, seat] = pixels([*view.children])
            assert text(view).strip() and buttons(view)
    assert not high


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg"])
async def test_a_waiting_player_unfolds_the_hand_and_folds_it(game: str) -> None:
    table, asked = table_of(kinds_of(game)["battle action" if game == "l5r-ccg" else "conflict action"]())
    seat = 1 - asked
    hand = table.face.hand(table.scene(seat, SAY))
    assert hand not in text(panel_page(table, seat, SAY))
    assert table.face.held(table.scene(seat, SAY)) in text(panel_page(table, seat, SAY))
    assert buttons(panel_page(table, seat, SAY))[0] == "Hand ▾"
    await act(table, seat + 1, Unfold)
    assert hand.splitlines()[1] in text(panel_page(table, seat, SAY))
    assert buttons(panel_page(table, seat, SAY))[0] == "Hand ▴"
    await act(table, seat + 1, Unfold)
    assert buttons(panel_page(table, seat, SAY))[0] == "Hand ▾"


def test_a_short_hand_stays_open_while_its_player_waits() -> None:
    table, _ = table_of(kinds_of("l5r-lcg")["action"]())
    assert table.face.hand(table.scene(1, SAY)) in text(panel_page(table, 1, SAY))
    assert not {"Hand ▾", "Hand ▴"} & {*buttons(panel_page(table, 1, SAY))}


async def test_the_hand_stays_open_while_others_decide() -> None:
    game = kinds_of("l5r-ccg")["battle action"]()
    table, asked = table_of(game)
    await act(table, 2 - asked, Unfold)
    table.saved.undos += 1  # another question, with another stamp
    assert "Hand ▴" in buttons(panel_page(table, 1 - asked, SAY))
