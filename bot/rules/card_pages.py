"""The messages about cards: one card with all that is known of it, and lists of cards."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.games.l5r_lcg.names import card_text
from bot.games.l5r_lcg.pictures import cards_sketch
from bot.panels.control import Items, Page, button, choice, clip, gallery, layout, rows, select
from bot.pictures.render import Picture, Sketch
from bot.rules.cards import Card, Wanted, begun, cards, is_restricted, rulings
from bot.rules.glossary import glossaries
from bot.rules.paths import entry_of
from bot.words import Tongue, plain, sign_of
from engine.l5r_lcg.deckbuilding import formats

COLOUR: Final = discord.Colour.dark_purple()
LIST: Final = 20
ANY: Final = "-"


def card_page(card: Card, say: Tongue, pictures: Sequence[Picture] = (), *, public: bool = False) -> Page:
    """Return all that is known of a card; the rulings on it as buttons."""
    blocks = [_head(card, say), _numbers(card, say), _text(card, say), _frame(card, say)]
    text = clip("\n".join(block for block in blocks if block), 3900)
    glossary = glossaries()[card.game]
    laws = dict.fromkeys(entry_of(card.game, section) for _, section in card.laws)
    restricted = ["restricted-list"] if is_restricted(card) else []
    concerned = [*rulings().get(card.key, ()), *restricted, *filter(None, laws)]
    buttons = [
        button(glossary.entry(id, say.language).title, "why", card.game, id, sign="📜")
        for id in concerned
        if id in glossary
    ]
    items: Items = [*gallery(pictures), ui.TextDisplay(text), *rows(buttons[:10])]
    if not public:
        items += rows([button(say("rules-show-all"), "cardall", card.game, card.id, sign="📣")])
    return Page(layout(items, COLOUR), pictures)


def card_sketch(card: Card, say: Tongue) -> Sketch | None:
    """Return the picture of a card, or None where we draw none."""
    if card.lcg is None:
        return None
    description = plain(" – ".join([shown_name(card, say), _kind(card, say), _numbers(card, say)]))
    return cards_sketch([card.id], say, "card", description)


def shown_name(card: Card, say: Tongue) -> str:
    """Return a card's name in a language, or in English where none other is known."""
    return card.names.get(say.language, card.name)


def _head(card: Card, say: Tongue) -> str:
    name = shown_name(card, say)
    lines = [f"### {'⬥ ' if card.unique else ''}{name}"]
    if name != card.name:
        lines.append(f"*{card.name}*")
    return "\n".join([*lines, _kind(card, say)])


def _kind(card: Card, say: Tongue) -> str:
    """Return what a card is: clans, type, element, traits."""
    clans = ", ".join(f"{sign_of(clan)} {label('clan', clan, say)}".strip() for clan in card.clans)
    side = label("side", card.side, say) if card.side not in (card.type, "province", "role") else ""
    kind = label("type", card.type, say) + (f" ({side})" if side else "")
    element = f"{sign_of(card.element)} {say(f'ring-{card.element}')}".strip() if card.element else ""
    traits = ", ".join(f"*{label('trait', trait, say)}*" for trait in card.traits)
    return " · ".join(part for part in (clans, kind, element, traits) if part)


def _numbers(card: Card, say: Tongue) -> str:
    facts = ((say(f"fact-{name.replace('_', '-')}"), _value(value)) for name, value in card.numbers.items())
    return " · ".join(f"{name} **{value}**" for name, value in facts)


def _value(value: Any) -> str:
    """Return a number as it is printed."""
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return "–" if value == "-" else str(value)


def _text(card: Card, say: Tongue) -> str:
    """Return our wording of a card or what the rules state of it, or that there is none."""
    if card.laws:
        return "\n".join(f"- {say(f'item-{said}')} ({section})" for said, section in card.laws)
    if card.lcg is not None and (text := card_text(card.id, say)):
        return "\n".join(f"> {line}" for line in text.splitlines())
    keywords = ", ".join(_keyword(word, card, say) for word in card.keywords)
    notice = f"-# {say('card-facts-only' if not card.written else 'card-no-text')}"
    return "\n".join(part for part in (keywords, notice) if part)


