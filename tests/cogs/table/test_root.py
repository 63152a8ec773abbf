"""Root through Discord: a lobby of four with factions chosen, and a whole game pressed at random in three languages."""

from typing import Any

import pytest
import pytest_asyncio

from bot.games.root.names import card_name
from bot.local import greet
from bot.panels.buttons.answering import AT_ONCE
from bot.panels.labels import Labels
from bot.tables import Table
from bot.tables.answers.draft import reference, references, single
from bot.trouble import Trouble
from bot.words import Words
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose

from ...conftest import World
from ...games.root.test_sentences import RAW
from ...simkit import controls, labels, lines, speaks, text_of
from ..conftest import Hand

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond.thief")


class RootHand(Hand):
    """A person who also turns pages, opens lists from lists, and takes the same option several times."""

    asked: tuple[Table, Prompt]

    async def give(self, table: Table, prompt: Prompt, keys: list[str]) -> None:
        """Give an answer by the panel's own controls."""
        self.asked = (table, prompt)
        if single(prompt) or any(option.alone and option.key in keys for option in prompt.options):
            return await super().give(table, prompt, keys)
        if await self._without_confirming(table, prompt, keys):
            return
        await self._drop(table, prompt, keys)
        if sorted(table.draft(prompt.seat).keys) != sorted(keys):
            await self._by_hand(table, prompt, keys)
        await self.press(next(c["custom_id"] for c in controls(self.panel) if "tea:confirm:" in c["custom_id"]))

    async def _drop(self, table: Table, prompt: Prompt, keys: list[str]) -> None:
        """Drop the picks that are not wanted: all by *Clear*, or one by one where the bot had proposed them."""
        place, picked = f"{table.id}:{table.stamp}", table.draft(prompt.seat).keys
        surplus = [key for key in picked if picked.count(key) > keys.count(key)]
        if not surplus:
            return
        shown = {control["custom_id"] for control in controls(self.panel)}
        shown |= {value for _, value in lines(self.panel).values()}
        if f"tea:clear:{place}" in shown:
            return await self.press(f"tea:clear:{place}")
        ref = references(prompt)[surplus[0]]
        marks = [i for i in sorted(shown) if ref in i and (i.endswith(":less") or ":mark:" in i)]
        if marks:
            await self.press(marks[0])
        else:
            select = next(c for c in controls(self.panel) if any(o["value"] == ref for o in c.get("options", ())))
            picks = [o["value"] for o in select["options"] if o.get("default") and o["value"] != ref]
            await self._select(picks, select["custom_id"])
        await self._drop(table, prompt, keys)

    async def _by_hand(self, table: Table, prompt: Prompt, keys: list[str]) -> None:
        for key in keys:
            await self._take(table, prompt, key, keys.count(key))

    async def _take(self, table: Table, prompt: Prompt, key: str, times: int) -> None:
        """Take an option this many times, with the control that shows it."""
        option = next(option for option in prompt.options if option.key == key)
        ref = reference(prompt, option)
        while table.draft(prompt.seat).keys.count(key) < times:
            ids = [control["custom_id"] for control in controls(self.panel)]
            shown = [i for i in ids if ref in i and (i.endswith(":more") or ":mark:" in i)]
            if shown:
                await self.press(shown[0])
                continue
            select = next(c for c in controls(self.panel) if any(o["value"] == ref for o in c.get("options", ())))
            picked = (
                [o["value"] for o in select["options"] if o.get("default")] if ":sketch:" in select["custom_id"] else []
            )
            await self._select([*picked, ref], select["custom_id"])

    async def _one(self, ref: str) -> None:
        for _ in range(8):
            shown = [c for c in controls(self.panel) if ":focus:" not in c["custom_id"]]
            values = [(option["value"], c) for c in shown for option in c.get("options", ())]
            if any(c["custom_id"].endswith(f":{ref}") for c in shown) or any(value == ref for value, _ in values):
                return await self._at_once(shown, ref)
            if leading := [(value, c) for value, c in values if value.startswith(f"{ref}-")]:
                # Together with the next question: each line gives another answer to it.
                value, control = leading[self.presses % len(leading)]
                return await self._select([value], control["custom_id"])
            if self._answers(ref):
                return await self._select([f"{AT_ONCE}{ref}"], self._answers(ref))
            if await self._lead(ref):
                continue
            turn = [c["custom_id"] for c in shown if ":page:" in c["custom_id"] and not c.get("disabled")]
            await self.press(turn[-1])
        raise AssertionError(f"{ref} is not on the panel")

    async def _at_once(self, shown: list[dict[str, Any]], ref: str) -> None:
        """Press the button, or choose the line, that gives the answer."""
        for control in shown:
            if control["custom_id"].endswith(f":{ref}"):
                return await self.press(control["custom_id"])
            if any(option["value"] == ref for option in control.get("options", ())):
                return await self._select([ref], control["custom_id"])

    def _answers(self, ref: str) -> str:
        """Return the name of the list that leads to other options but gives this answer at once, or nothing."""
        for control in controls(self.panel):
            if any(line["value"] == f"{AT_ONCE}{ref}" for line in control.get("options", ())):
                return str(control["custom_id"])
        return ""

    async def _lead(self, ref: str) -> bool:
        """Open the next list on the way to an option; tell whether there was one."""
        table, prompt = self.asked
        scene = table.scene(prompt.seat, Words.load()["en"])
        paths = Labels(table.face, prompt, scene).paths([option for option in prompt.options if not option.alone])
        ways = {references(prompt)[key]: path for key, path in paths.items()}
        for control in (c for c in controls(self.panel) if ":focus:" in c["custom_id"]):
            level = int(control["custom_id"].split(":")[5]) + 1  # tea:focus:table:stamp:group:level
            for line in control["options"]:
                leads = not line.get("default") and line["value"] in ways
                if leads and ways[line["value"]][:level] == ways[ref][:level]:
                    await self._select([line["value"]], control["custom_id"])
                    return True
        return False


