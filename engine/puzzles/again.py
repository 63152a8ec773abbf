"""The second proof of a puzzle.

The second proof uses another method and other data than the first proof, so that the two do not share errors. This
program plays only through ``serve``, as any other program could: it sends positions and the keys of answers as JSON.
The search takes the most promising states first (proof-number search), not the deepest. Possible answers are listed
from the groups of a prompt, and the rules refuse the illegal ones. An answer depends on chance if two seeds lead to
different results, or if cards left a deck. Each game decides from the position and the open view whether the goal is
reached (``Stretches.judge_reply``).
"""

import json
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product
from typing import Any, Final

from engine.puzzles.stretch import Goal, Stretches

Json = dict[str, Any]
Ask = Callable[[Json], Json]
NUMBERS: Final = re.compile(r'#\d+|"uid":\d+')
ENDLESS: Final = 10**9
# The seeds of the two worlds. Any difference between the worlds comes from chance.
WORLDS: Final = ("1", "2")
# How many matches are kept for continuing. Older ones are dropped and replayed when they are needed.
KEPT: Final = 150
WIDEST: Final = 4000


class Exhausted(Exception):
    """Raised if the proof needs more answers than it may try."""


class ServeRefused(Exception):
    """Raised if ``serve`` refuses a request of the proof. The puzzle is then not valid under the present rules."""


class Node:
    """One state of the proof: the decisions that lead to it, the seat that is asked, and the result so far.

    ``proof`` is the least number of undecided states that must be settled to prove that the goal is reached.
    ``disproof`` is the least number to prove that the goal is missed.
    """

    __slots__ = ("asked", "children", "disproof", "keys", "number", "own", "parent", "proof", "seat", "tainted")

    def __init__(self, parent: "Node | None", seat: int, keys: Sequence[str], asked: Json | None) -> None:
        self.parent = parent
        self.number = -1
        self.seat = seat
        self.keys = keys
        self.asked = asked
        self.own = False
        self.tainted = False
        self.children: list[Node] | None = None
        self.proof, self.disproof = 1, 1

    def settle(self, *, reached: bool) -> None:
        """Record that the goal is proven to be reached from this state, or to be missed."""
        self.proof, self.disproof = (0, ENDLESS) if reached else (ENDLESS, 0)

    @property
    def is_settled(self) -> bool:
        """Whether it is proven that the goal is reached from this state, or that it is missed."""
        return not (self.proof and self.disproof)

    def path(self) -> list["Node"]:
        """Return the states from the first answer to this state."""
        return [*(self.parent.path() if self.parent is not None else ()), *([self] if self.parent is not None else ())]


