"""What a button says in its custom_id: it is read back as it was written, also by a bot of another day."""

import pytest

from bot.panels.answering import Choose, Focus, Mark, Pick, PickPage, Step, TakeBack, TurnPage, Unfold
from bot.panels.buttons import Button
from bot.panels.looking import Hand, Leaf
from bot.trouble import Trouble

# The custom_ids of messages that stand in channels since the first version.
STANDING = {
    "tea:hand:12": Hand(12),
    "tea:leaf:12:3:pb": Leaf(12, 3, "pb"),
    "tea:pick:12:0x40:3.0badcafe-lot": Pick(12, "0x40", "3.0badcafe-lot"),
    "tea:choose:12:0x40:last:0": Choose(12, "0x40", "last", 0),
    "tea:mark:12:0x40:3.0badcafe": Mark(12, "0x40", "3.0badcafe"),
    "tea:sketch:12:0x40:2:0": PickPage(12, "0x40", 2, 0),
    "tea:sketch:12:0x40:2:0:5": PickPage(12, "0x40", 2, 0, 5),
    "tea:focus:12:0x40:0:1": Focus(12, "0x40", 0, 1),
    "tea:step:12:0x40:3.0badcafe:0:less": Step(12, "0x40", "3.0badcafe", 0, "less"),
    "tea:page:12:0x40:0t:2": TurnPage(12, "0x40", "0t", 2),
    "tea:back:12:0x40": TakeBack(12, "0x40"),
    "tea:unfold:12:0x40": Unfold(12, "0x40"),
}


@pytest.mark.parametrize(("custom_id", "button"), STANDING.items())
def test_a_button_is_read_as_it_was_written(custom_id: str, button: Button) -> None:
    assert button.custom_id == custom_id
    assert type(button).decode(custom_id.split(":")[2:]) == button


GOOD = ["12", "0x40", "2", "0"]


@pytest.mark.parametrize(
    "fields",
    [[], GOOD[:1], ["x", *GOOD[1:]], [*GOOD[:3], "-1"], [*GOOD[:3], "²"], [*GOOD, *GOOD], [str(2**63), *GOOD[1:]]],
)
def test_what_no_button_of_ours_says_is_an_old_button(fields: list[str]) -> None:
    with pytest.raises(Trouble) as trouble:
        PickPage.decode(fields)
    assert trouble.value.key == "trouble-old-button" and trouble.value.stale


def test_a_button_that_discord_would_refuse_is_never_made() -> None:
    assert len(Pick(10**18, "9" * 30, "9" * 40).custom_id) == 100
    with pytest.raises(ValueError, match="101 characters"):
        _ = Pick(10**18, "9" * 30, "9" * 41).custom_id
