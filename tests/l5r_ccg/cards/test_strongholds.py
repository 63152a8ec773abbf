"""Strongholds."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import rings
from tests.l5r_ccg.scene import at, battle_at, fights, scene

LION = "the-ancestral-home-of-the-lion"
BROTHERS = "the-brotherhood-of-shinsei"
STRONG = fights("hida-unari", attachments=["heavy-infantry"])
WATER = "ring-of-water"
WEAK = fights("matsu-yojo")
VOID = "ring-of-the-void"
SCORPION = "the-ruined-fortress-of-the-scorpion"
HORDE = "the-shadowlands-horde"
TOTURI = "toturi-s-army"
MANTIS = "the-yoritomo-alliance"


def _offers(seat: int, card: str, **side: object) -> bool:
    """Tell whether a player may recruit a card that lies face up in that player's first province."""
    game = scene(
        {"provinces": [{"card": at(card, facedown=False)}, {}, {}, {}], "holdings": ["diamond-mine"] * 3, **side},
        phase="dynasty",
    )
    return game.seats[seat].may(f"recruit:{card}")


# The Ancestral Home of the Lion


def test_the_home_of_the_lion_strengthens_a_lion_only_while_it_attacks() -> None:
    game = scene(
        {"stronghold": LION, "personalities": [fights("matsu-yojo")]},
        {"personalities": [fights("hida-sukune")]},
        attack=battle_at(0),
    )
    game.second.does("pass")
    game.first.does(f"use:{LION}")
    assert game.card("matsu-yojo").force == 2 + 2
    game.resolve_battle()


def test_the_home_of_the_lion_does_nothing_for_a_lion_at_home_nor_for_another_clan() -> None:
    game = scene({"stronghold": LION, "personalities": ["matsu-yojo", "hida-sukune"]})
    game.first.does(f"use:{LION}").chooses("matsu-yojo")
    assert game.card("matsu-yojo").force == 2 and game.card(LION).bowed
    other = scene({"stronghold": LION, "personalities": ["hida-sukune"]})
    assert not other.first.may(f"use:{LION}")


# The Brotherhood of Shinsei


def test_the_brotherhood_fetches_a_ring_whose_condition_it_meets() -> None:
    game = scene(
        {"personalities": [STRONG], "stronghold": BROTHERS, "fate_deck": ["naginata", WATER, "no-dachi"]},
        {"personalities": [WEAK], "hand": ["dispersive-terrain"]},
        attack=battle_at(0),
    )
    game.second.does("play:dispersive-terrain")
    game.pass_while(lambda: not game.first.may(f"trigger:{BROTHERS}:3"))
    game.first.does(f"trigger:{BROTHERS}:3")
    assert rings(game) == [WATER] and game.card(BROTHERS).bowed
    assert sorted(card.id for card in game.first.player.fate_deck) == ["naginata", "no-dachi"]
    assert "shuffle" in game.kinds


def test_the_brotherhood_fetches_the_void_with_no_card_in_hand() -> None:
    game = scene({"stronghold": BROTHERS, "hand": [], "fate_deck": ["naginata", VOID]})
    game.first.does(f"use:{BROTHERS}:4")
    assert rings(game) == [VOID] and game.card(BROTHERS).bowed
    other = scene({"stronghold": BROTHERS, "hand": ["no-dachi"], "personalities": ["hisa"], "fate_deck": [VOID]})
    assert other.first.barred(BROTHERS)


@pytest.mark.parametrize(
    "side",
    [{"rings": [VOID]}, {"fate_discard": [VOID]}, {"fate_deck": []}, {"stronghold": at(BROTHERS, bowed=True)}],
    ids=["in play", "discarded", "no deck", "bowed"],
)
def test_the_brotherhood_does_not_look_where_no_ring_can_be(side: dict[str, Any]) -> None:
    game = scene({"stronghold": BROTHERS, "hand": [], "holdings": ["retired-general"],
                  "personalities": ["hisa"], "fate_deck": ["naginata"], **side})  # fmt: skip
    assert game.first.barred(BROTHERS)


def test_the_brotherhood_may_look_in_vain_and_nobody_else_learns_why() -> None:
    """The deck is secret, so the player may search it wherever the Ring might be, and shuffles it in any case."""
    game = scene({"stronghold": BROTHERS, "hand": [], "fate_deck": ["naginata"]})
    game.first.does(f"use:{BROTHERS}:4")
    assert rings(game) == [] and game.card(BROTHERS).bowed and "shuffle" in game.kinds


