"""The Exiles and Partisans deck: when each card works, and when it does not."""

from typing import Any

import pytest

from engine.root.effects.decks import is_implemented
from tests.root.rules.test_vagabond import vagabond
from tests.root.scene import Scene, Side, eyrie, marquise, scene, side

# Autumn: 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse.


def table(*sides: Side, **position: Any) -> Scene:
    return scene(*sides, deck="exiles", dice=[(0, 0)] * 3, **position)


def using(card: str, *others: Side, phase: str = "daylight", **facts: Any) -> Scene:
    given = {"warriors": {5: 2}, "crafted": [card], **facts}
    return table(marquise(**given), *(others or [eyrie(warriors={12: 1})]), phase=phase)


def test_the_whole_deck_is_written() -> None:
    assert is_implemented("exiles") and is_implemented("base")


def test_saboteurs_discard_a_crafted_card_of_an_enemy() -> None:
    game = using("saboteurs", eyrie(warriors={12: 1}, crafted=["tunnels"]), phase="birdsong")
    game.marquise.does("use:saboteurs")
    assert game.eyrie.crafted == [] and game.marquise.crafted == [] and game.discard == ["saboteurs", "tunnels"]
    assert not using("saboteurs", phase="birdsong").marquise.may("use:saboteurs")


def test_saboteurs_choose_among_the_crafted_cards_of_all_enemies() -> None:
    game = using("saboteurs", eyrie(warriors={12: 1}, crafted=["tunnels", "murine-brokers"]), phase="birdsong")
    game.marquise.does("use:saboteurs")
    assert game.marquise.asked == "sabotage"
    game.marquise.does("sabotage:eyrie#1:tunnels")
    assert game.eyrie.crafted == ["murine-brokers"] and game.discard == ["saboteurs", "tunnels"]


def test_soup_kitchens_count_each_token_as_two_toward_rule() -> None:
    given = {"tokens": {"sympathy": {5: 1}}}
    assert table(side("alliance", crafted=["soup-kitchens"], **given), marquise(warriors={5: 1})).ruler(5) == "alliance"
    assert table(side("alliance", **given), marquise(warriors={5: 1})).ruler(5) == "marquise"


def test_boat_builders_use_rivers_and_corvid_planners_need_no_rule() -> None:
    for card, way in ("boat-builders", "move:5>10:1"), ("corvid-planners", "move:5>1:1"):
        others = eyrie(warriors={12: 1} if card == "boat-builders" else {5: 4, 1: 4})
        game = using(card, others)
        game.marquise.does("march")
        assert game.marquise.may(way)
    plain = using("tunnels", eyrie(warriors={5: 4, 1: 4}))
    assert not plain.marquise.may("march")


def test_tunnels_join_clearings_with_crafting_pieces() -> None:
    game = using("tunnels", buildings={"workshop": {5: 1, 12: 1}})
    game.marquise.does("march")
    assert game.marquise.may("move:5>12:2") and not game.marquise.may("move:5>6:1")


def test_an_emigre_moves_and_battles_or_the_card_goes() -> None:
    game = using("eyrie-emigre", eyrie(warriors={1: 1, 12: 1}), phase="birdsong")
    game.marquise.does("move:5>1:2")
    assert game.records("battle") and game.marquise.crafted == ["eyrie-emigre"]
    idle = using("eyrie-emigre", phase="birdsong")
    idle.marquise.does("move:5>1:2")
    assert idle.marquise.crafted == [] and idle.discard == ["eyrie-emigre"]


@pytest.mark.parametrize(("suit", "place"), [("fox", 6), ("rabbit", 5), ("mouse", 2)])
def test_partisans_deal_a_hit_in_their_suit_and_cost_the_other_cards_birds_too(suit: str, place: int) -> None:
    hand = ["anvil", "bake-sale", "sword", "saboteurs"]
    game = using(f"{suit}-partisans", eyrie(warriors={place: 2, 12: 1}), warriors={place: 2}, hand=hand)
    game.marquise.does(f"battle:{place}>eyrie").does(f"use:{suit}-partisans")
    assert game.eyrie.warriors(place) == 1 and len(game.marquise.hand) == 1
    elsewhere = using(f"{suit}-partisans", eyrie(warriors={place + 1: 2, 12: 1}), warriors={place + 1: 2}, hand=hand)
    if elsewhere.table.suits[place + 1] != suit:
        elsewhere.marquise.does(f"battle:{place + 1}>eyrie")
        assert elsewhere.marquise.asked != "battle-effects"


def test_the_propaganda_bureau_takes_a_warrior_s_place_for_a_card_of_its_suit() -> None:
    game = using("propaganda-bureau", eyrie(warriors={6: 2, 2: 1}), hand=["anvil", "bake-sale"])
    game.marquise.does("use:propaganda-bureau")
    assert game.eyrie.warriors(6) == 1 and game.marquise.warriors(6) == 1 and game.discard == ["anvil"]
    assert not game.marquise.may("use:propaganda-bureau")


