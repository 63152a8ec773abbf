"""A game that stands still, of which the rules do not speak: it ends without a winner.

It does once nobody has had anything to decide while everybody had a turn, and all is as it was before. For that all
fate decks must be empty, so that nobody draws.
"""

from typing import TYPE_CHECKING

from engine.kernel.flow import Flow
from engine.kernel.prompt import Prompt
from engine.l5r_ccg import winning
from engine.l5r_ccg.machinery.position import dump

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table


def look(table: "Table") -> None:
    """End the game if it stands still, as a turn is about to begin, and count this one. Raises GameOver."""
    playing = [player for player in table.players if table.is_in(player.seat)]
    if any(player.fate_deck for player in playing):
        table.idle = 0
        return
    if table.idle and table.idle % len(playing) == 0:
        told = {name: facts for name, facts in dump(table).items() if name != "turn"}
        if table.stood == repr(told):
            winning.end(table, None, "standstill")
        table.stood = repr(told)
    table.idle += 1


def heed(table: "Table", turn: Flow[None]) -> Flow[None]:
    """Play a turn, and take note when somebody has something to decide in it."""
    try:
        prompts = next(turn)
        while True:
            if any(_is_choice(table, prompt) for prompt in prompts):
                table.idle = 0
            prompts = turn.send((yield prompts))
    except StopIteration:
        return


def _is_choice(table: "Table", prompt: Prompt) -> bool:
    """Tell whether a question has several answers, or is put all the same."""
    return prompt.forced() is None or (prompt.guarded and prompt.seat in table.asked)
