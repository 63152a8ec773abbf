"""Personalities of the Brotherhood."""

from typing import Any

import pytest

from engine.l5r_ccg.events import RemoveToken
from engine.l5r_ccg.fighting.ranged import Ranged
from tests.l5r_ccg.cards.scenes import dueled, fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO = "matsu-yojo"
UNARI = "hida-unari"
AIR = "ring-of-air"
VOID = "ring-of-the-void"
FIRE = "ring-of-fire"
WATER = "ring-of-water"


# Hitoshi


def test_hitoshi_makes_a_province_strong() -> None:
    game = scene({"personalities": [fights("hida-unari")]}, {"personalities": [fights("hitoshi")]}, attack=battle_at(0))
    before = game.province(1, 0).strength
    game.second.does("use:hitoshi").chooses("province:1.0")
    assert game.province(1, 0).strength == before + 3 and game.card("hitoshi").bowed


# Koichi


def test_koichi_discards_and_draws_with_the_ring_alone() -> None:
    game = scene({"personalities": ["koichi"], "hand": ["naginata"]})
    assert not game.first.may("use:koichi:1")
    game.first.does("use:koichi")
    assert game.first.hand == [] and game.card("koichi").bowed


# The Laughing Monk


def relieved(seat: int) -> Scene:
    patient = {"personalities": [at(YOJO, tokens=[{"chi": -1, "name": "Plague"}])]}
    monk: dict[str, Any] = {"personalities": ["the-laughing-monk"]}
    if seat == 0:
        monk["personalities"] += patient["personalities"]
    game = scene(monk, patient if seat else None)
    game.first.does("use:the-laughing-monk")
    return game


def test_the_laughing_monk_takes_a_token_off() -> None:
    assert not relieved(0).card(YOJO).tokens


def test_the_laughing_monk_asks_another_player_first() -> None:
    game = relieved(1)
    game.second.does()
    assert len(game.card(YOJO).tokens) == 1 and game.card("the-laughing-monk").bowed
    game = relieved(1)
    game.second.does(YOJO)
    assert not game.card(YOJO).tokens


def test_the_laughing_monk_has_neither_followers_nor_armor() -> None:
    game = scene({"personalities": ["the-laughing-monk"], "hand": ["light-infantry", "the-emerald-armor", "naginata"]})
    host = game.card("the-laughing-monk")
    assert [card.id for card in game.first.player.hand if game.table.may_attach(card, host)] == ["naginata"]


# Mitsu • Experienced


def test_mitsu_kindles_fires_and_breathes_them() -> None:
    game = fought([fights("mitsu-experienced"), fights(YOJO)], [fights("sanzo"), fights(UNARI)])
    game.first.does("use:mitsu-experienced")
    game.first.does("number:5")
    assert numbers(game, "mitsu-experienced") == (5, 5)
    assert not game.first.may("use:mitsu-experienced")
    game.second.passes()
    game.first.does("use:mitsu-experienced:1").chooses(UNARI)
    game.first.does("number:4")
    assert game.zone(UNARI) == "dynasty discard" and numbers(game, "mitsu-experienced") == (1, 1)
    game.second.passes()
    assert not game.first.may("use:mitsu-experienced")


def test_mitsu_breathes_enough_fire_for_his_target() -> None:
    # §target: first the target, then the costs. No choice of costs may waste the action.
    mitsu = fights("mitsu-experienced", tokens=[{"force": 1, "chi": 1, "name": "Fire", "amount": 5}])
    game = fought([mitsu], [fights(UNARI)])
    force = game.card(UNARI).force
    game.first.does("use:mitsu-experienced:1")
    assert game.first.options == [f"number:{amount}" for amount in range(force, 6)]
    game.first.does(f"number:{force}")
    assert game.zone(UNARI) == "dynasty discard"


