"""Sections 1.1.3 and 1.4 of the Law: the order of events, and the moments at which crafted effects may be used."""

from typing import Any

import pytest

from tests.root.rules.proof import proves
from tests.root.rules.test_vagabond import vagabond
from tests.root.scene import Scene, Side, eyrie, marquise, scene, side

# Effects between the cards of the Decree (7.5.2)


def decreed(*, crafted: tuple[str, ...] = ("tax-collector",), **facts: Any) -> Scene:
    """Return a match of the Eyrie against the Marquise, who has one warrior.

    The Eyrie's leader is the Despot, who moves and builds.
    """
    return scene(
        eyrie(leader="despot", crafted=list(crafted), **facts),
        marquise(warriors={9: 1}, hand=["anvil"]),
    )


@proves("1.4.2", "4.1.3")
def test_effects_of_daylight_may_be_used_between_two_cards_of_the_decree() -> None:
    game = decreed(buildings={"roost": {5: 1}}, warriors={5: 3}, hand=["woodland-runners"])
    game.eyrie.passes()
    assert game.eyrie.asked == "resolve-decree" and game.eyrie.options == ["resolve:bird", "use:tax-collector"]
    game.eyrie.does("resolve:bird").does("move:5>1:2")
    assert game.eyrie.asked == "resolve-decree" and game.eyrie.may("use:tax-collector")
    # Crafting was an earlier step (7.5.1), and the Decree cannot be passed.
    assert not game.eyrie.may("craft:woodland-runners") and not game.eyrie.may("pass")
    game.eyrie.does("use:tax-collector").does("tax:1")
    assert game.eyrie.warriors(1) == 1 and game.eyrie.pieces("roost", 1) == 1


@proves("1.4.2")
def test_nothing_interrupts_a_card_of_the_decree() -> None:
    game = decreed(buildings={"roost": {5: 1}}, warriors={5: 3}, hand=["woodland-runners"])
    game.eyrie.passes().does("resolve:bird")
    assert game.eyrie.asked == "move" and not game.eyrie.may("use:tax-collector")


def test_a_warrior_taxed_between_two_cards_can_be_recruited_by_the_next() -> None:
    game = scene(
        eyrie(
            leader="builder",
            crafted=["tax-collector"],
            buildings={"roost": {5: 1}},
            warriors={5: 10, 1: 10},
            decree={"recruit": ["bake-sale"]},
            score=9,
        ),
        marquise(warriors={9: 1}),
    )
    game.eyrie.does("use:tax-collector").does("tax:1")
    assert not game.records("turmoil")


@proves("7.5.2")
def test_after_the_decree_daylight_goes_on_for_effects() -> None:
    game = decreed(buildings={"roost": {5: 1}}, warriors={5: 3}, hand=["woodland-runners"])
    game.eyrie.passes().does("resolve:bird").does("move:5>1:2").does("resolve:bird")
    assert game.eyrie.asked == "daylight-end" and game.eyrie.options == ["use:tax-collector", "pass"]
    game.eyrie.passes()
    assert game.table.turn == 1


@proves("7.7.4")
def test_turmoil_leaves_no_daylight_for_effects() -> None:
    game = decreed(warriors={}, hand=["woodland-runners"], crafted=("codebreakers",), score=9)
    game.eyrie.passes().does("resolve:bird")
    assert game.eyrie.asked == "leader"
    game.eyrie.does("leader:builder")
    assert game.eyrie.asked != "daylight-end" and not game.records("use")


def test_a_hideout_leaves_no_daylight_for_effects() -> None:
    game = scene(
        vagabond(character="ranger", satchel={"torch": [1], "boots": [1]}, crafted=["codebreakers"]),
        eyrie(warriors={5: 1}, hand=["anvil"]),
    )
    game.vagabond.does("hideout")
    assert game.table.turn == 1 and not game.records("use")


