"""Rulings of the 1990s, as ``/faq`` shows them: each entry says who gave the ruling, where and when.

Where a ruling is later than the rulebook of 1997 and differs from it, the test follows the rulebook or the print of the
time, as the entry does. If an older test already covers a ruling, this file names that test.
"""

from typing import Any

import pytest

from engine.l5r_ccg.definition import pool
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, UNARI = "matsu-yojo", "daidoji-uji", "hida-unari"
TSANURI, TERRAIN = "ikoma-tsanuri", "dispersive-terrain"
SHAPESHIFTER, AMORO, ARAMORO, KENRU = "ninja-shapeshifter", "hida-amoro", "bayushi-aramoro", "kaiu-kenru"
NEW, OLD = "isawa-tadaka-experienced", "isawa-tadaka"


def terrains(*here: Any, **facts: Any) -> Scene:
    """Let the second player, who defends against these Personalities, hold a Terrain."""
    mine = {"personalities": list(here)}
    theirs = {"personalities": [fights(YOJO)], "hand": [TERRAIN]}
    return scene(mine, theirs, attack=battle_at(0, **facts))


@proves("faq-5", "terrain")
def test_tsanuri_stops_terrains_where_she_is_and_no_longer_when_she_has_gone() -> None:
    game = terrains(fights(TSANURI), fights(UNARI))
    assert not game.second.may(f"play:{TERRAIN}")
    game = terrains(fights(TSANURI, "1.1"), fights(UNARI))
    assert game.second.may(f"play:{TERRAIN}")
    game = terrains(TSANURI, fights(UNARI))
    assert game.second.may(f"play:{TERRAIN}")


@proves("faq-6", "trait")
@pytest.mark.parametrize("item", ["climbing-gear", "han-kyu"])
def test_an_item_for_ninja_alone_is_not_itself_ninja(item: str) -> None:
    assert "Ninja" not in pool()[item].facts.keywords
    game = scene({"personalities": [UJI], "hand": [item], "holdings": ["diamond-mine"] * 2})
    assert not game.first.may(f"play:{item}"), "and Uji is none"


@proves("faq-8", "duel-resolution", "bow")
def test_neither_the_challenge_nor_the_duel_bows_the_winner() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"]}, {"personalities": [YOJO], "hand": []})
    game.first.does("play:iaijutsu-challenge").chooses(UJI).chooses(YOJO)
    game.second.does("accept")
    assert game.zone(YOJO) == "dynasty discard" and game.card(UJI).in_play and not game.card(UJI).bowed


@proves("faq-10", "experienced-overlay")
def test_a_card_under_an_experienced_personality_is_discarded_with_it() -> None:
    killer = {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 10}
    game = scene(killer, {"personalities": [at(NEW, covers=[OLD])]})
    game.first.does("play:kolat-assassin").pays()
    assert game.zone(NEW) == game.zone(OLD) == "dynasty discard" and not game.card(NEW).covers


@proves("faq-11", "item", "ranged-attack")
def test_the_force_of_a_personality_is_that_with_its_weapon() -> None:
    def shot(target: dict[str, Any]) -> Scene:
        mine = {"personalities": [fights(YOJO, attachments=["archers"])]}
        return scene(mine, {"personalities": [target]}, attack=battle_at(0), to_act=0)

    bare, armed = shot(fights(TSANURI)), shot(fights(TSANURI, attachments=["naginata"]))
    assert bare.first.may("use:archers") and not armed.first.may("use:archers")


@proves("faq-13", "target")
def test_aramoro_discards_a_card_and_does_nothing_to_an_empty_province() -> None:
    full = [{"card": at(YOJO)}, {}, {}, {}]
    empty: list[dict[str, Any]] = [{}, {}, {}, {}]
    game = scene({"personalities": [ARAMORO], "provinces": empty}, {"provinces": full})
    game.first.does(f"use:{ARAMORO}")
    assert game.zone(YOJO) == "dynasty discard"
    game = scene({"personalities": [ARAMORO], "provinces": empty}, {"provinces": empty})
    assert not game.first.may(f"use:{ARAMORO}")


@proves("faq-14", "producing")
def test_geisha_assassin_costs_two_gold_at_least() -> None:
    def held(mines: int) -> Scene:
        return scene({"hand": ["geisha-assassin"], "holdings": ["small-farm"] * mines}, {"personalities": [UJI]})

    assert held(1).first.may("play:geisha-assassin")
    held(1).first.does("play:geisha-assassin")
    assert not scene({"hand": ["geisha-assassin"], "stronghold": at("the-ancestral-home-of-the-lion", bowed=True)},
                     {"personalities": [UJI]}).first.may("play:geisha-assassin")  # fmt: skip


