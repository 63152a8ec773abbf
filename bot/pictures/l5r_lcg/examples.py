"""Made-up tables with every state that a picture must show, for people to look at and for the tests."""

from collections.abc import Sequence
from typing import Any, Final

from engine.kernel.record import Record
from engine.l5r_lcg.definition import CLANS, catalogue

Facts = dict[str, Any]
PROVINCES: Final = ("night-raid", "shameful-display", "pilgrimage", "manicured-garden", "the-art-of-war")
RINGS: Final = ("air", "earth", "fire", "water", "void")
MANY: Final = (
    "kakita-kaezin", "doji-hotaru", "savvy-politician", "cautious-scout", "doji-challenger", "kakita-asami",
    "guest-of-honor", "asahina-artisan", "doji-whisperer", "seppun-guardsman", "wandering-ronin", "otomo-courtier",
)  # fmt: skip


def card(card_id: str, **changes: Any) -> Facts:
    """Return a card in play as in a view, with its printed numbers except for ``changes``."""
    known = catalogue()[card_id]
    printed = {name: getattr(known, name) for name in ("military", "political", "glory", "cost")}
    worn = [card(other) for other in changes.pop("worn", ())]
    facts = {"key": f"{card_id}#1", "id": card_id, "type": known.type, "clan": known.clan, "owner": 0, "controller": 0}
    state = {"bowed": False, "fate": 0, "status": 0, "participating": False, "attachments": worn}
    return {**facts, **state, "printed": printed, **printed, **changes}


def province(index: int, **changes: Any) -> Facts:
    """Return a province: the one at ``index`` in the usual order."""
    known = catalogue()[PROVINCES[index]]
    facts = {"place": f"province:0.{index}", "index": index, "id": known.id, "element": known.element, "cards": []}
    state = {"facedown": False, "broken": False, "stronghold": index == 4, "strength": known.strength}
    return {**facts, **state, **changes}


def player(seat: int, clan: str, stronghold: str, **changes: Any) -> Facts:
    """Return one side of the table."""
    hidden = {"facedown": True, "id": None, "element": None, "strength": None}
    facts: Facts = {"seat": seat, "clan": clan, "honor": 11, "fate": 7, "bid": 3, "bid_value": 3, "passed": False}
    facts |= {"conflicts_left": 2, "declared": [], "hand_count": 4, "dynasty_deck": 36, "conflict_deck": 33}
    facts |= {"dynasty_discard": [], "conflict_discard": []}
    held = {"id": stronghold, "key": f"{stronghold}#9", "bowed": False}
    provinces = [province(index, place=f"province:{seat}.{index}", **hidden) for index in range(5)]
    return {**facts, "stronghold": held, "role": None, "provinces": provinces, "characters": [], "hand": [], **changes}


def table(first: Facts, second: Facts, **changes: Any) -> Facts:
    """Return a table as the first player sees it."""
    rings = [{"element": ring, "fate": 0, "state": "unclaimed", "player": None, "face": None} for ring in RINGS]
    facts: Facts = {"viewer": 0, "round": 1, "phase": "dynasty", "step": "1.4", "first_player": 0, "active_player": 0}
    return {**facts, "favor": None, "rings": rings, "conflict": None, "players": [first, second], **changes}


def beginning() -> Facts:
    """The first dynasty phase: nothing is in play yet, all provinces are facedown."""
    dealt = [card(name) for name in ("kakita-kaezin", "savvy-politician", "guest-of-honor")]
    first = player(0, "crane", "shizuka-toshi")
    for facts, lies in zip(first["provinces"], dealt, strict=False):
        facts["cards"] = [{**lies, "facedown": False}]
    first["provinces"][3]["cards"] = [{"facedown": True}]
    return table(first, player(1, "lion", "yojin-no-shiro", fate=0))


