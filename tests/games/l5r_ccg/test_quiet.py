"""The steps of the 1997 game that the bot may pass for a player: the window to cancel the player's own Event."""

import pytest

from bot.games.l5r_ccg.choice import quiet
from engine.kernel.prompt import Prompt
from tests.l5r_ccg.scene import at, scene


def window(**event: object) -> Prompt:
    """Return the first player's question of whether to react to an effect that is about to happen."""
    return Prompt(0, "reaction", [], rule="before", data={"events": [event]})


def test_a_window_to_cancel_an_own_event_is_quiet() -> None:
    assert quiet(window(kind="initiate", player=0, card="bon-festival#1"))


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "initiate", "player": 1, "card": "bon-festival#1"},
        {"kind": "initiate", "player": 0, "card": "kolat-assassin#1"},
        {"kind": "initiate", "player": 0},
        {"kind": "initiate", "player": 0, "card": "imperial-favor"},
        {"kind": "lose-honor", "player": 0, "amount": 2},
    ],
)
def test_every_other_window_is_asked(event: dict[str, object]) -> None:
    """The bot asks about Events of others, the player's own actions and losses, faceup cards, and the Favor."""
    assert not quiet(window(**event))


def test_a_window_about_nothing_is_not_quiet() -> None:
    assert not quiet(Prompt(0, "reaction", [], rule="before"))


@pytest.mark.parametrize("who", [0, 1])
def test_a_window_for_avoid_fate_is_quiet_for_the_player_who_turns_the_event_up(who: int) -> None:
    hands: list[list[str]] = [[], []]
    hands[who] = ["avoid-fate"]
    provinces = [{"card": at("peasant-revolt", facedown=True)}, {}, {}, {}]
    first = {"personalities": ["matsu-yojo"], "provinces": provinces, "hand": hands[0]}
    game = scene(first, {"hand": hands[1]}, phase="straighten", asked=(who,))
    prompt = game.match.pending[0]
    assert prompt.seat == who and [option.verb for option in prompt.options] == ["trigger", "pass"]
    assert quiet(prompt) == (who == 0)
