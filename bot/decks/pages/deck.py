"""The messages about decks: verdict and numbers, a hand, odds, a person's decks, and two decks compared."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.controls.control import Control, Items, Page, Row, button, choice, gallery, layout, rows, select
from bot.controls.fit import PARTS, fitted, parts
from bot.decks.game import by_part
from bot.decks.judging.check import Check, recheck
from bot.decks.judging.numbers import sheet
from bot.decks.judging.odds import at_least_one, opening
from bot.decks.judging.report import (
    card_lines,
    card_name,
    decimal,
    fault_lines,
    form_name,
    legal_in,
    notes,
    number_lines,
    part_name,
    rule_line,
    rule_name,
    shown,
    title,
    told_alone,
    verdict,
)  # fmt: skip
from bot.decks.pages import buttons
from bot.decks.printing.text import SHEET, differences, forms
from bot.decks.reading.deck import Reading, Unreadable
from bot.pictures.render import Picture
from bot.rules.buttons import LookAtCard, OpenBeside
from bot.rules.cards import cards
from bot.rules.glossary import glossaries
from bot.rules.reference import reference
from bot.store import KeptDeck
from bot.trouble import Trouble
from bot.words import Tongue

GOOD, BAD = discord.Colour.dark_green(), discord.Colour.dark_red()
MORE: Final = 40  # characters reserved for the note on how many further lines there are
ASKED: Final = 6  # ambiguous lines at a time, because a message has no room for more controls
MOST: Final = 25  # the most options of a select
NONE: Final = "-"  # the value that stands for no version or no format in a custom_id
PICKERS: Final = 8
CHOSEN: Final = 5  # the most cards whose odds one question covers
LATER: Final = (1, 3, 6, 10)


@dataclass(frozen=True)
class Sight:
    """A kept deck as one reader sees it: checked, and in the reader's language.

    ``own`` is true if the reader owns the deck.
    """

    kept: KeptDeck
    check: Check
    say: Tongue
    own: bool

    @classmethod
    def of(cls, kept: KeptDeck, user: int | None, say: Tongue, form: str | None = None) -> "Sight":
        """Return ``kept`` as ``user`` sees it. A public page has no owner. Raises Trouble for an unknown format."""
        try:
            return cls(kept, recheck(kept.game, Reading.of(kept.body), form), say, kept.owner == user)
        except Unreadable as error:
            raise Trouble(error.reason, **error.facts) from error

    @property
    def place(self) -> tuple[int, int, str]:
        """The deck's number, its version and the format, which every control of the page stores."""
        return self.kept.id, self.kept.version, self.check.form

    @property
    def name(self) -> str:
        """The deck's name: the name that the owner gave it, or otherwise the title in the list."""
        return shown(self.kept.name or "") or title(self.check, self.say)


def check_page(sight: Sight, pictures: Sequence[Picture] = ()) -> Page:
    """Return the verdict: each fault with its rule, assumptions, the deck's numbers, and the next possible actions."""
    check, say = sight.check, sight.say
    head = [f"## {sight.name}", f"**{verdict(check, say)}**", legal_in(check, say)]
    if sight.kept.version > 1:
        head.append(f"-# {say('deck-version', version=sight.kept.version)}")
    game = check.game.name
    faults = [f"- {line}\n-# {rule_line(game, fault.rule, say)}" for fault, line in fault_lines(check, say)]
    told = some([f"- {line}" for line in notes(check, say)], 900, say)
    found = [some(faults, 2000 - len(told), say), told]
    blocks = ["\n".join(head), *(found if told_alone(check) else reversed(found))]
    rules = rule_buttons(game, (fault.rule for fault, _ in fault_lines(check, say)), say)
    end = [ui.Separator(), *numbers(sight, 1200, pictures), *choices(sight), *rows(buttons_of(sight))]
    start = fitted(blocks, 2400)
    asked = next((most for most in range(ASKED, 0, -1) if _fits(start, meanings(sight, most), rules, end)), 1)
    items = [*start, *meanings(sight, asked), *rules, *end]
    return Page(layout(items, GOOD if check.legal else BAD), pictures)


