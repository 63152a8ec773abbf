"""Creatures and servants of the Shadowlands."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import IDLE, fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, SUKUNE, UJI, JUNZO = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "yogo-junzo"

# Goblins


def test_the_mountain_goblin_crawls_back_after_a_lost_battle() -> None:
    goblin = fights("mountain-goblin", attachments=["naginata"])
    game = scene({"personalities": [fights(UNARI)]}, {"personalities": [goblin]}, attack=battle_at(0))
    game.resolve_battle()
    assert game.zone("mountain-goblin") == "dynasty discard"
    game.pass_to("action", seat=0, turn=3)
    assert game.zone("mountain-goblin") == "play" and game.zone("naginata") == "fate discard"


def test_the_mountain_goblin_crawls_back_after_a_lost_duel() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": ["mountain-goblin"], "hand": []})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert game.zone("mountain-goblin") == "dynasty discard"
    game.pass_to("action", seat=0, turn=3)
    assert game.zone("mountain-goblin") == "play"


def test_the_mountain_goblin_stays_dead_when_it_is_murdered() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9},
                 {"personalities": ["mountain-goblin"]})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    game.pass_to("action", seat=0, turn=3)
    assert game.zone("mountain-goblin") == "dynasty discard"


def test_the_warmonger_hides_behind_its_goblins() -> None:
    unit = at("goblin-warmonger", attachments=["goblin-mob", "naginata"])
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}, {"personalities": [unit]})
    game.first.does("play:kolat-assassin").pays()
    assert game.zone("goblin-warmonger") == "play" and game.card("goblin-warmonger").bowed
    assert game.zone("goblin-mob") == game.zone("naginata") == "fate discard"


def test_the_warmonger_goes_home_from_a_lost_battle() -> None:
    unit = fights("goblin-warmonger", attachments=["goblin-mob"])
    game = scene({"personalities": [fights(UNARI, attachments=["heavy-infantry"])]}, {"personalities": [unit]},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.zone("goblin-warmonger") == "play" and game.card("goblin-warmonger").at is None


def test_the_warmonger_hides_once_from_having_no_chi_and_then_dies_of_it() -> None:
    """The ability that replaces the Warmonger's destruction saves it once. The second time it has no Chi and dies."""
    unit = at("goblin-warmonger", attachments=["goblin-mob"], tokens=[{"chi": -9}])
    other = at(UNARI, attachments=["ancestral-sword-of-crab-clan"])
    game = scene({"personalities": [other]}, {"personalities": [unit]})
    assert game.zone("goblin-mob") == "fate discard" and game.zone("goblin-warmonger") == "dynasty discard"
    assert sum(record.kind == "initiate" for record in game.match.records) == 1


def test_the_warmonger_dies_without_goblins() -> None:
    unit = at("goblin-warmonger", attachments=["light-infantry"])
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}, {"personalities": [unit]})
    game.first.does("play:kolat-assassin").pays()
    assert game.zone("goblin-warmonger") == "dynasty discard"


# Oni


def test_the_oni_of_ruin_destroys_the_province_it_comes_from() -> None:
    lying = [{}, {"card": at("oni-no-akuma", facedown=False)}, {}, {}]
    game = scene({"provinces": lying, "honor": 9}, phase="dynasty")
    game.first.does("recruit:oni-no-akuma").pays()
    assert game.zone("oni-no-akuma") == "play" and game.province(0, 1).destroyed and game.first.honor == 6
    assert len(game.first.player.standing) == 3


def test_taki_bi_burns_followers_of_one_unit_below_its_chi() -> None:
    # 3 Chi: Followers of 2 Force together.
    foes = [fights(YOJO, attachments=["light-infantry", "ashigaru", "heavy-infantry"]),
            fights(SUKUNE, attachments=["light-infantry"])]  # fmt: skip
    game = fought([fights("oni-no-taki-bi")], foes)
    game.first.does("use:oni-no-taki-bi").chooses(YOJO)
    assert game.first.prompt is not None and not game.first.may("heavy-infantry")
    game.first.does("light-infantry")
    assert [card.zone for card in game.cards("light-infantry") if card.owner == 1].count("play") == 1
    assert game.card("oni-no-taki-bi").bowed


def test_taki_bi_spares_a_player_with_the_ring_of_fire() -> None:
    foes = [fights(YOJO, attachments=["light-infantry"])]
    game = fought([fights("oni-no-taki-bi")], foes, rings=["ring-of-fire"])
    assert not game.first.may("use:oni-no-taki-bi")
    assert fought([fights("oni-no-taki-bi")], foes, rings=["ring-of-water"]).first.may("use:oni-no-taki-bi")


@pytest.mark.parametrize("oni", ["oni-no-taki-bi", "oni-no-kaze", "oni-no-akeru", "orochi"])
def test_oni_carry_and_lead_nothing(oni: str) -> None:
    game = scene(
        {"personalities": [oni, "hisa"], "hand": ["naginata", "light-infantry"], "holdings": ["gold-mine"] * 2}
    )
    game.first.does("attach:naginata").pays()
    assert game.card("naginata").host is game.card("hisa")


@pytest.mark.parametrize(("ring", "may"), [("ring-of-air", False), ("ring-of-earth", True)])
def test_kaze_blows_a_spell_away_unless_the_ring_of_air_keeps_it(ring: str, may: bool) -> None:
    caster = at("isawa-uona", attachments=["biting-steel"])
    game = scene({"personalities": ["oni-no-kaze", "hisa"], **IDLE}, {"personalities": [caster], "rings": [ring]})
    assert game.first.may("use:oni-no-kaze") is may
    if may:
        game.first.does("use:oni-no-kaze")
        assert game.zone("biting-steel") == "fate discard" and game.card("oni-no-kaze").bowed


