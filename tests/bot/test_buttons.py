"""What a button says in its custom_id: it is read back as it was written, also by a bot of another day."""

import pytest

from bot.panels.agreeing import NO, QUIT, YES, GoBack, HandOver, LetUndo, Pause, Resign, SitBack
from bot.panels.answering import Choose, Focus, Mark, Pick, PickPage, Step, TakeBack, TurnPage, Unfold
from bot.panels.buttons import Button
from bot.panels.ending import GiveFile, Rematch
from bot.panels.joining import (
    ChooseDeck,
    ChooseSetting,
    DismissComputer,
    Join,
    JoinComputer,
    Leave,
    LookAtOffered,
    OfferDecks,
    OfferLooks,
    Open,
    Start,
    Watch,
)
from bot.panels.learning import (
    Advise,
    BeginLesson,
    ChooseBeginner,
    EndLesson,
    OfferLessons,
    OfferWaysOut,
    PlayOn,
    ReadOn,
    ShowLegend,
    SwitchPurposes,
    TakeUp,
)
from bot.panels.looking import Hand, Leaf
from bot.panels.moments import (
    ALONE,
    AskHow,
    ChooseEyes,
    ChooseSide,
    ChooseStep,
    Export,
    GoOn,
    OpenMoment,
    Share,
    WriteComment,
    opening,
)
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
    # A lobby.
    "tea:open": Open(),
    "tea:open:l5r-lcg": Open("l5r-lcg"),
    "tea:join:12": Join(12),
    "tea:computer:12": JoinComputer(12),
    "tea:dismiss:12": DismissComputer(12),
    "tea:watch:12": Watch(12),
    "tea:setting:12:map": ChooseSetting(12, "map"),
    "tea:deck:12": OfferDecks(12),
    "tea:decked:12": ChooseDeck(12),
    "tea:decked:12:own.3.1": ChooseDeck(12, "own.3.1"),
    "tea:decklooks:12": OfferLooks(12),
    "tea:decklook:12": LookAtOffered(12),
    "tea:start:12": Start(12),
    "tea:leave:12": Leave(12),
    # Questions about the match itself.
    "tea:resign:12:quit": Resign(12, QUIT),
    "tea:goback:12:0x40:yes": GoBack(12, "0x40", YES),
    "tea:undo:12:0x40:1:no": LetUndo(12, "0x40", 1, NO),
    "tea:seat:12:1:1234567890123456789:yes": HandOver(12, 1, 1234567890123456789, YES),
    "tea:sitback:12": SitBack(12),
    "tea:pause:12:3:yes": Pause(12, 3, YES),
    # The end, and looking through the match.
    "tea:rematch:12:same": Rematch(12, "same"),
    "tea:rematch:12:same:call": Rematch(12, "same", "call"),
    "tea:replay:12": GiveFile(12),
    "tea:moment:12:0:turn:o:s": opening(12),
    "tea:moment:12:31:decision:1:b": OpenMoment(12, 31, "decision", "1", "b"),
    "tea:stepby:12:31:turn:p": ChooseStep(12, 31, "turn", "p"),
    "tea:eyes:12:31:turn:p": ChooseEyes(12, 31, "turn", "p"),
    "tea:share:12:31:turn:p": Share(12, 31, "turn", "p"),
    "tea:comment:12:31:turn:p": WriteComment(12, 31, "turn", "p"),
    "tea:continue:12:31:turn:p": AskHow(12, 31, "turn", "p"),
    "tea:sideof:12:31:turn:p": ChooseSide(12, 31, "turn", "p"),
    "tea:goon:12:31:turn:p:0:alone": GoOn(12, 31, "turn", "p", 0, ALONE),
    "tea:export:12:31:turn:p:page": Export(12, 31, "turn", "p", "page"),
    # Lessons, and what beginners read.
    "tea:learn": OfferLessons(),
    "tea:lesson:root": BeginLesson("root"),
    "tea:lessongo:12": TakeUp(12),
    "tea:lessonread:12:4": ReadOn(12, 4),
    "tea:lessonskip:12": OfferWaysOut(12),
    "tea:lessonplay:12": PlayOn(12),
    "tea:lessonend:12": EndLesson(12),
    "tea:advice:12": Advise(12),
    "tea:legend:root": ShowLegend("root"),
    "tea:beginner:0": ChooseBeginner(0),
    "tea:purposes:12": SwitchPurposes(12),
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
