"""The data for pictures of the 1997 game: a view's facts, with all words in the reader's language."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from bot.games.l5r_ccg.names import CcgNames, Facts, card_text, fought_at, strength, tokens
from bot.games.l5r_ccg.scene import Scene
from bot.games.l5r_ccg.table import (
    army_line,
    attack_head,
    defenders,
    duel_blocks,
    hand_marks,
    head_line,
    own,
    phase_line,
    player_lines,
    terrain_of,
)
from bot.pictures.l5r_ccg.hand import Held, draw_hand
from bot.pictures.l5r_ccg.table import Army, Battle, Home, draw_battle, draw_table
from bot.pictures.l5r_ccg.tiles import Lying, Place, Unit
from bot.pictures.render import Sketch
from bot.words import plain
from engine.l5r_ccg.definition import catalogue

DESCRIPTION: Final = 1000
TOGETHER: Final = (6, 3, 2, 1)  # possible numbers of players in one picture; the largest readable number is used
# Heights in thousandths of a picture's width: the most that can be read on a phone, and the parts of a picture. Six
# sides with two or three units each are about 3,100 high and share a picture. With seven units each they are about
# 5,500 high. A picture of this height would be only 365 pixels wide, and blurred when somebody enlarges it. So the
# sides that take no part in the action are folded, until all sides fit. A folded side shows its units as lines of text.
FULL: Final = 3700
FOLDED: Final = 5  # from this number of players on, sides are folded before they are divided among several pictures
HOME: Final = 280  # a player's name and four provinces
LINE: Final = 34
UNIT: Final = 115
OUT: Final = 110
ACROSS: Final = 3  # units beside one another


def battle_sketch(scene: Scene) -> list[Sketch]:
    """Return the picture of the battle in progress, whether or not its province still stands."""
    names, view, say = CcgNames(scene), scene.view, scene.say
    here = fought_at(view)
    attack, battle = view["attack"], view["battle"]
    if here is None or attack is None or battle is None:
        return []
    place = _field(view, here)
    units = {card["key"]: card for player in view["players"] for card in player["personalities"]}
    ours, theirs = place["attack"], place["defend"]
    totals = battle["totals"] or [ours["force"], theirs["force"]]
    sides = (("attack", ours, attack["attacker"]), ("defend", theirs, attack["defender"]))
    armies = tuple(
        Army(
            say("the-horde") if seat is None else f"{names.player(seat)} – {say(f'side-{side}')}",
            "Shadowlands" if seat is None else _clan(view["players"][seat]),
            force,
            tuple(_unit(names, units[key], fighting=True) for key in army["units"]),
        )
        for (side, army, seat), force in zip(sides, totals, strict=True)
    )
    terrain = terrain_of(view)
    ground = "" if terrain is None else say("table-terrain", card=names.thing(terrain["key"]))
    what = names.province(here) if not place.get("destroyed") else f"{names.province(here)} – {say('mark-destroyed')}"
    needed = totals[1] + place["strength"] + 1
    reached = "" if place.get("destroyed") else say("picture-reached", reached=totals[0], needed=needed)
    drawn = Battle(plain(what), plain(ground), place["strength"], armies, needed, reached)
    told = plain("\n".join([attack_head(names, attack), army_line(names, place), ground]).strip())
    return [Sketch("battle", draw_battle, (drawn,), told[:DESCRIPTION])]


def _field(view: Facts, here: str) -> Facts:
    """Return the armies at a province and its strength.

    A destroyed province is not part of the attack and has no strength.
    """
    for place in view["attack"]["provinces"]:
        if place["province"] == here:
            return cast(Facts, place)
    attack = view["attack"]
    sides = {attack["attacker"]: "attack", **dict.fromkeys(defenders(attack), "defend")}
    sides |= {int(seat): side for seat, side in attack["allies"].items()}
    there = [card for player in view["players"] for card in player["personalities"] if card["at"] == here]
    armies = {}
    for side in ("attack", "defend"):
        units = [card for card in there if _side_of(card, attack, sides) == side]
        armies[side] = {"units": [card["key"] for card in units], "force": sum(card["unit_force"] for card in units)}
    return {"province": here, "strength": 0, "destroyed": True, **armies}


def _side_of(card: Facts, attack: Facts, sides: Mapping[int | None, str]) -> str | None:
    """Return the side on which a unit fights. A horde fights for the attacker, any other unit for its controller."""
    return "attack" if card["key"] in attack.get("horde", ()) else sides.get(card["controller"])


def table_sketches(scene: Scene) -> list[Sketch]:
    """Return the pictures of the table: one if it can be read on a phone, else several.

    The viewer's own side comes last, and is never folded.
    """
    names, view = CcgNames(scene), scene.view
    last = 0 if view["viewer"] is None else view["viewer"]
    players = [*view["players"][last + 1 :], *view["players"][: last + 1]]
    attack = [] if view["attack"] is None else [attack_head(names, view["attack"])]
    head = [plain(line) for line in (phase_line(names), *attack, *_duel(names))]
    found = []
    folded = _folded(view, players) if len(players) >= FOLDED else ()
    groups = next(some for count in TOGETHER if _readable(some := _groups(players, count)) or folded or count == 1)
    for number, shown in enumerate(groups, 1):
        text = "\n".join(
            [plain(head_line(names)), *head[1:], *(plain("\n".join(player_lines(names, player))) for player in shown)]
        )
        name = f"table-{number}" if number > 1 else "table"
        homes = tuple(_home(names, player, folded=player["seat"] in folded) for player in shown)
        found.append(Sketch(name, draw_table, (tuple(head), homes), text[:DESCRIPTION]))
    return found


def _folded(view: Facts, players: Sequence[Facts]) -> Sequence[int]:
    """Return the seats whose sides are folded, so that every side can be read in the one picture.

    Sides that fight, act or have something new are folded last. Return no seats if folding is not needed, or is not
    enough.
    """
    attack, fighting = view["attack"], {view["active"]}
    if attack is not None:
        fighting |= {attack["attacker"], *defenders(attack), *map(int, attack["allies"])}
    busy = [player["seat"] in fighting or _has_news(view, player) for player in players]
    others = [player for _, player in sorted(zip(busy, players, strict=True), key=lambda pair: pair[0])]
    others = [player for player in others if player["in"] and player["seat"] != view["viewer"]]
    for count in range(len(others) + 1):
        folded = [player["seat"] for player in others[:count]]
        if sum(_high(player, folded=player["seat"] in folded) for player in players) <= FULL:
            return folded
    return ()


def _has_news(view: Facts, player: Facts) -> bool:
    """Tell whether the view marks a Personality of a player, or an attachment, as new."""
    keys = {card["key"] for one in player["personalities"] for card in (one, *one["attachments"])}
    return not keys.isdisjoint(view.get("new", ()))


def _groups(players: Sequence[Facts], count: int) -> list[Sequence[Facts]]:
    """Return the players in groups of at most ``count``."""
    return [players[start : start + count] for start in range(0, len(players), count)]


def _readable(groups: Sequence[Sequence[Facts]]) -> bool:
    """Tell whether the picture of each group is low enough to be read on a phone."""
    return all(sum(map(_high, group)) <= FULL for group in groups)


def _high(player: Facts, *, folded: bool = False) -> int:
    """Estimate the height of a player's part of a picture: the home, the cards in lines, the units in rows."""
    if not player["in"]:
        return OUT
    units = [LINE * (2 * len(card["attachments"]) + bool(card["at"])) for card in player["personalities"]]
    attached = max((len(province["attached"]) for province in player["provinces"]), default=0)
    kinds = {card["id"] for card in (*player["holdings"], *player["rings"])}
    open_hand = len(player.get("hand", ()))
    rows = [UNIT + max(units[start : start + ACROSS]) for start in range(0, len(units), ACROSS)]
    if folded:
        rows = [LINE] * ((len(units) + 1) // 2)
    return HOME + LINE * (2 * attached + (len(kinds) + open_hand + 2) // 2) + sum(rows)


def hand_sketch(scene: Scene) -> list[Sketch]:
    """Return the picture of the viewer's hand in a list. Without cards in hand the list is empty."""
    if scene.view["viewer"] is None or not own(scene)["hand"]:
        return []
    names, cards = CcgNames(scene), own(scene)["hand"]
    shown = tuple(
        Held(
            str(card["printed"]["gold_cost"] or ""),
            names.thing(card["key"]),
            ", ".join(hand_marks(names, card)),
            plain(card_text(card["id"], scene.say)),
        )
        for card in cards
    )
    text = names.every([card["id"] for card in cards])
    return [Sketch("hand", draw_hand, (shown,), text[:DESCRIPTION])]


def _duel(names: CcgNames) -> list[str]:
    """Return the duel in lines of a picture's head."""
    return [line.removeprefix("> ") for block in duel_blocks(names) for line in block.splitlines()]


def _clan(player: Facts) -> str:
    return player["clans"][0] if player["clans"] else ""


def _home(names: CcgNames, player: Facts, *, folded: bool) -> Home:
    """Return one player's side for the picture. If the side is ``folded``, its units are shown by name only."""
    view = names.scene.view
    attacked = fought_at(view)
    return Home(
        name=names.scene.names[player["seat"]],
        clan=_clan(player),
        honor=player["honor"],
        hand=player["hand_count"],
        dynasty=player["dynasty_deck"],
        fate=player["fate_deck"],
        favor=view["favor"] == player["seat"],
        active=view["active"] == player["seat"],
        provinces=tuple(_place(names, one, attacked) for one in player["provinces"]),
        units=() if folded else tuple(_unit(names, one) for one in player["personalities"]),
        line=(*_line(names, player), *(_brief(names, one) for one in player["personalities"] if folded)),
        out="" if player["in"] else names.say("table-out"),
    )


def _line(names: CcgNames, player: Facts) -> Iterator[Lying]:
    """Yield the cards in a line: stronghold, holdings and rings, equal ones together, then an open hand."""
    yield _lying(names, player["stronghold"])
    counts: dict[Lying, int] = {}
    for card in (*player["holdings"], *player["rings"]):
        shown = _lying(names, card)
        counts[shown] = counts.get(shown, 0) + 1
    for shown, count in counts.items():
        yield replace(shown, name=f"{count} × {shown.name}") if count > 1 else shown
    if player["seat"] != names.scene.view["viewer"]:
        yield from (Lying(names.thing(card["key"]), "hand") for card in player.get("hand", ()))


def _brief(names: CcgNames, card: Facts) -> Lying:
    """Return a unit by name, with its Force and Chi, and the place where it fights.

    If the Force of the straight unit differs from the Personality's, the text states it too.
    """
    told = f"{names.thing(card['key'])} {strength(card)}"
    if not card["bowed"] and card["unit_force"] != card["force"]:
        told += f" ({card['unit_force']})"
    marks = [names.say("mark-dishonored")] if card["dishonored"] else []
    return Lying(plain(", ".join([told, *marks, *_notes(names, card, fighting=False)])), "personality", card["bowed"])


def _lying(names: CcgNames, card: Facts) -> Lying:
    """Return a card shown by name, with its Force and Chi or the gold that it produces."""
    told = " ".join(part for part in (names.thing(card["key"]), strength(card)) if part)
    return Lying(plain(told), card["type"], card["bowed"], str(card.get("gold") or ""))


def _place(names: CcgNames, province: Facts, attacked: str | None) -> Place:
    """Return a province for the picture."""
    say, card = names.say, province["card"]
    known = card is not None and "key" in card
    unknown = say("province-empty" if card is None else "facedown")
    return Place(
        number=province["index"] + 1,
        strength=province["strength"],
        card=plain(names.thing(card["key"])) if known else unknown,
        named=known,
        facedown=card is not None and card["facedown"],
        attached=tuple(_lying(names, one) for one in province["attached"]),
        destroyed=say("mark-destroyed") if province["destroyed"] else "",
        attacked=province["key"] == attacked,
        kind=say(f"type-{card['type']}") if known else "",
        new=known and _is_new(names, card),
        cost=str(card["printed"]["gold_cost"]) if known and card["printed"].get("gold_cost") is not None else "",
    )


def _unit(names: CcgNames, card: Facts, *, fighting: bool = False) -> Unit:
    """Return a Personality for the picture. The picture of a battle does not repeat where the Personality fights."""
    known = catalogue().get(card["id"])
    return Unit(
        name=plain(names.thing(card["key"])),
        clan=known.clans[0] if known is not None and known.clans else "",
        force=card["force"],
        chi=card["chi"],
        printed=(_printed(card, "force"), _printed(card, "chi")),
        honor=card["personal_honor"],
        unit_force=card["unit_force"],
        bowed=card["bowed"],
        dishonored=card["dishonored"],
        notes=tuple(_notes(names, card, fighting=fighting)),
        worn=tuple(_lying(names, one) for one in card["attachments"]),
        new=_is_new(names, card, *card["attachments"]),
    )


def _is_new(names: CcgNames, *cards: Facts) -> bool:
    """Tell whether the view marks one of ``cards`` as new."""
    view: Facts = names.scene.view
    new = view.get("new", ())
    return any(card["key"] in new for card in cards)


def _printed(card: Facts, number: str) -> int:
    """Return the printed Force or Chi. If the card's text computes the number, return the present number."""
    printed = card["printed"][number]
    return int(printed if isinstance(printed, int) else card[number])


def _notes(names: CcgNames, card: Facts, *, fighting: bool) -> Iterator[str]:
    """Yield the notes on a Personality: the place where it fights, and its tokens."""
    if card["at"] and not fighting:
        yield names.say("mark-at", number=int(card["at"].rpartition(".")[2]) + 1)
    if card.get("tokens"):
        yield plain(names.say("mark-tokens", tokens=tokens(names.say, card["tokens"])))
