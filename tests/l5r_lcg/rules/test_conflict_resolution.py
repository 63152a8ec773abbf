"""Appendix I, 3.2.3 to 3.3: the comparison of skills and all steps that follow."""

from typing import Any

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}
# Provinces without an action: strengths 4, 3, 4, 4 and the stronghold's.
ROW = ["secret-cache", "restoration-of-balance", "elemental-fury", "night-raid", "ancestral-lands"]
BOWED = inside("akodo-toturi", bowed=True)
UNOPPOSED = [("lose-honor", 1)]


def resolved(first: Any, second: Any, skill: str = "military", **position: Any) -> Scene:
    """Resolve a conflict of seat 0 at Secret Cache, strength 4, up to its ring effect or the window after it."""
    game = scene(
        {"conflicts_left": 1, **(first if isinstance(first, dict) else {"characters": first})},
        {"provinces": ROW, "conflicts_left": 0, **(second if isinstance(second, dict) else {"characters": second})},
        conflict={"attacker": 0, "ring": "air", "skill": skill},
        asked=(0, 1),
        **position,
    )
    to_ring(game)
    return game


def to_ring(game: Scene) -> None:
    """Let everybody pass until the attacker may resolve the ring, or the conflict is over."""
    play_on(game, lambda prompt: prompt.kind == "ring-effect" or game.conflict is None)


def to_end(game: Scene) -> None:
    """Let everybody pass until the conflict is over."""
    play_on(game, lambda prompt: game.conflict is None)


def comparison(game: Scene) -> dict[str, Any]:
    return next(record.facts for record in game.match.records if record.kind == "compare-skills")


def honor_lost(game: Scene) -> list[tuple[str, int]]:
    return [(r.kind, r.facts["player"]) for r in game.match.records if r.kind == "lose-honor"]


@proves("3.2.3", "Remporter un Conflit", "Compétence")
@pytest.mark.parametrize(
    ("attackers", "defenders", "skill", "totals", "winner"),
    [
        (["matsu-beiona"], ["brash-samurai"], "military", (3, 2), 0),
        (["brash-samurai"], ["matsu-beiona"], "military", (2, 3), 1),
        (["matsu-beiona"], ["doji-challenger"], "military", (3, 3), 0),
        (["matsu-beiona"], ["doji-challenger"], "political", (2, 3), 1),
        (["matsu-beiona", BOWED], ["doji-challenger"], "military", (3, 3), 0),
        ([BOWED], ["brash-samurai"], "military", (0, 2), 1),
    ],
)  # fmt: skip
def test_the_higher_total_wins_and_the_attacker_wins_ties(
    attackers: list[Any], defenders: list[Any], skill: str, totals: tuple[int, int], winner: int
) -> None:
    """Step 3.2.3: a side adds the skill of its ready participants in the conflict's type. The attacker wins ties."""
    game = resolved([c if isinstance(c, dict) else inside(c) for c in attackers], [inside(c) for c in defenders], skill)
    assert (comparison(game)["totals"], comparison(game)["winner"]) == (totals, winner)


@proves("3.2.3", "Remporter un Conflit", "3.2.7", "3.2.4", "3.2.5", "3.2.6")
@pytest.mark.parametrize("defenders", [[], [inside("asahina-artisan")]])
def test_nobody_wins_with_a_total_of_zero(defenders: list[Any]) -> None:
    """Step 3.2.3: zero against zero has no winner and no loser. No honor is lost, and the ring is not claimed."""
    game = resolved([inside("eager-scout")], {"characters": defenders, "role": "keeper-of-air"})
    assert comparison(game)["winner"] is None and comparison(game)["totals"] == (0, 0)
    assert honor_lost(game) == [] and not game.province(1, 0).broken
    assert "resolve-ring" not in game.kinds and "claim-ring" not in game.kinds
    assert game.table.rings["air"].unclaimed and game.second.fate == 0
    assert game.card("eager-scout").bowed


@proves("3.2.3", "Remporter un Conflit", "Fierté")
def test_without_a_participant_nobody_wins() -> None:
    """Remporter un Conflit: a side without participants has no skill. The Favor alone wins nothing."""
    game = scene(
        {"characters": [inside("eager-scout")]},
        {"characters": [inside("matsu-berserker")], "provinces": ROW},
        conflict=MILITARY,
        favor={"player": 1, "side": "military"},
        asked=(0, 1),
    )
    assert game.totals == (0, 4)
    game = resolved([inside("eager-scout")], [], favor={"player": 1, "side": "military"})
    assert comparison(game)["totals"] == (0, 0) and comparison(game)["winner"] is None


