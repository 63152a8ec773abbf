"""Lion Clan, Core Set: characters, from Lion's Pride Brawler on."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, faceup
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Lion's Pride Brawler


def test_lion_s_pride_brawler_bows_somebody_no_stronger() -> None:
    game = scene(
        {"characters": [inside("lion-s-pride-brawler")]},
        {"characters": [inside("doji-challenger"), "ikoma-prodigy", inside("akodo-toturi")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:lion-s-pride-brawler")
    assert not game.first.may("akodo-toturi") and game.first.may("ikoma-prodigy")
    game.first.does("doji-challenger")
    assert game.card("doji-challenger").bowed


def test_lion_s_pride_brawler_must_be_attacking() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": [inside("lion-s-pride-brawler")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert game.second.barred("trigger:lion-s-pride-brawler")


# Matsu Beiona


def test_matsu_beiona_comes_with_fate_to_three_other_bushi() -> None:
    for bushi, fate in ((3, 2), (2, 0)):
        game = scene(
            {
                "provinces": faceup("fertile-fields", "matsu-beiona"),
                "fate": 3,
                "characters": [*["matsu-berserker"] * bushi, "ikoma-prodigy"],
            },
            {"characters": ["matsu-berserker"]},
            step="1.4",
        )
        game.first.plays("matsu-beiona")
        if game.first.may("trigger:matsu-beiona"):
            game.first.does("trigger:matsu-beiona")
        assert game.card("matsu-beiona").fate == fate and game.first.fate == 0


def test_matsu_beiona_cares_for_her_own_coming_only() -> None:
    game = scene(
        {
            "provinces": faceup("fertile-fields", "matsu-berserker"),
            "fate": 1,
            "characters": ["matsu-beiona", "deathseeker", "deathseeker"],
        },
        step="1.4",
        asked=(0, 1),
    )
    game.first.plays("matsu-berserker")
    assert game.second.asked == "dynasty"


# Honored General


def test_honored_general_is_honored_on_coming() -> None:
    game = scene({"provinces": faceup("fertile-fields", "honored-general"), "fate": 4}, step="1.4")
    game.first.plays("honored-general").does("trigger:honored-general")
    assert game.card("honored-general").honored


def test_honored_general_is_not_honored_for_the_coming_of_others() -> None:
    game = scene(
        {"provinces": faceup("fertile-fields", "matsu-berserker"), "fate": 1, "characters": ["honored-general"]},
        step="1.4",
        asked=(0, 1),
    )
    game.first.plays("matsu-berserker")
    assert game.second.asked == "dynasty"


def test_honored_general_leads_the_other_lions_at_his_side() -> None:
    game = scene(
        {
            "characters": [
                inside("honored-general"),
                inside("matsu-berserker"),
                inside("doji-challenger"),
                "deathseeker",
            ]
        },
        {"characters": [inside("akodo-gunso")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    skills = {card.id: card.military for card in game.table.characters()}
    assert skills == {
        "honored-general": 3,
        "matsu-berserker": 4,
        "doji-challenger": 3,
        "deathseeker": 2,
        "akodo-gunso": 2,
    }
    home = scene({"characters": ["honored-general", inside("matsu-berserker")]}, conflict=MILITARY, asked=(0, 1))
    assert home.totals == (3, 0)


# Ikoma Eiji


def lost(skill: str, winner: int = 1, **facts: Any) -> Scene:
    """The first player, who has Eiji at home, loses a conflict of this type."""
    conflict = {"attacker": 0, "ring": "air", "skill": skill}
    sides: list[dict[str, Any]] = [{"characters": ["ikoma-eiji", inside("doji-whisperer")]}, {"characters": []}]
    sides[winner]["characters"] = [*sides[winner]["characters"], inside("doji-hotaru")]
    sides[0].update(facts)
    return scene(sides[0], sides[1], conflict=conflict, to_act=0, asked=(0, 1))


def test_ikoma_eiji_brings_a_bushi_after_a_lost_political_conflict() -> None:
    for chosen in ("matsu-berserker", "matsu-beiona"):
        game = lost(
            "political",
            provinces=faceup("fertile-fields", "matsu-beiona", "honored-general", at("deathseeker", facedown=True)),
            dynasty_discard=["matsu-berserker", "ikoma-prodigy"],
            conflict_discard=["vengeful-oathkeeper"],
        )
        assert game.offers("trigger:ikoma-eiji")
        game.first.does("trigger:ikoma-eiji")
        assert game.first.options == ["choose:matsu-berserker", "choose:matsu-beiona"]
        game.first.does(chosen)
        assert game.card(chosen).in_play and not game.card(chosen).participating


def test_ikoma_eiji_needs_a_lost_political_conflict_and_a_bushi() -> None:
    for skill, winner, discard in (
        ("military", 1, ["matsu-berserker"]),
        ("political", 0, ["matsu-berserker"]),
        ("political", 1, ["ikoma-prodigy", "honored-general"]),
    ):
        assert not lost(skill, winner, dynasty_discard=discard).offers("trigger:ikoma-eiji")


# Akodo Toturi


def toturi(skill: str, *attackers: Any) -> Scene:
    """These attackers win, and the ring's effect is resolved once."""
    game = scene(
        {"characters": list(attackers)},
        {},
        conflict={"attacker": 0, "ring": "air", "skill": skill, "province": 4},
        to_act=0,
        asked=(0, 1),
    )
    game.pass_all(until="ring-effect")
    game.first.does("resolve:ring:air").does("select:gain")
    return game


