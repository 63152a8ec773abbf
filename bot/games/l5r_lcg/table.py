"""The table of the card game as text."""

from collections.abc import Iterator
from typing import Any

from bot.games.l5r_lcg.names import Facts, LcgNames, skills
from bot.games.l5r_lcg.scene import Scene
from bot.games.scene import counted
from bot.words import Tongue, capital, sign_of
from engine.l5r_lcg.definition import RINGS, catalogue
from engine.l5r_lcg.facts import Facts as CardFacts
from engine.l5r_lcg.machinery.seen import PlayerView


def table_blocks(scene: Scene) -> list[str]:
    """Return the whole table: the present step, the rings, the conflict, both players."""
    names = LcgNames(scene)
    players = [player_block(names, player) for player in scene.view["players"]]
    conflict = scene.view["conflict"]
    return [head_block(names), *([conflict_block(names, conflict)] if conflict else []), *players]


def head_block(names: LcgNames) -> str:
    """Return round, phase, first player, favor and rings."""
    say, view = names.say, names.scene.view
    phase = say.first(f"phase-{view['phase'] or 'setup'}", "phase-setup")
    lines = [
        say("table-round", round=view["round"], phase=phase, step=view["step"] or "–"),
        say("table-first", name=names.player(view["first_player"])),
    ]
    if view["favor"] is not None:
        side = say(f"skill-{view['favor']['side']}")
        lines.append(say("table-favor", name=names.player(view["favor"]["player"]), side=side))
    rings = " · ".join(ring_text(names, ring) for ring in view["rings"])
    return " · ".join(lines) + f"\n{say('table-rings', rings=rings)}"


def ring_text(names: LcgNames, ring: Facts) -> str:
    """Return one ring with its fate and its claimant."""
    say = names.say
    text = names.ring(ring["element"])
    if ring["fate"]:
        text += f" +{ring['fate']}"
    if ring["state"] == "claimed":
        text += f" ({names.player(ring['player'])})"
    if ring["state"] == "contested":
        text += f" ({say('ring-contested')})"
    return text


def conflict_block(names: LcgNames, conflict: Facts) -> str:
    """Return the running conflict with its totals."""
    say = names.say
    attacker, defender = conflict["attacker"], conflict["defender"]
    strength = "?" if conflict["strength"] is None else str(conflict["strength"])
    lines = [
        say(
            "table-conflict",
            skill=say(f"skill-{conflict['skill']}"),
            ring=names.ring(conflict["ring"]),
            province=names.province(conflict["province"]),
            strength=strength,
        )
    ]
    for key, seat, cards in (("attackers", attacker, "attackers"), ("defenders", defender, "defenders")):
        total = conflict["totals"][seat]
        who = names.every(conflict[cards])
        lines.append(say(f"table-{key}", name=names.player(seat), total=total, cards=who))
    return "\n".join(f"> {line}" for line in lines)


def player_block(names: LcgNames, player: Facts) -> str:
    """Return the text about one player: numbers, provinces, characters."""
    provinces = [province_line(names, province) for province in in_order(player["provinces"])]
    characters = [character_line(names, card) for card in player["characters"]]
    hand = [open_hand(names, player)] if player.get("hand") and player["seat"] != names.scene.view["viewer"] else []
    return "\n".join([player_head(names, player), *provinces, *characters, *hand])


def open_hand(names: LcgNames, player: Facts) -> str:
    """Return a player's hand if it is open. At the end of the match all hands are open."""
    return names.say("open-hand", name=names.player(player["seat"]), cards=names.every(c["id"] for c in player["hand"]))


def open_hands(names: LcgNames) -> str:
    """Return all open hands."""
    return ". ".join(open_hand(names, player) for player in names.scene.view["players"] if player.get("hand"))


def player_head(names: LcgNames, player: Facts) -> str:
    """Return a player's numbers."""
    say = names.say
    clan = say.first(f"clan-{player['clan']}", "clan-none")
    return say(
        "player-head",
        name=names.player(player["seat"]),
        clan=f"{clan}, {names.thing(player['stronghold']['id'])}",
        decks=f"{player['dynasty_deck']} · {player['conflict_deck']}",
        honor=player["honor"],
        fate=player["fate"],
        hand=player["hand_count"],
        bid="–" if player["bid"] is None else str(player["bid"]),
        conflicts=player["conflicts_left"],
    )


