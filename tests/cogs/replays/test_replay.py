"""The replay of a match in the channel: steps, points of view, sharing, comments, and playing on from a moment."""

from typing import Any

import pytest

from bot.panels.log import since_last_turn
from bot.replays.given import Given
from bot.words import COMPLETE

from ...conftest import World
from ...simkit import controls, labels, speaks, text_of
from ..table.test_play import play_round, secrets_in


async def over(world: World) -> Any:
    """Let Ann and Bob play the toy game to its end; return the closing message."""
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    for _ in range(2):
        anns, bobs = await play_round(world, message, anns, bobs)
    return next(m for m in world.hall.history() if m.id == message.id)


async def opened(world: World, who: Any = None) -> Any:
    """Open the replay of a match that is over."""
    message = await over(world)
    answer = await (who or world.ann).click(message, label="Replay")
    assert answer.response.ephemeral
    return answer.response


async def more(page: Any, who: Any) -> Any:
    """Open the page with everything else about a moment."""
    return (await who.click(page, label="⋯")).response


def named(message: Any, verb: str, number: int = 0) -> str:
    """Return the custom_id of one of a message's controls with a verb."""
    found: list[str] = [c["custom_id"] for c in controls(message) if c["custom_id"].startswith(f"tea:{verb}:")]
    return found[number]


async def test_a_replay_steps_from_the_first_decision_to_the_last_and_back(world: World) -> None:
    page = await opened(world)
    assert "decision 1 of 10" in text_of(page) and "scores [0, 0]" in text_of(page)
    for number in range(2, 11):
        page = (await world.ann.click(page, label="▶")).response
        assert f"decision {number} of 10" in text_of(page)
    page = (await world.ann.click(page, label="▶")).response
    assert "the end" in text_of(page) and "Bob wins" in text_of(page) and "▶" not in labels(page)
    page = (await world.ann.click(page, label="⏮")).response
    assert "decision 1 of 10" in text_of(page) and "◀" not in labels(page)


async def test_a_moment_shows_what_happened_since_the_previous_one(world: World) -> None:
    page = await opened(world)
    page = (await world.ann.click(page, label="▶")).response
    assert "bid seat=0" in text_of(page) and "bid seat=1" in text_of(page) and "discard" not in text_of(page)


async def test_one_button_leads_to_everything_else_about_a_moment_and_back(world: World) -> None:
    page = await opened(world)
    assert {*labels(page)} == {"▶", "⏭", "⋯"}, "at the first moment the ways back are closed"
    page = await more((await world.ann.click(page, label="▶")).response, world.ann)
    assert {"Share", "Comment", "Play on from here", "Web page", "Animation", "File"} <= {*labels(page)}
    assert "decision 2 of 10" in text_of(page) and "bid seat=0" in text_of(page)
    page = (await world.ann.click(page, label="◀ Back")).response
    assert "decision 2 of 10" in text_of(page) and "Share" not in labels(page)


async def test_with_one_sides_eyes_the_other_hand_stays_hidden(world: World) -> None:
    page = await opened(world)
    table = await world.bot.tables.get(1)
    played = await world.bot.replays.match_at(1, 0)
    anns, bobs = played.table.hands
    page = await more(page, world.ann)
    page = (await world.ann.select(page, ["0"], custom_id=named(page, "eyes"))).response
    assert all(card in text_of(page) for card in anns)
    assert not any(card in text_of(page) for card in bobs)
    page = await more(page, world.ann)
    page = (await world.ann.select(page, ["p"], custom_id=named(page, "eyes"))).response
    assert not any(card in text_of(page) for card in [*anns, *bobs])
    assert table.match is not None


