"""The card game's computer player: rules of thumb, worlds that a seat may believe in, answers that reveal nothing."""

from collections import Counter
from itertools import combinations

import pytest

from engine.desks.l5r_lcg import LcgDesk
from engine.fuzzing.computers import check_computers
from engine.fuzzing.probe import find_probe
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream, Streams
from engine.l5r_lcg.definition import decks
from engine.l5r_lcg.machinery.known import may_hold
from engine.l5r_lcg.machinery.table import Table
from engine.players.computer import LEVELS, decide
from engine.players.l5r_lcg.policy import answer
from engine.players.mind import find_mind
from engine.players.search import is_lawful
from tests.l5r_lcg.scene import scene

STARTERS = sorted(name for name in decks() if name.endswith("-starter"))
PAIRS = list(combinations(STARTERS, 2))[::3]


def start(seed: str, *seats: object, asked: tuple[int, ...] = ()) -> Match:
    brought = [{"deck": deck} for deck in seats]
    return Match.start(new_header("l5r-lcg", seed, brought, options={"asked": list(asked)}))


def one_step(match: Match, stream: Stream) -> None:
    """Answer one question by the policy, and check that the answer is legal."""
    prompt = match.open_prompts()[0]
    keys = answer(match.table, prompt, stream)
    assert is_lawful(prompt, keys), (prompt, keys)
    match.answer(prompt.seat, keys)


def in_round(number: int, phase: str, match: Match) -> Match:
    stream = Stream(1)
    while (match.table.round, match.table.phase) != (number, phase):
        one_step(match, stream)
    return match


@pytest.mark.parametrize("pair", PAIRS)
def test_the_policy_answers_every_question_of_a_game_lawfully(pair: tuple[str, str]) -> None:
    match, stream = start("whole", *pair), Stream(7)
    while match.outcome is None:
        one_step(match, stream)
    assert match.table.round < 20


@pytest.mark.parametrize("card", ["fine-katana", "ornate-fan"])
def test_an_attachment_that_helps_goes_to_an_own_character(card: str) -> None:
    game = scene(
        {"characters": ["matsu-berserker"], "hand": [card], "fate": 3},
        {"characters": ["doji-challenger"]},
        to_act=0,
    )
    game.first.does(f"play:{card}")
    assert answer(game.table, game.match.open_prompts()[0], Stream(1)) == [f"choose:{game.card('matsu-berserker').key}"]


def test_an_attachment_that_harms_goes_to_an_enemy() -> None:
    game = scene(
        {"characters": ["doji-challenger"], "hand": ["pacifism"], "fate": 3},
        {"characters": ["matsu-berserker"]},
        to_act=0,
    )
    game.first.does("play:pacifism")
    assert answer(game.table, game.match.open_prompts()[0], Stream(1)) == [f"choose:{game.card('matsu-berserker').key}"]


@pytest.mark.parametrize("number", range(3))
def test_it_plays_any_cards(number: int) -> None:
    stream = Streams(f"any/{number}")["decks"]
    seats = LcgDesk().seats(("random", "random"), stream)
    match = Match.start(new_header("l5r-lcg", f"any/{number}", seats))
    while match.outcome is None:
        one_step(match, stream)


def test_a_novice_beats_chance() -> None:
    wins = 0
    for number in range(6):
        match = start(f"chance/{number}", *PAIRS[number])
        while match.outcome is None:
            seat = match.waiting()[0]
            match.answer(seat, decide(match, seat, LEVELS["novice" if seat == number % 2 else "random"], "s"))
        wins += match.outcome.winner == number % 2
    assert wins >= 5


def test_a_wide_search_also_tries_attacks_for_another_ring() -> None:
    match = in_round(1, "conflict", start("rings", "crane-starter", "lion-starter"))
    while match.open_prompts()[0].kind != "declare-conflict":
        one_step(match, Stream(1))
    prompt = match.open_prompts()[0]

    def rings(most: int) -> set[str]:
        found = find_mind("l5r-lcg").candidates(match.table, prompt, most, Stream(2))
        assert all(is_lawful(prompt, keys) for keys in found)
        return {key for keys in found[: most - 2] for key in keys if key.startswith("ring:")}

    assert len(rings(5)) == 1 and len(rings(10)) == 2


