"""The card game at a table of two, for tests that press its buttons."""

from typing import Any

from bot.tables import Table
from bot.tables.answers.draft import group_options, necessary, reference, single
from engine.kernel.prompt import Prompt

from ..conftest import World
from ..panels.pressing import whole_of
from ..simkit import controls, lines


async def start_lcg(world: World) -> Any:
    """Let Ann (Crane) and Bob (Lion) start a match; return its table message."""
    answer = await world.ann.slash(world.hall, "play", deck="crane-starter")
    message = answer.response.message
    await world.bob.click(message, label="Join")
    picker = await world.bob.click(message, label="Choose deck")
    await world.bob.select(picker.response, ["lion-starter"])
    await world.ann.click(message, label="Start")
    return message


def _values(control: Any) -> list[str]:
    return [option["value"] for option in control.get("options", ())]


class Hand:
    """A person at a panel, who answers by buttons and selects and counts every press."""

    def __init__(self, who: Any, panel: Any) -> None:
        self.who = who
        self.panel = panel
        self.presses = 0

    async def give(self, table: Table, prompt: Prompt, keys: list[str]) -> None:
        """Give an answer, with as few presses as the panel allows."""
        refs = {option.key: reference(prompt, option) for option in prompt.options}
        alone = {option.key for option in prompt.options if option.alone}
        if single(prompt) or alone & set(keys):
            return await self._one(refs[keys[0]])
        if await self._without_confirming(table, prompt, keys):
            return
        place = f"{table.id}:{table.stamp}"
        for number in range(len(prompt.groups)):
            options = group_options(prompt, number)
            select = f"tea:sketch:{place}:{number}:0"
            if (found := self._sketch(select)) is not None:
                chosen = [option.key for option in options if option.key in keys]
                if {*chosen} != {option.key for option in options} & {*table.draft(prompt.seat).keys}:  # not proposed
                    await self._select([refs[key] for key in chosen], found, many=True)
                continue
            for option in sorted(options, key=lambda option: option.key in keys):
                if (option.key in keys) != (option.key in table.draft(prompt.seat).keys):
                    await self.press(f"tea:mark:{place}:{refs[option.key]}")
        await self.press(next(c["custom_id"] for c in controls(self.panel) if "tea:confirm:" in c["custom_id"]))

    async def _without_confirming(self, table: Table, prompt: Prompt, keys: list[str]) -> bool:
        """Give an answer with the one control that needs no confirmation; tell whether there is one.

        The control offers the answer as a whole, or does not name options that every answer contains.
        """
        whole = whole_of(prompt, keys)
        offered = {value for c in controls(self.panel) for value in (c["custom_id"].split(":")[-1], *_values(c))}
        if whole and whole in offered:
            await self._one(whole)
            return True
        place = f"{table.id}:{table.stamp}"
        refs = [reference(prompt, o) for o in prompt.options if o.key in keys and o.key not in necessary(prompt)]
        for control in controls(self.panel) if refs else ():
            if control["custom_id"] == f"tea:choose:{place}:0:0":
                await self._select(refs, control["custom_id"], many=True)
                return True
            if [control["custom_id"]] == [f"tea:pick:{place}:{ref}" for ref in refs]:
                await self.press(control["custom_id"])
                return True
        return False

    def _sketch(self, custom_id: str) -> str | None:
        """Return the list of this name.

        Once options are picked, the list's placeholder ends with the number of picks.
        """
        found = (control["custom_id"] for control in controls(self.panel))
        return next((one for one in found if one == custom_id or one.startswith(f"{custom_id}:")), None)

    async def _one(self, ref: str) -> None:
        for control in controls(self.panel):
            if control["custom_id"].endswith(f":{ref}"):
                return await self.press(control["custom_id"])
            for option in control.get("options", ()):
                if option["value"] == ref or option["value"].endswith(f":{ref}"):  # the latter in a list of buttons
                    return await self._select([option["value"]], control["custom_id"])
        for control in controls(self.panel):  # together with the answer to the next question
            if f":{ref}-" in control["custom_id"]:
                return await self.press(control["custom_id"])
            for option in control.get("options", ()):
                if option["value"].startswith(f"{ref}-") or f":{ref}-" in option["value"]:
                    return await self._select([option["value"]], control["custom_id"])
        raise AssertionError(f"{ref} is not on the panel")

    async def gave_both(self, ref: str, second: str) -> bool:
        """Answer this question and the next one with one line of a list; tell whether the panel has such a line."""
        both = f"{ref}-{second}"
        for control in controls(self.panel):
            for option in control.get("options", ()):
                if option["value"] == both or option["value"].endswith(f":{both}"):
                    await self._select([option["value"]], control["custom_id"])
                    return True
        return False

    async def press(self, custom_id: str) -> None:
        """Press a button of the panel, or choose it in the list that contains it."""
        listed = {value: where for where, value in lines(self.panel).values()}
        if custom_id in listed:
            answer = await self.who.select(self.panel, [custom_id], custom_id=listed[custom_id])
        else:
            answer = await self.who.click(self.panel, custom_id=custom_id)
        assert answer.acknowledged
        self.panel, self.presses = answer.response, self.presses + 1

    async def _select(self, values: list[str], custom_id: str, *, many: bool = False) -> None:
        """Open a select, pick, and close it again if it allows several picks: each of these is a press."""
        self.panel = (await self.who.select(self.panel, values, custom_id=custom_id)).response
        self.presses += 1 + len(values) + many
