"""What must hold of every match of every game."""

import pickle
from collections.abc import Iterator
from functools import partial
from itertools import combinations, islice, product

from engine.fuzzing.facts import Broken, facts_of, same
from engine.fuzzing.probe import Probe
from engine.kernel.match import RESIGN, Match
from engine.kernel.prompt import Group, Option, Prompt
from engine.kernel.rng import Stream
from engine.players.driver import play_on

SEARCHED = 4000
TOGETHER = 2
PLAYED_ON = 25


def check_prompts(match: Match) -> None:
    """Prompts have options (unless choosing nothing is legal), with unique keys, and never only one legal answer.

    Only a guarded prompt of a seat that wants to be asked may have one legal answer.
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


def check_answerable(prompt: Prompt) -> None:
    """Every option of a prompt is part of some legal answer."""
    left = {option.key for option in prompt.options if not option.alone}
    for answer in islice(_smallest(prompt, None), SEARCHED):
        if not left:
            return
        if left.intersection(option.key for option in answer) and _legal(prompt, answer):
            left.difference_update(option.key for option in answer)
    for option in prompt.options:
        if option.key in left and not any(
            _legal(prompt, answer) for answer in islice(_smallest(prompt, option), SEARCHED)
        ):
            raise Broken("option-unanswerable", (repr(prompt), option.key))


def _smallest(prompt: Prompt, needed: Option | None) -> Iterator[tuple[Option, ...]]:
    """Return the smallest answers; with ``needed`` in each."""
    alone = len(prompt.groups) == 1 and needed is None
    parts = (list(islice(_parts(prompt, group, needed, alone=alone), SEARCHED)) for group in prompt.groups)
    return (tuple(option for part in chosen for option in part) for chosen in product(*parts))


def _parts(prompt: Prompt, group: Group, needed: Option | None, *, alone: bool) -> Iterator[tuple[Option, ...]]:
    """Return the smallest choices from one group; where a sum is asked for, all that come to it."""
    members = [option for option in prompt.options if option.group == group.name and not option.alone]
    copies = [option for option in members for _ in range(min(option.times, group.most))]
    given: tuple[Option, ...] = ()
    if needed is not None and needed.group == group.name:
        copies.remove(needed)
        given = (needed,)
    least = max(0, min(max(group.least, int(alone)) - len(given), len(copies)))
    # Where an answer is looked at as a whole, an option may need others beside it.
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
    """The header and the log make the same match again."""
    again = Match.rebuild(match.header, match.log, match.held_keys())
    same("rebuild", facts_of(match, probe.walk()), facts_of(again, probe.walk()))


def check_fork(match: Match, probe: Probe) -> None:
    """A fork is the same match, and shares nothing that changes: playing on there changes nothing here."""
    before = facts_of(match, probe.walk())
    copy = match.fork()
    same("fork", before, facts_of(copy, probe.walk()))
    for prompt in copy.open_prompts()[:1]:
        copy.answer(prompt.seat, [RESIGN])
    same("fork-shares", before, facts_of(match, probe.walk()))


def check_leaving(match: Match, probe: Probe, stream: Stream) -> None:
    """A seat may leave at any moment: nobody waits for it, the others play on, and the log still makes the match."""
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


def check_checkpoint(match: Match, probe: Probe) -> None:
    """What the last checkpoint holds is the table that the rules had there, as pickling it again shows."""
    if match._checkpoint is None:
        return
    rows, _, frozen = match._checkpoint
    table = pickle.loads(frozen)
    again = pickle.loads(pickle.dumps(table, -1))
    same("checkpoint-twice", probe.walk().facts(table), probe.walk().facts(again))
    rebuilt = Match.rebuild(match.header, match.log[:rows])
    rebuilt.fork()  # from now on it keeps checkpoints
    if rebuilt._checkpoint is not None and rebuilt._checkpoint[0] == rows:
        other = pickle.loads(rebuilt._checkpoint[2])
        same("checkpoint", probe.walk().facts(table), probe.walk().facts(other))


def check_undo(match: Match, probe: Probe) -> None:
    """Taking a decision back and making it again changes nothing; a free undo takes back nothing that was revealed."""
    for seat in range(len(match.header.seats)):
        row = match.undo_target(seat)
        if row is None or match.held or match.outcome is not None:
            continue
        undone = match.undo(seat, consent=True)
        if match.may_undo(seat):
            probe.check_unrevealed(undone, match, seat)
        for decision in match.log[row:]:
            if not decision.auto and decision.seat in undone.waiting():
                undone.answer(decision.seat, decision.keys)
        same("undo-redo", facts_of(match, probe.walk()), facts_of(undone, probe.walk()))
