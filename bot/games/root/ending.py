"""The end of a match of Root: the winner, the way of winning, and totals over the whole match."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.root.names import RootNames
from bot.games.root.scene import Scene
from bot.games.root.table import points
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record

# For each kind of record, the total that it adds to, and the fact that names the player.
COUNTED: Final = {"battle": ("battles", "player"), "craft": ("crafted", "player")}
NAMES: Final = ("points", "ruled", "battles", "crafted")


def figures(records: Sequence[Record], scene: Scene) -> list[tuple[str, tuple[str, ...]]]:
    """Return each total with its name and its value for every seat."""
    counts: Counter[tuple[str, int]] = Counter()
    for record in records:
        if record.kind in COUNTED:
            figure, fact = COUNTED[record.kind]
            counts[figure, record.facts[fact]] += 1
    for clearing in scene.view["clearings"]:
        if clearing["ruler"] is not None:
            counts["ruled", clearing["ruler"]] += 1
    players = scene.view["players"]
    found = {name: tuple(str(counts[name, player["seat"]]) for player in players) for name in NAMES}
    found["points"] = tuple(points(player) for player in players)
    return [(scene.say(f"figure-{name}"), values) for name, values in found.items()]


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
    scores = ", ".join(f"{names.player(one['seat'])} {points(one)}" for one in players)
    return f"{how}\n{say('ending-scores', scores=scores)}"
