"""The card game in words: every question and every record of the rules has a sentence, in every language."""

import re

import pytest

from bot.controls.fit import fitted
from bot.games import Scene, face_of
from bot.games.l5r_lcg.log import SILENT
from bot.games.l5r_lcg.names import card_name, card_words
from bot.panels.press import describe
from bot.rules.glossary import entry_of
from bot.trouble import Trouble
from bot.words import COMPLETE, Words, plain
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Option, Prompt, Refused
from engine.kernel.record import Record
from engine.kernel.rng import Stream
from engine.l5r_lcg.definition import catalogue
from engine.players.random import choose

from ...l5r_lcg.cards.positions import row
from ...l5r_lcg.scene import scene

NAMES = ("Hana", "Kenji")
UNSAID = {"game-over", "apply"}  # the line of the card names its lasting effect, unless that is a bonus


PAIRINGS = (("crab", "crane"), ("dragon", "lion"), ("phoenix", "scorpion"), ("unicorn", "phoenix"))
# Words that no player should read: a card's key, a place, the internal name of a choice.
RAW = re.compile(r"#\d|\w:\w|\b[a-z]+(?:-[a-z]+)+-?\d|\b(?:select|province|reaction|interrupt|action)[:-]")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(("one", "other"), PAIRINGS)
def test_everything_has_a_sentence(language: str, one: str, other: str, caplog: pytest.LogCaptureFixture) -> None:
    face, say, stream = face_of("l5r-lcg"), Words.load()[language].of("l5r-lcg"), Stream(7)
    seats = tuple(face.seat(f"{clan}-tournament", name) for clan, name in zip((one, other), NAMES, strict=True))
    match = Match.start(Header("l5r-lcg", "words", seats, options=face.options([0, 1], {})))
    while match.outcome is None:
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        scene = Scene(say, NAMES, match.view(seat))
        said = [face.question(prompt, scene), *(face.option(o, prompt, scene) for o in prompt.options)]
        assert all(said) and not [text for text in said if RAW.search(text)]
        words = {o.key.partition(":")[2] for o in prompt.options if o.verb == "select"}
        assert not words & {*said}
        cards = [row for row in face.hand(scene).splitlines() if row.startswith("- ")]
        assert len(cards) == len(set(cards))
        assert face.hand(scene) and fitted(face.table(Scene(say, NAMES, match.view(None))))
        match.answer(seat, choose(prompt, stream))
    for viewer in (None, 0, 1):
        scene = Scene(say, NAMES, match.view(viewer))
        seen = [record for r in match.records if (record := r.seen_by(viewer)) is not None]
        told = {r.kind: face.record(r, scene) for r in seen}
        assert {kind for kind, text in told.items() if text is None} <= SILENT | UNSAID
        assert not [text for text in told.values() if text and RAW.search(text)]
    assert face.ending(match.outcome, scene)
    assert not caplog.records


@pytest.mark.parametrize("language", COMPLETE)
def test_a_character_that_changes_places_is_named(language: str) -> None:
    face, say = face_of("l5r-lcg"), Words.load()[language].of("l5r-lcg")
    record = Record("swap-in-province", {"card": "kaiu-shuichi#5", "other": "imperial-storehouse#7"})
    said = face.record(record, Scene(say, NAMES, {}))
    assert said is not None and "Kaiu Shuichi" in said and card_name("imperial-storehouse", say) in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Hana uses Levy on Matsu Berserker, Kenji – Give 1 honor"),
        ("fr", "Hana utilise Levy sur Matsu Berserker, Kenji – Donner 1 honneur"),
        ("pl", "Hana używa karty Levy na Matsu Berserker, Kenji – Oddaj 1 żeton honoru"),
    ],
)
def test_the_log_names_the_choice(language: str, said: str) -> None:
    facts = {"card": "levy#1", "player": 0, "targets": ["matsu-berserker#2", "player:1"], "choice": "honor"}
    assert (
        face_of("l5r-lcg").record(Record("initiate", facts), Scene(Words.load()[language].of("l5r-lcg"), NAMES, {}))
        == said
    )


def test_a_player_who_may_cancel_reads_the_choice() -> None:
    facts = {"kind": "initiate", "card": "for-shame#1", "targets": ["ring:air"], "choice": "dishonor"}
    prompt = Prompt(1, "interrupt", [Option("pass", "pass")], rule="interrupts", data={"events": [facts]})
    asked = face_of("l5r-lcg").question(prompt, Scene(Words.load()["en"].of("l5r-lcg"), NAMES, {}))
    assert asked == "For Shame! is used on Air – Dishonor – do you interrupt?"


def test_a_window_names_a_played_event_and_its_targets_once() -> None:
    used = {"kind": "initiate", "card": "for-shame#1", "targets": ["matsu-berserker#2"]}
    events = [used, {"kind": "play-card", "card": "for-shame#1"}]
    prompt = Prompt(1, "reaction", [Option("pass", "pass")], rule="reaction", data={"events": events})
    scene = Scene(Words.load()["en"].of("l5r-lcg"), NAMES, {})
    asked = face_of("l5r-lcg").question(prompt, scene)
    assert asked == "For Shame! is played on Matsu Berserker – do you react?"


