"""Strategies with a Limited Action."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from engine.l5r_ccg.cards.phrases.standing import bound
from engine.l5r_ccg.definition import pool
from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.cards.scenes import adept, egg, numbers, paid
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import CRAB, EMPTY, Scene, at, scene

UONA = "isawa-uona"
GOLD = ["gold-mine"] * 4
KUWANAN = "doji-kuwanan"
UJI = "daidoji-uji"
YOJO = "matsu-yojo"
UNARI = "hida-unari"
IDLE = {"holdings": ["retired-general"]}
SUKUNE = "hida-sukune"
EGG = "the-egg-of-p-an-ku"
MOTSO = "kitsu-motso"
SILVER = "silver-mine"
EARTH = "ring-of-earth"
TSUKE = "isawa-tsuke"
CRANE = "the-esteemed-house-of-the-crane"
LION = "the-ancestral-home-of-the-lion"
MACHINE = "the-monstrous-war-machine-of-fu-leng"
LIES = "lies-lies-lies"
THREE_DIAMONDS = {"holdings": ["diamond-mine"] * 3}
DISSENT = "political-dissent"
GOOD_WILL = f"use:the-war-fortress-of-the-crab:text.{DISSENT}.0"
TWO_DIAMONDS = {"holdings": ["diamond-mine"] * 2}
ISAWA_TOMO = "isawa-tomo"
ASAHINA = "asahina-tomo"


def adepts_turn(element: str, *acts: Any, hand: tuple[str, ...] = ()) -> Scene:
    """Return a table at which the first player acts and has a Region and a Spell. The second has an Adept."""
    return adept(element, *acts, at(UONA, attachments=["biting-steel"]), hand=list(hand),
                 provinces=[{"attached": ["the-kaiu-walls"]}, {}, {}, {}])  # fmt: skip


# Blackmail


def blackmailed() -> Scene:
    game = scene({"hand": ["blackmail"], "holdings": GOLD, "honor": 20}, {"holdings": ["port"]})
    game.first.does("play:blackmail").chooses("choose:province:1.2").pays()
    return game


def test_the_blackmailed_serves_with_a_holding() -> None:
    game = blackmailed()
    assert game.card("port").controller == 0 and game.zone("blackmail") == "play"
    assert game.card("port") in game.table.players[0].holdings


def test_a_player_who_reveals_the_blackmail_loses_a_province_and_costs_the_other_honor() -> None:
    game = blackmailed()
    game.second.does("use:blackmail:1")
    assert game.province(1, 2).destroyed and game.card("port").controller == 1
    assert game.first.honor == 10 and game.zone("blackmail") == "fate discard"


def test_only_the_blackmailed_player_reveals_it_while_the_province_stands() -> None:
    game = blackmailed()
    game.pass_to("action", seat=0, turn=3)
    assert not game.first.may("use:blackmail:1")
    game.first.does("pass")
    assert game.second.may("use:blackmail:1")
    game.happens(game.table.framework.destroy_province(game.province(1, 2)))
    game.pass_to("action", seat=1, turn=4)
    assert not game.second.may("use:blackmail:1") and game.card("port").controller == 0


def test_a_position_knows_the_blackmail() -> None:
    loaded = load("again", frozenset(), dump(blackmailed().table))
    [place] = [one for one in loaded.players[1].provinces if any(x.attribute == "bound" for x in one.lasting)]
    assert place.index == 2 and loaded.copied().players[1].provinces[2].lasting


# The Blood Feud


def feud(favor: int | None = None) -> Scene:
    game = scene({"personalities": [YOJO], "hand": ["the-blood-feud"], "holdings": GOLD, "honor": 10},
                 {"personalities": [UJI, KUWANAN], "honor": 10}, favor=favor)  # fmt: skip
    game.first.does("play:the-blood-feud").chooses(UJI).pays()
    game.pass_while(lambda: game.first.asked == "reaction")
    game.second.does("pass")
    return game


def test_the_feud_costs_4_honor_and_a_personality_who_refuses_is_shamed() -> None:
    game = feud()
    assert game.first.honor == 6
    game.first.does("use:the-blood-feud:1")
    game.second.does("refuse")
    game.pass_while(lambda: game.second.asked == "reaction")
    assert game.card(YOJO).bowed and game.card(UJI).dishonored and game.second.honor == 7


def test_any_player_may_send_a_personality_against_the_marked_one() -> None:
    game = feud()
    game.pass_to("action", seat=1, turn=2)
    game.second.does("use:the-blood-feud:1")
    game.second.does("accept")
    assert game.zone(UJI) == "dynasty discard" and game.zone("the-blood-feud") == "fate discard"


def test_the_favor_ends_the_feud() -> None:
    game = feud(favor=0)
    game.first.does("use:the-blood-feud:2")
    assert game.table.favor is None and game.zone("the-blood-feud") == "fate discard"
    assert not feud().first.may("use:the-blood-feud:2")


# Bountiful Harvest


def test_bountiful_harvest_makes_every_holding_that_makes_gold_make_more_for_a_turn() -> None:
    game = scene({"hand": ["bountiful-harvest"], "holdings": ["diamond-mine", "retired-general"]},
                 {"holdings": ["small-farm"]})  # fmt: skip
    gold = {name: game.card(name).value("gold", game.card(name).face.gold_production)
            for name in ("diamond-mine", "small-farm")}  # fmt: skip
    game.first.does("play:bountiful-harvest")
    for name, before in gold.items():
        assert game.card(name).value("gold", game.card(name).face.gold_production) == before + 1


# Daisho Technique


def test_a_samurai_learns_to_hold_two_weapons_for_good() -> None:
    armed = at(UNARI, attachments=["naginata"])
    game = scene({"personalities": [armed], "hand": ["daisho-technique", "tetsubo", "no-dachi"],
                  "holdings": ["gold-mine"] * 4})  # fmt: skip
    assert not game.first.may("attach:tetsubo")
    game.first.does("play:daisho-technique")
    assert game.card(UNARI).bowed
    game.pass_to("action", seat=0, turn=3)
    game.first.does("attach:tetsubo").pays()
    assert game.card("tetsubo").host is game.card(UNARI) and not game.first.may("attach:no-dachi")


@pytest.mark.parametrize("who", [SUKUNE, "isawa-uona", at(UNARI, bowed=True)])
def test_two_weapons_are_for_a_straight_samurai_of_three_chi(who: Any) -> None:
    game = scene({"personalities": [who], "hand": ["daisho-technique"], **IDLE})
    assert not game.first.may("play:daisho-technique")


# Disfavored


def test_a_disfavored_player_no_longer_lobbies() -> None:
    game = scene({"hand": ["disfavored"], "personalities": [SUKUNE], "honor": 5},
                 {"personalities": ["kakita-yoshi", UJI], "honor": 9})  # fmt: skip
    game.first.does("play:disfavored").chooses("kakita-yoshi")
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.may("lobby:kakita-yoshi") and game.second.may(f"lobby:{UJI}")
    assert not game.second.may("use:kakita-yoshi")


def test_nobody_is_disfavored_twice() -> None:
    game = scene({"hand": ["disfavored", "disfavored"], **IDLE}, {"personalities": [YOJO]})
    game.first.does("play:disfavored")
    game.second.passes()
    assert not game.first.may("play:disfavored")


# The Egg of P'an Ku


def test_the_egg_is_from_now_on_the_same_card() -> None:
    game = egg(at(MOTSO, permanent=[{"attribute": "force", "value": 2, "source": "careful-planning"}]))
    own, his = game.first.player.personalities[0], game.second.player.personalities[0]
    assert own.id == MOTSO and own.face is his.face and not own.bowed
    assert (own.force, own.chi) == (his.force, his.chi)
    assert not game.cards(EGG)
    kept(game)


def test_the_egg_copies_no_temporary_effects_tokens_or_attachments() -> None:
    passing = [{"attribute": "force", "value": 4, "until": "game"}]
    game = egg(at(MOTSO, lasting=passing, tokens=[{"force": 3}], attachments=["naginata"]))
    own = game.first.player.personalities[0]
    assert own.force == own.face.force and not own.attachments and not own.tokens


def test_its_entering_has_no_consequences() -> None:
    """Kyoso no Oni costs Honor and acts when it comes into play."""
    game = egg("kyoso-no-oni")
    assert game.first.honor == 5
    assert "enter-play" not in game.kinds


def test_the_copy_dies_as_the_personality() -> None:
    game = egg(MOTSO)
    own = game.first.player.personalities[0]
    game.happens(game.table.rules_of(0).destroy(own))
    assert own.zone == "dynasty discard" and own.died == "honorably" and own.id == MOTSO


def test_the_copy_keeps_the_unique_card_from_entering_again() -> None:
    game = egg(MOTSO)
    game.happens(game.table.rules_of(1).destroy(game.second.player.personalities[0]))
    again = game.card(MOTSO, 1)
    assert again.zone == "dynasty discard" and not game.table.may_enter_play(again)


def test_two_of_a_unique_card_are_in_play_only_by_the_egg() -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [MOTSO]}, {"personalities": [MOTSO]})
    hatched = at(MOTSO, permanent=[{"attribute": "hatched", "source": EGG}])
    assert scene({"personalities": [hatched]}, {"personalities": [MOTSO]}).card(MOTSO).in_play


def test_the_egg_needs_a_personality() -> None:
    assert not scene({"hand": [EGG], "holdings": [SILVER] * 5}).first.may(f"play:{EGG}")


# Emperor's Protection


def protected(favor: int | None = 0) -> Scene:
    return scene({"personalities": [at(YOJO, attachments=[])], "hand": ["emperor-s-protection"], "honor": 10},
                 {"personalities": [KUWANAN], "hand": ["iaijutsu-challenge"], "honor": 20}, favor=favor)  # fmt: skip


def test_the_emperors_protection_costs_the_favor() -> None:
    game = protected()
    game.first.does("play:emperor-s-protection").chooses(YOJO)
    assert game.table.favor is None and game.zone("emperor-s-protection") == "play"
    assert protected(favor=None).first.barred("play:emperor-s-protection")


def test_a_player_who_kills_the_protected_personality_in_a_duel_loses_7_honor() -> None:
    game = protected()
    game.first.does("play:emperor-s-protection").chooses(YOJO)
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:iaijutsu-challenge")
    game.first.does("accept").does("strike")
    assert game.zone(YOJO) == "dynasty discard" and game.second.honor == 20 - 7 + 5


def test_a_protected_personality_who_falls_in_battle_costs_his_own_player_3_honor() -> None:
    game = protected()
    game.first.does("play:emperor-s-protection").chooses(YOJO)
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(doji_kuwanan="1.0")
    game.happens(game.table.framework.destroy(game.card(YOJO)))
    assert game.first.honor == 7


def test_a_protected_personality_who_dies_of_another_cause_costs_nothing() -> None:
    game = protected()
    game.first.does("play:emperor-s-protection").chooses(YOJO)
    game.happens(game.table.framework.destroy(game.card(YOJO)))
    assert game.first.honor == 10 and game.zone("emperor-s-protection") == "fate discard"


# Enlightenment


def test_enlightenment_takes_a_ring_back_for_a_bowed_monk() -> None:
    game = scene({"personalities": ["hitoshi"], "hand": ["enlightenment"], "fate_discard": ["naginata", EARTH]})
    game.first.does("play:enlightenment").chooses("hitoshi").chooses(EARTH)
    assert game.first.hand == [EARTH] and game.card("hitoshi").bowed


@pytest.mark.parametrize(("who", "discarded"), [("hida-unari", EARTH), ("hitoshi", "naginata")])
def test_enlightenment_needs_a_monk_and_a_ring_in_the_discard_pile(who: str, discarded: str) -> None:
    game = scene({"personalities": [who], "hand": ["enlightenment"], "fate_discard": [discarded],
                  "holdings": ["retired-general"]})  # fmt: skip
    assert game.first.barred("enlightenment")


# Explosives


def test_explosives_destroy_a_holding() -> None:
    game = scene({"hand": ["explosives"], "holdings": ["diamond-mine"] * 2}, {"holdings": ["retired-general"]})
    game.first.does("play:explosives").chooses("retired-general").pays()
    assert game.zone("retired-general") == "dynasty discard"


def test_explosives_cost_six_gold() -> None:
    game = scene({"hand": ["explosives"], "stronghold": "the-war-fortress-of-the-crab"}, {"holdings": ["small-farm"]})
    assert not game.first.may("play:explosives")


def test_alhundro_brings_the_explosives_himself() -> None:
    game = scene(
        {"personalities": ["alhundro-cornejo"], "hand": ["explosives"], "stronghold": at(CRAB, bowed=True)},
        {"holdings": ["marketplace"]},
    )
    game.first.does("play:explosives").chooses("marketplace").pays()
    assert game.zone("marketplace") == "dynasty discard" and game.card("alhundro-cornejo").bowed


# Extortion


def extorted() -> Scene:
    game = scene({"hand": ["extortion"], "holdings": GOLD, "personalities": [YOJO]},
                 {"personalities": [at(TSUKE, dishonored=True, attachments=["biting-steel"]), UJI]})  # fmt: skip
    game.first.does("play:extortion").pays()
    return game


def test_the_extorted_player_does_not_attack_the_extorter() -> None:
    game = extorted()
    game.pass_to("declare-attack", seat=1, turn=2)
    game.second.attacks(0)
    assert game.second.may("commit:daidoji-uji>province:0.0") and not game.second.may("commit:isawa-tsuke>province:0.0")


def test_the_extorted_does_not_act_against_that_players_cards() -> None:
    game = extorted()
    game.second.does("use:biting-steel")
    # Of the Personalities in play only those of other players can be chosen.
    assert game.card(UJI).force == 4 and game.card(YOJO).force == 2


def test_honor_ends_the_extortion() -> None:
    game = extorted()
    game.happens(game.table.framework.restore(game.card(TSUKE)))
    assert not game.card(TSUKE).value("extorted") and not game.table.durations.delayed
    game.pass_to("declare-attack", seat=1, turn=2)
    game.second.attacks(0)
    assert game.second.may("commit:isawa-tsuke>province:0.0")


def test_only_the_dishonored_are_extorted() -> None:
    game = scene({"hand": ["extortion"], "holdings": GOLD}, {"personalities": [UJI]})
    assert game.first.barred("play:extortion")


# Family Loyalty


def called(answer: bool, **second: Any) -> Scene:
    game = scene(
        {"stronghold": LION, "hand": ["family-loyalty"], "honor": 9},
        {"stronghold": CRANE, "personalities": [YOJO, UJI], "honor": 9, "provinces": EMPTY, **second},
    )
    game.first.does("play:family-loyalty")
    game.second.does(*([YOJO] if answer else []))
    return game


def test_a_lord_who_hands_a_vassal_over_gets_him_back_when_the_turn_ends() -> None:
    game = called(True)
    assert game.card(YOJO).controller == 0 and game.second.honor == 9
    game.pass_to("action", seat=1, turn=2)
    assert game.card(YOJO).controller == 1


def test_a_vassal_handed_over_does_not_attack_his_lord() -> None:
    game = called(True)
    game.to_attack().attacks(1)
    assert game.first.asked != "commit" and game.card(YOJO).at is None


def test_a_lord_who_keeps_a_vassal_loses_honor_and_the_vassal_is_dishonored() -> None:
    game = called(False)
    game.second.passes()  # The Samurai does not commit seppuku for it.
    assert game.card(YOJO).controller == 1 and game.card(YOJO).dishonored and game.second.honor == 2


@pytest.mark.parametrize(("lord", "who"), [(LION, YOJO), (CRANE, UJI)])
def test_only_members_of_the_players_clan_are_called_home_from_another_clan(lord: str, who: str) -> None:
    game = scene({"stronghold": LION, "hand": ["family-loyalty"]}, {"stronghold": lord, "personalities": [who]})
    assert not game.first.may("play:family-loyalty")


# The Fault is Mine


def test_the_fault_is_mine_moves_dishonor_from_one_to_another() -> None:
    game = scene({"hand": ["the-fault-is-mine"], "personalities": [YOJO, at(SUKUNE, dishonored=True)]})
    game.first.does("play:the-fault-is-mine")
    assert game.card(YOJO).dishonored and not game.card(SUKUNE).dishonored


def test_the_fault_is_mine_takes_anothers_dishonor_as_it_comes() -> None:
    game = scene({"hand": ["marries-a-barbarian"]}, {"personalities": [UJI, SUKUNE], "hand": ["the-fault-is-mine"]})
    game.first.does("play:marries-a-barbarian").does(UJI)
    game.second.does("trigger:the-fault-is-mine:1").chooses(SUKUNE)
    assert game.card(SUKUNE).dishonored and not game.card(UJI).dishonored


# Fu Leng's Steeds


def test_fu_lengs_steeds_take_cavalry_away_for_good() -> None:
    game = scene({"hand": ["fu-leng-s-steeds"]}, {"personalities": ["sanzo"]})
    game.first.does("play:fu-leng-s-steeds")
    game.pass_to("action", seat=1, turn=2)
    assert not game.card("sanzo").trait("Cavalry")


def test_every_player_who_might_hold_bad_kharma_is_asked() -> None:
    side = {"personalities": ["sanzo"], "hand": ["fu-leng-s-steeds"], "honor": -1}
    game = scene(side, {"hand": ["charge"]}, asked=(1,))
    game.first.does("play:fu-leng-s-steeds").chooses("sanzo")
    assert game.second.asked == "reaction"


# Geisha Assassin


def test_geisha_assassin_fights_with_half_the_gold_and_cannot_be_refused() -> None:
    game = scene({"hand": ["geisha-assassin", "light-infantry"], "holdings": ["diamond-mine"] * 2},
                 {"personalities": [UJI], "hand": ["heavy-infantry"]})  # fmt: skip
    game.first.does("play:geisha-assassin").does("number:5").pays()
    # Nobody asks whether it is accepted, and she does not focus: 5 against 3 and 2 is a tie.
    game.second.does("focus:heavy-infantry")
    assert game.zone(UJI) == "dynasty discard" and game.zone("geisha-assassin") == "fate discard"


def test_a_geisha_assassin_who_loses_is_destroyed_and_nothing_more() -> None:
    game = scene({"hand": ["geisha-assassin"], "holdings": ["diamond-mine"]}, {"personalities": [UJI], "hand": []})
    game.first.does("play:geisha-assassin").does("number:1").pays()
    assert game.card(UJI).in_play and game.zone("geisha-assassin") == "fate discard"


def test_geisha_assassin_is_not_played_without_gold_or_a_victim() -> None:
    game = scene({"hand": ["geisha-assassin"], "holdings": ["diamond-mine"], "personalities": [YOJO]})
    assert not game.first.may("play:geisha-assassin")


# His Most Favored


def favored(**more: object) -> Scene:
    game = scene({"personalities": [YOJO], "hand": ["his-most-favored"], "honor": 10, **more},
                 {"hand": ["kolat-assassin"], "holdings": GOLD, "honor": 20})  # fmt: skip
    game.first.does("play:his-most-favored")
    return game


def again(game: Scene) -> Scene:
    """Write the position as a literal, and load it again."""
    game.match.table = load("again", frozenset(), dump(game.table))
    return game


def test_the_most_favored_brings_5_honor_and_the_card_stays_in_play() -> None:
    game = favored()
    assert game.first.honor == 15 and game.zone("his-most-favored") == "play"
    assert "his-most-favored" in game.first.in_play


def test_the_death_of_the_most_favored_costs_10_honor_and_ends_it() -> None:
    game = favored()
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:kolat-assassin").chooses(YOJO).pays()
    assert game.first.honor == 5 and game.zone("his-most-favored") == "fate discard"


def test_the_favor_is_remembered_by_a_position() -> None:
    game = again(favored())
    one = game.card(YOJO)
    game.happens(game.table.framework.destroy(one))
    assert game.first.honor == 5


def test_the_favorite_may_leave_play_without_dying() -> None:
    game = favored()
    game.happens(game.table.framework.discard_from_play(game.card(YOJO)))
    assert game.first.honor == 15 and game.zone("his-most-favored") == "fate discard"


def test_only_the_players_own_personality_is_favored() -> None:
    game = scene({"hand": ["his-most-favored"]}, {"personalities": [YOJO]})
    assert game.first.barred("play:his-most-favored")


# Iaijutsu Challenge


# A challenge to somebody who cannot be challenged is not possible (§challenge).


def poisoned(mine: str, theirs: str, *, token: bool = True) -> Scene:
    """Return a duel between two Personalities whose Chi differs by one.

    The challenged Personality has the poison token.
    """
    tokens = [{"name": "Poison Master"}] if token else []
    return scene({"personalities": [mine], "hand": ["iaijutsu-challenge"]},
                 {"personalities": [at(theirs, tokens=tokens)]}, {})  # fmt: skip


def test_a_machine_is_no_target_of_challenges() -> None:
    cards = {"hand": ["geisha-assassin", "iaijutsu-challenge"], "holdings": GOLD}
    game = scene({"personalities": [YOJO], **cards}, {"personalities": [MACHINE]})
    assert game.first.barred("play:geisha-assassin") and game.first.barred("play:iaijutsu-challenge")
    game = scene({"personalities": [YOJO], **cards}, {"personalities": [MACHINE, UJI]})
    game.first.does("play:iaijutsu-challenge").chooses(YOJO)
    assert game.second.asked == "challenge"


def test_the_poison_takes_two_chi_off_the_opponent_once_a_strike_is_declared() -> None:
    game = poisoned(UJI, YOJO)
    mine, theirs = game.card(UJI).chi, game.card(YOJO).chi
    assert mine - theirs == 1
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.second.does(f"trigger:{YOJO}:token.Poison Master") if game.second.asked == "reaction" else None
    assert game.card(YOJO).tokens == () and game.zone(UJI) == "dynasty discard" and game.zone(YOJO) == "play"


def test_without_the_token_or_its_use_the_duel_is_unchanged() -> None:
    for token in (True, False):
        game = poisoned(UJI, YOJO, token=token)
        game.first.does("play:iaijutsu-challenge")
        game.second.does("accept")
        assert (game.second.asked == "reaction") is token
        game.second.passes()
        assert game.zone(YOJO) == "dynasty discard" and game.zone(UJI) == "play"


# Kolat Assassin


def test_kolat_assassin_destroys_and_costs_four_honor() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 5}, {"personalities": ["daidoji-uji"]}
    )
    game.first.does("play:kolat-assassin").chooses("daidoji-uji").pays()
    assert game.zone("daidoji-uji") == "dynasty discard"
    assert game.card("daidoji-uji").died == "honorably"
    assert game.first.honor == 1


def test_another_family_falls_at_minus_twenty() -> None:
    game = scene(
        {"honor": -18, "hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        {"personalities": ["daidoji-uji"]},
    )
    game.first.does("play:kolat-assassin").pays()
    assert game.table.outcome is not None and game.table.outcome.winners == (1,)


# Kolat Instigator


def test_the_instigator_lets_the_controller_choose_the_challenged() -> None:
    game = scene(
        {"hand": ["kolat-instigator"], "holdings": GOLD, "personalities": [SUKUNE], "honor": 10},
        {"personalities": [UJI, YOJO]},
    )
    game.first.does("play:kolat-instigator").does(UJI).pays()
    assert game.first.honor == 8
    game.second.does(SUKUNE)
    game.first.does("refuse")
    assert game.zone(SUKUNE) == "play" and not game.card(SUKUNE).dishonored


def test_the_instigated_may_fight_a_comrade_and_needs_a_rival() -> None:
    game = scene({"hand": ["kolat-instigator"], "holdings": GOLD}, {"personalities": [UJI, YOJO]})
    game.first.does("play:kolat-instigator").does(UJI).pays()
    game.second.does("accept")
    assert game.zone(YOJO) == "dynasty discard"
    alone = scene({"hand": ["kolat-instigator"], "holdings": GOLD}, {"personalities": [UJI]})
    assert alone.first.barred("play:kolat-instigator")


def test_paying_for_the_instigator_may_not_destroy_the_last_rival() -> None:
    """A target stays legal after the costs are paid, as long as the player can pay in another way (§target)."""
    mine = {"hand": ["kolat-instigator"], "holdings": [*GOLD, "sacrificial-altar"], "personalities": [SUKUNE]}
    game = scene(mine, {"personalities": [UJI]})
    game.first.does("play:kolat-instigator").chooses(UJI)
    assert not game.first.may(f"sacrifice:sacrificial-altar>{SUKUNE}")
    game.first.pays()
    game.first.does("refuse")
    assert game.zone(SUKUNE) == "play"


def test_of_two_rivals_of_the_instigated_one_may_be_given_up_and_not_both() -> None:
    mine = {
        "hand": ["kolat-instigator"], "holdings": [*GOLD, "sacrificial-altar", "sacrificial-altar"],
        "personalities": [SUKUNE, YOJO],
    }  # fmt: skip
    game = scene(mine, {"personalities": [UJI]})
    game.first.does("play:kolat-instigator").chooses(UJI)
    first, second = (card.key for card in game.cards("sacrificial-altar"))
    ways = [f"sacrifice:{first}>{game.card(SUKUNE).key}", f"sacrifice:{second}>{game.card(YOJO).key}"]
    assert game.first.refused(*ways) == "spoils-target"
    game.first.does(ways[0], *game.first.prompt.data["proposal"])
    game.first.does("refuse")
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone(YOJO) == "play"


def test_the_instigator_has_no_target_if_every_payment_destroys_the_last_rival() -> None:
    mine = {"hand": ["kolat-instigator"], "holdings": ["sacrificial-altar"], "personalities": [SUKUNE]}
    game = scene({**mine, "stronghold": at(CRAB, bowed=True)}, {"personalities": [UJI]})
    assert game.first.barred("play:kolat-instigator")
    spare = {**mine, "personalities": [SUKUNE, YOJO], "stronghold": at(CRAB, bowed=True)}
    assert scene(spare, {"personalities": [UJI]}).first.may("play:kolat-instigator")


# Kolat Master


def test_kolat_master_takes_a_weak_personality_and_drives_its_honorable_followers_away() -> None:
    game = scene({"hand": ["kolat-master"], "holdings": ["diamond-mine"] * 2, "honor": 5},
                 {"personalities": [at(UJI, attachments=["archers", "medium-infantry"])]})  # fmt: skip
    game.first.does("play:kolat-master").pays()
    assert game.card(UJI).controller == 0 and game.first.honor == 1
    # Archers ask for honor.
    assert game.zone("archers") == "fate discard" and game.card("medium-infantry").controller == 0


def test_kolat_master_cannot_take_a_personality_with_four_chi() -> None:
    game = scene({"hand": ["kolat-master"], "holdings": ["diamond-mine"] * 2}, {"personalities": [KUWANAN]})
    assert not game.first.may("play:kolat-master")


# Kolat Saboteur


def test_the_saboteur_closes_a_stronghold_until_the_next_turn_of_its_player() -> None:
    castle = "the-ancestral-home-of-the-lion"
    game = scene({"hand": ["kolat-saboteur"], "holdings": ["gold-mine"] * 3},
                 {"personalities": [YOJO], "stronghold": castle, **IDLE})  # fmt: skip
    game.first.does("play:kolat-saboteur").chooses(castle).pays()
    assert game.card(castle).bowed and not game.first.player.stronghold.forbids("straighten")
    for turn, bowed in ((2, True), (4, False)):
        game.pass_to("action", seat=1, turn=turn)
        assert game.card(castle).bowed is bowed


def test_the_saboteur_is_dear() -> None:
    closed = {"stronghold": at("the-war-fortress-of-the-crab", bowed=True)}
    game = scene({"hand": ["kolat-saboteur"], "holdings": ["gold-mine", "retired-general"], **closed})
    assert not game.first.may("play:kolat-saboteur")


# Levied Ashigaru


def test_a_levy_gives_a_samurai_a_follower_for_each_3_gold() -> None:
    game = scene({"personalities": [YOJO], "hand": ["levy-troops"], "holdings": GOLD, "honor": 10})
    game.first.does("play:levy-troops").does("number:2").pays()
    levied = game.card(YOJO).followers
    assert [(one.id, one.force, one.trait("Ashigaru")) for one in levied] == [("levied-ashigaru", 1, True)] * 2


# Levy Troops


def test_all_the_levied_follow_the_same_samurai() -> None:
    game = scene({"personalities": [YOJO, "hida-unari"], "hand": ["levy-troops"], "holdings": GOLD, "honor": 10})
    game.first.does("play:levy-troops").does("choose:hida-unari").does("number:2").pays()
    assert len(game.card("hida-unari").followers) == 2 and not game.card(YOJO).followers


def test_each_of_the_levied_that_is_lost_costs_an_honor() -> None:
    game = scene({"personalities": [YOJO], "hand": ["levy-troops"], "holdings": GOLD, "honor": 10})
    game.first.does("play:levy-troops").does("number:2").pays()
    first, second = game.card(YOJO).followers
    game.happens(game.table.framework.destroy(first))
    assert game.first.honor == 9
    game.happens(game.table.framework.discard_from_play(second))
    assert game.first.honor == 8


def test_a_levy_needs_a_samurai_and_3_gold() -> None:
    assert scene({"personalities": [TSUKE], "hand": ["levy-troops"], "holdings": GOLD}).first.barred("play:levy-troops")


# Lies, Lies, Lies...: worded as in Samurai Edition, by a public table of cards (dragncards-hac).


def slandered(honor: int, **side: Any) -> Scene:
    return scene({"hand": [LIES], "honor": honor, **side})


def test_a_spotless_family_gains_eight_honor_up_to_its_beginning() -> None:
    start = pool()["the-war-fortress-of-the-crab"].facts.starting_honor
    assert start is not None
    game = slandered(start - 10)
    game.first.does(f"play:{LIES}")
    assert game.first.honor == start - 2
    game = slandered(start - 3)
    game.first.does(f"play:{LIES}")
    assert game.first.honor == start
    assert not slandered(start).first.may(f"play:{LIES}")


@pytest.mark.parametrize(
    "stain",
    [
        {"personalities": ["hida-yakamo-oni"]},
        {"dynasty_discard": ["goblin-warmonger"]},
        {"fate_discard": ["ninja-thief"]},
        {"holdings": ["kolat-oyabun"]},
        {"fate_discard": ["frenzy"]},
        {"holdings": ["black-market"]},
    ],
)
def test_a_stain_in_play_or_in_a_discard_pile_forbids_the_lie(stain: dict[str, Any]) -> None:
    assert not slandered(-5, **stain).first.may(f"play:{LIES}")


def test_other_players_cards_and_the_hand_are_no_stains() -> None:
    game = scene({"hand": [LIES, "frenzy"], "honor": -5}, {"personalities": ["hida-yakamo-oni"]})
    assert game.first.may(f"play:{LIES}")


# Meditation


def test_careful_planning_and_meditation_strengthen_until_the_end_of_the_turn() -> None:
    game = scene({"hand": ["careful-planning", "meditation"], "personalities": [YOJO]})
    game.first.does("play:careful-planning")
    game.second.does("pass")
    game.first.does("play:meditation")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (4, 5)
    game.pass_to("action", seat=1, turn=2)
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (2, 2)


def test_careful_planning_is_open_and_meditation_is_not() -> None:
    game = scene({}, {"hand": ["careful-planning", "meditation"], "personalities": [YOJO]}, to_act=1)
    assert game.second.may("play:careful-planning") and not game.second.may("play:meditation")


# Nemesis


def hunted() -> Scene:
    game = scene({"personalities": [YOJO], "hand": ["nemesis"]}, {"personalities": [UJI, KUWANAN]})
    game.first.does("play:nemesis").chooses(UJI)
    return game


def test_the_hunter_is_stronger_against_his_nemesis_alone() -> None:
    game = hunted()
    assert game.card(YOJO).force == 2
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    assert (game.card(YOJO).force, game.card(YOJO).chi, game.card(UJI).force) == (4, 5, 2)


def test_others_do_not_make_the_hunter_stronger() -> None:
    game = hunted()
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(doji_kuwanan="1.0")
    assert game.card(YOJO).force == 2


def test_the_hunt_ends_with_the_nemesis() -> None:
    game = hunted()
    game.happens(game.table.framework.destroy(game.card(UJI)))
    assert game.zone("nemesis") == "fate discard"


@pytest.mark.parametrize("lives", [True, False])
def test_a_personality_has_one_nemesis_at_a_time(lives: bool) -> None:
    # Nemesis, in the wording of 2001: the hunter is a Personality without a nemesis.
    game = scene({"personalities": [YOJO], "hand": ["nemesis", "nemesis"]}, {"personalities": [UJI, KUWANAN]})
    game.first.does("play:nemesis").chooses(UJI)
    if not lives:
        game.happens(game.table.framework.destroy(game.card(UJI)))
    game.second.does("pass")
    assert game.first.barred("play:nemesis") is lives


def test_the_nemesis_of_another_may_hunt_somebody_himself() -> None:
    # The text asks for a Personality without a nemesis. Uji is Yojo's nemesis, and has none of his own.
    game = scene({"personalities": [YOJO], "hand": ["nemesis"]}, {"personalities": [UJI], "hand": ["nemesis"]})
    game.first.does("play:nemesis").chooses(UJI)
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.barred("play:nemesis")
    game.second.does("play:nemesis").chooses(YOJO)
    assert [bound(card, game.card(UJI)) for card in game.cards("nemesis")] == [True, True]


# Night of a Thousand Fires


def test_a_ninja_burns_a_holding_for_twice_its_cost() -> None:
    game = scene(
        {"personalities": ["ninja-spy"], "hand": ["night-of-a-thousand-fires"], "holdings": ["diamond-mine"],
         "stronghold": at(CRAB, bowed=True)},
        {"holdings": ["marketplace", "port"]},
    )  # fmt: skip
    game.first.does("play:night-of-a-thousand-fires")
    assert not game.first.may("port")  # The Port costs 8 gold, and there are 5.
    game.first.chooses("marketplace").pays()
    assert game.zone("marketplace") == "dynasty discard" and game.card("ninja-spy").bowed and paid(game) == 5


def test_without_a_ninja_nothing_burns() -> None:
    game = scene(
        {"personalities": [UNARI], "hand": ["night-of-a-thousand-fires"], **THREE_DIAMONDS},
        {"holdings": ["small-farm"]},
    )
    assert not game.first.may("play:night-of-a-thousand-fires")


# Ninja Kidnapper


def kidnapped() -> Scene:
    game = scene({"hand": ["ninja-kidnapper"], "holdings": [*GOLD, *GOLD, *GOLD], "honor": 10},
                 {"personalities": [UJI], "holdings": [*GOLD, *GOLD]})  # fmt: skip
    game.first.does("play:ninja-kidnapper").pays()
    return game


def test_the_kidnapped_is_bowed_and_cannot_straighten() -> None:
    game = kidnapped()
    assert game.card(UJI).bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).bowed


def test_any_player_may_pay_the_ransom_of_10_gold() -> None:
    game = kidnapped()
    game.second.does("use:ninja-kidnapper:1").pays()
    assert not game.card(UJI).bowed and game.zone("ninja-kidnapper") == "fate discard" and game.first.honor == 5


def test_the_kidnapped_straightens_as_soon_as_the_ransom_is_paid() -> None:
    # Ninja Kidnapper (Forbidden Knowledge): the Personality straightens when this card leaves play.
    game = kidnapped()
    game.second.does("pass")
    game.first.does("use:ninja-kidnapper:1").pays()
    assert game.table.turn == 1 and not game.card(UJI).bowed


def test_the_kidnapper_too_may_pay_and_without_gold_nobody_may() -> None:
    game = kidnapped()
    game.second.does("pass")
    assert game.first.may("use:ninja-kidnapper:1")
    poor = scene({"hand": ["ninja-kidnapper"], "holdings": GOLD}, {"personalities": [UJI]})
    poor.first.does("play:ninja-kidnapper").pays()
    assert not poor.second.may("use:ninja-kidnapper:1")


def test_the_kidnapped_straightens_however_the_kidnapper_leaves_play() -> None:
    # Ninja Kidnapper (Forbidden Knowledge): "when it leaves play" names no way of leaving.
    game = kidnapped()
    game.happens(game.table.framework.destroy(game.card("ninja-kidnapper")))
    assert not game.card(UJI).bowed and game.first.honor == 5


def test_the_kidnapper_stays_until_the_ransom_even_if_the_kidnapped_has_died() -> None:
    game = kidnapped()
    game.happens(game.table.framework.destroy(game.card(UJI)))
    assert game.zone("ninja-kidnapper") == "play"
    game.second.does("use:ninja-kidnapper:1").pays()
    assert game.zone("ninja-kidnapper") == "fate discard" and game.first.honor == 5


def test_nobody_with_more_than_4_force_is_kidnapped() -> None:
    game = scene({"hand": ["ninja-kidnapper"], "holdings": GOLD}, {"personalities": ["hida-amoro"]})
    assert game.first.barred("play:ninja-kidnapper")


# Ninja Thief


def test_ninja_thief_moves_an_item_to_another_personality() -> None:
    game = scene({"hand": ["ninja-thief"], "personalities": [YOJO], "honor": 5, "holdings": ["diamond-mine"]},
                 {"personalities": [at(UJI, attachments=["naginata"])]})  # fmt: skip
    game.first.does("play:ninja-thief").pays().passes()
    assert game.card("naginata").host is game.card(YOJO) and game.first.honor == 2
    assert game.card("naginata").controller == 0


@pytest.mark.parametrize("fixed", ["the-jade-hand", "porcelain-mask-of-fu-leng"])
@pytest.mark.parametrize("thief", [0, 1])
def test_ninja_thief_does_not_move_what_cannot_be_moved(fixed: str, thief: int) -> None:
    sides: list[dict[str, Any]] = [{"personalities": [at(UJI, attachments=[fixed]), YOJO]}, {"personalities": [SUKUNE]}]
    sides[thief] |= {"hand": ["ninja-thief"], "honor": 5, "holdings": ["diamond-mine"]}
    game = scene(*sides, active=thief)
    assert not game.seats[thief].may("play:ninja-thief")


# Oath of Fealty


def test_an_oath_of_fealty_changes_the_clan_for_good() -> None:
    game = scene({"personalities": ["doji-kuwanan", UNARI], "hand": ["oath-of-fealty"]}, {"personalities": [YOJO]})
    game.first.does("play:oath-of-fealty").chooses("doji-kuwanan")
    sworn = game.card("doji-kuwanan")
    assert sworn.of_clan("Crab") and not sworn.of_clan("Crane") and numbers(game, "doji-kuwanan") == (1, 1)
    game.pass_to("action", seat=0, turn=3)
    assert sworn.of_clan("Crab") and numbers(game, "doji-kuwanan") == (1, 1)


def test_an_oath_is_sworn_by_the_players_own_personality() -> None:
    game = scene({"hand": ["oath-of-fealty"], **IDLE}, {"personalities": [YOJO]})
    assert not game.first.may("play:oath-of-fealty")


# The People's Expense


def test_the_mines_give_more_at_the_peoples_expense_and_rest() -> None:
    game = scene({"hand": ["the-people-s-expense"], "holdings": ["gold-mine", "small-farm"]})
    game.first.does("play:the-people-s-expense")
    mine, farm = game.card("gold-mine"), game.card("small-farm")
    printed = mine.face.gold_production
    assert mine.changed("gold", 2) == 4 and farm.changed("gold", 1) == 1 and printed is not None
    game.happens(game.table.framework.bow(mine), game.table.framework.bow(farm))
    game.pass_to("action", seat=0, turn=3)
    assert mine.bowed and not farm.bowed and mine.changed("gold", 2) == 2
    game.pass_to("action", seat=0, turn=5)
    assert not mine.bowed


def test_a_used_mine_straightens_outside_the_straighten_phase() -> None:
    game = scene({"hand": ["the-people-s-expense"], "holdings": ["gold-mine", "retired-general"]})
    game.first.does("play:the-people-s-expense")
    mine = game.card("gold-mine")
    game.happens(game.table.framework.bow(mine))
    assert not game.table.framework.straighten(mine).possible()
    general = game.card("retired-general")
    assert game.table.use(general.face.abilities[0], general, 0).straighten(mine).possible()


def test_without_mines_the_people_have_nothing_to_give() -> None:
    game = scene({"hand": ["the-people-s-expense"], "holdings": ["small-farm", "retired-general"]})
    assert not game.first.may("play:the-people-s-expense")


# Political Dissent: worded as in Gold Edition, by a public table of cards (dragncards-hac).


def at_odds(**more: Any) -> Scene:
    """Return a table at which the first player has set the second against the third."""
    game = scene({"personalities": [UNARI], "hand": [DISSENT]}, {"personalities": [UJI, KUWANAN], **more},
                 {"personalities": [YOJO, SUKUNE]})  # fmt: skip
    game.first.does(f"play:{DISSENT}").chooses("player:1")
    game.first.chooses("player:2")
    return game


def invites(game: Scene, attacker: int, defender: int) -> dict[int, bool]:
    """Let a player attack another. Return whether each of the two players may invite the remaining one."""
    game.pass_to("declare-attack", seat=attacker)
    game.seats[attacker].attacks(defender)
    rest = 3 - attacker - defender
    found = {}
    for seat in (attacker, defender):
        asked = game.seats[seat].asked == "invite"
        found[seat] = asked and game.seats[seat].may(f"invite:player:{rest}")
        if asked:
            game.seats[seat].does()
    return found


def test_two_players_set_against_each_other_cannot_invite_each_other() -> None:
    game = at_odds()
    assert game.card(UNARI).bowed
    kept(game)
    assert invites(game, 1, 0) == {1: False, 0: True}


def test_the_dissent_needs_a_straight_personality() -> None:
    game = scene({"personalities": [at(UNARI, bowed=True)], "hand": [DISSENT]}, {}, {})
    assert not game.first.may(f"play:{DISSENT}")


def test_signs_of_good_will_of_both_end_the_dissent() -> None:
    game = at_odds()
    game.pass_to("action", seat=1, turn=2)
    game.second.does(GOOD_WILL).chooses(KUWANAN)
    assert game.zone(KUWANAN) == "dynasty discard"
    assert not game.second.may(GOOD_WILL)
    game.pass_to("action", seat=2, turn=3)
    assert not (game.second.player.lasting and game.third.player.lasting) or game.third.may(GOOD_WILL)
    game.third.does(GOOD_WILL).chooses(SUKUNE)
    kept(game)
    assert invites(game, 2, 0) == {2: True, 0: True}


def test_one_sign_alone_is_not_enough() -> None:
    game = at_odds()
    game.pass_to("action", seat=1, turn=2)
    game.second.does(GOOD_WILL).chooses(KUWANAN)
    assert invites(game, 1, 0) == {1: False, 0: True}


def test_a_sign_costs_a_personality() -> None:
    game = at_odds()
    game.happens(*(game.table.rules_of(0).destroy(one) for one in tuple(game.second.player.personalities)))
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.may(GOOD_WILL)


def test_the_reconciled_send_stronger_samurai_to_defend_each_other() -> None:
    game = at_odds()
    game.pass_to("action", seat=1, turn=2)
    game.second.does(GOOD_WILL).chooses(KUWANAN)
    game.pass_to("action", seat=2, turn=3)
    game.third.does(GOOD_WILL).chooses(SUKUNE)
    game.pass_to("declare-attack", seat=0, turn=4)
    game.first.attacks(1)
    game.pass_to("invite", seat=1)
    game.second.does("invite:player:2")
    game.first.commits(hida_unari="1.0")
    game.pass_to("commit", seat=2)
    force, chi = game.card(YOJO).force, game.card(YOJO).chi
    game.third.commits(matsu_yojo="1.0")
    game.pass_while(lambda: bool(game.match.open_prompts()) and game.table.battle is None, 20)
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (force + 2, chi + 2)
    game.resolve_battle()
    assert game.card(YOJO).force == force or not game.card(YOJO).in_play


# Shame


def test_shame_costs_seven_once_until_honor_is_restored() -> None:
    game = scene({"hand": ["shame", "shame"]}, {"personalities": [at("asahina-tomo", dishonored=True)], "honor": 20})
    game.first.does("play:shame")
    assert game.second.honor == 13
    game.second.does("pass")
    assert not game.first.may("play:shame")


def test_shame_works_again_after_honor_was_restored_and_lost_again() -> None:
    game = scene({"hand": ["shame", "shame"], "personalities": []},
                 {"personalities": [at("asahina-tomo", dishonored=True)], "honor": 20}, favor=1)  # fmt: skip
    game.first.does("play:shame")
    game.second.does("pass")
    game.second.does("use:imperial-favor:1")
    game.card("asahina-tomo").dishonored = True
    game.first.does("pass")
    game.second.does("pass")
    assert not game.card("asahina-tomo").value("shamed")


# Test of Honor


@pytest.mark.parametrize(("top", "falls"), [("archers", False), ("focus", True)])
def test_a_player_with_less_honor_than_the_focus_of_the_card_falls(top: str, falls: bool) -> None:
    """The text is that of a printing of 2008."""
    game = scene(
        {"hand": ["test-of-honor"], **TWO_DIAMONDS},
        {"personalities": [YOJO], "fate_deck": [top, "naginata"], "honor": 9},
    )
    game.first.does("play:test-of-honor").pays()
    assert (game.zone(YOJO) == "dynasty discard") is falls and game.zone(top) == "fate discard"
    assert game.second.honor == (7 if falls else 9)  # A Personality who dies dishonored costs the Personal Honor of 2.


def test_only_humans_are_tested() -> None:
    game = scene({"hand": ["test-of-honor"], **TWO_DIAMONDS}, {"personalities": ["yogo-junzo"]})
    assert not game.first.may("play:test-of-honor")


# The Way of Air


def test_a_way_needs_a_straight_shugenja() -> None:
    assert not scene({"personalities": [UNARI], "hand": ["the-way-of-air"]}).first.may("play:the-way-of-air")
    bowed = at(UONA, bowed=True)
    assert not scene({"personalities": [bowed], "hand": ["the-way-of-air"]}).first.may("play:the-way-of-air")


def test_a_position_holds_when_an_adept_is_stronger() -> None:
    game = adept("air")
    assert game.card(ISAWA_TOMO).trait("Adept of Air")
    literal = dump(game.table)
    held = literal["players"][1]["personalities"][0]["permanent"]
    assert {"attribute": "force", "value": 2, "source": "the-way-of-air", "test": "ring-of-air"} in held


# The Way of Earth


@pytest.mark.parametrize(
    ("element", "act"),
    [
        ("air", "play:the-way-of-water"),
        ("earth", "play:the-way-of-air"),
        ("earth", "play:gift-of-the-wind"),
        ("earth", "use:oni-no-kaze"),
        ("fire", "play:the-way-of-earth"),
        ("fire", "use:oni-no-jimen"),
        ("water", "play:the-way-of-fire"),
        ("water", "use:wings-of-fire"),
    ],
)
def test_an_adept_hears_titles_traits_and_texts(element: str, act: str) -> None:
    verb, _, name = act.partition(":")
    worn = name == "wings-of-fire"
    unit = [at(ASAHINA, attachments=[name])] if worn else [name] if verb == "use" else []
    game = adepts_turn(element, *unit, hand=(name,) if verb == "play" else ())
    game.first.does(act)
    while game.second.asked is None and game.first.asked != "action":
        game.first.does(game.first.options[0])
    trigger = f"trigger:isawa-tomo:text.the-way-of-{element}.0"
    assert game.second.may(trigger)
    game.second.does(trigger)
    assert game.card(ISAWA_TOMO).bowed
    assert "cancel" in game.kinds and game.second.asked == "action"


# The Way of Fire


@pytest.mark.parametrize("element", ["air", "earth", "fire"])
def test_an_adept_does_not_hear_other_elements(element: str) -> None:
    game = adepts_turn(element, hand=("the-way-of-fire",))
    game.first.does("play:the-way-of-fire")
    while game.second.asked is None and game.first.asked != "action":
        game.first.does(game.first.options[0])
    assert game.second.asked in (None, "action") and game.card(UONA).trait("Adept of Fire")
