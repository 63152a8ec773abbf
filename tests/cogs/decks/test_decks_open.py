"""Ambiguous lines, damaged lists and full pages: no card is lost or hidden without a message."""

from typing import Any

import pytest

from bot.decks.judging.check import check
from bot.decks.kept.prepared import prepared_names
from bot.pictures.render import Picture, Sketch, draw
from bot.rules.card_pages import shown_name
from bot.rules.cards import cards
from bot.rules.reference import reference
from bot.words import Words, plain

from ...conftest import World
from ...simkit import controls, labels, speaks, text_of
from .test_decks import FAULTY, FILES, LEGAL, WORDS, judged, kept


def asked(page: Any, verb: str) -> list[Any]:
    return [control for control in controls(page) if control["custom_id"].startswith(f"tea:{verb}:")]


@pytest.mark.parametrize("locale", WORDS)
async def test_a_screenful_of_lines_is_asked_and_any_may_be_left_out(world: World, locale: str) -> None:
    ann = speaks(world.ann, locale)
    last = LEGAL.count(b"\n")
    page = await judged(world, ann, LEGAL + b"2x Way of the\n" * 8 + b"3x Qwertyuiop\n")
    assert len(asked(page, "deckmean")) == 6
    assert Words.load()[{"en-US": "en"}.get(locale, locale)]("deck-asked-later", count=2) in text_of(page)
    [drop] = asked(page, "deckdrop")
    lines = [option["value"] for option in drop["options"]]
    assert lines == [str(line) for line in range(last + 1, last + 10)]
    page = (await ann.select(page, lines[1:], custom_id=drop["custom_id"])).response
    [question], [drop] = asked(page, "deckmean"), asked(page, "deckdrop")
    page = (await ann.select(page, ["way-of-the-lion"], custom_id=question["custom_id"])).response
    assert not asked(page, "deckmean") + asked(page, "deckdrop")
    kept = await world.bot.store.decks.get(1)
    assert kept is not None and kept.body["cards"]["way-of-the-lion"] == 2 and not kept.body["problems"]


async def test_one_press_leaves_out_everything_but_settled_lines(world: World) -> None:
    page = await judged(world, world.ann, LEGAL + b"3x Qwertyuiop\n0x Banzai!\n")
    [drop] = asked(page, "deckdrop")
    page = (await world.ann.select(page, [o["value"] for o in drop["options"]], custom_id=drop["custom_id"])).response
    assert "Legal: Tournament" in text_of(page) and "Line" not in text_of(page)
    page = await judged(world, world.ann, b"3x Qwertyuiop\n1x Banzai!\n3x Asdfghjkl\n")
    await world.forge(asked(page, "deckdrop")[0]["custom_id"])
    assert "no longer" in await world.refused(world.ann.click(world.hall.history()[-1], label="0"))


@pytest.mark.parametrize("locale", WORDS)
async def test_a_list_of_two_games_can_be_judged_as_either(world: World, locale: str) -> None:
    ann = speaks(world.ann, locale)
    page = await judged(world, ann, LEGAL + (FILES / "l5r-ccg" / "legal-lion.txt").read_bytes())
    [press] = asked(page, "deckother")
    assert text_of(page).count("(1997)") == 1 and "(1997)" in press["label"]
    page = (await ann.click(page, custom_id=press["custom_id"])).response
    assert "Crimson & Jade (1997)" in text_of(page) and asked(page, "deckother")
    await world.forge(press["custom_id"].replace("l5r-ccg", "chess"))
    gone = Words.load()[{"en-US": "en"}.get(locale, locale)]("trouble-option-gone")
    assert gone in await world.refused(ann.click(world.hall.history()[-1], label="0"))


async def test_none_of_the_cards_that_a_line_may_mean_leaves_it_out(world: World) -> None:
    page = await judged(world, world.ann, LEGAL + b"2x Way of the\n")
    [question] = asked(page, "deckmean")
    page = (await world.ann.select(page, [question["options"][-1]["value"]], custom_id=question["custom_id"])).response
    assert not asked(page, "deckmean") and "Legal: Tournament" in text_of(page)


CROWDED = (
    """Shizuka Toshi
Yōjin no Shiro
Seeker of Air
Keeper of Fire
9x Mirumoto's Fury
9x Doji Challenger
9x Charge!
9x Test of Skill
3x Matsu Berserker
3x Hida Guardian
3x Bayushi Kachiko
9x Political Rival
9x Steward of Law
"""
    + "3x Way of the\n3x Doji Chalenger\n3x Qwertyuiop\n" * 20
)


