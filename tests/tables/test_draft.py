"""The options of a question in lists, before anything is picked."""

from bot.tables.answers.draft import PAGE, Draft, everything, free, sheets
from engine.kernel.prompt import Group, Option, Prompt


def put(card: str, place: str) -> Option:
    return Option(f"put:{card}>{place}", "put", card=card, target=place)


def test_cards_that_may_go_to_several_places_have_a_list_for_each_place() -> None:
    options = [put(card, place) for card in ("ambush", "banzai") for place in ("province:0.1", "province:0.2")]
    assert sheets(options) == [options[::2], options[1::2]]


def test_a_list_is_not_divided_if_each_card_has_one_place() -> None:
    options = [put("ambush", "province:0.1"), put("banzai", "province:0.2")]
    assert sheets(options) == [options]


def test_a_long_list_has_pages() -> None:
    options = [Option(f"take:{number}", "take", number=number) for number in range(PAGE + 1)]
    assert sheets(options) == [options[:PAGE], options[PAGE:]]


def test_a_draft_with_everything_picked_keeps_its_picks() -> None:
    """A proposal replaces only picks that nobody has made."""
    options = [Option(f"take:{number}", "take", number=number) for number in range(3)]
    full = everything(Prompt(0, "discard", options, rule="1", groups=(Group("", 1, 2),)), Draft("0x0"))
    assert full.keys == ["take:0", "take:1"]
    full.propose(["take:2"], Prompt(0, "discard", options, rule="1"))
    assert full.keys == ["take:0", "take:1"]


def test_an_option_can_be_taken_until_it_or_its_group_is_used_up() -> None:
    two, three = (Option(f"wood:{number}", "take", number, group="wood", times=number) for number in (2, 3))
    prompt = Prompt(0, "discard", [two, three], rule="1", groups=(Group("wood", 0, 4),))
    assert [free(prompt, ["wood:2"] * taken, two) for taken in range(3)] == [2, 1, 0]
    assert [free(prompt, ["wood:2", "wood:2", *["wood:3"] * taken], three) for taken in range(3)] == [2, 1, 0]
