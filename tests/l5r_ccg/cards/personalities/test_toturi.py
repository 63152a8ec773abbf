"""Personalities of Toturi's Army."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import challenged, fought, numbers
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene

JUNZO = "yogo-junzo"
UNARI = "hida-unari"
YOJO = "matsu-yojo"
UJI = "daidoji-uji"
MINED = ["gold-mine", "gold-mine", "diamond-mine"]
SUKUNE = "hida-sukune"
LATER: dict[str, Any] = {"hand": ["charge"]}
TOMO = "asahina-tomo"
HISA = "hisa"


# Akodo Godaigo


def test_godaigo_bows_a_shadowlands_card_once_in_a_battle_and_leads_nobody() -> None:
    foes = [fights(JUNZO, attachments=["goblin-mob"]), fights(YOJO)]
    game = fought([fights("akodo-godaigo"), fights(UNARI)], foes)
    game.first.does("use:akodo-godaigo")
    assert not game.first.may(YOJO)
    game.first.does("goblin-mob")
    assert game.card("goblin-mob").bowed and not game.card("akodo-godaigo").bowed
    game.second.passes()
    assert not game.first.may("use:akodo-godaigo")
    alone = scene({"personalities": ["akodo-godaigo"], "hand": ["light-infantry"], "holdings": ["gold-mine"]})
    assert not alone.first.may("attach:light-infantry")


# Dairya • Experienced


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


# Ginawa • Experienced


def ginawa_hunts(foe: str = "hirariko", **theirs: Any) -> Scene:
    return scene({"personalities": ["ginawa-experienced"]}, {"personalities": [foe], **theirs})


def test_ginawa_challenges_a_ninja_with_four_more_chi() -> None:
    # A player who cannot pay the price may not refuse.
    game = ginawa_hunts("ninja-shapeshifter", stronghold=at("the-war-fortress-of-the-crab", bowed=True))
    game.first.does("use:ginawa-experienced")
    totals = [record.facts["duelists"] for record in game.match.records if record.kind == "enter-duel"]
    assert [total for _, total in totals[0]] == [8, 2]
    assert game.card("ginawa-experienced").bowed and game.zone("ninja-shapeshifter") == "dynasty discard"
    assert game.card("ginawa-experienced").chi == 4


def test_ginawa_hunts_nobody_else() -> None:
    assert ginawa_hunts(UJI).first.barred("use:ginawa-experienced")
    bowed = scene(
        {"personalities": [at("ginawa-experienced", bowed=True), YOJO]}, {"personalities": ["ninja-shapeshifter"]}
    )
    assert bowed.first.barred("use:ginawa-experienced")


def test_a_refusal_costs_six_gold() -> None:
    game = ginawa_hunts("ninja-shapeshifter", holdings=MINED)
    game.first.does("use:ginawa-experienced")
    game.second.does("refuse").pays()
    assert game.zone("ninja-shapeshifter") == "play" and any(card.bowed for card in game.second.player.holdings)
    accepting = ginawa_hunts("ninja-shapeshifter", holdings=MINED)
    accepting.first.does("use:ginawa-experienced")
    accepting.second.does("accept")
    assert accepting.zone("ninja-shapeshifter") == "dynasty discard"


# Mikio


def test_mikio_bowed_is_dishonored_when_his_master_is_challenged() -> None:
    game = challenged("toturi", at("mikio", bowed=True))
    assert game.card("mikio").dishonored
    game.second.does("accept")
    assert not game.second.may("trigger:mikio:2")
    other = challenged(SUKUNE, at("mikio", bowed=True))
    assert not other.card("mikio").dishonored


# Naka Kuro


def master(*mine: Any, **more: Any) -> Scene:
    return scene({"personalities": ["naka-kuro", *mine], **more}, {"personalities": [UJI], **LATER})


def ring_of_fire(*mine: Any, foe: str = UJI) -> Scene:
    return fight({"personalities": [fights("naka-kuro"), *mine], "rings": [at("ring-of-fire", bowed=True)]},
                 {"personalities": [fights(foe)]})  # fmt: skip


def test_kuro_performs_an_elemental_action_of_another_card_for_nothing() -> None:
    game = master(at(TOMO, attachments=["call-upon-the-wind"], bowed=True),
                  provinces=[{"card": at("small-farm", facedown=True)}, {}, {}, {}])  # fmt: skip
    game.first.does("use:naka-kuro").chooses("choose:province:0.0")
    assert not game.province(0, 0).card.facedown and game.card("naka-kuro").bowed  # type: ignore[union-attr]
    assert not game.card("naka-kuro").gained
    kept(game)


def test_kuro_copies_what_a_personality_can_do() -> None:
    game = master(at("isawa-kaede", bowed=True), provinces=[{"card": at("small-farm")}, {}, {}, {}], hand=[])
    game.first.does("use:naka-kuro")
    assert [one.id for one in game.first.player.dynasty_discard] == ["small-farm"] and len(game.first.hand) == 1


def test_kuro_does_not_look_for_actions_in_a_copy_of_his_own_action() -> None:
    # A Reflective Pool can give his action to another Personality. Both would look for actions in each other for ever.
    copier = at(TOMO, bowed=True, lent=[{"ability": "naka-kuro.0", "until": "turn"}])
    assert not master(copier).first.may("use:naka-kuro")
    game = master(copier, at("isawa-kaede", bowed=True), provinces=[{"card": at("small-farm")}, {}, {}, {}], hand=[])
    game.first.does("use:naka-kuro")
    assert [one.id for one in game.first.player.dynasty_discard] == ["small-farm"]


def test_kuro_gives_up_the_card_on_which_a_copied_effect_depends() -> None:
    game = master(at("isawa-tadaka", bowed=True), hand=["charge", "feint", "avoid-fate"])
    before = game.province(0, 0).strength
    game.first.does("use:naka-kuro").chooses("avoid-fate")
    assert [one.id for one in game.first.player.fate_discard] == ["avoid-fate"] and len(game.first.hand) == 2
    assert game.province(0, 0).strength == before + 3 and game.card("naka-kuro").bowed
    kept(game)


def test_without_a_card_to_discard_kuro_copies_no_such_action() -> None:
    assert not master("isawa-tadaka", hand=[]).first.may("use:naka-kuro")


def test_kuro_sacrifices_a_personality_to_copy_the_ring_of_fire() -> None:
    game = ring_of_fire(fights(TOMO))
    game.first.does("use:naka-kuro")
    game.pass_while(lambda: game.card(UJI).in_play, 3)
    assert game.zone(TOMO) == game.zone(UJI) == "dynasty discard" and game.card("naka-kuro").in_play
    kept(game)


@pytest.mark.parametrize("mine", [[], [fights("sanzo")]])
def test_kuro_sacrifices_neither_himself_nor_anybody_in_vain(mine: list[Any]) -> None:
    assert not ring_of_fire(*mine).first.may("use:naka-kuro")


def test_kuro_chooses_between_two_copies_of_a_card() -> None:
    farm = [{"card": at("small-farm", facedown=True)}, {}, {}, {}]
    winds = [at(who, attachments=["call-upon-the-wind"], bowed=True) for who in (TOMO, UNARI)]
    game = master(*winds, provinces=farm)
    game.first.does("use:naka-kuro")
    keys = [f"copy:{wind.key}:call-upon-the-wind.0" for wind in game.cards("call-upon-the-wind")]
    assert game.first.prompt is not None
    assert sorted(option.key for option in game.first.prompt.options) == sorted(keys)
    game.first.does(keys[1]).chooses("choose:province:0.0")
    assert not game.province(0, 0).card.facedown  # type: ignore[union-attr]
    kept(game)


def test_kuro_copies_nothing_that_is_not_elemental() -> None:
    assert not master("akodo-kage").first.may("use:naka-kuro")


def test_in_another_players_turn_kuro_takes_open_actions_only() -> None:
    spell = at(TOMO, attachments=["call-upon-the-wind"])
    side = {"personalities": ["naka-kuro", spell], "provinces": [{"card": at("small-farm")}, {}, {}, {}]}
    assert scene(side, LATER).first.may("use:naka-kuro")
    assert not scene(side, LATER, active=1, to_act=0).first.may("use:naka-kuro")


def test_kuro_copies_a_spell_that_is_destroyed_once_only() -> None:
    heart = fights(TOMO, attachments=["heart-of-the-inferno"])
    foes = [fights(UJI, attachments=["light-infantry"]), fights("sanzo")]
    game = fight({"personalities": [fights("naka-kuro"), heart]}, {"personalities": foes})
    game.first.does("use:naka-kuro").chooses("light-infantry")
    spell = game.card("heart-of-the-inferno")
    assert spell.in_play and spell.added("mastered") and not game.card("naka-kuro").gained
    kept(game)


def test_kuro_cancels_an_elemental_action() -> None:
    foe = {"personalities": ["naka-kuro"], **LATER}
    game = scene({"personalities": [at(TOMO, attachments=["call-upon-the-wind"])],
                  "provinces": [{"card": at("small-farm", facedown=True)}, {}, {}, {}]}, foe)  # fmt: skip
    game.first.does("use:call-upon-the-wind").chooses("choose:province:0.0")
    game.second.does("trigger:naka-kuro:1")
    assert game.card("naka-kuro").bowed and game.card(TOMO).bowed
    assert game.province(0, 0).card.facedown  # type: ignore[union-attr]


# Takuan


def test_takuan_leads_his_comrades() -> None:
    game = scene({}, {"personalities": [fights("takuan"), fights("toku"), fights("hida-unari")]}, attack=battle_at(0))
    printed = game.card("toku").face
    assert (game.card("toku").force, game.card("toku").chi) == (printed.force + 1, printed.chi + 1)
    assert game.card("hida-unari").force == 4 and game.card("takuan").force == 4


# Toturi


def test_akodo_comes_to_toturi_too() -> None:
    game = scene({"personalities": ["toturi", HISA], "hand": ["shiryo-no-akodo"], "honor": 10})
    spirit = game.card("shiryo-no-akodo")
    assert [one.id for one in game.first.player.personalities if game.table.may_attach(spirit, one)] == ["toturi"]
    game.first.does("attach:shiryo-no-akodo")
    game.pass_to("action", seat=1, turn=2)
    assert game.card("shiryo-no-akodo").host is game.card("toturi")


def test_toturi_enters_dishonored_and_rises_once() -> None:
    provinces = [{"card": at("toturi")}, {}, {}, {}]
    game = scene({"stronghold": "toturi-s-army", "provinces": provinces, "holdings": ["diamond-mine"] * 2, "honor": 20},
                 phase="dynasty", favor=0)  # fmt: skip
    game.first.does("recruit:toturi").chooses("gold").pays().does("pass")
    assert game.card("toturi").dishonored and game.first.honor == 15
    game.pass_to("action", seat=0)
    game.first.does("use:imperial-favor:1").does("trigger:toturi:1")
    assert game.first.honor == 20 and (game.card("toturi").force, game.card("toturi").chi) == (6, 5)


def test_toturi_does_not_join_the_crab() -> None:
    provinces = [{"card": at("toturi")}, {}, {}, {}]
    game = scene({"provinces": provinces, "holdings": ["diamond-mine"] * 2, "honor": 20}, phase="dynasty")
    assert not game.first.may("recruit:toturi")


# Toturi (Emerald): he reacts when he is restored for the first time. A bowed card cannot react (§bow).


def test_toturi_cannot_react_to_the_second_time_that_he_is_restored() -> None:
    game = scene({"personalities": [at("toturi", dishonored=True, bowed=True), UNARI], "honor": 10})
    rules, toturi = game.table.rules_of(0), game.card("toturi")
    game.happens(rules.restore(toturi))
    game.happens(rules.straighten(toturi))
    game.happens(rules.dishonor(toturi))
    game.happens(rules.restore(toturi))
    assert not toturi.dishonored and toturi.force == toturi.face.force and game.first.honor == 10


@pytest.mark.parametrize("toturi", ["toturi-experienced", fights("toturi-experienced", bowed=True)])
def test_toturi_elsewhere_or_bowed_cancels_nothing(toturi: Any) -> None:
    game = fought([toturi, fights(UNARI)], [fights(YOJO)], hand=["outflank"])
    game.second.does("play:outflank")
    assert numbers(game, YOJO)[0] == 3


def test_mikio_fights_in_toturis_place() -> None:
    game = challenged("toturi", "mikio")
    game.second.does("accept").does("trigger:mikio:2")
    assert game.table.duel is not None and game.table.duel.challenged.card is game.card("mikio")
    assert game.card("mikio").bowed


def test_mikio_does_not_outlive_toturi() -> None:
    game = scene({"personalities": ["toturi", at("mikio", dishonored=True)]})
    game.happens(game.table.framework.destroy(game.card("toturi")))
    assert game.card("mikio").died == "honorably"


def test_a_guardian_does_not_duel_his_own_side() -> None:
    # §challenge: a duel is fought between Personalities of two players.
    game = scene({"personalities": [UJI, "mikio"], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": ["toturi"], "hand": ["naginata"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI).chooses("toturi")
    game.second.does("accept")
    assert game.table.duel is not None and not game.first.may("trigger:mikio:2")


# Toturi • Experienced


def test_toturi_cancels_an_action_in_his_battle() -> None:
    game = fought([fights("toturi-experienced")], [fights(YOJO)], hand=["outflank"])
    game.second.does("play:outflank")
    game.first.does("trigger:toturi-experienced")
    assert numbers(game, YOJO)[0] == 0 and game.card("toturi-experienced").bowed


def test_toturi_dishonored_is_a_lesser_man() -> None:
    game = scene({"personalities": [at("toturi-experienced", dishonored=True)]})
    assert numbers(game, "toturi-experienced") == (-2, -3)


# Tsuo


def test_tsuo_rises_to_the_challenger() -> None:
    game = challenged("tsuo")
    game.second.does("trigger:tsuo:1")
    assert game.card("tsuo").chi == game.card(UJI).chi == 3


def test_tsuo_does_not_rise_above_himself() -> None:
    game = challenged("tsuo", by=YOJO)
    assert not game.second.may("trigger:tsuo:1")


def test_tsuo_dishonored_costs_four_honor() -> None:
    game = scene({"personalities": ["tsuo", UNARI], "honor": 9})
    game.happens(game.table.framework.dishonor(game.card(UNARI)))
    assert game.first.honor == 9
    game.happens(game.table.framework.dishonor(game.card("tsuo")))
    assert game.first.honor == 5