@pytest.mark.parametrize(("ring", "may"), [("ring-of-the-void", False), ("ring-of-earth", True)])
def test_akeru_empties_the_hand_of_a_caster(ring: str, may: bool) -> None:
    caster = at("isawa-uona", attachments=["biting-steel"])
    game = scene({"personalities": [caster], "rings": [ring]}, {"personalities": ["oni-no-akeru"]})
    game.first.does("use:biting-steel")
    assert game.second.may("trigger:oni-no-akeru") is may
    if may:
        game.second.does("trigger:oni-no-akeru")
        assert numbers(game, "isawa-uona")[1] == -2 and game.card("oni-no-akeru").bowed


def test_akeru_hears_innate_abilities_and_nothing_else() -> None:
    game = scene({"personalities": ["naga-shugenja", "shagara"], "holdings": ["retired-general"]},
                 {"personalities": ["oni-no-akeru"]})  # fmt: skip
    game.first.does("use:retired-general").chooses("shagara")
    assert not game.second.may("trigger:oni-no-akeru")
    game.second.passes()
    game.first.does("use:naga-shugenja")
    assert game.second.may("trigger:oni-no-akeru")


def test_akeru_hears_yori_give_up_a_card_of_a_province_that_stays_empty() -> None:
    lying: list[dict[str, Any]] = [{"card": at("gold-mine", facedown=False)}, {}, {}, {}]
    game = scene({"personalities": ["kuni-yori-experienced"], "provinces": lying, "dynasty_deck": []},
                 {"personalities": ["oni-no-akeru"], "provinces": lying})  # fmt: skip
    game.first.does("use:kuni-yori-experienced").chooses("province:1.0")
    assert game.second.may("trigger:oni-no-akeru")


def test_akeru_does_not_react_to_a_personality_who_need_not_bow() -> None:
    junzo, led = fights("yogo-junzo"), fights(YOJO, attachments=["light-infantry"])
    game = scene({"personalities": [junzo]}, {"personalities": [led, "oni-no-akeru"]}, attack=battle_at(0), to_act=0)
    game.first.does("use:yogo-junzo")
    assert game.card("light-infantry", 1).bowed and not game.second.may("trigger:oni-no-akeru")


# Other horrors


def test_the_dark_daughter_drinks_the_blood_of_her_foes() -> None:
    foes = [fights(YOJO, attachments=["light-infantry", "naginata"])]
    army = [fights("dark-daughter-of-fu-leng"), fights(UNARI, attachments=["heavy-infantry"]), "sanzo"]
    game = fought(army, foes, {"hand": ["focus"]})
    game.resolve_battle()
    # A Personality and a Follower, not the Item.
    assert numbers(game, "dark-daughter-of-fu-leng") == (2, 2)
    game.pass_to("action", seat=1, turn=2)
    assert numbers(game, "dark-daughter-of-fu-leng") == (1, 1)


def test_the_dark_daughter_does_not_drink_from_afar_or_of_her_own() -> None:
    away = fought(["dark-daughter-of-fu-leng", fights(UNARI)], [fights(YOJO)])
    away.resolve_battle()
    assert numbers(away, "dark-daughter-of-fu-leng") == (0, 0) and away.zone(YOJO) == "dynasty discard"


def test_the_pennaggolan_feeds_on_small_farms() -> None:
    game = scene({"personalities": ["pennaggolan"]}, {"holdings": ["small-farm", "gold-mine"]})
    game.first.does("use:pennaggolan")
    assert [card.id for card in game.second.player.holdings] == ["gold-mine"]
    assert numbers(game, "pennaggolan") == (1, 1)
    hungry = scene({"personalities": ["pennaggolan", "hisa"], **IDLE}, {"holdings": ["gold-mine"]})
    assert not hungry.first.may("use:pennaggolan")


def test_the_necromancer_raises_followers_and_grows_by_them() -> None:
    game = scene({"personalities": ["necromancer"], "hand": ["shadowlands-madmen", "light-infantry"], "honor": 9})
    game.first.does("use:necromancer").chooses("shadowlands-madmen")
    assert game.card("shadowlands-madmen").host is game.card("necromancer")
    assert numbers(game, "necromancer")[0] == 1 and game.card("necromancer").bowed
    lost = game.card("shadowlands-madmen").face.facts.honor_lost_on_entering
    assert game.first.honor == 9 - (lost if isinstance(lost, int) else 0)
    living = scene({"personalities": ["necromancer", "hisa"], "hand": ["light-infantry"], **IDLE})
    assert not living.first.may("use:necromancer")


def test_orochi_wrecks_a_harbor_of_the_defender_once_in_a_battle() -> None:
    game = fought([fights("orochi")], [fights(YOJO)], first={"holdings": ["port"]}, holdings=["port", "pearl-bed"])
    game.first.does("use:orochi")
    assert game.first.may("pearl-bed")
    game.first.does("port")
    assert [card.id for card in game.second.player.holdings] == ["pearl-bed"] and not game.card("orochi").bowed
    game.second.passes()
    assert not game.first.may("use:orochi")


def test_orochi_wrecks_a_wharf_too() -> None:
    game = fought([fights("orochi")], [fights(YOJO)], holdings=["island-wharf"])
    game.first.does("use:orochi")
    assert game.zone("island-wharf") == "dynasty discard"


def test_orochi_must_be_there() -> None:
    game: Scene = fought(["orochi", fights(UNARI)], [fights(YOJO)], holdings=["port"])
    assert not game.first.may("use:orochi")
    inland: Any = fought([fights("orochi")], [fights(YOJO)], first={"holdings": ["port"]})
    assert not inland.first.may("use:orochi")