class SecondProof:
    """The proof for one position.

    If ``lucky`` is true, the question is whether the goal can be reached if chance helps the solver. If ``lucky`` is
    false, an answer must reach the goal whatever the random results are.
    """

    def __init__(self, ask: Ask, game: str, stretches: Stretches, position: Json, goal: Goal, budget: int) -> None:
        self.ask = ask
        self.game = game
        self.stretches = stretches
        self.position = position
        self.goal = goal
        self.left = budget
        self.lucky = False
        self._alive: OrderedDict[int, tuple[str, ...]] = OrderedDict()
        self._free: list[str] = []
        self._made = 0
        load = {"command": "load_position", "game": game, "position": position, "seats": len(position["players"])}
        self._sent({**load, "match": "whole", "seed": WORLDS[0]})
        # A shuffle has decided the order that the position left open. Both worlds begin after this shuffle.
        load["position"] = self._sent({"command": "position", "match": "whole"})["position"]
        for seed in WORLDS:
            self._sent({**load, "match": f"root{seed}", "seed": seed})
        self.first = self._look(f"root{WORLDS[0]}")
        self.begun = stretches.start_facts(self.first, goal)

    def answers(self) -> list[list[str]]:
        """Return the keys of every legal answer to the puzzle's question."""
        root = f"root{WORLDS[0]}"
        prompt = self._sent({"command": "prompts", "match": root})["prompts"][0]
        return [list(keys) for keys in self._lawful(root, prompt) if self._goes(root, prompt["seat"], keys)]

    def reaches(self, keys: Sequence[str], *, lucky: bool) -> bool:
        """Tell whether an answer certainly reaches the goal, or could reach it with luck. Raises Exhausted."""
        self.lucky = lucky
        top = Node(None, -1, (), None)
        child = self._made_child(top, self.goal.seat, keys)
        assert child is not None
        while not child.is_settled:
            leaf = self._most_proving(child)
            self._expand(leaf)
            self._update(leaf, child)
        return child.proof == 0

    # The search.

    def _most_proving(self, node: Node) -> Node:
        while node.children is not None:
            wanted = node.proof if node.own else node.disproof
            node = next(one for one in node.children if (one.proof if node.own else one.disproof) == wanted)
        return node

    def _expand(self, node: Node) -> None:
        assert node.asked is not None
        node.own = node.asked["seat"] == self.goal.seat
        match = self._matches(node)[0]
        node.children = []
        only = node.own and self.stretches.one_act and _passes(node.asked)
        for keys in [["pass"]] if only else self._lawful(match, node.asked):
            child = self._made_child(node, node.asked["seat"], keys)
            if child is None:
                continue
            node.children.append(child)
            if (child.proof if node.own else child.disproof) == 0:
                break

    def _update(self, node: Node, top: Node) -> None:
        at: Node | None = node
        while at is not None and at.children is not None:
            proofs, disproofs = [one.proof for one in at.children], [one.disproof for one in at.children]
            if at.own:
                at.proof, at.disproof = min(proofs), min(sum(disproofs), ENDLESS)
            else:
                at.proof, at.disproof = min(sum(proofs), ENDLESS), min(disproofs)
            if at.is_settled:
                at.settle(reached=at.proof == 0)
                at.children = []
            if at is top:
                return
            at = at.parent

    def _made_child(self, parent: Node, seat: int, keys: Sequence[str]) -> Node | None:
        """Return the state after an answer. Return None if the rules refuse the answer. Raises Exhausted."""
        self.left -= 1
        if self.left < 0:
            raise Exhausted
        node = Node(parent, seat, keys, None)
        before = self._matches(parent)
        node.number = self.left
        names = self._fork(before)
        replies = [self._try(name, seat, keys) for name in names]
        if not replies[0].get("ok", True):
            self._free.extend(names)
            return None
        node.tainted = parent.tainted or self._is_chance(before, names, replies)
        self._keep(node, names)
        look = self._look(names[0])
        said = self.stretches.judge_reply(look, self.goal, self.begun)
        prompts = replies[0]["prompts"]
        if said is not None or not prompts:
            node.settle(reached=bool(said) and (self.lucky or not node.tainted))
        else:
            node.asked = next((one for one in prompts if one["seat"] == self.goal.seat), prompts[0])
        return node

    def _is_chance(self, before: Sequence[str], after: Sequence[str], replies: Sequence[Json]) -> bool:
        """Tell whether an answer led to different results with two seeds, or a card left a deck."""
        if len(after) < len(WORLDS) or not replies[1].get("ok", True):
            return True
        one, other = (self._look(name)["position"] for name in after)
        if _numberless(one) != _numberless(other):
            return True
        earlier = self._look(before[0])["position"]
        return bool(self.stretches.deck_counts(earlier) != self.stretches.deck_counts(one))

    # Matches in serve.

    def _sent(self, request: Json) -> Json:
        reply = self.ask(request)
        if not reply.get("ok", True):
            raise ServeRefused(reply)
        return reply

    def _try(self, match: str, seat: int, keys: Sequence[str]) -> Json:
        return self.ask({"command": "answer", "match": match, "seat": seat, "keys": list(keys)})

    def _look(self, match: str) -> Json:
        """Return the position, the open view and the outcome of a match."""
        found = {"position": self._sent({"command": "position", "match": match})["position"]}
        found["view"] = self._sent({"command": "view", "match": match, "viewer": "open"})["view"]
        found["outcome"] = self._sent({"command": "prompts", "match": match})["outcome"]
        return found

    def _fork(self, names: Sequence[str]) -> tuple[str, ...]:
        """Copy matches. Return the names of the copies: first the names that nobody uses any more, then new ones."""
        copies = []
        for name in names:
            if self._free:
                copy = self._free.pop()
            else:
                self._made += 1
                copy = f"m{self._made}"
            self._sent({"command": "fork", "match": name, "to": copy})
            copies.append(copy)
        return tuple(copies)

    def _keep(self, node: Node, names: tuple[str, ...]) -> None:
        """Keep the matches of a state. A state that chance has changed needs only one match."""
        if node.tainted and len(names) > 1:
            self._free.extend(names[1:])
            names = names[:1]
        self._alive[node.number] = names
        while len(self._alive) > KEPT:
            _, gone = self._alive.popitem(last=False)
            self._free.extend(gone)

    def _matches(self, node: Node) -> tuple[str, ...]:
        """Return the matches of a state, replayed from the beginning if they were dropped."""
        if node.parent is None:
            return tuple(f"root{seed}" for seed in WORLDS)
        if node.number in self._alive:
            self._alive.move_to_end(node.number)
            return self._alive[node.number]
        names = self._fork(self._matches_of_root(node))
        for each in node.path():
            for name in names:
                self._sent({"command": "answer", "match": name, "seat": each.seat, "keys": list(each.keys)})
        self._keep(node, names)
        return names

    def _matches_of_root(self, node: Node) -> tuple[str, ...]:
        return tuple(f"root{seed}" for seed in WORLDS[: 1 if node.tainted else len(WORLDS)])

    def _lawful(self, match: str, prompt: Json) -> Iterator[Sequence[str]]:
        """Yield the answers to ``prompt`` that its groups allow.

        The rules refuse options that cannot be combined. Raises Exhausted.
        """
        single = [option["key"] for option in prompt["options"] if option["alone"]]
        yield from ([key] for key in single)
        parts = [_choices(prompt, group) for group in prompt["groups"]]
        found = list(islice((sum(chosen, ()) for chosen in product(*parts)), WIDEST + 1)) if parts else []
        if len(found) > WIDEST:
            raise Exhausted
        for keys in found:
            if len(prompt["groups"]) == 1 or self._goes(match, prompt["seat"], keys):
                yield keys

    def _goes(self, match: str, seat: int, keys: Sequence[str]) -> bool:
        (copy,) = self._fork([match])
        self._free.append(copy)
        return bool(self._try(copy, seat, keys).get("ok", True))


