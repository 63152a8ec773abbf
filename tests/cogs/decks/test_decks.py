"""``/deck`` as people use it: its input, its answers, the decks that it stores, and who may read them."""

from pathlib import Path
from typing import Any

import pytest

from bot.decks.game import deck_games
from bot.decks.judging.check import check
from bot.decks.kept import lobby
from bot.decks.kept.prepared import prepared_check
from bot.decks.printing.text import forms
from bot.pictures.render import Picture, Sketch, draw
from bot.trouble import Trouble
from bot.words import Words
from engine.l5r_lcg.definition import decks

from ...conftest import World
from ...simkit import controls, labels, speaks, text_of

FILES = Path(__file__).parents[2] / "decks" / "files"
LEGAL = (FILES / "l5r-lcg" / "legal-crane-seeker.txt").read_bytes()
FAULTY = (FILES / "l5r-lcg" / "fault-too-many-copies.txt").read_bytes()
UNSURE = LEGAL + b"3x Way of the\n"
WORDS = {
    "en-US": ("Legal:", "Too many copies"),
    "fr": ("Légal\N{NO-BREAK SPACE}:", "Trop d’exemplaires"),
    "pl": ("Legalna:", "Za dużo"),
}


async def judged(world: World, who: Any, data: bytes, **options: Any) -> Any:
    answer = await who.slash(world.hall, "deck check", file=("deck.txt", data), **options)
    assert answer.acknowledged
    return answer.response


async def kept(world: World, name: str = "My Crane", data: bytes = LEGAL) -> Any:
    return await world.ann.slash(world.hall, "deck save", name=name, file=("deck.txt", data))


@pytest.mark.parametrize("locale", WORDS)
async def test_a_verdict_in_three_languages(world: World, locale: str) -> None:
    speaks(world.ann, locale)
    legal, fault = WORDS[locale]
    assert legal in text_of(await judged(world, world.ann, LEGAL))
    faulty = await judged(world, world.ann, FAULTY)
    assert faulty.ephemeral and fault in text_of(faulty)
    rule = next(c for c in controls(faulty) if c["custom_id"].startswith("tea:why:"))
    entry = await world.ann.click(faulty, custom_id=rule["custom_id"])
    assert entry.response.ephemeral and text_of(entry.response)
    assert not [m for m in world.hall.history(viewer=world.bob) if text_of(m)]


async def test_a_window_takes_text_or_a_file(world: World) -> None:
    opened = await world.ann.slash(world.hall, "deck check")
    assert opened.modal
    answer = await world.ann.submit_modal(opened, {"tea:text": LEGAL.decode()})
    assert "Legal:" in text_of(answer.response)
    opened = await world.ann.slash(world.hall, "deck check")
    answer = await world.ann.submit_modal(
        opened, {"tea:text": "", "tea:file": ("deck.json", b'{"cards": {"banzai": 3}}')}
    )
    assert "Not legal" in text_of(answer.response)
    opened = await world.ann.slash(world.hall, "deck check")
    assert "neither" in await world.refused(world.ann.submit_modal(opened, {"tea:text": "  "}))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"   ", "nothing in it"),
        (bytes(range(256)) * 20, "not text"),
        (b"PK\x03\x04" + b"a" * 50, "archive"),
        (b"3x Banzai!\n" * 100_000, "too large"),
        (b"3x Banzai!\n" * 10_000, "too long"),
        (b'{"cards": ', "JSON"),
        (b"[" * 100_000, "JSON"),
        (b"# only a comment\n", "no card"),
    ],
)
async def test_a_text_without_a_deck_is_refused_and_not_kept(world: World, data: bytes, said: str) -> None:
    assert said in await world.refused(world.ann.slash(world.hall, "deck check", file=("deck.txt", data)))
    assert await world.bot.store.decks.get(1) is None


async def test_a_deck_is_judged_again_by_another_format(world: World) -> None:
    page = await judged(world, world.ann, (FILES / "l5r-lcg" / "fault-restricted-list.txt").read_bytes())
    assert "restricted list" in text_of(page)
    picker = next(c for c in controls(page) if "deckform" in c["custom_id"])
    answer = await world.ann.select(page, ["tournament-open"], custom_id=picker["custom_id"])
    assert "✅ Legal: Tournament without restricted list" in text_of(answer.response)
    options = await world.ann.autocomplete(world.hall, "deck check", "format", "tour")
    assert {option["value"] for option in options} >= {"tournament-1.5", "tournament-open"}


