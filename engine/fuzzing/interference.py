"""Non-interference: what a viewer receives must not depend on what is hidden from this viewer.

The test makes two forks of a match. In one of them, cards hidden from the viewer change places. Then both forks are
played on with the same answers. Everything that the viewer receives must be the same, byte for byte: view, prompts,
records, the public view, and the seats that the match waits for. ARCHITECTURE.md states the limits of this proof.
"""

import json
from typing import Any, Final

from engine.fuzzing.facts import Broken
from engine.fuzzing.probe import Probe
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt, Refused
from engine.kernel.rng import Stream
from engine.kernel.wire import prompt_data, seen_records

STEPS: Final = 14


def check_interference(match: Match, viewer: int, probe: Probe, stream: Stream) -> int:
    """Exchange cards hidden from ``viewer``, and play on. Return how many answers were compared."""
    plan = probe.exchanges(match, viewer, stream)
    if plan is None:
        return 0
    pair = Pair(match, viewer, probe, plan)
    pair.compare("exchange")
    steps = 0
    while steps < STEPS and pair.step(stream):
        if pair.revealed():
            break
        pair.compare("non-interference")
        steps += 1
    return steps


class Pair:
    """A match and its twin, in which hidden cards have been exchanged."""

    def __init__(self, match: Match, viewer: int, probe: Probe, plan: Any) -> None:
        self.viewer = viewer
        self.probe = probe
        self.twins = (match.fork(), match.fork())
        self.since = len(match.records)
        self.story: list[Any] = []
        self.asked = all(seat in match.asked for seat in range(len(match.header.seats)) if seat != viewer)
        self.cards = [probe.exchange(twin, plan, really=bool(number)) for number, twin in enumerate(self.twins)]
        # The questions that were open before the exchange.
        self.old = self.twins[0].pending

    def revealed(self) -> bool:
        """Whether the rules showed any of the exchanged cards to the viewer."""
        return any(
            self.probe.revealed(twin, self.viewer, cards, self.since)
            for twin, cards in zip(self.twins, self.cards, strict=True)
        )

    def compare(self, check: str) -> None:
        """Raise Broken if the viewer received different things in the two twins."""
        if check != "exchange" and not self._together():
            return
        one, other = (self._received(twin) for twin in self.twins)
        for name, received in one.items():
            if received != other[name]:
                raise Broken(f"{check}-{name}", (self.viewer, self.twins, self.story, *_around(received, other[name])))

    def _together(self) -> bool:
        """Tell whether both twins are at the same moment.

        If all seats are asked, the twins are always at the same moment. Otherwise they are at the same moment whenever
        the viewer is asked.
        """
        if self.asked or all(self.viewer in twin.waiting() for twin in self.twins):
            return True
        return all(twin.outcome is not None for twin in self.twins)

    def _same_moment(self) -> bool:
        """Whether equally many things have happened in both twins.

        The question alone is not enough, because a later window could ask it again.
        """
        one, other = (len(twin.records) for twin in self.twins)
        return one == other

    def _received(self, twin: Match) -> dict[str, str]:
        records = twin.records[self.since :]
        received: dict[str, str] = {}
        if self.asked:
            waited = [(prompt.seat, prompt.kind, prompt.rule) for prompt in twin.open_prompts()]
            received["waiting"] = json.dumps(waited)
        received["view"] = json.dumps(twin.view(self.viewer))
        received["public-view"] = json.dumps(twin.view(None))
        received["records"] = json.dumps([record.model_dump() for record in seen_records(records, self.viewer)])
        received["public-records"] = json.dumps([record.model_dump() for record in seen_records(records, "public")])
        if self._together():
            received["prompt"] = _prompt(twin, self.viewer)
        return received

    def step(self, stream: Stream) -> bool:
        """Give both twins the same answer. Return False if the comparison must end."""
        one, other = self.twins
        if self._together() or (one.waiting() and _question(one) == _question(other) and self._same_moment()):
            return self._answer_both(stream)
        # One twin has reached a window that was passed automatically in the other one.
        ahead = [twin for twin in self.twins if twin.waiting() and self.viewer not in twin.waiting()]
        return any([_passes(twin, twin.waiting()[0]) for twin in ahead if _in_window(twin)])

    def _answer_both(self, stream: Stream) -> bool:
        one, other = self.twins
        if not one.waiting() or one.waiting() != other.waiting():
            return False
        seat = one.waiting()[stream.below(len(one.waiting()))]
        prompts = [twin.prompt_for(seat) for twin in self.twins]
        assert prompts[0] is not None and prompts[1] is not None
        keys = self.probe.choose(prompts[0], stream, 0)
        if seat != self.viewer and self._names_exchanged(prompts[0], keys):
            return all(_passes(twin, seat) for twin in self.twins)
        try:
            prompts[1].choose(keys)
        except Refused:
            if seat == self.viewer:
                raise Broken("non-interference-answer", (repr(prompts[0]), repr(prompts[1]), keys)) from None
            return all(_passes(twin, seat) for twin in self.twins)
        self.story.append((seat, prompts[0].kind, prompts[0].rule, keys))
        for twin in self.twins:
            twin.answer(seat, keys)
        return True

    def _names_exchanged(self, prompt: Prompt, keys: list[str]) -> bool:
        """Whether an answer is about an exchanged card. The question may be older than the exchange."""
        named = {card.key for cards in self.cards for card in cards}
        chosen = [option for option in prompt.options if option.key in keys]
        if prompt in self.old and any(option.verb in self.probe.unnamed for option in chosen):
            return True
        return any(option.card in named or option.target in named for option in chosen)


def _in_window(twin: Match) -> bool:
    return all(prompt.guarded for prompt in twin.pending)


def _passes(twin: Match, seat: int) -> bool:
    prompt = twin.prompt_for(seat)
    if prompt is None or all(option.key != PASS for option in prompt.options):
        return False
    twin.answer(seat, [PASS])
    return True


def _question(twin: Match) -> list[Any]:
    """Return the open questions without their options."""
    return [(prompt.seat, prompt.kind, prompt.rule, prompt.source, prompt.data) for prompt in twin.open_prompts()]


def _prompt(twin: Match, seat: int) -> str:
    prompt = twin.prompt_for(seat)
    return "" if prompt is None else prompt_data(prompt).model_dump_json()


def _around(one: str, other: str) -> tuple[str, str]:
    """Return both texts around the place of their first difference."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return one[max(0, at - 150) : at + 150], other[max(0, at - 150) : at + 150]