def province_line(names: LcgNames, province: Facts) -> str:
    """Return one province with the cards in it."""
    say = names.say
    title = names.thing(province["id"]) if province["id"] else say("province-facedown")
    marks = []
    if province["id"] and province["facedown"]:
        marks.append(say("mark-facedown"))
    if province["strength"] is not None:
        marks.append(say("mark-strength", amount=province["strength"]))
    if province["stronghold"]:
        marks.append(say("mark-stronghold"))
    cards = ", ".join(
        say("card-facedown") if "key" not in card else names.thing(card["key"]) for card in province["cards"]
    )
    text = _with_marks(title, marks)
    if province["broken"]:
        text = f"~~{text}~~ {say('mark-broken')}"
    return f"-# {province['index'] + 1}. {text}{f' ▸ {cards}' if cards else ''}"


def in_order(provinces: list[Any]) -> list[Any]:
    """Return provinces from left to right, the stronghold's last."""
    return sorted(provinces, key=lambda province: int(province["index"]))


def _with_marks(title: str, marks: list[str]) -> str:
    return f"{title} ({', '.join(marks)})" if marks else title


def character_line(names: LcgNames, card: Facts) -> str:
    """Return one character in play with its skills, marks and attachments."""
    say = names.say
    parts = [f"**{names.thing(card['key'])}** {skills(card)}", say("mark-glory", amount=card["glory"] or 0)]
    parts += names.marks(card)
    if card["participating"]:
        parts.append(say("mark-participating"))
    worn = ", ".join(_with_marks(names.thing(a["key"]), list(names.marks(a))) for a in card["attachments"])
    return f"• {', '.join(parts)}{f' ▸ {worn}' if worn else ''}"


def hand_block(scene: Scene) -> str:
    """Return the viewer's hand, and the viewer's values that every choice needs."""
    names, player = LcgNames(scene), own(scene)
    cards = "\n".join(f"- {line}" for line in counted(hand_lines(names, player["hand"])))
    head = scene.say("hand-head", honor=player["honor"], fate=player["fate"], cards=len(player["hand"]))
    lines = "\n".join(province_line(names, province) for province in in_order(player["provinces"]))
    return "\n".join(part for part in (lines, head, cards) if part)


def own(scene: Scene) -> PlayerView:
    """Return the viewer's side."""
    viewer = scene.view["viewer"]
    assert viewer is not None
    return scene.view["players"][viewer]


def held_line(scene: Scene) -> str:
    """Return the names of the cards in the viewer's hand, in one line."""
    names, hand = LcgNames(scene), own(scene)["hand"]
    cards = ", ".join(counted(names.thing(card["id"]) for card in hand)) or "–"
    return scene.say("hand-line", count=len(hand), cards=cards)


def about_block(scene: Scene, *, bids: bool = False, defended: bool = True, pictured: bool = False) -> str:
    """Return the facts that every choice needs: fate and honor of both, bids if they matter, the conflict's totals.

    While defenders are being chosen (``defended`` is false), the conflict has no line for its defenders. A conflict
    that a picture shows (``pictured``) has no lines at all.
    """
    names, viewer = LcgNames(scene), scene.view["viewer"]
    players = sorted(scene.view["players"], key=lambda player: player["seat"] != viewer)
    have = [
        f"{names.player(player['seat'])} {sign_of('fate')} {player['fate']} {sign_of('honor')} {player['honor']}"
        for player in players
        if scene.view["round"]
    ]
    lines = [f"-# {' · '.join(have)}"] if have else []
    if bids:
        lines.append(scene.say("about-bids", bids=names.by_seat(p["bid_value"] for p in scene.view["players"])))
    conflict = scene.view["conflict"]
    if conflict is not None and not pictured:
        lines.append(short_conflict(names, conflict, defended=defended or bool(conflict["defenders"])))
    return "\n".join(lines)


