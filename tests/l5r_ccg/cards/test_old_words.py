"""Cards whose wording was found in a list of all cards: Kuro, two Dragons' arrows, Reactions to Strategies."""

from typing import Any

import pytest

from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, fight, fights, scene

UNARI, YOJO, UJI, TOMO, TURI = "hida-unari", "matsu-yojo", "daidoji-uji", "asahina-tomo", "matsu-turi"
MINE, TERRAIN = "silver-mine", "entrapping-terrain"
LATER: dict[str, Any] = {"hand": ["charge"]}


# The Ancestral Armor of the Dragon Clan


def test_the_dragons_armor_counts_the_shugenja_of_the_army() -> None:
    armor = "ancestral-armor-of-dragon-clan"
    wearer = fights("mirumoto-daini", attachments=[armor])
    alone = fight({"personalities": [wearer]}, {"personalities": [fights(UJI)]})
    other = fight({"personalities": [wearer, fights(TOMO), fights("heichi-chokei")]}, {"personalities": [fights(TOMO)]})
    before, after = alone.card("mirumoto-daini"), other.card("mirumoto-daini")
    assert (after.force - before.force, after.chi - before.chi) == (4, 4)
    assert not other.table.may_attach(other.card(armor), other.card(TOMO, 0))


# Bad Kharma


def cursed(honor: int = -1, card: str = "fu-leng-s-steeds", **first: Any) -> Scene:
    """Let the first player hold a Strategy, and the second player Bad Kharma."""
    return scene({"personalities": ["sanzo"], "hand": [card], "honor": honor, **first},
                 {"hand": ["bad-kharma"]})  # fmt: skip


def test_bad_kharma_stops_a_strategy_of_the_dishonorable_before_it_is_paid_for() -> None:
    game = cursed(card="explosives", holdings=[MINE, MINE, MINE])
    game.first.does("play:explosives").chooses(MINE)
    game.second.does("trigger:bad-kharma")
    assert game.zone("explosives") == "fate discard" and game.zone("bad-kharma") == "fate discard"
    assert not any(one.bowed for one in game.cards(MINE, 0)) and len(game.first.player.holdings) == 3
    kept(game)


def test_bad_kharma_leaves_the_honorable_alone() -> None:
    game = cursed(honor=0)
    game.first.does("play:fu-leng-s-steeds").chooses("sanzo")
    assert not game.second.may("trigger:bad-kharma") and not game.card("sanzo").trait("Cavalry")


def test_a_player_may_let_the_strategy_pass() -> None:
    game = cursed()
    game.first.does("play:fu-leng-s-steeds").chooses("sanzo")
    game.second.does("pass")
    assert not game.card("sanzo").trait("Cavalry")


def test_every_player_who_might_hold_bad_kharma_is_asked() -> None:
    side = {"personalities": ["sanzo"], "hand": ["fu-leng-s-steeds"], "honor": -1}
    game = scene(side, {"hand": ["charge"]}, asked=(1,))
    game.first.does("play:fu-leng-s-steeds").chooses("sanzo")
    assert game.second.asked == "reaction"


# The Fire Dragon


def test_the_fire_dragon_shoots_twice_or_once() -> None:
    foes = [fights(UJI), fights(YOJO)]
    game = fight({"personalities": [fights("fire-dragon")]}, {"personalities": foes})
    game.first.does("use:fire-dragon").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and game.zone(YOJO) == "dynasty discard"
    assert game.card("fire-dragon").bowed
    strong = fights(UNARI, tokens=[{"force": 6, "name": "Force"}])
    game = fight({"personalities": [fights("fire-dragon")]}, {"personalities": [strong]})
    assert not game.first.may("use:fire-dragon")
    game.first.does("use:fire-dragon:1")
    assert game.zone(UNARI) == "dynasty discard"


def test_the_fire_dragon_wears_nothing() -> None:
    game = scene({"personalities": ["fire-dragon"], "hand": ["naginata", "light-infantry"]})
    dragon = game.card("fire-dragon")
    assert not any(game.table.may_attach(one, dragon) for one in game.first.player.hand)


# Imperial Gift


def gifted(*deck: str) -> Scene:
    side = {"provinces": [{"card": "imperial-gift"}, {}, {}, {}], "fate_deck": list(deck), "hand": []}
    return scene(side, LATER, phase="events", to_act=0)


