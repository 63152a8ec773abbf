"""``python -m tests.panels.presses``: how many presses the players of a match need.

Two people who play sensibly (``sensible.py``) sit at a table of the bot, with its default settings, and play prepared
decks. The players give every answer on the panel that the bot shows. A press is a click on a button, a selection in a
list (of one line or of several) or a confirmation. The program counts the presses of both players for each round, the
presses among them that could only pass, the presses of each player in the set-up, and the presses from ``/play`` to a
seat. ``--kinds`` says for each kind of question how many presses it takes a round.
"""

import argparse
import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from statistics import mean
from typing import Any, Final

from bot.games import face_of
from bot.panels.buttons.answering import ACTS, Answer
from bot.panels.panel import panel_page
from bot.panels.ways import copies
from bot.store import SavedMatch, Seat
from bot.store.matches.plan import LOT
from bot.tables import Table
from bot.tables.answers.draft import named, necessary, references, single
from bot.tables.plans import LAST
from bot.words import Words
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt

from ..discord_judge import walk
from .pressing import press
from .seat_presses import lines
from .sensible import Sensible

GAME: Final = "l5r-lcg"
CORE: Final = (
    ("crane-starter", "lion-starter"),
    ("scorpion-starter", "dragon-starter"),
    ("crab-tournament", "phoenix-tournament"),
    ("lion-tournament", "unicorn-tournament"),
)
ANSWERS: Final = {button.verb for button in ACTS if issubclass(button, Answer)}
IMPERIAL: Final = (
    ("crane-imperial", "lion-imperial"),
    ("dragon-imperial", "scorpion-imperial"),
    ("phoenix-imperial", "crab-imperial"),
    ("unicorn-imperial", "crane-imperial"),
)
ROUNDS: Final = 9  # a match that lasts longer is stopped
DRAWS: Final = 2000  # samples of the bootstrap


class Nowhere:
    """A store that saves nothing."""

    async def save(self, saved: SavedMatch, *, keep: int) -> None:
        """Save nothing."""


class Press:
    """One press: its round, seat and kind of question, and whether only passing was possible."""

    def __init__(self, round: int, seat: int, kind: str, *, empty: bool) -> None:
        self.round = round
        self.seat = seat
        self.kind = kind
        self.empty = empty