async def test_an_ambiguous_line_is_asked_and_settled(world: World) -> None:
    page = await judged(world, world.ann, UNSURE)
    assert "may mean" in text_of(page) and "Not legal" in text_of(page)
    picker = next(c for c in controls(page) if "deckmean" in c["custom_id"])
    page = (await world.ann.select(page, ["way-of-the-lion"], custom_id=picker["custom_id"])).response
    assert "was read as Way of the Lion" in text_of(page)
    assert "deckmean" not in str(controls(page)) and "deckdrop" not in str(controls(page))


async def test_names_written_as_markup_have_no_effect(world: World) -> None:
    nasty = b"Name: @everyone <@1> **x** [a](https://b)\n3x <@&5> `@everyone`\n1x Shizuka Toshi\n"
    page = await judged(world, world.ann, nasty)
    assert "<@1>" not in text_of(page) and "https://" not in text_of(page)
    await world.ann.click(page, label="Show to everyone")
    posted = world.hall.history(viewer=world.bob)[-1]
    assert "@everyone" not in text_of(posted).replace("`", "")
    sent = [s.json for s in world.sent if "callback" in s.path][-1]
    assert sent["data"].get("allowed_mentions", {"parse": []})["parse"] == []


async def test_a_deck_page_draws_hands_and_shows_odds(world: World) -> None:
    page = await judged(world, world.ann, LEGAL)
    hand = (await world.ann.click(page, label="Opening hand")).response
    assert text_of(hand).count("\n- ") == 8
    more = (await world.ann.click(hand, label="Draw one")).response
    assert text_of(more).startswith(text_of(hand).split("\n")[0]) and "Drawn after it" in text_of(more)
    assert "Drawn" not in text_of((await world.ann.click(more, label="Another hand")).response)
    opened = await world.ann.click(page, label="Odds of a card")
    answer = await world.ann.submit_modal(opened, {"tea:line": "court games"})
    # Three copies among forty cards, four cards drawn: 1 - C(37,4)/C(40,4).
    assert "3 among 40 cards" in text_of(answer.response) and "27.73 % (137/494)" in text_of(answer.response)
    opened = await world.ann.click(page, label="Odds of a card")
    assert "holds no card" in await world.refused(world.ann.submit_modal(opened, {"tea:line": "Levy"}))


async def test_exports_can_be_read_again(world: World) -> None:
    page = await judged(world, world.ann, LEGAL)
    picker = next(c for c in controls(page) if "deckout" in c["custom_id"])
    for form in forms(deck_games()[0]):
        answer = await world.ann.select(page, [form], custom_id=picker["custom_id"])
        [file] = answer.response.attachments
        assert check(await file.read()).reading.cards == check(LEGAL).reading.cards
        assert "deck-" not in text_of(answer.response) and "⚠️" not in text_of(answer.response)
    page = await judged(world, world.ann, UNSURE)
    picker = next(c for c in controls(page) if "deckout" in c["custom_id"])
    answer = await world.ann.select(page, ["list"], custom_id=picker["custom_id"])
    assert "1 line is not in it" in text_of(answer.response)


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg"])
async def test_the_share_code_is_copied_from_the_answer_and_pasted_back(world: World, game: str) -> None:
    data = min((FILES / game).glob("legal*")).read_bytes()
    page = await judged(world, world.ann, data)
    picker = next(c for c in controls(page) if "deckout" in c["custom_id"])
    answer = await world.ann.select(page, ["code"], custom_id=picker["custom_id"])
    code = text_of(answer.response).split("```")[1].strip()
    window = await world.bob.slash(world.hall, "deck check")
    pasted = await world.bob.submit_modal(window, {"tea:text": f"look: {code} !"})
    assert "Legal:" in text_of(pasted.response) and check(code).reading.cards == check(data).reading.cards
    window = await world.bob.slash(world.hall, "deck check")
    assert "damaged" in await world.refused(world.bob.submit_modal(window, {"tea:text": code[:-3]}))


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("2017-01-01", "You can name any day from 2017-10-05 to 2018-12-16"),
        ("2019-06-01", "You can name any day from 2017-10-05"),
        ("2018-02-30", "You can name any day from"),
        ("nonsense", "tournament-1.5"),
        ("nonsense", "2018-05-29"),
    ],
)
async def test_an_unknown_format_is_answered_with_the_list_of_formats_and_days(
    world: World, form: str, said: str
) -> None:
    asked = world.ann.slash(world.hall, "deck check", file=("deck.txt", LEGAL), format=form)
    assert said in await world.refused(asked)


