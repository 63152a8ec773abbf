"""Sections 15.2.2 and 15.4.1 of the Law: the Keepers' waystations, whose sides all differ."""

from typing import Any

from engine.root.machinery.position import dump
from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, impossible, marquise, scene, side

# Autumn: 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse.


def keepers(stations: dict[int, list[str]], **facts: Any) -> Side:
    buildings = {"waystation": {place: len(faces) for place, faces in stations.items()}}
    return side("keepers", stations=stations, buildings=buildings, **facts)


def at_two_waystations(*others: Side, **position: Any) -> Scene:
    """Return a scene in which clearing 5 holds two waystations that show different faces, and nobody guards them."""
    return scene(*others, keepers({5: ["idol", "tablet"]}), eyrie(warriors={4: 1}), **position)


@proves("15.2.2", "4.3.4")
def test_the_keepers_choose_which_of_two_waystations_falls_in_battle() -> None:
    """The player who suffers the hits chooses the pieces (4.3.4), and the two waystations are not alike (15.2.2)."""
    game = at_two_waystations(marquise(warriors={5: 2}), dice=[(0, 0)])
    game.marquise.does("battle:5>keepers")
    assert game.keepers.asked == "lose-waystation" and game.keepers.options == ["lose:idol", "lose:tablet"]
    game.keepers.does("lose:idol")
    assert game.keepers.view["stations"] == {"5": ["tablet"]} and game.marquise.score == 1


@proves("9.5.6", "15.2.5")
def test_a_player_who_strikes_chooses_which_waystation_or_relic_goes() -> None:
    """Without a warrior there, the Vagabond may remove another piece of the faction, and chooses which (9.5.6)."""
    striker = side("vagabond", pawn=5, satchel={"crossbow": [1]})
    game = at_two_waystations(striker)
    game.vagabond.does("strike:keepers:waystation")
    assert game.vagabond.asked == "lose-waystation"
    game.vagabond.does("lose:tablet")
    assert game.keepers.view["stations"] == {"5": ["idol"]}
    dig = scene(
        striker, side("keepers", relics=[{"kind": "idol", "value": 1, "at": 5}, {"kind": "jewel", "value": 3, "at": 5}])
    )
    dig.vagabond.does("strike:keepers:relic")
    assert dig.vagabond.asked == "lose-relic"
    dig.vagabond.does("lose:jewel-3").does("forest:D")
    left = [(relic["kind"], relic["at"]) for relic in dig.keepers.view["relics"] if relic["shown"]]
    assert sorted(left) == [("idol", 5), ("jewel", "D")]


@proves("10.4.3", "15.2.2")
def test_the_cult_chooses_which_waystation_becomes_a_garden() -> None:
    cult = side("cult", acolytes=3, outcast="rabbit", hated=True)
    game = at_two_waystations(cult, phase="birdsong", souls=["bake-sale"])
    game.cult.does("sanctify:5>waystation")
    assert game.cult.asked == "lose-waystation"
    game.cult.does("lose:idol")
    assert game.keepers.view["stations"] == {"5": ["tablet"]} and game.cult.pieces("garden-rabbit", 5) == 1


@proves("15.2.2", "4.3.4")
def test_waystations_with_the_same_face_differ_on_their_backs() -> None:
    """No two waystations have the same two sides (15.2.2), so it matters which of them returns to the board."""
    game = scene(marquise(warriors={5: 2}), keepers({5: ["idol", "idol"]}), dice=[(0, 0)])
    game.marquise.does("battle:5>keepers")
    assert game.keepers.options == ["lose:idol", "lose:idol:tablet"]
    game.keepers.does("lose:idol")
    assert game.keepers.view["stations"] == {"5": ["idol"]} and game.keepers.view["backs"] == {"5": ["tablet"]}


@proves("15.4.1", "15.2.2")
def test_the_keepers_choose_which_waystation_they_place() -> None:
    """Each face is on two of the three waystations (15.2.2). A waystation that is placed shows nothing else later."""
    game = scene(keepers({}, warriors={2: 2, 7: 1, 9: 1}), eyrie(warriors={12: 1}), phase="birdsong")
    assert [key for key in game.keepers.options if key.startswith("encamp:2")] == [
        f"encamp:2:{name}" for name in ("idol", "idol:tablet", "tablet", "tablet:idol", "jewel", "jewel:idol")
    ]
    game.keepers.does("encamp:2:idol:tablet").does("encamp:7:jewel")
    assert game.keepers.view["stations"] == {"2": ["idol"], "7": ["jewel"]}
    assert game.keepers.view["backs"] == {"2": ["tablet"], "7": ["tablet"]}
    assert game.keepers.may("encamp:9:idol") and game.keepers.may("encamp:9:jewel")
    assert not game.keepers.may("encamp:9:tablet")


def test_a_position_names_the_backs_of_waystations_or_leaves_them_open() -> None:
    board = keepers({2: ["idol"], 7: ["idol"]}, backs={2: ["tablet"]}, warriors={9: 1})
    game = scene(board, eyrie(warriors={12: 1}), phase="birdsong")
    assert game.keepers.view["backs"] == {"2": ["tablet"], "7": ["jewel"]}
    assert dump(game.table)["players"][0]["backs"] == {"2": ["tablet"], "7": ["jewel"]}
    assert "stations 0" in impossible(keepers({2: ["idol"]}, backs={2: ["idol"]}), eyrie())
