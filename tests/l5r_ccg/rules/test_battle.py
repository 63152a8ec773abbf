"""The Battle Action Segment and the Resolution Segment (chapters 8.4.4 and 8.4.5)."""

from typing import Any

import pytest

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

SUKUNE, YOSHI, AGETOKI = "hida-sukune", "doji-kuwanan", "hida-unari"
FORCE = {SUKUNE: 3, YOSHI: 3, AGETOKI: 4}


def battle(*sides: dict[str, Any], province: int = 0, **position: Any) -> Scene:
    return scene(*sides, attack=battle_at(province, **position.pop("attack", {})), **position)


@proves("battle-action-segment")
def test_the_defender_begins_and_it_goes_round_until_all_have_passed_in_a_row() -> None:
    game = battle({"personalities": [fights(SUKUNE)], "holdings": ["retired-general"]}, {})
    assert game.second.asked == "battle-action"
    game.second.passes()
    game.first.does("use:retired-general")
    assert game.second.asked == "battle-action"
    game.second.passes()
    game.first.passes()
    assert game.table.battle is None and game.province(1, 0).destroyed is False


@proves("battle-action-segment", "battle-actions")
def test_a_player_without_a_unit_in_the_battle_takes_no_action() -> None:
    phoenix = {"stronghold": "the-sacred-temple-of-the-phoenix", "holdings": ["retired-general"]}
    game = battle({"personalities": [fights(SUKUNE)]}, phoenix)
    assert not game.second.may("use:retired-general")


@proves("battle-action-segment")
def test_a_card_may_bring_an_own_unit_into_a_battle_where_the_player_has_none() -> None:
    game = battle(
        {"personalities": [fights(SUKUNE)]}, {"personalities": [AGETOKI], "hand": ["superior-tactics"]}, asked=(1,)
    )
    game.second.does("play:superior-tactics").chooses(AGETOKI)
    assert game.card(AGETOKI).at is game.province(1, 0)


@proves("battle-action-segment")
def test_an_action_that_says_so_is_used_without_a_unit_in_the_battle() -> None:
    """The Crab stronghold's text says that it may act in a battle in which its player has no unit."""
    game = battle({"personalities": [fights(SUKUNE)]}, {"stronghold": "the-war-fortress-of-the-crab"})
    game.second.does("use:the-war-fortress-of-the-crab").chooses("province:1.0")
    assert game.province(1, 0).strength == 10


@proves("battle-action-limits", "opposed-examples", "faq-1")
def test_an_action_must_concern_the_battle() -> None:
    game = battle({"personalities": [fights(SUKUNE), YOSHI], "holdings": ["retired-general"]}, {})
    game.second.passes()
    game.first.does("use:retired-general")
    assert game.card(SUKUNE).force == FORCE[SUKUNE] + 2 and game.card(YOSHI).force == FORCE[YOSHI]


@proves("battle-action-limits", "open-actions")
@pytest.mark.parametrize(
    ("one", "worn"),
    [("togashi-mitsu", []), ("yoritomo-kanbe", []), ("isawa-uona", []), ("isawa-tadaka", ["dark-divination"])],
)
def test_an_action_at_home_is_no_battle_action(one: str, worn: list[str]) -> None:
    """ "Toutes les Actions Ouvertes ou Actions Bataille doivent venir d'une carte … de cette Bataille", or target or
    affect a card there. From home, a card may not give tokens to itself, change a clan, or look into decks or
    provinces; a card in the battle may.
    """
    for where, may_act in ((None, False), ("1.0", True)):
        army = [fights(SUKUNE), at(one, attachments=worn, at=where)]
        game = battle(
            {"personalities": army, "hand": ["light-infantry"], "stronghold": "the-sacred-temple-of-the-phoenix"},
            {"personalities": [fights("matsu-yojo")], "provinces": [{"card": "small-farm"}, {}, {}, {}]},
        )
        game.second.passes()
        assert (game.first.asked == "battle-action") is may_act


@proves("opposed-examples")
def test_biting_steel_is_cast_from_home() -> None:
    """The spell does not mention opposing cards, so its Shugenja need not be in the battle."""
    shugenja = at("isawa-tadaka", attachments=["biting-steel"])
    game = battle({"personalities": [fights(SUKUNE), shugenja]}, {})
    game.second.passes()
    game.first.does("use:biting-steel").chooses(SUKUNE)
    assert game.card(SUKUNE).force == FORCE[SUKUNE] + 2 and game.card("isawa-tadaka").bowed