def test_a_player_without_actions_left_may_still_use_effects() -> None:
    game = scene(side("corvids", warriors={5: 3}, crafted=["codebreakers"]), marquise(warriors={9: 1}, hand=["anvil"]))
    for move in ("move:5>1:1", "move:5>1:1", "move:5>1:1"):
        game.corvids.does("move").does(move)
    assert game.corvids.asked == "daylight-end"
    game.corvids.does("use:codebreakers")
    assert game.records("show-hand", 0)[0].facts["cards"] == ["anvil"]


def test_between_two_advances_of_the_warlord_effects_may_be_used() -> None:
    game = scene(
        side("hundreds", warlord=5, warriors={5: 3}, hoard={"prowess": ["sword"]}, crafted=["codebreakers"]),
        marquise(warriors={9: 1}, hand=["anvil"]),
    )
    game.hundreds.passes()
    while game.hundreds.asked == "command":
        game.hundreds.passes()
    game.hundreds.does("move:5>1:1+warlord")
    assert game.hundreds.asked == "advance" and game.hundreds.may("use:codebreakers")


# Between the steps of a phase: a card that an effect draws may be used in the steps that are left (1.4.1)


@proves("4.1.3", "12.5.3")
def test_the_duchy_may_tax_after_its_assembly_and_sway_with_the_card() -> None:
    duchy = side("duchy", warriors={0: 2, 2: 1, 9: 2}, crafted=["tax-collector"], hand=["mouse-in-a-sack"])
    game = scene(duchy, marquise(), draw=["anvil", "root-tea-mouse"])
    game.duchy.does("recruit").does("recruit")
    assert game.duchy.asked == "daylight" and game.duchy.options == ["use:tax-collector", "pass"]
    game.duchy.does("use:tax-collector").does("tax:0")
    assert game.duchy.asked == "sway"
    game.duchy.does("sway:captain").does("mouse-in-a-sack", "root-tea-mouse")
    assert game.duchy.score == 1


@proves("4.1.3", "15.5.1")
def test_the_keepers_may_tax_first_and_craft_the_card() -> None:
    board = {"buildings": {"waystation": {9: 1}}, "stations": {9: ["idol"]}, "warriors": {9: 3}}
    game = scene(side("keepers", crafted=["tax-collector"], **board), marquise(), draw=["anvil", "mouse-in-a-sack"])
    game.keepers.does("use:tax-collector")
    assert game.keepers.asked == "craft"
    game.keepers.does("craft:mouse-in-a-sack")
    assert game.keepers.score == 1 and game.keepers.warriors(9) == 2


def test_a_player_who_passes_on_effects_between_two_steps_is_not_asked_again_at_once() -> None:
    duchy = side("duchy", warriors={0: 2, 9: 2}, crafted=["tax-collector"])
    game = scene(duchy, marquise(warriors={1: 1}))
    game.duchy.does("recruit").does("recruit").passes()
    assert game.table.turn == 1


@proves("4.1.3", "10.4.1", "10.2.6")
def test_the_cult_may_discard_an_effect_before_it_adjusts_the_outcast() -> None:
    """False Orders works in Birdsong at any time (4.1.3). As one of the Lost Souls, this fox card makes a tie."""
    lizards = side("cult", warriors={1: 3}, crafted=["false-orders"], outcast="mouse")
    for early, outcast, hated in ((True, "mouse", True), (False, "rabbit", False)):
        game = scene(lizards, marquise(warriors={5: 3}), phase="birdsong", deck="exiles", souls=["root-tea-rabbit"])
        if early:
            game.cult.does("use:false-orders").does("order:marquise:5>1")
        else:
            game.cult.passes()
        assert (game.cult.view["outcast"], game.cult.view["hated"]) == (outcast, hated)