async def test_a_day_has_its_own_pool_and_restricted_list(world: World) -> None:
    listed = LEGAL.replace(b"1x Noble Sacrifice", b"1x Policy Debate")
    listed = listed.replace(b"1x Height of Fashion", b"1x Pathfinder's Blade")
    first, before, after = [
        text_of(await judged(world, world.ann, listed, format=day)).replace("without restricted list", "")
        for day in ("2017-10-05", "2018-05-28", "2018-05-29")
    ]
    assert "outside the card pool" in first and "outside the card pool" not in before
    assert "restricted" not in before.casefold() and "restricted" in after.casefold()


async def test_many_cards_outside_the_pool_of_a_format_by_set_share_one_sentence(world: World) -> None:
    data = min((FILES / "l5r-ccg").glob("legal*")).read_bytes()
    page = await judged(world, world.ann, data)
    outside = []
    for form in ("imperial-edition", "shadowlands", "forbidden-knowledge", "anvil-of-despair", "crimson-and-jade"):
        picker = next(c for c in controls(page) if "deckform" in c["custom_id"])
        page = (await world.ann.select(page, [form], custom_id=picker["custom_id"])).response
        text = text_of(page)
        lines = [line for line in text.splitlines() if "outside the card pool" in line]
        assert len(lines) <= 1
        outside.append(int(lines[0].split()[1]) if lines else 0)
    assert outside == sorted(outside, reverse=True) and outside[0] > 10 and outside[-1] == 0


async def test_keeping_versions_names_and_deleting(world: World) -> None:
    await kept(world)
    await kept(world, data=FAULTY)
    listed = text_of((await world.ann.slash(world.hall, "deck list")).response)
    assert "My Crane" in listed and "version 2" in listed and "Not legal" in listed
    assert "Legal:" in text_of((await world.ann.slash(world.hall, "deck show", deck="my crane", version=1)).response)
    options = await world.ann.autocomplete(world.hall, "deck show", "deck", "cra")
    assert options[0]["name"] == "My Crane" and "crane-starter" in [option["value"] for option in options]
    own = await world.ann.autocomplete(world.hall, "deck delete", "deck", "cra")
    assert [option["name"] for option in own] == ["My Crane"]
    await world.ann.slash(world.hall, "deck rename", deck="My Crane", name="Old")
    assert "There is no deck" in await world.refused(world.ann.slash(world.hall, "deck show", deck="My Crane"))
    asked = (await world.ann.slash(world.hall, "deck delete", deck="Old")).response
    assert labels(asked) == ["Delete", "Keep"]
    await world.ann.click(asked, label="Delete")
    assert "no saved decks" in text_of((await world.ann.slash(world.hall, "deck list")).response)


async def test_the_save_button_asks_for_a_name(world: World) -> None:
    page = await judged(world, world.ann, LEGAL)
    opened = await world.ann.click(page, label="Save")
    await world.ann.submit_modal(opened, {"tea:line": "Dawn"})
    assert "Dawn" in text_of((await world.ann.slash(world.hall, "deck list")).response)
    opened = await world.ann.click(page, label="Save")
    assert "needs a name" in await world.refused(world.ann.submit_modal(opened, {"tea:line": "##"}))


async def test_decks_are_private_until_shared(world: World) -> None:
    await kept(world)
    await world.forge("tea:deckhand:1:1:tournament-1.5")
    forged = world.hall.history()[-1]
    assert "private" in await world.refused(world.bob.click(forged, label="0"))
    assert "There is no deck" in await world.refused(world.bob.slash(world.hall, "deck show", deck="My Crane"))
    await world.ann.slash(world.hall, "deck share", deck="My Crane")
    posted = world.hall.history(viewer=world.bob)[-1]
    assert "A deck of Ann" in text_of(posted) and "3 Doji" in text_of(posted)
    assert (await world.bob.click(posted, label="Opening hand")).response.ephemeral
    page = (await world.ann.slash(world.hall, "deck show", deck="My Crane")).response
    await world.ann.click(page, label="Make private")
    assert "private" in await world.refused(world.bob.click(posted, label="Opening hand"))