def _fits(*blocks: Items) -> bool:
    """Tell whether all these parts fit into a framed message."""
    return 1 + sum(parts(items) for items in blocks) <= PARTS


def numbers(sight: Sight, length: int, pictures: Sequence[Picture]) -> Items:
    """Return the deck's numbers and their pictures.

    Numbers that a picture shows are not repeated in words. If the bot knows only few of the deck's cards, the result is
    empty.
    """
    if sight.check.reading.strangers:
        return []
    found, say = sheet(sight.check.game, sight.check.reading), sight.say.of(sight.check.game.name)
    return [*fitted(["\n".join(number_lines(found, say, brief=bool(pictures)))], length), *gallery(pictures)]


def public_page(sight: Sight, owner: str, pictures: Sequence[Picture] = ()) -> Page:
    """Return the page for everybody: the verdict, the whole list and the numbers."""
    check, say = sight.check, sight.say
    head = [f"## {sight.name}", f"**{verdict(check, say)}**", legal_in(check, say), f"-# {say('deck-by', name=owner)}"]
    faults = [f"- {line}" for _, line in fault_lines(check, say)]
    blocks = ["\n".join(head), some(faults, 900, say), "\n".join(card_lines(check, say))]
    items: Items = [*fitted(blocks, 2900), ui.Separator(), *numbers(sight, 1000, pictures)]
    controls = [
        button(say("button-deck-hand"), buttons.OpenHand(*sight.place)),
        button(say("button-deck-odds"), buttons.AskCard(*sight.place)),
    ]
    return Page(layout([*items, *export_choice(sight), *rows(controls)], GOOD if check.legal else BAD), pictures)


def some(lines: Sequence[str], room: int, say: Tongue) -> str:
    """Return as many whole lines as fit into ``room`` characters, and a note on how many are missing."""
    if len("\n".join(lines)) <= room:
        return "\n".join(lines)
    shown, used = 0, MORE
    while used + len(lines[shown]) + 1 <= room:
        used += len(lines[shown]) + 1
        shown += 1
    return "\n".join([*lines[:shown], say("deck-more", count=len(lines) - shown)])


def meanings(sight: Sight, most: int) -> Items:
    """Return the owner's selects: one for each of the first ambiguous lines, and one to leave out unread lines."""
    say, game = sight.say, sight.check.game
    problems = sight.check.reading.problems
    if not problems or not sight.own:
        return []
    asked = [] if sight.check.reading.strangers else [problem for problem in problems if problem.candidates]
    lines = {problem.line: problem.text for problem in problems[:MOST]}
    drop = select(
        [choice(say("deck-open-line", line=line, text=text), str(line)) for line, text in lines.items()],
        buttons.LeaveOut(*sight.place),
        placeholder=say("deck-select-drop"),
        most=len(lines),
    )
    items: Items = [
        Row(
            select(
                [
                    *(choice(card_name(card, say, game), card) for card in problem.candidates),
                    choice(say("deck-select-none"), NONE),
                ],
                buttons.Settle(*sight.place, problem.line),
                placeholder=say("deck-select-meaning", line=problem.line),
            )
        )
        for problem in asked[:most]
    ]
    if len(asked) > most:
        items.append(ui.TextDisplay(say("deck-asked-later", count=len(asked) - most)))
    return [*items, Row(drop)]


def rule_buttons(game: str, rules: Iterable[str], say: Tongue) -> Items:
    """Return a button for each rule, which opens its glossary entry."""
    known = [rule for rule in dict.fromkeys(rules) if rule in glossaries()[game]]
    return rows([button(rule_name(game, rule, say), OpenBeside(game, rule), sign="📜") for rule in known[:5]])


def choices(sight: Sight) -> Items:
    """Return the selects of a page: the format, and the export."""
    say, game = sight.say, sight.check.game
    known = dict.fromkeys([*game.formats(), *game.more_formats(), sight.check.form])
    forms = [choice(form_name(game, form, say), form, default=form == sight.check.form) for form in known]
    items: Items = []
    if len(forms) > 1 and not sight.check.reading.strangers:
        judge = select(forms, buttons.JudgeBy(*sight.place), placeholder=say("deck-select-format"))
        items.append(Row(judge))
    return [*items, *export_choice(sight)]


