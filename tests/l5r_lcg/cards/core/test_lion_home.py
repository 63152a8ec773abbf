"""Lion Clan, Core Set: strongholds, provinces and holdings."""

from tests.l5r_lcg.cards.positions import MILITARY, faceup
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

# Yōjin no Shiro


def test_yojin_no_shiro_strengthens_each_attacker_of_yours_for_the_conflict() -> None:
    game = scene(
        {
            "stronghold": "yojin-no-shiro",
            "characters": [inside("matsu-berserker"), inside("akodo-gunso"), "deathseeker"],
        },
        {"characters": [inside("lion-s-pride-brawler")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:yojin-no-shiro")
    assert game.totals == (7, 3) and game.card("deathseeker").military == 2
    assert game.card("yojin-no-shiro").bowed
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert game.card("matsu-berserker").military == 3


def test_yojin_no_shiro_needs_attackers_of_yours_and_to_be_ready() -> None:
    defending = scene(
        {"characters": [inside("matsu-berserker")]},
        {"stronghold": "yojin-no-shiro", "characters": [inside("akodo-gunso")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert defending.second.barred("trigger:yojin-no-shiro")
    bowed = scene(
        {"stronghold": at("yojin-no-shiro", bowed=True), "characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert bowed.first.barred("trigger:yojin-no-shiro")
    none = scene({"stronghold": "yojin-no-shiro", "characters": ["matsu-berserker"]}, asked=(0, 1))
    assert none.first.barred("trigger:yojin-no-shiro")


# The Art of War


def test_the_art_of_war_draws_three_cards_when_it_is_broken() -> None:
    for index, drawn in ((0, 3), (1, 0)):
        game = scene(
            {"characters": [inside("akodo-toturi"), inside("matsu-berserker")]},
            {"provinces": [at("the-art-of-war"), at("fertile-fields"), *DEFAULTS[:2], DEFAULTS[4]]},
            conflict={**MILITARY, "province": index},
            to_act=0,
        )
        if game.offers("trigger:province:1.0"):
            game.second.does("trigger:province:1.0")
        assert len(game.second.hand) == drawn and game.province(1, index).broken


# Staging Ground


def test_staging_ground_turns_up_to_two_cards_faceup() -> None:
    hidden = [at("deathseeker", facedown=True), at("ikoma-eiji", facedown=True), at("akodo-toturi", facedown=True)]
    theirs = faceup("fertile-fields", at("doji-hotaru", facedown=True))
    for places in (["province:0.0/1"], ["province:0.0/1", "province:0.0/3"]):
        game = scene(
            {"provinces": faceup("fertile-fields", "staging-ground", *hidden)}, {"provinces": theirs}, step="1.4"
        )
        game.first.does("trigger:staging-ground")
        assert game.first.options == [f"choose:province:0.0/{n}" for n in (1, 2, 3)]
        game.first.does(*(f"choose:{place}" for place in places))
        assert [card.facedown for card in game.province(0, 0).contents[1:]] == [False, True, len(places) == 1]
        assert game.card("doji-hotaru").facedown


def test_staging_ground_needs_a_facedown_card() -> None:
    game = scene({"provinces": faceup("fertile-fields", "staging-ground", "deathseeker")}, asked=(0, 1))
    assert game.first.barred("trigger:staging-ground")
