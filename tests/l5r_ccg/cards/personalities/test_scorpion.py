"""Personalities of the Scorpion."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from tests.l5r_ccg.cards.scenes import egg, fought, lying, met_in_battle, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UJI = "daidoji-uji"
YOJO = "matsu-yojo"
IDLE = {"holdings": ["retired-general"]}
UNARI = "hida-unari"
SUKUNE = "hida-sukune"
JUNZO = "yogo-junzo"
TAINTED = "yogo-junzo"
MACHINE = "the-monstrous-war-machine-of-fu-leng"
TAGE = "shosuro-tage"


# Bayushi Aramoro


def test_aramoro_fights_for_kachiko() -> None:
    game = scene(
        {"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 9},
        {"personalities": ["bayushi-kachiko", "bayushi-aramoro"], "honor": 9},
    )
    game.first.does("play:iaijutsu-challenge").chooses("bayushi-kachiko")
    game.second.does("accept")
    game.pass_while(lambda: not game.second.may("trigger:bayushi-aramoro:1"))
    game.second.does("trigger:bayushi-aramoro:1")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.card("bayushi-aramoro").died or game.zone(UJI) == "dynasty discard"
    assert game.zone("bayushi-kachiko") == "play"


@pytest.mark.parametrize(
    ("guard", "ward"), [(at("bayushi-aramoro", bowed=True), "bayushi-kachiko"), ("bayushi-aramoro", YOJO)]
)
def test_a_bowed_aramoro_stands_aside_and_for_others_he_does_not_fight(guard: Any, ward: str) -> None:
    game = scene(
        {"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 9},
        {"personalities": [ward, guard], "honor": 9},
    )
    game.first.does("play:iaijutsu-challenge").chooses(ward)
    game.second.does("accept")
    asked = []
    game.pass_while(
        lambda: bool(asked.append(game.second.may("trigger:bayushi-aramoro:1"))) or game.table.duel is not None
    )
    assert True not in asked


def test_aramoro_empties_a_province() -> None:
    game = scene({"personalities": ["bayushi-aramoro"]}, {"provinces": [{"card": "marketplace"}, {}, {}, {}]})
    game.first.does("use:bayushi-aramoro").chooses("province:1.0")
    assert game.zone("marketplace") == "dynasty discard"


# Bayushi Baku


def test_baku_attacks_behind_another_scorpion_alone() -> None:
    lonely = scene({"personalities": ["bayushi-baku"]}, {})
    lonely.to_attack().attacks(1)
    assert not lonely.first.may("commit:bayushi-baku>province:1.0")
    scorpion = {"personalities": ["bayushi-baku", fights("bayushi-tomaru", "1.0")]}
    led = scene(scorpion, {}, attack={"attacker": 0, "defender": 1, "segment": "infantry"})
    assert led.first.may("commit:bayushi-baku>province:1.0") and not led.first.may("commit:bayushi-baku>province:1.1")


def test_baku_attacks_beside_another_scorpion_who_then_also_goes_with_him() -> None:
    attack = {"attacker": 0, "defender": 1, "segment": "infantry"}
    game = scene({"personalities": ["bayushi-baku", "bayushi-tomaru"]}, {}, attack=attack)
    assert game.first.refused("commit:bayushi-baku>province:1.0") == "not-together"
    parted = ("commit:bayushi-baku>province:1.0", "commit:bayushi-tomaru>province:1.1")
    assert game.first.refused(*parted) == "not-together"
    game.first.commits(bayushi_baku="1.0", bayushi_tomaru="1.0")
    assert game.card("bayushi-baku").at is game.card("bayushi-tomaru").at is game.province(1, 0)
    alone = scene({"personalities": ["bayushi-baku", "hida-unari"]}, {}, attack=attack)
    assert not alone.first.may("commit:bayushi-baku>province:1.0")


# Bayushi Goshiu


def test_goshiu_shares_a_loss_of_honor() -> None:
    game = scene(
        {
            "personalities": ["bayushi-goshiu", "hida-unari"],
            "hand": ["kolat-assassin"],
            "holdings": ["diamond-mine"] * 2,
            "honor": 9,
        },
        {"personalities": ["hida-sukune"], "honor": 9},
    )
    game.first.does("play:kolat-assassin").does("hida-sukune").pays()
    game.first.does("trigger:bayushi-goshiu")
    assert game.second.honor == 5


# Bayushi Hisa


@pytest.mark.parametrize(
    ("mine", "theirs", "force"),
    [
        ("bayushi-hisa", "hida-unari", -1),  # Personalities of other clans
        ("bayushi-hisa", "bayushi-tomaru", 0),
    ],
)
def test_hisa_is_weaker_among_strangers(mine: str, theirs: str, force: int) -> None:
    game = met_in_battle([], [fights(mine), fights(theirs)])
    assert game.card(mine).force == game.card(mine).face.force + force


# Bayushi Kachiko


def test_kachiko_seduces_for_as_long_as_she_stays_bowed() -> None:
    game = scene({"personalities": ["bayushi-kachiko"], **IDLE}, {"personalities": [UNARI]})
    game.first.does("use:bayushi-kachiko").chooses(UNARI)
    assert numbers(game, UNARI)[1] == -1
    game.pass_to("stay-bowed")
    game.first.does("bayushi-kachiko")
    assert numbers(game, UNARI)[1] == -2
    game.pass_to("stay-bowed", seat=0, turn=5)
    game.first.does()
    assert numbers(game, UNARI)[1] == 0 and not game.card("bayushi-kachiko").bowed


def test_kachikos_hold_ends_with_her() -> None:
    game = scene({"personalities": [at("bayushi-kachiko", bowed=True)]},
                 {"personalities": [at(UNARI, tokens=[{"name": "Seduction", "chi": -1}])]})  # fmt: skip
    game.happens(game.table.framework.destroy(game.card("bayushi-kachiko")))
    assert game.card(UNARI).tokens == ()


# Bayushi Kachiko • Experienced


def test_the_experienced_kachiko_keeps_one_bowed_until_her_next_turn() -> None:
    game = scene({"personalities": ["bayushi-kachiko-experienced"]},
                 {"personalities": [at(UNARI, bowed=True), SUKUNE], **IDLE})  # fmt: skip
    game.first.does("use:bayushi-kachiko-experienced")
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UNARI).bowed
    game.pass_to("action", seat=1, turn=4)
    assert not game.card(UNARI).bowed


def test_the_experienced_kachiko_bows_the_shadowlands() -> None:
    game = scene({"personalities": ["bayushi-kachiko-experienced"]}, {"personalities": [JUNZO, UNARI]})
    game.first.does("use:bayushi-kachiko-experienced:1")
    assert game.card(JUNZO).bowed and not game.card(UNARI).bowed
    clean = scene({"personalities": ["bayushi-kachiko-experienced", "hisa"], **IDLE}, {"personalities": [UNARI]})
    assert not clean.first.may("use:bayushi-kachiko-experienced:1")


# Bayushi Kyoto


def test_kyoto_turns_a_card_down_for_a_turn() -> None:
    game = scene({"personalities": ["bayushi-kyoto"], "provinces": lying()}, {"provinces": lying("gold-mine")})
    game.first.does("use:bayushi-kyoto")
    assert game.card("gold-mine", 1).facedown and game.card("bayushi-kyoto").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("gold-mine", 1).facedown
    game.pass_to("action", seat=1, turn=4)
    assert not game.card("gold-mine", 1).facedown


def test_kyoto_keeps_an_event_from_happening() -> None:
    game = scene({"personalities": ["bayushi-kyoto"]}, {"provinces": lying("plague")})
    game.first.does("use:bayushi-kyoto")
    game.pass_to("action", seat=1, turn=2)
    assert game.zone("plague") == "province"


# Bayushi Shoju


def test_shoju_lies_among_the_dishonorable_dead_as_soon_as_he_appears() -> None:
    game = scene({"provinces": [{"card": "bayushi-shoju"}, {}, {}, {}]}, phase="events")
    game.pass_to("action", seat=0)
    assert game.card("bayushi-shoju").died == "dishonorably" and game.zone("bayushi-shoju") == "dynasty discard"
    assert game.province(0, 0).card is not None


def test_the_egg_copies_even_personalities_who_would_not_join() -> None:
    game = egg("bayushi-shoju", honor=-10)
    assert [one.id for one in game.first.player.personalities] == ["bayushi-shoju"]


# Bayushi Tangen


def called_out(**second: Any) -> Scene:
    game = scene(
        {"personalities": [YOJO], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
        {"hand": ["naginata"], **second},
    )
    game.first.does("play:iaijutsu-challenge").chooses("bayushi-goshiu")
    game.second.does("accept")
    return game


def test_tangen_takes_a_scorpions_place_in_a_duel() -> None:
    game = called_out(personalities=["bayushi-goshiu", "bayushi-tangen"])
    game.second.does("trigger:bayushi-tangen")
    assert game.table.duel is not None
    assert game.table.duel.challenged.card is game.card("bayushi-tangen") and game.card("bayushi-tangen").bowed


def test_tangen_does_not_stand_in_while_bowed() -> None:
    game = called_out(personalities=["bayushi-goshiu", at("bayushi-tangen", bowed=True)])
    assert not game.second.may("trigger:bayushi-tangen")


def test_tangen_does_not_stand_in_for_others_than_scorpions() -> None:
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"hand": ["naginata"], "personalities": [UJI, "bayushi-tangen"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    assert not game.second.may("trigger:bayushi-tangen")


def test_tangen_takes_the_place_of_another_players_scorpion() -> None:
    # Bayushi Tangen (Anvil of Despair): any Scorpion Personality that enters a duel, whoever controls it.
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": ["bayushi-goshiu"], "hand": ["naginata"]},
                 {"personalities": ["bayushi-tangen"], "hand": ["naginata"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses("bayushi-goshiu")
    game.second.does("accept")
    game.third.does("trigger:bayushi-tangen")
    duel = game.table.duel
    assert duel is not None and duel.challenged.card is game.card("bayushi-tangen") and duel.challenged.seat == 2
    assert game.third.asked == "duel"


def test_tangen_chooses_between_two_scorpions() -> None:
    game = scene({"personalities": ["bayushi-togai"], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": ["bayushi-goshiu"], "hand": ["naginata"]},
                 {"personalities": ["bayushi-tangen"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses("bayushi-goshiu")
    game.second.does("accept")
    game.third.does("trigger:bayushi-tangen").chooses("bayushi-togai")
    assert game.table.duel is not None and game.table.duel.challenger.card is game.card("bayushi-tangen")


def test_tangen_does_not_duel_his_own_side() -> None:
    # §challenge: a duel is fought between Personalities of two players.
    own = scene({"personalities": [YOJO, "bayushi-tangen"], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                {"personalities": ["bayushi-goshiu"], "hand": ["naginata"]})  # fmt: skip
    own.first.does("play:iaijutsu-challenge").chooses(YOJO).chooses("bayushi-goshiu")
    own.second.does("accept")
    assert not own.first.may("trigger:bayushi-tangen") and own.table.duel is not None


def test_tangen_exchanges_places_with_a_bowed_scorpion() -> None:
    game = fought([fights("bayushi-goshiu", bowed=True), "bayushi-tangen", fights(SUKUNE)], [fights(YOJO)])
    game.first.does("use:bayushi-tangen:1").chooses("bayushi-goshiu")
    assert game.card("bayushi-goshiu").at is None and game.card("bayushi-tangen").at is game.province(1, 0)


def test_tangen_takes_the_place_of_an_opposing_scorpion() -> None:
    game = fought([fights(SUKUNE), "bayushi-tangen"], [fights(YOJO), fights("bayushi-togai")])
    game.first.does("use:bayushi-tangen:1").chooses("bayushi-togai")
    assert game.card("bayushi-togai").at is None and game.card("bayushi-tangen").at is game.province(1, 0)


def test_tangen_does_not_come_to_a_battle_of_others() -> None:
    game = scene({"personalities": [fights("bayushi-togai")]}, {"personalities": [fights(YOJO)]},
                 {"personalities": ["bayushi-tangen"], **IDLE}, attack=battle_at(0))  # fmt: skip
    game.second.passes()
    assert game.third.asked is None or not game.third.may("use:bayushi-tangen:1")


def test_tangen_assigned_elsewhere_stays_there() -> None:
    game = fought([fights("bayushi-goshiu"), fights("bayushi-tangen", "1.1")], [fights(YOJO)])
    assert not game.first.may("use:bayushi-tangen:1")


# Bayushi Tasu


@pytest.mark.parametrize(("hunter", "bowed"), [("bayushi-tasu", True), ("the-nameless-one", False)])
def test_hunters_challenge_the_shadowlands(hunter: str, bowed: bool) -> None:
    game = scene({"personalities": [hunter]}, {"personalities": [at(TAINTED, bowed=bowed), "hida-unari"]})
    game.first.does(f"use:{hunter}")
    assert "challenge" in game.kinds and "refuse-challenge" not in game.kinds
    assert not scene({"personalities": [hunter]}, {"personalities": ["hida-unari"]}).first.may(f"use:{hunter}")


# The Monstrous War Machine of Fu Leng cannot be challenged, so it is not a legal target of a challenge (§target).


@pytest.mark.parametrize(
    ("challenger", "option"),
    [
        ("the-nameless-one", "use:the-nameless-one"),
        ("isawa-tsuke", "use:isawa-tsuke"),
        ("isawa-tsuke-experienced", "use:isawa-tsuke-experienced:1"),
        ("matsu-seijuro", "use:matsu-seijuro"),
        ("the-hooded-ronin", "use:the-hooded-ronin"),
        ("bayushi-tasu", "use:bayushi-tasu"),
        (at("shabura-experienced", tokens=[{"name": "Change"}]), "use:shabura-experienced:1"),
    ],
)
def test_nobody_may_challenge_a_personality_that_cannot_be_challenged(challenger: Any, option: str) -> None:
    def may_face(foe: str) -> bool:
        game = scene({"personalities": [challenger], "hand": ["focus"]}, {"personalities": [at(foe, bowed=True)]})
        return game.first.may(option)

    assert may_face("yogo-junzo") and not may_face(MACHINE)


# Bayushi Togai


def test_togai_is_not_weakened_by_poison() -> None:
    sick = [{"name": "Poison", "chi": -2}, {"name": "Plague", "chi": -1}]
    game = scene({"personalities": [at("bayushi-togai", tokens=sick)]})
    assert numbers(game, "bayushi-togai")[1] == -1


# Bayushi Tomaru


def test_tomaru_discards_the_card_of_a_standing_province() -> None:
    game = scene(
        {"personalities": [fights("bayushi-tomaru")]},
        {"provinces": [{"card": "diamond-mine"}, *[{}] * 3]},
        attack=battle_at(0),
    )
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:bayushi-tomaru")
    assert "diamond-mine" in [card.id for card in game.second.player.dynasty_discard]


# The False Hoturi


def test_the_false_hoturi_shames_the_crane() -> None:
    crane = {"stronghold": "the-esteemed-house-of-the-crane", "honor": 9}
    game = scene({"personalities": ["the-false-hoturi"], "honor": 9}, crane, {"honor": 9})
    game.first.does("use:the-false-hoturi")
    assert [seat.honor for seat in game.seats] == [9, 7, 9]
    assert not scene({"personalities": ["the-false-hoturi"]}).first.may("use:the-false-hoturi")


def test_the_false_hoturi_does_not_join_the_crane() -> None:
    lying = [{"card": at("the-false-hoturi", facedown=False)}, {}, {}, {}]
    rich = {"provinces": lying, "holdings": ["gold-mine"] * 4}
    assert scene(rich, phase="dynasty").first.may("recruit:the-false-hoturi")
    crane = scene({**rich, "stronghold": "the-esteemed-house-of-the-crane"}, phase="dynasty")
    assert not crane.first.may("recruit:the-false-hoturi")


# Shosuro Hametsu


def test_hametsu_poisons_a_personality_without_a_token() -> None:
    game = scene({"personalities": ["shosuro-hametsu", YOJO], "honor": 5})
    game.first.does("use:shosuro-hametsu").chooses(YOJO).passes()
    assert [token.name for token in game.card(YOJO).tokens] == ["Poison Master"] and game.first.honor == 3
    assert game.card("shosuro-hametsu").bowed
    full = [at(one, tokens=[{"name": "Poison Master"}]) for one in ("shosuro-hametsu", YOJO)]
    assert scene({"personalities": full}).first.barred("use:shosuro-hametsu")


# Shosuro Sadato


def political(**first: Any) -> Scene:
    game = scene({"hand": ["shame"], "honor": 3, **first},
                 {"personalities": ["shosuro-sadato", at(YOJO, dishonored=True)], "honor": 9})  # fmt: skip
    game.first.does("play:shame")
    game.second.does("trigger:shosuro-sadato")
    return game


def test_sadato_makes_politics_dear() -> None:
    game = political(holdings=["gold-mine"])
    game.first.does("shosuro-sadato").pays("bow:gold-mine")
    game.pass_to("action", seat=0)
    assert game.second.honor == 2 and game.card("gold-mine").bowed


def test_an_action_that_sadato_is_not_paid_for_has_no_effect() -> None:
    game = political(holdings=["gold-mine"])
    game.first.does()
    assert game.second.honor == 9 and game.zone("shame") == "fate discard"


def test_sadato_minds_politics_only() -> None:
    game = scene({"hand": ["marries-a-barbarian"]}, {"personalities": ["shosuro-sadato", YOJO]})
    game.first.does("play:marries-a-barbarian").chooses(YOJO)
    assert not game.second.may("trigger:shosuro-sadato")


# Shosuro Taberu


def test_taberu_takes_the_honor_of_a_holding() -> None:
    game = scene({"holdings": ["dance-troupe"], "honor": 5}, {"personalities": ["shosuro-taberu"], "honor": 5})
    game.first.does("use:dance-troupe")
    game.second.does("trigger:shosuro-taberu")
    assert (game.first.honor, game.second.honor) == (5, 7) and game.card("shosuro-taberu").bowed


def test_taberu_takes_no_other_honor() -> None:
    game = scene(
        {"personalities": ["kitsu-toju"], "hand": ["archers"], "honor": 5}, {"personalities": ["shosuro-taberu"]}
    )
    game.first.does("use:kitsu-toju")
    assert not game.second.may("trigger:shosuro-taberu") and game.first.honor == 7


# Shosuro Tage


def incited(*others: Any) -> Scene:
    """Let Tage incite Matsu Yojo's player, whose turn it is."""
    game = scene({"personalities": [YOJO, *others]}, {"personalities": [TAGE], "honor": 9}, to_act=1)
    game.second.does(f"use:{TAGE}").chooses(YOJO)
    return game