def test_the_propaganda_bureau_asks_where_and_by_which_card() -> None:
    game = using("propaganda-bureau", eyrie(warriors={6: 2, 12: 1}), hand=["anvil"])
    game.marquise.does("use:propaganda-bureau")
    assert game.marquise.asked == "propaganda"
    game.marquise.does(next(option for option in game.marquise.options if "12" in option))
    assert game.eyrie.warriors(12) == 0 and game.marquise.warriors(12) == 1 and game.discard == ["anvil"]


# "Remove an enemy warrior in a matching clearing and place one of yours there": as much of it as can be done (1.5.4).


def test_the_propaganda_bureau_removes_a_warrior_without_one_to_place() -> None:
    game = using("propaganda-bureau", eyrie(warriors={6: 2}), warriors={5: 25}, hand=["anvil"])
    game.marquise.does("use:propaganda-bureau")
    assert game.eyrie.warriors(6) == 1 and game.marquise.warriors(6) == 0 and game.discard == ["anvil"]


def test_the_propaganda_bureau_removes_a_warrior_beside_the_keep() -> None:
    game = table(
        eyrie(crafted=["propaganda-bureau"], hand=["anvil"], buildings={"roost": {9: 1}}, leader="builder"),
        marquise(tokens={"keep": {1: 1}}, warriors={1: 3}),
    )
    game.eyrie.does("use:propaganda-bureau")
    assert game.marquise.warriors(1) == 2 and game.eyrie.warriors(1) == 0 and game.discard == ["anvil"]


def test_nobody_may_learn_whether_a_card_fits_the_bureau() -> None:
    game = table(
        side("cult", crafted=["propaganda-bureau"], hand=["bake-sale"], outcast="fox"),
        eyrie(warriors={6: 2}),
        asked=(0,),
    )
    assert game.cult.asked == "ritual" and not game.cult.may("use:propaganda-bureau")


def test_false_orders_move_half_the_warriors_rounded_up_without_rule() -> None:
    game = using("false-orders", eyrie(warriors={12: 3}), phase="birdsong")
    game.marquise.does("use:false-orders").does("order:eyrie:12>4")
    assert (game.eyrie.warriors(12), game.eyrie.warriors(4)) == (1, 2) and game.discard == ["false-orders"]


def test_informants_take_an_ambush_from_the_discard_pile_in_place_of_drawing() -> None:
    game = table(
        marquise(warriors={5: 1}, crafted=["informants"]), eyrie(warriors={12: 1}), phase="evening",
        discard=["ambush-fox", "anvil"],
    )  # fmt: skip
    game.marquise.does("use:informants")
    assert game.marquise.hand == ["ambush-fox"] and game.discard == ["anvil"]
    assert using("informants", phase="evening").marquise.asked != "draw-instead"


# Informants replace any draw in the player's Evening, not only the last one.


def informed(card: str, **facts: Any) -> Scene:
    given: dict[str, Any] = {"warriors": {5: 1}, "crafted": ["informants", card], **facts}
    return table(marquise(**given), eyrie(warriors={12: 1}), phase="evening", discard=["ambush-fox", "ambush-mouse"])


def test_informants_may_replace_the_draw_of_a_charm_offensive_and_then_the_last_draw() -> None:
    game = informed("charm-offensive")
    game.marquise.does("use:charm-offensive")
    assert game.marquise.asked == "draw-instead"
    game.marquise.does("use:informants").does("card:ambush-fox")
    assert game.marquise.hand == ["ambush-fox"] and game.eyrie.score == 1
    game.marquise.does("use:informants")
    assert game.marquise.hand == ["ambush-fox", "ambush-mouse"] and game.discard == []


def test_informants_may_replace_the_draw_for_the_ferry_in_evening() -> None:
    game = table(
        side("alliance", warriors={1: 1}, officers=2, crafted=["informants"]),
        eyrie(warriors={4: 1}),
        phase="evening",
        map="lake",
        discard=["ambush-fox"],
    )
    game.alliance.does("move").does("ferry:1>12:1")
    assert game.alliance.asked == "draw-instead"
    game.alliance.does("use:informants")
    assert game.table.ferry == 12 and game.alliance.hand == ["ambush-fox"]


def test_informants_replace_no_draw_before_evening() -> None:
    game = table(
        marquise(warriors={1: 2}, crafted=["informants"]), eyrie(warriors={4: 1}), map="lake", discard=["ambush-fox"]
    )
    game.marquise.does("march").does("ferry:1>12:1")
    assert game.marquise.asked != "draw-instead" and len(game.marquise.hand) == 1


def test_a_charm_offensive_draws_a_card_and_gives_another_a_point() -> None:
    game = using("charm-offensive", phase="evening")
    game.marquise.does("use:charm-offensive")
    assert game.eyrie.score == 1 and len(game.marquise.hand) == 2


