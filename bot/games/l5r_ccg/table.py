"""The table of the 1997 game as text, for players who do not see the picture."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from bot.games.l5r_ccg.names import CcgNames, Facts, card_text, find, fought_at, strength
from bot.games.l5r_ccg.scene import Scene
from bot.games.scene import counted
from bot.words import plain
from engine.kernel.prompt import Prompt
from engine.l5r_ccg.definition import catalogue
from engine.l5r_ccg.machinery.seen import PlayerView

FAVORED: Final = " 👑"  # the sign of the Imperial Favor in pictures
HERE: Final = "► "  # before the province of the battle in progress


def table_blocks(scene: Scene) -> list[str]:
    """Return the whole table: the present phase, the attack or duel, every player."""
    names = CcgNames(scene)
    players = ["\n".join(player_lines(names, player)) for player in scene.view["players"]]
    return [head_line(names), *attack_blocks(names), *duel_blocks(names), *players]


def head_line(names: CcgNames) -> str:
    """Return the turn, the phase, the player whose turn it is, and the player who has the Imperial Favor."""
    favor = names.scene.view["favor"]
    held = "" if favor is None else f" · {names.say('table-favor', player=names.player(favor))}"
    return f"{phase_line(names)}{held}"


def phase_line(names: CcgNames) -> str:
    """Return turn, phase, and whose turn it is."""
    say, view = names.say, names.scene.view
    turn = say("table-turn", turn=view["turn"], player=names.player(view["active"]))
    phase = say(f"phase-{view['phase'] or 'setup'}")
    return f"{turn} · {phase}"


def attack_blocks(names: CcgNames) -> list[str]:
    """Return the attack with both armies at each province, or an empty list if there is no attack."""
    attack, say = names.scene.view.get("attack"), names.say
    if attack is None:
        return []
    lines, here = [attack_head(names, attack)], fought_at(names.scene.view)
    for place in attack["provinces"]:
        if place["attack"]["units"] or place["defend"]["units"] or place["province"] == here:
            lines.append(f"{HERE if place['province'] == here else ''}{army_line(names, place)}")
    if (terrain := terrain_of(names.scene.view)) is not None:
        laid = say("table-terrain", card=names.thing(terrain["key"]))
        lines.append(say("labelled", name=laid, text=card_text(terrain["id"], say).rpartition("**")[2].strip()))
    return ["\n".join(f"> {line}" for line in lines)]


def defenders(attack: Facts) -> list[int]:
    """Return the Defender of an attack, and the second one if there are two."""
    return [attack["defender"], *([attack["second"]] if "second" in attack else [])]


def attack_head(names: CcgNames, attack: Facts) -> str:
    """Return the attacker, the target, the allies, and before battles the invited players who have sent nobody."""
    say, joined = names.say, attack["allies"]
    kind = "table-ambush" if attack["ambush"] else "table-attack-two" if "second" in attack else "table-attack"
    attacker = attack["attacker"]
    head = say(
        "table-attack-horde" if attacker is None else kind,
        **({} if attacker is None else {"player": names.player(attacker)}),
        defender=names.player(attack["defender"]),
        **({"second": names.player(attack["second"])} if "second" in attack else {}),
    )
    allies = [say(f"ally-{side}", player=names.player(int(seat))) for seat, side in joined.items()]
    if attack["segment"] not in ("battles", "battle"):
        allies += [
            say(f"asked-{side}", player=names.player(seat))
            for side, seats in attack["invited"].items()
            for seat in seats
            if str(seat) not in joined
        ]
    return f"{head} ({', '.join(allies)})" if allies else head


def army_line(names: CcgNames, place: Facts) -> str:
    """Return both armies at one province, with their Force and the province's strength."""
    return names.say(
        "table-battle",
        province=names.place(place["province"]),
        strength=place["strength"],
        attack=place["attack"]["force"],
        defense=place["defend"]["force"],
        attackers=units_of(names, place["attack"]["units"]),
        defenders=units_of(names, place["defend"]["units"]),
    )


def units_of(names: CcgNames, keys: Sequence[str]) -> str:
    """Return units by name, each with the Force that it adds."""
    found = ((names.thing(key), find(names.scene.view, key)) for key in keys)
    told = [f"{name} {'' if unit is None else unit[0]['unit_force']}".rstrip() for name, unit in found]
    return ", ".join(counted(told)) or names.say("nobody")


def terrain_of(view: Facts) -> Facts | None:
    """Return the Terrain of the battle in progress."""
    battle = view.get("battle")
    terrain: Facts | None = None if battle is None else battle["terrain"]
    return terrain