def test_mitsu_gives_up_one_fire_in_a_payment_that_is_only_tried_out() -> None:
    mitsu = fights("mitsu-experienced", tokens=[{"force": 1, "chi": 1, "name": "Fire", "amount": 3}])
    game = fought([mitsu], [fights(UNARI)])
    card = game.card("mitsu-experienced")
    attack = next(ability for ability in card.abilities() if isinstance(ability, Ranged))
    use = game.table.use(attack, card, 0)
    use.paid["fires"] = None  # a payment that is tried out chooses no number
    flames = next(cost for cost in use.costs() if cost.name == "fires")
    lost = [event for event in flames.events(use) if isinstance(event, RemoveToken)]
    assert [event.amount for event in lost] == [1]


# Norio


def test_norio_takes_over_weakening_tokens_and_heals_himself_and_never_dies_of_them() -> None:
    plague = [{"name": "Plague", "force": 0, "chi": -2, "amount": 2}, {"name": "Blood", "force": 2, "chi": 2}]
    game = scene({"personalities": ["norio", at("hida-unari", tokens=plague)], "holdings": ["retired-general"]})
    # 3 Chi, 4 less and 2 more.
    assert game.card("hida-unari").chi == 1
    game.first.does("use:norio").chooses("hida-unari")
    assert game.card("hida-unari").chi == 5 and game.card("norio").chi == 1
    game.pass_to("action", seat=0, turn=3)
    game.first.does("use:norio:1")
    assert game.card("norio").chi == 3


def test_norio_has_nothing_to_do_without_weakening_tokens() -> None:
    strong = at("hida-unari", tokens=[{"name": "Blood", "force": 2, "chi": 2}])
    game = scene({"personalities": ["norio", strong], "holdings": ["retired-general"]})
    assert game.first.asked == "action"
    assert not game.first.may("use:norio") and not game.first.may("use:norio:1")


# Seikua


def test_seikua_grows_with_the_rings_and_carries_nothing() -> None:
    game = scene({"personalities": ["seikua"], "rings": [AIR, VOID], "hand": ["naginata", "light-infantry"],
                  "holdings": ["diamond-mine"]})  # fmt: skip
    assert (game.card("seikua").force, game.card("seikua").chi) == (1 + 2, 2 + 4)
    assert not game.first.may("attach:naginata") and not game.first.may("attach:light-infantry")


# Suana


def terrain_played(suana_at: str | None = "1.0", **more: Any) -> Scene:
    """Return a battle in which the second player has played a Terrain. The first player acts next."""
    suana = at("suana") if suana_at is None else fights("suana", suana_at)
    game = scene(
        {"personalities": [suana, fights("hida-unari")], "hand": ["entrapping-terrain"], **more},
        {"personalities": [fights("matsu-yojo")], "hand": ["dispersive-terrain"]},
        attack=battle_at(0),
    )
    game.second.does("play:dispersive-terrain")
    return game


def test_suana_lays_a_terrain_over_the_one_that_lies_there() -> None:
    game = terrain_played()
    game.first.does("use:suana")
    assert game.battle.terrain is game.card("entrapping-terrain") and game.card("suana").bowed
    assert game.zone("dispersive-terrain") == "fate discard"
    laid = next(record for record in reversed(game.match.records) if record.kind == "lay-terrain")
    assert laid.facts["other"] == game.card("dispersive-terrain").key


def test_suana_needs_a_terrain_and_to_be_in_the_battle() -> None:
    assert terrain_played(hand=["naginata"]).first.barred("suana", "battle-action")
    assert terrain_played(suana_at=None).first.barred("suana", "battle-action")


def test_suana_goes_to_another_province_once_a_turn_with_the_ring_of_water() -> None:
    game = terrain_played(rings=[WATER])
    game.first.does("use:suana:1").chooses("province:1.2")
    assert game.card("suana").at is game.province(1, 2)
    game.second.passes()
    assert game.first.barred("use:suana:1", "battle-action")
    assert terrain_played(rings=[FIRE]).first.barred("use:suana:1", "battle-action")


# Takao


def test_takao_with_less_chi_is_first_to_focus() -> None:
    # Takao challenges (2 Chi): the challenged Daidoji Uji (3 Chi) would begin.
    game = dueled("takao", "daidoji-uji", first={"hand": ["no-dachi"]}, second={"hand": ["no-dachi"]})
    game.first.does("trigger:takao")
    assert game.first.asked == "duel"


