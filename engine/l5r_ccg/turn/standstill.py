"""Ends a game without a winner if nothing can change any more.

A game stands still if nobody had a choice during a full round of turns and the state is the same as before. All fate
decks must be empty, so that nobody draws. Honor above 40 counts as 40, and Honor below -20 counts as -20, because a
card may give Honor every turn to a player who cannot win by it. If nobody has a choice for many rounds, the game ends
even if the state still changes.
"""

from typing import TYPE_CHECKING, Any, Final

from engine.kernel.flow import Flow
from engine.kernel.prompt import Prompt
from engine.l5r_ccg.machinery.position import dump
from engine.l5r_ccg.turn import winning

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table


# The game ends after this many rounds without a choice. A player who loses Honor in each of them is out by then.
MOST: Final = 100


def check(table: "Table") -> None:
    """At the beginning of a turn, end the game if it stands still.

    If the game does not stand still, count this turn. Raises GameOver.
    """
    playing = [player for player in table.players if table.is_in(player.seat)]
    if any(player.fate_deck for player in playing):
        table.idle = 0
        return
    if table.idle and table.idle % len(playing) == 0:
        state = repr(_state(table))
        if table.last_state == state or table.idle >= MOST * len(playing):
            winning.end(table, None, "standstill")
        table.last_state = state
    table.idle += 1


def _state(table: "Table") -> dict[str, Any]:
    """Return everything that may still change the game."""
    state = {name: facts for name, facts in dump(table).items() if name != "turn"}
    for player in state["players"]:
        player["honor"] = min(max(player["honor"], winning.DISHONOR), winning.HONOR_VICTORY)
    return state


def noting_choices(table: "Table", turn: Flow[None]) -> Flow[None]:
    """Play a turn and note whether somebody has a choice in it."""
    try:
        prompts = next(turn)
        while True:
            if any(_is_choice(table, prompt) for prompt in prompts):
                table.idle = 0
            prompts = turn.send((yield prompts))
    except StopIteration:
        return


def _is_choice(table: "Table", prompt: Prompt) -> bool:
    """Tell whether a question has several answers, or is asked even if it has only one."""
    return prompt.forced() is None or (prompt.guarded and prompt.seat in table.asked)