def duel_blocks(names: CcgNames) -> list[str]:
    """Return the duel being fought: both sides with their present values and number of Focus cards."""
    duel = names.scene.view.get("duel")
    if duel is None:
        return []
    say = names.say
    lines = [say("table-duel", value=say(f"attribute-{duel['value']}"))]
    for side in duel["duelists"]:
        player, card = names.player(side["player"]), names.thing(side["card"])
        told = say("table-duelist", card=card, player=player, total=side["total"], count=side["count"])
        known = ", ".join(_focus(names, card) for card in side["focused"])
        lines.append(say("labelled", name=told, text=known) if known else told)
    return ["\n".join(f"> {line}" for line in lines)]


def _focus(names: CcgNames, key: str) -> str:
    """Return a Focus card with its value."""
    focus = catalogue()[key.partition("#")[0]].focus
    return f"{names.thing(key)} ({names.say('mark-focus', amount=focus or 0)})"


def player_lines(names: CcgNames, player: Facts) -> Iterator[str]:
    """Yield the lines about one player: numbers, provinces, Personalities, holdings."""
    yield player_head(names, player)
    if not player["in"]:
        return
    yield from province_lines(names, player["provinces"])
    yield from (unit_line(names, card) for card in player["personalities"])
    for kind in ("holdings", "rings"):
        if player[kind]:
            shown = ", ".join(_marked(names, card) for card in player[kind])
            yield f"-# {names.say(f'table-{kind}', cards=shown)}"
    if player.get("hand") and player["seat"] != names.scene.view["viewer"]:
        yield names.say("open-hand", name=names.player(player["seat"]), cards=names.every(ids(player["hand"])))


def ids(cards: list[Any]) -> list[str]:
    """Return the ids of some cards."""
    return [card["id"] for card in cards]


def player_head(names: CcgNames, player: Facts) -> str:
    """Return the line with a player's name, stronghold, honor and numbers of cards."""
    say = names.say
    head = say(
        "table-player",
        name=names.player(player["seat"]),
        stronghold=_marked(names, player["stronghold"]),
        honor=player["honor"],
        hand=player["hand_count"],
        decks=" · ".join(_deck(names, player, half) for half in ("dynasty", "fate")),
    )
    return head if player["in"] else f"{head} – {say('table-out')}"


def _deck(names: CcgNames, player: Facts, half: str) -> str:
    """Return the number of cards of a deck, with its top card if that lies face up."""
    number, top = str(player[f"{half}_deck"]), player.get(f"{half}_top")
    return number if top is None else f"{number} ({names.thing(top)})"


def province_lines(names: CcgNames, provinces: Sequence[Facts]) -> Iterator[str]:
    """Yield the provinces from the left. Adjacent provinces with the same description share a line."""
    for _, alike in groupby(provinces, lambda province: province_line(names, province, "")):
        beside = list(alike)
        place = names.place(beside[0]["key"])
        if len(beside) > 1:
            first, last = (int(one["key"].rpartition(".")[2]) + 1 for one in (beside[0], beside[-1]))
            place = names.say("province-numbers", first=first, last=last)
        yield province_line(names, beside[0], place, len(beside))


def province_line(names: CcgNames, province: Facts, text: str, count: int = 1) -> str:
    """Return the line about a province, or ``count`` equal ones: its name ``text``, strength, card and attachments."""
    say = names.say
    if province["destroyed"]:
        return f"-# ~~{text}~~ {say('provinces-destroyed', count=count)}"
    card = province["card"]
    if card is None:
        lying = say("provinces-empty", count=count)
    else:
        lying = names.thing(card["key"]) if "key" in card else say("facedown")
    attached = "".join(f" + {_marked(names, one)}" for one in province["attached"])
    strong = f"{text} ({say('mark-strength', amount=province['strength'])})"
    return f"-# {say('labelled', name=strong, text=f'{lying}{attached}')}"


def unit_line(names: CcgNames, card: Facts) -> str:
    """Return one Personality with Force, Chi, Personal Honor, marks and attachments."""
    parts = [f"**{names.thing(card['key'])}** {strength(card)}", names.say("mark-honor", amount=card["personal_honor"])]
    parts += names.marks(card)
    worn = ", ".join(_marked(names, one) for one in card["attachments"])
    return f"• {', '.join(parts)}{f' ▸ {worn}' if worn else ''}"


def _marked(names: CcgNames, card: Facts) -> str:
    marks = [mark for mark in (strength(card), *names.marks(card)) if mark]
    name = names.thing(card["key"])
    return f"{name} ({', '.join(marks)})" if marks else name


def own(scene: Scene) -> PlayerView:
    """Return the viewer's side."""
    viewer = scene.view["viewer"]
    assert viewer is not None
    return scene.view["players"][viewer]


def hand_block(scene: Scene) -> str:
    """Return the viewer's hand with costs and texts, and the viewer's provinces. Say so if the viewer is out."""
    names, player = CcgNames(scene), own(scene)
    if not player["in"] and scene.view.get("outcome") is None:
        return scene.say("hand-out")
    provinces = "\n".join(province_lines(names, player["provinces"]))
    cards = "\n".join(f"- {line}" for line in counted(hand_line(names, card) for card in player["hand"]))
    head = scene.say("hand-head", cards=len(player["hand"]))
    return "\n".join(part for part in (provinces, head, cards) if part)


