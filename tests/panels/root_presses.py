"""``python -m tests.panels.root_presses``: how many presses the players of Root need in a turn.

Four people sit at a table of the bot, with its default settings, and play at random. The players give every answer on
the panel that the bot shows. A player without an ambush who is asked for one declines all ambushes until their next
turn, which is one press too. The module ``presses.py`` says what counts as a press. The program counts, for each turn,
the presses of all players, how many of these presses could only pass, and the most presses for one answer. For each
kind of question, ``--kinds`` says how often it is asked in a turn, how many presses it takes in a turn, and how many of
these presses could only pass.
"""

import argparse
import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.games import face_of
from bot.panels.buttons.answering import AT_ONCE
from bot.panels.labels import Labels
from bot.store import SavedMatch, Seat
from bot.tables import Table
from bot.tables.answers.draft import named, references, single
from bot.words import Words
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose
from engine.root.definition import cards

from .presses import Nowhere, Played, Press, a_turn, pressable
from .pressing import press, whole_of

GAME: Final = "root"
TABLES: Final = (
    ("autumn", ("marquise", "eyrie", "alliance", "vagabond.thief")),
    ("winter", ("corvids", "duchy", "cult", "riverfolk")),
    ("mountain", ("hundreds", "keepers", "marquise", "vagabond.ranger")),
)
TURNS: Final = 40  # a match that lasts longer is stopped


class RootPlayed(Played):
    """A match of Root that four people play at random on their panels."""

    def __init__(self, board: str, brings: Sequence[str], seed: int) -> None:
        face, names = face_of(GAME), "ABCD"
        seats = [Seat("human", number, names[number], faction) for number, faction in enumerate(brings)]
        brought = tuple(face.seat(faction, name) for faction, name in zip(brings, names, strict=True))
        options = face.options(range(len(seats)), {"map": board})
        header = Header(GAME, f"presses {seed}", brought, options=options)
        store: Any = Nowhere()
        saved = SavedMatch(1, None, 1, GAME, "playing", seats=seats, header=header)
        self.table = Table(store, saved, Match.start(header))
        self.stream = Stream(seed)
        self.presses: list[Press] = []
        self.asked: Counter[str] = Counter()
        self.plan = "", ""

    @property
    def round(self) -> int:
        """Return the turn that is being played, 0 in the set-up."""
        return int(self.match.table.turns)

    async def play(self) -> None:
        """Play to the end, or for as many turns as are wanted."""
        while self.table.waiting() and self.round <= TURNS:
            prompt = self.table.prompt_for(self.table.waiting()[0])
            assert prompt is not None
            before, round = len(self.presses), self.round
            await self._give(prompt, self._planned(prompt) or list(choose(prompt, self.stream)))
            if round:
                self.asked[self.presses[-1].kind] += 1
                self.longest = max(self.longest, (len(self.presses) - before, self.presses[-1].kind))

    def _planned(self, prompt: Prompt) -> list[str]:
        """Return the answer planned after the last one, if the panel did not offer both together."""
        (kind, key), self.plan = self.plan, ("", "")
        return [key] if prompt.kind == kind and any(option.key == key for option in prompt.options) else []

    async def _passes_apart(self, prompt: Prompt, keys: list[str]) -> bool:
        """Decline every ambush until the own next turn, if the player holds no ambush."""
        held = self.match.view(prompt.seat)["players"][prompt.seat].get("hand", ())
        if prompt.kind != "ambush" or any(cards()[card].kind == "ambush" for card in held):
            return False
        [name] = [one["custom_id"] for one in self._controls(prompt) if one["custom_id"].startswith("tea:until:")]
        await press(self.table, prompt.seat, name)
        return True

    def _passes_next(self, prompt: Prompt, keys: list[str]) -> bool:
        """Return False: a random player plans nothing."""
        return False

    def _refs(self, prompt: Prompt, keys: list[str]) -> list[str]:
        """Return the references that answer with these keys, first those that also answer the next question."""
        plain = [references(prompt)[key] for key in keys]
        option = next((option for option in prompt.options if [option.key] == keys), None)
        following = prompt.follows(option) if prompt.follows and option else None
        if following is None or not single(following):
            return plain
        [key] = choose(following, self.stream)
        self.plan = following.kind, key
        return [f"{plain[0]}-{named(following.options)[key]}", *plain]

    async def _press(self, prompt: Prompt, keys: list[str], refs: list[str]) -> None:
        """Make the next press towards the answer, with steppers for options that are taken several times."""
        table, user, draft = self.table, prompt.seat, self.table.draft(prompt.seat)
        by_ref = {ref: key for key, ref in references(prompt).items()}
        controls = pressable(table, user)
        offered = {value for c in controls for value in (*c["custom_id"].split(":"), *shown(c))}
        if single(prompt):
            if refs[0] in offered:
                self.plan = "", ""
                return await table.play.pick(user, table.stamp, refs[:1])
            return await self._lead(prompt, keys[0], controls)
        if (whole := whole_of(prompt, keys)) in offered:
            return await table.play.pick(user, table.stamp, [whole])
        if sorted(draft.keys) == sorted(keys) or any(o.alone and o.key in keys for o in prompt.options):
            return await super()._press(prompt, keys, refs)
        steps = [c["custom_id"].split(":") for c in controls if ":step:" in c["custom_id"] and not c["disabled"]]
        # Steps down come first: they make room for steps up.
        for step in sorted(steps, key=lambda step: int(step[5]) >= draft.keys.count(by_ref[step[4]])):
            key, count = by_ref[step[4]], int(step[5])
            if abs(count - keys.count(key)) < abs(draft.keys.count(key) - keys.count(key)):
                return await press(table, user, ":".join(step))
        for control in controls:
            if ":focus:" in control["custom_id"]:
                lines = [line["value"] for line in control["options"]]
                lacking = [ref for ref in lines if draft.keys.count(by_ref[ref]) != keys.count(by_ref[ref])]
                if lacking:
                    return await press(table, user, control["custom_id"], lacking[:1])
        await super()._press(prompt, keys, refs)

    async def _lead(self, prompt: Prompt, key: str, controls: Sequence[dict[str, Any]]) -> None:
        """Press the option that gives the answer, or a control that leads nearer to it."""
        table, user, ref = self.table, prompt.seat, references(prompt)[key]
        if not any(
            ref in c["custom_id"].split(":") or ref in shown(c) for c in controls if ":focus:" not in c["custom_id"]
        ):
            face, scene = table.face, table.scene(user, Words.load()["en"])
            way = Labels(face, prompt, scene).paths([o for o in prompt.options if not o.alone])
            by_ref = {other: o for o, other in references(prompt).items()}
            for control in (c for c in controls if ":focus:" in c["custom_id"]):
                if f"{AT_ONCE}{ref}" in shown(control):
                    return await press(table, user, control["custom_id"], [f"{AT_ONCE}{ref}"])
                level = int(control["custom_id"].split(":")[5])  # tea:focus:table:stamp:group:level
                for line in (line for line in control["options"] if line["value"] in by_ref):
                    found = way[by_ref[line["value"]]]
                    if not line.get("default") and found[: level + 1] == way[key][: level + 1]:
                        return await press(table, user, control["custom_id"], [line["value"]])
        await super()._press(prompt, [key], [ref])


