"""The end of a match of Root: the winner, the way of winning, and totals over the whole match."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.figures import Figures, Total, counted, in_words
from bot.games.root.names import RootNames
from bot.games.root.scene import Scene
from bot.games.root.table import points
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record

TOTALS: Final[Mapping[str, Total]] = {"battle": Total("battles"), "craft": Total("crafted")}


def figures(records: Sequence[Record], scene: Scene) -> Figures:
    """Return each total with its name and its value for every seat."""
    counts = counted(records, TOTALS)
    for clearing in scene.view["clearings"]:
        if clearing["ruler"] is not None:
            counts["ruled", clearing["ruler"]] += 1
    held = (scene.say("figure-points"), tuple([points(player) for player in scene.view["players"]]))
    return [held, *in_words(counts, ("ruled", "battles", "crafted"), scene)]


def ending(names: RootNames, outcome: Outcome) -> str:
    """Return the winner, the way of winning, a coalition's partner, and the points of all players."""
    say, players, winner = names.say, names.scene.view["players"], outcome.winners[0]
    how = say.first(
        f"ending-{outcome.reason}",
        "ending-other",
        winner=names.player(winner),
        points=players[winner]["score"] or 0,
    )
    if len(outcome.winners) > 1:
        partner = names.players(outcome.winners[1:])
        how = f"{how} {say('ending-coalition', winner=names.player(winner), partner=partner)}"
    scores = ", ".join(f"{names.player(one['seat'])} – {points(one)}" for one in players)
    return f"{how}\n{say('ending-scores', scores=scores)}"
