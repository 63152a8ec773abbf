"""The generator of random tables deals the seats cards that belong together, to reach rare situations."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from engine.cardplay.choosing import passing
from engine.desks import find_desk, sought
from engine.fuzzing.ccg_company import companies
from engine.fuzzing.ccg_coverage import CcgCoverage
from engine.fuzzing.ccg_decks import random_deck
from engine.fuzzing.ccg_scenes import scene
from engine.fuzzing.probe import find_probe
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record
from engine.kernel.rng import Stream, Streams
from engine.l5r_ccg.deckbuilding import faults
from engine.l5r_ccg.definition import decks, pool
from engine.players.random import favour
from tests.l5r_ccg.scene import scene as table

WISHES = (("matsu-agetoki", "spearmen", "ring-of-air", "iaijutsu-duel", "the-kaiu-walls"), ("isawa-uona", "naginata"))


def stream(number: int) -> Stream:
    return Streams(str(number))["any"]


def groups(card: str, makers: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Return the groups of cards that a card may need for any reason."""
    return [group for found in companies(pool()[card], makers) for group in found]


def middle(number: int) -> dict[str, Any]:
    names = [f"random:{'+'.join(cards)}" for cards in WISHES]
    seats = find_desk("l5r-ccg").seats(names, stream(number))
    position = scene([seat["deck"] for seat in seats], WISHES, stream(number))
    Match.start(Header("l5r-ccg", "middle", seats, position=position))
    return dict(position)


def ids(cards: Any) -> set[str]:
    return {card["id"] for card in cards}


def at_hand(player: dict[str, Any]) -> set[str]:
    """Return a player's cards in play, in hand and in provinces."""
    units = [worn for one in player["personalities"] for worn in one["attachments"]]
    lying = [place["card"] for place in player["provinces"] if place["card"]]
    built = [one for place in player["provinces"] for one in place["attached"]]
    return ids(
        [*player["personalities"], *player["holdings"], *player["rings"], *player["hand"], *units, *lying, *built]
    )


def test_in_the_middle_of_a_game_all_that_is_sought_is_at_hand() -> None:
    for number in range(6):
        for player, cards in zip(middle(number)["players"], WISHES, strict=True):
            deck = {card["id"] for card in (*player["dynasty_deck"], *player["fate_deck"])}
            held = {card for card in cards if pool()[card].type != "region"} & (deck | at_hand(player))
            assert held <= at_hand(player), number


def test_in_the_middle_of_a_game_both_have_personalities_and_straight_holdings() -> None:
    for number in range(6):
        for player in middle(number)["players"]:
            assert len(player["personalities"]) >= 3
            assert player["holdings"] and not any(card.get("bowed") for card in player["holdings"])


def test_a_wanted_card_with_a_toll_is_in_hand_so_that_its_player_pays_the_toll() -> None:
    sword, held = "the-ancestral-sword-of-hantei", 0
    for number in range(8):
        seats = find_desk("l5r-ccg").seats([f"random:{sword}", "random"], stream(number))
        player = scene([seat["deck"] for seat in seats], ((sword,), ()), stream(number))["players"][0]
        assert sword not in ids([worn for one in player["personalities"] for worn in one["attachments"]]), number
        held += sword in ids(player["hand"])
    # The number is not 8, because cards that enter play sometimes discard the Sword from the hand.
    assert held > 4


def test_battles_are_under_way_in_some_games_and_other_phases_in_others() -> None:
    found = [middle(number) for number in range(12)]
    assert {one["phase"] for one in found} >= {"attack", "action"}
    fought = [one for one in found if one["attack"] is not None]
    assert fought and all(
        any(unit["at"] for player in one["players"] for unit in player["personalities"]) for one in fought
    )


def test_the_cards_that_a_text_names_belong_to_a_card() -> None:
    found = groups("pearl-encrusted-staff", {})
    assert any("goblin-berserkers" in group for group in found), "Shadowlands cards must oppose it"
    assert any("qarash" in group for group in found)
    assert not any("pearl-encrusted-staff" in group for group in found)


def test_causes_of_the_awaited_event_belong_to_a_reaction() -> None:
    assert ["iaijutsu-challenge"] in groups("shiba-tsukune", {"enter-duel": {"iaijutsu-challenge"}})


def test_cards_with_a_rare_keyword_in_common_belong_together() -> None:
    """One card exchanges the English cards, and the card that undoes this names them in French."""
    found = groups("disrupt-the-aura", {})
    assert min(len(group) for group in found if "energy-transference" in group) <= 12
    assert not any("disrupt-the-aura" in group for group in found)


