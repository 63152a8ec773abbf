"""The worked examples and the questions of the learn-to-play booklet."""

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import Scene, at, inside, scene

TOMS_PROVINCES = ["manicured-garden", "entrenched-position", "meditations-on-the-tao", "fertile-fields", "night-raid"]


@proves("Booklet honor bid", "2.2", "2.3", "2.4", "2.5", "Donner")
def test_the_honor_bid_of_two_against_five() -> None:
    """The player who bid five gives three honor to the one who bid two, and each draws as many cards as they bid."""
    game = scene({"honor": 11}, {"honor": 12, "stronghold": "yojin-no-shiro"}, step="2.1")
    game.first.bids(2)
    assert (game.first.honor, game.second.honor) == (11, 12) and game.second.asked == "bid"
    game.second.bids(5)
    assert (game.first.honor, game.second.honor) == (14, 9)
    assert (len(game.first.hand), len(game.second.hand)) == (2, 5)


def the_example() -> Scene:
    """Return Kristina's Crane and Tom's Lion before her declaration."""
    return scene(
        {"characters": [at("asahina-storyteller", status="honored")], "hand": ["outwit"], "fate": 1},
        {
            "stronghold": "yojin-no-shiro",
            "characters": ["matsu-beiona"],
            "hand": ["court-games"],
            "provinces": TOMS_PROVINCES,
        },
        step="3.2",
        asked=(1,),
    )


@proves("Booklet conflict", "3.2", "3.2.1", "3.2.2", "Compétence")
def test_the_worked_conflict_up_to_the_last_pass() -> None:
    """The skill is 6 to 2. Court Games takes the honor token away: 4 to 2. Outwit empties Tom's side: 4 to 0."""
    game = the_example()
    assert game.province(1, 1).facedown
    game.first.declares("air", "political", 1, "asahina-storyteller")
    assert not game.province(1, 1).facedown
    game.second.defends("matsu-beiona")
    assert game.totals == (6, 2)
    assert game.first.prompt is None and game.second.asked == "action"
    game.second.plays("court-games").does("select:dishonor")
    assert not game.card("asahina-storyteller").honored and not game.card("asahina-storyteller").dishonored
    assert game.totals == (4, 2)
    assert game.second.prompt is None
    game.first.plays("outwit")
    assert not game.card("matsu-beiona").participating and not game.card("matsu-beiona").bowed
    assert game.totals == (4, 0)


@proves("Booklet conflict", "3.2.3", "3.2.4", "3.2.5", "3.2.6", "3.2.7", "3.2.8", "Prendre")
def test_the_worked_conflict_from_the_comparison_to_its_end() -> None:
    """Nobody defends: 1 honor is lost. Skill 4 does not break strength 5. Air takes 1 honor. All bow and go home."""
    game = the_example()
    game.first.declares("air", "political", 1, "asahina-storyteller")
    game.second.defends("matsu-beiona").plays("court-games").does("select:dishonor")
    game.first.plays("outwit")
    game.second.passes()
    assert game.first.asked == "ring-effect" and game.second.honor == 9
    assert game.province(1, 1).strength == 5 and not game.province(1, 1).broken
    game.first.does("resolve:ring:air").does("select:take")
    assert (game.first.honor, game.second.honor) == (11, 8)
    assert game.table.rings["air"].claimed_by == 0
    storyteller = game.card("asahina-storyteller")
    assert storyteller.bowed and not storyteller.participating
    assert not game.card("matsu-beiona").bowed and game.conflict is None


@proves("Booklet FAQ 1", "3.2.5", "3.2.6")
def test_pilgrimage_stops_ring_effects_only_while_it_stands() -> None:
    """The province breaks or stays before the ring effect resolves, and a broken Pilgrimage has no text."""
    held = attack_on_pilgrimage("doji-whisperer")
    assert not held.province(1, 0).broken and held.first.honor == 10
    assert held.table.rings["air"].claimed_by == 0
    broken = attack_on_pilgrimage("doji-whisperer", "doji-hotaru")
    assert broken.province(1, 0).broken and broken.first.asked == "ring-effect"
    broken.first.does("resolve:ring:air").does("select:gain")
    assert broken.first.honor == 12


def attack_on_pilgrimage(*attackers: str) -> Scene:
    """Return an undefended political air conflict at Pilgrimage, strength 5, up to its ring effect."""
    game = scene(
        {"characters": [inside(attacker) for attacker in attackers]},
        {"provinces": ["pilgrimage", *TOMS_PROVINCES[1:]], "characters": []},
        conflict={"attacker": 0, "ring": "air", "skill": "political"},
    )
    game.pass_all(until="favor" if len(attackers) == 1 else "ring-effect")
    return game


@proves("Booklet FAQ 2", "Valeur de Mise", "2.4", "2.5")
def test_a_changed_bid_leaves_the_dial_alone() -> None:
    """Contingency Plan changes the value of the bid for this resolution. The dial keeps the number that was set."""
    game = scene({"hand": ["contingency-plan"]}, step="2.1")
    game.first.bids(3)
    game.second.bids(3)
    game.first.does("trigger:contingency-plan").does("select:increase")
    assert (game.first.honor, game.second.honor) == (9, 11)
    assert len(game.first.hand) == 4 and game.first.player.bid == 3


@proves("Booklet FAQ 3", "Effets d'Anneau", "3.2.6", "3.2.8")
def test_the_water_ring_readies_a_bowed_participant_but_not_a_ready_one() -> None:
    """Participants are still in the conflict when the ring resolves: a readied one bows again when it goes home."""
    game = scene(
        {"characters": [inside("guest-of-honor", fate=1), inside("doji-whisperer", bowed=True, fate=1)]},
        {"characters": ["otomo-courtier"]},
        conflict={"attacker": 0, "ring": "water", "skill": "political"},
    )
    game.pass_all(until="ring-effect")
    game.first.does("resolve:ring:water")
    assert game.card("doji-whisperer").participating
    assert game.first.options == ["ready:doji-whisperer", "bow:otomo-courtier"]
    game.first.does("ready:doji-whisperer")
    assert game.card("doji-whisperer").bowed and not game.card("doji-whisperer").participating
