"""Costs besides gold for bringing a card into play, tokens that are Items or Personalities, exchanged values."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, UJI, SUKUNE, HISA = "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "hisa"
SWORD, AGASHA, HITOMI = "the-ancestral-sword-of-hantei", "shiryo-no-agasha", "mirumoto-hitomi"
SMITH, WEAPON, BARBARIANS = "master-smith", "smiths-weapon", "barbarians"


# The Favor for an Item


def buyer(favor: int | None = 0, card: str = SWORD, **facts: Any) -> Scene:
    return scene({"personalities": [at(UNARI, **facts)], "holdings": ["gold-mine"] * 5, "hand": [card]}, favor=favor)


@pytest.mark.parametrize("card", [SWORD, "the-imperial-standard"])
def test_the_favor_is_given_up_to_bring_it_into_play(card: str) -> None:
    game = buyer(card=card)
    game.first.does(f"attach:{card}").chooses(UNARI).pays()
    assert game.card(card).in_play and game.table.favor is None


@pytest.mark.parametrize("favor", [None, 1])
def test_without_the_favor_it_stays_in_hand(favor: int | None) -> None:
    assert not buyer(favor).first.may(f"attach:{SWORD}")


def test_the_sword_of_hantei_exchanges_force_and_chi() -> None:
    # Hida Unari has 4 Force and 2 Chi; the Sword adds 3 to both.
    game = buyer(attachments=[SWORD])
    before = scene({"personalities": [UNARI]}).card(UNARI)
    one = game.card(UNARI)
    assert (one.force, one.chi) == (before.chi + 3, before.force + 3)
    kept(game)


def test_a_change_of_one_value_of_the_swords_bearer_changes_the_other() -> None:
    game = buyer(attachments=[SWORD])
    one, cause = game.card(UNARI), game.table.rules_of(0)
    force, chi = one.force, one.chi
    game.happens(cause.apply(one, "force", 2))
    assert (one.force, one.chi) == (force, chi + 2)
    game.happens(cause.place_token(one, chi=-1, name="Wound"))
    assert (one.force, one.chi) == (force - 1, chi + 2)


def test_the_swords_bearer_dies_when_lost_force_takes_the_last_chi() -> None:
    game = buyer(attachments=[SWORD])
    one = game.card(UNARI)
    game.happens(game.table.rules_of(1).apply(one, "force", -one.chi))
    assert game.zone(UNARI) == "dynasty discard"


def test_a_bowed_sword_gives_the_unit_nothing() -> None:
    straight = scene({"personalities": [fights(UNARI, attachments=[SWORD])]}, attack=battle_at(0))
    bowed = scene({"personalities": [fights(UNARI, attachments=[at(SWORD, bowed=True)])]}, attack=battle_at(0))
    assert straight.card(UNARI).unit_force - bowed.card(UNARI).unit_force == 3


# Tokens and Personalities as the price


def oni(card: str, *others: Any, **side: Any) -> Scene:
    lying = [{"card": at(card, facedown=False)}, {}, {}, {}]
    own = {"personalities": list(others), "holdings": ["gold-mine"] * 6, "provinces": lying, "honor": 19, **side}
    return scene(own, phase="dynasty")


def test_tsuburu_costs_a_personality_before_it_enters() -> None:
    game = oni("tsuburu-no-oni", UNARI, YOJO)
    game.first.does("recruit:tsuburu-no-oni").pays().chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard" and game.card("tsuburu-no-oni").in_play
    kinds = [record.kind for record in game.match.records]
    assert kinds.index("destroy") < kinds.index("enter-play")
    assert not oni("tsuburu-no-oni").first.may("recruit:tsuburu-no-oni")


def test_sanru_costs_four_tokens_of_any_of_the_players_cards() -> None:
    plague = {"name": "Plague", "chi": 0}
    game = oni("oni-no-sanru", at(UNARI, tokens=[{**plague, "amount": 3}]), at(YOJO, tokens=[{**plague, "amount": 2}]))
    game.first.does("recruit:oni-no-sanru").pays()
    for _ in range(3):
        game.first.chooses(UNARI)
    game.first.chooses(YOJO)
    assert game.card("oni-no-sanru").in_play
    assert [len(game.card(one).tokens) for one in (UNARI, YOJO)] == [0, 1]
    assert not oni("oni-no-sanru", at(UNARI, tokens=[{**plague, "amount": 3}])).first.may("recruit:oni-no-sanru")


# An Ancestor who answers for a Dragon


def dragon(honor: int, card: str = "air-dragon", **facts: Any) -> Scene:
    return oni(card, at(HITOMI, attachments=[AGASHA], **facts), honor=honor)


def test_a_personality_with_agasha_bows_for_a_dragon_of_too_high_a_requirement() -> None:
    game = dragon(0)
    game.first.does("recruit:air-dragon").pays()
    assert game.card("air-dragon").in_play and game.card(HITOMI).bowed


def test_nobody_bows_for_a_dragon_whose_requirement_is_met() -> None:
    game = dragon(15)
    game.first.does("recruit:air-dragon").pays()
    assert game.card("air-dragon").in_play and not game.card(HITOMI).bowed


def test_agasha_does_not_speak_for_the_clan_nor_through_somebody_bowed() -> None:
    assert not dragon(0, "togashi-yokuni").first.may("recruit:togashi-yokuni")
    assert not dragon(0, bowed=True).first.may("recruit:air-dragon")


def test_agasha_lets_two_more_cards_stay_in_hand() -> None:
    side = {"personalities": [at(HITOMI, attachments=[AGASHA])], "hand": ["light-infantry"] * 9, "fate_deck": []}
    game = scene(side, phase="end")
    assert len(game.first.hand) == 9
    game.pass_to("action", 1)
    assert len(game.first.hand) == 9


# A Weapon that is a token


def forge(*wears: Any) -> Scene:
    return scene({"personalities": [at(UNARI, attachments=list(wears))], "holdings": [SMITH]})


def test_the_master_smith_forges_a_weapon() -> None:
    game = forge()
    before = numbers(game, UNARI)
    game.first.does(f"use:{SMITH}")
    weapon = game.card(WEAPON)
    assert weapon.host is game.card(UNARI) and weapon.trait("Weapon") and game.card(SMITH).bowed
    assert tuple(now - was for now, was in zip(numbers(game, UNARI), before, strict=True)) == (2, 2)
    kept(game)


def test_a_personality_with_a_weapon_gets_none_from_the_smith() -> None:
    assert not forge("naginata").first.may(f"use:{SMITH}")
    game = forge(WEAPON)
    assert not game.first.may(f"use:{SMITH}")


def test_a_forged_weapon_that_is_destroyed_is_gone() -> None:
    game = forge(WEAPON)
    game.happens(game.table.rules_of(1).destroy(game.card(WEAPON)))
    assert not game.cards(WEAPON) and not game.first.player.fate_discard


# Barbarians


def horde(*units: Any, acts: int = 0) -> Scene:
    return scene({"personalities": list(units), "hand": ["barbarian-horde", "charge"], "holdings": ["gold-mine"] * 3},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=acts)  # fmt: skip


def test_barbarians_ride_with_cavalry_until_the_battle_is_over() -> None:
    game = horde(fights("shinjo-yasamura"))
    honor = game.first.honor
    game.first.does("play:barbarian-horde").pays()
    riders = game.card(BARBARIANS)
    assert game.first.honor == honor - 3 and riders.controller == 0 and riders in game.battle.army("attack")
    assert (riders.force, riders.chi, riders.cavalry) == (4, 1, True)
    kept(game)
    game.resolve_battle()
    assert not game.cards(BARBARIANS)


def test_barbarians_ride_with_nobody_on_foot() -> None:
    assert not horde(fights("shinjo-yasamura"), fights(UNARI)).first.may("play:barbarian-horde")
    assert not horde("shinjo-yasamura").first.may("play:barbarian-horde")


def test_barbarians_who_fall_are_gone_and_bring_honor() -> None:
    game = fought([fights(BARBARIANS)], [fights(UJI), fights(UNARI)])
    honor = game.second.honor
    game.resolve_battle()
    assert not game.cards(BARBARIANS) and game.second.honor == honor + 2
