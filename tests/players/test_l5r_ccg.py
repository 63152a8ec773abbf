"""The computer player of the 1997 game: rules of thumb, worlds that a seat may believe in, no revealing answers."""

from collections import Counter
from itertools import pairwise
from re import sub
from types import CodeType, FunctionType
from typing import Any

import pytest

from engine.desks import find_desk
from engine.fuzzing.computers import check_computers
from engine.fuzzing.probe import find_probe
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.l5r_ccg.definition import decks, pool
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.machinery.view import view
from engine.players.computer import LEVELS, decide
from engine.players.l5r_ccg.policy import answer
from engine.players.mind import find_mind
from engine.players.search import is_lawful
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

PAIRS = list(pairwise(sorted(decks())))
PHOENIX = "the-sacred-temple-of-the-phoenix"


def start(seed: str, *brought: Any) -> Match:
    return Match.start(new_header("l5r-ccg", seed, [{"deck": deck} for deck in brought]))


def one_step(match: Match, stream: Stream) -> None:
    """Answer one question by the policy, and check that the answer is legal."""
    prompt = match.open_prompts()[0]
    keys = answer(match.table, prompt, stream)
    assert is_lawful(prompt, keys), (prompt, keys)
    match.answer(prompt.seat, keys)


def in_turn(number: int, match: Match) -> Match:
    stream = Stream(1)
    while match.table.turn < number:
        one_step(match, stream)
    return match


def answers(game: Scene) -> list[str]:
    """Return the policy's answer to the open question, without the numbers of cards."""
    prompt = game.match.open_prompts()[0]
    return [sub(r"#\d+", "", key) for key in answer(game.table, prompt, Stream(1))]


# Whole games


@pytest.mark.parametrize("pair", PAIRS[::3])
def test_the_policy_answers_every_question_of_a_game_lawfully(pair: tuple[str, str]) -> None:
    match, stream = start("whole", *pair), Stream(7)
    while match.outcome is None:
        one_step(match, stream)


@pytest.mark.parametrize(("number", "seats"), [(1, 2), (1, 3), (1, 4)])
def test_it_plays_any_cards_to_an_end(number: int, seats: int) -> None:
    """Some games with random decks do not end, because no province can be broken. These three games end."""
    stream = Stream(number)
    brought = find_desk("l5r-ccg").seats(["random"] * seats, stream)
    match = Match.start(new_header("l5r-ccg", f"any/{number}", brought))
    while match.outcome is None and match.table.turn < 60 * seats:
        one_step(match, stream)
    assert match.outcome is not None


def test_a_novice_beats_chance() -> None:
    wins = 0
    for number in range(6):
        match = start(f"chance/{number}", *PAIRS[number])
        while match.outcome is None:
            seat = match.waiting()[0]
            match.answer(seat, decide(match, seat, LEVELS["novice" if seat == number % 2 else "random"], "s"))
        wins += match.outcome.winner == number % 2
    assert wins >= 5


# Rules of thumb


def strong(card_id: str, force: int) -> dict[str, Any]:
    """Return a Personality with this much more Force."""
    return at(card_id, permanent=[{"attribute": "force", "value": force}])


DEAD = {"destroyed": True}
ARMY = {"personalities": [strong("hida-sukune", 12)]}


def test_it_attacks_an_undefended_province_and_not_a_stronger_defender() -> None:
    assert answers(scene(ARMY, {}, {"personalities": [strong("matsu-yojo", 20)]}, phase="attack")) == [
        "attack:player:1"
    ]
    assert answers(scene(ARMY, {"personalities": [strong("matsu-yojo", 20)]}, phase="attack")) == ["pass"]


def test_it_defends_where_it_wins_and_not_in_vain() -> None:
    game = scene(ARMY, {"personalities": [strong("matsu-yojo", 20)]}, phase="attack")
    game.first.attacks(1).commits(hida_sukune="1.0")
    assert answers(game) == ["commit:matsu-yojo>province:1.0"]
    game = scene({"personalities": [strong("matsu-yojo", 40)]}, ARMY, phase="attack")
    game.first.attacks(1).commits(matsu_yojo="1.0")
    assert answers(game) == []


def test_the_last_province_is_defended_at_any_price() -> None:
    last = [{}, *[{"destroyed": True}] * 3]
    game = scene({"personalities": [strong("matsu-yojo", 14)]}, {**ARMY, "provinces": last}, phase="attack")
    game.first.attacks(1).commits(matsu_yojo="1.0")
    assert answers(game) == ["commit:hida-sukune>province:1.0"]


def test_nobody_stays_at_home_while_the_last_province_falls() -> None:
    """The units alone are too weak, but cards in hand may still turn the battle, and a defeat would end the game."""
    last = [{}, *[{"destroyed": True}] * 3]
    game = scene({"personalities": [strong("matsu-yojo", 40)]}, {**ARMY, "provinces": last}, phase="attack")
    game.first.attacks(1).commits(matsu_yojo="1.0")
    assert answers(game) == ["commit:hida-sukune>province:1.0"]


