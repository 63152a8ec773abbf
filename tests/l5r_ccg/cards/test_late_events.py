"""Events, and cards used outside battles. The wording of these cards is mostly that of later printings."""

from typing import Any

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import Scene, at, scene

YOJO, UJI, SUKUNE, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "isawa-tsuke"
UNARI, UONA, KATSUDA = "hida-unari", "isawa-uona", "shiba-katsuda"
GOLD = ["gold-mine"] * 4


def dawn(event: str, first: dict[str, Any] = {}, second: dict[str, Any] = {}, **more: Any) -> Scene:  # noqa: B006
    """Let an Event be turned up in the first player's first Province."""
    provinces = [{"card": at(event, facedown=True)}, {}, {}, {}]
    return scene({"honor": 10, "provinces": provinces, **first}, {"honor": 10, **second}, phase="straighten", **more)


# Are You With Me?


def test_everybodys_followers_cost_six_gold_less_but_at_least_one() -> None:
    game = dawn("are-you-with-me", {"personalities": [YOJO], "hand": ["heavy-infantry", "light-infantry"]})
    costs = [game.table.gold_cost(game.card(one, 0), 0) for one in ("heavy-infantry", "light-infantry")]
    full = [game.card(one, 0).face.gold_cost for one in ("heavy-infantry", "light-infantry")]
    assert costs == [max(1, one - 6) for one in full]
    assert game.table.gold_cost(game.card("light-infantry", 1), 1) == 1


def test_followers_that_cost_nothing_cost_no_more_by_it() -> None:
    game = dawn("are-you-with-me", {"personalities": [YOJO], "hand": ["ashigaru"]})
    assert game.table.gold_cost(game.card("ashigaru"), 0) == 0


def test_followers_cost_as_before_from_the_next_turn_on() -> None:
    game = dawn("are-you-with-me", {"hand": ["light-infantry"]})
    game.pass_to("action", 0, turn=game.table.turn + 2)
    one = game.card("light-infantry", 0)
    assert game.table.gold_cost(one, 0) == one.face.gold_cost


# Imperial Funeral


def test_a_personality_bowed_at_the_funeral_gains_honor_and_any_other_is_dishonored() -> None:
    game = dawn("imperial-funeral", {"personalities": [YOJO, SUKUNE]}, {"personalities": [UJI, at(UNARI, bowed=True)]})
    game.first.does(YOJO)
    game.second.does(UJI)
    assert (game.first.honor, game.second.honor) == (10 + 1 - 3, 10 + 1 - 3)
    assert game.card(YOJO).bowed and game.card(UJI).bowed
    assert [one for one in (YOJO, SUKUNE, UJI, UNARI) if game.card(one).dishonored] == [SUKUNE, UNARI]


def test_a_player_who_bows_nobody_loses_three_honor_for_each_personality() -> None:
    game = dawn("imperial-funeral", {"personalities": [YOJO, SUKUNE]}, {})
    game.first.does()
    assert game.first.honor == 4 and game.second.honor == 10


# Architects of the Wall


def builders(**first: Any) -> Scene:
    return dawn("architects-of-the-wall", {"dynasty_deck": ["small-farm", "moat", "barbican"], "holdings": GOLD,
                                           **first})  # fmt: skip


def test_the_architects_build_for_half_the_gold() -> None:
    game = builders()
    game.first.does("moat").pays("bow:gold-mine")
    game.first.does("architects-of-the-wall")
    assert game.card("moat").slot is game.province(0, 0) and game.zone("moat") == "play"
    assert sum(one.bowed for one in game.cards("gold-mine")) == 1
    assert game.zone("architects-of-the-wall") == "dynasty deck"


def test_the_architects_may_build_nothing_and_be_discarded() -> None:
    game = builders()
    game.first.does()
    game.first.does()
    assert game.zone("architects-of-the-wall") == "dynasty discard" and game.zone("moat") == "dynasty deck"


def test_the_architects_build_only_what_can_be_paid() -> None:
    # The Barbican costs 6, the Moat 5; the Horde's stronghold makes no gold.
    game = builders(stronghold="the-shadowlands-horde", holdings=["small-farm", "small-farm"])
    assert game.first.options == ["choose:moat"]


# Pearl of Wisdom


def test_shugenja_on_the_quest_lose_their_scrolls_and_their_corruption() -> None:
    tainted = at(UONA, attachments=["touch-of-despair"], tokens=[{"chi": -1, "name": "Corruption", "amount": 2}])
    game = dawn("pearl-of-wisdom", {"personalities": [tainted, YOJO]}, {"personalities": [TSUKE]})
    game.first.does(UONA)
    game.second.does()
    assert game.card(UONA).bowed and game.zone("touch-of-despair") == "fate discard" and not game.card(TSUKE).bowed
    game.pass_to("stay-bowed", 0)
    game.first.does(f"stay-bowed:{UONA}")
    game.pass_to("action", 0)
    assert game.card(UONA).bowed and len(game.card(UONA).tokens) == 1


