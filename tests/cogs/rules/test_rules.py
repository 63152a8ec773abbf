"""Rules lookups as people use them: in three languages, in a match and outside one, after a restart."""

from typing import Any

import discord
import pytest

from bot.decks.game import deck_game
from bot.rules.cards import cards
from bot.rules.glossary import glossaries
from bot.tables import views
from bot.words import Words

from ...conftest import World
from ...simkit import controls, labels, speaks, text_of

LANGUAGES = {"en-US": "Glory Count", "fr": "Compte de Gloire", "pl": "Podliczanie chwały"}


async def look(world: World, who: Any, command: str, **options: Any) -> Any:
    """Run a command; return its answer, which only this person sees."""
    answer = await who.slash(world.hall, command, **options)
    assert answer.acknowledged and answer.response.ephemeral
    return answer.response


def title(message: Any) -> str:
    return text_of(message).strip().splitlines()[0].removeprefix("### ")


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_term_in_any_language_is_answered_in_the_readers_language(world: World, locale: str) -> None:
    cleo = speaks(world.cleo, locale)
    for term in ("glory count", "compte de gloire", "podliczanie chwaly", "glroy count"):
        assert title(await look(world, cleo, "rules", term=term)).casefold() == LANGUAGES[locale].casefold()


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_suggestions_are_in_the_readers_language(world: World, locale: str) -> None:
    cleo = speaks(world.cleo, locale)
    offered = await cleo.autocomplete(world.hall, "rules", "term", "compte de glo")
    assert (offered[0]["name"].casefold(), offered[0]["value"]) == (LANGUAGES[locale].casefold(), "glory-count")
    assert title(await look(world, cleo, "rules", term="glory-count")) == offered[0]["name"]
    assert len(await cleo.autocomplete(world.hall, "rules", "term", "")) == 25
    assert await cleo.autocomplete(world.hall, "rules", "term", "x" * 300) is not None
    answers = await cleo.autocomplete(world.hall, "faq", "query", "way of the lion")
    assert answers[0]["value"] == "faq-9"


@pytest.mark.parametrize(
    ("typed", "game"), [("ranged att", "l5r-ccg"), ("pojedynek podwójne chi", "l5r-ccg"), ("marquise de c", "root")]
)
async def test_a_suggestion_opens_in_its_own_game_even_if_another_game_has_the_same_name(
    world: World, typed: str, game: str
) -> None:
    for one in (await world.ann.autocomplete(world.hall, "rules", "term", typed))[:5]:
        assert (
            one["value"].startswith(f"{game}:")
            and title(await look(world, world.ann, "rules", term=one["value"])) == one["name"]
        )


async def test_an_entry_of_the_same_name_in_two_games_asks_for_the_game(world: World) -> None:
    name = glossaries()["l5r-ccg"].entry("duel", "en").title
    assert title(await look(world, world.ann, "rules", term="l5r-ccg:duel")) == name
    assert "1997" in text_of(await look(world, world.ann, "rules", term="l5r-ccg:duel"))
    assert "1997" not in text_of(await look(world, world.ann, "rules", term="duel"))


@pytest.mark.parametrize(
    ("locale", "asked", "opened"),
    [
        ("en-US", "the marquise's keep", "6.2.2 The Keep"),
        ("fr", "manœuvres de cavalerie", glossaries()["l5r-ccg"].entry("cavalry-maneuvers", "fr").title),
        ("pl", "czy kruki mogą położyć intrygę", "13.5 Dzień (Kruki)"),
        ("en-US", "honor", "Honor"),
        # Ring of Fire is a card of 1997, and a ring of 2017.
        (
            "en-US",
            "He won unopposed. He took the ring of fire. Do I lose honor for nobody?",
            "Unopposed",
        ),
    ],
)
async def test_a_question_without_a_game_is_looked_up_in_the_game_that_it_mentions(
    world: World, locale: str, asked: str, opened: str
) -> None:
    assert opened in text_of(await look(world, speaks(world.cleo, locale), "rules", term=asked))


async def test_see_also_and_show_to_everyone_survive_a_restart(world: World) -> None:
    page = await look(world, world.ann, "rules", term="duel")
    await world.restart()
    see = next(c for c in controls(page) if c["custom_id"] == "tea:rule:l5r-lcg:duel-timing")
    answer = await world.ann.click(page, custom_id=see["custom_id"])
    assert title(answer.response) == see["label"] and answer.response.id == page.id
    shown = await world.ann.click(answer.response, label="Show to everyone")
    assert not shown.response.ephemeral and title(shown.response) == see["label"]
    assert "Show to everyone" not in labels(shown.response)
    await world.restart()
    other = await world.cleo.click(shown.response.message, custom_id="tea:rule:l5r-lcg:duel")
    assert other.response.ephemeral and title(other.response) == "Duel"