# The defender's unit is as strong as a province and the cards in hand make it seem stronger: a battle that the rules of
# thumb do not dare.
GUARDED = {"personalities": [strong("matsu-yojo", 9)], "hand": ["charge"] * 5, "provinces": [{}, DEAD, DEAD, DEAD]}


def test_a_search_dares_an_attack_that_the_rules_of_thumb_fear() -> None:
    """The attack wins the game or the battle: the defender can save the last province only by losing the only unit."""
    game = scene({"personalities": [strong("hida-sukune", 9)]}, GUARDED, phase="attack")
    assert answers(game) == ["pass"]
    assert decide(game.match, 0, LEVELS["adept"], "s") == ["attack:player:1"]


def test_a_search_tries_to_send_no_more_units_than_are_needed() -> None:
    """If the defender does not dare a battle, two of three units take the province, and the third stays straight."""
    army = {"personalities": [strong("hida-sukune", 1), strong("matsu-yojo", 1), strong("hida-unari", 1)]}
    game = scene(army, {"personalities": [strong("matsu-gohei", 20)]}, phase="attack")
    game.first.attacks(1)
    prompt = game.match.open_prompts()[0]
    found = find_mind("l5r-ccg").candidates(game.table, prompt, 6, Stream(1))
    assert 2 in [len(keys) for keys in found[1:]]


@pytest.mark.parametrize(("lead", "played"), [(1, True), (9, False)])
def test_an_action_is_played_where_it_turns_the_battle(lead: int, played: bool) -> None:
    theirs = fights("matsu-yojo", permanent=[{"attribute": "force", "value": 10 + lead}])
    mine = fights("matsu-yojo", permanent=[{"attribute": "force", "value": 10}])
    game = scene({"personalities": [mine], "hand": ["charge"]}, {"personalities": [theirs]}, attack=battle_at(0))
    if game.second.asked:
        game.second.passes()
    assert (answers(game) == ["play:charge"]) == played


def test_the_appraisal_of_a_target_includes_the_cards_that_will_pay() -> None:
    """The Kiho frightens by the Chi of the Personality who bows, and the target is chosen before anybody bows."""
    led = fights("matsu-yojo", attachments=["light-infantry"])
    game = scene(
        {"personalities": [fights("isawa-tadaka")], "hand": ["a-glimpse-of-the-soul-s-shadow"]},
        {"personalities": [fights("hida-sukune", attachments=["light-infantry"]), led]},
        attack=battle_at(0),
    )
    if game.first.asked != "battle-action":
        game.second.passes()
    game.first.does("play:a-glimpse-of-the-soul-s-shadow")
    assert game.first.asked == "target"
    assert answers(game)[0] in ("choose:hida-sukune", "choose:matsu-yojo", "choose:light-infantry")


def with_budoka(top: str, lead: int) -> Scene:
    """Return a battle in which Mantis Budoka may turn up the card ``top``. The enemy leads by ``lead``."""
    mine = fights("matsu-yojo", permanent=[{"attribute": "force", "value": 9}], attachments=["mantis-budoka"])
    theirs = fights("matsu-yojo", permanent=[{"attribute": "force", "value": 10 + lead}])
    game = scene(
        {"personalities": [mine], "fate_deck": [top, "charge"]}, {"personalities": [theirs]}, attack=battle_at(0)
    )
    if game.second.asked:
        game.second.passes()
    assert game.first.may("use:mantis-budoka")
    return game


@pytest.mark.parametrize("lead", [0, 1, 2, 3])
def test_the_appraisal_does_not_look_at_a_card_that_would_be_turned_up(lead: int) -> None:
    weak, strong = with_budoka("light-infantry", lead), with_budoka("kolat-assassin", lead)
    assert answers(weak) == answers(strong)


def read_by(effect: Any, seen: set[Any]) -> set[str]:
    """Return the names of attributes that an effect of a card reads, itself or through functions of the cards."""
    if not isinstance(effect, FunctionType) or effect in seen:
        return set()
    seen.add(effect)
    codes, names = [effect.__code__], set[str]()
    while codes:
        code = codes.pop()
        names |= {*code.co_names}
        codes += [one for one in code.co_consts if isinstance(one, CodeType)]
    called = [effect.__globals__.get(name) for name in names]
    held = [cell.cell_contents for cell in effect.__closure__ or ()]
    own = [one for one in (*called, *held) if getattr(one, "__module__", "").startswith("engine.l5r_ccg.cards")]
    return names.union(*[read_by(one, seen) for one in own])


def test_no_effect_that_is_valued_by_its_events_reads_a_deck() -> None:
    abilities = [(id, each) for id, card in pool().items() for each in card.abilities]
    reading = {id for id, each in abilities if read_by(each.effect, set()) & {"fate_deck", "dynasty_deck"}}
    assert reading == {id for id, each in abilities if getattr(each, "turns_up", False)} != set()


