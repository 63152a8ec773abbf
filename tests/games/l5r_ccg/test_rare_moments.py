"""Rare moments of the 1997 game in words: ambushes, gold on credit, threats, cards set aside, cards in other roles."""

import re
from collections.abc import Callable

import pytest

from bot.games import Scene as Told
from bot.games import face_of
from bot.games.l5r_ccg.pictures import battle_sketch
from bot.words import COMPLETE, Words
from engine.kernel.match import Match
from tests.l5r_ccg.cards.events.test_fu_lengs_horde import gathering, ridden
from tests.l5r_ccg.cards.personalities.test_yasuki_kojiro import harbor, taken
from tests.l5r_ccg.cards.scenes import egg
from tests.l5r_ccg.cards.strategies.test_ambush import sprung
from tests.l5r_ccg.cards.strategies.test_open import threat
from tests.l5r_ccg.cards.strategies.test_reactions import dealing, falls, samurai_fallen
from tests.l5r_ccg.cards.test_spells import one_being, winds
from tests.l5r_ccg.scene import Scene, at

RAW = re.compile(r"#\d|\w:\w|\b[a-z]+(?:-[a-z]+)+-?\d|\b(?:select|province|reaction|interrupt|action)[:-]")


def credit() -> Scene:
    game = dealing("shady-dealings", "medium-infantry")
    game.first.does("attach:medium-infantry")
    return game


def threatened() -> Scene:
    game = threat("hida-unari")
    game.first.does("use:hawks-and-falcons")
    return game


def wind() -> Scene:
    game = winds({"card": at("small-farm", facedown=True)})
    game.first.does("use:call-upon-the-wind")
    return game


def ferry() -> Scene:
    game = harbor("port", "island-wharf", others=["matsu-yojo"])
    game.first.does("use:yasuki-kojiro")
    return game


def final_charge() -> Scene:
    game = samurai_fallen("medium-infantry")
    falls(game)
    return game


def gathers() -> Scene:
    return gathering(["hida-unari"], ["matsu-yojo"])


def horde() -> Scene:
    game = ridden(["hida-unari"], ["matsu-yojo"], units=("hida-unari", None))
    game.second.commits(matsu_yojo="1.0")
    return game


MOMENTS = [sprung, credit, threatened, wind, ferry, taken, one_being, lambda: egg("kitsu-motso"), final_charge,
           gathers, horde]  # fmt: skip


def told(match: Match, language: str) -> list[str | None]:
    """Return the questions that are open, with their options, all records and the table, in words."""
    face, say = face_of("l5r-ccg"), Words.load()[language].of("l5r-ccg")
    found: list[str | None] = []
    for prompt in match.open_prompts():
        scene = Told(say, ("Hana", "Kenji"), match.view(prompt.seat))
        found += [face.question(prompt, scene), *(face.option(option, prompt, scene) for option in prompt.options)]
        found += [face.about(prompt, scene), *(face.heading(option, scene) for option in prompt.options)]
    public = Told(say, ("Hana", "Kenji"), match.view(None))
    kinds = {"ambush", "join-horde", "horde-attacks", "set-aside", "hatch", "merge", "stay-behind", "give-back"}
    found += [face.record(record, public) for record in match.records if record.kind in kinds]
    return [*found, *(block for block in face.table(public) if isinstance(block, str))]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("moment", MOMENTS)
def test_each_moment_has_its_sentences(moment: Callable[[], Scene], language: str) -> None:
    found = told(moment().match, language)
    assert found and all(found)
    assert not [text for text in found if text and RAW.search(text)]


def test_an_ambush_is_fought_in_the_open_field() -> None:
    found = "\n".join(text or "" for text in told(sprung().match, "en"))
    assert "ambushes" in found and "open field" in found and "province 10" not in found


def test_the_horde_has_no_attacker_by_name() -> None:
    found = "\n".join(text or "" for text in told(horde().match, "en"))
    assert "the Horde attacks Kenji" in found and "Hana sends Hida Unari to the Horde" in found
    public = Told(Words.load()["en"].of("l5r-ccg"), ("Hana", "Kenji"), horde().match.view(None))
    (sketch,) = battle_sketch(public)
    assert sketch.given[0].armies[0].name == "the Horde" and sketch.given[0].armies[1].name == "Kenji – defense"


def test_a_personality_shows_what_it_keeps_out_of_play() -> None:
    assert "keeps out of play: Port" in "\n".join(text or "" for text in told(taken().match, "en"))
