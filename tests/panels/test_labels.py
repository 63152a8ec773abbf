"""A panel asks its game for the heading and the hint of an option once, however many forms of the panel are tried."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.controls.control import clip, texts
from bot.games import Scene as Told
from bot.games import face_of
from bot.panels.labels import Labels
from bot.panels.panel import Guide, panel_page
from bot.words import COMPLETE, Words
from engine.kernel.prompt import Option, Prompt

from ..discord_judge import walk
from ..l5r_lcg.scene import Scene, scene
from .panel_heights import LION, at_table, dynasty, kinds_of, table_of

SAY = Words.load()["en"]


def declaring() -> Scene:
    """Return a game in which a conflict is declared: a question of several groups."""
    ours = ["matsu-berserker", "ikoma-eiji", "akodo-toturi"]
    return scene({"characters": ours}, {"characters": ["doji-challenger"]}, step="3.2", asked=(0, 1))


@pytest.mark.parametrize("position", [dynasty, declaring])
def test_the_heading_and_the_hint_of_an_option_are_asked_for_once(
    position: Callable[[], Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = at_table(position())
    asked: Counter[tuple[str, Option, bool]] = Counter()
    for name in ("heading", "hint"):
        monkeypatch.setattr(table.face, name, counted(getattr(table.face, name), name, asked))
    panel_page(table, seat, SAY)
    assert {name for name, _, _ in asked} == {"heading", "hint"}
    assert [(name, option.key, headed) for (name, option, headed), times in asked.items() if times > 1] == []


def counted(real: Callable[..., Any], name: str, asked: Counter[tuple[str, Option, bool]]) -> Callable[..., Any]:
    """Return a method of a face that notes what it is asked for: the option, and whether it stands under a heading."""

    def noting(option: Option, *given: Any) -> Any:
        asked[name, option, given[-1].headed] += 1
        return real(option, *given)

    return noting


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ("Jouer : Fine Katana", "Jouer : Fine Katana"),
        ("Jouer : Fine Katana → Doji Whisperer", "Jouer : Fine Katana…"),
        ("Jouer : Maîtresse des lames", "Jouer : Maîtresse…"),
        ("Incommensurablement longue", "Incommensurablement…"),
        ("Fushichō-Gakka-Kakita-Yoshi", "Fushichō-Gakka-Kaki…"),
    ],
)
def test_a_text_that_is_cut_ends_with_a_whole_word(text: str, cut: str) -> None:
    assert clip(text, 20) == cut


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("Which?", "Which?"),
        ("Daylight, actions left: 3. What do you do now?", "What do you do now?"),
        ("Hida Sukune: Who makes the 4 gold?", "Who makes the 4 gold?"),
        ("Maze of Illusion\N{NO-BREAK SPACE}: Choisissez une cible.", "Choisissez une cible."),
        ("The Decree: at which of all your Roosts do you recruit now?", "The Decree"),
        ("Which cards go to the Decree, and where?", "Which cards go to the …"),
        ("Which of all the faceup cards of your provinces do you discard?", "Which of all the faceup …"),
    ],
)
def test_a_list_is_called_by_the_part_of_its_question_that_it_shows_in_full(question: str, name: str) -> None:
    """The question stands above the list. Its beginning alone told a player of Root nothing about the actions, and
    neither did "Choose …".
    """
    prompt = Prompt(0, "daylight", [Option(f"recruit:{n}", "recruit") for n in range(2)], rule="6.5")
    face = face_of("root")
    named = Labels(face, prompt, Told(SAY.of("root"), ("Hana", "Kenji"), {}))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(face), "question", lambda *_: question)
        assert named.group(0) == name


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
@pytest.mark.parametrize("language", COMPLETE)
def test_every_list_has_a_name_of_its_own(game: str, language: str) -> None:
    say = Words.load()[language]
    nameless = {say.of(game)("heading-other"), say("select-several").partition(",")[0]}
    for kind, position in kinds_of(game).items():
        parts = walk(panel_page(*table_of(position()), say).to_components())
        names = {str(part["placeholder"]).rstrip(" …→") for part in parts if part.get("placeholder")}
        assert not names & nameless, kind


@pytest.mark.parametrize("language", COMPLETE)
def test_no_arrow_follows_a_question_that_names_its_list(language: str) -> None:
    """Beneath a page of a lesson, one list holds all characters with their fate."""
    sold = ["honored-general", "matsu-berserker", "ikoma-eiji", "otomo-courtier"]
    lying = [{"id": lies, "cards": [card]} for lies, card in zip(LION, sold, strict=False)]
    game = scene({"provinces": [*lying, {"id": LION[4]}], "fate": 7}, {}, step="1.4", asked=(0, 1))
    table, seat = at_table(game)
    guide = Guide([texts(["A page of a lesson. " * 20])])
    page = panel_page(table, seat, Words.load()[language], guide=guide)
    names = [str(one["placeholder"]) for one in walk(page.to_components()) if one.get("placeholder")]
    assert names and not [name for name in names if "? →" in name or "… →" in name]