def test_takao_is_not_first_with_as_much_chi() -> None:
    game = dueled("takao", "hida-sukune", first={"hand": ["no-dachi"]}, second={"hand": ["no-dachi"]})
    assert not game.first.may("trigger:takao")


@pytest.mark.parametrize("ring", [FIRE, WATER])
def test_takao_breaks_the_opponents_weapon_with_the_ring_of_fire(ring: str) -> None:
    armed = at("matsu-yojo", attachments=["naginata"])
    game = dueled("takao", armed, first={"hand": ["no-dachi"], "rings": [ring]}, second={"hand": ["no-dachi"]})
    assert game.first.may("trigger:takao:1") is (ring == FIRE)
    if ring == FIRE:
        game.first.does("trigger:takao:1").chooses("naginata")
        assert game.zone("naginata") == "fate discard" and game.card("takao").bowed


def test_takao_needs_an_opponent_with_a_weapon() -> None:
    game = dueled("takao", "hida-sukune", first={"hand": ["no-dachi"], "rings": [FIRE]}, second={"hand": ["no-dachi"]})
    assert not game.first.may("trigger:takao:1")


# Taro


def test_taro_talks_a_loss_of_honor_away() -> None:
    game = scene(
        {"hand": ["breach-of-etiquette"], "honor": 2, "holdings": ["diamond-mine"] * 3},
        {"personalities": ["taro"], "honor": 9},
    )
    game.first.does("play:breach-of-etiquette").pays()
    game.second.does("trigger:taro")
    assert game.second.honor == 9 and game.card("taro").bowed


# Tetsuya


def test_no_oni_comes_where_tetsuya_stands() -> None:
    monk = {"personalities": [fights("tetsuya", "1.0")]}
    attack = {"attacker": 0, "defender": 1, "segment": "infantry"}
    game = scene({"personalities": ["oni-no-jimen"]}, monk, attack=attack)
    assert not game.first.may("commit:oni-no-jimen>province:1.0") and game.first.may("commit:oni-no-jimen>province:1.1")


def test_an_oni_may_leave_the_battle_of_tetsuya_and_go_anywhere_else() -> None:
    oni = fights("oni-no-jimen", "1.0")
    game = scene({"personalities": [oni]}, {"personalities": [fights("tetsuya", "1.0")]}, attack=battle_at(0))
    framework = game.table.framework
    assert framework.move(game.card("oni-no-jimen"), game.province(1, 1)).possible()
    assert framework.move(game.card("oni-no-jimen"), None).possible()
    away = scene({"personalities": [fights("oni-no-jimen", "1.1")]}, {"personalities": [fights("tetsuya", "1.0")]},
                 attack=battle_at(1))  # fmt: skip
    assert not away.table.framework.move(away.card("oni-no-jimen"), away.province(1, 0)).possible()


# Yodin


def test_yodin_seeks_another_ring_as_one_comes_into_play() -> None:
    game = scene({"personalities": ["yodin"], "hand": [VOID], "fate_deck": ["naginata", AIR, WATER]})
    game.first.does(f"play:{VOID}").does("trigger:yodin").does(WATER)
    assert game.first.hand == [WATER] and game.card("yodin").bowed
    assert sorted(card.id for card in game.first.player.fate_deck) == ["naginata", AIR]


def test_yodin_may_find_nothing_and_shuffles() -> None:
    game = scene({"personalities": ["yodin"], "hand": [VOID], "fate_deck": ["naginata"]})
    game.first.does(f"play:{VOID}").does("trigger:yodin")
    game.pass_while(lambda: game.first.asked == "target")
    assert game.first.hand == [] and "shuffle" in game.kinds


def test_yodin_does_not_seek_for_other_players_rings() -> None:
    game = scene({"hand": [VOID]}, {"personalities": ["yodin"], "fate_deck": [AIR]})
    game.first.does(f"play:{VOID}")
    assert not game.second.may("trigger:yodin")
