"""Crab Clan, Core Set: characters."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, finish, row, used
from tests.l5r_lcg.scene import at, inside, scene

# Hida Guardian


def test_hida_guardian_gives_two_for_each_holding() -> None:
    game = scene(
        {"characters": [inside("hida-guardian"), inside("kaiu-envoy"), "eager-scout"],
         "provinces": row("funeral-pyre", "imperial-storehouse", first="pilgrimage")},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.triggers("hida-guardian")
    assert (game.card("kaiu-envoy").military, game.card("kaiu-envoy").political) == (5, 4)


def test_hida_guardian_needs_a_holding_and_to_participate() -> None:
    for guardian, holdings in ((inside("hida-guardian"), []), (at("hida-guardian"), ["funeral-pyre"])):
        game = scene(
            {"characters": [guardian, inside("kaiu-envoy")], "provinces": row(*holdings)},
            conflict=MILITARY,
            to_act=0,
            asked=(0,),
        )
        assert not game.first.may("trigger:hida-guardian")


# Kaiu Envoy


def test_kaiu_envoy_leaves_a_fate_and_a_card() -> None:
    game = scene({"characters": ["kaiu-envoy"], "provinces": row("funeral-pyre")})
    game.first.triggers("funeral-pyre")
    if game.first.asked == "order":
        game.first.does("kaiu-envoy")
    assert game.first.fate == 1 and len(game.first.hand) == 2


# Hiruma Yōjimbō


def test_hiruma_yojimbo_defends_but_cannot_attack() -> None:
    game = scene({"characters": ["hiruma-yojimbo", "hida-guardian"]}, step="3.2")
    assert game.first.may("commit:hida-guardian") and not game.first.may("commit:hiruma-yojimbo")
    game = scene(
        {"characters": [inside("hida-guardian")]}, {"characters": ["hiruma-yojimbo"]}, conflict=MILITARY, step="3.2.1"
    )
    game.second.defends("hiruma-yojimbo")
    assert game.card("hiruma-yojimbo").defending


# Shrewd Yasuki


def test_shrewd_yasuki_takes_one_of_two_unseen_by_the_opponent() -> None:
    game = scene(
        {"characters": [inside("shrewd-yasuki")], "conflict_deck": ["banzai", "rout", "outwit"]},
        {"provinces": row("funeral-pyre")},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.triggers("shrewd-yasuki", "rout")
    assert game.first.hand == ["rout"]
    assert [card.id for card in game.first.player.conflict_deck] == ["banzai", "outwit"]
    told = [seen.facts for record in game.match.records if (seen := record.seen_by(1))]
    assert "rout" not in str(told) and "banzai" not in str(told)


def test_shrewd_yasuki_needs_a_holding_and_to_participate() -> None:
    for yasuki, holdings in ((inside("shrewd-yasuki"), []), (at("shrewd-yasuki"), ["funeral-pyre"])):
        game = scene(
            {"characters": [yasuki, inside("hida-guardian")], "provinces": row(*holdings)},
            conflict=POLITICAL,
            to_act=0,
            asked=(0,),
        )
        assert not game.first.may("trigger:shrewd-yasuki")


# Vanguard Warrior


def test_vanguard_warrior_dies_to_place_a_fate() -> None:
    game = scene({"characters": ["vanguard-warrior", "hida-guardian"]}, {"characters": ["matsu-berserker"]})
    game.first.triggers("vanguard-warrior", "hida-guardian")
    assert game.card("hida-guardian").fate == 1 and game.zone("vanguard-warrior") == "dynasty discard"


# Borderlands Defender


def test_borderlands_defender_stands_while_defending() -> None:
    game = scene(
        {"characters": [inside("hida-kisada")], "hand": ["rout"], "fate": 1},
        {"characters": [inside("borderlands-defender"), inside("hida-guardian")], "hand": ["rout"], "fate": 1},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:rout")
    assert not game.card("hida-guardian").participating and game.card("borderlands-defender").participating
    alone = scene(
        {"characters": [inside("hida-guardian")], "hand": ["admit-defeat"]},
        {"characters": [inside("borderlands-defender")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not alone.first.may("play:admit-defeat")


def test_borderlands_defender_is_moved_by_its_own_side_and_bows_after_the_conflict() -> None:
    game = scene(
        {"characters": [inside("hida-guardian")]},
        {
            "characters": [inside("borderlands-defender")],
            "provinces": row("favorable-ground", first="pilgrimage"),
        },
        conflict=MILITARY,
        to_act=1,
    )
    assert game.second.may("trigger:favorable-ground")
    finish(game)
    assert game.card("borderlands-defender").bowed


def test_borderlands_defender_falls_back_when_attacking() -> None:
    game = scene(
        {"characters": [inside("borderlands-defender")]},
        {"characters": [inside("hida-kisada")], "hand": ["rout"], "fate": 1},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.does("play:rout")
    assert not game.card("borderlands-defender").participating


# Intimidating Hida


def test_intimidating_hida_costs_an_opponent_who_passes() -> None:
    game = scene({"characters": ["hida-guardian"]}, {"characters": ["intimidating-hida"]}, step="3.2")
    game.first.passes()
    game.second.does("trigger:intimidating-hida")
    assert (game.first.honor, game.second.honor) == (9, 10)
    own = scene({"characters": ["intimidating-hida"]}, step="3.2", asked=(0,))
    own.first.passes()
    assert not own.first.may("trigger:intimidating-hida")


# Vengeful Berserker


def test_vengeful_berserker_doubles_after_a_friend_falls() -> None:
    game = scene(
        {
            "characters": [
                inside("vengeful-berserker", attachments=["fine-katana"]),
                inside("stoic-gunso"),
                "eager-scout",
            ]
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("stoic-gunso", "eager-scout").does("trigger:vengeful-berserker")
    assert game.card("vengeful-berserker").military == 10
    finish(game)
    assert game.card("vengeful-berserker").military == 5


def test_vengeful_berserker_needs_a_conflict() -> None:
    game = scene({"characters": ["vengeful-berserker", "eager-scout"], "provinces": row("funeral-pyre")})
    game.first.triggers("funeral-pyre", "eager-scout")
    assert not game.first.may("trigger:vengeful-berserker") and game.card("vengeful-berserker").military == 3


def test_vengeful_berserker_does_not_mourn_enemies_or_attachments() -> None:
    for host, victim in ((0, "tattooed-wanderer"), (1, "eager-scout")):
        sides: list[dict[str, Any]] = [{"characters": [inside("vengeful-berserker")]}, {"characters": ["eager-scout"]}]
        if host == 0:
            sides[0]["characters"].append(at("hida-guardian", attachments=["tattooed-wanderer"]))
        hand = ["let-go"] if host == 0 else ["assassination"]
        game = scene({**sides[0], "hand": hand, "fate": 2}, sides[1], conflict=MILITARY, to_act=0)
        game.first.plays(hand[0], on=victim if game.first.asked == "target" else None)
        if game.first.asked == "target":
            game.first.does(victim)
        assert not game.card(victim).in_play and game.card("vengeful-berserker").military == 3
        assert game.first.asked != "reaction"


# Hida Tomonatsu


def test_hida_tomonatsu_sends_an_attacker_back_to_its_deck() -> None:
    game = scene(
        {"characters": [inside("hida-guardian"), inside("kaiu-shuichi")]},
        {"characters": [inside("hida-tomonatsu"), inside("borderlands-defender")]},
        conflict=MILITARY,
    )
    game.pass_all(until="reaction")
    game.second.triggers("hida-tomonatsu")
    assert game.first.player.dynasty_deck[-1].id == "hida-guardian"
    assert game.zone("hida-tomonatsu") == "dynasty discard" and game.card("kaiu-shuichi").in_play


def test_hida_tomonatsu_spares_unique_attackers_and_acts_only_in_defense() -> None:
    for attackers, defenders in (
        ([inside("kaiu-shuichi")], [inside("hida-tomonatsu"), inside("borderlands-defender")]),
        ([inside("hida-tomonatsu"), inside("borderlands-defender")], [inside("hida-guardian")]),
    ):
        game = scene({"characters": attackers}, {"characters": defenders}, conflict=MILITARY)
        finish(game)
        assert game.card("hida-tomonatsu").in_play and used(game, "initiate") == 0


# Steadfast Witch Hunter


def test_steadfast_witch_hunter_readies_for_a_sacrifice() -> None:
    game = scene({"characters": ["steadfast-witch-hunter", "eager-scout", at("hida-guardian", bowed=True)]})
    game.first.triggers("steadfast-witch-hunter", "eager-scout")
    assert not game.card("hida-guardian").bowed and game.zone("eager-scout") == "dynasty discard"


def test_steadfast_witch_hunter_needs_somebody_bowed() -> None:
    game = scene({"characters": ["steadfast-witch-hunter", "eager-scout"]}, asked=(0,))
    assert not game.first.may("trigger:steadfast-witch-hunter")


# Kaiu Shuichi


def test_kaiu_shuichi_gains_a_fate_beside_a_holding() -> None:
    holding = {"provinces": row("imperial-storehouse")}
    game = scene({"characters": [inside("kaiu-shuichi")]}, holding, conflict=MILITARY, to_act=0)
    game.first.triggers("kaiu-shuichi")
    assert game.first.fate == 1
    for shuichi, side in ((inside("kaiu-shuichi"), {}), (at("kaiu-shuichi"), holding)):
        game = scene({"characters": [shuichi, inside("hida-guardian")]}, side, conflict=MILITARY, to_act=0, asked=(0,))
        assert not game.first.may("trigger:kaiu-shuichi")


# Hida Kisada


def test_hida_kisada_cancels_the_first_action_ability_and_no_second() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["banzai"]},
        {"characters": ["hida-kisada"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:brash-samurai")
    assert not game.card("brash-samurai").honored
    game.second.passes()
    assert not game.first.may("trigger:brash-samurai")
    game.first.plays("banzai")
    assert game.card("brash-samurai").military == 4


def test_hida_kisada_cancels_an_event_which_still_counts_as_played() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["banzai"]},
        {"characters": [inside("hida-kisada", attachments=["watch-commander"])]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("banzai", on="brash-samurai")
    game.second.does("trigger:watch-commander")
    assert game.card("brash-samurai").military == 2 and game.zone("banzai") == "conflict discard"
    assert game.first.honor == 9


def test_hida_kisada_leaves_played_cards_reactions_and_his_own_side_alone() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["fine-katana"]},
        {"characters": ["hida-kisada", inside("hida-guardian"), inside("kaiu-envoy")],
         "provinces": row("imperial-storehouse")},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.plays("fine-katana", on="brash-samurai")
    assert game.card("brash-samurai").military == 4
    game.second.triggers("hida-guardian", "kaiu-envoy")
    assert game.card("kaiu-envoy").military == 3
    game.first.does("trigger:brash-samurai")
    assert not game.card("brash-samurai").honored


def test_hida_kisada_entering_after_the_first_action_cancels_nothing() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["banzai"]},
        {"hand": ["charge"], "fate": 1, "provinces": row("hida-kisada")},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:brash-samurai")
    game.second.plays("charge")
    assert game.card("hida-kisada").in_play
    game.first.plays("banzai", on="brash-samurai")
    assert game.card("brash-samurai").honored and game.card("brash-samurai").military == 6


def test_hida_kisada_is_silent_for_the_phase_once_he_lost_a_conflict() -> None:
    game = scene(
        {"characters": [inside("brash-samurai"), "doji-hotaru"], "stronghold": "shizuka-toshi"},
        {"characters": ["hida-kisada", "kaiu-envoy"]},
        conflict=MILITARY,
    )
    game.pass_all(until="declare-conflict")
    game.second.passes()
    game.pass_all(until="declare-conflict")
    game.first.declares("water", "political", 1, "doji-hotaru")
    game.second.defends("kaiu-envoy").passes()
    game.first.triggers("shizuka-toshi")
    assert game.card("kaiu-envoy").bowed


def test_hida_kisada_cancels_again_in_each_conflict() -> None:
    game = scene(
        {"characters": [inside("brash-samurai"), "doji-hotaru"]},
        {"characters": [inside("hida-kisada"), "kaiu-envoy"]},
        conflict=MILITARY,
    )
    game.pass_all(until="declare-conflict")
    game.second.passes()
    game.pass_all(until="declare-conflict")
    game.first.declares("water", "political", 1, "doji-hotaru")
    game.second.defends("kaiu-envoy").passes()
    game.first.triggers("shizuka-toshi")
    assert not game.card("kaiu-envoy").bowed and game.card("shizuka-toshi", 0).bowed


# Hiruma Ambusher


def test_hiruma_ambusher_silences_a_character() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")]},
        {"hand": ["hiruma-ambusher"], "fate": 2},
        conflict=MILITARY,
        to_act=1,
        asked=(0,),
    )
    game.second.plays("hiruma-ambusher", into="conflict").triggers("hiruma-ambusher", "brash-samurai")
    assert game.first.asked == "action" and not game.first.may("trigger:brash-samurai")


def test_hiruma_ambusher_must_enter_as_a_defender() -> None:
    for seat, into in ((0, "conflict"), (1, "home")):
        sides: list[dict[str, Any]] = [{"characters": [inside("brash-samurai")]}, {}]
        sides[seat] |= {"hand": ["hiruma-ambusher"], "fate": 2}
        game = scene(*sides, conflict=MILITARY, to_act=seat)
        player = (game.first, game.second)[seat]
        player.plays("hiruma-ambusher", into=into)
        assert game.card("hiruma-ambusher").in_play and player.asked != "reaction"


# Stoic Gunsō


def test_stoic_gunso_grows_by_a_sacrifice() -> None:
    game = scene({"characters": [inside("stoic-gunso"), "eager-scout"]}, conflict=MILITARY, to_act=0)
    game.first.triggers("stoic-gunso", "eager-scout")
    assert game.card("stoic-gunso").military == 5 and game.zone("eager-scout") == "dynasty discard"
    peace = scene({"characters": ["stoic-gunso", "eager-scout"]}, asked=(0,))
    assert not peace.first.may("trigger:stoic-gunso")
