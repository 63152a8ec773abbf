"""Every section of the Law that states a rule has a test that proves it, or a reason why no game can."""

from tests.root.rules.proof import sections, unproven
from tests.root.rules.sections import CHAPTERS, NOT_BY_PLAY


def test_every_section_that_states_a_rule_has_a_test() -> None:
    assert unproven() == []


def test_reasons_and_chapters_are_those_of_sections_that_exist() -> None:
    known = sections()
    assert set(NOT_BY_PLAY) <= set(known)
    assert {str(chapter) for chapter in CHAPTERS} <= {section.partition(".")[0] for section in known}