def shown(control: dict[str, Any]) -> list[str]:
    """Return the lines of a select."""
    return [line["value"] for line in control.get("options", ())]


def measure(seeds: int) -> list[RootPlayed]:
    """Play ``seeds`` matches at each table, and return them."""
    found = [RootPlayed(board, brings, seed) for board, brings in TABLES for seed in range(seeds)]
    for played in found:
        asyncio.run(played.play())
    return found


def figures(matches: Sequence[RootPlayed]) -> str:
    """Return the measurements as a line."""
    return a_turn(matches, TURNS, [[press for press in played.presses if press.round] for played in matches])


def kinds(matches: Sequence[RootPlayed]) -> Iterator[str]:
    """Yield for each kind of question how often a turn asks it, its presses, and the presses that could only pass."""
    turns = sum(min(played.round, TURNS) for played in matches)
    every = Counter(press.kind for played in matches for press in played.presses if press.round)
    empty = Counter(press.kind for played in matches for press in played.presses if press.round and press.empty)
    asked = sum((played.asked for played in matches), Counter[str]())
    for kind, count in every.most_common():
        yield f"  {kind:32} {asked[kind] / turns:6.2f} {count / turns:6.2f} {empty[kind] / turns:6.2f}"


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.panels.root_presses")
    parser.add_argument("--seeds", type=int, default=1, help="matches at each table")
    parser.add_argument("--kinds", action="store_true", help="print the presses of each kind of question")
    arguments = parser.parse_args()
    found = measure(arguments.seeds)
    print(figures(found))
    if arguments.kinds:
        print("\n".join(kinds(found)))


if __name__ == "__main__":
    main()
