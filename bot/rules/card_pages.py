"""The messages about cards: a page for one card, and lists of cards."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.controls.buttons import Button
from bot.controls.control import Items, Page, Row, button, choice, clip, gallery, layout, rows, select
from bot.pictures.render import Picture, Sketch
from bot.rules.buttons import LookAtCard, OpenBeside, PickCard, ShowCard, TurnCards
from bot.rules.card import Card, Wanted, begun
from bot.rules.cards import ERRATA, cards, erratum, rulings
from bot.rules.glossary import entry_of, glossaries
from bot.rules.pages import signed
from bot.rules.reference import reference
from bot.words import Tongue, capital, plain, sign_of
from engine.kernel.games import games

COLOUR: Final = discord.Colour.dark_purple()
LIST: Final = 20
MOST: Final = 25  # the most options of a select
ANY: Final = "-"


def card_page(
    card: Card, say: Tongue, pictures: Sequence[Picture] = (), *, others: Sequence[Card] = (), public: bool = False
) -> Page:
    """Return a card's page, with buttons for its rulings. The page does not repeat facts that the picture shows.

    ``others`` lists further cards that the name may mean. A select at the end offers them.
    """
    shown = [] if pictures else [_numbers(card, say), _text(card, say)]
    blocks = [_head(card, say), *shown, _erratum(card, say), _frame(card, say)]
    text = clip("\n".join(block for block in blocks if block), 3900)
    glossary = glossaries()[card.game]
    laws = dict.fromkeys(entry_of(card.game, section) for _, section in card.laws)
    about = [id for id in rulings().get(card.key, ()) if id != ERRATA or not erratum(card, say.language)]
    buttons = [
        button(glossary.entry(id, say.language).title, OpenBeside(card.game, id), sign="📜")
        for id in (*about, *reference(card.game).concerning(card), *filter(None, laws))
        if id in glossary
    ]
    items: Items = [*gallery(pictures), ui.TextDisplay(text), *rows(buttons[:10])]
    if others:
        items.append(_picker(others, LookAtCard(), say("rules-others"), say))
    if not public:
        items += rows([button(say("rules-show-all"), ShowCard(card.game, card.id), sign="📣")])
    return Page(layout(items, COLOUR), pictures)


def card_sketch(card: Card, say: Tongue) -> Sketch | None:
    """Return a card's picture, or None if the game draws none."""
    told = (shown_name(card, say), _kind(card, say), _numbers(card, say), reference(card.game).text(card, say))
    return reference(card.game).card_sketch(card, say, plain(" – ".join(filter(None, told))))


def shown_name(card: Card, say: Tongue) -> str:
    """Return a card's name in the reader's language, or its English name."""
    return card.names.get(say.language, card.name)


def card_brief(card: Card, say: Tongue, most: int) -> str:
    """Return a card in a few lines: its kind, its numbers, and the beginning of its text."""
    text = "\n".join(line.removeprefix("> ") for line in _text(card, say).splitlines())
    return "\n".join(filter(None, (_kind(card, say), _numbers(card, say), signed(clip(text, most)))))


def _head(card: Card, say: Tongue) -> str:
    name = shown_name(card, say)
    lines = [f"### {'◆ ' if card.unique else ''}{name}"]
    if name != card.name:
        lines.append(f"*{card.name}*")
    if gloss := card.glosses.get(say.language):
        lines.append(f"-# {say('card-gloss', name=gloss)}")
    return "\n".join([*lines, _kind(card, say)])


def _kind(card: Card, say: Tongue) -> str:
    """Return the line with a card's clans, type, element and traits."""
    say = say.of(card.game)
    clans = ", ".join(f"{sign_of(clan)} {label('clan', clan, say)}".strip() for clan in card.clans)
    side = label("side", card.side, say) if card.side not in (card.type, "province", "role") else ""
    kind = label("type", card.type, say) + (f" ({side})" if side else "")
    element = f"{sign_of(card.element)} {say(f'ring-{card.element}')}".strip() if card.element else ""
    traits = ", ".join(f"*{label('trait', trait, say)}*" for trait in card.traits)
    return " · ".join(part for part in (clans, kind, element, traits) if part)


def _numbers(card: Card, say: Tongue) -> str:
    say = say.of(card.game)
    facts = ((say(f"fact-{name.replace('_', '-')}"), _value(name, value)) for name, value in card.numbers.items())
    return " · ".join(f"{name} **{value}**" for name, value in facts)


def _value(name: str, value: Any) -> str:
    """Return one of a card's numbers as it is printed: a bonus has its sign."""
    if name.endswith("_bonus") and isinstance(value, int):
        return f"{value:+d}"
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return "–" if value == "-" else str(value).replace("*", r"\*")


