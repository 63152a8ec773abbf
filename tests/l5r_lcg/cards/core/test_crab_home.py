"""Crab Clan, Core Set: strongholds, provinces and holdings."""

from tests.l5r_lcg.cards.positions import MILITARY, finish, row, used
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

# Shiro Nishiyama


def test_shiro_nishiyama_strengthens_the_defenders_only() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"stronghold": "shiro-nishiyama", "characters": [inside("hida-guardian"), "kaiu-envoy"]},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.does("trigger:shiro-nishiyama")
    guardian, envoy = game.card("hida-guardian"), game.card("kaiu-envoy")
    assert (guardian.military, guardian.political) == (2, 2) and (envoy.military, envoy.political) == (1, 0)
    assert game.card("shiro-nishiyama").bowed and game.card("matsu-berserker").military == 3


def test_shiro_nishiyama_does_nothing_for_attackers() -> None:
    game = scene(
        {"stronghold": "shiro-nishiyama", "characters": [inside("hida-guardian")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:shiro-nishiyama")


# Defend the Wall


def test_defend_the_wall_resolves_the_ring_for_the_winning_defender() -> None:
    game = scene(
        {"characters": [inside("hida-guardian")]},
        {"characters": [inside("borderlands-defender")], "provinces": row(first="defend-the-wall")},
        conflict=MILITARY,
    )
    game.pass_all(until="reaction")
    game.second.does("trigger:province:1.0").does("select:take")
    assert (game.first.honor, game.second.honor) == (9, 11)


def test_defend_the_wall_needs_its_player_to_win_there() -> None:
    wall = row(first="defend-the-wall")
    lost = scene(
        {"characters": [inside("borderlands-defender")]},
        {"characters": [inside("hida-guardian")], "provinces": wall},
        conflict=MILITARY,
    )
    finish(lost)
    assert used(lost, "resolve-ring") == 0
    elsewhere = scene(
        {"characters": [inside("hida-guardian")]},
        {"characters": [inside("borderlands-defender")], "provinces": wall},
        conflict={**MILITARY, "province": 1},
    )
    finish(elsewhere)
    assert used(elsewhere, "resolve-ring") == 0


# Borderlands Fortifications


def test_borderlands_fortifications_trades_places_with_a_facedown_card() -> None:
    game = scene(
        {"provinces": [at("pilgrimage", cards=["borderlands-fortifications"]),
                       at("manicured-garden", cards=[at("hida-guardian", facedown=True)]), *DEFAULTS[2:]]},
    )  # fmt: skip
    assert (game.province(0, 0).strength, game.province(0, 1).strength) == (7, 4)
    game.first.triggers("borderlands-fortifications")
    left, right = game.province(0, 0), game.province(0, 1)
    assert [card.id for card in left.contents] == ["hida-guardian"] and left.contents[0].facedown
    assert [card.id for card in right.contents] == ["borderlands-fortifications"]
    assert (left.strength, right.strength) == (5, 6)
    told = [seen.facts for record in game.match.records if (seen := record.seen_by(0))]
    assert "hida-guardian" not in str(told)


def test_borderlands_fortifications_needs_another_card_elsewhere() -> None:
    for lying in (["borderlands-fortifications"], ["borderlands-fortifications", "hida-guardian"]):
        game = scene({"provinces": row(*lying)}, asked=(0,))
        assert not game.first.may("trigger:borderlands-fortifications")


# Funeral Pyre


def test_funeral_pyre_burns_a_friend_for_a_card() -> None:
    game = scene({"characters": ["eager-scout", "hida-guardian"], "provinces": row("funeral-pyre")})
    game.first.triggers("funeral-pyre", "eager-scout")
    assert len(game.first.hand) == 1 and game.zone("eager-scout") == "dynasty discard"
    alone = scene({"provinces": row("funeral-pyre")}, {"characters": ["eager-scout"]}, asked=(0,))
    assert not alone.first.may("trigger:funeral-pyre")