def _keyword(word: str, card: Card, say: Tongue) -> str:
    """Return a keyword by its entry's title, with what is excepted."""
    name, _, rest = word.partition(":")
    excepted = ", ".join(label("trait", trait, say) for trait in rest.split(",") if trait)
    glossary, id = glossaries()[card.game], name.removesuffix("-except")
    title = glossary.entry(id, say.language).title if id in glossary else begun(id)
    if not excepted:
        return title
    return say("card-keyword-except" if name != id else "card-keyword-only", keyword=title, traits=excepted)


def _frame(card: Card, say: Tongue) -> str:
    """Return where a card was printed and what deckbuilding says of it."""
    lines = [say("card-printed", where=", ".join(card.printings))] if card.printings else []
    if card.lcg is not None:
        lines.append(" · ".join(_deckbuilding(card, say)))
    return "\n".join(f"-# {line}" for line in [*lines, say(f"rules-game-{card.game}")] if line)


def _deckbuilding(card: Card, say: Tongue) -> Iterable[str]:
    facts = card.lcg
    assert facts is not None
    yield say("card-deck-limit", count=facts.deck_limit)
    if facts.influence_cost is not None:
        yield say("card-influence", cost=facts.influence_cost)
    if facts.role_restriction:
        yield say("card-role-only", role=label("trait", facts.role_restriction, say))
    if clans := [clan for clan, roles in formats().clan_roles.items() if card.id in roles]:
        yield say("card-role-of", clan=", ".join(label("clan", clan, say) for clan in clans))
    if is_restricted(card):
        yield f"**{say('card-restricted')}**"
    if facts.errata:
        yield say("card-errata")


def label(kind: str, value: str, say: Tongue) -> str:
    """Return a type, clan, trait or side in words."""
    for key in (f"card{kind}-{value}", f"{kind}-{value}"):
        if say.has(key):
            return say(key)
    return cards().spelt.get(value) or begun(value)


# Lists.


def list_page(found: Sequence[Card], wanted: Wanted, say: Tongue, page: int = 0) -> ui.LayoutView:
    """Return one page of the cards that are what is wanted."""
    last = max((len(found) - 1) // LIST, 0)
    page = min(page, last)
    head = say("card-list", count=len(found), page=page + 1, pages=last + 1)
    return _cards(found[page * LIST : (page + 1) * LIST], head, say, _turn(wanted, page, last, say) if last else ())


def near_page(found: Sequence[Card], head: str, say: Tongue) -> ui.LayoutView:
    """Return the few cards that a name may have meant."""
    return _cards(found, head, say, ())


def _cards(found: Sequence[Card], head: str, say: Tongue, turn: Sequence[Any]) -> ui.LayoutView:
    lines = [f"**{head}**"]
    for card in found:
        cost = f" · {card.cost}" if card.cost is not None else ""
        clans = "/".join(label("clan", clan, say) for clan in card.clans)
        kind = " · ".join(part for part in (clans, label("type", card.type, say)) if part)
        lines.append(f"- **{shown_name(card, say)}** · {kind}{cost}")
    items: Items = [ui.TextDisplay(clip("\n".join(lines), 3900))]
    if found:
        options = [choice(shown_name(card, say), str(card.key), hint=say(f"rules-game-{card.game}")) for card in found]
        items.append(ui.ActionRow(select(options, "cardpick", placeholder=say("card-open"))))
    return layout([*items, *rows(turn)], COLOUR)


def _turn(wanted: Wanted, page: int, last: int, say: Tongue) -> list[Any]:
    """Return the buttons that turn the pages of a list: they say all that is wanted."""
    asked = [value or ANY for value in vars(wanted).values()]
    return [
        button(say("button-page-back"), "cardlist", max(page - 1, 0), *asked, "a", disabled=page == 0),
        button(say("button-page-on"), "cardlist", page + 1, *asked, "b", disabled=page == last),
    ]