@proves("faq-17", "honor-requirement")
def test_a_player_without_the_required_honor_cannot_start_to_pay() -> None:
    asked = pool()[UJI].honor_requirement or 0
    provinces = [{"card": at(UJI)}, {}, {}, {}]
    for honor, so in ((asked, True), (asked - 1, False)):
        side = {"provinces": provinces, "holdings": ["diamond-mine"] * 3, "honor": honor}
        assert scene(side, phase="dynasty").first.may(f"recruit:{UJI}") is so


@proves("faq-18", "what-is-a-clan", "trait")
def test_a_clan_champion_of_another_clan_is_a_clan_champion_still() -> None:
    game = scene(
        {"personalities": ["matsu-tsuko"], "hand": ["oath-of-fealty"], "stronghold": "the-war-fortress-of-the-crab"}
    )
    game.first.does("play:oath-of-fealty")
    tsuko = game.card("matsu-tsuko")
    assert tsuko.of_clan("Crab") and not tsuko.of_clan("Lion") and tsuko.trait("Clan Champion")


@proves("faq-19", "copying")
def test_a_copied_number_is_the_new_one_whatever_had_been_added() -> None:
    game = scene({"personalities": [SHAPESHIFTER], "hand": ["oath-of-fealty"]}, {"personalities": [AMORO]})
    game.first.does("play:oath-of-fealty")
    assert game.card(SHAPESHIFTER).force == 3
    game.second.passes()
    game.first.does(f"use:{SHAPESHIFTER}").does("copy:force")
    assert game.card(SHAPESHIFTER).force == game.card(AMORO).force == 6


@proves("faq-22", "kiho", "spell")
def test_a_kiho_is_played_from_the_hand_and_attached_to_nobody() -> None:
    side = {"personalities": [fights("suana"), fights("togashi-mitsu")], "hand": ["strength-of-my-ancestors"]}
    game = scene({**side, "holdings": ["diamond-mine"]}, {}, attack=battle_at(0), to_act=0)
    game.first.does("play:strength-of-my-ancestors")
    assert pool()["strength-of-my-ancestors"].facts.type != "spell" and not game.card("suana").attachments


@proves("faq-23", "permanent-bonuses")
def test_a_second_kenru_does_not_train_a_follower_again() -> None:
    game = scene({"personalities": [KENRU, KENRU, at(UNARI, attachments=["light-infantry"])]})
    game.first.does("use:kaiu-kenru")
    game.second.passes()
    assert not game.first.may("use:kaiu-kenru")


@proves("faq-24", "allies")
def test_the_horde_is_nobodys_ally_and_has_none() -> None:
    horde = {"stronghold": "the-shadowlands-horde", "personalities": [UNARI]}
    game = scene(horde, {"personalities": [YOJO]}, {"personalities": [UJI]})
    assert game.table.players[0].forbids("ally")


@proves("faq-25", "kiho", "duel")
def test_the_card_that_void_strike_draws_stays_in_hand() -> None:
    first = {
        "personalities": [YOJO, "hitoshi"],
        "hand": ["iaijutsu-challenge", "void-strike"],
        "fate_deck": ["naginata"],
    }
    game = scene(first, {"personalities": [UJI]})
    game.first.does("play:iaijutsu-challenge").chooses(YOJO).chooses(UJI)
    game.second.does("accept")
    game.first.does("trigger:void-strike").chooses("hitoshi")
    assert game.first.hand == ["naginata"]


@proves("faq-26", "what-is-a-clan")
@pytest.mark.parametrize(("choice", "honor", "price"), [("honor", 2, 7), ("gold", 0, 5)])
def test_the_brotherhood_chooses_what_a_monk_of_its_clan_gives(choice: str, honor: int, price: int) -> None:
    side = {"stronghold": "the-brotherhood-of-shinsei", "honor": 10, "holdings": ["gold-mine"] * 3,
            "provinces": [{"card": at("hitoshi", facedown=False)}, {}, {}, {}]}  # fmt: skip
    game = scene(side, phase="dynasty")
    game.first.does("recruit:hitoshi")
    game.first.does(choice)
    prompt = game.first.prompt
    assert prompt is not None and prompt.data is not None and prompt.data["cost"] == price
    game.first.pays()
    assert game.first.honor == 10 + honor