@proves("1.1.3", "3.3.1")
def test_an_effect_at_the_start_of_birdsong_may_come_before_the_check_of_a_dominance_card() -> None:
    """Both are at the start of Birdsong, so the active player chooses their order.

    Without Soup Kitchens, the sympathy in clearing 1 does not count for rule, and the Marquise rules three fox
    clearings. The text could also be read to check the card before everything else.
    """
    game = scene(
        marquise(warriors={1: 1, 6: 1, 8: 1}, crafted=["saboteurs"], dominance="fox-dominance"),
        side("alliance", tokens={"sympathy": {1: 1}}, crafted=["soup-kitchens"]),
        eyrie(),
        phase="birdsong",
        deck="exiles",
    )
    assert game.winners is None
    game.marquise.does("use:saboteurs")
    assert game.winners == ["marquise"]


# The start and the end of a phase (1.4.1)


def company(**facts: Any) -> dict[str, Any]:
    return side("riverfolk", hand=["anvil"], **facts)


@proves("1.1.3", "9.4.1")
@pytest.mark.parametrize("first", ["refresh", "buy:card:anvil"])
def test_refreshing_and_buying_come_in_any_order_at_the_start_of_birdsong(first: str) -> None:
    game = scene(
        vagabond(character="thief", satchel={"boots": [1, 1], "torch": [0, 1], "sword": [0, 1]}),
        company(),
        phase="birdsong",
    )
    game.vagabond.does(first)
    if first == "refresh":
        assert game.vagabond.view["satchel"] == {"boots": [2, 0, 0, 0], "sword": [1, 0, 0, 0], "torch": [1, 0, 0, 0]}
        assert game.vagabond.may("buy:card:anvil")
    else:
        # The boots that paid are refreshed with the others, up to three.
        assert game.vagabond.hand == ["anvil"] and game.vagabond.asked == "refresh"


@proves("9.4.1", "1.1.3")
def test_a_refresh_needs_something_exhausted_and_the_payment_for_a_service_counts() -> None:
    game = scene(vagabond(character="thief", satchel={"boots": [1]}), company(), phase="birdsong")
    assert not game.vagabond.may("refresh")
    game.vagabond.does("buy:card:anvil")
    assert game.records("refresh")[0].facts["items"] == ["boots"]


def test_without_a_choice_nobody_is_asked_about_the_start_of_birdsong() -> None:
    game = scene(vagabond(character="thief", satchel={"boots": [0, 1]}), eyrie(warriors={5: 1}), phase="birdsong")
    assert game.vagabond.asked == "slip" and game.vagabond.view["satchel"] == {"boots": [1, 0, 0, 0]}


@proves("1.1.3", "14.7.4")
@pytest.mark.parametrize("first", ["lavish", "use:eyrie-emigre"])
def test_mandatory_effects_at_the_end_of_birdsong_come_in_the_players_order(first: str) -> None:
    game = scene(
        side(
            "hundreds",
            warlord=5,
            warriors={5: 2},
            mood="stubborn",
            hoard={"command": ["boots"]},
            crafted=["eyrie-emigre"],
        ),
        marquise(warriors={9: 1}),
        phase="birdsong",
        deck="exiles",
    )
    game.hundreds.does("mood:lavish")
    assert game.hundreds.asked == "birdsong-end"
    game.hundreds.does(first)
    assert game.hundreds.asked == ("lavish" if first == "lavish" else "move")


# Effects that follow a removal (1.5.4), of several owners


@proves("1.1.3", "1.5.4")
@pytest.mark.parametrize("first", ["marquise#0", "alliance#1"])
def test_the_active_player_says_whose_effects_of_a_removal_come_first(first: str) -> None:
    game = scene(
        marquise(warriors={5: 3}, tokens={"keep": {1: 1}}, hand=["bake-sale"]),
        side("alliance", warriors={5: 1}, tokens={"sympathy": {5: 1}}),
        dice=[(2, 2)],
    )
    game.marquise.does("battle:5>alliance")
    assert game.marquise.asked == "trigger-first"
    game.marquise.does(f"first:{first}")
    if first == "marquise#0":
        # The only card of the suit is discarded to heal; then there is none to give, and the hand is shown.
        game.marquise.does("hospital:bake-sale")
        assert game.marquise.warriors(1) == 1 and game.records("show-hand")
    else:
        assert game.records("give") and not game.records("field-hospital")


