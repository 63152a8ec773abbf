"""Numbers printed on a card that are higher, Shugenja who do not bow, cards that are turned over."""

from typing import Any

import pytest

from engine.fuzzing.ccg import CcgProbe
from engine.l5r_ccg.abilities.casting import printed
from engine.l5r_ccg.definition import find_card
from engine.l5r_ccg.machinery.view import view
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

TOWERS, MEDALLION, WIND = "the-towers-of-isawa-castle", "night-medallion", "call-upon-the-wind"
UNARI, YOJO, UJI, TADAKA = "hida-unari", "matsu-yojo", "daidoji-uji", "isawa-tadaka-experienced"
PHOENIX = "the-sacred-temple-of-the-phoenix"


# The Towers of Isawa Castle


def castle(shugenja: Any, *, place: int = 0, foe: Any = None) -> Scene:
    """Return a battle at the second player's first Province. The Towers are at Province ``place``."""
    provinces: list[dict[str, Any]] = [{}, {}, {}, {}]
    provinces[place] = {"attached": [TOWERS]}
    attackers = [fights(UNARI), fights("goblin-warmonger")] if foe is None else [foe]
    return scene(
        {"personalities": attackers},
        {"provinces": provinces, "personalities": [fights(YOJO), shugenja], "stronghold": PHOENIX},
        attack=battle_at(0), to_act=1,
    )  # fmt: skip


def test_in_a_battle_at_the_towers_a_spell_bows_nobody_and_works_once() -> None:
    game = castle(fights("asahina-tomo", attachments=["earthquake", "earthquake"]))
    game.second.does("use:earthquake").chooses(UNARI)
    assert game.card(UNARI).bowed and not game.card("asahina-tomo").bowed
    kept(game)
    game.first.does("pass")
    first, second = game.cards("earthquake")
    assert not game.second.may(f"use:{first.key}") and game.second.may(f"use:{second.key}")
    game.second.does(f"use:{second.key}")
    assert game.card("goblin-warmonger").bowed and not game.card("asahina-tomo").bowed


def test_an_innate_ability_there_bows_nobody_and_works_once() -> None:
    game = castle(fights(TADAKA), foe=fights("kyoso-no-oni"))
    game.second.does(f"use:{TADAKA}")
    assert not game.card(TADAKA).bowed
    assert not game.second.may(f"use:{TADAKA}")


def test_the_attackers_shugenja_do_not_bow_either() -> None:
    game = castle(fights("kuni-yori"), foe=fights("asahina-tomo", attachments=["earthquake"]))
    game.first.does("use:earthquake").chooses(YOJO)
    assert game.card(YOJO).bowed and not game.card("asahina-tomo").bowed


def test_elsewhere_they_bow() -> None:
    game = castle(fights("asahina-tomo", attachments=["earthquake"]), place=1)
    game.second.does("use:earthquake").chooses(UNARI)
    assert game.card("asahina-tomo").bowed


def test_a_shugenja_who_is_not_in_the_battle_bows() -> None:
    spell = at("asahina-tomo", attachments=["castle-of-water"])
    game = castle(spell)
    game.second.does("use:castle-of-water")
    assert game.card("asahina-tomo").bowed


def test_a_bowed_shugenja_casts_nothing_at_the_towers() -> None:
    game = castle(fights("asahina-tomo", bowed=True, attachments=["earthquake"]))
    assert not game.second.may("use:earthquake")


@pytest.mark.parametrize(("stronghold", "may"), [(PHOENIX, True), ("the-war-fortress-of-the-crab", False)])
def test_only_the_phoenix_build_the_towers(stronghold: str, may: bool) -> None:
    side = {"stronghold": stronghold, "holdings": ["silver-mine", "silver-mine"], "honor": 30,
            "provinces": [{"card": at(TOWERS)}, {}, {}, {}]}  # fmt: skip
    game = scene(side, phase="dynasty", to_act=0)
    assert game.first.may(f"recruit:{TOWERS}") is may


# Night Medallion


def medal(wearer: str, **side: Any) -> Scene:
    return scene({"personalities": [at(wearer, attachments=[MEDALLION]), YOJO], "honor": 10, **side},
                 {"personalities": [at(UJI, bowed=True)], "hand": ["charge"]})  # fmt: skip


def test_every_printed_number_is_two_higher() -> None:
    game = medal("ninja-spy")
    spy = game.card("ninja-spy")
    assert (spy.force, spy.chi, spy.personal_honor) == (2, 3, 3)
    assert game.card(YOJO).force == 2
    kept(game)


def test_a_number_that_is_not_printed_stays() -> None:
    game = scene({"personalities": [at("ninja-spy", attachments=[MEDALLION], tokens=[{"force": 1}])]})
    assert game.card("ninja-spy").force == 3


def test_the_price_in_the_text_is_higher_too() -> None:
    game = medal("ninja-spy")
    game.first.does("use:ninja-spy")
    assert game.first.honor == 7
    game = medal("ichiin", hand=["charge"], holdings=["silver-mine", "silver-mine"])
    game.first.does("use:ichiin")
    prompt = game.first.prompt
    assert prompt is not None and prompt.data is not None and prompt.data["cost"] == 6


