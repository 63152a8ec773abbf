"""The custom_ids of buttons: a later version of the bot can still read those that earlier versions wrote."""

import importlib
from collections import Counter

import pytest

from bot.app import COGS
from bot.controls.buttons import Button
from bot.panels.buttons.answering import Pick, PickPage
from bot.trouble import Trouble


def answered() -> list[type[Button]]:
    """Return the buttons that the cogs answer, once for each place that answers them."""
    kinds = {kind for name in COGS for kind in vars(importlib.import_module(name)).values() if isinstance(kind, type)}
    methods = [method for kind in kinds for method in vars(kind).values()]
    return [button for method in methods for button in getattr(method, "buttons", ())]


BUTTONS = {button.verb: button for button in answered()}

# The custom_ids of messages that remain in channels, and the fields that they encode.
STANDING: dict[str, tuple[int | str, ...]] = {
    "tea:hand:12": (12,),
    "tea:leaf:12:3:pb": (12, 3, "pb"),
    "tea:pick:12:0x40:3.0badcafe-lot": (12, "0x40", "3.0badcafe-lot"),
    "tea:choose:12:0x40:last:0": (12, "0x40", "last", 0),
    "tea:mark:12:0x40:3.0badcafe": (12, "0x40", "3.0badcafe"),
    "tea:sketch:12:0x40:2:0": (12, "0x40", 2, 0),
    "tea:sketch:12:0x40:2:0:5": (12, "0x40", 2, 0, 5),
    "tea:toggle:12:0x40:2:0:5": (12, "0x40", 2, 0, 5),
    "tea:focus:12:0x40:0:1": (12, "0x40", 0, 1),
    "tea:step:12:0x40:3.0badcafe:0:less": (12, "0x40", "3.0badcafe", 0, "less"),
    "tea:page:12:0x40:0t:2": (12, "0x40", "0t", 2),
    "tea:back:12:0x40": (12, "0x40"),
    "tea:unfold:12:0x40": (12, "0x40"),
    "tea:confirm:12:0x40:0badcafe": (12, "0x40", "0badcafe"),
    "tea:last:12:0x40:0badcafe": (12, "0x40", "0badcafe"),
    "tea:clear:12:0x40": (12, "0x40"),
    "tea:screen:12:0x40:1": (12, "0x40", 1),
    "tea:until:12:0x40:phase": (12, "0x40", "phase"),
    "tea:unless:12:attack": (12, "attack"),
    "tea:again:12": (12,),
    # Buttons beside the question.
    "tea:panel:12": (12,),
    "tea:log:12": (12,),
    "tea:look:12": (12,),
    "tea:text:12": (12,),
    "tea:texts:12": (12,),
    "tea:reason:12": (12,),
    "tea:since:12": (12,),
    "tea:wishes:12": (12,),
    "tea:mode:12": (12,),
    "tea:ifasked:12": (12,),
    "tea:never:12": (12,),
    # Notices, and lists of tables.
    "tea:called:12:0a1b2c": (12, "0a1b2c"),
    "tea:overdue:12:1:claim:0a1b2c": (12, 1, "claim", "0a1b2c"),
    "tea:turnwaiting:1:on": (1, "on"),
    "tea:turntables:0:back": (0, "back"),
    # A lobby.
    "tea:open": (),
    "tea:open:l5r-lcg": ("l5r-lcg",),
    "tea:join:12": (12,),
    "tea:computer:12": (12,),
    "tea:dismiss:12": (12,),
    "tea:watch:12": (12,),
    "tea:setting:12:map": (12, "map"),
    "tea:settings:12": (12,),
    "tea:deck:12": (12,),
    "tea:decked:12": (12,),
    "tea:decked:12:own.3.1": (12, "own.3.1"),
    "tea:decklooks:12": (12,),
    "tea:decklook:12": (12,),
    "tea:start:12": (12,),
    "tea:leave:12": (12,),
    # Questions about the match itself.
    "tea:resign:12:quit": (12, "quit"),
    "tea:goback:12:0x40:yes": (12, "0x40", "yes"),
    "tea:undo:12:0x40:1:no": (12, "0x40", 1, "no"),
    "tea:seat:12:1:1234567890123456789:yes": (12, 1, 1234567890123456789, "yes"),
    "tea:sitback:12": (12,),
    "tea:pause:12:3:yes": (12, 3, "yes"),
    # The end of a match, and its replay.
    "tea:rematch:12:same": (12, "same"),
    "tea:rematch:12:same:call": (12, "same", "call"),
    "tea:replay:12": (12,),
    "tea:moment:12:0:turn:o:s": (12, 0, "turn", "o", "s"),
    "tea:moment:12:31:decision:1:b": (12, 31, "decision", "1", "b"),
    "tea:stepby:12:31:turn:p": (12, 31, "turn", "p"),
    "tea:eyes:12:31:turn:p": (12, 31, "turn", "p"),
    "tea:share:12:31:turn:p": (12, 31, "turn", "p"),
    "tea:comment:12:31:turn:p": (12, 31, "turn", "p"),
    "tea:continue:12:31:turn:p": (12, 31, "turn", "p"),
    "tea:sideof:12:31:turn:p": (12, 31, "turn", "p"),
    "tea:goon:12:31:turn:p:0:alone": (12, 31, "turn", "p", 0, "alone"),
    "tea:export:12:31:turn:p:page": (12, 31, "turn", "p", "page"),
    # Lessons, and pages for beginners.
    "tea:learn": (),
    "tea:lesson:root": ("root",),
    "tea:lessongo:12": (12,),
    "tea:lessonread:12:4": (12, 4),
    "tea:lessonskip:12": (12,),
    "tea:lessonplay:12": (12,),
    "tea:lessonend:12": (12,),
    # A player's review of their own decisions.
    "tea:costly:12": (12,),
    "tea:costlyat:12:1": (12, 1),
    # Puzzles.
    "tea:puzzleday": (),
    "tea:puzzle:root:0a1b2c3d": ("root", "0a1b2c3d"),
    "tea:puzzleshow:12": (12,),
    "tea:advice:12": (12,),
    "tea:legend:root": ("root",),
    "tea:beginner:0": (0,),
    "tea:purposes:12": (12,),
    # Rules and cards.
    "tea:rule:root:4-2": ("root", "4-2"),
    "tea:rule:root:4-2:0:a": ("root", "4-2", 0, "a"),
    "tea:rule:root:4-2:0:a:2.5": ("root", "4-2", 0, "a", "2.5"),
    "tea:why:root:4-2": ("root", "4-2"),
    "tea:ruleall:root:4-2:0": ("root", "4-2", 0),
    "tea:ruleall:root:4-2:0:2.5": ("root", "4-2", 0, "2.5"),
    "tea:rulepick:root": ("root",),
    "tea:chart:duel-timing": ("duel-timing",),
    "tea:chart:l5r-lcg:round": ("l5r-lcg", "round"),
    "tea:cardpage:l5r-lcg:banzai": ("l5r-lcg", "banzai"),
    "tea:cardall:l5r-lcg:banzai": ("l5r-lcg", "banzai"),
    "tea:cardlook": (),
    "tea:cardlook:0": ("0",),
    "tea:cardlook:12:0": ("12", "0"),
    "tea:cardpick": (),
    "tea:cardlist:1:l5r-lcg:crane:-:3:-:air:b": (1, "l5r-lcg", "crane", "-", "3", "-", "air", "b"),
    # Decks and events.
    "tea:deckform:3:1:casual": (3, 1, "casual"),
    "tea:deckmean:3:1:casual:14": (3, 1, "casual", 14),
    "tea:deckdrop:3:1:casual": (3, 1, "casual"),
    "tea:deckother:3:1:casual:l5r-ccg": (3, 1, "casual", "l5r-ccg"),
    "tea:decklist:3:1:casual": (3, 1, "casual"),
    "tea:deckhand:3:1:casual": (3, 1, "casual"),
    "tea:decknext:3:1:casual:0a1b:4": (3, 1, "casual", "0a1b", 4),
    "tea:deckagain:3:1:casual": (3, 1, "casual"),
    "tea:deckodds:3:1:casual": (3, 1, "casual"),
    "tea:deckout:3:1:casual": (3, 1, "casual"),
    "tea:decksave:3:1:casual": (3, 1, "casual"),
    "tea:decksay:3:1:casual": (3, 1, "casual"),
    "tea:deckhide:3:1:casual": (3, 1, "casual"),
    "tea:deckgone:3:1": (3, 1),
    "tea:deckstay:3:1": (3, 1),
    "tea:deckopen": (),
    "tea:deckmend:3:1:casual": (3, 1, "casual"),
    "tea:deckbeside:3:1:casual": (3, 1, "casual"),
    "tea:deckchance:3:1:casual:conflict": (3, 1, "casual", "conflict"),
    "tea:evtenter:5": (5,),
    "tea:evtmine:5": (5,),
    "tea:evtleave:5": (5,),
    "tea:evtclose:5": (5,),
    "tea:evtreopen:5": (5,),
    "tea:evtask:5": (5,),
    "tea:evtshow:5": (5, 0),
    "tea:evtshow:5:123": (5, 123),
    "tea:evtlist:5:25": (5, 25),
    "tea:evtfield:5": (5,),
    "tea:evtsheets:5": (5,),
    # Buttons with which the managers of a server change its settings.
    "tea:serverchoice:threads:root:on": ("threads", "root", "on"),
    "tea:serverchoice:language:root": ("language", "root"),
    "tea:serverrole:openers:root": ("openers", "root"),
    "tea:servergame": (),
    "tea:serverchannels:root": ("root",),
    "tea:serverplays:root:0": ("root", 0),
    "tea:inthread:root:2:-:-": ("root", 2, "-", "-"),
    # The data that the bot stores about a person.
    "tea:mydata": (),
    "tea:forgetme": (),
    "tea:forgotten:yes": ("yes",),
}