@proves("opposed-examples")
def test_earthquake_is_cast_in_the_battle_alone() -> None:
    caster = {"attachments": ["earthquake"]}
    enemy = {"personalities": [fights(AGETOKI)]}
    away = battle({"personalities": [fights(SUKUNE), at("isawa-tadaka", **caster)]}, enemy)
    away.second.passes()
    assert not away.first.may("use:earthquake")
    there = battle({"personalities": [fights(SUKUNE), fights("isawa-tadaka", **caster)]}, enemy)
    there.second.passes()
    there.first.does("use:earthquake").chooses(AGETOKI)
    assert there.card(AGETOKI).bowed and not there.card(SUKUNE).bowed


def tomo(at_province: str | None, **units: str) -> Scene:
    """Return a battle at the second player's first province; the first has Isawa Tomo there, elsewhere or at home."""
    own = [fights(one.replace("_", "-"), place) for one, place in units.items()]
    return battle({"personalities": [at("isawa-tomo", at=at_province), *own]}, {"personalities": [fights(AGETOKI)]})


@proves("opposed-examples")
def test_tomo_at_home_moves_units_out_of_the_battle_but_not_between_two_others() -> None:
    game = tomo(None, hida_sukune="1.0", doji_kuwanan="1.1")
    game.second.passes()
    game.first.does("use:isawa-tomo").does(SUKUNE).does("province:1.2")
    assert game.card(SUKUNE).at is game.province(1, 2)
    other = tomo(None, hida_sukune="1.0", doji_kuwanan="1.1")
    other.second.passes()
    other.first.does("use:isawa-tomo").does(YOSHI)
    # The only province to which Yoshi may go is that of the battle, so it is chosen without a question.
    assert other.card(YOSHI).at is other.province(1, 0)


@proves("opposed-examples")
def test_tomo_in_the_battle_moves_any_unit_anywhere() -> None:
    game = tomo("1.0", hida_sukune="1.0", doji_kuwanan="1.1")
    game.second.passes()
    game.first.does("use:isawa-tomo").does(YOSHI).does("province:1.2")
    assert game.card(YOSHI).at is game.province(1, 2)


# Resolution


@proves("resolution-segment", "resolution-defender-wins")
def test_the_stronger_defender_destroys_the_attackers_and_gains_two_honor_a_card() -> None:
    attacker = fights(SUKUNE, attachments=["naginata"])
    game = battle({"personalities": [attacker]}, {"personalities": [fights(AGETOKI, attachments=["light-infantry"])]})
    game.resolve_battle()
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone("naginata") == "fate discard"
    assert game.second.honor == 5 + 2 * 2 and game.first.honor == 5
    assert game.zone(AGETOKI) == "play" and not game.province(1, 0).destroyed


@proves("resolution-segment", "resolution-tie")
def test_a_tie_destroys_both_armies_for_one_honor_a_card() -> None:
    game = battle(
        {"personalities": [fights(SUKUNE)]},
        {"personalities": [fights(YOSHI, attachments=[at("naginata", bowed=True)])]},
    )
    game.resolve_battle()
    assert game.zone(SUKUNE) == game.zone(YOSHI) == "dynasty discard"
    assert game.first.honor == 5 + 2 and game.second.honor == 5 + 1


@proves("resolution-segment", "resolution-attacker-wins")
def test_the_stronger_attacker_destroys_the_defenders() -> None:
    game = battle({"personalities": [fights(AGETOKI)]}, {"personalities": [fights(SUKUNE)]})
    game.resolve_battle()
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone(AGETOKI) == "play"
    assert game.first.honor == 7 and not game.province(1, 0).destroyed


@proves("resolution-attacker-wins", "province-strength")
def test_a_province_falls_to_more_than_its_strength_and_not_to_as_much() -> None:
    # Strength 7: Agetoki with Heavy Infantry and Light Infantry brings 11 against an army of 3 and 4.
    def fought(*followers: str) -> Scene:
        attacker = fights(AGETOKI, attachments=list(followers))
        game = battle({"personalities": [attacker]}, {"personalities": [fights(SUKUNE)]})
        game.resolve_battle()
        return game

    enough = fought("heavy-infantry", "light-infantry")
    assert enough.province(1, 0).destroyed and enough.zone(SUKUNE) == "dynasty discard"
    equal = fought("heavy-infantry", at("light-infantry", tokens=[{"force": -1}]))
    assert not equal.province(1, 0).destroyed and equal.zone(SUKUNE) == "dynasty discard"