@pytest_asyncio.fixture
async def four(world: World) -> list[Any]:
    """Return Ann with English, Bob with Polish, Cleo with French, and Dora."""
    dora = speaks(world.guild.add_member(world.env.create_user("dora", global_name="Dora")), "en-US")
    return [world.ann, speaks(world.bob, "pl"), world.cleo, dora]


async def pick(world: World, who: Any, message: Any, brings: str) -> None:
    """Choose a faction with the lobby's own button, which also takes a seat."""
    picker = next(c for c in controls(message) if ":deck:" in c["custom_id"])
    answer = await who.click(message, custom_id=picker["custom_id"])
    await who.select(answer.response, [brings])


def keeps_secrets(table: Table) -> None:
    """Check that a player's secrets are in nobody else's view, and in no public text."""
    assert table.match is not None
    for viewer in (None, *range(len(table.saved.seats))):
        for player in table.match.view(viewer)["players"]:
            # The Riverfolk's hand lies open (11.2.3).
            if player["seat"] != viewer and player["faction"] != "riverfolk":
                assert not {"hand", "supporters", "reserve"} & player.keys()
        seen = [record for r in table.match.records[-9:] if (record := r.seen_by(viewer)) is not None]
        assert all(record.seats is None or viewer in record.seats for record in seen)


async def gathered(world: World, four: list[Any]) -> Any:
    """Open a lobby of four in which everybody has chosen a faction."""
    answer = await four[0].slash(world.hall, "play", game="root", deck=FACTIONS[0])
    message = answer.response.message
    for who, faction in zip(four[1:], FACTIONS[1:], strict=True):
        await pick(world, who, message, faction)
    return message


async def test_the_local_page_offers_a_table_of_root(world: World) -> None:
    await greet(world.env, world.hall, Words.load()["en"])
    welcome = max(world.hall.history(), key=lambda message: message.id)
    assert "Open a table: Root" in labels(welcome) and "Open a table" not in labels(welcome)
    opened = await world.ann.click(welcome, label="Open a table: Root")
    assert "## Root" in text_of(opened.response) and "Ann — *no faction chosen*" in text_of(opened.response)


async def test_a_lobby_of_four_chooses_factions_and_a_map(world: World, four: list[Any]) -> None:
    message = await gathered(world, four)
    text = world.read(message)
    assert "2 to 6 seats" in text and "Marquise de Cat" in text and "Vagabond – Thief" in text
    offered = await four[1].click(message, label="Choose faction")
    values = [option["value"] for option in controls(offered.response)[0]["options"]]
    assert "eyrie" in values and "marquise" not in values and "vagabond.ronin" in values
    await world.choose(four[0], message, "map", "lake")
    await four[0].click(message, label="Start")
    table = await world.bot.tables.get(1)
    assert table.match is not None and table.match.view(None)["map"] == "lake"
    assert [player["faction"] for player in table.match.view(None)["players"]] == [
        "marquise", "eyrie", "alliance", "vagabond",
    ]  # fmt: skip


async def test_factions_with_too_little_reach_are_refused_with_the_missing_reach(world: World, four: list[Any]) -> None:
    answer = await four[0].slash(world.hall, "play", game="root", deck="marquise")
    message = answer.response.message
    await pick(world, four[3], message, "alliance")
    assert "reach only 13" in world.read(message) and "Start" not in labels(message)
    await pick(world, four[3], message, "eyrie")
    assert "Not ready yet" not in world.read(message)