def test_a_personality_whom_tage_incites_must_attack_this_turn() -> None:
    game = incited(UNARI)
    assert game.second.honor == 7
    game.pass_to("commit", 0)
    assert game.table.attack is not None and game.table.turn == 1
    with pytest.raises(Refused, match="must-attack"):
        game.first.commits(hida_unari="1.0")
    game.first.commits(matsu_yojo="1.0")
    assert game.card(YOJO).sent == "sent"


def test_an_incited_personality_who_is_bowed_need_not_attack() -> None:
    game = incited(UNARI)
    game.happens(game.table.rules_of(1).bow(game.card(YOJO)))
    game.to_attack()
    assert game.first.may("pass")


def test_tage_incites_the_weak_of_the_active_player_outside_battle() -> None:
    game = scene({"personalities": ["mirumoto-hitomi"]}, {"personalities": [TAGE]}, to_act=1)
    assert game.card("mirumoto-hitomi").chi > 3 and not game.second.may(f"use:{TAGE}")


# Soshi Bantaro


def test_bantaro_draws_a_spell_to_himself() -> None:
    caster = at("isawa-tadaka", attachments=["energy-transference"])
    game = scene({"personalities": [caster]}, {"personalities": ["soshi-bantaro", "doji-kuwanan"]})
    game.first.does("use:energy-transference").does("doji-kuwanan")
    game.second.does("trigger:soshi-bantaro")
    assert game.card("doji-kuwanan").force == 3 and game.card("soshi-bantaro").bowed


