"""Appendix I, D.1 to D.9: the timing of a duel."""

from typing import Any

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import Scene, inside, scene

MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}


def challenge(challenged: Any = "brash-samurai", first: Any = None, second: Any = None, **position: Any) -> Scene:
    """Let Mirumoto Raitsugu, military 3, challenge the only enemy to a military duel; both players must bid now."""
    enemy = challenged if isinstance(challenged, dict) else inside(challenged, fate=1)
    game = scene(
        {"characters": [inside("mirumoto-raitsugu", fate=1)], **(first or {})},
        {"characters": [enemy], **(second or {})},
        conflict=MILITARY,
        to_act=0,
        **position,
    )
    game.first.does("trigger:mirumoto-raitsugu")
    return game


@proves("D.1", "Provoquer", "Duel")
def test_a_duel_begins_when_the_challenging_action_resolves() -> None:
    """D.1: the duel begins when the action resolves. If the action is cancelled, there is no duel."""
    game = challenge()
    assert "begin-duel" in game.kinds and game.first.asked == game.second.asked == "bid"
    cancelled = scene(
        {"characters": [inside("mirumoto-raitsugu")]},
        {"characters": [inside("asahina-artisan", fate=1), inside("shiba-yojimbo")]},
        conflict=MILITARY,
        to_act=0,
    )
    cancelled.first.does("trigger:mirumoto-raitsugu").does("asahina-artisan")
    cancelled.second.does("trigger:shiba-yojimbo")
    assert "begin-duel" not in cancelled.kinds and cancelled.card("asahina-artisan").fate == 1