def test_akodo_toturi_resolves_the_claimed_ring_again() -> None:
    game = toturi("military", inside("akodo-toturi"))
    game.first.does("trigger:akodo-toturi").does("select:gain")
    assert game.first.honor == 14


def test_akodo_toturi_needs_a_military_conflict_and_to_be_there() -> None:
    assert toturi("political", inside("akodo-toturi")).first.asked != "reaction"
    assert toturi("military", "akodo-toturi", inside("matsu-berserker")).first.asked != "reaction"


def test_faq_akodo_toturi_in_defense_lets_the_attacker_resolve_the_ring() -> None:
    game = scene(
        {"characters": [inside("deathseeker")]},
        {"characters": [inside("akodo-toturi")]},
        conflict={**MILITARY, "ring": "void"},
        to_act=0,
    )
    game.card("akodo-toturi").fate = 1
    game.pass_all(until="reaction")
    game.first.passes()
    game.second.does("trigger:akodo-toturi")
    assert game.card("akodo-toturi").fate == 0


def test_akodo_toturi_does_not_care_for_a_ring_claimed_by_the_opponent() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi"), inside("honored-general")]},
        {"characters": [inside("akodo-toturi")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert game.offers("trigger:akodo-toturi")
    assert game.table.rings["air"].claimed_by == 0 and game.second.asked is None


# Vengeful Oathkeeper


def test_vengeful_oathkeeper_comes_from_hand_after_a_lost_military_conflict() -> None:
    game = lost("military", hand=["vengeful-oathkeeper"])
    assert game.offers("trigger:vengeful-oathkeeper")
    game.first.does("trigger:vengeful-oathkeeper")
    oathkeeper = game.card("vengeful-oathkeeper")
    assert oathkeeper.in_play and not oathkeeper.participating and game.first.fate == 0


def test_vengeful_oathkeeper_needs_a_lost_military_conflict() -> None:
    for skill, winner in (("political", 1), ("military", 0)):
        assert not lost(skill, winner, hand=["vengeful-oathkeeper"]).offers("trigger:vengeful-oathkeeper")


def test_nobody_takes_a_character_back_freely_whom_the_opponent_saw_come_from_the_hand() -> None:
    game = lost("military", hand=["vengeful-oathkeeper"])
    assert game.offers("trigger:vengeful-oathkeeper")
    game.first.does("trigger:vengeful-oathkeeper")
    assert game.card("vengeful-oathkeeper").in_play and not game.match.may_undo(0)


def test_a_character_that_came_from_the_open_discard_pile_may_be_taken_back() -> None:
    game = lost("political", dynasty_discard=["matsu-berserker", "matsu-beiona"])
    assert game.offers("trigger:ikoma-eiji")
    game.first.does("trigger:ikoma-eiji").does("matsu-berserker")
    assert game.card("matsu-berserker").in_play and game.match.may_undo(0)


def test_a_character_that_was_played_may_be_taken_back() -> None:
    game = scene({"hand": ["vengeful-oathkeeper"], "fate": 6}, asked=(0, 1))
    game.first.plays("vengeful-oathkeeper")
    assert game.card("vengeful-oathkeeper").in_play and game.match.may_undo(0)


# Master of the Spear


def test_master_of_the_spear_lets_the_opponent_choose_the_character_to_send_home() -> None:
    game = scene(
        {"characters": [inside("master-of-the-spear"), inside("deathseeker")]},
        {"characters": [inside("doji-challenger"), inside("brash-samurai"), "doji-hotaru"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:master-of-the-spear")
    assert game.second.options == ["choose:doji-challenger", "choose:brash-samurai"]
    game.second.does("brash-samurai")
    assert not game.card("brash-samurai").participating and not game.card("brash-samurai").bowed


def test_master_of_the_spear_must_be_attacking_and_somebody_defending() -> None:
    defending = scene(
        {"characters": [inside("deathseeker")]},
        {"characters": [inside("master-of-the-spear")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert defending.second.barred("trigger:master-of-the-spear")
    alone = scene({"characters": [inside("master-of-the-spear")]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    assert alone.first.barred("trigger:master-of-the-spear")