def test_bantaro_draws_a_kiho_to_himself_for_its_effects_are_those_of_spells() -> None:
    game = scene({"personalities": ["isawa-tadaka"], "hand": ["gift-of-the-wind"]},
                 {"personalities": ["soshi-bantaro", "doji-kuwanan"]})  # fmt: skip
    game.first.does("play:gift-of-the-wind").chooses("doji-kuwanan")
    game.second.does("trigger:soshi-bantaro")
    game.first.chooses("soshi-bantaro")
    assert game.card("soshi-bantaro").trait("Cavalry") and not game.card("doji-kuwanan").trait("Cavalry")


# Soshi Bantaro • Experienced


def test_bantaros_army_knows_no_fear_where_he_fights() -> None:
    side = [fights("soshi-bantaro-experienced"), fights(SUKUNE, attachments=["light-infantry"])]
    game = scene({"personalities": side}, {"personalities": [fights(JUNZO)]}, attack=battle_at(0))
    assert not game.second.may(f"use:{JUNZO}")
    away = scene({"personalities": ["soshi-bantaro-experienced", side[1]]}, {"personalities": [fights(JUNZO)]},
                 attack=battle_at(0))  # fmt: skip
    away.second.does(f"use:{JUNZO}")
    assert away.card("light-infantry").bowed