class Played:
    """A match that two sensible people play on their panels; ``presses`` are the presses of both.

    In games counted in turns, ``longest`` holds the most presses for one answer, and the kind of that question.
    """

    longest: tuple[int, str] = (0, "")

    def __init__(self, decks: Sequence[str], seed: int, *, busy: bool) -> None:
        face = face_of(GAME)
        seats = [Seat("human", number, name, deck) for number, name, deck in zip((0, 1), "AB", decks, strict=True)]
        brought = tuple(face.seat(deck, name) for deck, name in zip(decks, "AB", strict=True))
        header = Header(GAME, f"presses {seed}", brought, options=face.options([0, 1], {}))
        store: Any = Nowhere()
        saved = SavedMatch(1, None, 1, GAME, "playing", seats=seats, header=header)
        self.table = Table(store, saved, Match.start(header))
        self.people = tuple(Sensible(seat, busy=busy) for seat in (0, 1))
        self.presses: list[Press] = []

    @property
    def match(self) -> Match:
        """Return the match that is being played."""
        assert self.table.match is not None
        return self.table.match

    @property
    def round(self) -> int:
        """Return the round that is being played, 0 in the set-up."""
        return int(self.match.table.round)

    async def play(self) -> None:
        """Play to the end, or for as many rounds as are wanted."""
        while self.table.waiting() and self.round <= ROUNDS:
            seat = self.table.waiting()[0]
            prompt = self.table.prompt_for(seat)
            assert prompt is not None
            await self._give(prompt, self.people[seat].answer(prompt, self.match.view(seat)))

    async def _give(self, prompt: Prompt, keys: list[str]) -> None:
        """Answer a question press by press, and the next question with it where one press can answer both."""
        keys = self._stand_ins(prompt, keys)
        prompt.choose(keys)
        version, round = self.match.version, self.round
        empty = [option.key for option in prompt.options] == [PASS]
        kind = f"{prompt.kind} {prompt.rule if prompt.rule[:1].isdigit() else ''}".strip()
        refs, last = self._refs(prompt, keys), self._passes_next(prompt, keys)
        for _ in range(60):
            if not await self._passes_apart(prompt, keys):
                await self._press(prompt, keys, [*(f"{ref}{LAST}" for ref in refs), *refs] if last else refs)
            self.presses.append(Press(round, prompt.seat, kind, empty=empty))
            if self.match.version != version:
                return
        raise AssertionError(f"no way to answer {prompt!r} with {keys}")

    def _stand_ins(self, prompt: Prompt, keys: Sequence[str]) -> list[str]:
        """Replace each key of a copy in the hand by the key of the copy that is offered."""
        scene = self.table.scene(prompt.seat, Words.load()["en"])
        twins = copies(self.table.face, prompt.first or prompt, scene)
        return [twins.get(key, key) for key in keys]

    def _passes_next(self, prompt: Prompt, keys: list[str]) -> bool:
        """Tell whether a player who gives this answer would pass the next such question, and one press can do both."""
        person = self.people[prompt.seat]
        return self.table.face.passed_next(prompt) and person.passes_next(prompt, keys, self.match.view(prompt.seat))

    async def _passes_apart(self, prompt: Prompt, keys: list[str]) -> bool:
        """Pass this and the other windows between conflicts with one press, if the player will surely act in none."""
        apart = self.table.face.passed_apart(prompt)
        if keys != [PASS] or not apart or not self.people[prompt.seat].passes_between(self.match.view(prompt.seat)):
            return False
        ways = [control["custom_id"] for control in self._controls(prompt)]
        [name] = [name for name in ways if name.startswith("tea:until:") and name.endswith(f":{apart}")]
        await press(self.table, prompt.seat, name)
        return True

    def _refs(self, prompt: Prompt, keys: list[str]) -> list[str]:
        """Return the references that answer with these keys at once, the most wanted first."""
        plain = [references(prompt)[key] for key in keys]
        if len(keys) != 1:
            return plain
        if self.table.face.by_lot(prompt):
            return [f"{plain[0]}-{LOT}", f"{references(prompt)[prompt.options[0].key]}-{LOT}", *plain]
        option = next(option for option in prompt.options if option.key == keys[0])
        following = prompt.follows(option) if prompt.follows else None
        if following is None or not single(following):
            return plain
        [key] = self.people[prompt.seat].answer(following, self.match.view(prompt.seat))
        return [f"{plain[0]}-{named(following.options)[key]}", *plain]

    async def _press(self, prompt: Prompt, keys: list[str], refs: list[str]) -> None:
        """Make the one press that leads closest to the answer."""
        controls = self._controls(prompt)
        picks = {
            control["custom_id"].split(":")[4]: control for control in controls if ":pick:" in control["custom_id"]
        }
        lists = [control for control in controls if control["custom_id"].startswith("tea:choose:")]
        # A press does not name options that every answer contains.
        left = [references(prompt)[key] for key in keys if key not in necessary(prompt)]
        for ref in refs if len(keys) == 1 else left if len(left) == 1 else ():
            listed = any(line["value"] == ref for control in lists for line in control["options"])
            if ref in picks or listed:
                return await self.table.play.pick(prompt.seat, self.table.stamp, [ref])
        values = {line["value"] for control in lists if control["max_values"] > 1 for line in control["options"]}
        if refs and values.issuperset(refs):
            return await self.table.play.pick(prompt.seat, self.table.stamp, refs)
        last = any(ref.endswith(LAST) for ref in refs)
        await self._compose(prompt, keys, controls, last=last)

    def _controls(self, prompt: Prompt) -> list[dict[str, Any]]:
        """Return the controls that the panel shows and that can be pressed."""
        return [control for control in pressable(self.table, prompt.seat) if not control.get("disabled")]

    @staticmethod
    def _picked(control: dict[str, Any], by_ref: dict[str, str], picked: Sequence[str]) -> bool:
        """Tell whether a control is the button of an option that is already picked."""
        return by_ref.get(control["custom_id"].split(":")[-1]) in picked

    async def _compose(
        self, prompt: Prompt, keys: list[str], controls: Iterable[dict[str, Any]], *, last: bool
    ) -> None:
        """Make a press that completes a compound answer further, turns a page, or confirms."""
        table, user, refs = self.table, prompt.seat, references(prompt)
        by_ref = {ref: key for key, ref in refs.items()}
        wanted, draft = set(keys), table.draft(prompt.seat)
        # The replacement is pressed before the card that it replaces is discarded.
        for control in sorted(controls, key=lambda control: self._picked(control, by_ref, draft.keys)):
            name = control["custom_id"]
            _, verb, _, _, *rest = name.split(":")
            lines = [by_ref.get(line["value"], "") for line in control.get("options", ())]
            if verb == "mark" and (by_ref[rest[0]] in wanted) != (by_ref[rest[0]] in draft.keys):
                return await press(table, user, name)
            if verb == "sketch" and wanted.intersection(lines) != set(draft.keys).intersection(lines):
                chosen = [refs[key] for key in lines if key in wanted]
                return await press(table, user, name, chosen)
            if verb == "toggle" and (changed := wanted.symmetric_difference(draft.keys).intersection(lines)):
                return await press(table, user, name, [refs[key] for key in lines if key in changed])
            if verb == ("last" if last else "confirm") and wanted == set(draft.keys):
                return await press(table, user, name)
            if verb == "page" and int(rest[1]) > draft.pages.get(rest[0], 0):
                return await press(table, user, name)
            if verb == "screen" and int(rest[0]) > draft.screen:
                return await press(table, user, name)
        raise AssertionError(f"the panel does not lead to {keys}: {[c['custom_id'] for c in controls]}")


