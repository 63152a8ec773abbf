"""Chapter 11 of the Law: The Riverfolk Company."""

from typing import Any

from engine.kernel.game import Header
from engine.kernel.match import Match
from tests.root.rules.proof import proves
from tests.root.rules.test_vagabond import vagabond
from tests.root.scene import Scene, Side, eyrie, impossible, marquise, scene, side

# Autumn: the river joins 4, 7, 11, 10 and 5. 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse.
ONES = {"card": 1, "riverboats": 1, "mercenaries": 1}


def riverfolk(**facts: Any) -> Side:
    return side("riverfolk", **facts)


def acting(*others: Side, **facts: Any) -> Scene:
    return scene(riverfolk(**facts), *(others or [eyrie(warriors={12: 1})]), dice=[(0, 0)] * 3)


# 11.2 Faction rules and abilities


@proves("11.2.1", "11.5.3")
def test_funds_are_invested_in_empty_spaces_of_the_card_s_suits() -> None:
    game = acting(funds={0: 3}, tokens={"post-fox": {1: 1, 6: 1}}, hand=["foxfolk-steel", "bake-sale"])
    assert game.riverfolk.may("craft:foxfolk-steel") and not game.riverfolk.may("craft:bake-sale")
    game.riverfolk.does("craft:foxfolk-steel")
    assert game.riverfolk.faction.items == ["sword"] and game.riverfolk.score == 2
    assert game.riverfolk.view["track"]["fox"] == {"0": 2} and game.riverfolk.view["funds"] == {"0": 1}
    poor = acting(funds={0: 1}, tokens={"post-fox": {1: 1, 6: 1}}, hand=["foxfolk-steel"])
    assert not poor.riverfolk.may("craft:foxfolk-steel")


def test_a_crafted_card_may_be_exported() -> None:
    game = acting(funds={0: 1, 1: 1}, tokens={"post-fox": {1: 1}}, hand=["anvil"])
    game.riverfolk.does("export:anvil").does("fund:1")
    assert game.riverfolk.view["payments"] == {"0": 1} and game.discard == ["anvil"] and game.riverfolk.score == 0
    assert game.riverfolk.view["track"]["fox"] == {"1": 1}


@proves("11.2.2", "11.5.1")
def test_the_company_swims_without_rule() -> None:
    game = acting(eyrie(warriors={5: 3, 10: 3, 12: 1}), funds={0: 1}, warriors={5: 2})
    game.riverfolk.does("move")
    assert game.riverfolk.may("move:5>10:1") and not game.riverfolk.may("move:5>1:1")


@proves("11.2.3")
def test_the_hand_lies_open() -> None:
    game = scene(eyrie(warriors={4: 1}), riverfolk(hand=["anvil"]))
    assert game.match.view(None)["players"][1]["hand"] == ["anvil"]


@proves("11.2.4", "11.5.5")
def test_a_fund_that_is_spent_goes_back_to_its_owner() -> None:
    game = acting(funds={0: 1, 1: 1})
    before = game.eyrie.faction.supply
    game.riverfolk.does("recruit:4").does("fund:1")
    assert game.eyrie.faction.supply == before + 1 and game.riverfolk.warriors(4) == 1
    assert not game.riverfolk.may("recruit:6")


@proves("11.2.5")
def test_a_removed_post_costs_half_the_funds_rounded_up_and_leaves_the_game() -> None:
    game = scene(
        marquise(warriors={5: 3}), riverfolk(tokens={"post-rabbit": {5: 1}}, funds={1: 2, 0: 1}), dice=[(0, 0)]
    )
    game.marquise.does("battle:5>riverfolk")
    assert game.riverfolk.asked == "lose-funds"
    game.riverfolk.does("fund:1", "fund:0")
    assert game.riverfolk.view["funds"] == {"1": 1} and game.riverfolk.view["lost"] == {"post-rabbit": 1}
    assert game.riverfolk.view["open_spaces"]["rabbit"] == 1


def market(*buyers: Side, **facts: Any) -> Scene:
    given = {"prices": ONES, **facts}
    return scene(
        *(buyers or [marquise(warriors={5: 2, 1: 1})]), riverfolk(**given), eyrie(warriors={12: 1}), phase="birdsong"
    )


@proves("11.2.6", "11.2.7")
def test_a_service_is_bought_with_warriors_at_the_start_of_birdsong() -> None:
    game = market(hand=["anvil"], prices={"card": 3, "riverboats": 1, "mercenaries": 2})
    before = game.marquise.faction.supply
    assert game.marquise.options == ["buy:card:anvil", "buy:riverboats", "buy:mercenaries", "pass"]
    game.marquise.does("buy:card:anvil")
    assert game.marquise.hand == ["anvil"] and game.marquise.faction.supply == before - 3
    assert game.riverfolk.view["payments"] == {"0": 3} and not game.marquise.may("buy")


