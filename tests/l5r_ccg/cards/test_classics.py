"""Cards of the first sets whose texts are known from later printings only."""

from typing import Any

import pytest

from engine.l5r_ccg.definition import find_card
from tests.l5r_ccg.scene import Scene, at, fight, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, HANARI, AMORO, TSUME = "hida-unari", "shinjo-hanari", "hida-amoro", "moto-tsume"
GOLD = ["gold-mine"] * 4


def all_pass(game: Scene) -> None:
    """Let both players pass, so that the Terrain takes effect."""
    game.second.does("pass")
    game.first.does("pass")


def changes(game: Scene) -> dict[str, int]:
    """Return by how much the values of cards have changed."""
    applied = [one.facts for one in game.match.records if one.kind == "apply"]
    return {facts["subject"].partition("#")[0]: facts["value"] for facts in applied}


# Terrains


def test_contentious_terrain_strengthens_its_players_personalities() -> None:
    game = fight({"personalities": [fights(YOJO), fights(UNARI)], "hand": ["contentious-terrain"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    game.first.does("play:contentious-terrain")
    all_pass(game)
    assert changes(game) == {YOJO: 1, UNARI: 1}


def test_corrupted_ground_strengthens_shadowlands_cards_of_both_sides() -> None:
    game = fight({"personalities": [fights(TSUME)], "hand": ["corrupted-ground"]},
                 {"personalities": [fights(UJI, attachments=["zombie-troops", "light-infantry"])]})  # fmt: skip
    game.first.does("play:corrupted-ground")
    all_pass(game)
    assert changes(game) == {TSUME: 1, "zombie-troops": 1}


def test_narrow_ground_leaves_nobody_more_than_two_force() -> None:
    game = fight({"personalities": [fights(AMORO)], "hand": ["narrow-ground"]},
                 {"personalities": [fights(UJI, attachments=["medium-infantry"])]})  # fmt: skip
    game.first.does("play:narrow-ground")
    all_pass(game)
    assert changes(game) == {AMORO: -4}


def test_higher_ground_helps_the_players_archers_at_once_and_hinders_the_others() -> None:
    archers = at(YOJO, at="1.0", attachments=["archers"])
    game = fight({"personalities": [archers], "hand": ["higher-ground"]},
                 {"personalities": [fights(HANARI), fights(UNARI)]})  # fmt: skip
    game.first.does("play:higher-ground")
    assert game.card("archers").changed("ranged", 3) == 4 and game.card(HANARI).changed("ranged", 3) == 2


def test_encircled_terrain_leaves_one_personality_on_each_side() -> None:
    game = fight({"personalities": [fights(YOJO), fights(UNARI)], "hand": ["encircled-terrain"]},
                 {"personalities": [fights(UJI), fights(KUWANAN)]})  # fmt: skip
    game.first.does("play:encircled-terrain")
    all_pass(game)
    game.first.does("player:1")
    game.second.does(KUWANAN)
    game.first.does(YOJO)
    moved = [one.facts["card"].partition("#")[0] for one in game.match.records if one.kind == "move-unit"]
    assert sorted(moved) == sorted([UNARI, UJI])
    assert not game.card(UNARI).bowed and not game.card(UJI).bowed


def test_encircled_terrain_leaves_a_single_personality_where_he_is() -> None:
    game = fight({"personalities": [fights(YOJO)], "hand": ["encircled-terrain"]}, {})
    game.first.does("play:encircled-terrain")
    assert game.card(YOJO).at is game.province(1, 0)


# Strategies in battle
# No ruling on Block Supply Lines or A Stout Heart was found. Their latest wording, in a public list of all cards of the
# game, agrees with this reading: any attacking Personality goes home, and any Fear effect is negated.


def test_block_supply_lines_sends_an_attacking_unit_home_bowed() -> None:
    led = fights(YOJO, attachments=["light-infantry"])
    game = fight({"personalities": [led]}, {"personalities": [fights(UJI)], "hand": ["block-supply-lines"]}, to_act=1)
    game.second.does("play:block-supply-lines")
    assert game.card(YOJO).at is None and game.card(YOJO).bowed and game.card("light-infantry").bowed


def test_block_supply_lines_spares_defenders() -> None:
    game = fight({"personalities": [fights(YOJO)], "hand": ["block-supply-lines"]}, {"personalities": [fights(UJI)]})
    game.first.does("play:block-supply-lines")
    assert game.card(YOJO).at is None and game.card(UJI).at is not None


def test_strength_of_purity_is_for_the_honorable() -> None:
    game = fight({"personalities": [fights("matsu-gohei"), fights(AMORO)], "hand": ["strength-of-purity"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    force = game.card("matsu-gohei").force
    game.first.does("play:strength-of-purity")
    assert game.card("matsu-gohei").force == force + 3


def test_nobody_without_honor_draws_strength_from_purity() -> None:
    game = fight({"personalities": [fights(AMORO)], "hand": ["strength-of-purity"]}, {"personalities": [fights(UJI)]})
    assert game.first.barred("play:strength-of-purity", "battle-action")


def test_a_samurai_among_evil_is_shamed() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["you-walk-with-evil"]},
                 {"personalities": [fights(UJI, attachments=["skeletal-troops"])]})  # fmt: skip
    game.first.does("play:you-walk-with-evil")
    one = game.card(UJI)
    assert one.bowed and one.dishonored and one.trait("Shadowlands")


def test_without_evil_in_his_army_a_samurai_walks_alone() -> None:
    game = fight({"personalities": [fights(UNARI), fights(TSUME)], "hand": ["you-walk-with-evil"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    game.first.does("play:you-walk-with-evil").chooses(UNARI)
    assert not game.card(UJI).bowed


def test_a_wounded_samurai_lives_until_the_battle_ends() -> None:
    game = fight({"personalities": [fights(AMORO)], "hand": ["wounded-in-battle", "wounded-in-battle"]},
                 {"personalities": [fights("shiba-tsukune")]})  # fmt: skip
    game.first.does("play:wounded-in-battle").chooses("shiba-tsukune")
    assert game.card("shiba-tsukune").chi == 0 and game.zone("shiba-tsukune") == "play"
    game.second.does("pass")
    assert game.first.may("play:wounded-in-battle")
    game.first.does("play:wounded-in-battle")
    assert game.zone(AMORO) == "dynasty discard"
    game.resolve_battle()
    assert game.zone("shiba-tsukune") == "dynasty discard"


@pytest.mark.parametrize(("strong", "honor"), [(True, 15), (False, 10)])
def test_a_brilliant_victory_pays_if_it_is_won(strong: bool, honor: int) -> None:
    own = [fights(AMORO), fights(UNARI)] if strong else [fights(YOJO)]
    game = fight({"personalities": own, "hand": ["brilliant-victory"]}, {"personalities": [fights(KUWANAN)]})
    game.first.does("play:brilliant-victory")
    game.resolve_battle()
    assert game.first.honor == honor


def test_a_legendary_victory_doubles_what_the_resolution_brings() -> None:
    game = fight({"personalities": [fights(YOJO)], "hand": ["legendary-victory", "charge"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("play:legendary-victory")
    game.second.does("pass")
    game.first.does("play:charge")
    game.resolve_battle()
    assert game.first.honor == 18  # 2 for each of the destroyed cards, doubled


def test_no_legend_begins_with_the_stronger_army() -> None:
    game = fight({"personalities": [fights(AMORO)], "hand": ["legendary-victory"]}, {"personalities": [fights(UJI)]})
    assert game.first.barred("play:legendary-victory", "battle-action")


def test_the_fist_of_the_earth_bows_a_personality_without_a_shield() -> None:
    game = fight({"personalities": [fights(TSUKE)], "hand": ["fist-of-the-earth"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("play:fist-of-the-earth")
    assert game.card(TSUKE).bowed and game.card("light-infantry").bowed and not game.card(UJI).bowed


# Actions of the Action Phase


def test_shadowlands_sickness_bows_cards_of_the_shadowlands() -> None:
    game = scene({"hand": ["shadowlands-sickness"]}, {"personalities": [TSUME, UJI]})
    game.first.does("play:shadowlands-sickness")
    assert game.card(TSUME).bowed and not game.card(UJI).bowed


def test_without_shadowlands_nobody_falls_ill() -> None:
    game = scene({"hand": ["shadowlands-sickness"]}, {"personalities": [UJI]})
    assert game.first.barred("play:shadowlands-sickness", "action")


# Reactions


def test_magic_at_the_players_cards_is_resisted() -> None:
    caster = at(TSUKE, attachments=["energy-transference"])
    game = scene({"personalities": [caster]}, {"personalities": [at(UJI)], "hand": ["resist-magic"]})
    game.first.does("use:energy-transference").chooses(UJI)
    game.second.does("trigger:resist-magic")
    assert game.card(UJI).force == 2 and game.card(TSUKE).bowed


def test_magic_at_others_is_not_resisted() -> None:
    caster = at(TSUKE, attachments=["energy-transference"])
    game = scene({"personalities": [caster, UNARI]}, {"personalities": [UJI], "hand": ["resist-magic"]})
    game.first.does("use:energy-transference").chooses(UNARI)
    assert not game.second.may("trigger:resist-magic")


def test_a_stout_heart_fears_nothing() -> None:
    led = fights(UJI, attachments=["light-infantry"])
    game = fight({"personalities": [fights(UNARI, attachments=["skeletal-troops"])]},
                 {"personalities": [led], "hand": ["a-stout-heart"]})  # fmt: skip
    game.first.does("use:skeletal-troops").chooses(UJI)
    game.second.does("trigger:a-stout-heart")
    assert not game.card("light-infantry").bowed


def test_the_turtles_shell_turns_arrows_away() -> None:
    game = fight({"personalities": [fights(HANARI)]}, {"personalities": [fights(UJI)], "hand": ["the-turtle-s-shell"]})
    game.first.does(f"use:{HANARI}").chooses(UJI)
    game.second.does("trigger:the-turtle-s-shell")
    assert game.zone(UJI) == "play" and game.card(HANARI).bowed


def test_confusion_at_court_wastes_the_favor() -> None:
    game = scene({"personalities": [YOJO]}, {"hand": ["confusion-at-court"]}, favor=0)
    cards = len(game.first.hand)
    game.first.does("use:imperial-favor")
    game.second.does("trigger:confusion-at-court")
    assert game.table.favor is None and len(game.first.hand) == cards


# Focus cards


def duel(hand: list[str], theirs: list[str] = [], *, one: Any = YOJO, other: Any = UJI) -> Scene:  # noqa: B006
    """Let the second player's Personality be challenged. The challenged focuses first."""
    game = scene({"personalities": [one], "hand": ["iaijutsu-challenge", *theirs], "honor": 10},
                 {"personalities": [other], "hand": hand, "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_there_is_another_time() -> None:
    game = duel(["another-time"])
    game.second.does("focus:another-time")
    assert game.zone(YOJO) == game.zone(UJI) == "play" and game.zone("another-time") == "fate discard"


def test_a_kharmic_strike_kills_both() -> None:
    game = duel(["kharmic-strike"], other=KUWANAN)
    game.second.does("focus:kharmic-strike")
    assert game.zone(YOJO) == game.zone(KUWANAN) == "dynasty discard" and game.second.honor == 10


# Feign Death


def test_a_personality_who_feigned_death_returns_dishonored() -> None:
    led = at(YOJO, attachments=["medium-infantry"])
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD},
                 {"personalities": [led], "hand": ["feign-death"], "honor": 10})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    game.second.does("trigger:feign-death")
    one = game.card(YOJO)
    assert one.in_play and one.bowed and one.dishonored and game.second.honor == 8
    assert game.zone("medium-infantry") == "fate discard"


def test_the_ancient_librarian_cannot_feign_death() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD},
                 {"personalities": ["kasuga-kyoji"], "hand": ["feign-death"]})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    assert not game.second.may("trigger:feign-death") and game.zone("kasuga-kyoji") == "dynasty discard"


def test_death_in_a_resolution_is_not_feigned() -> None:
    game = fight(
        {"personalities": [fights(AMORO), fights(UNARI)]}, {"personalities": [fights(UJI)], "hand": ["feign-death"]}
    )
    game.resolve_battle()
    assert game.second.hand == ["feign-death"] and game.zone(UJI) == "dynasty discard"


# Spells


def test_the_touch_of_death_kills_a_bowed_personality_of_no_more_chi() -> None:
    caster = at(TSUKE, attachments=["touch-of-death"])
    game = scene({"personalities": [caster]}, {"personalities": [at(YOJO, bowed=True), UJI]})
    game.first.does("use:touch-of-death")
    assert game.zone(YOJO) == "dynasty discard" and game.zone("touch-of-death") == "fate discard"


@pytest.mark.parametrize("victim", [UJI, at("kakita-toshimoko", bowed=True)])
def test_the_touch_of_death_spares_the_straight_and_the_strong(victim: Any) -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["touch-of-death"])]}, {"personalities": [victim]})
    assert game.first.barred("use:touch-of-death", "action")


def test_chi_for_casting_helps_the_touch_of_death() -> None:
    caster = at(TSUKE, attachments=["touch-of-death", "apprentice"])
    game = scene({"personalities": [caster]}, {"personalities": [at(KUWANAN, bowed=True)]})
    assert game.card(TSUKE).chi < game.card(KUWANAN).chi
    game.first.does("use:touch-of-death")
    assert game.zone(KUWANAN) == "dynasty discard"


def test_chi_for_attaching_spells_brings_more_secrets() -> None:
    caster = at(TSUKE, attachments=["apprentice"])
    game = scene({"personalities": [caster], "hand": ["secrets-on-the-wind"], "holdings": GOLD})
    game.first.does("attach:secrets-on-the-wind").chooses(TSUKE).pays()
    assert len(game.card("secrets-on-the-wind").tokens) == game.card(TSUKE).chi + 2


def test_secrets_on_the_wind_dishonor_as_often_as_there_are_tokens() -> None:
    game = scene(
        {"personalities": [TSUKE], "hand": ["secrets-on-the-wind"], "holdings": GOLD}, {"personalities": [UJI]}
    )
    game.first.does("attach:secrets-on-the-wind").chooses(TSUKE).pays()
    assert len(game.card("secrets-on-the-wind").tokens) == game.card(TSUKE).chi
    game.second.does("pass")
    game.first.does("use:secrets-on-the-wind:1").chooses(UJI)
    assert game.card(UJI).dishonored and len(game.card("secrets-on-the-wind").tokens) == game.card(TSUKE).chi - 1


def test_a_scorpion_spends_no_secret_and_others_need_one() -> None:
    scorpion = at("soshi-bantaro", attachments=["secrets-on-the-wind"])
    game = scene(
        {"personalities": [scorpion, at(TSUKE, attachments=["secrets-on-the-wind"])]}, {"personalities": [UJI]}
    )
    assert game.first.may("use:secrets-on-the-wind:1")
    game.first.does("use:secrets-on-the-wind:1").chooses(UJI)
    assert game.card(UJI).dishonored and game.card("soshi-bantaro").bowed and not game.card(TSUKE).bowed


def test_swamp_spirits_follow_the_casters_personality() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["summon-swamp-spirits"]), YOJO]}, {"personalities": [UJI]})
    game.first.does("use:summon-swamp-spirits").chooses(YOJO)
    spirit = game.card(YOJO).followers[0]
    assert spirit.force == 1 and spirit.trait("Shadowlands") and not game.card(UJI).followers


def test_walking_the_way_finds_a_card() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["walking-the-way"])],
                  "fate_deck": ["focus", *["light-infantry"] * 5]})  # fmt: skip
    game.first.does("use:walking-the-way").does("focus")
    assert game.first.hand == ["focus"] and game.zone("walking-the-way") == "fate discard"


