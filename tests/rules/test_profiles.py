"""The second opinion of a look-up: how similar a whole question is to whole entries."""

import subprocess
import sys
from collections import Counter

import pytest

from bot.rules.profiles import Profiles


def test_the_entry_with_the_words_of_the_question_is_the_most_similar() -> None:
    profiles = of(duel="both bid honor and the higher total wins", bow="a bowed character stands again")
    assert best(profiles, "who wins when both bid") == "duel"
    assert best(profiles, "when does my character stand again") == "bow"


def test_forms_of_a_word_are_alike() -> None:
    assert of(duel="challenging somebody", bow="bowing").likeness("he challenged me").keys() == {"duel"}


def test_a_rare_word_counts_more_than_one_that_every_entry_contains() -> None:
    profiles = of(one="player covert", two="player player", three="player")
    assert best(profiles, "player covert") == "one"


def test_a_long_entry_gains_nothing_by_its_length() -> None:
    long = " ".join(f"word{number}" for number in range(300))
    assert best(of(long=f"fate {long}", short="fate"), "fate") == "short"


def test_words_of_several_languages_belong_to_one_entry() -> None:
    profiles = Profiles()
    profiles.enter("duel", [Counter(["duel", "bid"])])
    profiles.enter("duel", [Counter(["pojedynek"]), Counter(["stawka"])])
    assert profiles.likeness("stawka").keys() == profiles.likeness("bid").keys() == {"duel"}


def test_the_same_words_as_the_entry_are_wholly_similar() -> None:
    assert of(duel="both bid", bow="stand").likeness("both bid")["duel"] == pytest.approx(1.0)


def test_a_question_of_unknown_words_is_similar_to_nothing() -> None:
    assert not of(duel="both bid").likeness("xyzzy") and not of(duel="both bid").likeness("")


def of(**texts: str) -> Profiles:
    profiles = Profiles()
    for id, text in texts.items():
        profiles.enter(id, [Counter(text.split())])
    return profiles


def best(profiles: Profiles, query: str) -> str:
    found = profiles.likeness(query)
    return max(found, key=found.__getitem__)


def test_the_start_of_the_bot_builds_the_vectors_of_all_games() -> None:
    """Without this, the first question would build the vectors while everybody waits."""
    program = (
        "from bot.rules.asking import prepare; prepare()\n"
        "from bot.rules.search import libraries\n"
        "print(['_vectors' in vars(library._passages.profiles) for library in libraries().values()])"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout
    assert told.strip() == str([True, True, True])
