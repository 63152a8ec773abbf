"""Advice: a legal answer and a reason, from nothing but what the seat knows."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.scene import reason_in_words
from bot.words import COMPLETE, Words
from engine.kernel.game import new_header
from engine.kernel.games import ROOT, games
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Group, Option, Prompt
from engine.kernel.rng import Stream
from engine.players.advice import ONLY, STEADY, _is_certain, _other, advise, find_figures, reason_for
from engine.players.mind import Mind, find_mind
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


def exchanged(game: str) -> dict[str, Any]:
    """Return the position of a lesson with other cards in the other hand, and with other orders of the decks."""
    position: dict[str, Any] = json.loads(json.dumps(begun(game).header.position))
    other = position["players"][1]
    for player in position["players"]:
        for name in ("conflict_deck", "fate_deck", "dynasty_deck"):
            player.get(name, []).reverse()
    deck = other.get("conflict_deck") or other.get("fate_deck") or ["ambush-fox", "armorers", "favor-of-the-mice"]
    held = len(other["hand"])
    other["hand"], deck[:held] = deck[:held], other["hand"]
    return position


@pytest.mark.parametrize("game", games("figures"))
def test_hidden_cards_do_not_change_the_advice(game: str) -> None:
    """Cards of the other hand and of the decks are exchanged, and the advice stays the same."""
    match, twin = begun(game), begun(game, **exchanged(game))
    assert twin.view(1) != match.view(1) and twin.view(0) == match.view(0)
    assert advise(twin, 0, "1", quickly()) == advise(match, 0, "1", quickly())


def test_an_answer_that_is_hard_to_find_is_another_answer() -> None:
    """Only two of many pairs are legal, and advice said that there was no other answer."""
    options = [Option(f"bow:{letter}", "bow", letter, group="pay") for letter in "abcdefghijklmnop"]

    def check(answer: Sequence[Option]) -> str | None:
        return None if [option.value for option in answer] in (["a", "b"], ["o", "p"]) else "unpaid"

    def asked(options: Sequence[Option]) -> Prompt:
        return Prompt(0, "pay", options, rule="1", groups=(Group("pay", 2, 2),), check=check)

    match, mind, stream = begun("root"), Mind(), Stream(1)
    assert _other(match, asked(options), ["bow:a", "bow:b"], mind, stream) == ["bow:o", "bow:p"]
    assert _other(match, asked(options[:3]), ["bow:a", "bow:b"], mind, stream) is None


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", games("figures"))
def test_every_reason_is_a_sentence_in_every_language(game: str, language: str) -> None:
    say, match = Words.load()[language].of(game), begun(game)
    for reason in (STEADY, ONLY, *find_figures(game).figures(match.view(0), 0)):
        assert say.speaks(f"advice-{reason}"), reason


# Reasons whose sentence is also true of passing.
OF_PASSING = {STEADY, ONLY, "honor", "fate", "cards"}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", games("figures"))
def test_the_reason_for_passing_says_what_acting_would_cost(game: str, language: str) -> None:
    """“Pass: it makes your army stronger” is no reason that a person understands."""
    say, match = Words.load()[language].of(game), begun(game)
    for reason in (STEADY, ONLY, *find_figures(game).figures(match.view(0), 0)):
        acting, passing = (reason_in_words(say, keys, reason) for keys in (["play:card"], [PASS]))
        assert acting and passing and (acting == passing) == (reason in OF_PASSING), reason


def further_fate() -> Match:
    """Return a match at the question of how much additional fate a character gets."""
    match = begun("l5r-lcg")
    while (prompt := match.open_prompts()[0]).kind != "fate":
        match.answer(prompt.seat, next(([o.key] for o in prompt.options if o.verb == "play"), [PASS]))
    return match


def test_fate_that_an_answer_spends_at_once_is_no_reason_for_it() -> None:
    match, mind = further_fate(), find_mind("l5r-lcg")
    (prompt,) = match.open_prompts()
    for seed in range(6):
        for amount in (o.key for o in prompt.options if o.value != "0"):
            assert reason_for(match, prompt, ([amount], ["fate:0"]), mind, Stream(seed)) != "fate"


def test_a_lead_that_chance_can_explain_is_no_reason() -> None:
    assert _is_certain([0.4, 0.5, 0.3, 0.4]) and not _is_certain([0.2, 0.2, 0.2, 0.2])
    assert not _is_certain([4.0, -2.0, 3.0, -1.0])