def test_costs_that_the_text_adds_are_higher_too() -> None:
    game = medal("kado", provinces=[{"card": at(UNARI)}, {}, {}, {}])
    assert game.table.players[0].added("personality-cost") == 4


def test_a_personality_who_dies_dishonorably_costs_the_higher_honor() -> None:
    game = scene({"personalities": [at("ninja-spy", dishonored=True, attachments=[MEDALLION])], "honor": 10})
    game.happens(game.table.rules_of(0).destroy(game.card("ninja-spy")))
    assert game.first.honor == 7


@pytest.mark.parametrize("answer", ["refuse", "accept"])
def test_yugoro_takes_half_of_the_higher_printed_cost(answer: str) -> None:
    """The Spy costs 2 gold. If the Spy accepts and is destroyed, the cost on its card was still 4."""
    game = scene({"personalities": [at("yugoro", tokens=[{"chi": 1}])], "holdings": []},
                 {"personalities": [at("ninja-spy", attachments=[MEDALLION])]})  # fmt: skip
    game.first.does("use:yugoro")
    game.second.does(answer)
    assert [(one.attribute, one.value) for one in game.first.player.lasting] == [("bounty", 2)]


def test_an_ability_that_another_card_gives_keeps_its_numbers() -> None:
    worn = [MEDALLION, "porcelain-mask-of-fu-leng"]
    game = scene({"personalities": [at("kado", attachments=worn)]})
    kado = game.card("kado")
    given = game.table.use(kado.gained[0], kado, 0)
    assert printed(given, 3) == 3 and kado.as_printed(3) == 5


def test_only_ninja_and_kolat_wear_it() -> None:
    game = scene({"personalities": [YOJO, "ninja-spy", "ichiin"]})
    may = [game.table.may_have(find_card(MEDALLION), one) for one in game.first.player.personalities]
    assert may == [False, True, True]


# Call Upon the Wind


def winds(*mine: Any, **theirs: Any) -> Scene:
    return scene({"personalities": [at("asahina-tomo", attachments=[WIND])], "provinces": [*mine, {}, {}, {}][:4]},
                 {"hand": ["charge"], **theirs})  # fmt: skip


def test_the_wind_turns_up_a_card_of_any_player() -> None:
    game = winds(provinces=[{"card": at("small-farm", facedown=True)}, {}, {}, {}])
    game.first.does(f"use:{WIND}").chooses("choose:province:1.0")
    assert not game.province(1, 0).card.facedown and game.card("asahina-tomo").bowed  # type: ignore[union-attr]
    assert game.card(WIND).in_play


def test_the_wind_turns_a_card_down_and_nobody_can_buy_it() -> None:
    game = winds({"card": at("small-farm")}, {"card": at(UNARI)})
    game.first.does(f"use:{WIND}").chooses("choose:province:0.0")
    assert game.province(0, 0).card.facedown  # type: ignore[union-attr]
    kept(game)


def test_an_event_that_the_wind_turns_up_waits_for_the_events_phase() -> None:
    game = winds({"card": at("bon-festival", facedown=True)})
    game.first.does(f"use:{WIND}").chooses("choose:province:0.0")
    assert game.zone("bon-festival") == "province"
    game.pass_to("action", 0, turn=game.table.turn + 2)
    assert game.zone("bon-festival") == "dynasty discard"


def test_the_wind_turns_up_the_top_card_of_a_deck_which_stays_there() -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    top = game.second.player.fate_deck[-1]
    assert top.id == "charge"
    (told,) = [one for one in game.match.records if one.kind == "reveal"]
    assert told.facts["cards"] == [top.key]
    assert view(game.table, 0)["players"][1]["fate_top"] == top.key
    kept(game)


def test_the_card_that_the_wind_has_turned_up_is_seen_until_it_is_drawn() -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    game.happens(game.table.rules_of(1).draw())
    assert "fate_top" not in view(game.table, None)["players"][1]
    assert not any(one.marked("turned-up") for one in game.second.player.hand)


def test_the_card_that_the_wind_has_turned_up_is_lost_in_a_shuffled_deck() -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    game.happens(game.table.rules_of(1).shuffle("fate"))
    assert "fate_top" not in view(game.table, None)["players"][1]


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_fuzzer_exchanges_no_card_that_the_wind_has_turned_up(viewer: int) -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    top = len(game.second.player.fate_deck) - 1
    spots = {
        spot.place
        for pair in CcgProbe().alike(game.table, viewer)
        for spots in pair
        for spot in spots
        if spot.seat == 1 and spot.pile == "fate deck"
    }
    assert spots == set(range(top))


def test_the_wind_does_not_turn_up_the_same_card_twice() -> None:
    game = winds(fate_deck=["charge", "light-infantry"])
    game.first.does(f"use:{WIND}").does("deck:1:fate")
    game.card("asahina-tomo").bowed = False
    game.second.does("pass")
    game.first.does(f"use:{WIND}")
    assert "deck:1:fate" not in game.first.options


def test_the_wind_needs_a_card_to_turn_over() -> None:
    empty: dict[str, Any] = {"provinces": [{}, {}, {}, {}], "dynasty_deck": [], "fate_deck": []}
    side = {"personalities": [at("asahina-tomo", attachments=[WIND])], **empty}
    assert not scene(side, {"hand": ["charge"], **empty}).first.may(f"use:{WIND}")
