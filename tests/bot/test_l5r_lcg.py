"""The card game in words: nothing that the rules ask or tell lacks a sentence, in any language."""

import pytest

from bot.games import Scene, face_of
from bot.games.l5r_lcg import SILENT
from bot.panels.pages import fitted
from bot.words import LANGUAGES, Words
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.random import choose

NAMES = ("Hana", "Kenji")
UNSAID = {"game-over"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    face, say, stream = face_of("l5r-lcg"), Words.load()[language], Stream(7)
    seats = (face.seat("crane-starter", NAMES[0]), face.seat("lion-starter", NAMES[1]))
    match = Match.start(Header("l5r-lcg", "words", seats, options=face.options([0, 1])))
    while match.outcome is None:
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        scene = Scene(say, NAMES, match.view(seat))
        assert face.question(prompt, scene) and all(face.option(o, prompt, scene) for o in prompt.options)
        assert face.hand(scene) and fitted(face.table(Scene(say, NAMES, match.view(None))))
        match.answer(seat, choose(prompt, stream))
    for viewer in (None, 0, 1):
        scene = Scene(say, NAMES, match.view(viewer))
        seen = [record for r in match.records if (record := r.seen_by(viewer)) is not None]
        unsaid = {r.kind for r in seen if face.record(r, scene) is None} - SILENT - UNSAID
        assert not unsaid
    assert face.ending(match.outcome, scene)
    assert not caplog.records