def _passes(prompt: Json) -> bool:
    """Tell whether a prompt is a window in which the asked seat may pass."""
    return bool(prompt["window"]) and any(option["key"] == "pass" for option in prompt["options"])


def _choices(prompt: Json, group: Json) -> list[tuple[str, ...]]:
    """Return the choices that one group allows, by the number and sum of the options."""
    options = [one for one in prompt["options"] if one["group"] == group["name"] and not one["alone"]]
    copies = [option for option in options for _ in range(min(option["times"], group["most"]))]
    found: dict[tuple[str, ...], None] = {}
    for size in range(group["least"], min(group["most"], len(copies)) + 1):
        for part in islice(combinations(copies, size), WIDEST + 1):
            if group["total"] is not None:
                low, high = group["total"]
                if not low <= sum(option["number"] or 0 for option in part) <= high:
                    continue
            found[tuple(option["key"] for option in part)] = None
    return list(found)


def _numberless(position: Mapping[str, Any]) -> str:
    return NUMBERS.sub("", json.dumps(position, separators=(",", ":")))


def confirmed(ask: Ask, game: str, stretches: Stretches, puzzle: Any, budget: int) -> bool:
    """Tell whether the answers of a puzzle, and no others, reach its goal. Raises Exhausted."""
    proof = SecondProof(ask, game, stretches, puzzle.position, puzzle.sought, budget)
    right = [sorted(answer) for answer in puzzle.answers]
    for keys in proof.answers():
        if sorted(keys) in right:
            right.remove(sorted(keys))
            if not proof.reaches(keys, lucky=False):
                return False
        elif proof.reaches(keys, lucky=True):
            return False
    return not right