@proves("1.1.3")
def test_nobody_is_asked_for_an_order_where_one_removal_has_effects() -> None:
    game = scene(
        marquise(warriors={5: 3}, tokens={"keep": {1: 1}}),
        side("alliance", warriors={5: 1}, tokens={"sympathy": {5: 1}}),
        dice=[(2, 2)],
    )
    game.marquise.does("battle:5>alliance")
    assert game.marquise.asked != "trigger-first" and game.records("outrage")


@proves("1.1.3", "14.4.1")
def test_mobs_raze_in_the_order_that_the_hundreds_like() -> None:
    game = scene(
        side("hundreds", warlord=5, warriors={5: 1}, tokens={"mob": {1: 1, 2: 1, 3: 1}}),
        marquise(buildings={"sawmill": {1: 1, 2: 1}}),
        phase="birdsong",
    )
    assert game.hundreds.asked == "raze" and game.hundreds.options == ["raze:1", "raze:2"]
    game.hundreds.does("raze:2")
    assert [record.facts["clearing"] for record in game.records("raze")] == [2, 1, 3]
    assert game.hundreds.score == 2


def test_a_warrior_taxed_may_go_to_the_hospital() -> None:
    game = scene(
        marquise(warriors={5: 1}, tokens={"keep": {1: 1}}, hand=["bake-sale"], crafted=["tax-collector"]), eyrie()
    )
    game.marquise.does("use:tax-collector").does("hospital:bake-sale")
    assert game.marquise.warriors(1) == 1 and len(game.marquise.hand) == 1


# An effect of Birdsong is offered once, if no choice lies between two such moments


def watched(*others: Side, **facts: Any) -> Scene:
    """Return a plot of the Corvids beside another player's piece, in Birdsong."""
    plot = side("corvids", warriors={12: 1}, plots={5: "raid"}, tokens={"plot": {5: 1}})
    return scene(*others, plot, marquise(warriors={7: 1}), phase="birdsong", asked=(0,), **facts)


@proves("13.2.4")
@pytest.mark.parametrize(
    ("player", "asked"),
    [
        (eyrie(hand=["bake-sale"], buildings={"roost": {5: 1}}), ["birdsong", "decree"]),
        (side("duchy", hand=["bake-sale"], warriors={5: 1}), ["birdsong"]),
        (side("riverfolk", hand=["bake-sale"], warriors={5: 1}), ["birdsong"]),
        (side("cult", hand=["bake-sale"], warriors={5: 1}), ["conspiracy"]),
        (side("alliance", hand=["bake-sale"], warriors={5: 1}, supporters=["anvil"]), ["spread"]),
        (side("keepers", hand=["bake-sale"], warriors={5: 1}), ["encamp"]),
    ],
)
def test_a_plot_can_be_exposed_in_birdsong_and_is_asked_about_once(player: Side, asked: list[str]) -> None:
    game = watched(player)
    for kind in asked:
        assert game[0].asked == kind and (kind == "decree" or game[0].may("expose:5"))
        game[0].does("decree:move<bake-sale" if kind == "decree" else "pass")
    assert game.table.phase == "daylight"


@proves("13.2.4", "14.4.1")
def test_the_hundreds_may_expose_a_raid_before_their_mobs_raze_it() -> None:
    game = watched(side("hundreds", hand=["bake-sale"], warlord=5, warriors={5: 1}, tokens={"mob": {5: 1}}))
    assert game[0].asked == "birdsong"
    game[0].does("expose:5").does("card:bake-sale", "guess:raid")
    assert not game.records("raid") and game[0].score == 1
