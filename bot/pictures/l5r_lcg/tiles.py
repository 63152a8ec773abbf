"""The card game's tiles: characters, provinces with their cards, a player's decks."""

from collections.abc import Sequence
from typing import Any, Final

from svg import Circle, Element, G, Line, Rect

from bot.pictures.colours import DOWN, FADED, INK, PAPER, SHADE, UP
from bot.pictures.kit import Block, at, chip, coin, counter, counter_width, middle, paragraph, tile
from bot.pictures.l5r_lcg.board import NAME, WIDTH, Board, Facts
from bot.pictures.lettering import lines_of, text
from bot.pictures.rokugan import BOWED, INSET, LAND, SIGNS, look_of, sign, small_card, standing

LINE: Final = 30


def number(name: str, value: str, x: float, y: float, size: float, **looks: Any) -> list[Element]:
    """Return one of the game's signs with a number after it."""
    return counter(SIGNS[name], value, x, y, size, **looks)


# Characters.


def character(card: Facts, name: str, worn: Sequence[str]) -> Block:
    """Return a character: name, present skills, glory, fate, status, attachments.

    A bowed character is dark above a black bar, and its sign is turned.
    """
    look, bowed = look_of(card["clan"]), card["bowed"]
    parts: list[Element] = [small_card(look, WIDTH - 28, 28, 38, bowed=bowed)]
    names = paragraph(name, INSET, 36, NAME, WIDTH - INSET - 52, 3)
    y = 36.0 + LINE * len(names)
    numbers, rows = _numbers(card, y + 4)
    parts += [*names, *numbers]
    y += LINE * 1.16 * rows
    for facts, title in zip(card["attachments"], worn, strict=True):
        lines = paragraph(title, INSET + 28, y + 4, NAME, WIDTH - INSET - 36, bold=False, colour=FADED)
        parts += [small_card(look_of(facts["clan"]), INSET + 10, y - 5, 24, bowed=facts["bowed"]), *lines]
        y += LINE * len(lines)
    return standing(WIDTH, y - 12, look, parts, bowed=bowed)


def _numbers(card: Facts, y: float) -> tuple[list[Element], int]:
    """Return a character's skills, glory, fate and status beside one another, and the number of their rows."""
    parts: list[Element] = []
    x, rows = float(INSET), 1
    for name, size in (("military", 29), ("political", 29), ("glory", 25), ("fate", 25), ("status", 26)):
        value, changed = _number(card, name)
        if value is None:
            continue
        wide = size * 1.1 if name == "status" else counter_width(value, size, changed=changed)
        if x + wide > WIDTH - 8:
            x, rows = float(INSET), rows + 1
        base = y + (rows - 1) * LINE * 1.16
        if name == "status":
            parts += status(x + size / 2, base - size * 0.36, size / 2, honored=card["status"] > 0)
        else:
            parts += number(name, value, x, base, size, changed=changed)
        x += wide + 5
    return parts, rows


def _number(card: Facts, name: str) -> tuple[str | None, int]:
    """Return a character's number (None if it is not shown) and its difference from the printed number."""
    now = card[name]
    if name in ("fate", "status"):
        return (str(now) if now else None), 0
    printed = card["printed"][name]
    return ("–" if now is None else str(now)), (0 if now is None or printed is None else now - printed)


def status(x: float, y: float, radius: float, *, honored: bool) -> list[Element]:
    """Return the status token of a character. The token of a dishonored one is struck through."""
    shade = UP if honored else DOWN
    parts: list[Element] = [Circle(cx=x, cy=y, r=radius, fill=shade)]
    parts.append(sign("honor", x - radius * 0.8, y - radius * 0.8, radius * 1.6, PAPER, shade))
    if not honored:
        arm = radius * 0.8
        parts.append(Line(x1=x - arm, y1=y + arm, x2=x + arm, y2=y - arm, stroke=INK, stroke_width=radius * 0.35))
    return parts


# Provinces.


def province(board: Board, player: Facts, facts: Facts, *, attacked: bool) -> Block:
    """Return a province and, beneath it, its cards."""
    ground = land(board, facts, attacked=attacked)
    cards = [lying(board, card) for card in _cards_on(player, facts)]
    height = ground.height + sum(card.height for card in cards)

    def draw(room: float) -> Element:
        y = ground.height + room - height
        parts = [ground.draw(y)]
        for card in cards:
            parts.append(at(card.draw(card.height), 0, y))
            y += card.height
        return G(elements=parts)

    return Block(height, draw)


