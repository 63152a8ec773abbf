"""A deck as a short code of letters and digits, which anybody can paste and the bot can read back.

Each card is stored as a number made from the card's id, so old codes stay valid when new cards are added. The numbers
are sorted. For each card, the code stores the distance to the previous number and the count of copies. The last digits
are a checksum.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2s, sha256
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final

from bot.decks.game import DeckGame, deck_games
from bot.decks.reading.deck import COPIES, Unreadable

BEGINS: Final = {"l5r-lcg": "tea5", "l5r-ccg": "tea97"}
LETTERS: Final = digits + ascii_uppercase + ascii_lowercase
BITS: Final = 24  # bits of a card's number
STEP: Final = 6  # bits of a distance in one group
FEW: Final = 3  # the most copies that the code stores without a second number
CHECK: Final = 16  # bits of the checksum
_CODE: Final = re.compile(r"\b(?P<begin>tea(?:5|97))-(?P<digits>[0-9A-Za-z]{4,4000})\b")


def share_code(game: DeckGame, cards: Mapping[str, int]) -> str:
    """Return a deck's code.

    The code holds neither the deck's name nor the headings under which a list had misplaced cards.
    """
    numbers = sorted((number_of(card), count) for card, count in cards.items() if count > 0)
    bits, last = "1", -1
    for number, count in numbers:
        bits += _written(number - last - 1, STEP) + f"{min(count, FEW + 1) - 1:02b}"
        if count > FEW:
            bits += f"{count:07b}"
        last = number
    value = int(bits, 2) << CHECK | _check(bits)
    code = ""
    while value:
        value, digit = divmod(value, len(LETTERS))
        code = LETTERS[digit] + code
    return f"{BEGINS[game.name]}-{code}"


def code_in(text: str) -> str:
    """Return the code in a text, or an empty text."""
    match = _CODE.search(text)
    return match[0] if match else ""


def game_of(code: str) -> str:
    """Return the game of a code's deck."""
    return next(game for game, begin in BEGINS.items() if code.startswith(f"{begin}-"))


def cards_of(code: str) -> Counter[str]:
    """Return the cards of a code. Raises Unreadable for a damaged code and for unknown cards."""
    match = _CODE.fullmatch(code)
    if match is None:
        raise Unreadable("deck-bad-code")
    value = 0
    for letter in match["digits"]:
        value = value * len(LETTERS) + LETTERS.index(letter)
    bits = f"{value >> CHECK:b}"
    if value & ((1 << CHECK) - 1) != _check(bits):
        raise Unreadable("deck-bad-code")
    known = _numbers(game_of(code))
    try:
        return Counter({known[number]: count for number, count in _pairs(bits[1:])})
    except (KeyError, ValueError) as error:
        raise Unreadable("deck-bad-code") from error


def fingerprint(cards: Mapping[str, int], salt: str = "") -> str:
    """Return a fingerprint of a deck. The fingerprint shows whether two decks have equal cards, and nothing else.

    With a secret ``salt`` nobody can test whether a fingerprint belongs to a list they have.
    """
    written = "\n".join([salt, *(f"{count} {card}" for card, count in sorted(cards.items()) if count > 0)])
    told = sha256(written.encode()).hexdigest().upper()
    return f"{told[:4]}-{told[4:8]}-{told[8:12]}"


def number_of(card: str) -> int:
    """Return the number by which codes name a card."""
    return int.from_bytes(blake2s(card.encode(), digest_size=4).digest(), "big") >> (32 - BITS)


@cache
def _numbers(name: str) -> Mapping[int, str]:
    [game] = [game for game in deck_games() if game.name == name]
    return {number_of(card): card for card in set(game.names().exact.values())}


def _written(value: int, step: int) -> str:
    """Return a number as groups of bits, the highest first.

    The first bit of a group tells whether another group follows.
    """
    groups = []
    while True:
        groups.append(value & ((1 << step) - 1))
        value >>= step
        if not value:
            break
    return "".join(f"{int(place > 0)}{groups[place]:0{step}b}" for place in reversed(range(len(groups))))


def _pairs(bits: str) -> Iterator[tuple[int, int]]:
    """Yield the numbers and counts of a code. Raises ValueError if the bits end too early."""
    at, last = 0, -1
    while at < len(bits):
        distance, more = 0, True
        while more:
            group = bits[at : at + STEP + 1]
            more, distance, at = group[0:1] == "1", distance << STEP | int(group[1:], 2), at + STEP + 1
        count = int(bits[at : at + 2], 2) + 1
        at += 2
        if count > FEW:
            count, at = int(bits[at : at + 7], 2), at + 7
        if not 1 <= count <= COPIES:
            raise ValueError(count)
        last += distance + 1
        yield last, count


def _check(bits: str) -> int:
    return int.from_bytes(blake2s(bits.encode(), digest_size=CHECK // 8).digest(), "big")
