"""What stands on the factions' boards, line by line: one function a faction, the same for texts and pictures."""

from collections.abc import Callable, Iterator
from typing import Final

from bot.games.root.names import Facts, RootNames


def board_lines(names: RootNames, player: Facts) -> Iterator[str]:
    """Yield what a faction's board shows beside points, hand and crafted cards."""
    yield from BOARDS[player["faction"]](names, player)
    left = [names.pieces(kind, count) for kind, count in player["stock"].items() if count]
    if player["supply"] or left:
        warriors = [names.pieces("warrior", player["supply"])] if player["supply"] else []
        yield names.say("board-stock", pieces=", ".join([*warriors, *left]))


def _undecided(names: RootNames, player: Facts) -> Iterator[str]:
    """Who has not drafted a faction yet has no board."""
    yield from ()


def _marquise(names: RootNames, player: Facts) -> Iterator[str]:
    if player["actions"]:
        yield names.say("board-actions", count=player["actions"])
    costs = ", ".join(f"{names.piece(kind)} {cost}" for kind, cost in player["costs"].items())
    yield names.say("board-costs", costs=costs or "–")


def _eyrie(names: RootNames, player: Facts) -> Iterator[str]:
    if player["leader"]:
        yield names.say("board-leader", leader=names.thing(f"leader:{player['leader']}"))
    resolving = player["resolving"]
    for column, cards in player["decree"].items():
        viziers = [names.say("vizier")] if column in player["viziers"] else []
        shown = ", ".join([*map(names.card, cards), *viziers]) or "–"
        mark = "▶ " if resolving["column"] == column else ""
        yield mark + names.say("board-column", column=names.thing(f"column:{column}"), suits=shown)
    if player["leaders"]:
        leaders = names.listed(names.thing(f"leader:{leader}") for leader in player["leaders"])
        yield names.say("board-leaders", leaders=leaders)


def _alliance(names: RootNames, player: Facts) -> Iterator[str]:
    yield names.say("board-supporters", count=player["supporters_count"])
    yield names.say("board-officers", count=player["officers"])
    if player["operations"]:
        yield names.say("board-operations", count=player["operations"])


def _vagabond(names: RootNames, player: Facts) -> Iterator[str]:
    say = names.say
    if player["character"]:
        yield say("board-character", character=say(f"character-{player['character']}"))
    if player["pawn"] or player["forest"]:
        key = f"clearing:{player['pawn']}" if player["pawn"] else f"forest:{player['forest']}"
        yield say("board-pawn", at=names.place(key, "at"))
    for number, state in enumerate(STATES):
        items = {item: counts[number] for item, counts in player["satchel"].items() if counts[number]}
        if items:
            yield say(f"board-{state}", items=names.items(items))
    yield say("board-limit", load=player["load"], limit=player["limit"])
    relations = [f"{names.player(int(seat))} {names.relation(step)}" for seat, step in player["relations"].items()]
    if relations:
        yield say("board-relations", relations=", ".join(relations))
    if player["done"]:
        yield say("board-done", quests=names.listed(map(names.quest, player["done"])))


def _cult(names: RootNames, player: Facts) -> Iterator[str]:
    hated = "hated" if player["hated"] else "outcast"
    yield names.say(f"board-{hated}", suit=names.suit(player["outcast"]))
    yield names.say("board-acolytes", count=player["acolytes"])
    if player["revealed"]:
        yield names.say("board-revealed", cards=names.cards(player["revealed"]))


def _duchy(names: RootNames, player: Facts) -> Iterator[str]:
    say = names.say
    if player["actions"]:
        yield say("board-actions", count=player["actions"])
    ministers = names.listed(names.thing(f"minister:{minister}") for minister in player["swayed"])
    yield say("board-swayed", ministers=ministers)
    yield say("board-crowns", crowns=", ".join(f"{say(f'rank-{rank}')} {n}" for rank, n in player["crowns"].items()))
    yield say("board-burrow", pieces=names.pieces("warrior", player["warriors"].get("0", 0)))
    if player["revealed"]:
        yield say("board-revealed", cards=names.cards(player["revealed"]))


def _corvids(names: RootNames, player: Facts) -> Iterator[str]:
    say = names.say
    if player["actions"]:
        yield say("board-actions", count=player["actions"])
    if player["plots"]:
        lying = [
            _plot(names, place, plot, shown=int(place) in player["shown"]) for place, plot in player["plots"].items()
        ]
        yield say("board-plots", plots=", ".join(lying))
    if "reserve" in player:
        plots = [names.thing(f"plot:{plot}") for plot, count in player["reserve"].items() for _ in range(count)]
        yield say("board-reserve", plots=names.listed(plots))


def _plot(names: RootNames, place: str, plot: str | None, *, shown: bool) -> str:
    """Return where a plot lies, and which one it is as far as the viewer knows."""
    hidden = names.say("plot-hidden")
    what = hidden if plot is None else names.thing(f"plot:{plot}")
    return f"{names.clearing(place)} {what}" + (f" ({hidden})" if plot is not None and not shown else "")


def _hundreds(names: RootNames, player: Facts) -> Iterator[str]:
    say = names.say
    yield say("board-mood", mood=names.thing(f"mood:{player['mood']}"))
    if player["warlord"] is not None:
        yield say("board-warlord", at=names.place(f"clearing:{player['warlord']}", "at"))
    for track, held in player["hoard"].items():
        yield say(f"board-hoard-{track}", value=player[track], items=names.items(held))


def _keepers(names: RootNames, player: Facts) -> Iterator[str]:
    say = names.say
    for number, column in enumerate(player["retinue"]):
        yield say("board-retinue", column=names.thing(f"column:{number}"), cards=names.cards(column))
    recovered = [names.piece(relic["kind"]) for relic in player["recovered"]]
    yield say("board-relics", relics=names.listed(recovered))
    lying: dict[str, list[str]] = {}
    for relic in player["relics"]:
        if isinstance(relic["at"], str) and relic["at"]:
            known = "" if relic["value"] is None else f" {relic['value']}"
            lying.setdefault(relic["at"], []).append(f"{names.piece(relic['kind'])}{known}")
    if lying:
        forests = "; ".join(f"{forest} – {names.listed(found)}" for forest, found in sorted(lying.items()))
        yield say("board-forests", forests=forests)


def _riverfolk(names: RootNames, player: Facts) -> Iterator[str]:
    say = names.say
    yield say("board-prices", **player["prices"])
    for box in ("payments", "funds", "invested"):
        yield say(f"board-{box}", funds=_funds(names, player[box]))
    for suit, held in player["track"].items():
        if held:
            yield say("board-track", suit=names.suit(suit), funds=_funds(names, held))
    yield say("board-open-hand", cards=names.cards(player["hand"]))


def _funds(names: RootNames, box: Facts) -> str:
    """Return whose warriors lie in a box of the Riverfolk's board."""
    return ", ".join(f"{names.player(int(seat))} {count}" for seat, count in box.items()) or "0"


# The numbers of each item in the satchel stand in this order.
STATES: Final = ("ready", "exhausted", "damaged", "spent")
Board = Callable[[RootNames, Facts], Iterator[str]]
BOARDS: Final[dict[str, Board]] = {
    "undecided": _undecided,
    "marquise": _marquise,
    "eyrie": _eyrie,
    "alliance": _alliance,
    "vagabond": _vagabond,
    "cult": _cult,
    "riverfolk": _riverfolk,
    "duchy": _duchy,
    "corvids": _corvids,
    "hundreds": _hundreds,
    "keepers": _keepers,
}
