"""Cards that guard a unit, bind a Personality, or remove a guard: the tests show where each card works and where it
does not.
"""

from typing import Any

import pytest

from engine.l5r_ccg.turn.gold import production
from tests.l5r_ccg.cards.test_lords import IDLE, fought, numbers
from tests.l5r_ccg.scene import Scene, at, scene
from tests.l5r_ccg.scene import fights as f

UNARI, YOJO, SUKUNE, UJI, JUNZO = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "yogo-junzo"
KOLAT = {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}


def challenged(own: Any, foe: Any, hand: list[str], **second: Any) -> Scene:
    """Let the first player's Personality challenge the second player's."""
    game = scene({"personalities": [own], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [foe], "hand": hand, **second})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    return game


# Guards


@pytest.mark.parametrize(("who", "may"), [("hiruma-yoshi", False), (SUKUNE, True)])
def test_yoshi_is_not_frenzied(who: str, may: bool) -> None:
    game = fought([f(who)], [f(YOJO)], first={"hand": ["frenzy", "charge"]})
    assert game.first.barred("play:frenzy", "battle-action") is not may


@pytest.mark.parametrize(("worn", "may"), [(["kolat-s-favor"], False), ([], True)])
def test_the_kolat_do_not_touch_a_personality_they_favor(worn: list[str], may: bool) -> None:
    game = scene(KOLAT, {"personalities": [at(YOJO, attachments=worn)]})
    assert game.first.may("play:kolat-assassin") is may


@pytest.mark.parametrize(("worn", "may"), [("armor-of-the-shadow-warrior", False), ("wakizashi", True)])
def test_spells_do_not_reach_the_wearer_of_the_shadow(worn: str, may: bool) -> None:
    game = scene({"personalities": [at("isawa-uona", attachments=["biting-steel"]), SUKUNE, "hisa"]},
                 {"personalities": [at(UNARI, attachments=[worn])]})  # fmt: skip
    game.first.does("use:biting-steel")
    assert game.first.may(UNARI) is may and game.first.may(SUKUNE)


@pytest.mark.parametrize(("who", "may"), [("iuchi-daiyu", False), ("isawa-uona", True)])
def test_arrows_do_not_reach_the_unit_of_daiyu(who: str, may: bool) -> None:
    foes = [f(who, attachments=["light-infantry"]), f(SUKUNE), f(YOJO)]
    game = fought([f("dairya")], foes)
    game.first.does("use:dairya")
    assert game.first.may("light-infantry") is may and game.first.may(SUKUNE)


# Duels


@pytest.mark.parametrize(("foe", "more"), [(JUNZO, 4), (UJI, 0)])
def test_kage_stands_up_to_the_shadowlands_in_duels(foe: str, more: int) -> None:
    game = challenged("hiruma-kage", foe, ["naginata"])
    game.second.does("accept")
    assert numbers(game, "hiruma-kage")[1] == more


@pytest.mark.parametrize(("worn", "may"), [(["the-armor-of-the-golden-samurai"], False), ([], True)])
def test_an_opponent_of_the_golden_samurai_focuses_with_honor(worn: list[str], may: bool) -> None:
    """Against a Personal Honor of 2 the opponent lays no card of 1 Focus. The bearer's player may lay any card."""
    hand = ["iaijutsu-challenge", "naginata", "archers"]
    game = scene(
        {"personalities": [UJI], "hand": hand, "honor": 10},
        {"personalities": [at(UNARI, attachments=worn)], "hand": ["naginata"]},
    )
    game.first.does("play:iaijutsu-challenge")
    assert game.card(UNARI).personal_honor == 2
    game.second.does("accept").does("focus:naginata")
    assert game.first.asked == "duel" and game.first.may("focus:archers") and game.first.may("focus:naginata") is may


@pytest.mark.parametrize(("rings", "more", "cost"), [([], (0, 0), 8), (["ring-of-fire"], (2, 1), 0)])
def test_the_katana_of_fire_burns_with_its_ring(rings: list[str], more: tuple[int, int], cost: int) -> None:
    game = scene({"personalities": [at(UNARI, attachments=["katana-of-fire"])], "rings": rings})
    printed = game.card("katana-of-fire").face
    assert numbers(game, UNARI) == (printed.force + more[0], printed.chi + more[1])
    held = scene({"hand": ["katana-of-fire"], "rings": rings})
    assert held.table.gold_cost(held.card("katana-of-fire"), 0) == cost