def test_each_post_beside_a_piece_sells_one_service_more_and_cards_may_be_bought_again() -> None:
    game = market(hand=["anvil", "sappers"], tokens={"post-rabbit": {5: 1}, "post-fox": {6: 1}})
    game.marquise.does("buy:card:anvil").does("buy:card:sappers")
    assert game.marquise.hand == ["anvil", "sappers"] and not game.marquise.may("buy")
    again = market(tokens={"post-rabbit": {5: 1}})
    again.marquise.does("buy:riverboats")
    assert not again.marquise.may("buy:riverboats") and again.marquise.may("buy:mercenaries")


def test_riverboats_let_the_buyer_use_the_rivers() -> None:
    game = market()
    game.marquise.does("buy:riverboats")
    assert game.marquise.asked == "daylight"
    game.marquise.does("march")
    assert game.marquise.may("move:5>10:1")


def test_the_vagabond_pays_with_items_and_hires_no_mercenaries() -> None:
    game = market(vagabond(pawn=5, satchel={"boots": [2], "sword": [1]}), prices={**ONES, "riverboats": 2})
    assert not game.vagabond.may("buy:mercenaries")
    game.vagabond.does("buy:riverboats").does("exhaust:boots", "exhaust:sword")
    assert game.riverfolk.view["payments"] == {"1": 2} and game.records("refresh")[0].facts["items"] == [
        "boots",
        "sword",
    ]


def hiring(own: int, mercenaries: int, foe: Side, dice: tuple[int, int]) -> Scene:
    game = scene(
        marquise(warriors={5: own} if own else {1: 1}),
        riverfolk(warriors={5: mercenaries}, prices=ONES),
        foe,
        phase="birdsong",
        dice=[dice],
    )
    game.marquise.does("buy:mercenaries")
    return game


@proves("11.2.7.III")
def test_mercenaries_count_for_rule_and_share_hits_with_the_odd_hit_on_the_buyer() -> None:
    game = hiring(1, 2, eyrie(warriors={5: 3}), (3, 3))
    # One and two against three: nobody has the most, and the Eyrie rule in ties.
    assert game.ruler(5) == "eyrie"
    game.marquise.does("battle:5>eyrie")
    assert game.eyrie.warriors(5) == 0
    assert (game.marquise.warriors(5), game.riverfolk.warriors(5)) == (0, 0)
    shared = hiring(2, 2, eyrie(warriors={5: 3}), (3, 3))
    shared.marquise.does("battle:5>eyrie")
    assert (shared.marquise.warriors(5), shared.riverfolk.warriors(5)) == (0, 1)


def test_mercenaries_alone_battle_but_not_their_own_company() -> None:
    game = hiring(0, 2, eyrie(warriors={5: 1}), (1, 0))
    assert game.marquise.may("battle:5>eyrie") and not game.marquise.may("battle:5>riverfolk")
    game.marquise.does("battle:5>eyrie")
    assert game.eyrie.warriors(5) == 0


def test_a_fallen_mercenary_makes_its_buyer_hostile() -> None:
    game = hiring(1, 2, vagabond(pawn=5, character="thief", satchel={"sword": [3]}, relations={0: 0, 1: 0}), (2, 2))
    game.marquise.does("battle:5>vagabond#2")
    assert game.riverfolk.warriors(5) == 1
    assert game.vagabond.view["relations"] == {"0": -1, "1": 0}


# 11.3 Set-up


@proves("11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.5")
def test_the_set_up_of_the_riverfolk_places_their_pieces() -> None:
    seats = ({"faction": "riverfolk"}, {"faction": "marquise"}, {"faction": "eyrie"})
    game = Scene(Match.start(Header("root", "s", seats)))
    while game.riverfolk.asked != "deploy":
        prompt = game.match.open_prompts()[0]
        game.match.answer(prompt.seat, [option.key for option in prompt.least()])
    assert not game.riverfolk.may("place:6")
    game.riverfolk.does("place:4", "place:4", "place:11", "place:10")
    game.riverfolk.does("price:card:2", "price:riverboats:1", "price:mercenaries:4")
    assert game.riverfolk.warriors(4) == 2 and game.riverfolk.view["payments"] == {"0": 3}
    assert game.riverfolk.view["prices"] == {"card": 2, "riverboats": 1, "mercenaries": 4}


# 11.4 Birdsong


def dawn(**facts: Any) -> Scene:
    return scene(riverfolk(**facts), eyrie(warriors={12: 1}), phase="birdsong")


@proves("11.4.1")
def test_without_payments_two_warriors_come() -> None:
    assert dawn().riverfolk.view["funds"] == {"0": 2}
    assert dawn(payments={1: 1}).riverfolk.view["funds"] == {"1": 1}


@proves("11.4.2")
def test_pairs_of_funds_score_while_a_post_stands() -> None:
    given = {"funds": {0: 3, 1: 2}, "payments": {0: 5}}
    paid, unpaid = dawn(tokens={"post-fox": {1: 1}}, **given), dawn(**given)
    assert paid.riverfolk.score == 2 and [record.facts["count"] for record in paid.records("dividends")] == [2]
    assert unpaid.riverfolk.score == 0 and unpaid.records("dividends") == []


