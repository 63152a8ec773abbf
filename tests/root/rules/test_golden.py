"""Chapter 1 of the Law: Golden Rules."""

from tests.root.rules.proof import proves
from tests.root.scene import Scene, eyrie, marquise, scene, side


@proves("1.1.1", "7.5.2")
def test_a_faction_rule_goes_before_the_general_one() -> None:
    """In a tie nobody rules a clearing (2.5), but the Eyrie do."""
    game = scene(marquise(warriors={5: 1}), eyrie(warriors={5: 1}), turn=1)
    assert game.ruler(5) == "eyrie"


@proves("1.1.2", "6.2.2")
def test_a_prohibition_beats_another_rules_permission() -> None:
    """The Decree demands recruiting, and the Keep forbids it there."""
    game = scene(
        marquise(tokens={"keep": {1: 1}}),
        eyrie(buildings={"roost": {1: 1}}, decree={"recruit": ["anvil"]}, score=3),
        turn=1,
    )
    game.eyrie.does("resolve:fox")
    assert game.records("turmoil")


@proves("1.1.3")
def test_the_attacker_whose_turn_it_is_says_whose_effects_come_first() -> None:
    game = scene(
        marquise(warriors={5: 2}, crafted=["brutal-tactics"]),
        eyrie(warriors={5: 2}, crafted=["sappers"]),
        dice=[(0, 0)],
    )
    game.marquise.does("battle:5>eyrie")
    assert game.marquise.asked == "effects-first"
    game.marquise.does("first:eyrie#1")
    assert game.eyrie.asked == "battle-effects"


@proves("1.2.1")
def test_the_number_of_cards_in_hand_is_known_the_cards_are_not() -> None:
    game = scene(marquise(warriors={5: 1}, hand=["anvil", "bake-sale"]), eyrie())
    seen = game.match.view(1)["players"][0]
    assert seen["hand_count"] == 2 and "hand" not in seen
    assert game.match.view(0)["players"][0]["hand"] == ["anvil", "bake-sale"]


@proves("1.2.2")
def test_everybody_may_look_through_the_discard_pile() -> None:
    game = scene(marquise(), eyrie(), discard=["anvil", "bake-sale"])
    assert all(game.match.view(viewer)["discard"] == ["anvil", "bake-sale"] for viewer in (0, 1, None))


@proves("1.3.2")
def test_nothing_offers_to_trade_cards() -> None:
    game = scene(marquise(hand=["anvil", "royal-claim"], warriors={5: 1}), eyrie(hand=["bake-sale"]))
    assert not [key for key in game.marquise.options if key.startswith(("give", "trade"))]


@proves("1.4.1")
def test_a_turn_has_three_phases_and_the_next_player_follows() -> None:
    game = scene(marquise(), eyrie(buildings={"roost": {3: 1}}), order=[1, 0], turn=0, phase="birdsong")
    assert [record.facts["phase"] for record in game.records("phase")[:2]] == ["daylight", "evening"]
    assert game.table.turn == 1


@proves("1.4.1")
def test_start_of_birdsong_comes_before_its_other_acts() -> None:
    game = scene(marquise(crafted=["better-burrow-bank"], buildings={"sawmill": {5: 1}}), eyrie(), phase="birdsong")
    assert game.marquise.asked == "birdsong-start"
    assert not game.records("place")
    game.marquise.does("use:better-burrow-bank")
    assert game.records("place")


@proves("1.4.2")
def test_nothing_comes_between_the_two_moves_of_a_march() -> None:
    game = scene(marquise(warriors={5: 2}, hand=["anvil"], buildings={"workshop": {1: 1}}), eyrie())
    game.marquise.does("march").does("move:5>1:1")
    assert game.marquise.asked == "move"
    assert all(key == "pass" or key.startswith("move:") for key in game.marquise.options)


@proves("1.5.1")
def test_pieces_are_limited() -> None:
    """There are twenty-five warriors. With twenty-four on the map, only one of two recruiters places one."""
    game = scene(marquise(warriors={5: 24}, buildings={"recruiter": {1: 1, 2: 1}}), eyrie())
    game.marquise.does("recruit")
    assert game.marquise.asked == "recruit"
    game.marquise.does("recruit:2")
    assert (game.marquise.warriors(1), game.marquise.warriors(2)) == (0, 1)


def favored() -> Scene:
    return scene(
        marquise(buildings={"workshop": {1: 1, 6: 1, 8: 1}}, hand=["favor-of-the-foxes"]),
        eyrie(warriors={1: 2, 6: 1}, buildings={"roost": {8: 1}}),
        side("alliance", tokens={"sympathy": {12: 1}}, buildings={"base-mouse": {9: 1}}),
    )


@proves("1.5.2", "1.5.4", "4.1.2")
def test_a_favor_removes_all_enemy_pieces_of_a_suit_and_scores_buildings_and_tokens() -> None:
    game = favored()
    game.marquise.does("craft:favor-of-the-foxes")
    assert game.eyrie.warriors(1) == game.eyrie.warriors(6) == game.eyrie.pieces("roost", 8) == 0
    assert game.alliance.pieces("sympathy", 12) == 0 and game.alliance.pieces("base-mouse", 9) == 1
    assert game.marquise.pieces("workshop", 1) == 1
    assert game.marquise.score == 2
    assert "favor-of-the-foxes" in game.discard


@proves("1.5.3")
def test_field_hospitals_save_the_marquises_own_warriors_only() -> None:
    game = scene(
        marquise(warriors={5: 1}, tokens={"keep": {1: 1}}, hand=["bake-sale"]),
        eyrie(warriors={5: 2}),
        turn=0,
        dice=[(1, 0)],
    )
    game.marquise.does("battle:5>eyrie")
    assert not game.records("field-hospital") and game.eyrie.warriors(5) == 1


@proves("1.5.4")
def test_as_much_as_possible_is_placed() -> None:
    """A new roost comes with three warriors. The supply has one."""
    game = scene(marquise(warriors={5: 1}), eyrie(warriors={1: 19}, hand=["anvil"]), turn=1, phase="birdsong")
    game.eyrie.does("decree:move<anvil")
    assert game.eyrie.asked == "new-roost"
    game.eyrie.does("roost:3")
    assert game.eyrie.warriors(3) == 1


@proves("1.5.5", "8.2.4.III")
def test_the_player_whose_warriors_move_pays_for_it() -> None:
    game = scene(
        marquise(warriors={5: 1}, hand=["anvil"]),
        side("alliance", tokens={"sympathy": {1: 1}}),
    )
    game.marquise.does("march").does("move:5>1:1")
    assert [card.id for card in game.alliance.faction.cards_held()] == ["anvil"]
