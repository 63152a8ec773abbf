"""The 1997 game in words: every question and every record of the rules has a sentence, in every language."""

import re

import pytest

from bot.controls.fit import fitted
from bot.games import Scene, face_of
from bot.games.l5r_ccg.log import SILENT
from bot.games.l5r_ccg.names import find
from bot.words import COMPLETE, Words
from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.random import choose

NAMES = ("Hana", "Kenji", "Aiko", "Taro")
UNSAID = {"produce-gold", "turn-begins"}  # the line of the purchase names the gold, and the turn has a heading
# Words that no player should read: a card's key, a place, the internal name of a choice.
RAW = re.compile(r"#\d|\w:\w|\b[a-z]+(?:-[a-z]+)+-?\d|\b(?:select|province|reaction|interrupt|action)[:-]")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_has_a_sentence(language: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    face, say, stream = face_of("l5r-ccg"), Words.load()[language].of("l5r-ccg"), Stream(seats)
    brought = find_desk("l5r-ccg").seats(["random"] * seats, stream)
    match = Match.start(new_header("l5r-ccg", f"words/{seats}", brought, options=face.options([*range(seats)], {})))
    names = NAMES[:seats]
    for _ in range(400):
        if match.outcome is not None:
            break
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        scene = Scene(say, names, match.view(seat))
        said = [face.question(prompt, scene), *(face.option(o, prompt, scene) for o in prompt.options)]
        said += [face.about(prompt, scene), *(face.heading(o, scene) for o in prompt.options)]
        assert all(said) and not [text for text in said if RAW.search(text)]
        for option in prompt.options if prompt.kind == "commit" else ():
            sent = find(scene.view, str(option.card))
            assert sent is not None and f" {sent[0]['unit_force']} → " in face.option(option, prompt, scene)
        answer = choose(prompt, stream)
        face.preview(prompt, answer, scene)
        assert face.confirm(prompt, answer, scene)
        assert face.hand(scene) and fitted(face.table(Scene(say, names, match.view(None))))
        cards = [row for row in face.hand(scene).splitlines() if row.startswith("- ")]
        assert len(cards) == len(set(cards))
        match.answer(seat, answer)
    for viewer in (None, *range(seats)):
        scene = Scene(say, names, match.view(viewer))
        seen = [record for r in match.records if (record := r.seen_by(viewer)) is not None]
        told = {r.kind: face.record(r, scene) for r in seen}
        assert {kind for kind, text in told.items() if text is None} <= SILENT | UNSAID
        assert not [text for text in told.values() if text and RAW.search(text)]
        assert not [text for r in face.acts(seen) if (text := face.record(r, scene)) and RAW.search(text)]
    assert not caplog.records


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Price of a take-back"), ("fr", "Annuler coûte"), ("pl", "Cena cofnięcia")]
)
def test_the_setting_for_the_price_of_a_take_back_is_not_called_like_the_one_for_take_backs(
    language: str, name: str
) -> None:
    """Before, both lists of a French lobby were called Annulation, and one said "gratuite", the other "libres"."""
    say = Words.load()[language]
    names = {setting.id: setting.name for setting in face_of("l5r-ccg").lobby_options(say.of("l5r-ccg"))}
    assert names["going-back"] == name and say("house-undo")[:6] not in names["going-back"]


@pytest.mark.parametrize("language", COMPLETE)
def test_every_optional_rule_says_in_the_lobby_what_it_does(language: str) -> None:
    for setting in face_of("l5r-ccg").lobby_options(Words.load()[language].of("l5r-ccg")):
        assert len(setting.hints[list(setting.choices)[-1]]) > 20, setting
