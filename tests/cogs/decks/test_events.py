"""``/event``: registration that locks a list, the fingerprint of the list, and the lists once they are published."""

from typing import Any

import discord

from bot.decks.code import fingerprint
from bot.store import Entered

from ...conftest import World
from ...decks.test_many import FAULTY, LEGAL, zipped
from ...simkit import controls, labels, text_of


def organiser(world: World) -> Any:
    """Return Dana, a member with the permission to manage the server."""
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("dana", global_name="Dana"), roles=[role])


async def opened(world: World) -> tuple[Any, Any]:
    """Return an event, and its organizer."""
    dana = organiser(world)
    answer = await dana.slash(world.hall, "event open", name="Kotei", format="tournament-1.5")
    return answer.response.message, dana


async def entered(world: World, who: Any, message: Any, data: bytes = LEGAL) -> Any:
    window = await who.click(message, label="Register a deck")
    return await who.submit_modal(window, {"tea:text": data.decode()})


async def test_a_list_is_locked_and_only_its_fingerprint_is_shown(world: World) -> None:
    message, _ = await opened(world)
    answer = await entered(world, world.bob, message)
    [kept] = await world.bot.store.events.entries(1)
    assert kept.seal in text_of(answer.followups[-1] if answer.followups else answer.response)
    shown = await world.ann.slash(world.hall, "event show", event="Kotei")
    assert kept.seal in text_of(shown.response) and "Doji" not in text_of(shown.response)
    # The salt stops people from comparing the fingerprint with those of lists that they know.
    assert kept.seal == fingerprint(kept.body["cards"], kept.salt) != fingerprint(kept.body["cards"])
    assert "sealed" in await world.refused(world.ann.click(await world.forge("tea:evtfield:1"), label="0"))


async def test_the_button_offers_the_kept_decks_of_the_game(world: World) -> None:
    message, _ = await opened(world)
    window = await world.bob.click(message, label="Register a deck")
    assert "tea:kept" not in str(window.modal)
    await world.bob.slash(world.hall, "deck save", name="Mine", file=("deck.txt", LEGAL))
    [deck] = await world.bot.store.decks.of(world.bob.id)
    window = await world.bob.click(message, label="Register a deck")
    both = {"tea:kept": [str(deck.id)], "tea:text": LEGAL.decode()}
    assert "only one of these" in await world.refused(world.bob.submit_modal(window, both))
    window = await world.bob.click(message, label="Register a deck")
    await world.bob.submit_modal(window, {"tea:kept": [str(deck.id)]})
    [entry] = await world.bot.store.events.entries(1)
    assert entry.person == world.bob.id and entry.body["cards"] == deck.body["cards"]


async def test_only_a_manager_of_the_server_opens_closes_and_deletes(world: World) -> None:
    assert "manage the server" in await world.refused(world.bob.slash(world.hall, "event open", name="x"))
    message, _ = await opened(world)
    assert "manage the server" in await world.refused(world.bob.click(message, label="Close registration"))
    assert "manage the server" in await world.refused(world.bob.slash(world.hall, "event delete", event="Kotei"))


async def test_nobody_registers_after_the_close_nor_a_deck_that_is_not_legal(world: World) -> None:
    message, dana = await opened(world)
    assert "not legal" in await world.refused(entered(world, world.bob, message, FAULTY))
    window = await world.bob.click(message, label="Register a deck")
    await dana.click(message, label="Close registration")
    assert "closed" in await world.refused(world.bob.submit_modal(window, {"tea:text": LEGAL.decode()}))
    assert not await world.bot.store.events.entries(1)


async def test_the_lists_are_opened_once_and_for_everybody(world: World) -> None:
    message, dana = await opened(world)
    await entered(world, world.bob, message)
    sure = await dana.click(message, label="Open the lists")
    [shown] = (await dana.click(sure.response, label="Open the lists for everybody")).followups
    picker = next(c for c in controls(shown) if c["custom_id"].startswith("tea:evtlist"))
    read = await world.cleo.select(shown, [str(world.bob.id)], custom_id=picker["custom_id"])
    assert "· Shizuka Toshi" in text_of(read.response)
    assert "sel " in text_of(read.response) and "Doji" in text_of(read.response)
    sheets = await world.ann.click(shown, label="Deck sheets (PDF)")
    assert "deck sheets" in text_of(sheets.response)
    await world.bot.store.events.set_state(1, "open")
    event = await world.bot.store.events.get(1)
    assert event is not None and event.state == "shown"


async def test_the_open_lists_are_in_alphabetical_order_and_called_by_title_or_stronghold(world: World) -> None:
    """Łukasz stands before Zoë, although Ł comes after Z in Unicode.

    A deck without a title is called by its stronghold.
    """
    message, dana = await opened(world)
    for name in ("zoë", "Łukasz", "Ann"):
        await entered(world, world.guild.add_member(world.env.create_user(name.lower(), global_name=name)), message)
    sure = await dana.click(message, label="Open the lists")
    [shown] = (await dana.click(sure.response, label="Open the lists for everybody")).followups
    lines = [line for line in text_of(shown).splitlines() if line.startswith("- ")]
    assert lines == [f"- {name} · Shizuka Toshi" for name in ("Ann", "Łukasz", "zoë")]