def test_a_swap_meet_takes_a_card_at_random_and_gives_one_back() -> None:
    game = using("swap-meet", eyrie(warriors={12: 1}, hand=["anvil"]), phase="birdsong", hand=["sword"])
    game.marquise.does("use:swap-meet").does("card:sword")
    assert game.marquise.hand == ["anvil"] and game.eyrie.hand == ["sword"]
    assert all("cards" not in record.facts for record in game.records("give", None))


def test_coffin_makers_keep_the_dead_and_score_every_five() -> None:
    game = table(
        marquise(warriors={5: 2}, crafted=["coffin-makers"]), eyrie(warriors={12: 1}), phase="birdsong",
        coffin={0: 3, 1: 8},
    )  # fmt: skip
    assert game.marquise.score == 2 and game.table.coffin == {}
    sides = marquise(warriors={5: 2}, crafted=["coffin-makers"]), eyrie(warriors={5: 3})
    dead = scene(*sides, deck="exiles", dice=[(1, 1)])
    supplies = [faction.supply for faction in dead.table.factions]
    dead.marquise.does("battle:5>eyrie")
    assert dead.table.coffin == {0: 1, 1: 1}
    assert [faction.supply for faction in dead.table.factions] == supplies


def coffins(*saboteurs: str) -> Scene:
    return table(
        marquise(warriors={5: 2}, crafted=list(saboteurs)),
        eyrie(warriors={12: 1}, crafted=["coffin-makers"]),
        side("alliance"),
        phase="birdsong",
        coffin={0: 3, 1: 8},
    )


def test_coffins_open_when_the_card_is_lost() -> None:
    game = coffins("saboteurs")
    assert (game.marquise.faction.supply, game.eyrie.faction.supply) == (20, 11)
    game.marquise.does("use:saboteurs")
    assert game.table.coffin == {} and (game.marquise.faction.supply, game.eyrie.faction.supply) == (23, 19)
    assert game.eyrie.score == 0


def test_coffins_open_when_their_maker_leaves() -> None:
    game = coffins()
    game.eyrie.leaves()
    while game.table.turns < 2:
        game.seats[game.match.open_prompts()[0].seat].passes()
    assert game.table.coffin == {} and game.marquise.faction.supply == 23


def test_false_orders_count_the_warlord_among_the_warriors_but_do_not_move_him() -> None:
    game = using("false-orders", side("hundreds", warriors={12: 3}, warlord=12), phase="birdsong")
    game.marquise.does("use:false-orders").does("order:hundreds:12>4")
    assert game.hundreds.warriors(4) == 2 and game.hundreds.faction.warlord == 12  # type: ignore[attr-defined]


def test_the_league_exhausts_a_crafted_item_to_move_or_battle() -> None:
    card = "league-of-adventurous-mice"
    game = using(card, items=["sword"])
    game.marquise.does(f"use:{card}").does("move:5>1:2")
    assert game.marquise.warriors(1) == 2 and game.marquise.faction.weary == ["sword"]
    assert not using(card, items=["sword"], weary=["sword"]).marquise.may(f"use:{card}")


def test_the_league_asks_which_item_it_exhausts() -> None:
    game = using("league-of-adventurous-mice", items=["sword", "tea"])
    game.marquise.does("use:league-of-adventurous-mice")
    assert game.marquise.asked == "league"
    game.marquise.does("exhaust:tea").does("move:5>1:2")
    assert game.marquise.faction.weary == ["tea"]


def test_brokers_draw_when_others_craft_items_and_engravers_score() -> None:
    game = table(
        marquise(warriors={1: 1}, buildings={"workshop": {1: 1}}, hand=["anvil"], crafted=["master-engravers"]),
        eyrie(warriors={12: 1}, crafted=["murine-brokers"]),
    )
    game.marquise.does("craft:anvil")
    assert game.marquise.score == 3 and len(game.eyrie.hand) == 1


def test_the_vagabond_s_pawn_moves_by_an_effect_without_boots() -> None:
    game = scene(vagabond(pawn=5, character="thief", crafted=["cobbler"]), eyrie(warriors={12: 1}), phase="evening")
    game.vagabond.does("use:cobbler").does("move:5>1:1")
    assert game.vagabond.view["pawn"] == 1
    hostile = scene(
        vagabond(pawn=5, character="thief", crafted=["cobbler"], relations={1: -1}),
        eyrie(warriors={1: 1}),
        phase="evening",
    )
    hostile.vagabond.does("use:cobbler")
    assert hostile.vagabond.view["pawn"] == 2


def test_false_orders_do_not_move_a_warlord_who_is_alone() -> None:
    """Rule 14.2.2: other players cannot move the warlord."""
    game = using("false-orders", side("hundreds", warriors={12: 1, 5: 2}, warlord=12), phase="birdsong")
    game.marquise.does("use:false-orders")
    assert game.marquise.may("order:hundreds:5>1") and not game.marquise.may("order:hundreds:12>4")
