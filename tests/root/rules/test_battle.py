"""Section 4.3 of the Law: Battle."""

import pytest

from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, marquise, scene, side


@proves("4.3.4")
def test_both_sides_deal_rolled_hits_simultaneously() -> None:
    game = scene(marquise(warriors={5: 3}), eyrie(warriors={5: 3}), dice=[(1, 2)])
    game.marquise.does("battle:5>eyrie")
    assert (game.marquise.warriors(5), game.eyrie.warriors(5)) == (2, 1)


@proves("4.3.2")
def test_rolled_hits_are_limited_by_warriors() -> None:
    game = scene(marquise(warriors={5: 1}), eyrie(warriors={5: 4}), dice=[(3, 3)])
    game.marquise.does("battle:5>eyrie")
    assert (game.marquise.warriors(5), game.eyrie.warriors(5)) == (0, 3)


@proves("4.3.3")
def test_a_player_who_may_use_effects_is_told_the_hits_so_far() -> None:
    cats = marquise(warriors={5: 3}, crafted=["brutal-tactics", "armorers"])
    game = scene(cats, eyrie(warriors={5: 3}, crafted=["sappers", "armorers"]), dice=[(2, 1)])
    game.marquise.does("battle:5>eyrie").does("first:marquise#0").does("use:brutal-tactics")
    told = {"clearing": 5, "attacker": 0, "defender": 1, "attacker_hits": 3, "defender_hits": 1}
    assert game.marquise.prompt is not None and game.marquise.prompt.data == told
    game.marquise.passes()
    game.eyrie.does("use:sappers")
    assert game.eyrie.prompt is not None and game.eyrie.prompt.data == {**told, "defender_hits": 2}


@proves("4.3.4")
def test_only_the_hits_that_are_left_after_the_warriors_remove_tokens() -> None:
    game = scene(marquise(warriors={5: 1}, tokens={"wood": {5: 3}}), eyrie(warriors={5: 3}), dice=[(2, 3)])
    game.marquise.does("battle:5>eyrie")
    assert game.marquise.warriors(5) == 0 and game.marquise.pieces("wood", 5) == 2


@proves("4.3.3")
def test_a_defenseless_defender_takes_an_extra_hit_and_the_attacker_scores_buildings() -> None:
    game = scene(marquise(warriors={5: 2}), eyrie(buildings={"roost": {5: 1}}), dice=[(0, 0)])
    game.marquise.does("battle:5>eyrie")
    assert game.eyrie.pieces("roost", 5) == 0
    assert game.marquise.score == 1


def ambushed(**attacker: object) -> Scene:
    return scene(
        marquise(warriors={5: 3}, **attacker),
        eyrie(warriors={5: 1}, hand=["ambush-rabbit"]),
        dice=[(0, 0)],
    )


@proves("4.3.1")
def test_an_ambush_deals_two_hits_before_the_dice() -> None:
    game = ambushed()
    game.marquise.does("battle:5>eyrie")
    assert game.eyrie.asked == "ambush"
    assert game.eyrie.prompt is not None and game.eyrie.prompt.window and game.eyrie.prompt.guarded
    game.eyrie.does("ambush:ambush-rabbit")
    assert game.marquise.warriors(5) == 1
    assert game.discard == ["ambush-rabbit"]


def test_an_ambush_is_foiled_by_an_ambush_of_the_attacker() -> None:
    game = ambushed(hand=["ambush-bird"])
    game.marquise.does("battle:5>eyrie")
    game.eyrie.does("ambush:ambush-rabbit")
    game.marquise.does("ambush:ambush-bird")
    assert game.marquise.warriors(5) == 3
    assert game.discard == ["ambush-rabbit", "ambush-bird"]


def test_scouting_party_keeps_ambushes_off() -> None:
    game = ambushed(crafted=["scouting-party"])
    game.marquise.does("battle:5>eyrie")
    assert game.eyrie.hand == ["ambush-rabbit"] and game.marquise.warriors(5) == 3


@proves("1.2.1", "4.3.1")
def test_a_player_with_cards_is_asked_for_an_ambush_unless_all_of_the_suit_lie_in_the_open() -> None:
    known = ["ambush-rabbit", "ambush-bird", "ambush-bird"]
    for discard, asked in ((known, None), (known[:2], "ambush")):
        game = scene(
            marquise(warriors={5: 1}),
            eyrie(warriors={5: 1}, hand=["bake-sale"]),
            discard=discard,
            asked=(1,),
        )
        game.marquise.does("battle:5>eyrie")
        assert game.eyrie.asked == asked


@proves("1.2.1", "4.3.1")
@pytest.mark.parametrize(
    ("holder", "asked"),
    [
        (side("eyrie", warriors={1: 1}, decree={"move": ["ambush-rabbit"]}), None),
        (side("cult", warriors={1: 1}, revealed=["ambush-rabbit"]), None),
        (side("alliance", supporters=["ambush-rabbit"]), "ambush"),
    ],
)
def test_an_ambush_on_a_board_that_everybody_sees_is_in_no_hand(holder: Side, asked: str | None) -> None:
    game = scene(
        marquise(warriors={5: 1}),
        side("duchy", warriors={5: 1}, hand=["bake-sale"]),
        holder,
        discard=["ambush-bird", "ambush-bird"],
        asked=(1,),
    )
    game.marquise.does("battle:5>duchy")
    assert game.duchy.asked == asked


@proves("4.3.1", "11.2.3")
def test_a_company_whose_open_hand_shows_no_ambush_is_not_asked() -> None:
    game = scene(marquise(warriors={5: 1}), side("riverfolk", warriors={5: 1}, hand=["ambush-fox"]), asked=(1,))
    game.marquise.does("battle:5>riverfolk")
    assert not game.riverfolk.asked and game.records("roll")


@proves("4.1.3", "4.3.3")
def test_armorers_may_be_discarded_though_no_hit_was_rolled() -> None:
    """The card lets its owner discard it to ignore the rolled hits, and no rule demands that this changes anything.

    This can be useful, too, because another copy can be crafted only without this card (4.1.4).
    """
    game = scene(
        marquise(warriors={5: 2}), eyrie(warriors={5: 1, 9: 1}, crafted=["armorers"]), dice=[(0, 0)],
    )  # fmt: skip
    game.marquise.does("battle:5>eyrie")
    game.eyrie.does("use:armorers")
    assert game.eyrie.crafted == [] and game.eyrie.warriors(5) == 1