def duel_line(scene: Scene, duel: Facts) -> str:
    """Return the line about the duel for which players bid: both duelists with their skills."""
    names = LcgNames(scene)
    both = {who: f"{names.thing(duel[who])}{names.state(duel[who])}" for who in ("challenger", "challenged")}
    return f"> {capital(scene.say('record-begin-duel', **names.told({'skill': duel['skill']}), **both))}"


def short_conflict(names: LcgNames, conflict: Facts, *, defended: bool) -> str:
    """Return the running conflict line by line: its subject, and each side's characters with their total."""
    say = names.say
    strength = "?" if conflict["strength"] is None else str(conflict["strength"])
    head = say(
        "about-conflict",
        sign=sign_of(conflict["skill"]),
        skill=say(f"skill-{conflict['skill']}"),
        ringsign=sign_of(conflict["ring"]),
        ring=names.ring(conflict["ring"]),
        province=names.place(conflict["province"], short=True),
        strength=strength,
    )
    sides = [
        f"{sign} {names.player(seat)} **{conflict['totals'][seat]}** – {names.every(conflict[cards])}"
        for sign, seat, cards in (
            ("🗡️", conflict["attacker"], "attackers"),
            ("🛡️", conflict["defender"], "defenders"),
        )
        if defended or cards == "attackers"
    ]
    return "\n".join(f"> {line}" for line in (head, *sides))


def hand_lines(names: LcgNames, cards: list[Any]) -> Iterator[str]:
    """Yield the cards of a hand with their kind, cost and skills."""
    for card in cards:
        facts = catalogue()[card["id"]].facts
        yield f"**{names.thing(card['id'])}** ({', '.join(printed(facts, names.say))})"


def printed(facts: CardFacts, say: Tongue) -> Iterator[str]:
    """Yield a card's printed values: its kind, cost, and skills or strength."""
    yield say(f"type-{facts.type}")
    if facts.cost is not None:
        yield say("mark-cost", amount=str(facts.cost))
    if facts.type == "character":
        yield f"{facts.military}/{facts.political}".replace("-", "–")
    elif facts.military_bonus is not None or facts.political_bonus is not None:
        yield f"{bonus(facts.military_bonus)}/{bonus(facts.political_bonus)}"
    if facts.strength is not None:
        yield say("mark-strength", amount=str(facts.strength))
    if facts.type == "province" and facts.element in RINGS:
        yield say(f"ring-{facts.element}")


def bonus(number: object) -> str:
    """Return a printed skill bonus with its sign."""
    return f"{number:+d}" if isinstance(number, int) else str(number or "–")


def seen_cards(scene: Scene) -> list[tuple[str, list[str]]]:
    """Return the ids of the cards that a viewer sees: the hand, each player's side, then discard piles."""
    say, names, viewer = scene.say, LcgNames(scene), scene.view["viewer"]
    players = sorted(scene.view["players"], key=lambda player: player["seat"] != viewer)
    found = [] if viewer is None else [(say("seen-hand"), _ids(players[0]["hand"]))]
    found += [(say("seen-side", name=names.player(player["seat"])), _side(player)) for player in players]
    for player in players:
        away = [*player["conflict_discard"], *player["dynasty_discard"], *player["removed"]]
        found.append((say("seen-away", name=names.player(player["seat"])), _ids(away)))
    return [(heading, cards) for heading, cards in found if cards]


def _side(player: Facts) -> list[str]:
    """Return a player's cards on the table: characters with attachments, provinces and the cards in them."""
    worn = [card for one in player["characters"] for card in (one, *one["attachments"])]
    provinces = in_order(player["provinces"])
    lying = [card for province in provinces for card in province["cards"]]
    shown = [province["id"] for province in provinces if province["id"]]
    role = [player["role"]] if player["role"] else []
    cards = [*worn, *player["resolving"], *player["revealed"], *lying, *shown, player["stronghold"], *role]
    return _ids(cards)


def _ids(cards: list[Any]) -> list[str]:
    """Return the ids of cards, each once, without facedown ones."""
    keys = [card if isinstance(card, str) else card.get("id") for card in cards]
    return list(dict.fromkeys(key.partition("#")[0] for key in keys if key))