@pytest.mark.parametrize("locale", WORDS)
async def test_the_most_crowded_page_can_be_sent_and_no_line_of_it_is_cut(
    world: World, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def paint(sketch: Sketch) -> Picture:
        return Picture(sketch.name, draw(sketch.draw, sketch.given), sketch.description)

    monkeypatch.setattr(world.bot.painter, "paint", paint)
    ann = speaks(world.ann, locale)
    await ann.slash(world.hall, "deck save", name="Full", file=("deck.txt", CROWDED.encode()))
    await ann.slash(world.hall, "deck share", deck="Full")
    page = (await ann.slash(world.hall, "deck show", deck="Full")).response
    assert len(asked(page, "deckmean")) == 5 and len(asked(page, "why")) == 5 and page.attachments
    say = Words.load()[{"en-US": "en"}.get(locale, locale)]
    more = say("deck-more", count=10).split("10")[0]
    lines = [line for line in text_of(page).splitlines() if line.startswith(("- ", "-# "))]
    assert text_of(page).count(more) >= 1 and not [line for line in lines if line.endswith("…")]


async def test_a_hundred_decks_are_listed_as_far_as_there_is_room(world: World) -> None:
    for number in range(100):
        await world.bot.store.decks.add(world.ann.id, "l5r-lcg", check(LEGAL).reading.body(), f"{'Deck' * 15} {number}")
    listed = text_of((await world.ann.slash(world.hall, "deck list")).response)
    assert listed.count("\n- ") + int(listed.rsplit("… and ", 1)[1].split()[0]) == 100


async def damage(world: World, body: str, version: int) -> None:
    async with world.bot.store.database.transaction() as db:
        await db.execute("UPDATE deck_versions SET body = ? WHERE deck = 1 AND version = ?", (body, version))


@pytest.mark.parametrize("locale", WORDS)
async def test_a_damaged_list_is_reported_and_loses_nothing(world: World, locale: str) -> None:
    ann = speaks(world.ann, locale)
    for name, data in (("My Crane", LEGAL), ("My Crane", FAULTY), ("Other", LEGAL)):
        await ann.slash(world.hall, "deck save", name=name, file=("deck.txt", data))
    await damage(world, '{"cards": 3}', 2)
    told = Words.load()[{"en-US": "en"}.get(locale, locale)]("trouble-deck-damaged")
    for command, options in (("show", {}), ("check", {}), ("share", {}), ("compare", {"second": "Other"})):
        assert told in await world.refused(ann.slash(world.hall, f"deck {command}", deck="My Crane", **options))
    assert not (await world.bot.store.decks.get(1, 1)).shared  # type: ignore[union-attr]
    listed = text_of((await ann.slash(world.hall, "deck list")).response)
    assert "My Crane" in listed and "⚠️" in listed and "Other" in listed
    assert WORDS[locale][0] in text_of((await ann.slash(world.hall, "deck show", deck="My Crane", version=1)).response)
    await ann.slash(world.hall, "deck save", name="My Crane", file=("deck.txt", LEGAL))
    assert WORDS[locale][0] in text_of((await ann.slash(world.hall, "deck show", deck="My Crane")).response)
    await damage(world, '{"cards": 3}', 3)
    asking = (await ann.slash(world.hall, "deck delete", deck="My Crane")).response
    await ann.click(asking, label=labels(asking)[0])
    assert "My Crane" not in text_of((await ann.slash(world.hall, "deck list")).response)


@pytest.mark.parametrize("body", ["{", "[1]", "3", ""])
async def test_a_damaged_deck_does_not_stop_another_deck(world: World, body: str) -> None:
    await kept(world)
    await kept(world, "Other")
    await damage(world, body, 1)
    said = await world.refused(world.ann.slash(world.hall, "deck show", deck="My Crane"))
    assert "damaged" in said and "Nothing was deleted" in said
    offered = await world.ann.autocomplete(world.hall, "deck show", "deck", "")
    assert [choice["name"] for choice in offered][:2] == ["My Crane", "Other"]
    assert "Legal:" in text_of((await world.ann.slash(world.hall, "deck show", deck="Other")).response)


async def test_a_shared_deck_that_is_saved_again_is_not_said_to_be_private(world: World) -> None:
    async def said() -> str:
        return "\n".join(m.content for m in world.hall.history(viewer=world.ann) if m.content)

    await kept(world)
    assert "Only you can see it" in await said()
    await world.ann.slash(world.hall, "deck share", deck="My Crane")
    await kept(world, data=FAULTY)
    assert "version 2. It is shared: others can see it" in await said()


@pytest.mark.parametrize("locale", WORDS)
async def test_a_prepared_deck_is_looked_at_by_its_name_in_any_language(world: World, locale: str) -> None:
    ann, language = speaks(world.ann, locale), {"en-US": "en"}.get(locale, locale)
    names = prepared_names(language)
    offered = await ann.autocomplete(world.hall, "deck show", "deck", "crane-t")
    assert {"name": names["crane-tournament"], "value": "crane-tournament"} in [
        {key: choice[key] for key in ("name", "value")} for choice in offered
    ]
    for wanted in ("crane-tournament", names["crane-tournament"].upper()):
        page = (await ann.slash(world.hall, "deck show", deck=wanted)).response
        assert WORDS[locale][0] in text_of(page) and names["crane-tournament"] in text_of(page)
    assert WORDS[locale][0] in text_of((await ann.slash(world.hall, "deck check", deck="crane-starter")).response)
    [press] = asked(page, "decklist")
    listed = (await ann.click(page, custom_id=press["custom_id"])).response
    for card in ("entrepreneurial-spirit", "manicured-garden"):
        known = cards().get("l5r-lcg", card)
        if known is not None and shown_name(known, Words.load()[language]) in text_of(listed):
            assert plain(reference("l5r-lcg").text(known, Words.load()[language]))[:30] in plain(text_of(listed))
    picker = asked(listed, "cardlook")[0]
    opened = await ann.select(listed, [picker["options"][0]["value"]], custom_id=picker["custom_id"])
    assert opened.response.ephemeral and picker["options"][0]["label"].split("× ")[1] in text_of(opened.response)


async def test_prepared_decks_are_compared_with_a_persons_own_and_belong_to_nobody(world: World) -> None:
    await kept(world)
    pair = {"deck": "My Crane", "second": "lion-tournament"}
    page = text_of((await world.ann.slash(world.hall, "deck compare", **pair)).response)
    assert "My Crane" in page and "Lion Clan tournament deck" in page and "→" in page
    for command, options in (("share", {}), ("delete", {}), ("rename", {"name": "Mine"})):
        answer = world.ann.slash(world.hall, f"deck {command}", deck="crane-tournament", **options)
        assert "comes with the bot" in await world.refused(answer)
    unknown = world.ann.slash(world.hall, "deck show", deck="crane-nobody")
    assert "There is no deck “crane-nobody”" in await world.refused(unknown)
    assert "crane-tournament" not in text_of((await world.ann.slash(world.hall, "deck list")).response)


async def test_a_deck_is_looked_at_before_it_is_brought_to_the_table(world: World) -> None:
    await kept(world)
    lobby = (await world.ann.slash(world.hall, "play", game="l5r-lcg")).response.message
    offers = (await world.ann.click(lobby, label="Choose deck")).response
    offers = (await world.ann.click(offers, custom_id=asked(offers, "decklooks")[0]["custom_id"])).response
    [look] = asked(offers, "decklook")
    sizes = {option["value"]: option.get("description") for option in look["options"]}
    assert sizes["lion-starter"] == "Easy: Attacks early with many warriors"
    for option in look["options"][:1] + [o for o in look["options"] if o["value"] == "lion-starter"]:
        shown = await world.ann.select(offers, [option["value"]], custom_id=look["custom_id"])
        assert shown.response.ephemeral and "Provinces" in text_of(shown.response)
        back = (await world.ann.click(shown.response, label="◀ Back")).response
        assert asked(back, "decklook") and back.id == offers.id == shown.response.id  # all pages use one message
    again = (await world.ann.click(back, label="◀ Back")).response
    assert asked(again, "decked")
    offers = (await world.ann.click(again, custom_id=asked(again, "decklooks")[0]["custom_id"])).response
    shown = await world.ann.select(offers, ["lion-starter"], custom_id=look["custom_id"])
    table = await world.bot.tables.in_channel(world.hall.id)
    assert table.saved.seats[0].brings is None
    await world.ann.click(shown.response, label="Play this deck")
    assert table.saved.seats[0].brings == "lion-starter"
    assert not [m for m in world.hall.history(viewer=world.ann) if m.id == again.id]  # gone once a deck is chosen
    await world.forge(look["custom_id"])  # a forged press that names no deck
    assert await world.refused(world.bob.click(world.hall.history()[-1], label="0"))