def test_walking_the_way_needs_a_deck() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["walking-the-way"])], "fate_deck": []})
    assert game.first.barred("use:walking-the-way", "action")


def test_contemplate_the_void_replaces_the_hand_by_four_cards() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["contemplate-the-void"])], "hand": ["focus", "charge"]})
    game.first.does("use:contemplate-the-void")
    assert len(game.first.hand) == 4 and game.zone("focus") == game.zone("charge") == "fate discard"


# Followers, Holdings and Events


@pytest.mark.parametrize(("troops", "honor"), [("skeletal-troops", 8), ("zombie-troops", 6), ("plague-zombies", 6)])
def test_the_dead_cost_honor_and_spread_fear(troops: str, honor: int) -> None:
    game = scene({"personalities": [UNARI], "hand": [troops], "holdings": GOLD, "honor": 10})
    game.first.does(f"attach:{troops}").chooses(UNARI).pays()
    assert game.first.honor == honor
    game = fight({"personalities": [fights(UNARI, attachments=[troops])]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("use:plague-zombies:1" if troops == "plague-zombies" else f"use:{troops}").chooses(UJI)
    assert game.card("light-infantry").bowed


def test_plague_zombies_make_their_personality_ill() -> None:
    game = scene({"personalities": [at(YOJO, attachments=["plague-zombies"])]})
    game.pass_to("action", seat=1, turn=2)
    assert game.card(YOJO).chi == 2
    game.pass_to("action", seat=0, turn=3)
    assert game.card(YOJO).chi == 1


@pytest.mark.parametrize(("holding", "gold"), [("bushi-dojo", {"light-infantry": 6, "naginata": 0}),
                                               ("trading-grounds", {"small-farm": 4, "naginata": 1})])  # fmt: skip
def test_a_holding_makes_its_gold_toward_one_kind_of_card(holding: str, gold: dict[str, int]) -> None:
    game = scene(
        {
            "holdings": [holding],
            "hand": ["light-infantry", "naginata"],
            "provinces": [{"card": "small-farm"}, {}, {}, {}],
        }
    )
    face = find_card(holding)
    assert face.gold_for is not None
    assert {wanted: face.gold_for(game.card(holding), game.card(wanted)) for wanted in gold} == gold


def test_a_glimpse_of_the_unicorn_is_a_card() -> None:
    game = scene({"provinces": [{"card": "glimpse-of-the-unicorn"}, {}, {}, {}]}, phase="events")
    game.pass_to("action", seat=0)
    assert len(game.first.hand) == 1