async def test_during_a_match_everybody_sees_with_their_own_eyes_alone(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await play_round(world, message, anns, bobs)
    hands = (await world.bot.tables.get(1)).match.table.hands  # type: ignore[union-attr]
    page = (await world.ann.slash(world.hall, "match replay")).response
    assert page.ephemeral and "View: as Ann" in text_of(page)
    assert {"Share", "Comment", "File", "Play on from here"}.isdisjoint(labels(await more(page, world.ann)))
    page = (await world.ann.click(page, label="◀ Back")).response
    last = (await world.ann.click(page, label="⏭")).response
    assert {*secrets_in(text_of(last))} == {*hands[0]}
    for eyes in ("o", "1"):  # a forged button
        forged = await world.forge(f"tea:moment:1:2:decision:{eyes}")
        answer = (await world.ann.click(forged, label="0")).response
        assert "View: as Ann" in text_of(answer)
        assert {*hands[1]}.isdisjoint(secrets_in(text_of(answer)))
        theirs = (await world.cleo_in_english().click(forged, label="0")).response
        assert "as onlookers saw it" in text_of(theirs)
        assert {*hands[0], *hands[1]}.isdisjoint(secrets_in(text_of(theirs)))
    for verb in ("share", "comment", "continue"):
        forged = await world.forge(f"tea:{verb}:1:2:decision:o")
        assert "once the match is over" in await world.refused(world.ann.click(forged, label="0"))


async def test_onlookers_may_not_look_where_the_log_is_the_players_alone(world: World) -> None:
    message = await world.lobby()
    await world.choose(world.ann, message, "house-log", "players")
    await world.bob.click(message, label="Join")
    picker = await world.bob.click(message, label="Choose deck")
    await world.bob.select(picker.response, ["blue"])
    await world.ann.click(message, label="Start")
    said = await world.refused(world.cleo_in_english().slash(world.hall, "match replay"))
    assert "only its players" in said


async def test_a_moment_is_shared_and_opened_by_somebody_else(world: World) -> None:
    page = await opened(world)
    page = (await world.ann.click(page, label="▶")).response
    shared = (await world.ann.click(await more(page, world.ann), label="Share")).response
    assert not shared.ephemeral and "Ann shows a moment" in text_of(shared) and "decision 2 of 10" in text_of(shared)
    await world.restart()
    theirs = (await world.cleo_in_english().click(shared, label="Look through it from here")).response
    assert theirs.ephemeral and "decision 2 of 10" in text_of(theirs)


async def test_a_comment_stands_at_its_moment_until_it_is_taken_back(world: World) -> None:
    page = await opened(world)
    window = await world.ann.click(await more(page, world.ann), label="Comment")
    page = (await world.ann.submit_modal(window, {"tea:text": "A bold\n# bid"})).response
    assert "**Ann**: A bold # bid" in text_of(page)
    await world.restart()
    theirs = (await world.bob.slash(world.hall, "match replay")).response
    assert "A bold # bid" in text_of(theirs)
    assert "A bold" not in text_of((await world.bob.click(theirs, label="▶")).response)
    page = (await world.ann.slash(world.hall, "match replay")).response
    window = await world.ann.click(await more(page, world.ann), label="Comment")
    page = (await world.ann.submit_modal(window, {"tea:text": " "})).response
    assert "A bold" not in text_of(page)
    assert await world.bot.store.comments.of(1) == []


async def continued(world: World, how: str, steps: int = 1) -> Any:
    """Let Ann play on from a later moment; return the new table's message."""
    page = await opened(world)
    for _ in range(steps):
        page = (await world.ann.click(page, label="▶")).response
    page = (await world.ann.click(await more(page, world.ann), label="Play on from here")).response
    return (await world.ann.click(page, label=how)).response.message


async def test_a_single_player_goes_on_immediately_from_the_same_cards(world: World) -> None:
    message = await continued(world, "Alone against computers")
    table, before = await world.bot.tables.get(2), await world.bot.replays.match_at(1, 2)
    assert table.match is not None and table.match.log[:2] == before.log
    assert "Goes on from a moment of match 1" in world.read(message)
    assert table.match.table.hands[0] == before.table.hands[0] and [s.kind for s in table.saved.seats] == [
        "human",
        "computer",
    ]
    panel = await world.panel(world.ann, message)
    assert all(card in text_of(panel) for card in before.table.hands[0])
    back = (await world.cleo_in_english().click(message, label="Where it began")).response
    assert "decision 2 of 10" in text_of(back)
    await world.restart()
    again = await world.bot.tables.get(2)
    assert again.match is not None and again.match.log == table.match.log


async def test_a_player_who_plays_on_alone_has_no_clock_and_no_last_turn(world: World) -> None:
    page = await opened(world)
    (await world.bot.tables.get(1)).saved.settings["house-pace"] = "days"
    for _ in range(3):
        page = (await world.ann.click(page, label="▶")).response
    page = (await world.ann.click(await more(page, world.ann), label="Play on from here")).response
    message = (await world.ann.click(page, label="Alone against computers")).response.message
    table = await world.bot.tables.get(2)
    assert table.timing is not None and table.timing.clock is None
    assert "Ann" in world.read(message) and since_last_turn(table, 0) is None


async def test_with_friends_the_seats_are_those_of_the_match(world: World) -> None:
    message = await continued(world, "With friends")
    said = world.read(message)
    assert "**1.** Ann" in said and "**2.** *free seat*" in said and "Blue deck" in said
    await world.bob.click(message, label="Join")
    await world.bob.click(message, label="Cancel")
    assert "**2.** *free seat* — Blue deck" in world.read(message)
    await world.cleo_in_english().click(message, label="Join")
    await world.ann.click(message, label="Start")
    table, before = await world.bot.tables.get(2), await world.bot.replays.match_at(1, 2)
    assert table.match is not None and table.match.log == before.log
    assert [seat.name for seat in table.saved.seats] == ["Ann", "Cleo"]
    assert table.match.view(1) == before.view(1)


async def test_a_table_that_goes_on_from_a_moment_knows_its_message(world: World) -> None:
    message = await continued(world, "With friends")
    assert (await world.bot.tables.get(2)).saved.message == message.id


async def test_nobody_plays_on_where_a_table_is_open_or_the_match_is_over(world: World) -> None:
    page = await opened(world)
    asked = (await world.ann.click(await more(page, world.ann), label="Play on from here")).response
    await world.lobby()
    assert "already" in (await world.refused(world.ann.click(asked, label="With friends"))).lower()
    end = (await world.ann.click(asked, label="◀ Back")).response
    end = (await world.ann.click(end, label="⏭")).response
    assert "Play on from here" not in labels(await more(end, world.ann))


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_replay_speaks_the_readers_language(world: World, language: str) -> None:
    reader = speaks(world.cleo, language)
    page = await opened(world, reader)
    assert {"en": "all cards open", "fr": "toutes les cartes", "pl": "wszystkie karty"}[language] in text_of(page)


async def test_exports_show_only_what_the_person_may_see(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Given] = []

    async def make(work: object, given: Given) -> bytes:
        asked.append(given)
        return b"made"

    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await play_round(world, message, anns, bobs)
    page = (await world.ann.slash(world.hall, "match replay")).response
    page = await more(page, world.ann)
    refusal = await world.ann.click(page, label="Web page")
    assert "This bot draws no pictures" in text_of(refusal.response)  # the wait that all tests use
    monkeypatch.setattr(world.bot.workshop, "make", make)
    for label, name in (("Web page", "toy-1.html"), ("Animation", "toy-1.gif")):
        answer = await world.ann.click(page, label=label)
        (file,) = answer.response.attachments
        assert answer.response.ephemeral and file.filename == name and await file.read() == b"made"
    assert [given.eyes for given in asked] == ["0", "0"] and not any(given.comments for given in asked)
    forged = await world.forge("tea:export:1:0:decision:1:page", "tea:export:1:0:decision:o:seed")
    await world.cleo_in_english().click(forged, label="0")
    assert asked[-1].eyes == "p"
    assert "no longer" in await world.refused(world.ann.click(forged, label="1"))