def land(board: Board, facts: Facts, *, attacked: bool) -> Block:
    """Return a province's own tile: strength, name, place and ring.

    A facedown province has a dashed frame, a broken one is struck through.
    """
    parts: list[Element] = [text(str(facts["index"] + 1), WIDTH - 24, 30, 24, bold=True, colour=FADED, anchor="middle")]
    if facts["element"]:
        parts.append(sign(facts["element"], WIDTH - 40, 38, 30))
    parts.append(sign("strength", 9, 11, 48, DOWN if facts["broken"] else INK))
    strength = "?" if facts["strength"] is None else "×" if facts["broken"] else str(facts["strength"])
    parts.append(middle(strength, 33, 44, 30, 36, colour=PAPER))
    title = board.labels.cards[facts["id"]] if facts["id"] else board.labels.facedown
    names = lines_of(title, WIDTH - 64 - 42, NAME)
    for row, line in enumerate(names):
        parts.append(text(line, 64, (46 if len(names) == 1 else 32) + row * LINE, NAME, bold=True))
    height = 76.0
    if facts["broken"]:
        parts.append(Line(x1=60, y1=height - 18, x2=WIDTH - 44, y2=16, stroke=DOWN, stroke_width=4))
        parts += chip(board.labels.broken, 10, height - 6, WIDTH - 20, 36)
        height += 38
    ground, edge = SHADE if facts["facedown"] else LAND, 6 if attacked else 3
    frame = DOWN if attacked else INK
    return Block(
        height,
        lambda room: G(elements=[tile(WIDTH, room, frame, ground, edge=edge, dashed=facts["facedown"]), *parts]),
    )


def _cards_on(player: Facts, facts: Facts) -> list[Facts]:
    held = player["stronghold"]
    home = [{**held, "clan": player["clan"], "cost": None}] if facts["stronghold"] else []
    return [*home, *facts["cards"]]


def lying(board: Board, card: Facts) -> Block:
    """Return a card on a province: its name, and its cost in a coin. Return the back of a facedown card."""
    if "id" not in card:
        return Block(26, lambda room: back(WIDTH, room))
    look = look_of(card["clan"])
    cost = card["printed"]["cost"] if "printed" in card else None
    names = paragraph(board.labels.cards[card["id"]], 50, 33, NAME, WIDTH - 60)
    parts: list[Element] = list(names)
    height = 14.0 + LINE * len(names)
    if cost is None:
        parts.append(small_card(look, 27, height / 2, 32, bowed=card.get("bowed", False)))
    else:
        parts += coin(str(cost), 27, height / 2, 17)
    ground = BOWED if card.get("bowed") else PAPER
    return Block(height, lambda room: G(elements=[tile(WIDTH, room, look.colour, ground, edge=4), *parts]))


def back(width: float, height: float, crosses: int = 3) -> Element:
    """Return the back of a facedown card, seen from above: a dark bar with crosses on it."""
    parts: list[Element] = [Rect(x=2, y=2, width=width - 4, height=height - 4, rx=6, fill="#5b4a3a")]
    for place in range(crosses):
        x = width / 2 + 44 * (place - (crosses - 1) / 2)
        parts.append(Line(x1=x - 8, y1=6, x2=x + 8, y2=height - 6, stroke="#a08c72", stroke_width=3))
        parts.append(Line(x1=x + 8, y1=6, x2=x - 8, y2=height - 6, stroke="#a08c72", stroke_width=3))
    return G(elements=parts)


def decks(board: Board, player: Facts) -> Block:
    """Return the rest of a player's side: both decks with their discard piles, the dial, conflicts left, the role."""
    parts: list[Element] = []
    for row, deck in enumerate(("dynasty", "conflict")):
        y = 36.0 + row * 36
        parts += number(deck, str(player[f"{deck}_deck"]), 14, y, NAME)
        parts += number("discard", str(len(player[f"{deck}_discard"])), 98, y, NAME)
    parts += number("dial", "–" if player["bid_value"] is None else str(player["bid_value"]), 182, 36, NAME)
    parts.append(text(f"{player['conflicts_left']}×", 170, 72, NAME, bold=True))
    still = [skill for skill in ("military", "political") if skill not in player["declared"]]
    parts += [
        sign(skill, 200 + place * 28, 50, 26) for place, skill in enumerate(still if player["conflicts_left"] else ())
    ]
    height = 84.0
    if player["role"]:
        parts += paragraph(board.labels.cards[player["role"]], 14, 108, NAME, WIDTH - 24)
        height += 32 * len(lines_of(board.labels.cards[player["role"]], WIDTH - 24, NAME))
    return Block(height, lambda room: G(elements=parts))