def export_choice(sight: Sight) -> Items:
    """Return the select of the text forms."""
    options = [choice(sight.say(f"deck-export-{form}"), form) for form in (*forms(sight.check.game), SHEET)]
    return [Row(select(options, buttons.ExportDeck(*sight.place), placeholder=sight.say("deck-select-export")))]


def buttons_of(sight: Sight) -> list[Control]:
    """Return the buttons of a deck's private page."""
    say = sight.say
    found = [
        button(say("button-deck-cards"), buttons.OpenCards(*sight.place)),
        button(say("button-deck-hand"), buttons.OpenHand(*sight.place)),
        button(say("button-deck-odds"), buttons.AskCard(*sight.place)),
    ]
    if sight.own and sight.check.faults and not sight.check.reading.problems:
        found.insert(0, button(say("button-deck-mend"), buttons.Mend(*sight.place), style=discord.ButtonStyle.success))
    if sight.check.reading.cards and not sight.check.reading.strangers:
        found.append(button(say("button-deck-beside"), buttons.Beside(*sight.place)))
    if sight.own:
        if sight.check.reading.source and (other := sight.check.other):
            name = say("button-deck-other", game=say(f"game-{other.name}"))
            found.insert(0, button(name, buttons.JudgeAsOther(*sight.place, other.name)))
        found.append(button(say("button-deck-save"), buttons.AskName(*sight.place)))
        found.append(
            button(say("button-deck-publish"), buttons.Publish(*sight.place), style=discord.ButtonStyle.primary)
        )
        if sight.kept.shared:
            found.append(button(say("button-deck-hide"), buttons.Hide(*sight.place)))
    return found


def cards_page(sight: Sight, *end: ui.Item[Any]) -> ui.LayoutView:
    """Return the whole list with province texts, selects whose lines open a card, and the items ``end``."""
    say, game, parts = sight.say, sight.check.game, by_part(sight.check.game, sight.check.reading)
    told = [
        f"**{card.called(say.language)}**\n{text}"
        for part in game.read
        for card, _ in parts.get(part, ())
        if (known := cards().get(game.name, card.id)) and (text := reference(game.name).text(known, say))
    ]
    blocks = [f"## {sight.name}", "\n".join(card_lines(sight.check, say)), "\n".join(told)]
    few = [(part, card, count) for part, held in parts.items() if part not in game.hands for card, count in held]
    groups = [few, *([(part, card, count) for card, count in parts.get(part, ())] for part in game.hands)]
    leaves = [group[at : at + MOST] for group in groups for at in range(0, len(group), MOST)]
    pickers: Items = []
    for number, leaf in enumerate(leaves[:PICKERS]):
        options = [choice(f"{count}× {card.called(say.language)}", f"{game.name}:{card.id}") for _, card, count in leaf]
        names = ", ".join(dict.fromkeys(part_name(part, say, game) for part, _, _ in leaf))
        pickers.append(Row(select(options, LookAtCard(str(number)), placeholder=say("deck-select-card", part=names))))
    return layout([*fitted(blocks, 3800), *pickers, *end])


def hand_page(sight: Sight, seed: str, more: int) -> ui.LayoutView:
    """Return an opening hand of each deck, and the cards drawn after it."""
    say, game = sight.say, sight.check.game
    blocks = [f"## {sight.name}"]
    for part, drawn in opening(game, sight.check.reading, seed, more).items():
        names = [card_name(card, say, game) for card in drawn]
        first = game.hands[part]
        lines = [say("deck-hand", part=part_name(part, say, game)), *(f"- {name}" for name in names[:first])]
        if names[first:]:
            lines.append(say("deck-hand-more", cards=", ".join(names[first:])))
        blocks.append("\n".join(lines))
    controls = [
        button(say("button-deck-draw"), buttons.DrawOne(*sight.place, seed, more + 1), disabled=more >= 40),
        button(say("button-deck-again"), buttons.DealAgain(*sight.place)),
    ]
    return layout([*fitted(blocks), *rows(controls)])


