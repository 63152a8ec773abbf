"""The table of Root as text, for players who do not see the picture: head, boards, clearings."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.root.boards import board_lines
from bot.games.root.names import Facts, RootNames, card_effect, seats_of
from bot.games.root.scene import Scene
from engine.root.pieces import WARRIOR


def table_blocks(scene: Scene) -> list[str]:
    """Return the whole table: the head, every player in turn order, the map clearing by clearing."""
    names = RootNames(scene)
    players = ["\n".join(player_lines(names, player)) for player in seats_of(scene.view)]
    return [head_block(names), *players, "\n".join(clearing_lines(names))]


def head_block(names: RootNames) -> str:
    """Return map, turn and phase, the items to craft, piles and quests."""
    say, view = names.say, names.scene.view
    lines = [
        say.first(
            f"table-head-{view['phase']}",
            "table-head",
            map=say(f"map-{view['map']}"),
            phase=say(f"phase-{view['phase']}"),
            player=names.player(view["turn"]),
        ),
        say("table-order", order=names.players(view["order"])),
        say("table-supply-items", items=names.items(view["items"])),
        say("table-piles", draw=view["draw_pile"], discard=len(view["discard"])),
    ]
    if view["available"]:
        lines.append(say("table-available", cards=names.cards(view["available"])))
    if view["quests"]:
        lines.append(say("table-quests", quests=names.listed(map(names.quest, view["quests"]))))
    if view["ferry"]:
        lines.append(say("table-ferry", **names.forms(f"clearing:{view['ferry']}")))
    if view["closed"]:
        lines.append(say("table-paths-closed", paths=", ".join(map(names.path, view["closed"]))))
    return "\n".join([lines[0], *(f"-# {line}" for line in lines[1:])])


def player_lines(names: RootNames, player: Facts) -> Iterator[str]:
    """Yield the lines about one player: points and hand, crafted items, the rows of the faction's board."""
    say, view = names.say, names.scene.view
    yield say(
        "table-player",
        name=names.player(player["seat"]),
        faction=say(f"faction-{player['faction']}"),
        score=standing(names, player),
        hand=say("table-cards", count=player["hand_count"]),
    ) + (f" – {say('table-player-gone')}" if player["seat"] in view["gone"] else "")
    yield from (f"-# {line}" for line in board_lines(names, player))


def standing(names: RootNames, player: Facts) -> str:
    """Return a player's points, or the dominance card or coalition by which they win."""
    if player["score"] is not None:
        return names.say("table-points", count=player["score"])
    if player["partner"] is not None:
        return names.say("table-coalition", player=names.player(player["partner"]))
    return names.card(player["dominance"]) if player["dominance"] else "–"


def points(player: Facts) -> str:
    """Return a player's points, or a dash if the player can no longer score."""
    return "–" if player["score"] is None else str(player["score"])


def clearing_lines(names: RootNames) -> Iterator[str]:
    """Yield a line for each clearing with its free slots, ruler and pieces, and for each forest with its pieces."""
    say, view = names.say, names.scene.view
    for clearing in view["clearings"]:
        marks = [say("table-free", count=clearing["free"])]
        marks += [say(f"table-{mark}") for mark in ("ruin", "scorched") if clearing[mark]]
        yield "-# " + say(
            "table-clearing",
            place=names.clearing(clearing["id"]),
            slots=", ".join(marks),
            ruler=say("table-unruled") if clearing["ruler"] is None else names.player(clearing["ruler"]),
            pieces=" · ".join(_standing(names, clearing["id"])) or say("table-empty"),
        )


def _standing(names: RootNames, place: int) -> Iterator[str]:
    """Yield each faction's pieces in a clearing."""
    for player in seats_of(names.scene.view):
        found = [names.in_list(kind, count) for kind, count in pieces_at(player, place)]
        if found:
            yield f"{names.sign(player['faction'])} {', '.join(found)}"


def pieces_at(player: Facts, place: int) -> list[tuple[str, int]]:
    """Return a player's pieces in a clearing by kind: pawn or warlord, warriors, buildings, tokens."""
    here = str(place)
    found = [(kind, 1) for kind in ("pawn", "warlord") if player.get(kind) == place]
    if here in player["warriors"]:
        found.append((WARRIOR, player["warriors"][here]))
    for kind, places in (*player["buildings"].items(), *player["tokens"].items()):
        if here in places:
            found.append((kind, places[here]))
    return found


def own(view: Mapping[str, Any]) -> Facts | None:
    """Return the viewer's own side, or None for the public."""
    viewer = view["viewer"]
    return None if viewer is None else view["players"][viewer]


def hand_block(scene: Scene) -> str:
    """Return the viewer's hand with each card's effect, and the supporters."""
    names, player = RootNames(scene), own(scene.view)
    if player is None:
        return ""
    lines = [hand_head(names, player)]
    for card in dict.fromkeys(player["hand"]):
        name = names.listed([names.card(card)] * player["hand"].count(card))
        lines.append(f"-# {scene.say('labelled', name=name, text=card_effect(card, names))}")
    if player.get("supporters"):
        lines.append(scene.say("table-supporters", cards=names.cards(player["supporters"])))
    return "\n".join(lines)


def held_line(scene: Scene) -> str:
    """Return the names of the cards in the viewer's hand, in one line, and the supporters."""
    names, player = RootNames(scene), own(scene.view)
    if player is None or not player["hand"]:
        return ""
    lines = [scene.say("hand-line", count=len(player["hand"]), cards=names.cards(player["hand"]))]
    if player.get("supporters"):
        lines.append(scene.say("table-supporters", cards=names.cards(player["supporters"])))
    return "\n".join(lines)


def hand_head(names: RootNames, player: Facts) -> str:
    """Return the viewer's points and number of cards."""
    if not player["hand"]:
        return names.say("table-hand-empty")
    return names.say("table-hand", cards=names.say("table-cards", count=len(player["hand"])))


def seen_cards(scene: Scene) -> list[tuple[str, list[str]]]:
    """Return the cards that the viewer sees: the hand, everybody's crafted cards, the discard pile."""
    say, names, player = scene.say, RootNames(scene), own(scene.view)
    found = [(say("seen-hand"), list(dict.fromkeys(player["hand"])))] if player is not None else []
    for other in seats_of(scene.view):
        found.append((say("seen-crafted", name=names.player(other["seat"])), list(other["crafted"])))
    found.append((say("seen-discard"), list(dict.fromkeys(scene.view["discard"]))))
    return [(heading, cards) for heading, cards in found if cards]