def test_monks_are_of_the_clan_of_the_brotherhood() -> None:
    provinces = [{"card": at("heichi-chokei", facedown=False)}, {}, {}, {}]
    side = {"provinces": provinces, "holdings": ["diamond-mine"], "honor": 4}
    game = scene({**side, "stronghold": "the-brotherhood-of-shinsei"}, phase="dynasty")
    game.first.does("recruit:heichi-chokei").does("honor").pays()
    assert game.first.honor == 4 + 2
    other = scene(side, phase="dynasty")
    other.first.does("recruit:heichi-chokei").pays()
    assert other.first.honor == 4 and "heichi-chokei" in other.first.in_play


# The Esteemed House of the Crane


def test_house_of_the_crane_gains_two_honor() -> None:
    game = scene({"stronghold": "the-esteemed-house-of-the-crane", "honor": 5})
    game.first.does("use:the-esteemed-house-of-the-crane")
    assert game.first.honor == 7


def test_house_of_the_crane_is_limited_to_its_own_action_phase() -> None:
    game = scene({}, {"stronghold": "the-esteemed-house-of-the-crane"}, to_act=1)
    assert not game.second.may("use:the-esteemed-house-of-the-crane")
    game.pass_to("action", seat=1, turn=2)
    assert game.second.may("use:the-esteemed-house-of-the-crane")


# The Ruined Fortress of the Scorpion


def test_the_ruined_fortress_stays_in_the_game_at_minus_twenty_without_strength() -> None:
    game = scene(
        {"stronghold": SCORPION, "honor": -18, "hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        {"personalities": ["daidoji-uji"]},
    )
    assert game.province(0, 1).strength == 11
    game.first.does("play:kolat-assassin").pays()
    assert game.first.honor == -22 and game.table.is_in(0)
    assert [place.strength for place in game.first.player.provinces] == [0, 0, 0, 0]


# The Shadowlands Horde


class _Fright:
    """A cause that is only Fear."""

    def counts_as(self, word: str) -> bool:
        return word == "Fear"


def test_the_horde_neither_gains_nor_loses_honor_and_takes_no_political_actions() -> None:
    game = scene(
        {"stronghold": HORDE, "honor": -19, "holdings": ["hawks-and-falcons"], "personalities": ["hida-sukune"],
         "hand": ["light-infantry"]},
    )  # fmt: skip
    assert not game.first.may("use:hawks-and-falcons") and not game.first.may("lobby:hida-sukune")
    assert game.first.player.forbids("lose-honor") and game.first.honor == -19


def test_the_horde_makes_four_gold_toward_shadowlands_cards_alone() -> None:
    horde = {"stronghold": HORDE, "honor": -19, "holdings": ["diamond-mine", "small-farm"]}
    assert _offers(0, "yogo-junzo", **horde)
    assert not _offers(0, "hida-unari", **horde)


def test_the_horde_neither_helps_nor_is_helped() -> None:
    game = scene({"personalities": ["hida-sukune"]}, {}, {"stronghold": HORDE, "honor": -19})
    game.to_attack().attacks(1)
    assert game.first.asked != "invite"
    led = scene({"stronghold": HORDE, "honor": -19, "personalities": ["hida-unari"]}, {}, {})
    led.to_attack().attacks(1)
    assert led.first.asked != "invite"


def test_cards_of_the_horde_fear_nothing() -> None:
    game = scene(
        {"stronghold": HORDE, "honor": -19, "personalities": [at("hida-unari", attachments=["light-infantry"])]}
    )
    follower = game.card("light-infantry")
    assert any(follower.forbids(what, _Fright()) for what in ("be-targeted", "be-affected"))


# Toturi's Army


def test_toturi_asks_no_honor_of_his_own_and_of_humans_without_a_clan() -> None:
    assert not _offers(0, "sanzo", honor=0)
    assert _offers(0, "sanzo", honor=0, stronghold=TOTURI)
    assert not _offers(0, "matsu-yojo", honor=0, stronghold=TOTURI)


# The Yoritomo Alliance


def test_the_alliance_gives_up_honor_for_as_much_gold() -> None:
    game = scene({"stronghold": MANTIS, "honor": 3, "hand": ["no-dachi"], "personalities": ["hida-sukune"]})
    game.first.does("attach:no-dachi")
    assert game.first.asked in (None, "action") and game.first.honor == 3
    richer = scene({"stronghold": MANTIS, "honor": 3, "hand": ["heavy-infantry"], "personalities": ["hida-sukune"],
                    "holdings": ["small-farm"]})  # fmt: skip
    richer.first.does("attach:heavy-infantry").pays()
    assert richer.first.honor == 0 and richer.card("heavy-infantry").host is richer.card("hida-sukune")


def test_the_alliance_does_not_fall_below_zero_honor_for_gold() -> None:
    game = scene({"stronghold": MANTIS, "honor": 2, "hand": ["heavy-infantry"], "personalities": ["hida-sukune"],
                  "holdings": ["small-farm"]})  # fmt: skip
    assert not game.first.may("attach:heavy-infantry")
