"""Personalities who conspire, foresee, sabotage and consume."""

from typing import Any

import pytest

from engine.l5r_ccg.events import RemoveToken
from engine.l5r_ccg.fighting.ranged import Ranged
from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, UJI, SUKUNE, HISA, UONA = "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "hisa", "isawa-uona"
JUNZO = "yogo-junzo"


def lying(*cards: str) -> list[dict[str, Any]]:
    places: list[dict[str, Any]] = [{"card": at(card, facedown=False)} for card in cards]
    return [*places, *({} for _ in range(4 - len(cards)))]


# Dragon


def test_koishi_moves_strength_between_her_provinces_until_the_end_of_the_next_turn() -> None:
    game = scene({"personalities": ["agasha-koishi"]})
    game.first.does("use:agasha-koishi").chooses("province:0.0")
    game.first.chooses("province:0.3")
    before = game.province(0, 1).strength
    assert [game.province(0, place).strength - before for place in range(4)] == [-3, 0, 0, 3]
    game.pass_to("action", seat=0, turn=3)
    assert game.province(0, 0).strength == before - 3
    game.pass_to("action", seat=1, turn=4)
    assert game.province(0, 0).strength == before


def test_koishi_takes_no_strength_where_too_little_is_left() -> None:
    weak = [{"lasting": [{"attribute": "strength", "value": -5, "until": "game"}]}, {}, {}, {}]
    game = scene({"personalities": ["agasha-koishi"], "provinces": weak})
    game.first.does("use:agasha-koishi")
    assert not game.first.may("province:0.0")


def consumed(foe: Any, *followers: str, chi: int = 0) -> Scene:
    kokujin = at("hitomi-kokujin", tokens=[{"chi": chi}] if chi else [])
    game = scene({"personalities": [kokujin], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [at(foe, attachments=list(followers))], "hand": []})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_kokujin_consumes_a_personality_that_he_beats() -> None:
    game = consumed(YOJO, "light-infantry", "naginata", chi=3)
    game.first.does("trigger:hitomi-kokujin")
    soul = game.card(YOJO)
    assert soul.controller == 0 and soul.bowed and soul.personal_honor == 0 and soul.trait("Shadowlands")
    assert soul.chi == soul.face.chi + 1 and [one.id for one in soul.attachments] == ["naginata"]


def test_kokujin_consumes_nobody_after_a_tie() -> None:
    game = consumed("asahina-tomo", chi=1)
    assert not game.first.may("trigger:hitomi-kokujin") and game.zone("hitomi-kokujin") == "dynasty discard"


@pytest.mark.parametrize(("who", "may"), [("mirumoto-daini", True), ("agasha-tamori", False)])
def test_gaijutsu_tattoos_a_dragon_samurai_who_came_at_full_cost(who: str, may: bool) -> None:
    game = scene({"personalities": ["togashi-gaijutsu"], "provinces": lying(who), "holdings": ["gold-mine"] * 3,
                  "stronghold": "the-mountain-keep-of-the-dragon", "honor": 9, "fate_deck": ["jade-bow"]},
                 phase="dynasty")  # fmt: skip
    game.first.does(f"recruit:{who}").does("honor").pays()
    assert game.first.may("trigger:togashi-gaijutsu") is may
    if may:
        game.first.does("trigger:togashi-gaijutsu")
        focus = game.card("jade-bow").focus
        assert numbers(game, who) == (focus, focus) and game.first.honor == 9


def test_gaijutsu_does_not_tattoo_for_a_discount() -> None:
    game = scene({"personalities": ["togashi-gaijutsu"], "provinces": lying("mirumoto-daini"),
                  "holdings": ["gold-mine"] * 3, "stronghold": "the-mountain-keep-of-the-dragon", "honor": 9},
                 phase="dynasty")  # fmt: skip
    game.first.does("recruit:mirumoto-daini").does("gold").pays()
    assert not game.first.may("trigger:togashi-gaijutsu")


# Scorpion


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


def test_shoju_lies_among_the_dishonorable_dead_as_soon_as_he_appears() -> None:
    game = scene({"provinces": [{"card": "bayushi-shoju"}, {}, {}, {}]}, phase="events")
    game.pass_to("action", seat=0)
    assert game.card("bayushi-shoju").died == "dishonorably" and game.zone("bayushi-shoju") == "dynasty discard"
    assert game.province(0, 0).card is not None