async def test_buttons_outlive_a_restart(world: World) -> None:
    await kept(world)
    await world.ann.slash(world.hall, "deck share", deck="My Crane")
    posted = world.hall.history(viewer=world.bob)[-1]
    await world.restart()
    assert "opening hand" in text_of((await world.bob.click(posted, label="Opening hand")).response)


async def test_two_decks_side_by_side(world: World) -> None:
    await kept(world, "One")
    await kept(world, "Two", FAULTY)
    page = text_of((await world.ann.slash(world.hall, "deck compare", deck="One", second="Two")).response)
    assert "→" in page and "One" in page and "Two" in page


async def test_only_the_owners_buttons_change_a_deck(world: World) -> None:
    await kept(world)
    await world.ann.slash(world.hall, "deck share", deck="My Crane")
    place = "1:1:tournament-1.5"
    verbs = ("deckgone", "deckhide", "decksave", "decksay", "deckmean")
    fields = {"deckgone": "1:1", "deckmean": f"{place}:1"}
    await world.forge(*(f"tea:{verb}:{fields.get(verb, place)}" for verb in verbs))
    forged = world.hall.history()[-1]
    for number in range(len(verbs)):
        assert "private" in await world.refused(world.bob.click(forged, label=str(number)))
    await world.forge(
        f"tea:deckhand:1:1:{'x' * 20}", "tea:deckhand:x", "tea:deckout:1:9:casual", "tea:decknext:1:1:casual"
    )
    forged = world.hall.history()[-1]
    for number in range(4):
        assert "no longer" in await world.refused(world.bob.click(forged, label=str(number)))


async def test_a_kept_deck_cannot_be_judged_by_an_unknown_format(world: World) -> None:
    await kept(world)
    answer = world.ann.slash(world.hall, "deck check", deck="My Crane", format="nonsense")
    assert "no format" in await world.refused(answer)


async def test_factions_of_root_are_checked(world: World) -> None:
    answer = await world.ann.slash(world.hall, "deck check", factions="marquise, Eyrie Dynasties", players=2)
    assert "A good game" in text_of(answer.response) and "Together 17" in text_of(answer.response)
    answer = await world.ann.slash(world.hall, "deck check", factions="Marquise de Cat, Vagabond, bears", players=4)
    assert "Not a good game" in text_of(answer.response) and "`bears`" in text_of(answer.response)
    answer = await world.ann.slash(world.hall, "deck check", factions="marquise, eyrie")
    assert "A good game" in text_of(answer.response), "a player for each faction where no number is given"
    answer = await world.ann.slash(world.hall, "deck check", factions="marquise")
    assert "Not a good game" in text_of(answer.response)
    assert "Name the factions" in await world.refused(world.ann.slash(world.hall, "deck check", players=4))


async def test_a_seat_takes_a_kept_deck_that_the_format_accepts(world: World) -> None:
    say = Words.load()["en"]
    store, ann = world.bot.store, world.ann.id
    await kept(world, "Good", (Path("data/l5r_lcg/decks/crane-tournament.json")).read_bytes())
    await kept(world, "Bad", FAULTY)
    names = await lobby.own_decks(store, ann, "l5r-lcg")
    keys = {name: key for key, name in names.items()}
    seat = await lobby.seat_deck(store, ann, keys["Good"], "l5r-lcg", "tournament-1.5", say)
    assert seat["stronghold"] == "shizuka-toshi" and sum(seat["conflict"].values()) == 40
    with pytest.raises(Trouble) as refused:
        await lobby.seat_deck(store, ann, keys["Bad"], "l5r-lcg", "tournament-1.5", say)
    assert refused.value.key == "trouble-deck-not-accepted" and "copies" in refused.value.data["reason"]
    with pytest.raises(Trouble):
        await lobby.seat_deck(store, world.bob.id, keys["Good"], "l5r-lcg", "casual", say)
    assert prepared_check("l5r-lcg", "crane-tournament", "tournament-1.5").legal
    assert not prepared_check("l5r-lcg", "crane-starter", "tournament-1.5").legal