# Yogo Asami


def test_asami_lets_the_target_choose_the_personality_that_bows() -> None:
    game = scene({"personalities": ["yogo-asami"]}, {"personalities": ["hida-unari", "hida-sukune"]})
    game.first.does("use:yogo-asami").chooses("player:1")
    game.second.does("hida-sukune")
    assert game.card("hida-sukune").bowed and not game.card("hida-unari").bowed


# Yogo Ichiba


@pytest.mark.parametrize(("which", "more"), [("", 2), (":1", -2)])
def test_ichiba_changes_what_a_card_on_offer_costs_for_good(which: str, more: int) -> None:
    lying = [{"card": at("kaiu-kenru", facedown=False)}, {"card": UNARI}, {"card": at("bon-festival", facedown=False)}]
    game = scene({"personalities": ["yogo-ichiba"], **IDLE}, {"provinces": [*lying, {}]})
    card = game.card("kaiu-kenru")
    usual = game.table.gold_cost(card, 1)
    game.first.does(f"use:yogo-ichiba{which}")
    assert game.table.gold_cost(card, 1) == usual + more and game.card("yogo-ichiba").bowed
    game.pass_to("dynasty", seat=1, turn=2)
    assert game.table.gold_cost(card, 1) == usual + more


def test_ichiba_needs_a_card_on_offer() -> None:
    assert not scene({"personalities": ["yogo-ichiba"], **IDLE}).first.may("use:yogo-ichiba")
