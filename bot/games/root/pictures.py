"""What Root's pictures are made of: the facts of a view, and all words in the reader's language."""

from typing import Final

from bot.games.face import Scene
from bot.games.root.names import RootNames, WrittenNames, card_effect, printed_name, seats_of
from bot.games.root.table import own, player_lines, table_blocks
from bot.pictures.render import Sketch
from bot.pictures.root.boards import Board, Shown, draw_boards, draw_hand
from bot.pictures.root.map import Labels, draw_map
from bot.words import plain
from engine.root.definition import cards, quests

DESCRIPTION: Final = 1000


def map_sketch(scene: Scene) -> Sketch:
    """Return the picture of the map with everything that stands on it."""
    view, say = scene.view, scene.say
    head = say(
        "picture-head",
        map=say(f"map-{view['map']}"),
        turn=say("table-turn", number=view["turns"]),
        phase=say(f"phase-{view['phase']}"),
        player=scene.names[view["turn"]],
    )
    labels = Labels(head, tuple(scene.names))
    text = plain("\n".join(table_blocks(scene)))
    wanted = [{"suit": quests()[quest].suit, "items": list(quests()[quest].items)} for quest in view["quests"]]
    return Sketch("map", draw_map, ({**view, "quests": wanted}, labels), text[:DESCRIPTION])


def board_sketch(scene: Scene) -> Sketch:
    """Return the picture of all factions' boards, in the order of their turns."""
    names = WrittenNames(scene)
    boards = [
        Board(
            player["faction"],
            scene.names[player["seat"]],
            "–" if player["score"] is None else str(player["score"]),
            str(player["hand_count"]),
            tuple(line.removeprefix("-# ") for line in [*player_lines(names, player)][1:]),
        )
        for player in seats_of(scene.view)
    ]
    text = plain("\n".join("\n".join(player_lines(RootNames(scene), player)) for player in seats_of(scene.view)))
    return Sketch("boards", draw_boards, (boards,), text[:DESCRIPTION])


def hand_sketch(scene: Scene) -> list[Sketch]:
    """Return the picture of the viewer's hand, if there is any."""
    player, names = own(scene.view), WrittenNames(scene)
    if player is None or not player["hand"]:
        return []
    shown = [
        Shown(cards()[card].suit, printed_name(card, scene.say), card_effect(card, names)) for card in player["hand"]
    ]
    text = ", ".join(map(RootNames(scene).card, player["hand"]))
    return [Sketch("hand", draw_hand, (shown,), text[:DESCRIPTION])]