def test_the_katana_of_fire_dies_for_a_duelist() -> None:
    game = challenged("kakita-toshimoko", at(YOJO, attachments=["katana-of-fire"]), [])
    game.second.does("accept")
    game.pass_while(lambda: not game.second.may("trigger:katana-of-fire") and game.table.duel is not None)
    game.second.does("trigger:katana-of-fire")
    assert game.zone(YOJO) == "play" and game.card(YOJO).bowed and game.zone("katana-of-fire") == "fate discard"


def test_the_katana_of_fire_does_nothing_against_murder() -> None:
    game = scene(KOLAT, {"personalities": [at(YOJO, attachments=["katana-of-fire"])]})
    game.first.does("play:kolat-assassin").pays()
    assert not game.second.may("trigger:katana-of-fire") and game.zone(YOJO) == "dynasty discard"


def test_yasu_sees_to_it_that_a_samurai_accepts() -> None:
    game = scene({"personalities": [UJI, "kitsuki-yasu"], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [YOJO]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.first.does("trigger:kitsuki-yasu")
    assert not game.second.may("refuse") and game.card("kitsuki-yasu").bowed


@pytest.mark.parametrize(
    ("yasu", "foe"), [(at("kitsuki-yasu", bowed=True), YOJO), ("kitsuki-yasu", JUNZO)]
)  # Bowed; no Samurai.
def test_yasu_is_straight_and_minds_samurai_alone(yasu: Any, foe: str) -> None:
    game = scene({"personalities": [UJI, yasu], "hand": ["iaijutsu-challenge"], "honor": 10}, {"personalities": [foe]})
    game.first.does("play:iaijutsu-challenge")
    game.first.does(UJI) if game.first.may(UJI) else None
    assert not game.first.may("trigger:kitsuki-yasu")


# Honor


def test_a_samurai_dies_with_honor_before_he_is_dishonored() -> None:
    game = scene({"personalities": [SUKUNE], "hand": ["marries-a-barbarian"], "honor": 9},
                 {"personalities": [YOJO], "hand": ["honorable-seppuku"], "honor": 9})  # fmt: skip
    game.first.does("play:marries-a-barbarian").chooses(YOJO)
    game.second.does("trigger:honorable-seppuku")
    assert game.zone(YOJO) == "dynasty discard" and game.second.honor == 11
    assert game.card(YOJO).died != "dishonorably"


def test_nobody_dies_for_the_dishonor_of_others() -> None:
    game = scene({"personalities": [SUKUNE], "hand": ["marries-a-barbarian"], "honor": 9},
                 {"personalities": [YOJO], "hand": ["honorable-seppuku"], "honor": 9})  # fmt: skip
    game.first.does("play:marries-a-barbarian").chooses(SUKUNE)
    assert not game.second.may("trigger:honorable-seppuku") and game.card(SUKUNE).dishonored


def test_an_oath_of_fealty_changes_the_clan_for_good() -> None:
    game = scene({"personalities": ["doji-kuwanan", UNARI], "hand": ["oath-of-fealty"]}, {"personalities": [YOJO]})
    game.first.does("play:oath-of-fealty").chooses("doji-kuwanan")
    sworn = game.card("doji-kuwanan")
    assert sworn.of_clan("Crab") and not sworn.of_clan("Crane") and numbers(game, "doji-kuwanan") == (1, 1)
    game.pass_to("action", seat=0, turn=3)
    assert sworn.of_clan("Crab") and numbers(game, "doji-kuwanan") == (1, 1)


def test_an_oath_is_sworn_by_the_players_own_personality() -> None:
    game = scene({"hand": ["oath-of-fealty"], **IDLE}, {"personalities": [YOJO]})
    assert not game.first.may("play:oath-of-fealty")


# Other cards


def test_the_dragon_helm_bows_no_one_for_being_of_the_clan() -> None:
    # No card that is a Dragon itself can be played yet.
    game = scene({"personalities": [at(UNARI, attachments=["dragon-helm"])]}, {"personalities": ["mirumoto-taki"]})
    assert not game.first.may("use:dragon-helm")


def test_the_hawk_riders_cost_gold_and_honor() -> None:
    game = scene({"personalities": [UNARI], "hand": ["hawk-riders"], "holdings": ["gold-mine"] * 5, "honor": 9})
    game.first.does("attach:hawk-riders").pays()
    assert game.first.honor == 7 and game.card("hawk-riders").trait("Cavalry")
    poor = scene({"personalities": [UNARI], "hand": ["hawk-riders"], **IDLE})
    assert not poor.first.may("attach:hawk-riders")


@pytest.mark.parametrize(
    ("castle", "rings", "gold"),
    [
        ("the-brotherhood-of-shinsei", [], 2),
        ("the-brotherhood-of-shinsei", ["ring-of-fire", "ring-of-water"], 4),
        ("the-war-fortress-of-the-crab", ["ring-of-fire"], 2),
    ],
)
def test_the_prayer_shrines_give_gold_for_the_rings_of_the_brotherhood(
    castle: str, rings: list[str], gold: int
) -> None:
    game = scene({"stronghold": castle, "holdings": ["prayer-shrines"], "rings": rings})
    assert production(game.card("prayer-shrines"), None) == gold


def test_the_shuriken_of_serpents_fly_once() -> None:
    game = fought([f(UNARI, attachments=["shuriken-of-serpents"])], [f(SUKUNE), f(YOJO)])
    game.first.does("use:shuriken-of-serpents").chooses(SUKUNE)
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone("shuriken-of-serpents") == "fate discard"
    bowed = f(UNARI, attachments=[at("shuriken-of-serpents", bowed=True)])
    assert not fought([bowed, f("dairya")], [f(SUKUNE)]).first.may("use:shuriken-of-serpents")


def test_the_purity_of_shinsei_takes_the_tokens_of_an_own_personality() -> None:
    marked = at(UNARI, tokens=[{"name": "Corruption", "chi": -1}, {"name": "+1F", "force": 1}])
    game = scene({"personalities": ["isawa-uona", marked], "hand": ["the-purity-of-shinsei"]})
    game.first.does("play:the-purity-of-shinsei")
    assert game.card(UNARI).tokens == () and game.card("isawa-uona").bowed


@pytest.mark.parametrize("own", [["isawa-uona", UNARI], [at(UNARI, tokens=[{"name": "+1F", "force": 1}])]])
def test_the_purity_of_shinsei_needs_tokens_and_a_performer(own: list[Any]) -> None:
    foe = at(YOJO, tokens=[{"name": "+1F", "force": 1}])
    game = scene({"personalities": own, "hand": ["the-purity-of-shinsei"], **IDLE}, {"personalities": [foe]})
    assert not game.first.may("play:the-purity-of-shinsei")


def test_the_go_master_lays_a_terrain_over_another() -> None:
    hand = ["entrapping-terrain", "dispersive-terrain"]
    game = fought([f(UNARI)], [f(YOJO)], first={"hand": hand, "holdings": ["go-master"]})
    game.first.does("play:dispersive-terrain")
    game.second.passes()
    game.first.does("use:go-master")
    terrain = game.battle.terrain
    assert terrain is not None and terrain.id == "entrapping-terrain" and game.card("go-master").bowed
    assert game.zone("dispersive-terrain") == "fate discard"


def test_the_go_master_needs_a_terrain() -> None:
    game = fought([f(UNARI)], [f(YOJO)], first={"hand": ["charge"], "holdings": ["go-master"]})
    assert game.first.barred("use:go-master", "battle-action")


def test_corrupted_harmonies_bow_all_shugenja() -> None:
    game = scene({"provinces": [{"card": "corruption-of-the-harmonies"}, {}, {}, {}], "personalities": ["isawa-uona"]},
                 {"personalities": ["isawa-tomo", YOJO]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert game.card("isawa-uona").bowed and game.card("isawa-tomo").bowed and not game.card(YOJO).bowed


def test_corrupted_harmonies_bow_followers_that_are_shugenja() -> None:
    learned = at("light-infantry", lasting=[{"attribute": "trait:Shugenja", "value": 1, "until": "game"}])
    game = scene({"provinces": [{"card": "corruption-of-the-harmonies"}, {}, {}, {}]},
                 {"personalities": [at(YOJO, attachments=[learned, "medium-infantry"])]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    found = [game.card(one, 1).bowed for one in ("light-infantry", "medium-infantry", YOJO)]
    assert found == [True, False, False]
