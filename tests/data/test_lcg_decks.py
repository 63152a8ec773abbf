"""The prepared decks of Legend of the Five Rings: The Card Game.

Each rule of deck construction (Rules Reference 1.5) is a check that yields the faults of a deck. Comparisons with the
reference files are skipped if these are not beside the checkout.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "data" / "l5r_lcg"
REFERENCE = ROOT.parent / "shared" / "reference" / "l5r_lcg_cards.json"
RULES = ROOT.parent / "shared" / "rules" / "l5r_lcg_rules_reference_1.5.fr.txt"

Card = dict[str, Any]
Deck = dict[str, Any]
Check = Callable[[Deck], Iterator[str]]

CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")
ELEMENTS = {"air", "earth", "fire", "water", "void"}
LANGUAGES = {"en", "fr", "pl"}
SIDES = ("dynasty", "conflict")
STARTER_FIELDS = ["id", "name", "clan", "stronghold", "provinces", "dynasty", "conflict"]
TOURNAMENT_FIELDS = [
    *("id", "name", "description", "clan", "format", "stronghold", "role", "provinces", "dynasty", "conflict"),
]

SIZES = range(40, 46)
COPIES = 3
BOXES = 3
CONFLICT_CHARACTERS = 10
KEEPER_INFLUENCE = 3
# The Keeper or Seeker role that each clan may use in tournaments.
ROLES = {
    "crab": {"keeper-of-earth"},
    "crane": {"seeker-of-air"},
    "dragon": {"seeker-of-fire"},
    "lion": {"keeper-of-fire"},
    "phoenix": {"keeper-of-water"},
    "scorpion": {"seeker-of-void"},
    "unicorn": {"keeper-of-void"},
}
# The cards of Appendix V that are in the Core Set.
RESTRICTED = {"mirumoto-s-fury", "for-greater-glory", "against-the-waves", "forged-edict", "charge"}

# The two ways in which the booklet distributes the neutral dynasty cards: one box contains a deck of each.
CRANE_SHARE = {
    **{"otomo-courtier": 1, "seppun-guardsman": 2, "miya-mystic": 1, "wandering-ronin": 2},
    **{"favorable-ground": 1, "imperial-storehouse": 1},
}
LION_SHARE = {
    **{"otomo-courtier": 2, "seppun-guardsman": 1, "miya-mystic": 2, "wandering-ronin": 1},
    **{"favorable-ground": 1, "imperial-storehouse": 1},
}
LIKE_CRANE = ("crane", "dragon", "phoenix", "scorpion")
LIKE_LION = ("crab", "lion", "unicorn")


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@cache
def cards() -> dict[str, Card]:
    return {card["id"]: card for card in read(DATA / "cards" / "core.json")}


@cache
def decks() -> dict[str, Deck]:
    """Return the decks made of the Core Set only. Those of all packs have a test of their own."""
    found = {path.stem: read(path) for path in sorted((DATA / "decks").glob("*.json"))}
    return {name: deck for name, deck in found.items() if name.endswith(("-starter", "-tournament"))}


def starter(clan: str) -> Deck:
    return decks()[f"{clan}-starter"]


def tournament(clan: str) -> Deck:
    return decks()[f"{clan}-tournament"]


def in_box(identity: str) -> int:
    """Return how many copies of a card one core box contains. Each province counts as one copy."""
    card = cards()[identity]
    if card["type"] == "province":
        return 1
    return sum(printing["quantity"] for printing in card["printings"] if printing["pack"] == "core")


def contents(deck: Deck) -> Counter[str]:
    """Return every card of a deck with its copies, from all parts of the deck."""
    found = Counter({deck["stronghold"]: 1})
    found.update(deck["provinces"])
    found.update(deck["dynasty"])
    found.update(deck["conflict"])
    if "role" in deck:
        found[deck["role"]] += 1
    return found


def of_clan(clan: str, side: str) -> dict[str, int]:
    """Return one copy of each card that a clan has on a side."""
    return {identity: 1 for identity, card in cards().items() if (card["clan"], card["side"]) == (clan, side)}


def known_cards(deck: Deck) -> Iterator[str]:
    for identity, copies in contents(deck).items():
        if identity not in cards():
            yield f"{identity}: there is no such card"
        elif type(copies) is not int or copies < 1:
            yield f"{identity}: {copies!r} is not a number of copies"


def right_places(deck: Deck) -> Iterator[str]:
    for side in SIDES:
        for identity in deck[side]:
            if cards()[identity]["side"] != side:
                yield f"{identity}: a {cards()[identity]['side']} card in the {side} deck"
    for identity in deck["provinces"]:
        if cards()[identity]["type"] != "province":
            yield f"{identity}: a {cards()[identity]['type']} among the provinces"


def listed_by_number(deck: Deck) -> Iterator[str]:
    places = {identity: place for place, identity in enumerate(cards())}
    for part in ("provinces", *SIDES):
        listed = list(deck[part])
        if listed != sorted(listed, key=places.__getitem__):
            yield f"{part}: not in the order of the card numbers"


def stronghold(deck: Deck) -> Iterator[str]:
    card = cards()[deck["stronghold"]]
    if card["type"] != "stronghold":
        yield f"{card['id']}: a {card['type']} in the place of the stronghold"
    if card["clan"] != deck["clan"]:
        yield f"{card['id']}: the stronghold is of the {card['clan']} clan, the deck of the {deck['clan']} clan"


def role(deck: Deck) -> Iterator[str]:
    if "role" not in deck:
        yield "the deck has no role"
    elif cards()[deck["role"]]["type"] != "role":
        yield f"{deck['role']}: a {cards()[deck['role']]['type']} in the place of the role"
    elif deck["role"] not in ROLES[deck["clan"]]:
        yield f"{deck['role']}: not a role of the {deck['clan']} clan, which has {sorted(ROLES[deck['clan']])}"


def role_restrictions(deck: Deck) -> Iterator[str]:
    traits = set(cards()[deck["role"]]["traits"]) if "role" in deck else set()
    for identity in contents(deck):
        needed = cards()[identity].get("role_restriction")
        if needed is not None and needed not in traits:
            yield f"{identity}: needs a {needed} role, the deck has {deck.get('role', 'none')}"


def sizes(deck: Deck) -> Iterator[str]:
    for side in SIDES:
        size = sum(deck[side].values())
        if size not in SIZES:
            yield f"the {side} deck has {size} cards, not {SIZES.start} to {SIZES.stop - 1}"


def own_clan(deck: Deck) -> Iterator[str]:
    for identity in (*deck["provinces"], *deck["dynasty"]):
        if cards()[identity]["clan"] not in {deck["clan"], "neutral"}:
            yield f"{identity}: a card of the {cards()[identity]['clan']} clan, neither own nor neutral"


def bought(deck: Deck) -> dict[str, int]:
    """Return the conflict cards of other clans."""
    return {
        identity: copies
        for identity, copies in deck["conflict"].items()
        if cards()[identity]["clan"] not in {deck["clan"], "neutral"}
    }


def influence(deck: Deck) -> Iterator[str]:
    clans = {cards()[identity]["clan"] for identity in bought(deck)}
    if len(clans) > 1:
        yield f"influence is spent on {len(clans)} clans: {', '.join(sorted(clans))}"
    spent = 0
    for identity, copies in bought(deck).items():
        cost = cards()[identity].get("influence_cost")
        if cost is None:
            yield f"{identity}: cannot be bought with influence"
        else:
            spent += copies * cost
    pool = cards()[deck["stronghold"]]["influence_pool"]
    if "role" in deck and "keeper" in cards()[deck["role"]]["traits"]:
        pool += KEEPER_INFLUENCE
    if spent > pool:
        yield f"{spent} influence is spent out of {pool}"


def conflict_characters(deck: Deck) -> Iterator[str]:
    count = sum(copies for identity, copies in deck["conflict"].items() if cards()[identity]["type"] == "character")
    if count > CONFLICT_CHARACTERS:
        yield f"the conflict deck has {count} characters, more than {CONFLICT_CHARACTERS}"


def copies_by_title(deck: Deck) -> Iterator[str]:
    titles: Counter[str] = Counter()
    limits: dict[str, int] = {}
    for identity, copies in contents(deck).items():
        title = cards()[identity]["name"]
        titles[title] += copies
        limits[title] = cards()[identity]["deck_limit"]
    for title, copies in titles.items():
        if copies > limits[title]:
            yield f"{title}: {copies} copies, more than {limits[title]}"


def five_elements(deck: Deck) -> Iterator[str]:
    """Yield each fault in the elements of a deck's provinces.

    The provinces have five different elements. A Seeker may take a second province of its role's element in place of
    one of another element.
    """
    if len(deck["provinces"]) != len(ELEMENTS):
        yield f"the deck has {len(deck['provinces'])} provinces, not {len(ELEMENTS)}"
    found = Counter(cards()[identity]["element"] for identity in deck["provinces"])
    traits = cards()[deck["role"]]["traits"] if "role" in deck else []
    extra = {trait: 1 for trait in traits if "seeker" in traits and trait in ELEMENTS}
    for element in sorted(found):
        if found[element] > 1 + extra.get(element, 0):
            yield f"{found[element]} provinces are of {element}"
    missing = ELEMENTS - found.keys()
    if len(missing) > sum(extra.values()):
        yield f"no province is of {', '.join(sorted(missing))}"


def restricted_list(deck: Deck) -> Iterator[str]:
    found = sorted(RESTRICTED & contents(deck).keys())
    if len(found) > 1:
        yield f"{len(found)} cards are of the restricted list: {', '.join(found)}"


def three_boxes(deck: Deck) -> Iterator[str]:
    for identity, copies in contents(deck).items():
        owned = min(COPIES, BOXES * in_box(identity))
        if copies > owned:
            yield f"{identity}: {copies} copies, {BOXES} core boxes give {owned}"


def one_box(needed: Mapping[str, int]) -> Iterator[str]:
    for identity, copies in needed.items():
        if copies > in_box(identity):
            yield f"{identity}: {copies} copies, a core box has {in_box(identity)}"


WELL_FORMED: tuple[Check, ...] = (known_cards, right_places, listed_by_number, stronghold)
TOURNAMENT_RULES: tuple[Check, ...] = (
    *(role, role_restrictions, sizes, own_clan, influence, conflict_characters),
    *(copies_by_title, five_elements, restricted_list, three_boxes),
)


def found_by(check: Check, deck: Deck) -> list[str]:
    return [f"{deck['id']}: {problem}" for problem in check(deck)]


def test_each_clan_has_both_decks() -> None:
    assert decks().keys() == {f"{clan}-{kind}" for clan in CLANS for kind in ("starter", "tournament")}


@pytest.mark.parametrize("identity", decks())
def test_a_deck_states_its_format(identity: str) -> None:
    deck = decks()[identity]
    clan, kind = identity.split("-")
    assert list(deck) == (STARTER_FIELDS if kind == "starter" else TOURNAMENT_FIELDS)
    assert (deck["id"], deck["clan"]) == (identity, clan)
    assert deck["name"].keys() == LANGUAGES
    if kind == "tournament":
        assert deck["format"] == "tournament-1.5"
        assert deck["description"].keys() == LANGUAGES
        for text in deck["description"].values():
            assert text == text.strip() and re.fullmatch(r"[^.]+\.", text), text


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_words_tell_the_decks_apart(language: str) -> None:
    names = [deck["name"][language] for deck in decks().values()]
    assert len(set(names)) == len(names)
    described = [tournament(clan)["description"][language] for clan in CLANS]
    assert len(set(described)) == len(described)


@pytest.mark.parametrize("identity", decks())
@pytest.mark.parametrize("check", WELL_FORMED, ids=lambda check: check.__name__)
def test_deck_is_well_formed(check: Check, identity: str) -> None:
    assert found_by(check, decks()[identity]) == []


@pytest.mark.parametrize("clan", CLANS)
@pytest.mark.parametrize("check", TOURNAMENT_RULES, ids=lambda check: check.__name__)
def test_tournament_deck_is_legal(check: Check, clan: str) -> None:
    assert found_by(check, tournament(clan)) == []


@pytest.mark.parametrize("clan", CLANS)
def test_starter_deck_is_made_like_those_of_the_booklet(clan: str) -> None:
    deck = starter(clan)
    neutral = CRANE_SHARE if clan in LIKE_CRANE else LION_SHARE
    assert deck["dynasty"] == of_clan(clan, "dynasty") | neutral
    assert deck["conflict"] == of_clan(clan, "conflict") | of_clan("neutral", "conflict")
    assert [*own_clan(deck), *five_elements(deck), *copies_by_title(deck)] == []
    provinces = [cards()[identity]["clan"] for identity in deck["provinces"]]
    assert provinces.count(clan) == 1, f"{deck['id']}: the clan's own province is missing"


@pytest.mark.parametrize("clan", CLANS)
def test_one_box_holds_the_starter_deck(clan: str) -> None:
    assert found_by(lambda deck: one_box(contents(deck)), starter(clan)) == []


@pytest.mark.parametrize("pair", [*product(LIKE_CRANE, LIKE_LION)], ids="-".join)
def test_one_box_holds_a_starter_deck_of_each_share(pair: tuple[str, str]) -> None:
    first, second = pair
    assert list(one_box(contents(starter(first)) + contents(starter(second)))) == []


def test_decks_hold_every_card_but_roles_of_no_clan() -> None:
    held = set().union(*(contents(deck) for deck in decks().values()))
    open_roles = set().union(*ROLES.values())
    roles = {identity for identity, card in cards().items() if card["type"] == "role"}
    assert sorted(cards().keys() - held) == sorted(roles - open_roles)


def test_bought_cards_come_from_every_clan() -> None:
    sources = {cards()[identity]["clan"] for clan in CLANS for identity in bought(tournament(clan))}
    assert sources == set(CLANS)


# Each check with a change that makes a legal deck break the rule: clan, part, new values, reported fault.
SPOILT: tuple[tuple[Check, str, str, Any, str], ...] = (
    (known_cards, "crab", "conflict", {"fine-spoon": 1}, "fine-spoon: there is no such card"),
    (known_cards, "crab", "conflict", {"fine-katana": 0}, "fine-katana: 0 is not a number of copies"),
    (right_places, "crab", "dynasty", {"fine-katana": 1}, "fine-katana: a conflict card in the dynasty deck"),
    (right_places, "crab", "provinces", ["keeper-of-air"], "keeper-of-air: a role among the provinces"),
    (listed_by_number, "crab", "provinces", ["pilgrimage", "defend-the-wall"], "provinces: not in the order"),
    (stronghold, "crab", "stronghold", "shizuka-toshi", "of the crane clan, the deck of the crab clan"),
    (stronghold, "crab", "stronghold", "defend-the-wall", "a province in the place of the stronghold"),
    (role, "crab", "role", "keeper-of-air", "keeper-of-air: not a role of the crab clan"),
    (role, "crab", "role", "levy", "levy: a event in the place of the role"),
    (role_restrictions, "crab", "role", "seeker-of-earth", "keeper-initiate: needs a keeper role"),
    (sizes, "crab", "dynasty", {"hida-kisada": 39}, "the dynasty deck has 39 cards, not 40 to 45"),
    (sizes, "crab", "conflict", {"levy": 46}, "the conflict deck has 46 cards, not 40 to 45"),
    (own_clan, "crab", "dynasty", {"doji-hotaru": 1}, "doji-hotaru: a card of the crane clan"),
    (own_clan, "crab", "provinces", ["the-art-of-war"], "the-art-of-war: a card of the lion clan"),
    (influence, "crab", "conflict", {"spyglass": 1, "let-go": 1}, "spent on 2 clans: dragon, unicorn"),
    (influence, "crab", "conflict", {"way-of-the-lion": 1}, "way-of-the-lion: cannot be bought"),
    (influence, "crab", "conflict", {"ambush": 14}, "14 influence is spent out of 13"),
    (influence, "crane", "conflict", {"ambush": 11}, "11 influence is spent out of 10"),
    (conflict_characters, "crab", "conflict", {"stoic-gunso": 11}, "has 11 characters, more than 10"),
    (copies_by_title, "crab", "conflict", {"levy": 4}, "Levy: 4 copies, more than 3"),
    (copies_by_title, "crab", "provinces", ["pilgrimage"] * 2, "Pilgrimage: 2 copies, more than 1"),
    (five_elements, "crab", "provinces", ["pilgrimage"], "the deck has 1 provinces, not 5"),
    (five_elements, "crab", "provinces", ["pilgrimage", "shameful-display"], "2 provinces are of void"),
    (five_elements, "dragon", "provinces", ["pilgrimage", "shameful-display"], "2 provinces are of void"),
    (five_elements, "dragon", "provinces", ["pilgrimage"], "no province is of air, earth, fire, water"),
    (restricted_list, "crab", "conflict", {"charge": 3, "forged-edict": 1}, "charge, forged-edict"),
    (three_boxes, "crab", "dynasty", {"otomo-courtier": 4}, "4 copies, 3 core boxes give 3"),
)


@pytest.mark.parametrize(("check", "clan", "part", "value", "said"), SPOILT)
def test_the_checks_find_every_fault(check: Check, clan: str, part: str, value: Any, said: str) -> None:
    deck = deepcopy(tournament(clan))
    assert list(check(deck)) == []
    deck[part] = value
    assert said in "\n".join(check(deck))


def test_roles_are_those_of_the_reference() -> None:
    if not REFERENCE.is_file():
        pytest.skip("the reference cards do not lie beside the checkout")
    allowed: dict[str, set[str]] = {}
    for entry in read(REFERENCE)["clan_roles"]:
        allowed.setdefault(entry["clan"], set()).add(entry["card_id"])
    assert allowed == ROLES


def test_restricted_cards_are_those_of_the_rules() -> None:
    if not RULES.is_file():
        pytest.skip("the rules do not lie beside the checkout")
    appendix = RULES.read_text(encoding="utf-8").rpartition("Annexe V")[2]
    numbers = set(re.findall(r"\(Jeu de base, (\d+)\)", appendix))
    printed = {printing["number"]: identity for identity, card in cards().items() for printing in card["printings"]}
    assert {printed[number] for number in numbers} == RESTRICTED
