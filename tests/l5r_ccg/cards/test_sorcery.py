"""Spells that move tokens, sacrifice, steal and strengthen, and rituals that need much Chi."""

import pytest

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import CRAB, Scene, at, fight, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, HANARI, JUNZO, TOMO = "hida-unari", "shinjo-hanari", "yogo-junzo", "asahina-tomo"
GOLD = ["gold-mine"] * 4
POOR = {"stronghold": at(CRAB, bowed=True)}


# Tokens that move


@pytest.mark.parametrize("by", ["dance-of-the-elements", "sympathetic-energies"])
def test_a_token_moves_to_another_personality(by: str) -> None:
    strong = at(YOJO, tokens=[{"name": "Blessing", "force": 1, "chi": 1}])
    spell = by == "sympathetic-energies"
    caster = at(TSUKE, attachments=[by]) if spell else TSUKE
    game = scene({"personalities": [caster, strong, UJI], "hand": [] if spell else [by]})
    game.first.does(f"use:{by}" if spell else f"play:{by}").chooses(UJI)
    assert (game.card(YOJO).force, game.card(UJI).force, game.card(UJI).chi) == (2, 3, 4) and game.card(TSUKE).bowed


def test_of_different_tokens_one_is_chosen_and_without_tokens_none_moves() -> None:
    both = at(YOJO, tokens=[{"name": "Blessing", "force": 1}, {"name": "Corruption", "chi": -1}])
    game = scene({"personalities": [at(TSUKE, attachments=["sympathetic-energies"]), both, UJI]})
    game.first.does("use:sympathetic-energies").chooses(UJI).does("token:1")
    assert [one.name for one in game.card(UJI).tokens] == ["Corruption"]
    bare = scene({"personalities": [at(TSUKE, attachments=["sympathetic-energies"]), UJI]})
    assert bare.first.barred("use:sympathetic-energies")


# A Thunder's Sacrifice, Essence of the Void, Immortal Steel


@pytest.mark.parametrize(("way", "force", "chi"), [("1", 2, 0), ("2", 0, 2)])
def test_a_sacrifice_strengthens_a_personality(way: str, force: int, chi: int) -> None:
    caster = at(TSUKE, attachments=["a-thunder-s-sacrifice"])
    game = scene({"personalities": [caster, YOJO]}, {"personalities": [UJI]})
    game.first.does(f"use:a-thunder-s-sacrifice:{way}").chooses(UJI).chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard" and game.card(TSUKE).bowed
    assert (game.card(UJI).force, game.card(UJI).chi) == (2 + force, 3 + chi)


def test_a_shugenja_who_gives_up_the_own_life_in_a_battle_strengthens_somebody_elsewhere() -> None:
    """First the target, then the effect (15): the spell came from the battle when it was cast (4.4)."""
    caster = fights(TSUKE, attachments=["a-thunder-s-sacrifice"])
    game = fight({"personalities": [caster, fights(YOJO)]}, {"personalities": [fights(TOMO), at(UJI)]})
    before, honor = game.card(UJI).force, game.card(TSUKE).personal_honor
    game.first.does("use:a-thunder-s-sacrifice:1").chooses(UJI).chooses(TSUKE)
    assert game.zone(TSUKE) == "dynasty discard" and game.card(UJI).force == before + honor > before


def test_a_sacrifice_strengthens_the_provinces() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["a-thunder-s-sacrifice"]), YOJO]})
    before = game.province(0, 0).strength
    game.first.does("use:a-thunder-s-sacrifice").chooses(YOJO)
    assert game.province(0, 0).strength == game.province(0, 3).strength == before + 2


def test_the_void_holds_the_weaker_as_long_as_the_shugenja_stays_bowed() -> None:
    game = scene({"personalities": [at(TOMO, attachments=["essence-of-the-void"])]}, {"personalities": [UJI, KUWANAN]})
    game.first.does("use:essence-of-the-void")
    assert game.card(UJI).bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).bowed
    game.pass_to("stay-bowed", seat=0)
    game.first.does(f"stay-bowed:{TOMO}")
    game.pass_to("action", seat=1, turn=4)
    assert game.card(UJI).bowed and game.card(TOMO).bowed
    game.pass_to("stay-bowed", seat=0)
    game.first.does()
    game.pass_to("action", seat=1, turn=6)
    assert not game.card(UJI).bowed


