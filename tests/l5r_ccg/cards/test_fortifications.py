"""Fortifications: they work at their own Province, for the right side, and for the right clan."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fights, scene


def besieged(fortification: str, *, province: int = 0, **facts: Any) -> Scene:
    """Return a battle at the second player's first province; the Fortification is at ``province``."""
    provinces: list[dict[str, Any]] = [{}, {}, {}, {}]
    provinces[province] = {"attached": [fortification]}
    attackers = facts.pop("attackers", [fights("hida-unari")])
    defenders = facts.pop("defenders", [fights("matsu-yojo", attachments=["light-infantry"])])
    return scene(
        {"personalities": attackers},
        {"provinces": provinces, "personalities": defenders, **facts},
        attack=battle_at(0),
    )


def force(game: Scene, card: str) -> int:
    return game.card(card).force


@pytest.mark.parametrize(
    ("fortification", "defender", "follower", "attacker"),
    [("fort-on-a-hill", 3, 2, 3), ("moat", 2, 2, 3), ("dragon-s-teeth", 2, 3, 4), ("barbican", 3, 2, 4)],
)
def test_force_in_a_battle_at_the_province(fortification: str, defender: int, follower: int, attacker: int) -> None:
    game = besieged(fortification)
    found = (force(game, "matsu-yojo"), game.card("light-infantry", 1).force, force(game, "hida-unari"))
    assert found == (defender, follower, attacker)


@pytest.mark.parametrize("fortification", ["fort-on-a-hill", "moat", "dragon-s-teeth", "barbican"])
def test_a_fortification_at_another_province_changes_nothing_here(fortification: str) -> None:
    game = besieged(fortification, province=1)
    assert (force(game, "matsu-yojo"), force(game, "hida-unari")) == (2, 4)


def test_the_moat_hinders_followers_too() -> None:
    game = besieged("moat", attackers=[fights("hida-unari", attachments=["medium-infantry"])])
    assert force(game, "medium-infantry") == 2


def test_the_teeth_hinder_cavalry() -> None:
    game = besieged("dragon-s-teeth", attackers=[fights("sanzo"), fights("hida-unari")])
    assert force(game, "sanzo") == 0 and force(game, "hida-unari") == 4


def test_unscalable_walls_add_four_to_the_strength_of_the_province() -> None:
    game = besieged("unscalable-walls")
    assert (game.province(1, 0).strength, game.province(1, 1).strength) == (11, 7)


def test_earthworks_keep_cavalry_from_the_province_and_infantry_not() -> None:
    side = {"provinces": [{"attached": ["earthworks"]}, {}, {}, {}]}
    game = scene({"personalities": ["sanzo", "hida-unari"]}, side)
    game.to_attack().attacks(1)
    assert game.first.may("commit:hida-unari>province:1.0")
    game.pass_while(lambda: game.table.attack is not None and game.table.attack.segment == "infantry")
    assert game.first.may("commit:sanzo>province:1.1") and not game.first.may("commit:sanzo>province:1.0")


def test_the_palisades_honor_each_unit_that_comes() -> None:
    side = {"provinces": [{"attached": ["the-kakita-palisades"]}, {}, {}, {}], "honor": 5}
    game = scene({"personalities": ["hida-unari", "hida-sukune"]}, side)
    game.to_attack().attacks(1).commits(hida_unari="1.0", hida_sukune="1.1")
    game.second.does("trigger:the-kakita-palisades")
    assert game.second.honor == 6 and not game.second.may("trigger:the-kakita-palisades")


def test_the_parade_grounds_strengthen_defending_cavalry() -> None:
    game = besieged("the-shinjo-parade-grounds", defenders=[fights("sanzo"), fights("matsu-yojo")])
    assert (force(game, "sanzo"), force(game, "matsu-yojo")) == (3, 2)


def test_the_battlements_let_a_lion_defend_as_if_attacking() -> None:
    lion = "the-ancestral-home-of-the-lion"
    game = besieged("the-battlements-of-matsu-castle", stronghold=lion)
    game.second.does(f"use:{lion}")
    assert force(game, "matsu-yojo") == 4
    without = besieged("moat", stronghold=lion)
    without.second.does(f"use:{lion}")
    assert force(without, "matsu-yojo") == 2


@pytest.mark.parametrize(("fortification", "more"), [("the-battlements-of-matsu-castle", 2), ("earthworks", 0)])
def test_a_lion_on_the_battlements_keeps_his_bonus_as_an_attacker(fortification: str, more: int) -> None:
    game = besieged(fortification, defenders=[fights("matsu-gohei"), fights("otaku-kamoko")])
    assert (force(game, "matsu-gohei"), force(game, "otaku-kamoko")) == (1 + more, 3)