def test_a_window_names_a_played_character_and_its_fate_once() -> None:
    events = [{"kind": kind, "card": "adept-of-shadows#1"} for kind in ("play-card", "enter-play")]
    prompt = Prompt(1, "reaction", [Option("pass", "pass")], rule="reaction", data={"events": events})
    scene = Scene(Words.load()["en"].of("l5r-lcg"), NAMES, {})
    assert face_of("l5r-lcg").question(prompt, scene) == "Adept of Shadows is played – do you react?"


def test_a_question_about_a_province_shows_its_text() -> None:
    provinces = [{"place": "province:1.0", "index": 0, "id": "night-raid", "cards": []}]
    view = {"viewer": 0, "players": [{"provinces": []}, {"provinces": provinces}]}
    prompt = Prompt(0, "target", [], rule="initiating-abilities-5", source="province:1.0")
    said = face_of("l5r-lcg").reason(prompt, Scene(Words.load()["en"].of("l5r-lcg"), NAMES, view))
    assert "After this province is revealed" in said


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "The first player token is passed – do you interrupt?"),
        ("fr", "Le pion Premier Joueur est passé – interrompez-vous\N{NO-BREAK SPACE}?"),
        ("pl", "Znacznik pierwszego gracza zmienia właściciela – przerywasz?"),
    ],
)
def test_a_window_describes_the_event_in_a_sentence(language: str, asked: str) -> None:
    data = {"events": [{"kind": "pass-first-player"}]}
    prompt = Prompt(1, "interrupt", [Option("pass", "pass")], rule="interrupt", data=data)
    assert face_of("l5r-lcg").question(prompt, Scene(Words.load()[language].of("l5r-lcg"), NAMES, {})) == asked


def test_a_refusal_names_its_card() -> None:
    trouble = Trouble.refused(Refused("wrong-place", card="for-shame"), "l5r-lcg")
    assert describe(trouble, Words.load()["en"]) == "A card lies in the wrong part of the deck: For Shame!"


@pytest.mark.parametrize(("language", "told"), [
    ("en", "> Covert keeps from defending: Kakita Asami"),
    ("fr", "> Discret empêche de défendre\N{NO-BREAK SPACE}: Kakita Asami"),
    ("pl", "> Ukrycie nie pozwala bronić: Kakita Asami"),
])  # fmt: skip
def test_the_defender_reads_which_characters_covert_evaded(language: str, told: str) -> None:
    game = scene(
        {"characters": ["political-rival"]}, {"characters": ["kakita-asami", "ikoma-eiji"]}, step="3.2", asked=(0, 1)
    )
    parts = ["ring:ring:air", "skill:political", "attack:province:1.0", "commit:political-rival"]
    game.first.does(*parts, "covert:political-rival>kakita-asami")
    face, prompt = face_of("l5r-lcg"), game.second.prompt
    assert prompt is not None and prompt.kind == "declare-defenders"
    shown = Scene(Words.load()[language].of("l5r-lcg"), NAMES, game.match.view(1))
    assert told in face.about(prompt, shown).splitlines()
    assert not [line for line in face.standing(shown, [prompt]).splitlines() if "Asami" in line]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_picture_of_a_card_abbreviates_no_skill(language: str) -> None:
    """On a card's page, the picture has words in place of signs, and nothing explains a word like "konflikt pol."."""
    say = Words.load()[language].of("l5r-lcg")
    told = {card: card_words(card, say) for card in catalogue()}
    assert not [text for text in told.values() if re.search(r"\b(mil|pol)\.", text, re.IGNORECASE) or ".." in text]


def test_words_in_place_of_signs_agree_with_their_nouns_in_polish() -> None:
    """The sign of a skill after its own word is left out. Rings and clans are in the genitive."""
    say = Words.load()["pl"].of("l5r-lcg")
    told = {card: plain(card_words(card, say)) for card in ("pacifism", "shizuka-toshi", "shinjo-shono", "ambush")}
    assert told["pacifism"].endswith("w konfliktach militarnych.")
    assert "Podczas konfliktu politycznego ukłoń" in told["shizuka-toshi"]
    assert "otrzymuje +1 militarnej i +1 politycznej" in told["shinjo-shono"]
    assert "2 postaci Skorpiona w swojej ręce" in told["ambush"]
    assert "konflikt Ognia" in card_words("keeper-of-fire", say)


def test_the_question_of_additional_fate_cites_the_playing_of_a_character() -> None:
    """Fate may go on every character that is played, from a province (1.4) or from the hand (§play)."""
    game = scene({"fate": 5, "provinces": row("matsu-berserker")}, {}, step="1.4")
    game.first.does("play:matsu-berserker")
    prompt = game.match.prompt_for(0)
    assert prompt is not None and prompt.kind == "fate"
    face = face_of("l5r-lcg")
    assert entry_of("l5r-lcg", face.rule(prompt)) == "play"