@pytest.mark.parametrize(("custom_id", "said"), STANDING.items())
def test_a_button_is_read_as_it_was_written(custom_id: str, said: tuple[int | str, ...]) -> None:
    _, verb, *fields = custom_id.split(":")
    button = BUTTONS[verb](*said)
    assert button.custom_id == custom_id
    assert BUTTONS[verb].decode(fields) == button


def test_every_button_is_answered_in_one_place() -> None:
    verbs = Counter(button.verb for button in answered())
    assert [verb for verb, places in verbs.items() if places > 1] == []


GOOD = ["12", "0x40", "2", "0"]


@pytest.mark.parametrize(
    "fields",
    [[], GOOD[:1], ["x", *GOOD[1:]], [*GOOD[:3], "-1"], [*GOOD[:3], "²"], [*GOOD, *GOOD], [str(2**63), *GOOD[1:]]],
)
def test_an_unknown_custom_id_counts_as_an_old_button(fields: list[str]) -> None:
    with pytest.raises(Trouble) as trouble:
        PickPage.decode(fields)
    assert trouble.value.key == "trouble-old-button" and trouble.value.stale


def test_a_button_that_discord_would_refuse_is_never_made() -> None:
    assert len(Pick(10**18, "9" * 30, "9" * 40).custom_id) == 100
    with pytest.raises(ValueError, match="101 characters"):
        _ = Pick(10**18, "9" * 30, "9" * 41).custom_id