async def test_a_computer_takes_a_faction_that_makes_a_table(world: World, four: list[Any]) -> None:
    answer = await four[0].slash(world.hall, "play", game="root", deck="eyrie", computers=1)
    await four[0].click(answer.response.message, label="Start")
    table = await world.bot.tables.get(1)
    assert table.saved.state == "playing" and table.match is not None


async def test_in_the_advanced_set_up_factions_are_drafted_at_the_table(world: World, four: list[Any]) -> None:
    answer = await four[0].slash(world.hall, "play", game="root", deck="alliance", computers=1)
    message = answer.response.message
    await four[1].click(message, label="Join")
    await world.choose(four[0], message, "set-up", "advanced")
    message = world.hall.history()[-1]
    text = world.read(message)
    assert "faction" not in text and "Reach" not in text
    assert "Choose faction" not in labels(message) and "Start" in labels(message)
    table = await world.bot.tables.get(1)
    with pytest.raises(Trouble, match="trouble-nothing-brought"):  # in a list of choices that was open before
        await table.lobby.bring(four[1].id, "Bob", "eyrie")
    await four[0].click(message, label="Start")
    hands = {
        seat: RootHand(four[n], await world.panel(four[n], message)) for n, seat in enumerate(table.seating.humans)
    }
    stream, asked = Stream(1), set[str]()
    assert table.match is not None
    while table.match.table.phase == "set-up":
        seat = table.waiting()[0]
        prompt = table.prompt_for(seat)
        assert prompt is not None
        asked.add(prompt.kind)
        keeps_secrets(table)
        await hands[seat].give(table, prompt, list(choose(prompt, stream)))
    assert {"faction", "keep-cards"} <= asked
    assert [player["hand_count"] for player in table.match.view(None)["players"]] == [3, 3, 3]


async def test_a_whole_game_pressed_at_random_with_a_restart(world: World, four: list[Any]) -> None:
    message, stream = await gathered(world, four), Stream(1)
    await four[0].click(message, label="Start")
    hands = [RootHand(who, await world.panel(who, message)) for who in four]
    for decision in range(3000):
        table = await world.bot.tables.get(1)
        if not table.waiting():
            break
        seat = table.waiting()[0]
        prompt = table.prompt_for(seat)
        assert prompt is not None and table.match is not None
        keeps_secrets(table)
        assert not RAW.search(text_of(hands[seat].panel))
        await hands[seat].give(table, prompt, list(choose(prompt, stream)))
        if decision == 60:
            before = world.read(message)
            await world.restart()
            message = (await four[3].slash(world.hall, "match show")).response.message
            assert world.read(message) == before
            for hand in hands:
                hand.panel = await world.panel(hand.who, message)
    assert "The seed was" in world.read(message)


async def test_a_seat_of_root_changes_hands_with_its_secrets_when_all_agree(world: World, four: list[Any]) -> None:
    """Emil takes over Cleo's Alliance, whose hand and supporters nobody else sees."""
    message, stream = await gathered(world, four), Stream(2)
    await four[0].click(message, label="Start")
    hands = [RootHand(who, await world.panel(who, message)) for who in four]
    table, cleo = await world.bot.tables.get(1), four[2]
    assert table.match is not None
    while table.match.table.phase == "set-up":
        prompt = table.prompt_for(table.waiting()[0])
        assert prompt is not None
        await hands[prompt.seat].give(table, prompt, list(choose(prompt, stream)))
    emil = speaks(world.guild.add_member(world.env.create_user("emil", global_name="Emil")), "en-US")
    own = table.match.view(2)["players"][2]
    cards = (*own["hand"], *own["supporters"])
    theirs, hidden = ({card_name(card, Words.load()[one].of("root")) for card in cards} for one in ("fr", "en"))
    panel = await world.panel(cleo, message)
    assert all(name in text_of(panel) for name in theirs)
    question = (await emil.slash(world.hall, "match takeover", seat="3. Cleo")).response
    yes = next(c["custom_id"] for c in controls(question) if c["custom_id"].endswith(":yes"))
    for who in (four[0], four[1], four[3]):
        await who.click(question, custom_id=yes)
    assert table.saved.seats[2].user == cleo.id
    await cleo.click(question, custom_id=yes)
    assert table.saved.seats[2].user == emil.id
    taken = text_of((await emil.click(message, label="My hand")).response)
    assert all(name in taken for name in hidden)
    # The former player of the seat is a spectator from now on, and the panel that was open shows this.
    left = next(text_of(m) for m in world.hall.history(viewer=cleo) if m.id == panel.id)
    look = text_of((await cleo.click(message, custom_id="tea:look:1")).response)
    await world.refused(cleo.click(message, custom_id="tea:hand:1"))
    assert not [name for name in theirs if name in left or name in look]
    keeps_secrets(table)
