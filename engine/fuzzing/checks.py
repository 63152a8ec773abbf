"""Checks that hold in every match of every game."""

from collections.abc import Generator, Iterator
from functools import partial
from itertools import combinations, islice, product
from typing import Any

from engine.fuzzing.facts import Broken, facts_of, prompt_facts, record_facts, same
from engine.fuzzing.probe import Probe
from engine.kernel.flow import Answer, Flow
from engine.kernel.match import RESIGN, Match
from engine.kernel.prompt import Group, Option, Prompt, Refused
from engine.kernel.rng import Stream
from engine.players.driver import play_on

SEARCHED = 4000
TOGETHER = 4
PLAYED_ON = 25
# One copy in TO_THE_END is played to the end of the game. No game has ENDLESS decisions.
TO_THE_END = 8
ENDLESS = 100_000
# In a game that may never end, a copy is played for this many decisions.
LONG = 300


def check_prompts(match: Match) -> None:
    """Check that each prompt has options with unique keys, and more than one legal answer.

    A prompt may have no options if choosing nothing is legal. A guarded prompt to an asked seat may have only one legal
    answer.
    """
    if (match.outcome is None) != bool(match.waiting()):
        raise Broken("waiting", (match.waiting(), match.outcome))
    for prompt in match.open_prompts():
        keys = [option.key for option in prompt.options]
        if len(set(keys)) != len(keys):
            raise Broken("keys-unique", (prompt.kind, keys))
        if not keys and any(group.least for group in prompt.groups):
            raise Broken("options-empty", prompt.kind)
        names = {group.name for group in prompt.groups}
        strays = [option.key for option in prompt.options if option.group not in names and not option.alone]
        if strays:
            raise Broken("group-unknown", (prompt.kind, strays))
        asked = prompt.guarded and prompt.seat in match.asked
        if prompt.forced() is not None and not asked:
            raise Broken("forced-prompt", repr(prompt))


def watch_answers(match: Match) -> None:
    """Check every answer on its way to the rules from now on, automatic answers above all.

    The log may never hold an answer that its prompt would refuse, because a rebuild would refuse the answer too.
    """
    flow = match.flow
    if match.pending and getattr(flow, "gi_code", None) is not _watched.__code__:
        match.flow = _watched(flow, match.pending)
        next(match.flow)


def _watched(flow: Flow[Any], prompts: tuple[Prompt, ...]) -> Generator[tuple[Prompt, ...], tuple[Answer, ...], Any]:
    """Pass on the prompts and answers of a flow that waits at ``prompts``. Check each answer against its prompt."""
    while True:
        answers = yield prompts
        for prompt, answer in zip(prompts, answers, strict=True):
            try:
                prompt.choose([option.key for option in answer])
            except Refused as refusal:
                raise Broken("answer-refused", (repr(prompt), refusal.reason)) from refusal
        try:
            prompts = flow.send(answers)
        except StopIteration as end:
            return end.value


def check_answerable(prompt: Prompt) -> None:
    """Check that every option of a prompt is part of some legal answer."""
    left = {option.key for option in prompt.options if not option.alone}
    for answer in islice(_smallest(prompt, None), SEARCHED):
        if not left:
            return
        if left.intersection(option.key for option in answer) and _legal(prompt, answer):
            left.difference_update(option.key for option in answer)
    for option in prompt.options:
        if option.key not in left or _legal(prompt, _largest(prompt, option)):
            continue
        if not any(_legal(prompt, answer) for answer in islice(_smallest(prompt, option), SEARCHED)):
            raise Broken("option-unanswerable", (repr(prompt), option.key))


def _largest(prompt: Prompt, needed: Option) -> tuple[Option, ...]:
    """Return an answer with ``needed`` and the options with the largest numbers, up to the sum of its group.

    Trying every choice with this sum could take far too long.
    """
    found = [needed]
    group = next((one for one in prompt.groups if one.name == needed.group), None)
    if group is not None and group.total is not None:
        members = [option for option in prompt.options if option.group == group.name and option is not needed]
        for option in sorted(members, key=lambda option: option.number or 0, reverse=True):
            if group.problem(found) is None:
                break
            if prompt.check is None or prompt.check((*found, option)) is None:
                found.append(option)
    return tuple(found)


def _smallest(prompt: Prompt, needed: Option | None) -> Iterator[tuple[Option, ...]]:
    """Return answers with as few options as the groups allow.

    If ``needed`` is given, each answer contains this option.
    """
    alone = len(prompt.groups) == 1 and needed is None
    parts = (list(islice(_parts(prompt, group, needed, alone=alone), SEARCHED)) for group in prompt.groups)
    return (tuple(option for part in chosen for option in part) for chosen in product(*parts))