def test_a_giver_of_a_trait_belongs_to_the_cards_that_need_the_trait() -> None:
    coverage = CcgCoverage()
    game = table({"personalities": ["kuni-yori"]}, {"personalities": ["hida-sukune"]})
    told = {"subject": "hida-sukune#1", "attribute": "trait:Shadowlands", "value": 1, "until": "turn"}
    game.match.records += [Record("initiate", {"card": "kuni-yori#1", "ability": "kuni-yori.0"}), Record("apply", told)]
    coverage.see(game.match)
    assert ["kuni-yori"] in groups("isawa-osugi", coverage.makers)


def test_the_first_seat_holds_a_card_of_which_something_is_missing_and_all_hold_more() -> None:
    coverage = CcgCoverage()
    coverage.played, coverage.applied = set(coverage.cards), set(coverage.effects)
    coverage.used = coverage.abilities - {"shiba-tsukune.0", "hitoshi.1"}
    for number in range(9):
        seats = [sought(name) for name in coverage.seeking(stream(number), 2)]
        assert seats[0][0] in ("shiba-tsukune", "hitoshi")
        assert all(len(cards) > 2 for cards in seats) and len(seats) in (2, 3)


def test_a_run_that_names_cards_counts_only_these_cards() -> None:
    probe = find_probe("l5r-ccg")
    assert probe.coverage(["random:hitoshi+yodin", "random"]).missing() == [
        "hitoshi",
        "hitoshi.0",
        "hitoshi.1",
        "yodin",
        "yodin.0",
    ]
    assert len(probe.coverage(["random", "random"]).missing()) > 2000


@pytest.mark.parametrize("laid, counts", [("focus", True), ("iaijutsu-duel", False)])
def test_a_card_with_only_a_focus_value_is_played_when_it_is_laid(laid: str, counts: bool) -> None:
    coverage = CcgCoverage([laid])
    game = table(
        {"personalities": ["matsu-yojo"], "hand": ["iaijutsu-challenge"]},
        {"personalities": ["daidoji-uji"], "hand": [laid]},
    )
    game.first.does("play:iaijutsu-challenge").chooses("matsu-yojo").chooses("daidoji-uji")
    game.second.does("accept").does(f"focus:{laid}")
    coverage.see(game.match)
    assert (laid not in coverage.missing()) == counts


def test_an_effect_that_cards_share_is_counted_for_the_card_on_which_it_applied() -> None:
    coverage = CcgCoverage(["oni-no-kaze", "oni-no-akeru"])
    table({"personalities": ["oni-no-kaze"], "hand": ["light-infantry"], "holdings": ["diamond-mine"]})
    assert "oni-no-kaze.effect0" not in coverage.missing()
    assert "oni-no-akeru.effect0" in coverage.missing()


def test_used_starting_tokens_are_counted() -> None:
    seats = find_desk("l5r-ccg").seats(["random:isawa-uona+the-fury-of-osano-wo"] * 2, stream(1))
    decks, wishes = [seat["deck"] for seat in seats], [("isawa-uona", "the-fury-of-osano-wo")] * 2
    found = [
        len(worn.get("tokens", ()))
        for number in range(20)
        for player in scene(decks, wishes, stream(number))["players"]
        for one in player["personalities"]
        for worn in one["attachments"]
        if worn["id"] == "the-fury-of-osano-wo"
    ]
    assert set(found) == {0, 1, 2}


@pytest.mark.parametrize("stronghold", sorted(deck.stronghold for deck in decks().values()))
def test_a_random_deck_is_legal(stronghold: str) -> None:
    tainted = ["goblin-mob", "zombie-troops", "ogre-bushi"]
    for number in range(6):
        deck = random_deck(stream(number), stronghold, *tainted * (number % 2))
        assert deck["stronghold"] == stronghold
        assert not faults({stronghold: 1, **deck["dynasty"], **deck["fate"]}), number


def test_a_seeking_player_plays_wanted_cards_first_more_often_than_others() -> None:
    options = [Option(f"play:{card}#{number}", "play", card=f"{card}#{number}") for number, card in enumerate("abc")]
    prompt = Prompt(0, "action", [*options, passing()], rule="action-phase", window=True)
    chosen = Counter(str(favour(prompt, ("c", "a", "b"), stream(number))) for number in range(60))
    assert chosen["['play:c#2']"] > 30 and len(chosen) == 3
    assert favour(prompt, ("d",), stream(1)) is None