@pytest.mark.parametrize("locale", WORDS)
async def test_every_page_in_three_languages(world: World, locale: str) -> None:
    """Discord refuses no message on the way, and every text exists in all three languages."""
    ann = speaks(world.ann, locale)
    for name in ("many-head-missing", "many-clans-and-roles", "line-markup", "line-ambiguous"):
        await judged(world, ann, (FILES / "l5r-lcg" / f"{name}.txt").read_bytes())
    for name in ("many-singles-no-stronghold", "many-with-lines", "line-ambiguous"):
        await judged(world, ann, (FILES / "l5r-ccg" / f"{name}.txt").read_bytes())
    for name, data in (("One", LEGAL), ("Two", FAULTY)):
        await ann.slash(world.hall, "deck save", name=name, file=("deck.txt", data))
    page = (await ann.slash(world.hall, "deck show", deck="One")).response
    buttons = [c["custom_id"] for c in controls(page) if c["type"] == 2]
    for number, pressed in enumerate(buttons):
        answer = await ann.click(page, custom_id=pressed)
        assert answer.acknowledged, (number, pressed)
    for command, options in (
        ("list", {}),
        ("share", {"deck": "Two"}),
        ("compare", {"deck": "One", "second": "Two"}),
        ("delete", {"deck": "Two"}),
        ("rename", {"deck": "One", "name": "Three"}),
        ("check", {"deck": "Three", "format": "casual"}),
        ("check", {"factions": "cult, cult, eyrie, otters", "players": 6}),
    ):
        answer = await ann.slash(world.hall, f"deck {command}", **options)
        assert answer.acknowledged and "deck-" not in text_of(answer.response)


async def test_the_curve_is_shown_where_pictures_can_be_drawn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def paint(sketch: Sketch) -> Picture:
        return Picture(sketch.name, draw(sketch.draw, sketch.given), sketch.description)

    monkeypatch.setattr(world.bot.painter, "paint", paint)
    page = await judged(world, world.ann, LEGAL)
    assert [file.filename for file in page.attachments] == ["curve.png"]
    await world.ann.click(page, label="Show to everyone")
    assert world.hall.history(viewer=world.bob)[-1].attachments


async def test_two_windows_of_two_people_do_not_mix(world: World) -> None:
    anns = await world.ann.slash(world.hall, "deck save", name="Hers")
    bobs = await world.bob.slash(world.hall, "deck save", name="His")
    await world.ann.submit_modal(anns, {"tea:text": "3x Banzai!"})
    await world.bob.submit_modal(bobs, {"tea:text": "3x Levy"})
    assert [k.name for k in await world.bot.store.decks.of(world.ann.id)] == ["Hers"]
    assert [k.body["cards"] for k in await world.bot.store.decks.of(world.bob.id)] == [{"levy": 3}]


async def test_a_kept_deck_is_chosen_in_the_lobby_and_played(world: World) -> None:
    lines = [f"{count}x {card}" for card, count in _crane_cards().items()]
    await world.ann.slash(world.hall, "deck save", name="Hers", file=("deck.txt", "\n".join(lines).encode()))
    answer = await world.ann.slash(world.hall, "play")
    message = answer.response.message
    await world.bob.click(message, label="Join")
    picker = await world.bob.click(message, label="Choose deck")
    assert not any(
        option["value"].startswith("kept.") for c in controls(picker.response) for option in c.get("options", ())
    )
    await world.bob.select(picker.response, ["lion-starter"])
    picker = await world.ann.click(message, label="Choose deck")
    kept = next(
        o["value"] for c in controls(picker.response) for o in c.get("options", ()) if o["value"].startswith("kept.")
    )
    await world.ann.select(picker.response, [kept])
    await world.ann.click(message, label="Start")
    table = await world.bot.tables.get(1)
    assert table.saved.state == "playing" and table.saved.header is not None
    deck = table.saved.header.seats[0]["deck"]
    assert deck["stronghold"] == "shizuka-toshi" and sum(deck["conflict"].values()) == 40


def _crane_cards() -> dict[str, int]:
    deck = decks()["crane-tournament"]
    assert deck.role is not None
    return {deck.stronghold: 1, deck.role: 1, **dict.fromkeys(deck.provinces, 1), **deck.dynasty, **deck.conflict}