@proves("3.2.3", "Faveur Impériale, Se Disputer la Faveur Impériale", "Actuel, Actuellement")
def test_the_favor_adds_one_to_its_players_total() -> None:
    """The Favor adds 1 to the chosen side's skill, even if all participants are bowed.

    The bonus is the player's, not a character's.
    """
    favor = {"player": 1, "side": "military"}
    game = scene(
        {"characters": [inside("brash-samurai")]},
        {"characters": [inside("akodo-gunso")], "provinces": ROW},
        conflict=MILITARY,
        favor=favor,
    )
    assert game.totals == (2, 3) and game.card("akodo-gunso").military == 2
    other = scene(
        {"characters": [inside("brash-samurai")]},
        {"characters": [inside("akodo-gunso")]},
        conflict=MILITARY,
        favor={"player": 1, "side": "political"},
    )
    assert other.totals == (2, 2)
    bowed = scene({"characters": [inside("brash-samurai", bowed=True)]}, conflict=MILITARY,
                  favor={"player": 0, "side": "military"})  # fmt: skip
    assert bowed.totals == (1, 0)


@proves("3.2.4", "Non Opposé, Conflit Non Opposé")
def test_a_lost_conflict_without_a_defender_costs_one_honor() -> None:
    """Step 3.2.4: if the attacker wins against no defender, the defender loses 1 honor before the province breaks."""
    game = resolved([inside("akodo-toturi")], [])
    assert comparison(game)["unopposed"] and honor_lost(game) == UNOPPOSED and game.second.honor == 9
    assert game.kinds.index("lose-honor") < game.kinds.index("break-province")


@proves("3.2.4", "Non Opposé, Conflit Non Opposé")
@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ([inside("akodo-toturi")], [inside("matsu-beiona")]),
        ([inside("akodo-toturi")], [inside("matsu-beiona", bowed=True)]),
        ([inside("akodo-toturi")], [inside("asahina-artisan")]),
        ([inside("brash-samurai")], [inside("akodo-toturi")]),
        ([inside("eager-scout")], []),
    ],
)
def test_with_any_defender_or_without_the_attackers_victory_nothing_is_lost(
    attackers: list[Any], defenders: list[Any]
) -> None:
    """Step 3.2.4: a bowed defender counts, and so does one without skill.

    If the attacker does not win, nothing is lost.
    """
    game = resolved(attackers, defenders)
    assert not comparison(game)["unopposed"] and honor_lost(game) == []


