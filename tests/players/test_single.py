"""Which questions a single option answers, whoever has made them."""

from engine.kernel.prompt import Group, Option, Prompt
from engine.players.single import picks_one, takes_one

OPTIONS = [Option("a", "go", None), Option("b", "go", None)]


def asked(*groups: Group, **more: object) -> Prompt:
    """Return a question with these groups, or with the usual one."""
    return Prompt(0, "act", OPTIONS, rule="1", **({"groups": groups} if groups else {}), **more)  # type: ignore[arg-type]


def test_one_option_answers_the_usual_question_and_one_with_an_equal_group() -> None:
    for prompt in (asked(), asked(Group("", 1, 1))):
        assert takes_one(prompt) and picks_one(prompt)


def test_several_options_or_none_may_answer_other_questions() -> None:
    for prompt in (asked(Group("", 0, 1)), asked(Group("", 1, 2)), asked(Group("x"), Group("y"))):
        assert not takes_one(prompt) and not picks_one(prompt)


def test_an_option_alone_may_be_refused_by_a_check_or_a_sum() -> None:
    for prompt in (asked(check=lambda answer: None), asked(Group("", 1, 1, total=(2, 3)))):
        assert takes_one(prompt) and not picks_one(prompt)