def odds_page(sight: Sight, card_id: str) -> ui.LayoutView:
    """Return the exact odds of drawing a card of the deck."""
    say, check = sight.say, sight.check
    card = check.game.card(card_id)
    assert card is not None
    parts = by_part(check.game, check.reading)
    size = sum(count for _, count in parts[card.part])
    copies, first = check.reading.cards[card_id], check.game.hands[card.part]
    part = part_name(card.part, say, check.game)
    lines = [say("deck-odds", card=card.called(say.language), copies=copies, size=size, part=part)]
    for more in (0, *LATER):
        odds = at_least_one(size, copies, first + more)
        told = {"percent": decimal(odds * 100, say), "fraction": f"{odds.numerator}/{odds.denominator}"}
        lines.append(say("deck-odds-drawn", more=more, **told) if more else say("deck-odds-opening", **told))
    return layout(fitted(["\n".join(lines)]))


def hand_picker(sight: Sight) -> Items:
    """Return a select for each draw deck, in which people choose up to five cards to see their odds."""
    items: Items = []
    for part, held in by_part(sight.check.game, sight.check.reading).items():
        if part in sight.check.game.hands:
            options = [choice(f"{count}× {card.called(sight.say.language)}", card.id) for card, count in held[:MOST]]
            name = sight.say("hand-choose", part=part_name(part, sight.say, sight.check.game))
            picker = select(
                options, buttons.Chances(*sight.place, part), placeholder=name, most=min(CHOSEN, len(options))
            )
            items.append(Row(picker))
    return items


def picture_page(told: str, pictures: Sequence[Picture], *beneath: ui.Item[Any]) -> Page:
    """Return a picture, or the same in words, and the items beneath it."""
    items: Items = gallery(pictures) or [ui.TextDisplay(told)]
    return Page(layout([*items, *beneath]), pictures)


def list_page(decks: Sequence[KeptDeck], user: int, say: Tongue) -> ui.LayoutView:
    """Return a person's decks, one a line."""
    lines = []
    for kept in decks:
        try:
            judged = verdict(Sight.of(kept, user, say).check, say)
        except Trouble:
            judged = say("deck-list-damaged")
        line = say(
            "deck-list-line",
            name=shown(kept.name or ""),
            game=say(f"game-{kept.game}"),
            version=kept.version,
            verdict=judged,
        )
        lines.append(f"- {line} · {say('deck-list-shared')}" if kept.shared else f"- {line}")
    return layout(fitted([say("deck-list-title"), some(lines, 3800, say) or say("deck-list-empty")]))


def compare_page(first: Sight, second: Sight) -> ui.LayoutView:
    """Return two decks side by side: verdicts, numbers, and the cards in which they differ."""
    say = first.say
    game = first.check.game
    blocks = [say("deck-compare-title", first=first.name, second=second.name)]
    for sight in (first, second):
        told = number_lines(sheet(game, sight.check.reading), say.of(game.name))
        blocks.append(
            "\n".join(
                [
                    say("labelled", name=f"**{sight.name}**", text=verdict(sight.check, say)),
                    *(f"-# {line}" for line in told),
                ]
            )
        )
    lines = [
        say("deck-compare-line", first=here, second=there, card=card_name(card, say, game))
        for card, (here, there) in differences(first.check.reading, second.check.reading).items()
    ]
    room = 3900 - sum(map(len, blocks))
    return layout(fitted([*blocks, some(lines, room, say) or say("deck-compare-same")]))


def delete_page(kept: KeptDeck, say: Tongue) -> ui.LayoutView:
    """Return the question of whether to delete a deck. A damaged deck can be deleted too."""
    place = kept.id, kept.version
    controls = [
        button(say("button-deck-delete"), buttons.DeleteDeck(*place), style=discord.ButtonStyle.danger),
        button(say("button-deck-keep"), buttons.ShowDeck(*place)),
    ]
    asked = say("deck-delete-sure", name=shown(kept.name or ""), versions=kept.version)
    return layout([ui.TextDisplay(asked), *rows(controls)])