# Winter Warfare


def test_in_winter_no_terrain_is_played_and_no_action_moves_units() -> None:
    game = dawn("winter-warfare", {"personalities": [YOJO], "hand": ["dispersive-terrain", "charge"]},
                {"personalities": [UJI, SUKUNE, UNARI],
                 "hand": ["deploy-reserves", "entrapping-terrain", "outflank"]})  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0", hida_sukune="1.0")
    game.pass_to("battle-action")
    assert not game.second.may("play:entrapping-terrain") and not game.second.may("play:deploy-reserves")
    game.second.does("play:outflank").chooses(UJI)
    assert not game.first.may("play:dispersive-terrain") and game.first.may("play:charge")


def test_winter_is_over_with_the_second_events_phase() -> None:
    game = dawn("winter-warfare")
    for turn, snow in ((2, True), (3, True), (4, True), (5, False)):
        game.pass_to("action", turn=turn)
        assert bool(game.second.player.lasting) is snow, turn


def test_winter_covers_a_province_that_comes_later() -> None:
    game = dawn("winter-warfare", {"personalities": [YOJO, UNARI], "hand": ["outflank"]}, {"personalities": [UJI]})
    new = game.second.player.add_province()
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.4")
    game.pass_to("battle-action")
    action = game.table.use(game.first.player.hand[0].face.abilities[0], game.first.player.hand[0], 0)
    assert not action.move(game.card(UNARI), new).possible()
    assert not action.move(game.card(YOJO), None).possible()
    assert game.table.rules_of(0).move(game.card(UNARI), new).possible()


# Naming the True Evil


def test_a_player_who_names_the_evil_is_stronger_against_it_and_may_not_use_it() -> None:
    game = dawn("naming-the-true-evil", {"personalities": [YOJO, at(KATSUDA, attachments=["light-infantry"])],
                "hand": ["goblin-mob"]}, {"personalities": ["yogo-junzo"]})  # fmt: skip
    assert not game.first.may("attach:goblin-mob")
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0", shiba_katsuda="1.0")
    game.second.commits(yogo_junzo="1.0")
    one, other = game.card(YOJO), game.card("light-infantry", 0)
    assert (one.force, one.chi) == (4, 4) and other.force == other.face.force + 2
    assert game.card("yogo-junzo").force == 3


def test_the_evil_cannot_be_named_by_its_servants() -> None:
    game = dawn("naming-the-true-evil", {"personalities": ["yogo-junzo"], "hand": ["goblin-mob"]})
    assert not game.first.player.lasting and game.first.may("attach:goblin-mob")


# Kachiko's Kiss


def test_the_first_kiss_takes_the_favor_away_and_the_second_brings_it_back() -> None:
    # The only card of its deck returns to it and is drawn again immediately, face down.
    game = dawn("kachiko-s-kiss", {"personalities": [YOJO], "dynasty_deck": []}, {"personalities": [UJI]}, favor=1)
    game.second.passes()
    assert game.first.honor == 0 and game.table.favor is None and not game.first.may(f"lobby:{YOJO}")
    game.pass_to("action", 0, turn=game.table.turn + 2)
    assert game.first.honor == 0 and game.table.favor is None and game.first.may(f"lobby:{YOJO}")
    assert game.zone("kachiko-s-kiss") == "dynasty discard"


# Doom of the Dark Lord

DOOM = "doom-of-the-dark-lord"


def standing(game: Scene) -> list[int]:
    return [len(side.player.standing) for side in game.seats]


def test_everybody_draws_a_second_card_for_the_rest_of_the_game() -> None:
    deck = ["ashigaru"] * 9
    game = dawn(DOOM, {"fate_deck": deck}, {"fate_deck": deck})
    game.pass_to("action", 0, turn=game.table.turn + 2)
    assert [len(side.player.fate_deck) for side in game.seats] == [7, 7] and standing(game) == [4, 4]


def test_each_card_that_is_not_there_costs_the_rightmost_province() -> None:
    game = dawn(DOOM, {"fate_deck": ["ashigaru"]}, {"fate_deck": []})
    game.pass_to("action", 1, turn=game.table.turn + 1)
    assert standing(game) == [3, 4] and game.province(0, 3).destroyed and len(game.first.player.hand) == 1
    game.pass_to("action", 0, turn=game.table.turn + 1)
    assert standing(game) == [3, 2]


def test_an_empty_deck_costs_no_province_without_the_doom() -> None:
    game = scene({"fate_deck": []}, {})
    game.happens(game.table.rules_of(0).draw())
    assert standing(game) == [4, 4]


def test_a_draw_for_an_effect_costs_a_province_too_when_the_deck_is_empty() -> None:
    game = dawn(DOOM, {"fate_deck": []})
    game.happens(game.table.rules_of(1).draw(seat=0))
    assert standing(game) == [3, 4]
    again = load("again", frozenset(), dump(game.table))
    assert again.durations.delayed and again.players[0].value("draws-in-vain")
