"""Copies and tokens (chapter 7)."""

import pytest

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

NINJA, MITSU = "ninja-shapeshifter", "togashi-mitsu"


def mitsu_and_the_shapeshifter() -> Scene:
    """Allen has Togashi Mitsu (2F/2C) with two Fire tokens and a Wakizashi; Bob a Ninja Shapeshifter with Naginata."""
    mitsu = at(MITSU, tokens=[{"name": "Fire", "force": 1, "chi": 1, "amount": 2}], attachments=["wakizashi"])
    game = scene(
        {"personalities": [mitsu], "holdings": ["retired-general"]},
        {"personalities": [at(NINJA, attachments=["naginata"])]},
        to_act=1,
    )
    assert (game.card(MITSU).force, game.card(MITSU).chi) == (4, 5)
    assert (game.card(NINJA).force, game.card(NINJA).chi) == (3, 4)
    return game


@proves("copying-example", "copying")
@pytest.mark.parametrize(("value", "copied"), [("force", (4, 4, 1)), ("chi", (3, 5, 1)), ("personal-honor", (3, 4, 1))])
def test_the_shapeshifter_copies_a_value_of_mitsu(value: str, copied: tuple[int, int, int]) -> None:
    game = mitsu_and_the_shapeshifter()
    game.second.does(f"use:{NINJA}").does(f"copy:{value}")
    ninja = game.card(NINJA)
    assert (ninja.force, ninja.chi, ninja.personal_honor) == copied


@proves("copying-example", "copying")
def test_more_fire_on_mitsu_later_does_not_change_the_copy() -> None:
    game = mitsu_and_the_shapeshifter()
    game.second.does(f"use:{NINJA}").does("copy:force")
    game.first.does(f"use:{MITSU}").does("number:3")
    assert game.card(MITSU).force == 7 and game.card(NINJA).force == 4


@proves("copying-example", "copying", "tokens")
def test_the_copied_ability_makes_the_ninja_burn_until_the_end_of_the_turn() -> None:
    game = mitsu_and_the_shapeshifter()
    game.second.does(f"use:{NINJA}").does("copy:togashi-mitsu.0")
    game.first.does("pass")
    gained = next(o.key for o in game.match.pending[0].options if o.card == game.card(NINJA).key and o.verb == "use")
    game.second.does(gained).does("number:5")
    assert (game.card(NINJA).force, game.card(NINJA).chi) == (8, 9)
    assert len(game.card(MITSU).tokens) == 2
    game.pass_to("action", seat=1, turn=2)
    assert game.card(NINJA).tokens == () and game.card(NINJA).force == 3
    assert not any(o.key == gained for o in game.match.pending[0].options)


@proves("tokens")
def test_a_burning_mitsu_bows_after_a_battle_that_he_defended_and_burns_down_instead_of_straightening() -> None:
    mitsu = fights(MITSU, tokens=[{"name": "Fire", "force": 1, "chi": 1, "amount": 2}])
    game = scene({"personalities": [fights("matsu-yojo")]}, {"personalities": [mitsu]}, attack=battle_at(0))
    game.resolve_battle()
    game.pass_to("action", seat=1, turn=2)
    assert game.card(MITSU).bowed and len(game.card(MITSU).tokens) == 1


@proves("copying")
def test_a_copy_ends_with_the_turn() -> None:
    game = mitsu_and_the_shapeshifter()
    game.second.does(f"use:{NINJA}").does("copy:chi")
    game.pass_to("action", seat=1, turn=2)
    assert game.card(NINJA).chi == 4


@proves("copying")
def test_a_card_does_not_copy_itself() -> None:
    game = scene({"personalities": [NINJA]})
    assert not game.first.may(f"use:{NINJA}")


@proves("copying")
def test_bonuses_gained_after_copying_are_added() -> None:
    game = mitsu_and_the_shapeshifter()
    game.second.does(f"use:{NINJA}").does("copy:force")
    game.first.does("use:retired-general").does(NINJA)
    assert game.card(NINJA).force == 6


@proves("follower-tokens", "faq-3")
def test_a_follower_token_is_a_follower() -> None:
    game = scene({"personalities": ["matsu-imura"]})
    game.first.does("use:matsu-imura")
    animal = game.card("trained-animal")
    assert animal.is_follower and animal.host is game.card("matsu-imura") and animal.force == 1
    assert game.card("matsu-imura").unit_force == 0 and game.card("matsu-imura").bowed


@proves("follower-tokens", "ranged-attack", "fear", "faq-3")
def test_a_follower_token_is_shot_and_frightened_like_others_and_gone_when_destroyed() -> None:
    imura = fights("matsu-imura", attachments=["trained-animal"])
    game = scene({"personalities": [fights("matsu-yojo", attachments=["archers"])]}, {"personalities": [imura]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("use:archers")
    assert game.cards("trained-animal") == []
    game = scene({"personalities": [fights("yogo-junzo")]}, {"personalities": [imura]}, attack=battle_at(0), to_act=0)
    game.first.does("use:yogo-junzo")
    assert game.card("trained-animal").bowed


@proves("follower-tokens", "resolution-defender-wins", "faq-3")
def test_a_follower_token_brings_the_victor_two_honor() -> None:
    imura = fights("matsu-imura", attachments=["trained-animal"])
    game = scene({"personalities": [imura]}, {"personalities": [fights("hida-unari")], "honor": 0},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.second.honor == 4


@proves("follower-tokens", "move-cards")
def test_a_follower_token_moves_between_personalities() -> None:
    game = scene({"personalities": [at("matsu-yojo", attachments=["trained-animal"]), "hida-sukune"]})
    game.first.does("exchange").does("matsu-yojo", "hida-sukune")
    game.first.does("move:trained-animal>hida-sukune")
    assert game.card("trained-animal").host is game.card("hida-sukune")


@proves("tokens", "destroyed")
def test_tokens_are_gone_with_the_card_that_is_destroyed() -> None:
    game = scene({"hand": ["remorseful-seppuku"]},
                 {"personalities": [at("daidoji-uji", dishonored=True, tokens=[{"force": 2}])]})  # fmt: skip
    game.first.does("play:remorseful-seppuku")
    assert game.card("daidoji-uji").tokens == ()


@proves("tokens")
def test_no_penalty_takes_a_value_below_zero() -> None:
    game = scene({"personalities": [at("matsu-yojo", tokens=[{"force": -3}])]})
    assert game.card("matsu-yojo").force == 0 and game.card("matsu-yojo").chi == 2


@proves("permanent-bonuses")
def test_effects_last_until_the_turn_ends_or_the_token_goes_or_for_good() -> None:
    """Temporary effects end with the turn. Tokens stay. Permanent effects remain even after the Personality's death."""
    game = scene(
        {"personalities": [at("matsu-yojo", tokens=[{"force": 1}], permanent=[{"attribute": "force", "value": 2}])],
         "holdings": ["retired-general"]}
    )  # fmt: skip
    game.first.does("use:retired-general")
    assert game.card("matsu-yojo").force == 2 + 1 + 2 + 2
    game.pass_to("action", seat=1, turn=2)
    yojo = game.card("matsu-yojo")
    assert yojo.force == 2 + 1 + 2
    game.table.placing.leave_play(yojo, died="honorably")
    game.table.placing.enter_play(yojo, 0, bowed=False)
    game.table.version += 1
    assert yojo.force == 2 + 2