def test_on_the_battlements_ujiaki_leads_defending_lions() -> None:
    defenders = [fights("ikoma-ujiaki-experienced"), fights("matsu-yojo"), fights("hida-sukune")]
    game = besieged("the-battlements-of-matsu-castle", defenders=defenders)
    game.second.does("use:ikoma-ujiaki-experienced")
    assert [force(game, one) for one in ("ikoma-ujiaki-experienced", "matsu-yojo", "hida-sukune")] == [4, 4, 3]


@pytest.mark.parametrize(
    ("attacker", "hand", "use"),
    [
        (fights("doji-kuwanan"), ["iaijutsu-duel"], "play:iaijutsu-duel"),
        (fights("doji-kuwanan"), ["test-of-might"], "play:test-of-might"),
        (fights("radakast"), [], "use:radakast"),
        (fights("hida-o-ushi"), [], "use:hida-o-ushi"),
        (fights("mirumoto-daini", attachments=["mirumoto-house-guard"]), [], "use:mirumoto-house-guard"),
    ],
)
def test_nobody_challenges_a_crab_at_the_gates_of_hida(attacker: dict[str, Any], hand: list[str], use: str) -> None:
    def offered(province: int, defender: str = "yasuki-taka") -> bool:
        """Return a battle at the first province, with the Gates at ``province``."""
        provinces: list[dict[str, Any]] = [{}, {}, {}, {}]
        provinces[province] = {"attached": ["the-gates-of-hida-castle"]}
        game = scene(
            {"personalities": [attacker], "hand": hand},
            {"personalities": [fights(defender)], "provinces": provinces},
            attack=battle_at(0), to_act=0,
        )  # fmt: skip
        return game.first.may(use)

    assert not offered(0) and offered(1)
    assert offered(0, "asahina-tomo"), "only Crab Personalities are kept from it"


def test_a_province_with_the_gates_of_hida_is_stronger() -> None:
    assert besieged("the-gates-of-hida-castle").province(1, 0).strength == 9


def test_the_bastion_grows_with_each_province_lost_and_falls_with_itself() -> None:
    side = {"provinces": [{}, {"attached": ["the-togashi-bastion"]}, {}, {}]}
    game = scene({"personalities": [fights("hida-unari"), fights("doji-kuwanan"), fights("hida-sukune")]}, side,
                 attack=battle_at(0))  # fmt: skip
    before = game.province(1, 1).strength
    assert before == game.province(1, 2).strength, "while all Provinces stand it adds nothing"
    game.resolve_battle()
    assert game.province(1, 0).destroyed and game.province(1, 1).strength == before + 2


def test_the_tunnels_lead_a_defender_home_even_a_bowed_one() -> None:
    game = besieged("tunnel-system", defenders=[fights("matsu-yojo", bowed=True), fights("hida-sukune")])
    game.second.does("use:tunnel-system").chooses("matsu-yojo")
    assert game.card("matsu-yojo").at is None and game.card("hida-sukune").at is not None


def test_a_personality_who_goes_home_through_the_tunnels_bows_with_the_followers() -> None:
    game = besieged("tunnel-system")
    game.second.does("use:tunnel-system")
    assert game.card("matsu-yojo").bowed and game.card("light-infantry", 1).bowed


def test_the_gong_sounds_three_times_in_a_battle() -> None:
    names = ["hida-unari", "doji-kuwanan", "hida-sukune", "ginawa"]
    game = besieged("the-bronze-gong-of-the-hantei", attackers=[fights(name) for name in names])
    for name in names[:3]:
        game.pass_to("battle-action", seat=1)
        game.second.does("use:the-bronze-gong-of-the-hantei").chooses(name)
        assert game.card(name).bowed
    game.pass_to("battle-action", seat=1)
    assert not game.second.may("use:the-bronze-gong-of-the-hantei")


def test_the_gong_bows_followers_before_their_personality() -> None:
    game = besieged("the-bronze-gong-of-the-hantei", attackers=[fights("hida-unari", attachments=["medium-infantry"])])
    game.second.does("use:the-bronze-gong-of-the-hantei")
    assert game.card("medium-infantry").bowed and not game.card("hida-unari").bowed


@pytest.mark.parametrize(
    ("fortification", "stronghold"),
    [
        ("the-kakita-palisades", "the-esteemed-house-of-the-crane"),
        ("the-shinjo-parade-grounds", "the-provincial-estate-of-the-unicorn"),
        ("the-battlements-of-matsu-castle", "the-ancestral-home-of-the-lion"),
        ("the-togashi-bastion", "the-mountain-keep-of-the-dragon"),
        ("the-gates-of-hida-castle", CRAB),
    ],
)
def test_each_fortification_is_built_by_its_clan_alone(fortification: str, stronghold: str) -> None:
    def offered(by: str) -> bool:
        provinces = [{"card": at(fortification, facedown=False)}, {}, {}, {}]
        game = scene({"stronghold": by, "provinces": provinces, "holdings": ["diamond-mine"]}, phase="dynasty")
        return game.first.may(f"recruit:{fortification}")

    assert offered(stronghold) and not offered("the-sacred-temple-of-the-phoenix")
