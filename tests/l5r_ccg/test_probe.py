"""The random players of the 1997 game have habits that no rule demands."""

from typing import Any

import pytest

from engine.fuzzing.ccg import WEARY, CcgProbe
from engine.fuzzing.checks import check_answerable
from engine.fuzzing.facts import Broken
from engine.fuzzing.run import Failure, Plan, Tally, Watched, play_game
from engine.kernel.match import RESIGN, Match
from engine.kernel.record import Record
from engine.kernel.rng import Streams
from engine.l5r_ccg.machinery.table import Table
from tests.l5r_ccg.scene import CRAB, at, scene

PROBE = CcgProbe()
NO_DECKS = {"dynasty_deck": [], "fate_deck": []}


def test_only_a_player_with_both_decks_empty_gives_up_in_time() -> None:
    """No rule ends a game in which cards have run out (§fate-deck, §dynasty-deck).

    If a player leaves, the game ends.
    """
    stream = Streams("weary")["checks"]
    game = scene(NO_DECKS, {"dynasty_deck": []}, {"fate_deck": []})
    left = [sum(PROBE.gives_up(game.match, seat, stream) for _ in range(20 * WEARY)) for seat in range(3)]
    assert 5 < left[0] < 60 and left[1:] == [0, 0]


def test_a_player_who_gives_up_leaves_and_the_last_one_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(Plan("l5r-ccg", "weary"), 0, Tally(PROBE.coverage(["random"])))
    watched.match = match = Match.start(watched.header)
    monkeypatch.setattr(watched.probe, "gives_up", lambda match, seat, stream: seat == 0)
    while match.outcome is None:
        prompt = match.open_prompts()[0]
        answer = watched.players[prompt.seat](prompt)
        assert (answer == [RESIGN]) is (prompt.seat == 0)
        match.answer(prompt.seat, answer)
    assert match.outcome.winner == 1 and match.outcome.reason == "left"


def test_a_value_that_is_kept_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.happen

    def lazy(self: Table, batch: Any) -> None:
        version = self.version
        honest(self, batch)
        self.version = version

    monkeypatch.setattr(Table, "happen", lazy)
    with pytest.raises(Failure) as found:
        for number in range(5):
            play_game(Plan("l5r-ccg", "lazy"), number, Tally(PROBE.coverage(["random"])))
    assert isinstance(found.value.problem, Broken) and found.value.problem.check == "cached"


def test_the_rules_check_chi_only_while_something_reduces_it() -> None:
    game = scene({"personalities": [at("matsu-gohei", tokens=[{"name": "Plague", "chi": -1}])]}, {})
    PROBE.check_table(game.match)
    game.match.table.weakened = False
    with pytest.raises(Broken, match="weakened"):
        PROBE.check_table(game.match)


@pytest.mark.parametrize("between", [[], ["initiate"]])
def test_an_action_wasted_by_its_own_price_is_found_unless_somebody_reacted(between: list[str]) -> None:
    game = scene({"personalities": ["matsu-gohei"]}, {})
    gohei = game.card("matsu-gohei").key
    facts = {"card": "raid#1", "player": 0, "targets": [gohei]}
    game.match.records += [Record(kind, facts) for kind in ("announce", "bow", *between, "initiate", "no-legal-target")]
    if between:
        PROBE.check_table(game.match)
    else:
        with pytest.raises(Broken, match="wasted"):
            PROBE.check_table(game.match)


@pytest.mark.parametrize("helper", ["the-face-of-fear", "arrows-from-the-woods", "the-arrow-knows-the-way"])
def test_an_action_is_not_wasted_by_its_price_if_its_player_spares_the_reaction_that_helps_it(helper: str) -> None:
    # With these cards in hand, Fear may target a unit without Followers, and a ranged attack a stronger card or one
    # behind Followers. The player may then decline the Reaction.
    game = scene({"personalities": ["matsu-gohei"], "hand": [helper]}, {})
    facts = {"card": "matsu-toshiro#1", "player": 0, "targets": [game.card("matsu-gohei").key]}
    game.match.records += [Record(kind, facts) for kind in ("announce", "bow", "initiate", "no-legal-target")]
    PROBE.check_table(game.match)


def test_an_action_is_judged_with_the_hand_of_its_time() -> None:
    # The Reaction that the player spared was played with the next action, so it is no longer in hand.
    game = scene({"personalities": ["matsu-gohei"]}, {})
    facts = {"card": "tsuruchi#1", "player": 0, "targets": [game.card("matsu-gohei").key]}
    kinds = ("announce", "bow", "initiate", "no-legal-target", "announce", "bow", "initiate")
    game.match.records += [Record(kind, facts) for kind in kinds]
    PROBE.check_table(game.match)


def test_a_payment_by_many_small_trades_is_found() -> None:
    # Three Caravans trade seven cards for 1 or 2 gold each. Only six cards together pay 10 gold.
    hand = ["mists-of-illusion", "summon-nightstalker", "pikemen", "breaking-blow", "shadowmadness", "the-perfect-gift"]
    holdings = [*["merchant-caravan"] * 3, *["small-farm"] * 4]
    side = {"personalities": ["matsu-gohei"], "holdings": holdings, "hand": [*hand, "jade-arrow"], "honor": 20}
    game = scene({**side, "stronghold": at(CRAB, bowed=True)}, {})
    game.first.does("attach:jade-arrow")
    assert game.first.asked == "pay" and game.first.prompt is not None
    check_answerable(game.first.prompt)
