"""The data for Root's pictures: a view's facts, with all words in the reader's language."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from bot.games.root.boards import board_rows, card_cells, row_line
from bot.games.root.ending import ending
from bot.games.root.names import Facts, RootNames, WrittenNames, card_effect, printed_name, seats_of, when
from bot.games.root.scene import Scene
from bot.games.root.table import own, player_lines, points, table_blocks
from bot.pictures.colours import GOLD
from bot.pictures.render import Sketch
from bot.pictures.root.boards import Board, Cell, Row, Shown, draw_boards, draw_hand
from bot.pictures.root.closing import draw_closing
from bot.pictures.root.map import Labels, draw_map
from bot.words import plain
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record
from engine.root.definition import cards, quests

DESCRIPTION: Final = 1000


def map_sketch(scene: Scene) -> Sketch:
    """Return the picture of the map with everything on it."""
    view, say = scene.view, scene.say
    head = say.first(
        f"picture-head-{view['phase']}",
        "picture-head",
        map=say(f"map-{view['map']}"),
        turn=when(view, say, view["turns"]),
        phase=say(f"phase-{view['phase']}"),
        player=scene.names[view["turn"]],
    )
    labels = Labels(head, tuple(scene.names))
    text = plain("\n".join(table_blocks(scene)))
    available = [cards()[card].suit for card in view["available"]]
    wanted = [{"suit": quests()[quest].suit, "items": list(quests()[quest].items)} for quest in view["quests"]]
    shown = {**view, "quests": wanted, "available": available, "turn": whose_turn(view)}
    return Sketch("map", draw_map, (shown, labels), text[:DESCRIPTION])


def ways(view: Facts, before: Facts, records: Sequence[Record]) -> list[dict[str, Any]]:
    """Return the journeys since an earlier view: whose warriors or pawn, from where, to where, and how many."""
    counts: dict[tuple[int, int, int], int] = {}
    for record in records:
        facts = record.facts
        if record.kind == "move" and facts["origin"] and facts["clearing"]:
            way = (facts["player"], facts["origin"], facts["clearing"])
            counts[way] = counts.get(way, 0) + facts["count"]
    for player, was in zip(view["players"], before["players"], strict=True):
        for piece in ("pawn", "warlord"):
            here, there = player.get(piece), was.get(piece)
            if here and there and here != there and player["faction"] == was["faction"]:
                counts.setdefault((player["seat"], there, here), 0)
    return [
        {"faction": view["players"][seat]["faction"], "origin": origin, "clearing": clearing, "count": count}
        for (seat, origin, clearing), count in counts.items()
    ]


def latest_moves(records: Sequence[Record]) -> list[Record]:
    """Return the moves of the present turn if it has any, otherwise the moves of the latest turn that has moves."""
    found: list[Record] = []
    for record in reversed(records):
        if record.kind == "move":
            found.append(record)
        elif record.kind == "turn" and found:
            break
    return found[::-1]


def whose_turn(view: Facts) -> int | None:
    """Return the seat whose turn it is. During set-up return None, even though the view then names a seat."""
    return None if view["phase"] == "set-up" else int(view["turn"])


def board_sketch(scene: Scene) -> Sketch:
    """Return the picture of all factions' boards, in the order of their turns."""
    names = WrittenNames(scene)
    boards = [
        replace(_board(names, player, board_rows(names, player)), edge=GOLD if player["seat"] == turn else None)
        for turn in (whose_turn(scene.view),)
        for player in seats_of(scene.view)
    ]
    text = plain("\n".join("\n".join(player_lines(RootNames(scene), player)) for player in seats_of(scene.view)))
    return Sketch("boards", draw_boards, (boards,), text[:DESCRIPTION])


def changed_boards(scene: Scene, before: Facts) -> list[Sketch]:
    """Return the picture of the boards with only the rows that have changed since ``before``, if any.

    A faction is left out if neither its rows nor its points have changed.
    """
    was = replace(scene, view=cast(Any, before))
    names, old = WrittenNames(scene), WrittenNames(was)
    boards, told = [], []
    for player in seats_of(scene.view):
        known = before["players"][player["seat"]]
        rows = board_rows(old, known) if known["faction"] == player["faction"] else ()
        same = {row_line(old, row) for row in rows}
        changed = [row for row in board_rows(names, player) if row_line(names, row) not in same]
        if changed or player["score"] != known["score"]:
            boards.append(_board(names, player, changed))
            told.append("; ".join([scene.names[player["seat"]], *(row_line(names, row) for row in changed)]))
    return [Sketch("boards", draw_boards, (boards,), plain("\n".join(told))[:DESCRIPTION])] if boards else []


def closing_sketch(scene: Scene, outcome: Outcome, figures: Sequence[tuple[str, Sequence[str]]]) -> Sketch:
    """Return the picture of the end: the winner, and by rank everybody's possessions. The view has all cards open."""
    names = WrittenNames(scene)
    players = sorted(seats_of(scene.view), key=lambda player: outcome.ranks[player["seat"]])
    boards = [
        replace(_board(names, player, _held(names, player, figures)), won=player["seat"] in outcome.winners)
        for player in players
    ]
    how, scores = ending(names, outcome).splitlines()
    lasted = when(scene.view, scene.say, scene.view["turns"])
    table = scene.say("picture-closing", map=scene.say(f"map-{scene.view['map']}"), turn=lasted)
    held = ["; ".join([board.name, *(row_line(names, row) for row in board.rows)]) for board in boards]
    text = "\n".join([how, scores, *held])
    return Sketch("closing", draw_closing, (how.rstrip("."), table, boards), text[:DESCRIPTION])


def _board(names: RootNames, player: Facts, rows: Iterable[Row]) -> Board:
    name = names.scene.names[player["seat"]]
    return Board(player["faction"], name, points(player), str(player["hand_count"]), tuple(rows))


def _held(names: RootNames, player: Facts, figures: Sequence[tuple[str, Sequence[str]]]) -> Iterator[Row]:
    """Yield a player's figures, and the cards that were hidden."""
    counted = [Cell(f"{label} {values[player['seat']]}") for label, values in figures]
    yield Row("", [Cell(names.say(f"faction-{player['faction']}")), *counted[1:]])
    if player["dominance"]:
        yield Row(names.say("board-dominance"), card_cells(names, [player["dominance"]], named=True))
    yield Row(names.say("seen-hand-open"), card_cells(names, player["hand"], named=True))
    if player.get("supporters"):
        yield Row(names.say("board-supporters"), card_cells(names, player["supporters"], named=True))
    if player["faction"] == "corvids":
        yield from (row for row in board_rows(names, player) if row.label == names.say("board-plots"))


def hand_sketch(scene: Scene) -> list[Sketch]:
    """Return the picture of the viewer's hand in a list. Without cards in hand the list is empty."""
    player, names = own(scene.view), WrittenNames(scene)
    if player is None or not player["hand"]:
        return []
    shown = [
        Shown(cards()[card].suit, printed_name(card, scene.say), card_effect(card, names)) for card in player["hand"]
    ]
    text = ", ".join(map(RootNames(scene).card, player["hand"]))
    return [Sketch("hand", draw_hand, (shown,), text[:DESCRIPTION])]
