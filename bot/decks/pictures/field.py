"""The field of an event as a picture: its clans, their splashes, and the most common cards."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from svg import SVG, Element, Rect

from bot.decks.game import Card, DeckGame, by_part, house_of_cards
from bot.decks.judging.check import Check
from bot.decks.judging.report import clan_name
from bot.pictures.colours import INK, PAPER, WOOD
from bot.pictures.lettering import cut, text
from bot.pictures.render import Sketch
from bot.words import Tongue

WIDTH: Final = 900
LEFT: Final = 40
NAME: Final = 400  # room for a name
BAR: Final = 300
ROW: Final = 44
CARDS: Final = 12
COLOUR: Final = "#1f4e6b"
# A heading, and for each bar its name, its length, the longest length, and its label.
Group = tuple[str, Sequence[tuple[str, int, int, str]]]


def field_sketch(checks: Sequence[Check], heading: str, say: Tongue) -> Sketch | None:
    """Return the picture of several decks of one game, or None for fewer than two decks or for several games."""
    if len(checks) < 2 or len({check.game.name for check in checks}) > 1:
        return None
    say = say.of(checks[0].game.name)
    groups = [group for group in (_clans(checks, say), _splashes(checks, say), _cards(checks, say)) if group[1]]
    told = ". ".join(f"{title}: " + ", ".join(f"{name} {said}" for name, _, _, said in bars) for title, bars in groups)
    return Sketch("field", draw_field, (heading, groups), f"{heading}. {told}"[:1000])


def _clans(checks: Sequence[Check], say: Tongue) -> Group:
    houses = Counter(house_of_cards(check.game, check.reading) for check in checks)
    most, game = max(houses.values()), checks[0].game
    bars = [
        (_house(game, house, say), count, most, _share(count, len(checks))) for house, count in houses.most_common()
    ]
    return say("field-clans"), bars


def _house(game: DeckGame, house: str, say: Tongue) -> str:
    """Return the name of a clan, or of a stronghold without a clan."""
    card = game.card(house)
    if card is not None:
        return card.called(say.language)
    return clan_name(house, say) if house else say("field-no-clan")


def _splashes(checks: Sequence[Check], say: Tongue) -> Group:
    """Return the clans whose conflict cards the decks buy with influence."""
    bought: Counter[str] = Counter()
    for check in checks:
        if check.game.influence(check.reading) is not None:
            own = {"neutral", house_of_cards(check.game, check.reading)}
            bought.update({card.clan for card, _ in by_part(check.game, check.reading).get("conflict", ())} - own)
    most = max(bought.values(), default=1)
    bars = [(clan_name(clan, say), count, most, _share(count, len(checks))) for clan, count in bought.most_common()]
    return say("field-splashes"), bars


def _cards(checks: Sequence[Check], say: Tongue) -> Group:
    """Return the conflict and dynasty cards that most decks hold, with the total of copies."""
    decks: Counter[str] = Counter()
    copies: Counter[str] = Counter()
    cards: dict[str, Card] = {}
    for check in checks:
        for part in check.game.hands:
            for card, count in by_part(check.game, check.reading).get(part, ()):
                cards[card.id] = card
                decks[card.id] += 1
                copies[card.id] += count
    ranked = sorted(decks, key=lambda card: (-decks[card], -copies[card], cards[card].name))[:CARDS]
    bars = [
        (cards[card].called(say.language), decks[card], len(checks), f"{decks[card]} · {copies[card]}×")
        for card in ranked
    ]
    return say("field-cards"), bars


def _share(count: int, all: int) -> str:
    return f"{count} · {round(100 * count / all)}\u00a0%"


def draw_field(heading: str, groups: Sequence[Group]) -> str:
    """Return the SVG: under each heading a bar for each name, followed by its number."""
    parts: list[Element] = [text(cut(heading, WIDTH - 2 * LEFT, 36), LEFT, 66, 36, bold=True)]
    top = 66.0
    for title, bars in groups:
        top += ROW + 22
        parts.append(text(title, LEFT, top, 34, bold=True))
        for name, count, most, told in bars:
            top += ROW
            long = max(BAR * count / most, 3)
            parts.append(text(cut(name, NAME - 10, 30, bold=False), LEFT, top, 30))
            parts.append(Rect(x=LEFT + NAME, y=top - 24, width=long, height=28, fill=COLOUR, stroke=INK))
            parts.append(text(told, LEFT + NAME + long + 10, top, 28, bold=True))
    height = top + 44
    frame: list[Element] = [
        Rect(x=0, y=0, width=WIDTH, height=height, fill=WOOD),
        Rect(x=12, y=12, width=WIDTH - 24, height=height - 24, rx=14, fill=PAPER, stroke=INK, stroke_width=2),
    ]
    return SVG(width=WIDTH, height=height, elements=[*frame, *parts]).as_str()
