"""A match as a page and as a moving picture: its content, and above all no secrets."""

import io
import json
import pickle
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PIL import Image

from bot.games import face_of
from bot.pictures.lettering import for_browsers, text
from bot.replays.animation import LARGEST, MOST, animated, chosen_rows
from bot.replays.drawing import Drawings
from bot.replays.eyes import OPEN
from bot.replays.frames import Played
from bot.replays.kept import Kept
from bot.replays.web import Web
from bot.store import KeptFrame
from bot.store.parts.comments import Comment
from bot.words import COMPLETE, Words
from engine.frames import developed, filmed

from .matches import GAMES, brief, given_of, replay_of

SECONDS = 60.0


@cache
def page(game: str, eyes: str) -> str:
    comments = [Comment(1, 1, 0, 7, "Ola", "</script><b>first</b>")]
    return Web(given_of(brief(game), eyes, comments), SECONDS).page().decode()


def data_of(written: str) -> Any:
    found = re.search(r'<script id="data" type="application/json">(.*?)</script>', written, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def strings(part: Any) -> Iterator[str]:
    """Return every text in plain data, with its keys."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for name, inner in part.items():
            yield from (name, *strings(inner))
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from strings(inner)


def cards_in(facts: Any) -> set[str]:
    """Return every text in plain data that may be the id of a card."""
    return {text.partition("#")[0] for text in strings(facts)}


def hidden_from(played: Played, seat: int, game: str) -> set[str]:
    """Return the ids of the cards of a match that a seat never saw."""
    seen, all_cards = set[str](), set[str]()
    for _, frame in played.walk():
        seen |= cards_in(frame.view(seat))
        all_cards |= cards_in(frame.open_view())
    for record in played.records:
        shown = record.seen_by(seat)
        seen |= cards_in(shown.facts) if shown is not None else set()
    face, say = face_of(game), Words.load()["en"]
    return {card for card in all_cards - seen if _named(face, card, say)}


def _named(face: Any, card: str, say: Any) -> bool:
    try:
        return bool(face.card(card, say) != card)
    except (KeyError, ValueError):
        return False


def names_of(game: str, ids: set[str]) -> set[str]:
    """Return the names of cards in all languages."""
    return {face_of(game).card(card, Words.load()[language]).casefold() for card in ids for language in COMPLETE}


def told_by(written: str) -> str:
    """Return all texts that a page can show, the lines of its pictures in order, and the page itself."""
    data = data_of(written)
    parts = data["parts"]

    def svg(number: int) -> str:
        return parts[number] if isinstance(parts[number], str) else "".join(map(svg, parts[number]))

    numbers = {n for spoken in data["languages"].values() for m in spoken["moments"] for n in m.get("pictures", ())}
    drawn = [" ".join(re.findall(r">([^<]+)<", svg(number))) for number in sorted(numbers)]
    return "\n".join([*drawn, written]).casefold()


def names_in(told: str, names: set[str]) -> set[str]:
    """Return the card names in a text."""
    return {name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", told)}


@pytest.mark.parametrize("game", GAMES)
def test_a_page_with_one_sides_eyes_names_no_card_that_the_other_side_kept_hidden(game: str) -> None:
    played, _ = replay_of(brief(game))
    hidden = hidden_from(played, 0, game)
    own, every = told_by(page(game, "0")), told_by(page(game, OPEN))
    names = names_of(game, hidden)
    assert names_in(every, names), "there is something to hide, and the page with all cards open tells it"
    assert not names_in(own, names)
    assert not any(card in own for card in hidden if "-" in card)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_loads_nothing_and_reveals_no_seed(game: str) -> None:
    written = page(game, OPEN)
    rest = re.sub(r"http://www\.w3\.org/2000/svg", "", written)
    assert not re.search(r"https?://|src=|@import|<link", rest)
    assert "default-src 'none'" in written and brief(game).header.seed not in written
    assert not re.search(r"@(LANGUAGE|TITLE|FONTS|DATA)@", written)


def test_a_page_describes_every_moment_in_three_languages() -> None:
    data, (_, replay) = data_of(page("l5r-lcg", OPEN)), replay_of(brief("l5r-lcg"))
    assert data["rows"] == replay.rows and list(data["languages"]) == list(COMPLETE)
    for spoken in data["languages"].values():
        assert len(spoken["moments"]) == len(replay.rows)
        assert all(moment["pictures"] for moment in spoken["moments"])
    assert data["languages"]["fr"]["words"]["web-log"] == "Journal"


def test_text_written_by_people_stays_plain_text() -> None:
    written = page("root", OPEN)
    assert "</script><b>" not in written
    assert data_of(written)["comments"] == [{"moment": 0, "name": "Ola", "text": "</script><b>first</b>"}]


def test_without_time_only_turns_have_pictures() -> None:
    match = brief("l5r-lcg")
    made = Web(given_of(match, OPEN), 0.0)
    made._drawn = 12  # as after twelve moments
    moments = data_of(made.page().decode())["languages"]["en"]["moments"]
    assert "pictures" in moments[0] and "pictures" in moments[-1]
    assert any("pictures" not in moment for moment in moments)


def test_equal_parts_of_pictures_are_kept_once() -> None:
    drawings, tile = Drawings(), '<g><rect x="1" width="2"/><path d="M0 0"/></g>'
    one = drawings.add("a", f"<svg>{tile}{tile}</svg>")
    many = drawings.add("b", f"<svg>{tile * 40}<g/></svg>")
    assert drawings.svg(one) == f"<svg>{tile}{tile}</svg>" and drawings.svg(many) == f"<svg>{tile * 40}<g/></svg>"
    assert len(drawings.parts) < 20 and drawings.known("a") == one and drawings.known("c") is None


def test_names_of_people_stay_text_in_a_browser() -> None:
    line = for_browsers(text("<b>&</b>", 10, 20, 30, bold=True).as_str())
    assert "&lt;b&gt;&amp;&lt;/b&gt;" in line and "CDATA" not in line and ' y="20"' in line


@pytest.mark.parametrize("game", ["root", "l5r-ccg"])
def test_a_moving_picture_has_a_picture_for_each_turn_and_says_nothing_else(game: str) -> None:
    match = brief(game)
    written = animated(given_of(match, OPEN))
    picture = Image.open(io.BytesIO(written))
    _, replay = replay_of(match)
    assert picture.format == "GIF" and getattr(picture, "n_frames", 1) == len(chosen_rows(replay))
    assert len(written) <= LARGEST and len(chosen_rows(replay)) <= MOST + 1
    assert "comment" not in picture.info and match.header.seed.encode() not in written


@pytest.mark.parametrize("game", GAMES)
def test_moments_that_were_only_kept_are_exported_too(game: str) -> None:
    match = brief(game)
    shots = list(filmed(match.header, match.log))
    frames = list(developed((shot.row, shot.body) for shot in shots))
    kept = [(KeptFrame(0, shot.row, shot.total, shot.body), frame) for shot, frame in zip(shots, frames, strict=True)]
    as_kept = Kept(match.header, match.records, kept)
    given = pickle.loads(pickle.dumps(replace(given_of(match, "0"), rows=(), kept=as_kept)))
    data, played = data_of(Web(given, 0.0).page().decode()), data_of(page(game, "0"))
    common = set(data["rows"]) & set(played["rows"])
    own, other = (
        [told["languages"]["pl"]["moments"][told["rows"].index(row)]["now"] for row in sorted(common)]
        for told in (data, played)
    )
    assert len(common) > 5 and own == other
    assert animated(given)[:6] == b"GIF89a"