def test_far_playouts_end_with_the_conflicts_of_the_next_round() -> None:
    mind, match = find_mind("l5r-lcg"), in_round(1, "conflict", start("far", "crane-starter", "lion-starter"))
    near = mind.horizon(match.table, match.open_prompts()[0])
    far, stream = mind.farther(match.table, near), Stream(1)
    while not mind.reached(match.table, far):
        assert match.table.round == 1 or match.table.phase in ("dynasty", "draw", "conflict")
        assert mind.reached(match.table, near) == (match.table.round == 2 or match.table.phase == "fate")
        one_step(match, stream)
    assert match.table.round == 2 and match.table.phase == "fate"


# Worlds


def drawn(match: Match, seat: int, seed: int) -> Match:
    mind = find_mind("l5r-lcg")
    world = match.fork(seat)
    mind.redraw(world, seat, mind.known(match, seat), Stream(seed))
    return world


def hidden(table: Table, seat: int) -> Counter[str]:
    other = table.players[1 - seat]
    return Counter(card.id for card in (*other.hand, *other.conflict_deck))


def test_a_world_keeps_the_seats_knowledge_and_moves_the_rest() -> None:
    match = in_round(2, "conflict", start("w", "crane-starter", "lion-starter"))
    table: Table = match.table
    worlds = [drawn(match, 0, seed).table for seed in range(6)]
    for world in worlds:
        assert [card.key for card in world.players[0].hand] == [card.key for card in table.players[0].hand]
        assert hidden(world, 0) == hidden(table, 0)
        assert [p.id for p in world.players[0].provinces] == [p.id for p in table.players[0].provinces]
        for mine, theirs in zip(world.players[1].provinces, table.players[1].provinces, strict=True):
            assert mine.facedown or mine.id == theirs.id
    assert len({tuple(card.id for card in world.players[1].hand) for world in worlds}) > 1
    assert len({tuple(card.id for card in world.players[0].conflict_deck) for world in worlds}) > 1
    assert len({world.streams.seed for world in worlds}) == len(worlds)


def test_a_world_for_an_unknown_deck_holds_any_legal_cards() -> None:
    deck = decks()["lion-starter"]
    seat = {"deck": deck.model_dump(mode="json", include={"stronghold", "role", "provinces", "dynasty", "conflict"})}
    match = Match.start(new_header("l5r-lcg", "u", [{"deck": "crane-starter"}, seat], options={"deckbuilding": True}))
    match = in_round(1, "conflict", match)
    true = hidden(match.table, 0)
    worlds = [drawn(match, 0, seed).table for seed in range(4)]
    assert all(hidden(world, 0).total() == true.total() for world in worlds)
    assert any(hidden(world, 0) != true for world in worlds)
    for world in worlds:
        assert all(may_hold(match.table, 1, card.face) for card in world.players[1].hand)


def test_worlds_do_not_hang_on_how_hidden_cards_truly_lie() -> None:
    match = in_round(1, "conflict", start("t", "crane-starter", "lion-starter"))
    twin = match.fork()
    other = twin.table.players[1]
    for card, beneath in zip(other.hand, other.conflict_deck, strict=False):
        card.face, beneath.face = beneath.face, card.face
        twin.table.index.update(card)
    faces = [[card.id for card in drawn(each, 0, 5).table.players[1].hand] for each in (match, twin)]
    assert faces[0] == faces[1]


def test_computers_answer_the_same_whatever_is_hidden() -> None:
    probe, stream, compared = find_probe("l5r-lcg"), Streams("proof")["proof"], 0
    match = start("proof", "crane-starter", "scorpion-starter", asked=(0, 1))
    for step in range(120):
        if match.outcome is not None:
            break
        if step % 4 == 0:
            compared += check_computers(match, probe, stream, ("novice", "adept"), 6)
        one_step(match, stream)
    assert compared > 20
