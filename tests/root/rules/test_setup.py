"""Chapter 5 of the Law: Set-up."""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from tests.root.rules.proof import proves
from tests.root.scene import Scene

THREE = ("marquise", "eyrie", "alliance")


def start(*factions: str, seed: str = "1", **options: Any) -> Scene:
    """Begin a game with its set-up."""
    return Scene(Match.start(Header("root", seed, tuple({"faction": name} for name in factions), options=options)))


def refused(*factions: str, **options: Any) -> str:
    with pytest.raises(Refused) as refusal:
        start(*factions, **options)
    return refusal.value.reason


@proves("5.1.1")
def test_the_order_around_the_table_is_drawn_at_random() -> None:
    orders = {tuple(start(*THREE, seed=str(seed)).table.order) for seed in range(12)}
    assert len(orders) > 3
    game = start(*THREE)
    assert game.table.turn == game.table.order[0]


@proves("5.1.2", "5.1.3")
def test_everybody_begins_with_no_points_and_three_cards() -> None:
    game = start(*THREE)
    for seat in game.seats:
        assert seat.score == 0 and len(seat.hand) == 3
    assert len(game.table.draw) == 54 - 9


@proves("5.1.3")
def test_two_players_play_without_dominance_cards() -> None:
    game = start("marquise", "eyrie")
    left = [*game.table.draw, *game.table.factions[0].hand, *game.table.factions[1].hand]
    assert len(left) == 50 and not [card for card in left if card.kind == "dominance"]


@proves("5.1.4", "5.1.5", "5.1.6")
def test_ruins_and_items_lie_ready() -> None:
    table = start(*THREE).table
    assert sorted(table.ruins) == [6, 10, 11, 12]
    assert table.items == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2}


@proves("5.1.7", "6.3.2")
def test_factions_set_up_in_the_order_of_their_letters() -> None:
    game = start("alliance", "eyrie", "marquise")
    assert game.marquise.asked == "home"
    assert game.marquise.options == ["home:1", "home:2", "home:3", "home:4"]


@proves("6.3.1", "6.3.3", "6.3.4", "6.3.5", "7.3.1", "7.3.2", "7.3.3", "7.3.4", "7.3.5")
def test_the_marquise_and_the_eyrie_set_up() -> None:
    game = start("marquise", "eyrie")
    game.marquise.does("home:2")
    assert game.marquise.asked == "starting-buildings"
    assert game.marquise.refused("build:sawmill:2", "build:workshop:2", "build:recruiter:2") == "no-slot"
    game.marquise.does("build:sawmill:2", "build:workshop:5", "build:recruiter:10")
    assert sum(game.marquise.faction.warriors) == 11 and game.marquise.warriors(4) == 0
    assert game.marquise.pieces("keep", 2) == 1
    assert game.marquise.faction.stock == {"sawmill": 5, "workshop": 5, "recruiter": 5, "wood": 8, "keep": 0}
    # The opposite corner is the only one for the Eyrie.
    assert game.eyrie.asked == "leader"
    assert game.eyrie.warriors(4) == 6 and game.eyrie.pieces("roost", 4) == 1
    game.eyrie.does("leader:charismatic")
    assert game.eyrie.view["viziers"] == ["recruit", "battle"]
    assert game.eyrie.faction.supply == 14 and game.eyrie.faction.stock["roost"] == 6


@proves("8.3.1", "8.3.2", "8.3.3", "8.3.4")
def test_the_alliance_begin_with_three_supporters_that_nobody_else_sees() -> None:
    game = start("marquise", "eyrie", "alliance")
    game.marquise.does("home:2").does("build:sawmill:2", "build:workshop:5", "build:recruiter:10")
    game.eyrie.does("leader:despot")
    assert len(game.alliance.view["supporters"]) == 3
    seen = game.match.view(0)["players"][2]
    assert seen["supporters_count"] == 3 and "supporters" not in seen
    assert game.alliance.faction.supply == 10 and game.alliance.faction.stock["sympathy"] == 10


@proves("5.2")
def test_an_impossible_set_up_is_refused() -> None:
    assert refused("marquise") == "seat-count"
    assert refused("marquise", "marquise") == "faction-twice"
    assert refused("eyrie", "alliance") == "too-little-reach"
    assert refused("marquise", "owls") == "unknown-faction"
    assert refused("marquise", "eyrie", map="moon") == "unknown-map"
    assert refused("marquise", "eyrie", deck="tarot") == "unknown-deck"


def test_the_winter_map_gets_four_clearings_of_each_suit_at_random() -> None:
    suits = start("marquise", "eyrie", map="winter").table.suits
    assert {suit: suits.count(suit) for suit in ("fox", "rabbit", "mouse")} == {"fox": 4, "rabbit": 4, "mouse": 4}