# Crane and others


def test_torikago_detains_somebody_while_she_stays_bowed_with_the_favor() -> None:
    detained = {"personalities": [at(YOJO, bowed=True)]}
    game = scene({"personalities": ["kakita-torikago"], "honor": 9}, detained, favor=0)
    game.first.does("use:kakita-torikago")
    game.pass_to("action", seat=1, turn=2)
    assert game.card(YOJO).bowed
    game.pass_to("stay-bowed", seat=0)
    game.first.does("kakita-torikago")
    game.pass_to("action", seat=1, turn=4)
    assert game.card(YOJO).bowed
    game.happens(game.table.rules_of(0).give_up_favor())
    game.pass_to("stay-bowed", seat=0)
    game.first.does("kakita-torikago")
    game.pass_to("action", seat=1, turn=6)
    assert not game.card(YOJO).bowed


def test_torikago_needs_the_favor() -> None:
    game = scene({"personalities": ["kakita-torikago"]}, {"personalities": [at(YOJO, bowed=True)]}, favor=1)
    assert not game.first.may("use:kakita-torikago")


def story(stays: bool) -> Scene:
    game = scene({"personalities": ["suzume-mukashino"]}, {"personalities": ["doji-kuwanan"], "honor": 5})
    game.first.does("use:suzume-mukashino")
    assert game.card("doji-kuwanan").bowed and game.second.honor == 6
    game.pass_to("stay-bowed", seat=1)
    game.second.does(*["doji-kuwanan"][:stays])
    return game


def test_a_listener_stays_or_is_shamed() -> None:
    assert not story(True).card("doji-kuwanan").dishonored and story(True).card("doji-kuwanan").bowed
    left = story(False).card("doji-kuwanan")
    assert left.dishonored and not left.bowed


def test_mukashino_tells_only_honorable_humans() -> None:
    game = scene({"personalities": ["suzume-mukashino"]}, {"personalities": [YOJO, "qamar"]})
    assert not game.first.may("use:suzume-mukashino")


def test_yasoma_makes_a_terrain_her_own() -> None:
    defender = {"personalities": [fights(UJI)], "hand": ["peasant-defense"]}
    attackers = {"personalities": [fights("shinjo-yasoma"), fights(UNARI)]}
    game = scene(attackers, defender, attack=battle_at(0), to_act=1)
    game.second.does("play:peasant-defense")
    assert game.battle.terrain is not None and game.battle.terrain.controller == 1
    game.first.does("use:shinjo-yasoma")
    assert game.battle.terrain.controller == 0 and game.card("shinjo-yasoma").bowed
    assert not fought([fights("shinjo-yasoma")], [fights(UJI)]).first.may("use:shinjo-yasoma")


def test_yasoma_rides() -> None:
    # Shinjo Yasoma (Anvil of Despair): Cavalry is among her printed traits.
    assert scene({"personalities": ["shinjo-yasoma"]}).card("shinjo-yasoma").cavalry


def test_dairya_declines_even_a_challenge_that_cannot_be_refused() -> None:
    game = scene({"personalities": ["shosuro-taberu", "kakita-toshimoko-experienced"], "honor": 9},
                 {"personalities": [at("dairya-experienced", dishonored=True)], "honor": 9})  # fmt: skip
    game.first.does("use:kakita-toshimoko-experienced")
    game.second.does("trigger:dairya-experienced:1")
    assert game.card("dairya-experienced").bowed and game.zone("kakita-toshimoko-experienced") == "play"


def test_dairya_declines_without_shame() -> None:
    game = scene({"personalities": ["kakita-toshimoko"], "honor": 9},
                 {"personalities": ["dairya-experienced"], "honor": 9})  # fmt: skip
    game.first.does("use:kakita-toshimoko:1")
    game.second.does("trigger:dairya-experienced:1")
    one = game.card("dairya-experienced")
    assert one.bowed and not one.dishonored and game.second.honor == 9 and game.zone("kakita-toshimoko") == "play"


def test_dairya_shoots() -> None:
    game = fought([fights("dairya-experienced")], [fights("sanzo")])
    game.first.does("use:dairya-experienced")
    assert game.zone("sanzo") == "dynasty discard"


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


