"""Rings and their effects."""

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene


def political(ring: str, province: int = 1) -> dict[str, object]:
    return {"attacker": 0, "ring": ring, "skill": "political", "province": province}


@proves("Anneaux", "3.2")
def test_a_ring_is_unclaimed_contested_or_claimed() -> None:
    """Only an unclaimed ring can be contested. A contested ring lies on the province, and the winner claims it."""
    game = scene(
        {"characters": ["doji-whisperer"]},
        {"characters": ["ikoma-eiji"]},
        rings={"fire": {"claimed_by": 1}},
    )
    assert game.first.may("ring:ring:air") and not game.first.may("ring:ring:fire")
    game.first.declares("air", "political", 1, "doji-whisperer")
    air = game.table.rings["air"]
    assert air.contested and not air.unclaimed and air.claimed_by is None
    game.second.defends()
    game.first.does("resolve:ring:air").does("select:gain")
    assert air.claimed_by == 0 and not air.contested and not air.unclaimed


@proves("Anneaux", "Destin", "3.2")
def test_fate_on_a_ring_goes_to_the_attacker_who_contests_it() -> None:
    """The attacker gets the fate with the declaration, before anything else, even if the conflict is lost later."""
    game = scene(
        {"characters": ["doji-whisperer"]},
        {"characters": ["ikoma-eiji", "kakita-asami"]},
        rings={"air": {"fate": 2}, "earth": {"fate": 1}},
    )
    game.first.declares("air", "political", 1, "doji-whisperer")
    assert game.first.fate == 2 and game.table.rings["air"].fate == 0 and game.table.rings["earth"].fate == 1
    game.second.defends("ikoma-eiji", "kakita-asami")
    play_on(game, "favor")
    assert game.first.fate == 2 and game.table.rings["air"].claimed_by == 1


@proves("Anneaux", "Compte de Gloire", "3.4.1")
def test_each_claimed_ring_counts_one_in_a_glory_count() -> None:
    """One player has two rings and one glory, and the other two glory: the count is three to two."""
    game = scene(
        {"characters": ["doji-whisperer"], "conflicts_left": 0},
        {"characters": ["radiant-orator"], "conflicts_left": 0},
        rings={"air": {"claimed_by": 0}, "void": {"claimed_by": 0}},
        step="3.4.1",
    )
    assert game.table.glory_count() == (3, 2) and game.first.asked == "favor"


@proves("Anneaux", "4.4", "Destin")
def test_in_the_fate_phase_each_unclaimed_ring_gets_one_fate() -> None:
    """Claimed rings get no fate."""
    game = scene(step="4.4", rings={"air": {"claimed_by": 0}, "void": {"fate": 1}})
    play_on(game, lambda prompt: game.table.round == 2)
    assert {name: ring.fate for name, ring in game.table.rings.items()} == {
        "air": 0, "earth": 1, "fire": 1, "water": 1, "void": 2,
    }  # fmt: skip


@proves("Anneaux")
def test_a_ring_counts_as_contested_until_reactions_to_its_claiming_are_over() -> None:
    """While Hotaru may react to the claim, the ring is claimed and contested.

    After that moment the ring is only claimed.
    """
    game = scene({"characters": [inside("doji-hotaru")]}, conflict=political("fire"))
    game.pass_all(until="ring-effect")
    game.first.passes()
    fire = game.table.rings["fire"]
    assert game.first.asked == "reaction" and fire.claimed_by == 0 and fire.contested
    game.first.passes()
    assert fire.claimed_by == 0 and not fire.contested


@proves("Anneaux", "Remporter un Conflit", "3.2.7")
def test_without_a_winner_the_ring_returns() -> None:
    """Nobody has skill, so nobody wins, and the ring is unclaimed again."""
    game = scene({"characters": [inside("asahina-artisan")]}, conflict={**political("fire"), "skill": "military"})
    assert game.conflict is None and game.table.rings["fire"].unclaimed


def won(ring: str, second: list[object] | None = None, **first: object) -> Scene:
    """Return an attacker's won conflict at its ring effect."""
    mine = {"characters": [inside("guest-of-honor", fate=1)], **first}
    game = scene(mine, {"characters": second or [], "hand": ["banzai", "outwit"]}, conflict=political(ring))
    game.pass_all(until="ring-effect")
    return game


@proves("Effets d'Anneau", "3.2.6", "Gagner", "Prendre")
@pytest.mark.parametrize(("choice", "honors"), [("take", (11, 8)), ("gain", (12, 9))])
def test_air_takes_one_honor_or_gains_two(choice: str, honors: tuple[int, int]) -> None:
    """The loser has nine honor already, because the conflict was unopposed."""
    game = won("air")
    game.first.does("resolve:ring:air").does(f"select:{choice}")
    assert (game.first.honor, game.second.honor) == honors


@proves("Donner", "Prendre")
def test_honor_is_taken_by_the_air_ring_and_given_after_the_bids() -> None:
    air, bids = won("air"), scene({"bid": 4}, {"bid": 1}, step="2.4")
    air.first.does("resolve:ring:air").does("select:take")
    for game, taken in ((air, True), (bids, False)):
        assert [record.facts["taken"] for record in game.match.records if record.kind == "transfer-honor"] == [taken]


