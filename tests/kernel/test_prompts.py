"""Prompts alone: all their legal answers, the smallest of them, and the one rule of hidden questions."""

from typing import Any

import pytest

from engine.kernel.flow import ask_hidden
from engine.kernel.prompt import PASS, Group, Option, Prompt, answers

PASSING = Option(PASS, PASS, None, alone=True)


def prompt(*options: Option, **settings: Any) -> Prompt:
    return Prompt(0, "test", options, rule="1", **settings)


def keys(asked: Prompt) -> list[tuple[str, ...]]:
    return [tuple(option.key for option in answer) for answer in answers(asked)]


def number(key: str, number: int, **more: Any) -> Option:
    return Option(key, "pay", number, number=number, **more)


def test_an_option_under_another_key_keeps_what_it_is_about() -> None:
    option = Option("play:a", "play", 1, card="a", number=2, target="b", pays=["c"], group="cards", alone=True)
    other = option.under("play:a:2", 7, way="home", via="d")
    assert (other.key, other.value, other.verb) == ("play:a:2", 7, "play")
    assert (other.subject, other.card, other.number, other.target) == ("a", "a", 2, "b")
    assert (other.pays, other.way, other.via) == (("c",), "home", "d")
    assert (other.group, other.alone) == ("", False)
    assert option.under("play:a:3", 8, alone=True).alone


def test_an_option_without_a_number_adds_nothing_to_a_sum() -> None:
    group = Group("", 0, 2, total=(2, 2))
    assert group.problem([number("a", 2), Option("b", "pay")]) is None
    assert group.problem([Option("a", "pay"), Option("b", "pay")]) == "total-too-small"


def test_an_option_under_another_key_keeps_its_own_way_and_giver() -> None:
    other = Option("use:a", "use", way="first", via="giver").under("use:a:2", 1, way="second", via="other")
    assert (other.way, other.via) == ("first", "giver")
    assert Option("use:a", "use", way="first", via="giver").under("use:a:2", 1).via == "giver"


def test_all_answers_come_once_and_the_smallest_first() -> None:
    wood = [Option("a", "wood", times=2), Option("b", "wood")]
    assert keys(prompt(*wood, groups=(Group("", 0, 2),))) == [(), ("a",), ("b",), ("a", "a"), ("a", "b")]
    assert keys(prompt(*wood, PASSING)) == [(PASS,), ("a",), ("b",)]


def test_answers_of_several_groups_are_combined() -> None:
    sides = [Option("x", "side", group="side"), Option("y", "side", group="side")]
    more = [Option("m", "more", group="more"), Option("n", "more", group="more")]
    asked = prompt(*sides, *more, groups=(Group("side"), Group("more", 0, 2)))
    assert keys(asked)[:4] == [("x",), ("y",), ("x", "m"), ("x", "n")] and len(keys(asked)) == 8


def test_an_answer_must_fit_its_sum_and_its_check() -> None:
    paid = [number("two", 2), number("three", 3), number("five", 5)]
    group = Group("", 0, 3, total=(5, 7))
    assert keys(prompt(*paid, groups=(group,))) == [("five",), ("two", "three"), ("two", "five")]
    only = prompt(*paid, groups=(group,), check=lambda answer: None if len(answer) > 1 else "alone")
    assert keys(only) == [("two", "three"), ("two", "five")]


def test_every_answer_is_accepted_when_it_is_given() -> None:
    options = [number(f"n{n}", n, times=1 + n % 2, group="ab"[n % 2]) for n in range(6)]
    asked = prompt(*options, groups=(Group("a", 1, 2, total=(2, 5)), Group("b", 0, 3)))
    assert len(keys(asked)) == len(set(keys(asked))) > 20
    assert all(asked.choose(answer) for answer in keys(asked))


def test_a_question_is_a_window_or_guarded_only_if_it_says_so() -> None:
    plain = prompt(PASSING)
    assert (plain.window, plain.guarded, plain.anew) == (False, False, False)
    assert prompt(PASSING, window=True).window and prompt(PASSING, guarded=True).guarded


def test_stale_options_are_withdrawn_unless_no_legal_answer_would_remain() -> None:
    asked = prompt(number("pay:1", 1), number("pay:2", 2), number("pay:3", 3))
    asked.withdraw(lambda option: option.number == 2)
    assert [option.key for option in asked.options] == ["pay:1", "pay:3"]
    asked.withdraw(lambda option: True)
    assert [option.key for option in asked.options] == ["pay:1", "pay:3"]


def test_the_least_answer_takes_as_little_as_is_legal() -> None:
    assert prompt(Option("a", "a"), PASSING).least() == (PASSING,)
    assert [o.key for o in prompt(number("x", 1), number("y", 9), groups=(Group("", 1, 2, total=(9, 9)),)).least()] == [
        "y"
    ]
    with pytest.raises(ValueError, match="no legal answer"):
        prompt(Option("a", "a"), check=lambda _: "never").least()


def test_one_option_is_forced_as_often_as_it_must_be_taken() -> None:
    assert [o.key for o in prompt(Option("a", "a", times=2), groups=(Group("", 2, 2),)).forced() or ()] == ["a", "a"]
    assert prompt(Option("a", "a", times=2), groups=(Group("", 1, 2),)).forced() is None
    assert prompt(Option("a", "a"), groups=(Group("", 0, 1),)).forced() is None


def test_a_subject_is_a_typed_key() -> None:
    ring = Option("ring:air", "ring", subject="ring:air")
    assert ring.about("ring") == "air" and ring.about("province") is None
    card = Option("play:katana#3", "play", card="katana#3")
    assert card.subject == "katana#3" and card.about("ring") is None


def test_a_hidden_question_opens_by_public_facts_alone() -> None:
    """The question is asked even if passing is the only choice. Hidden cards never decide whether to ask."""
    flow = ask_hidden(prompt(PASSING), opens=True)
    (asked,) = next(flow)
    assert asked.guarded
    with pytest.raises(StopIteration) as done:
        flow.send(((PASSING,),))
    assert done.value.value == ()
    play = Option("play:ambush", "play")
    flow = ask_hidden(prompt(play, PASSING), opens=True)
    next(flow)
    with pytest.raises(StopIteration) as played:
        flow.send(((play,),))
    assert played.value.value == (play,)
    with pytest.raises(StopIteration) as unasked:
        next(ask_hidden(prompt(PASSING), opens=False))
    assert unasked.value.value == ()
    with pytest.raises(ValueError, match="hidden facts"):
        next(ask_hidden(prompt(Option("a", "a"), PASSING), opens=False))
    with pytest.raises(ValueError, match="no way to pass"):
        next(ask_hidden(prompt(Option("a", "a")), opens=True))
