"""The table of the card game as a picture, from one viewer's view: the viewer's side below, the other above.

The participants of a conflict have a picture of their own (``conflict``).
"""

from collections.abc import Collection

from svg import Circle, Element, G, Line, Rect

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.kit import Strip, marked, middle, strip
from bot.pictures.l5r_lcg.board import ACROSS, MARGIN, PAGE, WIDTH, Board, Facts, Labels, at_home, seats_of
from bot.pictures.l5r_lcg.tiles import character, decks, province
from bot.pictures.lettering import cut, fitting, lines_of, text, width_of
from bot.pictures.rokugan import RING_COLOURS, SIGNS, look_of, sign


def draw_table(view: Facts, labels: Labels) -> str:
    """Return the SVG of the table in ``view``. For the same view and labels, the SVG is the same."""
    above, below = (view["players"][seat] for seat in seats_of(view))
    board = Board(PAGE, labels=labels)
    _head(board, view)
    for part in (numbers, provinces, characters):
        part(board, view, above)
    board.add(Line(x1=MARGIN, y1=board.y + 4, x2=PAGE - MARGIN, y2=board.y + 4, stroke=INK, stroke_width=4))
    board.y += 14
    for part in (characters, provinces, numbers):
        part(board, view, below)
    return board.svg()


def _head(board: Board, view: Facts) -> None:
    """Draw the phase, its step, and the five rings."""
    labels, room = board.labels, PAGE - 5 * 82 - 2 * MARGIN
    board.add(Rect(x=0, y=0, width=PAGE, height=116, fill=INK))
    board.add(text(labels.phase, MARGIN, 44, fitting(labels.phase, 36, room), bold=True, colour=PAPER))
    for row, line in enumerate(lines_of(labels.step, room, 26, bold=False)):
        board.add(text(line, MARGIN, 76 + row * 28, 26, colour=PAPER))
    for place, ring in enumerate(view["rings"]):
        board.put(_ring(ring, labels), PAGE - MARGIN - (5 - place) * 82, 6)
    board.y = 122


def _ring(ring: Facts, labels: Labels) -> G:
    """Draw a ring: its sign, its fate, and its claimant or a mark that the ring is contested."""
    parts: list[Element] = [
        Circle(cx=39, cy=36, r=32, fill=PAPER, stroke=RING_COLOURS[ring["element"]], stroke_width=7),
        sign(ring["element"], 17, 14, 44, INK),
    ]
    if ring["fate"]:
        parts.append(Circle(cx=66, cy=18, r=16, fill=GOLD, stroke=INK, stroke_width=3))
        parts.append(middle(str(ring["fate"]), 66, 27, 25, 28))
    if ring["state"] == "contested":
        parts.append(sign(ring["face"], 25, 74, 28, GOLD, INK))
    elif ring["state"] == "claimed":
        name = cut(labels.names[ring["player"]], 56, 24)
        left = 39 - (24 + width_of(name, 24)) / 2
        parts.append(sign(ring["face"], left - 2, 76, 24, PAPER, INK))
        parts.append(text(name, left + 24, 98, 24, bold=True, colour=PAPER))
    return G(elements=parts)


def numbers(board: Board, view: Facts, player: Facts) -> None:
    """Draw a player's strip: name, clan, honor, fate, cards in hand, favor, first player."""
    held = []
    if view["favor"] is not None and view["favor"]["player"] == player["seat"]:
        held += [SIGNS["favor"], SIGNS[view["favor"]["side"]]]
    if view["first_player"] == player["seat"]:
        held.append(SIGNS["first"])
    shown = (("honor", "honor"), ("fate", "fate"), ("cards", "hand_count"))
    strips = [(SIGNS[kind], str(player[fact])) for kind, fact in shown]
    who = Strip(board.labels.names[player["seat"]], look_of(player["clan"]), strips, held)
    board.put(strip(who, PAGE, margin=MARGIN), 0, board.y)
    board.y += 68


def provinces(board: Board, view: Facts, player: Facts) -> None:
    """Draw the five provinces with their cards, and the decks in the remaining place."""
    conflict = view["conflict"]
    attacked = None if conflict is None else conflict["province"]
    in_order = sorted(player["provinces"], key=lambda facts: int(facts["index"]))
    blocks = [province(board, player, facts, attacked=facts["place"] == attacked) for facts in in_order]
    new = view.get("new", ())
    fresh = [any(card.get("key") in new for card in facts["cards"]) for facts in in_order]
    blocks = [marked(block, WIDTH) if is_new else block for block, is_new in zip(blocks, fresh, strict=True)]
    board.rows([*blocks, decks(board, player)], ACROSS, MARGIN)


def characters(board: Board, view: Facts, player: Facts) -> None:
    """Draw the characters at home."""
    stand(board, at_home(player["characters"]), view.get("new", ()))


def stand(board: Board, cards: list[Facts], new: Collection[str] = ()) -> None:
    """Put characters on the board, in rows. New characters are marked."""
    names = board.labels.cards
    blocks = [character(card, names[card["id"]], [names[worn["id"]] for worn in card["attachments"]]) for card in cards]
    fresh = [not {card["key"], *(worn["key"] for worn in card["attachments"])}.isdisjoint(new) for card in cards]
    board.rows(
        [marked(block, WIDTH) if is_new else block for block, is_new in zip(blocks, fresh, strict=True)], ACROSS, MARGIN
    )