def test_immortal_steel_doubles_a_weapon_once() -> None:
    armed = at(YOJO, attachments=["naginata"])
    game = scene({"personalities": [at(TSUKE, attachments=["immortal-steel", "immortal-steel"]), armed]})
    game.first.does("use:immortal-steel")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (2 + 2, 2 + 4)
    game.happens(game.table.framework.straighten(game.card(TSUKE)))
    game.second.does("pass")
    assert not game.first.may("use:immortal-steel")


# Rituals with enough Chi


def test_purity_destroys_the_shadowlands_and_its_helpers_stay_bowed_for_a_turn() -> None:
    cast = at(TOMO, attachments=["purity-of-the-seven-thunders"])
    strong = [at(one, tokens=[{"name": "Wisdom", "chi": 6}]) for one in (TSUKE, "kitsu-toju")]
    game = scene({"personalities": [cast, *strong]}, {"personalities": [JUNZO, UJI]})
    game.first.does("use:purity-of-the-seven-thunders").does(TSUKE, "kitsu-toju")
    assert game.zone(JUNZO) == game.zone(TOMO) == "dynasty discard" and game.zone(UJI) == "play"
    game.pass_to("action", seat=0, turn=3)
    assert game.card(TSUKE).bowed and game.card("kitsu-toju").bowed
    game.pass_to("action", seat=0, turn=5)
    assert not game.card(TSUKE).bowed


def test_a_ritual_needs_all_its_chi_together() -> None:
    game = scene({"personalities": [at(TOMO, attachments=["purity-of-the-seven-thunders"]), TSUKE]},
                 {"personalities": [JUNZO]})  # fmt: skip
    assert game.first.barred("use:purity-of-the-seven-thunders")
    enough = scene({"personalities": [at(TOMO, attachments=["purity-of-the-seven-thunders"]),
                                      at(TSUKE, tokens=[{"name": "Wisdom", "chi": 9}]), "kitsu-toju"]},
                   {"personalities": [JUNZO]})  # fmt: skip
    enough.first.does("use:purity-of-the-seven-thunders")
    with pytest.raises(Exception, match="too-little"):
        enough.first.does("kitsu-toju")


def test_the_black_wind_takes_a_province_for_the_lives_of_the_casters() -> None:
    caster = at(TOMO, attachments=["black-wind-from-the-soul"])
    helper = at(TSUKE, tokens=[{"name": "Wisdom", "chi": 16}])
    game = scene({"personalities": [caster, helper, YOJO], "honor": 10})
    game.first.does("use:black-wind-from-the-soul:1").chooses("choose:province:1.2").chooses(TSUKE)
    assert game.province(1, 2).destroyed and game.zone(TOMO) == game.zone(TSUKE) == "dynasty discard"
    assert game.first.honor == 5


def test_the_black_wind_corrupts_personalities_that_straighten() -> None:
    game = scene({}, {"personalities": [at(TOMO, bowed=True, attachments=["black-wind-from-the-soul"])]})
    game.pass_to("action", seat=1, turn=2)
    assert game.card(TOMO).chi == 3


def test_the_walking_horror_has_2_force_for_each_of_the_dead() -> None:
    caster = at(TOMO, attachments=["the-walking-horror-of-fu-leng"])
    dead = [at(one, died="honorably") for one in (YOJO, UJI)]
    game = scene({"personalities": [caster, at(TSUKE, tokens=[{"name": "Wisdom", "chi": 5}])], "honor": 10,
                  "dynasty_discard": [*dead, "port"]})  # fmt: skip
    game.first.does("use:the-walking-horror-of-fu-leng:1").does(TSUKE)
    horror = game.card(TOMO).followers[0]
    assert horror.force == 4 and horror.trait("Shadowlands") and horror.trait("Nonhuman") and game.first.honor == 5
    loaded = load("again", frozenset(), dump(game.table))
    assert next(card for card in loaded.all_cards() if card.id == "walking-horror").force == 4