async def test_a_used_or_outdated_confirmation_opens_nothing_again(world: World) -> None:
    message, dana = await opened(world)
    used, outdated = [(await dana.click(message, label="Open the lists")).response for _ in range(2)]
    pressed = await dana.click(used, label="Open the lists for everybody")
    assert "The lists are open" in text_of(pressed.response) and not labels(pressed.response)
    assert "open already" in await world.refused(dana.click(outdated, label="Open the lists for everybody"))
    await dana.slash(world.hall, "event delete", event="Kotei")
    assert "no such event" in await world.refused(dana.click(outdated, label="Open the lists for everybody"))


async def test_an_old_message_that_still_offers_to_open_the_lists_shows_them_instead(world: World) -> None:
    message, dana = await opened(world)
    second = await world.ann.slash(world.hall, "event show", event="Kotei")
    sure = await dana.click(message, label="Open the lists")
    await dana.click(sure.response, label="Open the lists for everybody")
    again = await dana.click(second.response.message, label="Open the lists")
    assert "The lists are open" in text_of(again.response)


async def test_the_old_message_of_an_event_shows_that_its_lists_are_open(world: World) -> None:
    message, dana = await opened(world)
    await entered(world, world.bob, message)
    sure = await dana.click(message, label="Open the lists")
    await dana.click(sure.response, label="Open the lists for everybody")
    [*_, renewed] = [sent for sent in world.sent if sent.method == "PATCH" and sent.path.endswith(f"/{message.id}")]
    assert "tea:evtsheets:1" in str(renewed.json) and "tea:evtenter:1" not in str(renewed.json)


async def test_a_list_may_be_looked_at_changed_and_withdrawn_by_its_player(world: World) -> None:
    message, _ = await opened(world)
    assert "no list" in await world.refused(world.bob.click(message, label="My list"))
    await entered(world, world.bob, message)
    own = await world.bob.click(message, label="My list")
    assert "Doji" in text_of(own.response) and own.response.ephemeral
    assert "### Shizuka Toshi" in text_of(own.response)  # a list without a title is called by its stronghold
    withdrawn = await world.bob.click(own.response, label="Withdraw my list")
    assert "withdrawn" in text_of(withdrawn.response) and not labels(withdrawn.response)
    assert not await world.bot.store.events.entries(1)
    [*_, renewed] = [sent for sent in world.sent if sent.method == "PATCH" and sent.path.endswith(f"/{message.id}")]
    assert "0 decks registered" in str(renewed.json)


async def test_an_event_of_another_server_is_not_found(world: World) -> None:
    number = await world.bot.store.events.add(1, "Elsewhere", "l5r-lcg", "casual")
    await world.bot.store.events.enter(number, Entered(5, "Eve", {}, "s", "f"))
    await organiser(world).slash(world.hall, "event open", name="Kotei")
    assert "no such event" in await world.refused(world.ann.slash(world.hall, "event show", event=str(number)))


async def test_many_decks_are_shown_in_one_table(world: World) -> None:
    archive = zipped({"Hana.txt": LEGAL, "Kenji.txt": FAULTY})
    answer = await world.ann.slash(world.hall, "deck check", file=("all.zip", archive))
    told = text_of(answer.response)
    assert "2 decks, 1 of them legal" in told and "Hana" in told and "2 faults" in told
    picker = next(c for c in controls(answer.response) if c["custom_id"].startswith("tea:deckopen"))
    one = await world.ann.select(answer.response, [picker["options"][1]["value"]], custom_id=picker["custom_id"])
    assert "Not legal" in text_of(one.response) and labels(one.response)
    assert "one" in await world.refused(world.ann.slash(world.hall, "deck save", name="x", file=("all.zip", archive)))


async def test_a_faulty_deck_is_mended_with_two_presses(world: World) -> None:
    data = LEGAL.replace(b"3x", b"4x", 1)
    page = await world.ann.slash(world.hall, "deck check", file=("deck.txt", data))
    mend = await world.ann.click(page.response, label="How to mend it")
    assert "change" in text_of(mend.response)
    after = await world.ann.click(mend.response, label="Show the changed deck")
    assert "Legal:" in text_of(after.response)


async def test_a_deck_is_shown_beside_prepared_ones_with_the_odds_of_chosen_cards(world: World) -> None:
    page = await world.ann.slash(world.hall, "deck check", file=("deck.txt", LEGAL))
    beside = await world.ann.click(page.response, label="Beside prepared decks")
    picker = next(c for c in controls(beside.response) if c["custom_id"].endswith(":conflict"))
    values = [option["value"] for option in picker["options"][:2]]
    odds = await world.ann.select(beside.response, values, custom_id=picker["custom_id"])
    assert odds.acknowledged and odds.response.ephemeral
