"""The start of the bot, its commands, and its languages."""

import discord
import pytest

from bot import ready
from bot.app import Teahouse
from bot.config import Settings
from bot.games import faces
from bot.ready import read_ahead
from bot.rules.cards import cards
from bot.rules.titles import Titles
from bot.store import Unavailable
from bot.words import Words, catalogue
from engine.kernel.fingerprint import fingerprint
from engine.kernel.games import LIST, read
from engine.kernel.prompt import Refused

from ..conftest import World
from ..simkit import Sent, speaks, text_of


def registered(sent: list[Sent]) -> list[Sent]:
    return [s for s in sent if s.path.endswith("/commands")]


def test_no_privileged_intent() -> None:
    assert Teahouse(Settings()).intents == discord.Intents(guilds=True, messages=True)
    assert Teahouse(Settings(mentions=False)).intents == discord.Intents(guilds=True)


async def test_commands_are_registered_once(world: World) -> None:
    await world.restart()
    assert not registered(world.sent)
    await world.bot.store.settings.change(0, f"commands:{world.bot.application_id}", "another")
    await world.restart()
    assert len(registered(world.sent)) == 1


async def test_nothing_is_read_at_its_first_use(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the first use of a game's words would block the bot for 0.2 s, the first card look-up for 0.06 s."""
    words = Words()
    monkeypatch.setattr(Words, "load", staticmethod(lambda: words))
    known = list(cards().all.values())[:50]
    titles = Titles((str(card.key), [[card.name]]) for card in known)
    monkeypatch.setattr(cards(), "_titles", titles)
    fingerprint.cache_clear()
    await world.restart()
    monkeypatch.setattr(catalogue, "read_bundle", lambda *_: pytest.fail("words are read"))
    for face in faces():
        assert "Zamknij" in words["pl"].of(face.name)("button-close")
    assert fingerprint.cache_info().currsize >= len(faces())
    titles_read = set(vars(titles))
    cards().meant(known[-1].name)
    assert set(vars(titles)) == titles_read


async def test_a_process_that_stands_by_for_its_shards_has_already_read_everything(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    async def waiting(*_: object) -> None:
        raise Unavailable("the shards belong to another process", busy=True)

    monkeypatch.setattr("bot.app.read_ahead", lambda: read.append("everything"))
    monkeypatch.setattr("bot.app.open_store", waiting)
    with pytest.raises(Unavailable):
        await Teahouse(settings).setup_hook()
    assert read == ["everything"]


def test_data_of_one_game_that_cannot_be_read_do_not_stop_the_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(game: str) -> None:
        if game == "root":
            raise Refused("broken-game", game=game)
        read.append(game)

    read: list[str] = []
    monkeypatch.setattr(ready, "find_desk", broken)
    read_ahead()
    assert {"l5r-lcg", "l5r-ccg"} <= set(read) and "not everything of root can be read" in caplog.text


async def test_commands_have_names_in_every_language(world: World) -> None:
    play = world.env.backend.commands[None][("play", 1)]
    assert play["name_localizations"] == {"fr": "jouer", "pl": "graj"}
    deck = next(option for option in play["options"] if option["name"] == "deck")
    assert deck["description_localizations"]["pl"] == "Talia, którą grasz"
    match = world.env.backend.commands[None][("match", 1)]
    assert match["name_localizations"]["fr"] == "partie"


async def test_suggestions_list_the_games_and_the_decks_of_a_game(world: World) -> None:
    games = await world.ann.autocomplete(world.hall, "play", "game", "")
    assert {game["value"] for game in games} == {"toy", *read(LIST.read_bytes())}
    found = await world.ann.autocomplete(world.hall, "play", "deck", "bl", game="toy")
    assert found == [{"name": "Blue deck", "value": "blue"}]
    assert await world.ann.autocomplete(world.hall, "play", "deck", "", game="chess") == []
    lcg = await world.cleo.autocomplete(world.hall, "play", "deck", "")
    assert "Deck de démarrage" in lcg[0]["name"]


async def test_public_texts_follow_the_guild_private_ones_the_reader(world: World) -> None:
    polish = world.env.create_guild("Herbaciarnia", preferred_locale="pl")
    room = polish.create_text_channel("stół")
    cleo = speaks(polish.add_member(world.env.create_user("cléo")), "fr")
    opened = await cleo.slash(room, "play", game="toy", deck="red", computers=1)
    assert "Komputer" in text_of(opened.response)
    await cleo.click(opened.response, label="Rozpocznij")
    assert "Czekamy na" in text_of(room.history()[0])
    panel = await cleo.click(opened.response, label="Moja ręka")
    await cleo.click(panel.response, label="3")
    again = await cleo.slash(room, "match log")
    assert "Journal" in text_of(again.response)


async def test_the_language_of_a_guild(world: World) -> None:
    message = await world.lobby()
    boss = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    dana = world.guild.add_member(world.env.create_user("dana"), roles=[boss])
    await dana.slash(world.hall, "settings server", language="pl")
    await world.bob.click(message, label="Join")
    assert "nie wybrano talii" in world.read(message)
    await world.restart()
    shown = await world.lobby(world.garden)
    assert "wolne miejsce" in world.read(shown)
