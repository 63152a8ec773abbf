"""The rules of thumb cover every question of the rules, give legal answers, and beat random play."""

from collections import Counter

import pytest

from engine.kernel.rng import Stream
from engine.players.root.mind import SETTLED
from engine.players.root.seats import SEATS
from engine.players.search import is_lawful
from engine.players.single import picks_one
from engine.root.factions import factions

from ...games.root.kinds import kinds
from .playing import FACTIONS, MIND, play, table_for, winner

# Choices that do not matter: whose effect comes first, which crafting pieces are used.
INDIFFERENT = {"first", "pay-crafting", "lavish"}
# Options of questions whose options are compared as a whole.
BY_KIND = {"hoard"}


def weighed(prefix: str) -> set[str]:
    return {
        name.removeprefix(prefix).replace("_", "-")
        for seat in SEATS.values()
        for name in dir(seat)
        if name.startswith(prefix)
    }


def test_every_faction_has_rules_of_thumb() -> None:
    assert set(SEATS) == set(factions()) == set(FACTIONS)


def test_every_verb_of_the_rules_is_weighed() -> None:
    assert kinds("verb") - weighed("to_") - INDIFFERENT - BY_KIND == set()


def test_every_rule_of_thumb_is_about_an_option_or_question_that_exists() -> None:
    # A card of the Decree that cannot be resolved is named so afterwards.
    assert weighed("to_") - kinds("verb") == {"turmoil"}
    assert (weighed("on_") | weighed("whole_")) - kinds("prompt") == set()


@pytest.mark.parametrize("number", range(3))
def test_four_novices_play_to_the_end_and_answer_lawfully(number: int) -> None:
    match = table_for("random", 20 + number)
    for _ in play(match, range(4)):
        pass
    assert winner(match)


def test_novices_draft_their_factions_and_play() -> None:
    match = table_for("", 5)
    for _ in play(match, range(4)):
        pass
    assert winner(match)


@pytest.mark.parametrize("players", [2, 6])
def test_novices_fill_tables_of_two_and_of_six(players: int) -> None:
    match = table_for("marquise", 7, players)
    for _ in play(match, range(players)):
        pass
    assert winner(match)


def test_a_novice_beats_three_random_players() -> None:
    won = []
    for number, hero in enumerate(("eyrie", "alliance", "cult", "hundreds", "corvids")):
        match = table_for(hero, number)
        for _ in play(match, [0]):
            pass
        won.append(0 in winner(match))
    assert sum(won) >= 4


def test_a_slip_in_an_answer_of_several_options_changes_one_of_them() -> None:
    slips = 0
    for number, hero in enumerate(("marquise", "eyrie", "vagabond", "keepers", "duchy")):
        match = table_for(hero, number)
        for prompt in play(match, range(4)):
            if prompt.forced() is None and not picks_one(prompt) and prompt.kind not in SETTLED:
                first, *others = MIND.candidates(match.table, prompt, 2, Stream(1), wide=False)
                if len(first) > 1:
                    slips += len(others)
                    for other in others:
                        assert is_lawful(prompt, other)
                        assert (Counter(first) - Counter(other)).total() <= 1, (prompt.kind, first, other)
    assert slips > 20