def _text(card: Card, say: Tongue) -> str:
    """Return our wording of a card, or the rules about it, or a note that there is no text."""
    if card.laws:
        return "\n".join(f"- {say(f'item-{said}')} ({section})" for said, section in card.laws)
    if text := reference(card.game).text(card, say):
        return "\n".join(f"> {line}" for line in text.splitlines())
    keywords = ", ".join(_keyword(word, card, say) for word in card.keywords)
    notice = f"-# {say('card-facts-only' if not card.written else 'card-no-text')}"
    return "\n".join(part for part in (keywords, notice) if part)


def _keyword(word: str, card: Card, say: Tongue) -> str:
    """Return a keyword under the title of its entry, with its exceptions."""
    name, _, rest = word.partition(":")
    excepted = ", ".join(label("trait", trait, say) for trait in rest.split(",") if trait)
    glossary, id = glossaries()[card.game], name.removesuffix("-except")
    title = glossary.entry(id, say.language).title if id in glossary else begun(id)
    if not excepted:
        return title
    return say("card-keyword-except" if name != id else "card-keyword-only", keyword=title, traits=excepted)


def _erratum(card: Card, say: Tongue) -> str:
    """Return the changes that an erratum makes to a card."""
    if change := erratum(card, say.language):
        return say("card-erratum", change=signed(change))
    return say("card-errata") if reference(card.game).is_changed(card) else ""


def _frame(card: Card, say: Tongue) -> str:
    """Return where a card was printed, and the deckbuilding rules about it."""
    printed = reference(card.game).printed(card, say)
    lines = [say("card-printed", where=", ".join(printed))] if printed else []
    lines.append(" · ".join(reference(card.game).building(card, say)))
    return "\n".join(f"-# {line}" for line in [*lines, say(f"rules-game-{card.game}")] if line)


def label(kind: str, value: str, say: Tongue) -> str:
    """Return the word for a type, clan, trait or side, in the current game's terms if it has one."""
    keys = (f"card{kind}-{value}", f"{kind}-{value}")
    tongues = (say, *(say.of(game) for game in games("reference")))
    found = next((tongue(key) for tongue in tongues for key in keys if tongue.has(key)), None)
    return capital(found) if found and kind == "type" else found or cards().spelt.get(value) or begun(value)


# Lists.


def list_page(found: Sequence[Card], wanted: Wanted, say: Tongue, page: int = 0) -> ui.LayoutView:
    """Return one page of the cards that match."""
    last = max((len(found) - 1) // LIST, 0)
    page = min(page, last)
    head = say("card-list", count=len(found), page=page + 1, pages=last + 1)
    return _cards(found[page * LIST : (page + 1) * LIST], head, say, _turn(wanted, page, last, say) if last else ())


def near_page(found: Sequence[Card], head: str, say: Tongue) -> ui.LayoutView:
    """Return a short list of cards that a name may mean."""
    return _cards(found, head, say, ())


def nothing_page(head: str, say: Tongue) -> ui.LayoutView:
    """Return the message that no card has the wanted name, and how to find names."""
    return layout([ui.TextDisplay(f"**{head}**\n-# {say('card-nothing-hint')}")], COLOUR)


def _cards(found: Sequence[Card], head: str, say: Tongue, turn: Sequence[Any]) -> ui.LayoutView:
    lines, several = [f"**{head}**"], len({card.game for card in found}) > 1
    for card in found:
        cost = f" · {card.cost}" if card.cost is not None else ""
        clans = "/".join(label("clan", clan, say.of(card.game)) for clan in card.clans)
        game = say(f"rules-game-{card.game}") if several else ""
        kind = " · ".join(part for part in (clans, label("type", card.type, say.of(card.game))) if part)
        lines.append(f"- **{shown_name(card, say)}** · {kind}{cost}" + (f" · *{game}*" if game else ""))
    items: Items = [ui.TextDisplay(clip("\n".join(lines), 3900))]
    if found:
        items.append(_picker(found, PickCard(), say("card-open"), say))
    return layout([*items, *rows(turn)], COLOUR)


def _picker(found: Sequence[Card], opens: Button, placeholder: str, say: Tongue) -> ui.Item[Any]:
    """Return a select that opens one of several cards."""
    options = [choice(shown_name(card, say), str(card.key), hint=_hint(card, say)) for card in found[:MOST]]
    row: ui.ActionRow[Any] = Row(select(options, opens, placeholder=placeholder))
    return row


def _hint(card: Card, say: Tongue) -> str:
    """Return the facts that tell cards with the same name apart: the game, and the name with its version."""
    return " · ".join(dict.fromkeys((say(f"rules-game-{card.game}"), card.name)))


def _turn(wanted: Wanted, page: int, last: int, say: Tongue) -> list[Any]:
    """Return the buttons that turn the pages of a list. Each button holds the whole filter."""
    asked = {name: value or ANY for name, value in vars(wanted).items()}
    return [
        button(say("button-page-back"), TurnCards(max(page - 1, 0), way="a", **asked), disabled=page == 0),
        button(say("button-page-on"), TurnCards(page + 1, way="b", **asked), disabled=page == last),
    ]
