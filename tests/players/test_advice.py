"""Advice: a legal answer and a reason, from nothing but what the seat knows."""

import json
from typing import Any

import pytest

from bot.words import COMPLETE, Words
from engine.kernel.game import new_header
from engine.kernel.games import ROOT, games
from engine.kernel.match import Match
from engine.players.advice import ONLY, STEADY, advise, find_figures
from engine.players.search import is_lawful


def begun(game: str, **changes: Any) -> Match:
    """Return the match with which the lesson of a game begins."""
    script = json.loads((ROOT / "data" / "learn" / game.replace("-", "_") / "first.json").read_text(encoding="utf-8"))
    position = {**script["position"], **changes}
    return Match.start(new_header(game, "1", script["seats"], options=script["options"], position=position))


def quickly() -> Any:
    """Allow time for one batch of worlds."""
    return iter([True, False]).__next__


@pytest.mark.parametrize("game", games("figures"))
def test_advice_is_a_lawful_answer_with_a_reason_that_the_game_counts(game: str) -> None:
    match = begun(game)
    seat = match.waiting()[0]
    advice, prompt = advise(match, seat, "1", quickly()), match.prompt_for(seat)
    assert prompt is not None and is_lawful(prompt, advice.keys)
    assert advice.reason in {STEADY, ONLY, *find_figures(game).figures(match.view(seat), seat)}


def test_the_same_match_gets_the_same_advice() -> None:
    assert advise(begun("root"), 0, "1", quickly()) == advise(begun("root"), 0, "1", quickly())


def test_hidden_cards_do_not_change_the_advice() -> None:
    """Cards of the other hand and of the decks are swapped, and the advice stays the same."""
    match = begun("l5r-lcg")
    players = json.loads(json.dumps(match.header.position))["players"]
    other = players[1]
    other["hand"], other["conflict_deck"][:4] = other["conflict_deck"][:4], other["hand"]
    other["dynasty_deck"].reverse()
    players[0]["conflict_deck"].reverse()
    exchanged = begun("l5r-lcg", players=players)
    assert exchanged.view(1) != match.view(1) and exchanged.view(0) == match.view(0)
    assert advise(exchanged, 0, "1", quickly()) == advise(match, 0, "1", quickly())


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", games("figures"))
def test_every_reason_is_a_sentence_in_every_language(game: str, language: str) -> None:
    say, match = Words.load()[language].of(game), begun(game)
    for reason in (STEADY, ONLY, *find_figures(game).figures(match.view(0), 0)):
        assert say.speaks(f"advice-{reason}"), reason