def _parts(prompt: Prompt, group: Group, needed: Option | None, *, alone: bool) -> Iterator[tuple[Option, ...]]:
    """Yield the smallest choices from one group. If the group asks for a sum, yield all choices with such a sum."""
    members = [option for option in prompt.options if option.group == group.name and not option.alone]
    copies = [option for option in members for _ in range(min(option.times, group.most))]
    given: tuple[Option, ...] = ()
    if needed is not None and needed.group == group.name:
        if needed not in copies:
            return
        copies.remove(needed)
        given = (needed,)
    least = max(0, min(max(group.least, int(alone)) - len(given), len(copies)))
    # If the prompt checks the whole answer, an option may need other options with it.
    more = TOGETHER if needed is not None and prompt.check is not None else 0
    most = min(least + more if group.total is None else group.most - len(given), len(copies))
    for size in range(least, most + 1):
        yield from (part for more in combinations(copies, size) if group.problem(part := (*given, *more)) is None)


def _legal(prompt: Prompt, answer: tuple[Option, ...]) -> bool:
    for group in prompt.groups:
        if group.problem([option for option in answer if option.group == group.name]) is not None:
            return False
    return prompt.check is None or prompt.check(answer) is None


def check_rebuild(match: Match, probe: Probe) -> None:
    """Check that the header and the log rebuild the same match."""
    again = Match.rebuild(match.header, match.log, match.held_keys())
    same("rebuild", facts_of(match, probe.walk()), facts_of(again, probe.walk()))


def check_fork(match: Match, probe: Probe) -> None:
    """Check that a fork equals its match and shares no changing state with it."""
    before = facts_of(match, probe.walk())
    copy = match.fork()
    same("fork", before, facts_of(copy, probe.walk()))
    for prompt in copy.open_prompts()[:1]:
        copy.answer(prompt.seat, [RESIGN])
    same("fork-shares", before, facts_of(match, probe.walk()))


def check_copy(match: Match, probe: Probe, stream: Stream) -> None:
    """Check that a fork, which restarts the rules on a copied table, plays on exactly like a rebuilt match.

    Some forks are played to the end. Playing a fork must change neither the match nor the table that the match keeps
    for further forks.
    """
    before = facts_of(match, probe.walk())
    copy, again = match.fork(), Match.rebuild(match.header, match.log, match.held_keys())
    kept = None if match.kept is None else probe.walk().facts(match.kept.table)
    to_the_end = stream.below(TO_THE_END) == 0
    longest = LONG if probe.endless else ENDLESS
    steps = longest if to_the_end else PLAYED_ON
    while True:
        same("copy-told", seen_by_all(copy), seen_by_all(again))
        if not steps or copy.outcome is not None:
            break
        seat = stream.pick(copy.waiting())
        prompt = copy.prompt_for(seat)
        assert prompt is not None
        keys = probe.choose(prompt, stream, 0)
        replies = [twin.answer(seat, keys) for twin in (copy, again)]
        same("copy-records", *([record_facts(record) for record in records] for records in replies))
        steps -= 1
    same("copy", facts_of(copy, probe.walk()), facts_of(again, probe.walk()))
    same("copy-shares", before, facts_of(match, probe.walk()))
    same("copy-shares", kept, None if match.kept is None else probe.walk().facts(match.kept.table))


def seen_by_all(match: Match) -> list[Any]:
    """Return every seat's question and view."""
    seats = range(len(match.header.seats))
    views = [match.view(viewer) for viewer in (*seats, None)]
    return [[prompt_facts(match, seat) for seat in seats], views, match.game.open_view(match.table), match.outcome]


def check_leaving(match: Match, probe: Probe, stream: Stream) -> None:
    """Check that a seat may leave now.

    After it has left, nobody may wait for this seat, the others must play on, and the log must still rebuild the match.
    """
    staying = [seat for seat in range(len(match.header.seats)) if seat not in match.table.gone]
    copy, leaver = match.fork(), stream.pick(staying)
    copy.answer(leaver, [RESIGN])
    check_rebuild(copy, probe)
    others = {seat: partial(probe.choose, stream=stream, mood=0) for seat in staying if seat != leaver}
    for _ in islice(play_on(copy, others, stream.pick), PLAYED_ON):
        check_prompts(copy)
    if leaver in copy.waiting():
        raise Broken("leaving", (leaver, copy.pending))
    check_rebuild(copy, probe)
    check_fork(copy, probe)


def check_undo(match: Match, probe: Probe) -> None:
    """Check that undoing a decision and making it again changes nothing, and that no free undo takes back a reveal.

    An undo that has a price changes the match. In that case, only check that the log rebuilds the match.
    """
    for seat in range(len(match.header.seats)):
        row = match.undo_target(seat)
        if row is None or match.held or match.outcome is not None:
            continue
        undone = match.undo(seat, consent=True)
        if match.may_undo(seat):
            probe.check_unrevealed(undone, match, seat)
        if match.price_of_undo(seat) is not None:
            check_prompts(undone)
            check_rebuild(undone, probe)
            check_fork(undone, probe)
            continue
        for decision in match.log[row:]:
            if not decision.auto and decision.seat in undone.waiting():
                undone.answer(decision.seat, decision.keys)
        same("undo-redo", facts_of(match, probe.walk()), facts_of(undone, probe.walk()))