@proves("resolution-attacker-wins", "destroyed")
def test_the_card_of_a_destroyed_province_is_discarded_and_earns_nothing() -> None:
    provinces = [{"card": at("diamond-mine", facedown=False)}, {}, {}, {}]
    attacker = fights(AGETOKI, attachments=["heavy-infantry"])
    game = battle({"personalities": [attacker]}, {"provinces": provinces})
    game.resolve_battle()
    assert game.province(1, 0).destroyed and game.province(1, 0).card is None
    assert game.zone("diamond-mine") == "dynasty discard" and game.first.honor == 5


@proves("resolution-segment")
def test_an_army_without_opponent_is_not_destroyed_even_without_force() -> None:
    game = battle({"personalities": [fights(SUKUNE, bowed=True)]}, {})
    game.resolve_battle()
    assert game.zone(SUKUNE) == "play" and not game.province(1, 0).destroyed


@proves("resolution-segment", "force-total")
def test_a_bowed_personality_takes_the_whole_units_force() -> None:
    attacker = fights(AGETOKI, bowed=True, attachments=["heavy-infantry"])
    game = battle({"personalities": [attacker]}, {"personalities": [fights(SUKUNE)]})
    game.resolve_battle()
    assert game.zone(AGETOKI) == "dynasty discard" and game.second.honor == 5 + 2 * 2


@proves("resolution-segment", "force-total", "attach")
def test_a_bowed_follower_adds_nothing() -> None:
    game = scene({"personalities": [at(SUKUNE, attachments=[at("heavy-infantry", bowed=True), "light-infantry"])]})
    assert game.card(SUKUNE).unit_force == FORCE[SUKUNE] + 2


@proves("resolution-segment", "force-total")
def test_a_bowed_item_adds_nothing_to_the_army() -> None:
    game = scene({"personalities": [at(SUKUNE, attachments=[at("no-dachi", bowed=True)])]})
    assert game.card(SUKUNE).unit_force == FORCE[SUKUNE]


@proves("resolution-segment")
def test_cards_destroyed_before_the_resolution_earn_no_honor() -> None:
    game = battle(
        {"personalities": [fights(AGETOKI)], "hand": ["earthquake"]},
        {"personalities": [fights(SUKUNE), fights(YOSHI, tokens=[{"chi": -2}]), "matsu-yojo"]},
    )
    honor = game.first.honor
    game.happens(game.table.framework.destroy(game.card(YOSHI)))
    assert game.zone(YOSHI) == "dynasty discard"
    game.resolve_battle()
    assert game.first.honor == honor + 2


@proves("resolution-attacker-wins", "allies")
def test_only_the_attacker_gains_honor_for_the_allied_armys_destruction() -> None:
    """Ruling: the rulebook names the Attacker and the Defender. Allies already gained 2 Honor for joining."""
    ally = {"personalities": [fights(AGETOKI)]}
    game = battle({"personalities": [fights(SUKUNE)]}, {"personalities": [fights(YOSHI)]}, ally,
                  attack={"allies": {2: "attack"}})  # fmt: skip
    game.resolve_battle()
    assert game.first.honor == 7 and game.third.honor == 5


@proves("military-victory", "winning", "province")
def test_the_last_province_falls_and_the_game_is_won() -> None:
    provinces = [{"destroyed": True}, {}, {"destroyed": True}, {"destroyed": True}]
    attacker = fights(AGETOKI, "1.1", attachments=["heavy-infantry"])
    game = battle({"personalities": [attacker]}, {"provinces": provinces}, province=1)
    game.resolve_battle()
    assert game.outcome == {"winner": 0, "reason": "military"}


@proves("military-victory", "two-main-rules")
def test_a_player_without_provinces_is_eliminated_while_the_others_play_on() -> None:
    provinces = [{}, {"destroyed": True}, {"destroyed": True}, {"destroyed": True}]
    game = battle(
        {"personalities": [fights(AGETOKI, attachments=["heavy-infantry"])]},
        {"provinces": provinces, "holdings": ["small-farm"], "personalities": [YOSHI]},
        {},
    )
    game.resolve_battle()
    assert game.outcome is None and not game.table.is_in(1)
    assert game.second.in_play == [] and game.zone(YOSHI) == "removed"
    game.pass_to("action", 2)
    assert game.table.turn == 2
