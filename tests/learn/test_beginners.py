"""Texts for beginners: the purpose of each question, and how decks and factions play."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.controls.control import CHOICE
from bot.games import Gathering, Scene, face_of
from bot.games.lobby import GRADES, easy_first, grades, plays
from bot.games.scene import beneath
from bot.learn.script import lessons
from bot.words import COMPLETE, Words
from engine.kernel.prompt import Prompt

DATA = Path(__file__).parents[2] / "data"
MAIN = {
    "l5r-lcg": (
        *("dynasty", "fate", "bid", "declare-conflict", "declare-defenders", "action", "reaction", "interrupt"),
        *("ring-effect", "ring-choice", "target", "discard-order", "where"),
    ),
    "l5r-ccg": (
        *("action", "battle-action", "reaction", "dynasty", "pay", "declare-attack", "commit", "next-battle"),
        *("discard-hand", "target"),
    ),
    "root": (
        *("daylight", "move", "battle", "ambush", "craft", "discard", "outrage"),
        *("decree", "resolve-decree", "leader"),
        *("spread", "spend-supporters", "operations"),
        *("ritual", "conspiracy", "outcast"),
        *("prices", "slip", "aid-item", "refresh"),
        *("assembly", "ministers", "sway", "reveal", "dig"),
        *("plot-kind", "mood", "incite", "command", "advance"),
        *("retinue", "gather"),
        *("birdsong-start", "birdsong-end", "daylight-start", "daylight-end", "evening-start"),
        *("field-hospital", "battle-effects", "foil-ambush"),
    ),
}
OF_A_FACTION = {"birdsong-acts": ("alliance", "corvids"), "move": ("corvids", "marquise")}


def purposes(game: str) -> Iterator[str]:
    path = DATA / "words" / game.replace("-", "_") / "en" / "purpose.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    return (line.split(" =")[0] for line in lines if line.startswith("purpose-"))


@pytest.mark.parametrize(
    ("heading", "answer", "told"),
    [
        ("Battle", "🦡 Computer 3, 7 🐭", "Battle: 🦡 Computer 3, 7 🐭"),
        ("Recruit", "Recruit", "Recruit"),
        ("Play a card", "Play: Charge! · 1", "Play: Charge! · 1"),
        ("", "Pass", "Pass"),
        # Only a whole word counts: these answers do not repeat their headings.
        ("Send", "Senda Mishito", "Send: Senda Mishito"),
        ("In play", "Ikoma Ujiaki", "In play: Ikoma Ujiaki"),
        ("Move", "Moves of the Fox", "Move: Moves of the Fox"),
        ("Bow", "Bow: Kakita Asami", "Bow: Kakita Asami"),
        # An answer that names its act needs no heading, but a colon among a card's facts names no act.
        ("The Imperial Favor", "Lobby: Ikoma Kaoku (1/3)", "Lobby: Ikoma Kaoku (1/3)"),
        ("Yours", "Daidoji Nerishma (2/0, fate: 2)", "Yours: Daidoji Nerishma (2/0, fate: 2)"),
    ],
)
def test_advice_names_an_act_once(heading: str, answer: str, told: str) -> None:
    assert beneath(heading, answer, Words.load()["en"]) == told


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", lessons())
def test_each_main_question_has_a_line_about_its_purpose(game: str, language: str) -> None:
    say, face = Words.load()[language].of(game), face_of(game)
    for kind in MAIN[game]:
        assert face.purpose(Prompt(0, kind, [], rule="0"), Scene(say, [], {})), kind
    for key in purposes(game):
        assert say.speaks(key) and "\n" not in say(key) and len(say(key)) <= 125, f"{key}: {len(say(key))}"


def test_a_faction_with_its_own_rule_has_its_own_line() -> None:
    """Others must rule where they come from or where they go. The Corvids need not (13.2.1)."""
    say, face = Words.load()["en"].of("root"), face_of("root")
    for kind, factions in OF_A_FACTION.items():
        scenes = [Scene(say, [], {"players": [{"faction": faction}]}) for faction in factions]
        lines = {face.purpose(Prompt(0, kind, [], rule="0"), scene) for scene in scenes}
        assert len(lines) == len(factions) and all(lines)


def test_a_question_of_a_conflict_has_a_purpose_of_its_own() -> None:
    scene, face = Scene(Words.load()["en"].of("l5r-lcg"), [], {}), face_of("l5r-lcg")
    within, outside = (face.purpose(Prompt(0, "action", [], rule=rule), scene) for rule in ("3.2.2", "3.1"))
    assert "who wins" in within and "who wins" not in outside
    assert face.purpose(Prompt(0, "order", [], rule="1"), scene) == ""


def test_a_target_with_a_question_of_its_own_has_no_line_about_targets() -> None:
    """Whether somebody agrees or pays is no matter of help or harm."""
    for game, name in (("l5r-ccg", "consent"), ("l5r-ccg", "wages"), ("l5r-lcg", "own-deck")):
        scene, face = Scene(Words.load()["en"].of(game), [], {}), face_of(game)
        assert not face.purpose(Prompt(0, "target", [], rule="0", data={"name": name}), scene)
        assert face.purpose(Prompt(0, "target", [], rule="0", data={"name": "target"}), scene)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", lessons())
def test_everything_offered_says_how_it_plays_in_a_line_of_a_list(game: str, language: str) -> None:
    say = Words.load()[language].of(game)
    for brings in face_of(game).offers(say, Gathering()):
        assert 10 < len(plays(game, brings, say)) <= CHOICE, brings


@pytest.mark.parametrize("game", lessons())
def test_easy_choices_stand_first(game: str) -> None:
    offers = face_of(game).offers(Words.load()["en"].of(game), Gathering())
    listed = json.loads((DATA / "learn" / game.replace("-", "_") / "hardness.json").read_text(encoding="utf-8"))
    assert tuple(listed) == GRADES and set(grades(game)) <= set(offers)
    order = list(easy_first(game, offers))
    assert sorted(order) == sorted(offers) and order[: len(listed["easy"])] == listed["easy"]


def test_a_game_without_a_lesson_keeps_its_order() -> None:
    assert list(easy_first("toy", {"red": "Red", "blue": "Blue"})) == ["red", "blue"]
    assert plays("toy", "red", Words.load()["en"].of("toy")) == ""