def test_the_emperor_gives_honor_and_an_item() -> None:
    game = gifted("charge", "naginata", "biting-steel")
    game.pass_while(lambda: game.first.asked != "target", 10)
    assert game.first.honor == 7 and game.first.options == ["choose:naginata"]
    game.first.does("naginata")
    assert game.first.hand == ["naginata"]
    assert any(one.kind == "reveal" for one in game.match.records)


def test_nobody_has_to_take_the_gift() -> None:
    game = gifted("charge", "naginata")
    game.pass_while(lambda: game.first.asked != "target", 10)
    game.first.does()
    assert game.first.hand == [] and game.first.honor == 7


# Isha, Moto Sada, Morito, Matsu Turi


def test_isha_shoots_or_destroys_the_terrain() -> None:
    game = fight({"personalities": [fights("isha")]}, {"personalities": [fights(UJI)], "hand": [TERRAIN]}, to_act=1)
    game.second.does(f"play:{TERRAIN}")
    game.first.does("use:isha:1")
    assert game.zone(TERRAIN) == "fate discard" and game.card("isha").bowed
    game = fight({"personalities": [fights("isha")]}, {"personalities": [fights(UJI)]})
    assert not game.first.may("use:isha:1")
    game.first.does("use:isha")
    assert game.zone(UJI) == "dynasty discard"


def test_moto_sada_frightens_a_follower() -> None:
    foe = fights(UJI, attachments=["medium-infantry"])
    game = fight({"personalities": [fights("moto-sada")]}, {"personalities": [foe]})
    game.first.does("use:moto-sada")
    assert game.card("medium-infantry").bowed


def test_moto_sada_costs_honor_and_morito_has_no_text() -> None:
    side = {
        "provinces": [{"card": at("moto-sada")}, {"card": at("morito")}, {}, {}],
        "holdings": [MINE] * 6,
        "honor": 9,
    }
    game = scene(side, LATER, phase="dynasty", to_act=0)
    game.first.does("recruit:moto-sada").pays()
    assert game.first.honor == 5
    assert game.card("morito").face.implemented and not game.card("morito").face.abilities


@pytest.mark.parametrize(("whom", "may"), [(TURI, False), (YOJO, True)])
def test_the_favor_does_not_send_turi_home(whom: str, may: bool) -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["charge"]}, {"personalities": [fights(whom)]}, favor=0)
    offered = [option for option in game.first.options if "favor" in option]
    assert offered if may else not any(whom in option for option in offered)
    assert game.card(whom).forbids("be-targeted", _favor(game)) is not may


def _favor(game: Scene) -> Any:
    card = game.table.favor_card
    return game.table.use(card.face.abilities[0], card, 0)


# Naka Kuro


def master(*mine: Any, **more: Any) -> Scene:
    return scene({"personalities": ["naka-kuro", *mine], **more}, {"personalities": [UJI], **LATER})


def test_kuro_performs_an_elemental_action_of_another_card_for_nothing() -> None:
    game = master(at(TOMO, attachments=["call-upon-the-wind"], bowed=True),
                  provinces=[{"card": at("small-farm", facedown=True)}, {}, {}, {}])  # fmt: skip
    game.first.does("use:naka-kuro").chooses("choose:province:0.0")
    assert not game.province(0, 0).card.facedown and game.card("naka-kuro").bowed  # type: ignore[union-attr]
    assert not game.card("naka-kuro").gained
    kept(game)


def test_kuro_copies_what_a_personality_can_do() -> None:
    game = master(at("isawa-kaede", bowed=True), provinces=[{"card": at("small-farm")}, {}, {}, {}], hand=[])
    game.first.does("use:naka-kuro")
    assert [one.id for one in game.first.player.dynasty_discard] == ["small-farm"] and len(game.first.hand) == 1


def test_kuro_does_not_look_for_actions_in_a_copy_of_his_own_action() -> None:
    # A Reflective Pool can give his action to another Personality. Both would look for actions in each other for ever.
    copier = at(TOMO, bowed=True, lent=[{"ability": "naka-kuro.0", "until": "turn"}])
    assert not master(copier).first.may("use:naka-kuro")
    game = master(copier, at("isawa-kaede", bowed=True), provinces=[{"card": at("small-farm")}, {}, {}, {}], hand=[])
    game.first.does("use:naka-kuro")
    assert [one.id for one in game.first.player.dynasty_discard] == ["small-farm"]


