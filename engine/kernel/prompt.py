"""Prompts, the questions of the rules: their options, their answers, and why an answer is refused.

A prompt holds no sentences. A prompt names its kind, and the rule or the card that asks. An option names its verb and
its subject. The bot turns these names into sentences, and programs read them to choose.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final

PASS: Final = "pass"


class Refused(Exception):
    """Raised when the rules do not accept an answer.

    The match has not changed. ``reason`` is the key of a message (``not-asked``, ``unknown-option`` …). ``data`` holds
    the facts that the message needs.
    """

    def __init__(self, reason: str, **data: Any) -> None:
        super().__init__(reason, data)
        self.reason = reason
        self.data = data


class Option:
    """One option of a prompt.

    * ``key`` names the option in the decision log and in buttons. The key stays the same when the match is rebuilt.
    * ``value`` is the object that the rule receives. The value never leaves the engine.
    * ``subject`` is the typed key of the thing that the option is about (``ring:air``, ``province:0.2``,
      ``clearing:5``, or a card's key). ``target`` is the key of a second thing. ``via`` is the key of a third thing:
      the card that gives the ability, the card that pays, or the relic that is found.
    * ``way`` distinguishes options with the same subject. The value of ``way`` is an ability of the card, a word, or
      the leader of a move.
    * ``pays`` lists the suits or items that the player pays, one entry for each.
    * ``times`` is the highest number of times that one answer may choose this option. The answer then repeats its key.
    * ``alone`` means that an answer with this option holds no other. Passing is such an option.
    """

    __slots__ = (
        "alone",
        "card",
        "group",
        "key",
        "number",
        "pays",
        "player",
        "subject",
        "target",
        "times",
        "value",
        "verb",
        "via",
        "way",
    )

    def __init__(
        self,
        key: str,
        verb: str,
        value: Any = None,
        *,
        subject: str | None = None,
        card: str | None = None,
        player: int | None = None,
        number: int | None = None,
        target: str | None = None,
        via: str | None = None,
        way: str = "",
        pays: Sequence[str] = (),
        group: str = "",
        alone: bool = False,
        times: int = 1,
    ) -> None:
        self.key = key
        self.verb = verb
        self.value = value
        self.subject = card if subject is None else subject
        self.card = card
        self.player = player
        self.number = number
        self.target = target
        self.via = via
        self.way = way
        self.pays = tuple(pays)
        self.group = group
        self.alone = alone
        self.times = times

    def about(self, kind: str) -> str | None:
        """If the subject is of ``kind``, return its name (``air`` for the kind ``ring``), otherwise None."""
        found, sign, name = (self.subject or "").partition(":")
        return name if sign and found == kind else None

    def under(self, key: str, value: Any, *, way: str = "", via: str | None = None, alone: bool = False) -> "Option":
        """Return an option with the same subject and targets, but another key and value.

        The new option is in no group.
        """
        return Option(
            key, self.verb, value, subject=self.subject, card=self.card, player=self.player, number=self.number,
            target=self.target, via=self.via or via, way=self.way or way, pays=self.pays, alone=alone,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Group:
    """The number of options that an answer must hold from one group: at least ``least``, at most ``most``.

    If ``total`` is given, the sum of the options' numbers must also lie between the two ends of ``total``.
    """

    __slots__ = ("least", "most", "name", "total")

    def __init__(self, name: str = "", least: int = 1, most: int = 1, *, total: tuple[int, int] | None = None) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.total = total

    def problem(self, chosen: Sequence[Option]) -> str | None:
        """Return the message key of the fault in ``chosen``, the options chosen from this group, or None."""
        if len(chosen) < self.least:
            return "too-few"
        if len(chosen) > self.most:
            return "too-many"
        if self.total is not None:
            total = sum(option.number or 0 for option in chosen)
            if total < self.total[0]:
                return "total-too-small"
            if total > self.total[1]:
                return "total-too-large"
        return None

    def refuse(self, chosen: Sequence[Option]) -> None:
        """Raise Refused with the bounds of the group if ``chosen`` breaks them."""
        problem = self.problem(chosen)
        if problem is None:
            return
        least, most = (self.least, self.most) if self.total is None or problem.startswith("too-") else self.total
        raise Refused(problem, group=self.name, **({"most": most} if problem in TOO_MUCH else {"least": least}))


TOO_MUCH: Final = ("too-many", "total-too-large")
ONE: Final[tuple[Group, ...]] = (Group(),)
Check = Callable[[tuple[Option, ...]], str | None]
Follows = Callable[[Option], "Prompt | None"]


class Prompt:
    """A question to one seat.

    * ``kind`` is the kind of question. ``rule`` is the number of the rule that asks (``3.2.1``). ``source`` is the card
      that asks. ``data`` holds further facts for the message.
    * ``check`` takes a whole answer and returns the message key of its fault, or None.
    * ``guarded`` means that the options depend on hidden cards. Answering such a prompt automatically would tell the
      other players something, so this is done only for seats that are not ``asked``.
    * ``window`` means that the player may act or pass.
    * ``anew`` means that the rules, restarted on a copy of the table, ask this question again (``game.Copying``).
    * ``follows`` takes an option and returns the question that the same seat is asked next if nothing else happens
      before. The function returns None if the next question is not known.
    * ``first`` is a window that is shown together with this question. The options of the window come first.
    * ``purpose`` says what the answer serves: a use of an ability and the target to choose for it, or the playing of a
      card. Computer players read it. The engine never shows this data to anybody.
    """

    __slots__ = (
        "anew", "check", "data", "first", "follows", "groups", "guarded", "kind", "options", "purpose", "rule", "seat",
        "source", "window",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option],
        *,
        rule: str,
        source: str | None = None,
        groups: tuple[Group, ...] = ONE,
        check: Check | None = None,
        guarded: bool = False,
        window: bool = False,
        anew: bool = False,
        data: dict[str, Any] | None = None,
        follows: Follows | None = None,
        first: "Prompt | None" = None,
        purpose: Any = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.rule = rule
        self.source = source
        self.groups = groups
        self.check = check
        self.guarded = guarded
        self.window = window
        self.anew = anew
        self.data = data
        self.follows = follows
        self.first = first
        self.purpose = purpose

    def __repr__(self) -> str:
        return f"Prompt({self.seat}, {self.kind!r}, {[option.key for option in self.options]})"

    def withdraw(self, stale: Callable[[Option], bool]) -> None:
        """Remove the options for which ``stale`` is true, if a legal answer remains without them."""
        before = self.options
        self.options = [option for option in before if not stale(option)]
        if len(self.options) < len(before) and next(answers(self), None) is None:
            self.options = before

    def leading(self, follows: Follows) -> "Prompt":
        """Return the same question with another ``follows`` function."""
        return Prompt(
            self.seat, self.kind, self.options, rule=self.rule, source=self.source, groups=self.groups,
            check=self.check, guarded=self.guarded, window=self.window, anew=self.anew, data=self.data,
            follows=follows, first=self.first, purpose=self.purpose,
        )  # fmt: skip

    def forced(self) -> tuple[Option, ...] | None:
        """If exactly one answer is legal, return it, else None."""
        options = self.options
        if len(options) > 1:
            return None
        if not options:
            return ()
        option = options[0]
        if option.alone:
            return (option,)
        for group in self.groups:
            if group.name == option.group and group.least and group.least >= min(group.most, option.times):
                return (option,) * group.least
        return None

    def least(self) -> tuple[Option, ...]:
        """Return the answer that passes, if it is legal, and otherwise a legal answer with the fewest options.

        Raises ValueError if no answer is legal; that would be an error of the rules.
        """
        found = next(answers(self), None)
        if found is None:
            raise ValueError(f"no legal answer to {self!r}")
        return found

    def choose(self, keys: Sequence[str]) -> tuple[Option, ...]:
        """Return the options that ``keys`` name.

        Raises Refused with ``unknown-option``, ``repeated-option``, ``too-few``, ``too-many``, ``total-too-small``,
        ``total-too-large``, ``not-together`` or the key that ``check`` gave.
        """
        answer: tuple[Option, ...]
        if len(keys) == 1:
            option = self._one(keys[0])
            answer = (option,)
            if option.alone or (self.groups is ONE and self.check is None and not option.group):
                return answer
        else:
            answer = self._several(keys)
            if any(option.alone for option in answer):
                raise Refused("not-together")
        for group in self.groups:
            group.refuse([option for option in answer if option.group == group.name])
        problem = self.check(answer) if self.check else None
        if problem:
            raise Refused(problem)
        return answer

    def _one(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        raise Refused("unknown-option", key=key)

    def _several(self, keys: Sequence[str]) -> tuple[Option, ...]:
        by_key = {option.key: option for option in self.options}
        left = {key: option.times for key, option in by_key.items()}
        for key in keys:
            if left.setdefault(key, 1) == 0:
                raise Refused("repeated-option")
            left[key] -= 1
        for key in keys:
            if key not in by_key:
                raise Refused("unknown-option", key=key)
        return tuple(by_key[key] for key in keys)


def answers(prompt: Prompt) -> Iterator[tuple[Option, ...]]:
    """Yield every legal answer to ``prompt``: single ``alone`` options first, then sets of options from few to many.

    Options of one group keep the order in which they are offered, because their order in an answer has no meaning.
    """
    for option in prompt.options:
        if option.alone:
            yield (option,)
    members = [_copies(prompt, group) for group in prompt.groups]
    most = [min(group.most, len(copies)) for group, copies in zip(prompt.groups, members, strict=True)]
    for size in range(sum(group.least for group in prompt.groups), sum(most) + 1):
        for answer in _of_size(prompt.groups, members, most, size):
            if prompt.check is None or prompt.check(answer) is None:
                yield answer


def _copies(prompt: Prompt, group: Group) -> list[Option]:
    """Return the options of a group, each repeated as often as it may be chosen."""
    chosen = [option for option in prompt.options if option.group == group.name and not option.alone]
    return [option for option in chosen for _ in range(min(option.times, group.most))]


def _of_size(
    groups: tuple[Group, ...], members: list[list[Option]], most: list[int], size: int
) -> Iterator[tuple[Option, ...]]:
    """Yield the answers of ``size`` options that keep the bounds of each group."""
    if not groups:
        if size == 0:
            yield ()
        return
    group, rest = groups[0], groups[1:]
    fewest = max(group.least, size - sum(most[1:]))
    for count in range(fewest, min(most[0], size) + 1):
        for part in _parts(group, members[0], count):
            for others in _of_size(rest, members[1:], most[1:], size - count):
                yield part + others


def _parts(group: Group, copies: list[Option], count: int) -> Iterator[tuple[Option, ...]]:
    """Yield the choices of ``count`` options of one group, each once."""
    repeated = any(option.times > 1 for option in copies)
    seen: set[tuple[str, ...]] = set()
    for part in combinations(copies, count):
        if repeated:
            keys = tuple(option.key for option in part)
            if keys in seen:
                continue
            seen.add(keys)
        if group.problem(part) is None:
            yield part