async def test_a_query_without_a_title_is_searched_in_the_texts(world: World) -> None:
    page = await look(world, world.ann, "rules", term="what becomes of fate when the character leaves play")
    (picker,) = (c for c in controls(page) if c["type"] == 3)
    chosen = picker["options"][1]
    assert "–" in text_of(page)
    answer = await world.ann.select(page, [chosen["value"]], custom_id=picker["custom_id"])
    assert title(answer.response) == chosen["label"] and answer.response.id == page.id
    assert "> **" in text_of(answer.response)  # the sentence that answers the question
    shown = await world.ann.click(answer.response, label="Show to everyone")
    assert "> **" in text_of(shown.response)


async def test_nothing_found_is_said_without_filler(world: World) -> None:
    page = await look(world, world.ann, "rules", term="qqqxyzzy")
    assert "Nothing found" in text_of(page) and "qqqxyzzy" in text_of(page)
    assert "`/faq` lists all answers" in text_of(page)
    assert not [c for c in controls(page) if c["type"] == 3]


async def test_a_cards_name_leads_to_its_page(world: World) -> None:
    page = await look(world, world.ann, "rules", term="fine katana")
    assert title(page) == "Fine Katana" and "Core Set 200" in text_of(page)
    assert title(await look(world, world.ann, "rules", term="favor of teh mice")) == "Favor of the Mice"


async def test_a_whole_post_is_answered_and_other_games_are_a_press_away(world: World) -> None:
    post = "Hi! My opponent bowed my Doji Challenger with a card before I could react. " * 3
    page = await look(world, world.ann, "rules", term=post + "Can a bowed character defend?", game="l5r-lcg")
    assert "Doji Challenger" in text_of(page)
    other = next(c for c in controls(page) if c["custom_id"].startswith("tea:rule:l5r-ccg:"))
    card = await world.ann.click(page, custom_id="tea:cardpage:l5r-lcg:doji-challenger")
    assert title(card.response) == "Doji Challenger"
    await world.restart()
    answer = await world.ann.click(page, custom_id=other["custom_id"])
    assert "(1997)" in text_of(answer.response)


@pytest.mark.parametrize(
    "term", ["@everyone qqqx", "<@123456789012345678> qqqx", "**qqqx** ||y||", "[qqqx](https://x.example)"]
)
async def test_markup_and_mentions_come_back_harmless(world: World, term: str) -> None:
    text = text_of(await look(world, world.ann, "rules", term=term))
    head = text.strip().splitlines()[0].removeprefix("**").removesuffix("**")
    assert "qqqx" in head and not set(head) & set("@<>*|[]")


async def test_an_impossible_query_is_refused(world: World) -> None:
    assert "too long" in text_of(await look(world, world.ann, "rules", term="x" * 700))
    assert "nothing" in text_of(await look(world, world.ann, "rules", term="\u202e\u200b"))
    assert "nothing" in text_of(await look(world, world.ann, "card", name="***"))
    assert "too long" in text_of(await look(world, world.ann, "faq", query="x" * 700))
    assert "too long" in text_of(await look(world, world.ann, "card", name="x" * 101))
    assert "Name a card" in text_of(await look(world, world.ann, "card"))
    assert "No card has" in text_of(await look(world, world.ann, "card", clan="qqqqq"))


async def test_forged_buttons_are_refused(world: World) -> None:
    forged = (
        *("tea:rule:l5r-lcg:nothing", "tea:rule:chess:duel", "tea:rule", "tea:rule:l5r-lcg:duel:x"),
        *("tea:cardpage:l5r-lcg:nobody", "tea:cardlist:0", "tea:chart:nothing", "tea:ruleall:l5r-lcg"),
    )
    for four in (forged[:4], forged[4:]):
        message = await world.forge(*four)
        for custom_id in four:
            assert await world.refused(world.ann.click(message, custom_id=custom_id))


