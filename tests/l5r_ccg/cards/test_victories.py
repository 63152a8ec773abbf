"""Cards that act on a defeated army, and on units that shoot or ride."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, HANARI, AMORO = "hida-unari", "shinjo-hanari", "hida-amoro"
GOLD = ["gold-mine"] * 4


# Mercy


def test_mercy_spares_the_defeated_for_3_honor_a_card() -> None:
    led = fights(UJI, attachments=["light-infantry"])
    game = fight({"personalities": [fights(UNARI), fights(SUKUNE)], "hand": ["mercy"]}, {"personalities": [led]})
    game.first.does("pass")
    game.second.does("pass")
    game.first.does("trigger:mercy")
    assert game.zone(UJI) == "play" and game.first.honor == 16 and game.card("light-infantry").in_play


def test_mercy_spares_no_province_and_is_for_winners() -> None:
    strong = [fights(AMORO), fights(UNARI), fights(SUKUNE)]
    game = fight({"personalities": strong, "hand": ["mercy"]}, {"personalities": [fights(UJI)], "hand": ["mercy"]})
    game.first.does("pass")
    game.second.does("pass")
    game.first.does("trigger:mercy")
    assert game.province(1, 0).destroyed and game.zone(UJI) == "play" and game.second.hand == ["mercy"]


# Mists of Illusion


def test_the_mists_strengthen_but_destroy_nothing() -> None:
    caster = at(TSUKE, attachments=["mists-of-illusion"])
    game = scene({"personalities": [caster, YOJO]}, {"personalities": [UJI]})
    game.first.does("use:mists-of-illusion").chooses(YOJO)
    assert game.card(YOJO).force == 7
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.resolve_battle()
    assert game.zone(UJI) == "play" and not game.province(1, 0).destroyed


# Rally Troops


def test_rallied_followers_go_to_a_personality_who_was_not_sent() -> None:
    led = at(YOJO, attachments=["light-infantry", "medium-infantry"])
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD},
                 {"personalities": [led, at(UNARI, bowed=True), SUKUNE], "hand": ["rally-troops"]})  # fmt: skip
    game.first.does("play:kolat-assassin").chooses(YOJO).pays()
    game.second.does("trigger:rally-troops").does(UNARI).does(SUKUNE)
    hosts = {worn.id: worn.host.id for one in (UNARI, SUKUNE) for worn in game.card(one).followers if worn.host}
    assert hosts == {"light-infantry": UNARI, "medium-infantry": SUKUNE} and game.zone(YOJO) == "dynasty discard"


def test_nobody_rallies_to_a_personality_who_is_alone_or_was_sent() -> None:
    led = at(YOJO, attachments=["medium-infantry"])
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD}, {"personalities": [led], "hand": ["rally-troops"]})
    game.first.does("play:kolat-assassin").pays()
    assert game.second.hand == ["rally-troops"] and game.zone("medium-infantry") == "fate discard"


# Spoils of War, Cremation, Virtues of Command


def beaten(card: str, *winners: Any, other: Any = None) -> Scene:
    loser = fights(UJI, attachments=["naginata", "light-infantry"]) if other is None else other
    game = fight({"personalities": list(winners), "hand": [card]}, {"personalities": [loser]})
    game.first.does("pass")
    game.second.does("pass")
    return game


def test_the_spoils_go_to_a_personality_who_is_no_samurai() -> None:
    game = beaten("spoils-of-war", fights(AMORO), fights(UNARI), fights(SUKUNE))
    game.first.does("trigger:spoils-of-war").does("naginata")
    assert game.card("naginata").host is game.card(AMORO) and game.card("naginata").controller == 0


def test_samurai_take_no_spoils() -> None:
    game = beaten("spoils-of-war", fights(UNARI), fights(SUKUNE))
    assert game.first.asked != "reaction" and game.first.hand == ["spoils-of-war"]


def test_cremation_removes_everything_that_fell() -> None:
    game = beaten("cremation", fights(UNARI), fights(SUKUNE))
    game.first.does("trigger:cremation")
    assert game.zone(UJI) == game.zone("naginata") == "removed"


def test_a_position_remembers_what_was_lost_in_the_battle() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["cremation"]},
                 {"personalities": [fights(UJI), fights(YOJO)]})  # fmt: skip
    game.happens(game.table.framework.destroy(game.card(UJI)))
    loaded = load("again", frozenset(), dump(game.table))
    assert loaded.battle is not None and [card.id for card in loaded.battle.lost] == [UJI]
    assert [card.id for card in loaded.copied().battle.lost] == [UJI]  # type: ignore[union-attr]


def test_virtues_of_command_strengthen_followers_while_they_stay() -> None:
    game = beaten("virtues-of-command", fights(UNARI, attachments=["light-cavalry"]), fights(SUKUNE), other=fights(UJI))
    game.first.does("trigger:virtues-of-command")
    follower = game.card("light-cavalry")
    assert follower.force == 3
    game.happens(game.table.rules_of(0).attach(follower, game.card(SUKUNE)))
    assert follower.force == 2


def test_virtues_of_command_are_for_victors_over_an_army() -> None:
    game = beaten("virtues-of-command", fights(UJI, attachments=["light-cavalry"]), other=fights(AMORO))
    assert game.first.hand[0] == "virtues-of-command"


# Know Your Enemy


def test_a_tactician_learns_from_every_action_of_the_other_side() -> None:
    game = scene({"personalities": ["matsu-tsuko"], "hand": ["know-your-enemy"]},
                 {"personalities": [UJI], "hand": ["careful-planning", "careful-planning"]})  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(matsu_tsuko="1.0")
    game.first.does("trigger:know-your-enemy")
    game.second.commits(daidoji_uji="1.0")
    before = game.card("matsu-tsuko").force
    game.second.does("play:careful-planning").chooses(UJI)
    assert game.card("matsu-tsuko").force == before + 1
    game.first.does("pass")
    game.second.does("play:careful-planning").chooses(UJI)
    assert game.card("matsu-tsuko").force == before + 2


def test_only_tacticians_know_their_enemy() -> None:
    game = scene({"personalities": [YOJO], "hand": ["know-your-enemy"]}, {"personalities": [UJI]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    assert game.first.asked != "reaction"


# To Avenge Our Ancestors


@pytest.mark.parametrize("avenges", [True, False])
def test_the_ancestors_double_the_honor_of_one_resolution(avenges: bool) -> None:
    game = scene({"personalities": [UNARI], "hand": ["to-avenge-our-ancestors"], "honor": 10}, {"personalities": [UJI]})
    game.to_attack().attacks(1)
    game.first.commits(hida_unari="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.first.does("trigger:to-avenge-our-ancestors" if avenges else "pass")
    game.resolve_battle()
    assert game.first.honor == (14 if avenges else 12)


def test_a_legendary_victory_does_not_double_what_is_doubled() -> None:
    avenged = [{"lasting": [{"attribute": "honor-doubled", "until": "attack"}]}, {}, {}, {}]
    game = fight({"personalities": [fights(YOJO)], "hand": ["legendary-victory", "charge"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])], "provinces": avenged})  # fmt: skip
    game.first.does("play:legendary-victory")
    game.second.does("pass")
    game.first.does("play:charge")
    game.resolve_battle()
    assert game.first.honor == 18  # To Avenge Our Ancestors cannot be combined with other effects that double


# Chasing the Wind


def test_riders_keep_infantry_from_coming() -> None:
    game = scene({"personalities": [fights(HANARI)], "hand": ["chasing-the-wind"]},
                 {"personalities": [fights(UJI), YOJO], "hand": ["superior-tactics"]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("play:superior-tactics")
    game.first.does("trigger:chasing-the-wind")
    assert game.card(YOJO).at is None and game.zone("superior-tactics") == "fate discard"


@pytest.mark.parametrize(("mine", "theirs"), [(SUKUNE, YOJO), (HANARI, "shinjo-yasamura")])
def test_only_riders_chase_and_only_infantry_is_stopped(mine: str, theirs: str) -> None:
    game = scene({"personalities": [fights(mine)], "hand": ["chasing-the-wind"]},
                 {"personalities": [fights(UJI), theirs], "hand": ["superior-tactics"]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("play:superior-tactics")
    assert game.card(theirs).at is not None


# Catching the Wind's Favor, Gust of Wind


def shot(mine: dict[str, Any], shooter: Any = None) -> Scene:
    archer = fights(HANARI) if shooter is None else shooter
    return fight({"personalities": [archer, fights("shinjo-yasamura")]}, mine)


def test_a_monk_catches_an_arrow_and_sends_it_elsewhere() -> None:
    game = shot(
        {"personalities": [fights("asahina-tomo"), fights(YOJO), fights(UJI)], "hand": ["catching-the-wind-s-favor"]}
    )
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    game.second.does("trigger:catching-the-wind-s-favor").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and game.zone(YOJO) == "play" and game.card("asahina-tomo").bowed


def test_an_arrow_too_weak_for_its_new_target_does_nothing() -> None:
    game = shot({"personalities": [fights("asahina-tomo"), fights(YOJO), fights(UNARI)],
                 "hand": ["catching-the-wind-s-favor"]})  # fmt: skip
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    game.second.does("trigger:catching-the-wind-s-favor").chooses(UNARI)
    assert game.zone(UNARI) == game.zone(YOJO) == "play"


def test_only_a_personality_with_more_chi_than_the_arrows_strength_catches_it() -> None:
    game = shot({"personalities": [fights(TSUKE), fights(YOJO)], "hand": ["catching-the-wind-s-favor"]})
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard"


def test_a_gust_of_wind_may_blow_an_arrow_back() -> None:
    game = shot({"personalities": [fights(TSUKE, attachments=["gust-of-wind"]), fights(YOJO)]})
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    game.second.does("trigger:gust-of-wind").chooses("shinjo-yasamura")
    assert game.zone("shinjo-yasamura") == "dynasty discard" and game.card(TSUKE).bowed and game.zone(YOJO) == "play"


def test_a_gust_of_wind_needs_the_shugenja_in_the_battle() -> None:
    game = shot({"personalities": [at(TSUKE, attachments=["gust-of-wind"]), fights(YOJO)]})
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard"


# Jade Strike


def test_a_jade_strike_spends_an_item_against_the_shadowlands() -> None:
    caster = at(TSUKE, attachments=["jade-strike"])
    game = fight({"personalities": [caster, fights(YOJO, attachments=["naginata"])]},
                 {"personalities": [fights("yogo-junzo"), fights(UJI)]})  # fmt: skip
    game.first.does("use:jade-strike")
    assert game.zone("yogo-junzo") == "dynasty discard" and game.zone("naginata") == "fate discard"
    assert game.card(TSUKE).bowed


def test_a_jade_strike_needs_an_item_in_the_battle_and_somebody_of_the_shadowlands() -> None:
    caster = at(TSUKE, attachments=["jade-strike"])
    without = fight({"personalities": [caster, fights(YOJO)]}, {"personalities": [fights("yogo-junzo")]})
    assert without.first.barred("use:jade-strike", "battle-action")
    clean = fight({"personalities": [caster, fights(YOJO, attachments=["naginata"])]}, {"personalities": [fights(UJI)]})
    assert clean.first.barred("use:jade-strike", "battle-action")


def test_nobody_catches_a_jade_strike_which_has_no_strength() -> None:
    """Catching the Wind's Favor and Shinjo Tsuburo need the strength of the attack, and Jade Strike has none."""
    caster = at(TSUKE, attachments=["jade-strike"])
    game = fight({"personalities": [caster, fights(YOJO, attachments=["naginata"])]},
                 {"personalities": [fights("yogo-junzo"), fights("asahina-tomo"), fights("shinjo-tsuburo")],
                  "hand": ["catching-the-wind-s-favor"]})  # fmt: skip
    game.first.does("use:jade-strike")
    assert game.zone("yogo-junzo") == "dynasty discard" and not game.card("asahina-tomo").bowed


# Calling the Elements


def test_the_elements_unhorse_a_card_for_each_shugenja() -> None:
    game = scene({"personalities": [HANARI, "shinjo-yasamura"]},
                 {"personalities": [at(TSUKE, attachments=["calling-the-elements"]), "asahina-tomo"]})  # fmt: skip
    game.to_attack().attacks(1)
    game.second.does("trigger:calling-the-elements").does("asahina-tomo").does(HANARI, "shinjo-yasamura")
    assert not game.card(HANARI).trait("Cavalry") and not game.card("shinjo-yasamura").trait("Cavalry")
    assert game.card("asahina-tomo").bowed and game.card(TSUKE).bowed


def test_without_cavalry_nothing_is_called() -> None:
    game = scene({"personalities": [YOJO]}, {"personalities": [at(TSUKE, attachments=["calling-the-elements"])]})
    game.to_attack().attacks(1)
    assert game.second.asked != "reaction"