def test_hyobe_and_his_ports_rest_the_army() -> None:
    game = fought([fights("hyobe"), fights(UNARI), fights(YOJO)], [fights("sanzo")],
                  {"holdings": ["port", "island-wharf", "gold-mine"]})  # fmt: skip
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:hyobe")
    game.first.does("port")
    game.first.does(UNARI)
    game.pass_while(lambda: game.table.attack is not None)
    assert [game.card(one).bowed for one in ("hyobe", UNARI, YOJO)] == [False, False, True]
    assert game.card("port").bowed and not game.card("island-wharf").bowed


def test_hyobe_needs_a_port() -> None:
    game = fought([fights("hyobe"), fights(UNARI)], [fights("sanzo")])
    game.resolve_battle()
    assert not any(record.kind == "initiate" and "hyobe" in record.facts["card"] for record in game.match.records)


def test_norikazu_sends_an_action_back_to_its_hand() -> None:
    game = scene({"hand": ["marries-a-barbarian"]}, {"personalities": ["isawa-norikazu", YOJO]})
    game.first.does("play:marries-a-barbarian").chooses(YOJO)
    game.second.does("trigger:isawa-norikazu")
    assert not game.card(YOJO).dishonored and game.first.hand == []
    game.pass_to("action", seat=1, turn=2)
    assert "marries-a-barbarian" in game.first.hand


def test_norikazu_foresees_a_terrain_in_his_battle_only() -> None:
    for place, may in (("1.0", True), (None, False)):
        seer = fights("isawa-norikazu", place) if place else at("isawa-norikazu")
        game = scene({"personalities": [fights(YOJO)], "hand": ["entrapping-terrain"]},
                     {"personalities": [fights(UJI), seer]}, attack=battle_at(0), to_act=0)  # fmt: skip
        game.first.does("play:entrapping-terrain")
        assert game.second.may("trigger:isawa-norikazu") is may


def test_norikazu_does_not_mind_what_befalls_others() -> None:
    game = scene({"hand": ["marries-a-barbarian"], "personalities": [YOJO]}, {"personalities": ["isawa-norikazu"]})
    game.first.does("play:marries-a-barbarian").chooses(YOJO)
    assert not game.second.may("trigger:isawa-norikazu")


@pytest.mark.parametrize(("victim", "may"), [("qarash", True), (YOJO, False)])
def test_shashakar_guards_the_chi_of_the_naga(victim: str, may: bool) -> None:
    game = scene({"personalities": [at("shosuro-hametsu"), at(JUNZO)], "hand": ["evil-portents"]},
                 {"personalities": ["shashakar-experienced", victim]})  # fmt: skip
    if not may:
        game = scene({"personalities": [JUNZO], "hand": ["evil-portents"]},
                     {"personalities": [YOJO]}, {"personalities": ["shashakar-experienced"]})  # fmt: skip
    game.first.does("play:evil-portents")
    seat = game.second if may else game.third
    seat.does("trigger:shashakar-experienced")
    assert game.card(victim if may else "shashakar-experienced").chi > 0
    assert numbers(game, JUNZO) == (0, 0)


def conspiracy(**facts: Any) -> Scene:
    tokens = [{"name": "Sensei", "force": 1, "chi": 1, "amount": 2}]
    return scene({"personalities": ["akodo-kage-experienced", HISA]},
                 {"personalities": [at("ginawa", tokens=tokens), at(YOJO, tokens=tokens)], **facts})  # fmt: skip


def test_kage_takes_a_student_until_its_former_player_s_turn() -> None:
    game = conspiracy()
    game.first.does("use:akodo-kage-experienced")
    student = game.card("ginawa")
    assert student.controller == 0 and student.kept_from("attack", game.province(1, 0))
    assert not student.kept_from("attack", game.province(0, 0))
    game.pass_to("action", seat=1, turn=2)
    assert student.controller == 1


def test_kage_needs_more_lessons_than_honor() -> None:
    game = conspiracy()
    game.first.does("use:akodo-kage-experienced")
    assert game.card(YOJO).controller == 1 and game.card("akodo-kage-experienced").bowed
    assert not scene({"personalities": ["akodo-kage-experienced"]}, {"personalities": [YOJO]}).first.may(
        "use:akodo-kage-experienced"
    )


def test_kage_lets_go_when_he_straightens() -> None:
    game = conspiracy()
    game.first.does("use:akodo-kage-experienced")
    game.happens(game.table.rules_of(0).straighten(game.card("akodo-kage-experienced")))
    assert game.card("ginawa").controller == 1