def hand_line(names: CcgNames, card: Facts) -> str:
    """Return a card of a hand with its kind, cost, focus and text."""
    text = plain(card_text(card["id"], names.say))
    name = f"**{names.thing(card['key'])}** ({', '.join(hand_marks(names, card))})"
    return names.say("labelled", name=name, text=text) if text else name


def hand_marks(names: CcgNames, card: Facts) -> list[str]:
    """Return the kind of a card of a hand, its cost, its bonus and its focus."""
    printed = card["printed"]
    parts = [names.say(f"type-{card['type']}")]
    if printed["gold_cost"]:
        parts.append(names.say("mark-gold", amount=printed["gold_cost"]))
    if (bonus := strength(card)) and card["type"] != "spell":
        parts.append(bonus)
    return [*parts, names.say("mark-focus", amount=printed["focus"])]


def held_line(scene: Scene) -> str:
    """Return the names of the cards in the viewer's hand, in one line."""
    hand = own(scene)["hand"]
    return scene.say("hand-line", count=len(hand), cards=CcgNames(scene).cards(ids(hand)))


def about_block(scene: Scene, prompt: Prompt | None = None) -> str:
    """Return the facts that every choice needs: the honor of all players, the viewer's gold, the attack or the duel.

    Before an attack is declared, add the Force that everybody could send and the strength of the provinces. While units
    are being sent, add the Force that the Defender could send. While a player asks for help, add the Force of the
    players who may be asked.
    """
    names, view = CcgNames(scene), scene.view
    honors = " · ".join(_honor(names, one) for one in view["players"] if one["in"])
    lines = [f"-# {scene.say('about-honor', honors=honors)}"]
    if (gold := gold_of(own(scene))) > 0:
        lines[0] += f" · {scene.say('about-gold', amount=gold)}"
    if prompt is not None:
        # While units are sent, the select menus show the rest.
        told = "about-force" if prompt.kind == "commit" else "about-host"
        lines += [_host(names, view["players"][seat], told) for seat in _hosts(prompt, view)]
    return "\n".join([*lines, *(duel_blocks(names) or attack_blocks(names))])


def _honor(names: CcgNames, player: Facts) -> str:
    """Return a player's Family Honor, with a sign for the controller of the Imperial Favor."""
    held = FAVORED if names.scene.view["favor"] == player["seat"] else ""
    return f"{names.player(player['seat'])} **{str(player['honor']).replace('-', '–')}**{held}"


def _hosts(prompt: Prompt, view: Facts) -> Sequence[int]:
    """Return the players whose forces a question is about."""
    if prompt.kind == "declare-attack":
        return [player["seat"] for player in view["players"] if player["in"]]
    if prompt.kind == "invite":
        return [option.player for option in prompt.options if option.player is not None]
    return defenders(view["attack"]) if prompt.kind == "commit" else []


def _host(names: CcgNames, player: Facts, told: str) -> str:
    """Return the message ``told``, with the Force that a player could still send and the strengths of the provinces."""
    standing = [str(place["strength"]) for place in player["provinces"] if not place["destroyed"]]
    straight = [card for card in player["personalities"] if not card["bowed"] and not card["at"]]
    return names.say(
        told,
        player=names.player(player["seat"]),
        force=sum(card["unit_force"] for card in straight),
        count=len(straight),
        strengths=", ".join(standing),
    )


def gold_of(player: Facts) -> int:
    """Return the gold that a player's straight cards can produce."""
    cards = (player["stronghold"], *player["holdings"], *player["personalities"])
    return sum(card.get("gold", 0) for card in cards if not card["bowed"])


def seen_cards(scene: Scene) -> list[tuple[str, list[str]]]:
    """Return the cards that the viewer sees: the hand, and each player's table and discard piles."""
    say, view, found = scene.say, scene.view, []
    if view["viewer"] is not None:
        found.append((say("seen-hand"), list(dict.fromkeys(ids(own(scene)["hand"])))))
    for player in view["players"]:
        name = scene.names[player["seat"]]
        found.append((say("seen-side", name=name), list(dict.fromkeys(_at_table(player)))))
        piles = [*(card["key"] for card in player["dynasty_discard"]), *player["fate_discard"], *player["removed"]]
        found.append((say("seen-away", name=name), list(dict.fromkeys(key.partition("#")[0] for key in piles))))
    return [(heading, [card for card in cards if card in catalogue()]) for heading, cards in found if cards]


def _at_table(player: Mapping[str, Any]) -> Iterator[str]:
    yield player["stronghold"]["id"]
    for province in player["provinces"]:
        if province["card"] is not None and "id" in province["card"]:
            yield province["card"]["id"]
        yield from ids(province["attached"])
    for card in player["personalities"]:
        yield card["id"]
        yield from ids(card["attachments"])
    yield from ids([*player["holdings"], *player["rings"]])