def test_reversal_of_fortunes_wastes_an_event() -> None:
    casters = [at(TOMO, attachments=["reversal-of-fortunes"]), at(TSUKE, tokens=[{"name": "Wisdom", "chi": 5}])]
    game = scene(
        {"provinces": [{"card": "strength-of-the-earth"}, {}, {}, {}]}, {"personalities": casters}, phase="events"
    )
    game.second.does("trigger:reversal-of-fortunes").does(TSUKE)
    assert game.zone("strength-of-the-earth") == "dynasty discard" and game.province(0, 0).strength == 7
    assert game.zone("reversal-of-fortunes") == "fate discard" and game.card(TSUKE).bowed


# Stealing the Soul, Summon Nightstalker, A Prophecy Fulfilled, Wheel of Fate


def stolen() -> Scene:
    game = scene(
        {"personalities": [at(TSUKE, attachments=["stealing-the-soul"]), TOMO, YOJO]}, {"personalities": [UNARI]}
    )
    game.first.does("use:stealing-the-soul").chooses(UNARI).chooses(YOJO).chooses(TOMO)
    return game


def test_a_soul_is_stolen_for_another() -> None:
    game = stolen()
    assert (game.card(UNARI).force, game.card(UNARI).chi) == (2, 1)
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (4, 4)
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UNARI).force == 2 and game.card(YOJO).force == 2
    game.pass_to("action", seat=0, turn=3)
    assert game.card(UNARI).force == 4


@pytest.mark.parametrize("who", [UNARI, YOJO])
def test_the_spell_dies_with_either_of_them_this_turn(who: str) -> None:
    game = stolen()
    game.happens(game.table.framework.destroy(game.card(who)))
    assert game.zone("stealing-the-soul") == "fate discard"


def test_the_spell_outlives_them_afterwards() -> None:
    game = stolen()
    game.pass_to("action", seat=1, turn=2)
    game.happens(game.table.framework.destroy(game.card(UNARI)))
    assert game.zone("stealing-the-soul") == "play"


def stalked() -> Scene:
    game = scene({"personalities": [at(TSUKE, attachments=["summon-nightstalker"])]}, {"personalities": [UJI]})
    game.first.does("use:summon-nightstalker").chooses(UJI)
    return game


def test_a_nightstalker_takes_a_chi_in_each_events_phase() -> None:
    game = stalked()
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).chi == 2
    game.pass_to("action", seat=1, turn=4)
    assert game.card(UJI).chi == 1 and game.zone("summon-nightstalker") == "fate discard"


def test_a_nightstalker_goes_with_its_shugenja() -> None:
    game = stalked()
    game.happens(game.table.framework.destroy(game.card(TSUKE)))
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).chi == 3


def test_a_prophecy_weakens_until_it_turns_out_well() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["a-prophecy-fulfilled"])]}, {"personalities": [UJI]})
    game.first.does("use:a-prophecy-fulfilled").chooses(UJI)
    assert game.card(UJI).chi == 2
    game.pass_to("action", seat=0, turn=3)
    assert game.card(UJI).chi == 1
    game.pass_to("action", seat=0, turn=5)
    assert (game.card(UJI).force, game.card(UJI).chi) == (4, 5) and not game.table.durations.delayed


def test_the_wheel_of_fate_brings_back_a_lesser_card() -> None:
    game = scene(
        {
            "personalities": [at(TSUKE, attachments=["wheel-of-fate"])],
            "fate_deck": ["kolat-assassin", "charge"],
            "fate_discard": ["naginata", "counterattack"],
        }
    )
    game.first.does("use:wheel-of-fate").chooses("naginata")
    assert game.first.hand == ["naginata"] and game.zone("kolat-assassin") == "fate discard"


def test_the_wheel_of_fate_needs_a_fate_deck() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["wheel-of-fate"])], "fate_deck": []})
    assert game.first.barred("use:wheel-of-fate")


def test_a_shugenja_may_give_his_own_life_and_does_not_lie_bowed_in_the_discard_pile() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["a-thunder-s-sacrifice"]), YOJO]})
    game.first.does("use:a-thunder-s-sacrifice").chooses(TSUKE)
    assert game.zone(TSUKE) == "dynasty discard" and not game.card(TSUKE).bowed