@proves("11.4.3")
def test_all_warriors_on_the_board_become_funds() -> None:
    game = dawn(payments={1: 2}, invested={0: 1}, track={"fox": {1: 1}}, tokens={"post-fox": {1: 1}})
    assert game.riverfolk.view["funds"] == {"0": 1, "1": 3} and game.riverfolk.view["track"]["fox"] == {}


# 11.5 Daylight


@proves("11.5.2", "11.5.4")
def test_battles_and_cards_take_a_fund_each() -> None:
    game = acting(eyrie(warriors={5: 1, 12: 1}), funds={0: 3}, warriors={5: 2})
    game.riverfolk.does("battle:5>eyrie").does("draw")
    assert game.riverfolk.view["invested"] == {"0": 2} and len(game.riverfolk.hand) == 1


def test_without_a_warrior_in_the_supply_one_s_own_fund_pays_for_a_recruit() -> None:
    game = acting(warriors={5: 13}, funds={0: 2, 1: 1})
    game.riverfolk.does("recruit:4")
    game.riverfolk.does("fund:0")
    assert game.riverfolk.warriors(4) == 1 and game.riverfolk.view["funds"] == {"0": 1, "1": 1}


@proves("11.5.6")
def test_a_post_is_paid_with_warriors_of_the_ruler_of_the_clearing() -> None:
    game = acting(eyrie(warriors={6: 2, 12: 1}), funds={1: 2, 0: 1})
    assert (
        game.riverfolk.may("establish:6")
        and game.riverfolk.may("establish:12")
        and not game.riverfolk.may("establish:1")
    )
    game.riverfolk.does("establish:6")
    assert game.riverfolk.pieces("post-fox", 6) == 1 and game.riverfolk.warriors(6) == 1 and game.riverfolk.score == 2
    assert game.riverfolk.view["funds"] == {"0": 1}


# 11.6 Evening


@proves("11.6.1", "11.6.2")
def test_hand_limit_and_new_prices() -> None:
    hand = ["anvil", "sappers", "armorers", "bake-sale", "cobbler", "codebreakers"]
    game = scene(riverfolk(hand=hand, prices=ONES), eyrie(warriors={12: 1}), phase="evening")
    game.riverfolk.does("card:anvil")
    assert game.riverfolk.asked == "prices"
    game.riverfolk.does("price:card:4", "price:riverboats:1", "price:mercenaries:2")
    assert game.riverfolk.view["prices"] == {"card": 4, "riverboats": 1, "mercenaries": 2}


def test_impossible_companies_are_refused() -> None:
    assert "unknown-seat 7" in impossible(riverfolk(funds={7: 1}), eyrie())
    assert "prices 0" in impossible(riverfolk(prices={"card": 9}), eyrie())
    assert "track 0" in impossible(riverfolk(track={"fox": {0: 1}}), eyrie())


@proves("11.2.3")
def test_everybody_sees_which_card_comes_into_the_open_hand_and_which_leaves_it() -> None:
    game = scene(
        riverfolk(crafted=["swap-meet"], hand=["anvil"]),
        marquise(warriors={9: 1}, hand=["bake-sale"]),
        eyrie(warriors={1: 1}),
        phase="birdsong",
        deck="exiles",
    )
    game.riverfolk.does("use:swap-meet").does("card:anvil")
    told = [record.facts.get("cards") for record in game.records("give", None)]
    assert told == [["bake-sale"], ["anvil"]]


def test_outrage_from_an_open_hand_is_seen_by_all() -> None:
    game = scene(
        riverfolk(funds={0: 1}, warriors={4: 1}, hand=["sword"]),
        side("alliance", tokens={"sympathy": {9: 1}}),
        marquise(warriors={1: 1}),
    )
    game.riverfolk.does("move").does("move:4>9:1")
    assert [record.facts["cards"] for record in game.records("give", 2)] == [["sword"]]


@proves("11.2.7.III")
def test_hired_mercenaries_are_no_enemy_pieces_to_their_hirer() -> None:
    for hired in (True, False):
        game = scene(
            marquise(buildings={"workshop": {1: 1, 6: 1, 8: 1}}, warriors={1: 1}, hand=["favor-of-the-foxes"]),
            riverfolk(warriors={1: 3}, tokens={"post-fox": {1: 1}}, prices=ONES),
            eyrie(warriors={6: 1}),
            phase="birdsong",
        )
        game.marquise.does("buy:mercenaries" if hired else "buy:riverboats").passes()
        while game.marquise.asked != "daylight":
            game.marquise.passes()
        game.marquise.does("craft:favor-of-the-foxes")
        assert game.riverfolk.warriors(1) == (3 if hired else 0)
        assert game.riverfolk.pieces("post-fox", 1) == 0 and game.eyrie.warriors(6) == 0