def test_kuro_gives_up_the_card_on_which_a_copied_effect_depends() -> None:
    game = master(at("isawa-tadaka", bowed=True), hand=["charge", "feint", "avoid-fate"])
    before = game.province(0, 0).strength
    game.first.does("use:naka-kuro").chooses("avoid-fate")
    assert [one.id for one in game.first.player.fate_discard] == ["avoid-fate"] and len(game.first.hand) == 2
    assert game.province(0, 0).strength == before + 3 and game.card("naka-kuro").bowed
    kept(game)


def test_without_a_card_to_discard_kuro_copies_no_such_action() -> None:
    assert not master("isawa-tadaka", hand=[]).first.may("use:naka-kuro")


def ring_of_fire(*mine: Any, foe: str = UJI) -> Scene:
    return fight({"personalities": [fights("naka-kuro"), *mine], "rings": [at("ring-of-fire", bowed=True)]},
                 {"personalities": [fights(foe)]})  # fmt: skip


def test_kuro_sacrifices_a_personality_to_copy_the_ring_of_fire() -> None:
    game = ring_of_fire(fights(TOMO))
    game.first.does("use:naka-kuro")
    game.pass_while(lambda: game.card(UJI).in_play, 3)
    assert game.zone(TOMO) == game.zone(UJI) == "dynasty discard" and game.card("naka-kuro").in_play
    kept(game)


@pytest.mark.parametrize("mine", [[], [fights("sanzo")]])
def test_kuro_sacrifices_neither_himself_nor_anybody_in_vain(mine: list[Any]) -> None:
    assert not ring_of_fire(*mine).first.may("use:naka-kuro")


def test_kuro_chooses_between_two_copies_of_a_card() -> None:
    farm = [{"card": at("small-farm", facedown=True)}, {}, {}, {}]
    winds = [at(who, attachments=["call-upon-the-wind"], bowed=True) for who in (TOMO, UNARI)]
    game = master(*winds, provinces=farm)
    game.first.does("use:naka-kuro")
    keys = [f"copy:{wind.key}:call-upon-the-wind.0" for wind in game.cards("call-upon-the-wind")]
    assert game.first.prompt is not None
    assert sorted(option.key for option in game.first.prompt.options) == sorted(keys)
    game.first.does(keys[1]).chooses("choose:province:0.0")
    assert not game.province(0, 0).card.facedown  # type: ignore[union-attr]
    kept(game)


def test_kuro_copies_nothing_that_is_not_elemental() -> None:
    assert not master("akodo-kage").first.may("use:naka-kuro")


def test_in_another_players_turn_kuro_takes_open_actions_only() -> None:
    spell = at(TOMO, attachments=["call-upon-the-wind"])
    side = {"personalities": ["naka-kuro", spell], "provinces": [{"card": at("small-farm")}, {}, {}, {}]}
    assert scene(side, LATER).first.may("use:naka-kuro")
    assert not scene(side, LATER, active=1, to_act=0).first.may("use:naka-kuro")


def test_kuro_copies_a_spell_that_is_destroyed_once_only() -> None:
    heart = fights(TOMO, attachments=["heart-of-the-inferno"])
    foes = [fights(UJI, attachments=["light-infantry"]), fights("sanzo")]
    game = fight({"personalities": [fights("naka-kuro"), heart]}, {"personalities": foes})
    game.first.does("use:naka-kuro").chooses("light-infantry")
    spell = game.card("heart-of-the-inferno")
    assert spell.in_play and spell.added("mastered") and not game.card("naka-kuro").gained
    kept(game)


def test_kuro_cancels_an_elemental_action() -> None:
    foe = {"personalities": ["naka-kuro"], **LATER}
    game = scene({"personalities": [at(TOMO, attachments=["call-upon-the-wind"])],
                  "provinces": [{"card": at("small-farm", facedown=True)}, {}, {}, {}]}, foe)  # fmt: skip
    game.first.does("use:call-upon-the-wind").chooses("choose:province:0.0")
    game.second.does("trigger:naka-kuro:1")
    assert game.card("naka-kuro").bowed and game.card(TOMO).bowed
    assert game.province(0, 0).card.facedown  # type: ignore[union-attr]


# School of Wizardry


def school(student: str) -> Scene:
    side = {"provinces": [{"card": at(student)}, {}, {}, {}], "holdings": ["school-of-wizardry"], "honor": 30,
            "stronghold": at("the-war-fortress-of-the-crab", bowed=True)}  # fmt: skip
    return scene(side, LATER, phase="dynasty", to_act=0)