async def test_a_question_from_the_faq_is_shown(world: World) -> None:
    everything = await look(world, world.ann, "faq")
    (picker,) = (c for c in controls(everything) if c["type"] == 3)
    assert len(picker["options"]) == 19
    some = await look(world, speaks(world.cleo, "fr"), "faq", query="démonstration de puissance")
    assert "faq-7" in [o["value"] for c in controls(some) if c["type"] == 3 for o in c["options"]]
    assert title(await look(world, world.ann, "faq", query="faq-9")).startswith("FAQ")


async def test_the_game_of_the_channel_or_of_the_server(world: World) -> None:
    async def game(**options: Any) -> str:
        return text_of(await look(world, world.ann, "rules", term="duel", **options)).rpartition("-# ")[2]

    assert (await game()).startswith("Legend of the Five Rings: The Card Game")
    assert (await game(game="l5r-ccg")).startswith("Legend of the Five Rings (1997)")
    boss = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    dana = world.guild.add_member(world.env.create_user("dana"), roles=[boss])
    assert "(1997)" in await world.refused(dana.slash(world.hall, "settings server", rules="l5r-ccg"))
    assert (await game()).startswith("Legend of the Five Rings (1997)")
    await world.match()  # this game has no rules texts here
    assert (await game()).startswith("Legend of the Five Rings (1997)")


async def test_a_name_that_several_cards_have_is_asked(world: World) -> None:
    asked = await look(world, world.ann, "card", name="kachiko")
    (picker,) = (c for c in controls(asked) if c["type"] == 3)
    keys = [option["value"] for option in picker["options"]]
    assert "Which card" in text_of(asked) and {"l5r-lcg:bayushi-kachiko", "l5r-ccg:bayushi-kachiko"} <= {*keys}
    opened = await world.ann.select(asked, ["l5r-ccg:bayushi-kachiko"], custom_id=picker["custom_id"])
    assert "(1997)" in text_of(opened.response) and opened.response.id == asked.id


async def test_a_card_of_the_game_that_is_played_here_opens_and_the_others_stand_beneath(world: World) -> None:
    await world.ann.slash(world.hall, "play", game="l5r-lcg", deck="crane-starter", computers=1)
    page = await look(world, world.bob, "card", name="kisada")
    (picker,) = (c for c in controls(page) if c["type"] == 3)
    assert title(page).endswith("Hida Kisada") and "(1997)" not in text_of(page)
    assert "l5r-ccg:hida-kisada-imperial" in [option["value"] for option in picker["options"]]
    other = await world.bob.select(page, ["l5r-ccg:hida-kisada-imperial"], custom_id=picker["custom_id"])
    assert "(1997)" in text_of(other.response) and other.response.ephemeral
    offered = await world.bob.autocomplete(world.hall, "card", "name", "tadaka")
    assert offered[0]["value"].startswith("l5r-lcg:")


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_charts_of_timing_lead_from_one_to_the_next(world: World, locale: str) -> None:
    cleo = speaks(world.cleo, locale)
    page = await look(world, cleo, "timing")
    assert "3.2" in text_of(page) and "5.6" in text_of(page) and "▶" not in text_of(page)
    duel = await cleo.click(page, custom_id="tea:chart:l5r-lcg:duel-timing")
    assert "D.9" in text_of(duel.response) and duel.response.id == page.id
    assert "3.2.8" in text_of(await look(world, cleo, "timing", what="l5r-lcg:conflict-resolution"))


async def test_timing_marks_the_present_step_of_the_match(world: World) -> None:
    message = (await world.ann.slash(world.hall, "play", game="l5r-lcg", deck="crane-starter", computers=1)).response
    await world.ann.click(message.message, label="Start")
    table = await world.bot.tables.in_channel(world.hall.id)
    step = table.scene(None, Words.load()["en"]).view["step"]
    page = await look(world, world.ann, "timing")
    assert ("▶" in text_of(page)) == step[:1].isdigit()
    assert table.match is not None
    table.match.table.step = "3.2.6"
    views._views.clear()  # the test set the step itself, without a row in the log
    page = await look(world, world.bob, "timing")
    (marked,) = (line for line in text_of(page).splitlines() if "▶" in line)
    assert "3.2.6" in marked
    other = await world.bob.click(page, custom_id="tea:chart:l5r-lcg:phase-conflict")
    (marked,) = (line for line in text_of(other.response).splitlines() if "▶" in line)
    assert "3.2" in marked