def test_it_gives_cavalry_to_its_own_unit() -> None:
    """The Kiho may be aimed at anybody's unit. Its effect is known only when it resolves."""
    theirs = {"personalities": [strong("matsu-yojo", 9)]}
    game = scene({"personalities": ["hitoshi", "hida-unari"], "hand": ["gift-of-the-wind"]}, theirs, phase="action")
    game.first.does("play:gift-of-the-wind")
    assert game.first.asked == "target"
    assert answers(game) in (["choose:hitoshi"], ["choose:hida-unari"])


def dead(card: str, **first: Any) -> Scene:
    return scene({"dynasty_discard": [at(card, died="honorably")], **first}, phase="dynasty", turn=5)


def test_a_strong_oni_is_brought_back_for_its_honor() -> None:
    assert answers(dead("oni-no-shikibu", honor=9)) == ["return:oni-no-shikibu"]


def test_a_search_tries_to_bring_back_the_dead() -> None:
    game = dead("shiba-ujimitsu", personalities=[at("hida-unari", bowed=True)], stronghold=PHOENIX)
    prompt = game.match.open_prompts()[0]
    found = find_mind("l5r-ccg").candidates(game.table, prompt, 8, Stream(1))
    assert {sub(r"#\d+", "", keys[0]) for keys in found} >= {"return:shiba-ujimitsu", "pass"}


HORDE = "the-shadowlands-horde"


def test_gold_that_only_some_cards_may_use_buys_them() -> None:
    """The Horde produces four gold, but only toward Shadowlands cards. Kumo costs seven gold."""
    mines = {"holdings": ["iron-mine", "copper-mine"], "provinces": [{"card": at("kumo")}, {}, {}, {}]}
    assert answers(scene({"stronghold": HORDE, **mines}, phase="dynasty")) == ["recruit:kumo"]


def test_a_card_that_next_turns_gold_buys_is_kept_in_its_province() -> None:
    """The Horde is bowed now, but will be straight when Kumo is bought."""
    mines = {
        "holdings": ["iron-mine", "copper-mine"],
        "provinces": [{"card": at("kumo")}, {"card": at("matsu-yojo")}, {}, {}],
    }
    game = scene({"stronghold": at(HORDE, bowed=True), **mines}, phase="dynasty")
    assert answers(game) == ["discard:matsu-yojo"]


def test_far_playouts_give_everybody_one_more_turn() -> None:
    mind, match = find_mind("l5r-ccg"), in_turn(2, start("far", *PAIRS[0]))
    near = mind.horizon(match.table, match.open_prompts()[0])
    far, stream = mind.farther(match.table, near), Stream(1)
    turns = set()
    while not mind.reached(match.table, far):
        turns.add(match.table.turn)
        one_step(match, stream)
    assert turns == set(range(2, near + 2))


# Worlds


def drawn(match: Match, seat: int, seed: int) -> Match:
    mind = find_mind("l5r-ccg")
    world = match.fork(seat)
    mind.redraw(world, seat, mind.known(match, seat), Stream(seed))
    return world


def hidden(table: Table, seat: int) -> Counter[str]:
    other = table.players[1 - seat]
    return Counter(card.id for card in (*other.hand, *other.fate_deck))


def test_a_sampled_world_agrees_with_the_seats_view_and_moves_the_rest() -> None:
    match = in_turn(5, start("w", "crane-1997", "lion-1997"))
    table: Table = match.table
    worlds = [drawn(match, 0, seed).table for seed in range(6)]
    for world in worlds:
        assert view(world, 0) == view(table, 0)
        assert hidden(world, 0) == hidden(table, 0)
    assert len({tuple(card.id for card in world.players[1].hand) for world in worlds}) > 1
    assert len({tuple(card.id for card in world.players[0].fate_deck) for world in worlds}) > 1
    assert len({tuple(card.id for card in world.players[0].dynasty_deck) for world in worlds}) > 1


def test_a_card_that_was_shown_stays_where_it_is() -> None:
    match = in_turn(4, start("shown", "crab-1997", "dragon-1997"))
    card = match.table.players[1].hand[0]
    known = find_mind("l5r-ccg").known(match, 0)
    assert card.uid not in known.seen
    known.seen.add(card.uid)
    assert card not in known.hidden(match.table.players[1], "fate")


def test_of_a_self_made_deck_only_the_clan_is_known() -> None:
    lists = [{**decks()[name].model_dump(mode="json"), "id": "mine"} for name in ("crane-1997", "lion-1997")]
    match = in_turn(4, start("own", *lists))
    faces = {card.id for seed in range(12) for card in drawn(match, 0, seed).table.players[1].hand}
    brought = set(decks()["lion-1997"].fate)
    assert faces - brought


def test_computers_answer_the_same_when_hidden_cards_change_places() -> None:
    match, stream, probe = start("exchange", "phoenix-1997", "scorpion-1997"), Stream(3), find_probe("l5r-ccg")
    compared = 0
    for step in range(160):
        if match.outcome is not None:
            break
        if step % 8 == 0:
            levels = ("novice", "adept") if step % 40 == 0 else ("novice",)
            compared += check_computers(match, probe, stream, levels, 4)
        one_step(match, stream)
    assert compared > 10