def test_the_school_pays_for_a_human_shugenja() -> None:
    game = school("isawa-kaede")
    game.first.does("recruit:isawa-kaede").pays()
    assert game.card("isawa-kaede").in_play and game.card("school-of-wizardry").bowed


@pytest.mark.parametrize("student", ["naga-shugenja", UNARI])
def test_the_school_teaches_nobody_else(student: str) -> None:
    assert not school(student).first.may(f"recruit:{student}")


# Scout


def scouting(*hand: str, **facts: Any) -> Scene:
    """Return the moment before a battle of the first player's Scout."""
    scouts = fights(UNARI, attachments=[at("scout", **facts)])
    return scene({"personalities": [scouts], "hand": list(hand)}, {"personalities": [fights(UJI)], **LATER},
                 attack={"attacker": 0, "defender": 1, "segment": "battles"}, to_act=0, asked=(0,))  # fmt: skip


def test_the_scout_brings_a_terrain_before_the_first_action() -> None:
    game = scouting(TERRAIN, "charge")
    game.pass_while(lambda: not game.first.may("trigger:scout"), 5)
    game.first.does("trigger:scout").does(TERRAIN)
    assert game.card(TERRAIN).zone == "terrain" and not game.battle.acted
    game.pass_to("battle-action", 1)
    kept(game)


def test_the_scout_asks_as_well_without_a_terrain() -> None:
    game = scouting("charge")
    game.pass_while(lambda: not game.first.may("trigger:scout"), 5)
    game.first.does("trigger:scout").does()
    assert game.battle.terrain is None


def test_a_bowed_scout_finds_nothing() -> None:
    game = scouting(TERRAIN, bowed=True)
    game.pass_to("battle-action", 1)
    assert "reaction" not in game.kinds


# Shabura


def test_shabura_changes_and_changes_back() -> None:
    game = scene({"personalities": ["shabura"]}, LATER)
    one = game.card("shabura")
    game.first.does("use:shabura")
    assert (one.force, one.chi, one.bowed) == (2, 5, True)
    kept(game)
    one.bowed = False
    game.second.does("pass")
    game.first.does("use:shabura")
    assert (one.force, one.chi) == (4, 2)


# The Code of Bushido


def coded(*mine: Any, theirs: Any = UJI, **more: Any) -> Scene:
    return scene({"personalities": list(mine), "hand": ["marries-a-barbarian"], **more},
                 {"personalities": [theirs], "hand": ["the-code-of-bushido"], "honor": 10})  # fmt: skip


def test_the_code_cancels_an_action_that_would_dishonor_a_samurai() -> None:
    game = coded()
    game.first.does("play:marries-a-barbarian").chooses(UJI)
    game.second.does("trigger:the-code-of-bushido")
    assert not game.card(UJI).dishonored and game.zone("marries-a-barbarian") == "fate discard"


def test_the_code_does_not_speak_of_harmless_actions() -> None:
    game = coded("akodo-kage")
    game.first.does("use:akodo-kage").chooses(UJI)
    assert not game.second.may("trigger:the-code-of-bushido")


def test_the_code_protects_samurai_only() -> None:
    game = scene({"personalities": [TOMO], "honor": 10, "hand": ["the-code-of-bushido"]}, LATER)
    game.happens(game.table.rules_of(1).dishonor(game.card(TOMO)))
    assert game.card(TOMO).dishonored


# Twist of Fate


def test_twist_of_fate_gives_one_more_action_before_the_end_phase() -> None:
    game = scene({"personalities": ["akodo-kage"], "hand": ["twist-of-fate"], "holdings": ["hawks-and-falcons"]}, LATER,
                 phase="dynasty", to_act=0)  # fmt: skip
    game.pass_while(lambda: not game.first.may("trigger:twist-of-fate"), 10)
    honor = game.first.honor
    game.first.does("trigger:twist-of-fate").does("use:hawks-and-falcons")
    assert game.first.honor == honor + 1 and game.zone("twist-of-fate") == "fate discard"


def test_twist_of_fate_is_for_the_players_own_dynasty_phase() -> None:
    game = scene(LATER, {"hand": ["twist-of-fate"], "holdings": ["hawks-and-falcons"]}, phase="dynasty", to_act=0)
    game.pass_to("action", 1)
    assert game.second.hand == ["twist-of-fate"] and not game.kinds.count("reaction")