def conflict() -> Facts:
    """A conflict with both sides in it, changed skills, tokens, attachments, broken provinces."""
    ours = [
        card("kakita-kaezin", participating=True, military=7, fate=2, status=1, worn=["fine-katana", "ornate-fan"]),
        card("savvy-politician", participating=True, political=1, status=-1),
        card("doji-whisperer", bowed=True, fate=1),
    ]
    theirs = [
        card("matsu-berserker", participating=True, fate=1, worn=["fine-katana"]),
        card("akodo-toturi", status=1, glory=4),
        card("lion-s-pride-brawler", bowed=True, status=-1),
    ]
    first = player(0, "crane", "shizuka-toshi", characters=ours)
    second = player(1, "lion", "yojin-no-shiro", characters=theirs, honor=4, hand_count=12)
    for side in (first, second):
        side["provinces"] = [province(i, place=f"province:{side['seat']}.{i}", broken=i == 0) for i in range(5)]
        side["provinces"][3] |= {"facedown": True, "id": None, "element": None, "strength": None}
        side["provinces"][2] |= {"cards": [{**card("imperial-storehouse"), "facedown": False}, {"facedown": True}]}
    first["provinces"][3] = province(3, facedown=True)  # the viewer's own: known although facedown
    first["stronghold"] |= {"bowed": True}
    first |= {"role": "keeper-of-air", "conflicts_left": 1, "declared": ["military"], "dynasty_discard": ["x"] * 12}
    shown = table(first, second, phase="conflict", step="3.2.2", round=3, favor={"player": 1, "side": "military"})
    shown["rings"][0] |= {"state": "claimed", "player": 1, "face": "military"}
    shown["rings"][2] |= {"state": "contested", "face": "military"}
    shown["rings"][4]["fate"] = 2
    shown["conflict"] = {
        **{"number": 1, "attacker": 0, "defender": 1, "ring": "fire", "elements": ["fire"], "skill": "military"},
        **{"province": "province:1.1", "attackers": [c["key"] for c in ours[:2]], "defenders": [theirs[0]["key"]]},
        **{"totals": [9, 5], "strength": 3, "winner": None},
    }
    return shown


def crowded() -> Facts:
    """A very full table: a dozen characters on each side, many attachments, large numbers, long names."""
    worn = ["fine-katana", "ornate-fan", "magnificent-kimono", "height-of-fashion"]
    ours = [
        card(name, controller=0, fate=11 if n == 0 else n % 3, status=(n % 3) - 1, bowed=n % 4 == 3,
             military=13 if n == 0 else n, worn=worn[: n % 5], participating=n < 6)
        for n, name in enumerate(MANY)
    ]  # fmt: skip
    theirs = [card(name, controller=1, participating=n % 2 == 0, bowed=n % 5 == 4) for n, name in enumerate(MANY)]
    first = player(
        0, "crane", "shizuka-toshi", characters=ours, honor=24, fate=15, hand_count=14, role="seeker-of-fire"
    )
    second = player(1, "lion", "yojin-no-shiro", characters=theirs, honor=19, fate=12)
    shown = {**conflict(), "players": [first, second], "round": 12}
    first["provinces"] = [province(index, strength=12) for index in range(5)]
    for facts in first["provinces"]:
        lying = ("imperial-storehouse", "favorable-ground", "kakita-kaezin")
        facts["cards"] = [{**card(name), "facedown": False} for name in lying[: 1 + facts["index"] % 3]]
    shown["conflict"] = {**shown["conflict"], "totals": [104, 88], "strength": 12}
    return shown


def home() -> Facts:
    """The table with the largest picture: as many cards as in ``crowded``, and all characters at home."""
    shown = {**crowded(), "conflict": None, "step": "3.3"}
    for facts in shown["players"]:
        for each in facts["characters"]:
            each["participating"] = False
    shown["rings"][2] |= {"state": "claimed", "player": 0, "face": "political"}
    return shown


def over() -> Facts:
    """The end: everything is open, and the first player's stronghold is broken."""
    shown = conflict()
    for facts, hand in zip(shown["players"], (HAND[:7], HAND[2:4]), strict=True):
        facts["hand"] = [card(name) for name in hand]
        facts["hand_count"] = len(hand)
        facts["provinces"] = [province(index, broken=index in (0, 4) and facts["seat"] == 0) for index in range(5)]
    return shown


RECORDS: Final = (
    *(Record("declare-conflict", {"player": seat}) for seat in (0, 1, 0, 1, 1)),
    *(Record("compare-skills", {"winner": seat}) for seat in (0, 1, None, 1, 1)),
    *(Record("claim-ring", {"player": seat}) for seat in (0, 1, 1, 1)),
    *(Record("play-card", {"player": number % 3 % 2}) for number in range(40)),
)


def clans() -> list[str]:
    """Return cards of all clans and types: some for each clan."""
    by_clan = {clan: [c.id for c in catalogue().values() if c.clan == clan] for clan in (*CLANS, "neutral")}
    return [card_id for cards in by_clan.values() for card_id in cards[1:3]]


HAND: Final[Sequence[str]] = (
    "for-greater-glory", "fine-katana", "banzai", "duelist-training", "admit-defeat", "the-perfect-gift",
    "court-games", "way-of-the-crane", "noble-sacrifice", "fine-katana",
)  # fmt: skip
