"""Pictures of the 1997 game's table and battle: each side with provinces, Personalities and holdings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from svg import Line, Rect

from bot.pictures.colours import DOWN, GOLD, INK, PAPER, WOOD
from bot.pictures.kit import Canvas, Strip, middle, paragraph, progress, strip
from bot.pictures.l5r_ccg.signs import FORCE, look_of
from bot.pictures.l5r_ccg.tiles import LINE, MARGIN, NAME, PAGE, Lying, Place, Unit, land, lying, lying_width, unit
from bot.pictures.lettering import fitting, lines_of, text
from bot.pictures.rokugan import SIGNS
from bot.pictures.signs import GENERAL, stamp

PROVINCES: Final = 4  # beside one another
UNITS: Final = 3
GROUND: Final = "#e9b7a0"  # the ground of a battle


@dataclass(frozen=True)
class Home:
    """One player's side: the player, the numbers and the cards. ``out`` is the notice that the player has lost."""

    name: str
    clan: str
    honor: int
    hand: int
    dynasty: int
    fate: int
    favor: bool
    active: bool
    provinces: Sequence[Place] = ()
    units: Sequence[Unit] = ()
    line: Sequence[Lying] = ()
    out: str = ""


@dataclass(frozen=True)
class Army:
    """One side of a battle: its players, its role there, its Force and its units."""

    name: str
    clan: str
    force: int
    units: Sequence[Unit]


@dataclass(frozen=True)
class Battle:
    """A battle: its province and terrain, the province's strength, and both armies.

    ``needed`` is the Force that destroys the province, ``reached`` says in words how far the attack has come.
    """

    place: str
    terrain: str
    strength: int
    armies: Sequence[Army]
    needed: int = 0
    reached: str = ""


def draw_table(head: Sequence[str], homes: Sequence[Home]) -> str:
    """Return the SVG of some players' sides, one under the other, below a head of some lines."""
    canvas = Canvas(PAGE)
    _head(canvas, head)
    for place, home in enumerate(homes):
        if place:
            y = canvas.y + 3
            canvas.add(Line(x1=MARGIN, y1=y, x2=PAGE - MARGIN, y2=y, stroke=INK, stroke_width=4))
            canvas.y += 12
        _home(canvas, home)
    return canvas.svg(WOOD)


def _head(canvas: Canvas, head: Sequence[str]) -> None:
    """Put the head on the picture: turn and phase, then the attack or the duel."""
    room = PAGE - 2 * MARGIN
    lines = [line for told in head for line in lines_of(told, room, NAME)]
    height = len(lines) * (NAME + 6) + 14
    canvas.add(Rect(x=0, y=0, width=PAGE, height=height, fill=INK))
    for row, line in enumerate(lines):
        canvas.add(text(line, MARGIN, 34 + row * (NAME + 6), NAME, bold=row == 0, colour=PAPER))
    canvas.y = height + 6


def _home(canvas: Canvas, home: Home) -> None:
    """Put one player's side on the picture."""
    numbers = (("honor", home.honor), ("cards", home.hand), ("dynasty", home.dynasty), ("conflict", home.fate))
    who = Strip(
        home.name,
        look_of(home.clan),
        [(SIGNS[sign], str(number).replace("-", "–")) for sign, number in numbers],
        [GENERAL["crown"]] if home.favor else [],
    )
    canvas.put(strip(who, PAGE, margin=MARGIN, edge=GOLD if home.active else None), 0, canvas.y)
    canvas.y += 68
    if home.out:
        canvas.add(text(home.out, MARGIN, canvas.y + 28, NAME, bold=True))
        canvas.y += LINE + 10
        return
    _flow(canvas, home.line)
    canvas.rows([land(place) for place in home.provinces], PROVINCES, MARGIN)
    canvas.rows([unit(one) for one in home.units], UNITS, MARGIN)


def _flow(canvas: Canvas, cards: Sequence[Lying]) -> None:
    """Put cards on the picture in as many lines as they need: stronghold, holdings, rings."""
    x = float(MARGIN)
    for card in cards:
        wide = lying_width(card)
        if x > MARGIN and x + wide > PAGE - MARGIN:
            x, canvas.y = MARGIN, canvas.y + LINE + 4
        canvas.add(*lying(card, x, canvas.y + 28, PAGE - MARGIN - x))
        x += wide + 22
    canvas.y += LINE + 10 if cards else 0


def draw_battle(battle: Battle) -> str:
    """Return the SVG of a battle: the attackers above, the defenders below, the province between them."""
    canvas = Canvas(PAGE)
    attackers, defenders = battle.armies
    _army(canvas, attackers)
    canvas.rows([unit(one) for one in attackers.units], UNITS, MARGIN)
    _stakes(canvas, battle)
    canvas.rows([unit(one) for one in defenders.units], UNITS, MARGIN)
    _army(canvas, defenders)
    canvas.y -= 6
    canvas.add(Rect(x=3, y=3, width=PAGE - 6, height=canvas.y - 6, fill="none", stroke=DOWN, stroke_width=6))
    return canvas.svg(GROUND)


def _army(canvas: Canvas, army: Army) -> None:
    """Put the strip of one side on the picture, with the Force of its army."""
    who = Strip(army.name, look_of(army.clan), [(FORCE, str(army.force))])
    canvas.put(strip(who, PAGE, 66, margin=MARGIN + 6), 0, canvas.y)
    canvas.y += 72


def _stakes(canvas: Canvas, battle: Battle) -> None:
    """Put the attacked province between the armies, with its strength, the terrain and the Force that destroys it."""
    y, room = canvas.y, PAGE - 2 * MARGIN - 130
    height = 128 if battle.reached else 88
    canvas.add(Rect(x=MARGIN, y=y, width=PAGE - 2 * MARGIN, height=height, rx=12, fill=INK))
    base = y + (40 if battle.terrain else 56)
    canvas.add(text(battle.place, MARGIN + 20, base, fitting(battle.place, 36, room), bold=True, colour=PAPER))
    if battle.terrain:
        canvas.add(*paragraph(battle.terrain, MARGIN + 20, y + 74, NAME, room, 1, bold=False, colour=PAPER))
    canvas.add(stamp(SIGNS["strength"], PAGE - MARGIN - 86, y + 10, 68, PAPER, INK))
    canvas.add(middle(str(battle.strength), PAGE - MARGIN - 52, y + 57, 42, 50))
    if battle.reached:
        force, wide = battle.armies[0].force, PAGE - 2 * MARGIN - 44
        canvas.add(*progress(battle.reached, force, battle.needed, MARGIN + 20, y + 112, wide, NAME))
    canvas.y = y + height + 6