def pressable(table: Table, seat: int) -> list[dict[str, Any]]:
    """Return the controls of a player's panel that give answers. Each line in a list of buttons is a button."""
    found = []
    for control in walk(panel_page(table, seat, Words.load()["en"]).to_components()):
        if control.get("custom_id", "").startswith("tea:instead:"):
            found += [{"custom_id": line["value"]} for line in control["options"]]
        elif "custom_id" in control:
            found.append(control)
    return [control for control in found if control["custom_id"].split(":")[1] in ANSWERS]


def measure(pairs: Iterable[Sequence[str]], seeds: int, *, busy: bool) -> list[Played]:
    """Play each pair of decks ``seeds`` times. Return the matches."""
    found = [Played(decks, seed, busy=busy) for decks in pairs for seed in range(seeds)]
    for played in found:
        asyncio.run(played.play())
    return found


def figures(name: str, matches: Sequence[Played]) -> str:
    """Return the measurements as a line."""
    rounds = sum(whole_rounds(played) for played in matches)
    presses = [press for played in matches for press in played.presses if 0 < press.round <= whole_rounds(played)]
    counted = [
        (sum(0 < press.round <= whole_rounds(played) for press in played.presses), whole_rounds(played))
        for played in matches
    ]
    set_up = [sum(press.round == 0 for press in played.presses) / 2 for played in matches]
    empty = sum(press.empty for press in presses) / rounds
    return (
        f"{name}: {rate(counted):.1f} presses a round ({spread(counted)}), {empty:.1f} of them empty; "
        f"set-up {mean(set_up):.1f} a player ({len(matches)} matches, {rounds} rounds)"
    )


def a_turn(matches: Sequence[Played], longest: int, presses: Sequence[Sequence[Press]]) -> str:
    """Return the measurements of a game counted in turns, as a line.

    ``longest`` is the number of turns after which a match was stopped. ``presses`` has the presses of each match.
    """
    turns = [min(played.round, longest) for played in matches]
    counted = [(len(pressed), played) for pressed, played in zip(presses, turns, strict=True)]
    empty = sum(press.empty for pressed in presses for press in pressed)
    most, kind = max(played.longest for played in matches)
    return (
        f"{rate(counted):.1f} presses a turn ({spread(counted)}), {empty / sum(turns):.1f} of them empty; "
        f"at most {most} for one answer ({kind}); {len(matches)} matches, {sum(turns)} turns"
    )


def rate(counted: Sequence[tuple[int, int]]) -> float:
    """Return the presses for each turn or round. ``counted`` has both numbers of each match."""
    return sum(presses for presses, _ in counted) / sum(turns for _, turns in counted)


def spread(counted: Sequence[tuple[int, int]]) -> str:
    """Return the 95 % interval of the rate: a bootstrap over the matches."""
    stream = Random(95)
    rates = sorted(rate(stream.choices(counted, k=len(counted))) for _ in range(DRAWS))
    return f"{rates[DRAWS // 40]:.1f} to {rates[-DRAWS // 40]:.1f}"


def whole_rounds(played: Played) -> int:
    """Return how many rounds were played to their end. A match may end in the middle of one more round."""
    return max(1, min(played.round, ROUNDS))


def kinds(matches: Sequence[Played]) -> Iterable[str]:
    """Yield for each kind of question its presses a round, and how many of them could only pass."""
    rounds = sum(whole_rounds(played) for played in matches)
    every = Counter(press.kind for played in matches for press in played.presses)
    empty = Counter(press.kind for played in matches for press in played.presses if press.empty)
    for kind, count in every.most_common():
        yield f"  {kind:28} {count / rounds:6.2f} {empty[kind] / rounds:6.2f}"


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.panels.presses")
    parser.add_argument("--seeds", type=int, default=3, help="matches of each pair of decks")
    parser.add_argument("--kinds", action="store_true", help="print the presses of each kind of question")
    arguments = parser.parse_args()
    print("\n".join(asyncio.run(lines())))
    for temper in ("calm", "busy"):
        for name, pairs in (("Core Set", CORE), ("all packs", IMPERIAL)):
            matches = measure(pairs, arguments.seeds, busy=temper == "busy")
            print(figures(f"{temper}, {name}", matches))
            if arguments.kinds:
                print("\n".join(kinds(matches)))


if __name__ == "__main__":
    main()
