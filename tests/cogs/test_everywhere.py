"""Commands on any server and in direct messages: those that people install for themselves, and those on a message."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from bot.rules.mentions import named_in
from bot.version import VERSION
from bot.words import CommandNames
from engine.kernel.games import ROOT

from ..conftest import World
from ..simkit import controls, speaks, text_of
from .decks.test_decks import FAULTY, LEGAL, WORDS

ALONG = {"rules", "faq", "timing", "card", "deck", "settings", "help", "about", "privacy", "Check this deck"}
ALONG |= {"Look up the cards named here", "Answer this question", "learn", "notify", "vacation", "puzzle"}


async def payloads(world: World) -> dict[str, dict[str, Any]]:
    commands = world.bot.tree.get_commands()
    found = [await command.get_translated_payload(world.bot.tree, CommandNames()) for command in commands]
    return {payload["name"]: payload for payload in found}


async def test_look_ups_and_decks_may_be_taken_along_and_tables_stay_on_servers(world: World) -> None:
    """Installations: 0 is a server, 1 a person. Contexts: 0 is a server, 1 the bot's own messages, 2 all others."""
    for name, payload in (await payloads(world)).items():
        if name in ALONG:
            assert payload["integration_types"] == [0, 1] and payload["contexts"] == [0, 1, 2], name
        else:
            assert payload["contexts"] == [0] and 1 not in (payload.get("integration_types") or []), name


async def test_every_command_has_its_name_in_three_languages(world: World) -> None:
    for name, payload in (await payloads(world)).items():
        assert 1 <= len(name) <= 32
        assert {"fr", "pl"} <= payload["name_localizations"].keys(), name
        for told in payload["name_localizations"].values():
            assert 1 <= len(told) <= 32 and (payload["type"] == 3 or told == told.lower()), told