@proves("Effets d'Anneau", "3.2.6", "Condition de Déclenchement")
def test_earth_draws_one_card_and_discards_one_at_random() -> None:
    """The draw and the discard happen at the same time."""
    game = won("earth")
    game.first.does("resolve:ring:earth")
    assert len(game.first.hand) == 1 and len(game.second.hand) == 1
    kinds = game.kinds
    assert kinds[kinds.index("draw") + 1] == "discard-at-random"


@proves("Effets d'Anneau", "3.2.6")
@pytest.mark.parametrize(("choice", "status"), [("honor", 1), ("dishonor", -1)])
def test_fire_honors_or_dishonors_any_character(choice: str, status: int) -> None:
    """The character may be any character, whoever controls it and wherever it is."""
    game = won("fire", ["ikoma-eiji"])
    game.first.does("resolve:ring:fire").does(f"{choice}:ikoma-eiji")
    assert game.card("ikoma-eiji").status == status


@proves("Effets d'Anneau", "3.2.6")
def test_water_readies_anyone_or_bows_one_without_fate() -> None:
    """A character with fate may be readied but not bowed."""
    game = won("water", [at("ikoma-eiji", fate=1), at("matsu-beiona", fate=1, bowed=True), "akodo-toturi"])
    game.first.does("resolve:ring:water")
    assert game.first.options == ["ready:matsu-beiona", "bow:akodo-toturi"]
    game.first.does("bow:akodo-toturi")
    assert game.card("akodo-toturi").bowed


@proves("Effets d'Anneau", "3.2.6")
def test_void_removes_one_fate() -> None:
    """The fate is removed from any character that has some."""
    game = won("void", [at("ikoma-eiji", fate=2), "akodo-toturi"])
    game.first.does("resolve:ring:void")
    assert game.first.options == ["remove-fate:guest-of-honor", "remove-fate:ikoma-eiji"]
    game.first.does("remove-fate:ikoma-eiji")
    assert game.card("ikoma-eiji").fate == 1


@proves("Effets d'Anneau", "3.2.6")
def test_the_winning_attacker_may_leave_the_effect() -> None:
    """The rule says "may resolve": the attacker may pass, and still claims the ring."""
    game = won("air")
    game.first.passes()
    assert game.first.honor == 10 and game.table.rings["air"].claimed_by == 0


@proves("Effets d'Anneau", "3.2.6")
def test_a_winning_defender_claims_the_ring_without_its_effect() -> None:
    """Only a player who wins as the attacker resolves the ring's effect."""
    game = scene({"characters": [inside("doji-whisperer")]}, {"characters": [inside("asahina-storyteller")]},
                 conflict=political("air"))  # fmt: skip
    play_on(game, "favor")
    assert "resolve-ring" not in game.kinds and game.table.rings["air"].claimed_by == 1


@proves("Effets d'Anneau")
def test_a_ring_of_several_elements_resolves_as_one_of_them() -> None:
    """Seeker of Knowledge adds air to the contested fire ring: the attacker chooses which effect to resolve."""
    game = scene(
        {"characters": [inside("seeker-of-knowledge")]},
        {"characters": ["ikoma-eiji"]},
        conflict=political("fire"),
    )
    game.pass_all(until="ring-effect")
    assert game.first.options == ["resolve:ring:fire", "resolve:ring:air", "pass"]
    game.first.does("resolve:ring:air").does("select:gain")
    assert game.first.honor == 12 and game.kinds.count("resolve-ring") == 1
    assert game.table.rings["fire"].claimed_by == 0 and game.table.rings["air"].unclaimed


@proves("Effets d'Anneau")
def test_each_of_several_ring_effects_is_resolved_whole_before_the_next() -> None:
    """Shiba Tsukune resolves two rings one after the other. Her player may decline each."""
    game = scene(
        {"characters": [at("shiba-tsukune", fate=1), at("doji-whisperer", bowed=True)]},
        step="3.5",
    )
    game.first.does("trigger:shiba-tsukune").does("air")
    assert game.first.asked == "ring-choice"
    game.first.does("select:gain")
    assert game.first.honor == 12 and game.first.asked == "target"
    assert not game.first.may("ring:air") and game.first.may("fire")
    game.first.does()
    assert game.kinds.count("resolve-ring") == 1


@proves("Annuler", "Effets d'Anneau")
def test_a_ring_whose_effect_is_cancelled_is_still_claimed() -> None:
    """Pilgrimage cancels the effect. Step 3.2.7 still follows."""
    game = scene(
        {"characters": [inside("doji-whisperer")]},
        {"provinces": ["fertile-fields", "pilgrimage", "night-raid", "meditations-on-the-tao", "ancestral-lands"]},
        conflict=political("air"),
    )
    play_on(game, "favor")
    assert "resolve-ring" not in game.kinds and game.first.honor == 10
    assert game.table.rings["air"].claimed_by == 0
