"""Secrets at a table of the 1997 game: the test swaps hidden cards, at moments that random games seldom reach."""

from typing import Any

import pytest

from engine.fuzzing.ccg import CcgProbe
from engine.fuzzing.facts import Broken
from engine.fuzzing.interference import Pair, check_interference
from engine.kernel.rng import Streams
from engine.l5r_ccg.machinery import view
from tests.l5r_ccg.scene import Scene, battle_at, fights, scene

YOJO, UJI = "matsu-yojo", "daidoji-uji"
HAND = ["light-infantry", "kolat-assassin", "no-dachi", "naginata"]
PROBE = CcgProbe()


def in_a_duel() -> Scene:
    """Return a duel in which each player has laid one Focus card. The first plays on, and all players are asked."""
    first = {"personalities": [YOJO], "hand": ["iaijutsu-challenge", *HAND]}
    game = scene(first, {"personalities": [UJI], "hand": HAND}, {}, asked=(0, 1, 2))
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.pass_to("duel", seat=1)
    game.second.does("focus:kolat-assassin")
    game.pass_to("duel", seat=0)
    game.first.does("focus:light-infantry")
    game.pass_to("duel", seat=1)
    return game


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_nothing_shows_a_facedown_focus_before_the_strike(viewer: int) -> None:
    """A facedown Focus is swapped with a card of the same hand: nobody else receives anything different."""
    game = in_a_duel()
    stream = Streams("focus")["checks"]
    laid = [side for side in PROBE.alike(game.table, viewer) if any(spot.pile == "focus" for spot in side[0])]
    assert len(laid) == (1 if viewer < 2 else 2)
    assert sum(check_interference(game.match, viewer, PROBE, stream) for _ in range(4)) > 0


def test_a_view_that_reveals_a_focus_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._duel

    def leaky(table: Any, viewer: int | None) -> dict[str, Any] | None:
        duel = honest(table, viewer)
        if duel is not None:
            duel["sum"] = sum(card.focus for side in table.duel.sides for card in side.focused)
        return duel

    monkeypatch.setattr(view, "_duel", leaky)
    game = in_a_duel()
    focus, hand = next(pair for pair in PROBE.alike(game.table, 2) if any(spot.pile == "focus" for spot in pair[0]))
    with pytest.raises(Broken):
        Pair(game.match, 2, PROBE, [(focus[0], hand[0])]).compare("exchange")


def test_a_duelist_who_has_seen_the_focuses_takes_the_strike_back_by_consent_alone() -> None:
    game = in_a_duel()
    game.second.does("strike")
    game.pass_while(lambda: "reveal-focus" not in game.kinds)
    assert "reveal-focus" in game.kinds and not game.match.may_undo(1)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_has_searched_a_deck_takes_nothing_back_freely(seat: int) -> None:
    """Each player sees only their own deck, and the others learn neither its cards nor how many were found."""
    deck = {"fate_deck": ["naginata", "biting-steel", "wings-of-fire", "naginata"]}
    lying = [{"card": "battle-at-isawa-palace"}, {}, {}, {}]
    game = scene({"provinces": lying, **deck}, deck, phase="events")
    if seat:
        game.first.does("biting-steel")
    searcher = game.seats[seat]
    assert searcher.asked == "target"
    looks = [record for record in game.match.records if record.kind == "look-at"]
    assert [record.seats for record in looks] == [(0,), (1,)][: seat + 1]
    told = looks[-1].seen_by(1 - seat)
    assert told is not None and told.facts["amount"] == 4 and "cards" not in told.facts
    searcher.does("wings-of-fire")
    assert not game.match.may_undo(seat)


def test_a_payment_is_seen_before_anybody_reacts_to_it() -> None:
    """The mine costs Honor, to which others may react: a player who passes there already knows the purchase."""
    game = scene(
        {"personalities": [YOJO], "holdings": ["corrupted-copper-mine", "diamond-mine"], "hand": HAND},
        {"hand": HAND},
        asked=(0, 1),
    )
    game.first.does("attach:light-infantry").pays("corrupted-copper-mine", "diamond-mine")
    announced = next(record for record in game.match.records if record.kind == "announce")
    assert announced.seats is None and announced.facts["card"].startswith("light-infantry#")
    assert "attach" not in game.kinds and game.match.waiting()
    while game.match.waiting() and "attach" not in game.kinds:
        seat = game.seats[game.match.waiting()[0]]
        assert seat.asked == "reaction"
        seat.does("pass")
    assert game.kinds.index("announce") < game.kinds.index("lose-honor") < game.kinds.index("attach")


@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("ichiin", {"hand": ["naginata", "no-dachi"]}),
        ("koichi", {"hand": ["naginata", "no-dachi"]}),
        ("necromancer", {"hand": ["goblin-mob", "goblin-chuckers"]}),
    ],
)
def test_a_choice_from_a_hand_is_no_target_and_its_announcement_names_it_to_nobody(card: str, side: Any) -> None:
    """Only cards in play, tokens, players and provinces are targets (§target)."""
    game = scene({"personalities": [card], "holdings": ["diamond-mine"], **side}, {})
    game.first.does(f"use:{card}").chooses(side["hand"][0]).pays()
    announced = [record for record in game.match.records if record.kind == "initiate"]
    assert [record.facts["card"].partition("#")[0] for record in announced] == [card]
    assert "targets" not in announced[0].facts


def test_a_terrain_laid_from_a_hand_is_named_as_it_is_laid() -> None:
    side = {"personalities": [fights("suana", "1.0")], "hand": ["entrapping-terrain", "diversionary-tactics"]}
    game = scene({"personalities": [fights(YOJO)]}, side, attack=battle_at(0))
    game.second.does("use:suana").chooses("entrapping-terrain")
    kinds = [record.kind for record in game.match.records if "entrapping-terrain" in repr(record.facts)]
    assert kinds[0] == "lay-terrain"