@proves("Non Opposé, Conflit Non Opposé", "3.2.4")
def test_participants_count_when_the_winner_is_determined() -> None:
    """If all declared defenders were sent home, the conflict is unopposed."""
    game = scene(
        {"characters": [inside("akodo-toturi")], "hand": ["rout"], "fate": 1},
        {"characters": [inside("matsu-beiona")], "provinces": ROW},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:rout")
    to_ring(game)
    assert comparison(game)["unopposed"] and game.second.honor == 9


@proves("3.2.5", "Détruire une Province, Province Détruite")
@pytest.mark.parametrize(
    ("attackers", "defenders", "broken"),
    [
        (["matsu-beiona"], [], False),
        (["matsu-beiona", "seppun-guardsman"], [], True),
        (["akodo-toturi"], ["brash-samurai"], True),
        (["akodo-toturi"], ["matsu-beiona"], False),
    ],
)
def test_a_province_breaks_by_a_difference_of_its_strength(
    attackers: list[str], defenders: list[str], broken: bool
) -> None:
    """Step 3.2.5: the strength is 4, the differences are 3, 5, 4 and 3.

    A difference equal to the strength is enough.
    """
    game = resolved([inside(name) for name in attackers], [inside(name) for name in defenders])
    assert comparison(game)["winner"] == 0 and game.province(1, 0).broken is broken


@proves("3.2.5")
def test_a_defender_who_wins_breaks_nothing() -> None:
    """Step 3.2.5: this step does nothing if the defending player wins, by whatever difference."""
    game = resolved([inside("brash-samurai")], [inside("akodo-toturi"), inside("matsu-beiona")])
    assert comparison(game)["winner"] == 1
    assert not any(province.broken for player in game.table.players for province in player.provinces)


@proves("3.2.5", "Détruire une Province, Province Détruite", "Cartes Ressource", "Remplir une Province")
def test_the_attacker_may_discard_the_card_of_a_broken_province() -> None:
    """Step 3.2.5: the strength includes a holding's bonus. A discarded card is replaced facedown.

    Any other card stays.
    """

    def broken(*discarded: str) -> Scene:
        cache = at("secret-cache", cards=["imperial-storehouse"])
        game = scene(
            {"characters": [inside("akodo-toturi"), inside("doji-hotaru")]},
            {"provinces": [cache, *ROW[1:]], "dynasty_deck": ["doji-whisperer"]},
            conflict=MILITARY,
            asked=(0,),
        )
        assert game.province(1, 0).strength == 5
        play_on(game, "discard-province")
        assert game.first.asked == "discard-province" and game.second.prompt is None
        game.first.does(*discarded)
        return game

    kept = broken()
    assert [card.id for card in kept.province(1, 0).contents] == ["imperial-storehouse"]
    gone = broken("discard:imperial-storehouse")
    assert [(card.id, card.facedown) for card in gone.province(1, 0).contents] == [("doji-whisperer", True)]
    assert [card.id for card in gone.second.player.dynasty_discard] == ["imperial-storehouse"]


@proves("3.2.5", "Détruire une Province, Province Détruite", "Gagner la Partie", "Forteresse")
def test_breaking_the_stronghold_province_wins_immediately() -> None:
    """Step 3.2.5: the game ends before the ring effect. The stronghold adds its bonus to its province's strength."""
    row = [at(name, broken=True) for name in ROW[:3]]
    game = scene(
        {"characters": [inside("akodo-toturi"), inside("matsu-beiona")]},
        {"provinces": [*row, "night-raid", at("pilgrimage", facedown=False)], "stronghold": "golden-plains-outpost"},
        conflict={**MILITARY, "province": 4},
    )
    game.pass_all()
    assert game.outcome == {"winner": 0, "reason": "conquest"} and game.kinds[-1] == "game-over"
    assert "resolve-ring" not in game.kinds and "claim-ring" not in game.kinds
    held = scene(
        {"characters": [inside("akodo-toturi")]},
        {"provinces": [*row, "night-raid", at("pilgrimage", facedown=False)], "stronghold": "shizuka-toshi"},
        conflict={**MILITARY, "province": 4},
    )
    assert held.province(1, 4).strength == 7
    to_end(held)
    assert held.outcome is None and not held.province(1, 4).broken


@proves("3.2.6", "3.2.7")
def test_only_the_winning_attacker_resolves_the_ring_and_the_winner_claims_it() -> None:
    """Steps 3.2.6 and 3.2.7: the attacker may resolve the ring, then claims it.

    A winning defender only claims the ring.
    """
    attack = resolved([inside("akodo-toturi")], [])
    assert attack.first.asked == "ring-effect" and attack.first.may("pass")
    assert attack.table.rings["air"].claimed_by is None
    attack.first.passes()
    assert attack.table.rings["air"].claimed_by == 0 and "resolve-ring" not in attack.kinds
    defense = resolved([inside("brash-samurai")], [inside("akodo-toturi")])
    assert "resolve-ring" not in defense.kinds and defense.table.rings["air"].claimed_by == 1


@proves("3.2.8", "Fief, Renvoyer au Fief", "Incliner, Incliné", "Participant, Ne Peut Pas Participer")
def test_all_participants_bow_and_go_home() -> None:
    """Step 3.2.8: winners and losers bow and go home. Characters at home, or sent home before, stay as they are."""
    game = resolved(
        [inside("akodo-toturi"), "matsu-beiona"],
        [inside("brash-samurai"), inside("doji-whisperer", bowed=True), "kakita-asami"],
    )
    to_end(game)
    bowed = {card.id: card.bowed for card in game.table.characters()}
    assert bowed == {
        "akodo-toturi": True, "matsu-beiona": False, "brash-samurai": True, "doji-whisperer": True,
        "kakita-asami": False,
    }  # fmt: skip
    assert not game.table.participants()


@proves("3.2.8")
def test_a_character_sent_home_earlier_does_not_bow() -> None:
    """3.2.8 bows only those who participate at that moment."""
    game = scene(
        {"characters": [inside("akodo-toturi")], "hand": ["rout"], "fate": 1},
        {"characters": [inside("matsu-beiona")], "provinces": ROW},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:rout")
    to_end(game)
    assert game.card("akodo-toturi").bowed and not game.card("matsu-beiona").bowed


@proves("3.3", "Effets Durables", "Effets Retardés")
def test_effects_until_the_end_of_the_conflict_end_with_the_conflict() -> None:
    """Step 3.3: Banzai!'s bonus ends, and a called spirit goes under its deck. The window after 3.1 follows."""
    game = scene(
        {"characters": [inside("kitsu-spiritcaller")], "dynasty_discard": ["matsu-berserker"], "hand": ["banzai"],
         "conflicts_left": 1},
        {"provinces": ROW, "characters": ["doji-challenger"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )  # fmt: skip
    game.first.does("trigger:kitsu-spiritcaller")
    game.second.passes()
    game.first.does("play:banzai").does("matsu-berserker").does("select:done")
    assert game.card("matsu-berserker").military == 5
    play_on(game, lambda prompt: game.conflict is None)
    assert game.zone("matsu-berserker") == "dynasty deck"
    assert game.first.player.dynasty_deck[0].id == "matsu-berserker"
    assert game.table.step == "3.1" and game.first.asked == "action"


@proves("3.3", "Joueur Actif")
def test_the_attacker_is_active_until_the_conflict_is_over() -> None:
    """Joueur Actif: the player whose conflict resolves is active. Then the opponent has the next opportunity."""
    game = scene(
        {"characters": [inside("akodo-toturi")]},
        {"provinces": ROW, "characters": ["doji-challenger"]},
        conflict=MILITARY,
        first_player=1,
    )
    to_ring(game)
    assert game.table.active_player == 0
    game.first.passes()
    play_on(game, "declare-conflict")
    assert game.table.active_player == 1 and game.second.asked == "declare-conflict"