@pytest.mark.parametrize(("game", "names"), [("root", "Root"), ("l5r-ccg", "(1997)")])
async def test_timing_shows_the_game_that_is_played_here(world: World, game: str, names: str) -> None:
    """The answer also names the game."""
    deck = {"root": "marquise", "l5r-ccg": next(iter(deck_game("l5r-ccg").prepared()))}[game]
    message = (await world.ann.slash(world.hall, "play", game=game, deck=deck, computers=1)).response
    await world.ann.click(message.message, label="Start")
    table = await world.bot.tables.in_channel(world.hall.id)
    assert table.match is not None
    table.match.table.phase = {"root": "daylight", "l5r-ccg": "action"}[game]
    views._views.clear()
    page = await look(world, world.bob, "timing")
    assert names in text_of(page) and "▶" in text_of(page)
    other = await world.bob.click(page, custom_id="tea:chart:l5r-lcg:round")
    assert "The Card Game" in text_of(other.response) and "▶" not in text_of(other.response)
    assert names in text_of(await look(world, world.cleo, "timing", game=game))


async def test_an_entry_opens_beside_the_message_that_names_it(world: World) -> None:
    message = await world.forge("tea:why:l5r-lcg:initiating-abilities")
    answer = await world.ann.click(message, label="0")
    assert answer.response.ephemeral and title(answer.response).startswith("Initiating")


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_card_is_found_by_its_name_in_three_languages(world: World, locale: str) -> None:
    cleo = speaks(world.cleo, locale)
    offered = await cleo.autocomplete(world.hall, "card", "name", "voie de la gru")
    assert offered[0]["value"] == "l5r-lcg:way-of-the-crane"
    page = await look(world, cleo, "card", name=offered[0]["value"])
    assert title(page) == {"fr": "La Voie de la Grue"}.get(locale, "Way of the Crane")
    power = await look(world, cleo, "card", name="Display of Powre")
    ruling = await cleo.click(power, custom_id="tea:why:l5r-lcg:faq-7")
    assert ruling.response.ephemeral and ruling.response.id != power.id


async def test_a_card_is_shown_to_everyone(world: World) -> None:
    page = await look(world, world.cleo, "card", name="pilgrimage")
    shown = await world.cleo.click(page, custom_id="tea:cardall:l5r-lcg:pilgrimage")
    assert not shown.response.ephemeral and title(shown.response) == "Pilgrimage"


async def test_cards_are_found_by_their_properties(world: World) -> None:
    offered = await world.ann.autocomplete(world.hall, "card", "trait", "duelst")
    page = await look(world, world.ann, "card", clan="crane", type="character", trait=offered[0]["value"])
    assert "Crane" in text_of(page)
    (picker,) = (c for c in controls(page) if c["type"] == 3)
    first = picker["options"][0]
    card = await world.ann.select(page, [first["value"]], custom_id=picker["custom_id"])
    assert title(card.response).removeprefix("◆ ") == first["label"]
    many = await look(world, world.ann, "card", clan="lion", game="l5r-lcg")
    before, on = text_of(many), next(c["custom_id"] for c in controls(many) if c["custom_id"].endswith(":b"))
    await world.restart()
    turned = await world.ann.click(many, custom_id=on)
    assert turned.response.id == many.id and text_of(turned.response) != before
    assert "No card matches" in text_of(await look(world, world.ann, "card", clan="lion", cost=30))
    nothing = text_of(await look(world, world.ann, "card", name="qqqxyzzy"))
    assert "No card is called" in nothing and "`/card` suggests names" in nothing


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    [
        *("Ambush!", "Murine Brokers", "Favor of the Mice", "Mouse Dominance", "Torch", "Guard Duty"),
        *("Thief", "Harrier", "Despot", "Mayor", "Duchess of Mud", "Bitter", "Snare"),
    ],
)
async def test_each_kind_of_card_of_root_is_shown_in_the_readers_language(world: World, locale: str, name: str) -> None:
    """The kinds of cards are: both decks, items, quests, characters, leaders, ministers, moods and plots."""
    cleo = speaks(world.cleo, locale)
    card = next(one for one in cards().printed(name) if one.game == "root")
    language = locale.partition("-")[0]
    page = await look(world, cleo, "card", name=f"root:{card.id}")
    assert card.names.get(language, name) in title(page)
    assert "hint-" not in text_of(page) and "effect-" not in text_of(page)
    assert len(text_of(page).split()) > 12, text_of(page)
    own = await look(world, cleo, "card", name=card.names.get(language, name))
    assert card.names.get(language, name) in text_of(own)