@proves("D.2", "Duel", "Tiret (-)", "Provoquer")
def test_challenger_and_challenged_are_participants_with_a_skill() -> None:
    """D.2: each side has one participant. A character at home, on the same side or with a dash cannot be challenged."""
    game = scene(
        {"characters": [inside("mirumoto-raitsugu"), inside("doji-challenger")]},
        {"characters": [inside("brash-samurai"), inside("kakita-asami"), "matsu-beiona", "otomo-courtier"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:mirumoto-raitsugu")
    assert game.first.options == ["choose:brash-samurai", "choose:kakita-asami"]
    game.first.does("kakita-asami")
    record = next(r.facts for r in game.match.records if r.kind == "begin-duel")
    assert record["challenger"].startswith("mirumoto-raitsugu") and record["challenged"].startswith("kakita-asami")
    dash = scene(
        {"characters": [inside("kakita-kaezin")]},
        {"characters": [inside("venerable-historian")]},
        conflict={**MILITARY, "skill": "political"},
        to_act=0,
        asked=(0,),
    )
    assert not dash.first.may("trigger:kakita-kaezin")


@proves("D.3", "D.4", "Honneur")
def test_bids_of_a_duel_are_secret_and_revealed_together() -> None:
    """D.3 and D.4: each player bids one to five. Nobody sees a bid before both are set.

    Then the dials show the bids.
    """
    game = challenge(first={"bid": 2}, second={"bid": 4})
    before = game.match.view(1)
    assert game.second.options == [f"bid:{number}" for number in range(1, 6)]
    game.first.bids(3)
    assert game.match.view(1) == before and game.first.player.bid == 2
    game.second.bids(1)
    assert (game.first.player.bid, game.second.player.bid) == (3, 1)
    assert game.kinds.count("reveal-dials") == 1


@proves("D.4", "Réactions", "D.9")
def test_revealing_the_dials_of_a_duel_allows_reactions_but_no_actions() -> None:
    """D.4 and the note at D.9: reactions work during a duel, here Contingency Plan. Actions do not."""
    game = challenge(first={"hand": ["contingency-plan", "way-of-the-crane", "fine-katana"]})
    assert game.first.options == [f"bid:{number}" for number in range(1, 6)]
    game.first.bids(1)
    game.second.bids(1)
    assert game.first.asked == "reaction" and game.first.options == ["trigger:contingency-plan", "pass"]
    game.first.does("trigger:contingency-plan").does("select:increase")
    record = next(r.facts for r in game.match.records if r.kind == "resolve-duel")
    assert record["totals"] == (5, 3) and game.first.honor == 9


@proves("D.3", "D.4", "D.9")
def test_everybody_sees_in_which_step_a_duel_is() -> None:
    """The view shows the duel's own steps during the duel, and the conflict's step after it."""
    game = challenge(first={"hand": ["contingency-plan"]})
    assert game.match.view(None)["step"] == "D.3"
    game.first.bids(1)
    game.second.bids(1)
    assert game.match.view(None)["step"] == "D.4"
    game.first.passes()
    assert game.match.view(None)["step"] == "3.2.2"


@proves("D.5", "Donner")
@pytest.mark.parametrize(("bids", "honors"), [((5, 2), (7, 13)), ((1, 3), (12, 8)), ((4, 4), (10, 10))])
def test_the_higher_bidder_of_a_duel_gives_the_difference(bids: tuple[int, int], honors: tuple[int, int]) -> None:
    """D.5: the bidders exchange honor before the comparison. With equal bids nobody gives any."""
    game = challenge()
    game.first.bids(bids[0])
    game.second.bids(bids[1])
    assert (game.first.honor, game.second.honor) == honors
    if honors != (10, 10):
        assert game.kinds.index("transfer-honor") < game.kinds.index("resolve-duel")


@proves("D.5", "Gagner la Partie")
def test_giving_the_last_honor_ends_the_game_within_the_duel() -> None:
    """D.5: a player whose bid costs all honor loses the game before the duel is decided."""
    game = challenge(first={"honor": 4})
    game.first.bids(5)
    game.second.bids(1)
    assert game.outcome == {"winner": 1, "reason": "dishonor"} and "resolve-duel" not in game.kinds


@proves("D.6", "D.7", "Duel")
@pytest.mark.parametrize(
    ("bids", "totals", "fate"), [((1, 1), (4, 3), (1, 0)), ((1, 3), (4, 5), (0, 1)), ((1, 2), (4, 4), (1, 1))]
)
def test_the_bid_is_added_and_the_higher_skill_wins(
    bids: tuple[int, int], totals: tuple[int, int], fate: tuple[int, int]
) -> None:
    """D.6 and D.7: each side adds its bid to its skill. With equal sums nobody wins and nobody loses."""
    game = challenge()
    game.first.bids(bids[0])
    game.second.bids(bids[1])
    record = next(r.facts for r in game.match.records if r.kind == "resolve-duel")
    assert record["totals"] == totals
    assert (game.card("mirumoto-raitsugu").fate, game.card("brash-samurai").fate) == fate
    assert (record["winner"] is None) is (record["loser"] is None) is (totals[0] == totals[1])


@proves("D.6")
def test_modifiers_count_in_the_duel_and_the_bid_only_there() -> None:
    """D.6, note: attachments and status count, even for a bowed duelist. The bids do not count for the conflict."""
    enemy = inside("brash-samurai", fate=1, bowed=True, status="honored", attachments=["fine-katana"])
    game = challenge(enemy)
    game.first.bids(2)
    game.second.bids(2)
    record = next(r.facts for r in game.match.records if r.kind == "resolve-duel")
    assert record["totals"] == (5, 8) and game.card("mirumoto-raitsugu").fate == 0
    assert game.card("mirumoto-raitsugu").military == 3 and game.card("brash-samurai").military == 6


@proves("D.8")
def test_the_ability_decides_what_the_loser_of_the_duel_suffers() -> None:
    """D.8: a loser without fate is discarded, one with fate loses 1. Challenger or challenged may lose."""
    lost = challenge(inside("brash-samurai"))
    lost.first.bids(1)
    lost.second.bids(1)
    assert lost.zone("brash-samurai") == "dynasty discard" and lost.zone("mirumoto-raitsugu") == "play"
    won = challenge(inside("akodo-toturi"))
    won.first.bids(1)
    won.second.bids(1)
    assert won.zone("akodo-toturi") == "play" and won.card("mirumoto-raitsugu").fate == 0


@proves("D.7", "D.8", "En Jeu et Hors Jeu")
def test_a_character_that_left_play_during_the_duel_neither_wins_nor_loses_it() -> None:
    """The bid makes the Recruit's player less honorable. The Recruit leaves before the comparison, and Kaezin wins."""
    game = scene(
        {"characters": [inside("kakita-kaezin"), inside("doji-whisperer")]},
        {"characters": [inside("obstinate-recruit", attachments=["fine-katana"])]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:kakita-kaezin").bids(1)
    game.second.bids(5)
    assert game.zone("obstinate-recruit") == "dynasty discard"
    record = next(r.facts for r in game.match.records if r.kind == "resolve-duel")
    assert record["winner"] == game.card("kakita-kaezin").key and record["loser"] is None
    assert game.card("kakita-kaezin").participating and not game.card("doji-whisperer").participating


@proves("D.9", "Fenêtres d'Action")
def test_after_the_duel_the_window_goes_on_with_the_next_player() -> None:
    """D.9: the action window in which the duel began continues, and the opponent has the next opportunity."""
    game = challenge(inside("akodo-toturi"), second={"hand": ["banzai"]})
    game.first.bids(1)
    assert game.second.asked == "bid"
    game.second.bids(1)
    assert game.table.step == "3.2.2" and game.first.prompt is None
    assert game.second.asked == "action" and game.second.may("play:banzai")


@proves("D.3", "Valeur de Mise")
def test_each_duel_has_a_bid_of_its_own() -> None:
    """D.3: both set their dials again for each duel, whatever they bid in the draw phase or in the last duel."""
    trained = inside("doji-challenger", attachments=["duelist-training"])
    game = scene(
        {"characters": [inside("mirumoto-raitsugu", fate=1), trained], "bid": 5},
        {"characters": [inside("akodo-toturi", fate=1)], "bid": 1},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:mirumoto-raitsugu").bids(2)
    game.second.bids(2)
    assert (game.first.player.bid, game.second.player.bid) == (2, 2)
    game.second.passes()
    game.first.does("trigger:doji-challenger:duelist-training.0").bids(5)
    game.second.bids(1)
    assert (game.first.player.bid, game.second.player.bid) == (5, 1) and game.first.honor == 6
    assert game.card("akodo-toturi").bowed