def beside(payload: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """Yield a command's parts (subcommands or options) that stand beside one another, at every level."""
    if parts := payload.get("options", []):
        yield parts
        for part in parts:
            yield from beside(part)


@pytest.mark.parametrize("locale", ["fr", "pl"])
async def test_no_two_commands_beside_each_other_have_the_same_name(world: World, locale: str) -> None:
    """Discord refuses such commands. For example, "reprendre" could mean taking a seat or ending a pause in French."""
    every = [*(await payloads(world)).values()]
    for parts in [[one for one in every if one["type"] == 1], *(parts for one in every for parts in beside(one))]:
        names = [part["name_localizations"].get(locale, part["name"]) for part in parts]
        assert len(set(names)) == len(names), names


async def said(world: World, content: str = "", file: bytes | None = None) -> Any:
    return await world.bob.send(world.hall, content, attachments=[("deck.txt", file)] if file else ())


@pytest.mark.parametrize("locale", WORDS)
async def test_the_deck_in_a_message_is_checked_for_the_user_who_asks(world: World, locale: str) -> None:
    ann = speaks(world.ann, locale)
    legal, fault = WORDS[locale]
    for message in (await said(world, "what do you think?", LEGAL), await said(world, f"thanks!!\n{LEGAL.decode()}")):
        answer = await ann.context_menu(world.hall, "Check this deck", message)
        assert answer.response.ephemeral and legal in text_of(answer.response)
    answer = await ann.context_menu(world.hall, "Check this deck", await said(world, "", FAULTY))
    assert fault in text_of(answer.response)


async def test_the_files_of_a_message_in_a_thread_are_judged_and_the_talk_beside_them_is_no_deck(world: World) -> None:
    """The message has a word beside its two files. The word is not judged as a third deck."""
    await world.lobby()
    offered = await world.bob.slash(world.hall, "play", game="toy", deck="blue", computers=1)
    await world.bob.click(offered.response, label="Open a thread")
    (thread,) = world.hall.threads
    files = [("Hana.txt", LEGAL), ("Kenji.txt", FAULTY), ("photo.png", b"\x89PNG\r\n\x1a\n")]
    message = await world.bob.send(thread, "mine", attachments=files)
    answer = (await world.ann.context_menu(thread, "Check this deck", message)).response
    assert "2 decks, 1 of them legal" in text_of(answer) and "Hana" in text_of(answer)
    message = await world.bob.send(thread, LEGAL.decode(), attachments=files[1:])
    answer = (await world.ann.context_menu(thread, "Check this deck", message)).response
    assert "2 decks, 1 of them legal" in text_of(answer) and "Bob" in text_of(answer)


async def test_a_message_without_a_deck_says_so(world: World) -> None:
    for message in (await said(world, "hello there"), await said(world, "", b"\x00\x01\x02" * 50)):
        assert await world.refused(world.ann.context_menu(world.hall, "Check this deck", message))


async def test_the_cards_that_a_message_names_are_looked_up(world: World) -> None:
    message = await said(world, "I lost to Doji Challenger and Banzai!, then to Way of the Crane.")
    answer = (await world.ann.context_menu(world.hall, "Look up the cards named here", message)).response
    (picker,) = (c for c in controls(answer) if c["type"] == 3)
    keys = [option["value"] for option in picker["options"]]
    assert answer.ephemeral and "3 cards" in text_of(answer)
    assert keys == ["l5r-lcg:doji-challenger", "l5r-lcg:banzai", "l5r-lcg:way-of-the-crane"]
    one = await world.ann.context_menu(world.hall, "Look up the cards named here", await said(world, "Doji Hotaru?"))
    assert text_of(one.response).strip().startswith("### ◆ Doji Hotaru")
    deck = await world.ann.context_menu(world.hall, "Look up the cards named here", await said(world, "see", LEGAL))
    assert "25 cards" in text_of(deck.response)
    none = world.ann.context_menu(world.hall, "Look up the cards named here", await said(world, "a duel, then tea"))
    assert "no card" in await world.refused(none)


@pytest.mark.parametrize(
    ("text", "home", "named"),
    [
        ("he charges and I defend", None, []),
        ("Then Charge! won it", "l5r-lcg", ["l5r-lcg:charge"]),
        ("Then Charge! won it", None, ["l5r-lcg:charge", "l5r-ccg:charge"]),
        ("3x Charge!", "l5r-ccg", ["l5r-ccg:charge"]),
        ('with "pacifism" on it', None, ["l5r-lcg:pacifism"]),
        ("la voie de la grue puis doji hotaru", None, ["l5r-lcg:way-of-the-crane", "l5r-lcg:doji-hotaru"]),
        ("Isawa Tadaka, Isawa Tadaka", "l5r-lcg", ["l5r-lcg:isawa-tadaka"]),
        ("", None, []),
    ],
)
def test_names_in_a_text(text: str, home: str | None, named: list[str]) -> None:
    assert [str(card.key) for card in named_in(text, home)] == named


@pytest.mark.parametrize("locale", WORDS)
async def test_help_is_one_screen(world: World, locale: str) -> None:
    answer = (await speaks(world.ann, locale).slash(world.hall, "help")).response
    text = text_of(answer)
    assert answer.ephemeral and len(text) < 1600 and text.count("\n") <= 8
    assert "{" not in text and text.count("`/") >= 7


async def test_commands_answer_in_direct_messages(world: World) -> None:
    dana = world.env.create_user("dana")
    assert "Bow" in text_of((await dana.slash("rules", term="bow")).response)
    assert "Legal:" in text_of((await dana.slash("deck check", file=("deck.txt", LEGAL))).response)
    assert "only on a server" in text_of((await dana.slash("settings server")).response)
    page = (await dana.slash("card", name="doji challenger")).response
    assert "Doji Challenger" in text_of(page)


@pytest.mark.parametrize("locale", ["en-US", "fr", "pl"])
async def test_about_names_the_version_that_runs(world: World, locale: str) -> None:
    answer = await speaks(world.ann, locale).slash(world.hall, "about")
    said = text_of(answer.response)
    assert answer.response.ephemeral and VERSION in said and "hard" not in said


def test_the_version_is_the_one_of_the_project_and_has_its_place_in_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]" in changelog and re.search(r"^## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$", changelog, re.M)
