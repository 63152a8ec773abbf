"""Appendix I, 3.1 and 3.2: the conflict phase's opportunities, and declaring a conflict as one act; Covert."""

from typing import Any

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

ROW = ["manicured-garden", "entrenched-position", "meditations-on-the-tao", "fertile-fields", "ancestral-lands"]


def attacked(game: Scene) -> list[str]:
    """Return the provinces that may be attacked now."""
    assert game.first.prompt is not None
    return [option.subject or "" for option in game.first.prompt.options if option.group == "province"]


def opportunities(**position: Any) -> list[int]:
    """Let both pass from a window of the conflict phase on. Return the seats that can declare conflicts, in order."""
    side = {"characters": [at("doji-challenger", fate=3), at("matsu-beiona", fate=3)]}
    game = scene({**side, **position.pop("first", {})}, {**side, **position.pop("second", {})},
                 step=position.pop("step", "3.1-window"), asked=(0, 1), **position)  # fmt: skip
    play_on(game, lambda prompt: game.table.step not in ("3.1", "3.2", "3.3"))
    return [record.facts["player"] for record in game.match.records if record.kind == "pass-conflict"]


@proves("3.1", "Fenêtres d'Action")
def test_the_conflict_phase_begins_and_a_window_follows() -> None:
    """Rule 3.1 is a separate moment, to which Secluded Temple reacts.

    After this moment the first player may act first.
    """
    temple = at("fertile-fields", cards=["secluded-temple"])
    game = scene(
        {"provinces": [temple, *ROW[:3], "ancestral-lands"]},
        {"characters": [at("doji-challenger", fate=1)]},
        step="3.1",
        first_player=1,
        asked=(0, 1),
    )
    assert game.table.phase == "conflict"
    game.second.passes()
    game.first.does("trigger:secluded-temple")
    assert game.card("doji-challenger").fate == 0
    assert game.table.step == "3.1" and game.second.asked == "action" and game.first.prompt is None


@proves("3.2", "Dans l'Ordre des Joueurs", "Joueur Actif", "Premier Joueur, Pion Premier Joueur")
def test_opportunities_alternate_from_the_first_player_on() -> None:
    """Step 3.2: each player has two opportunities, in turn. A player who has none left is skipped."""
    assert opportunities() == [0, 1, 0, 1]
    assert opportunities(first_player=1) == [1, 0, 1, 0]
    assert opportunities(first={"conflicts_left": 0}) == [1, 1]
    assert opportunities(second={"conflicts_left": 1}) == [0, 1, 0]
    assert opportunities(first={"conflicts_left": 0}, second={"conflicts_left": 0}) == []
    # In the next phase both have two opportunities again.
    spent = {"conflicts_left": 0, "declared": ["military", "political"]}
    assert opportunities(first=spent, second=spent, step="3.1") == [0, 1, 0, 1]


@proves("3.2", "3.3", "Fenêtres d'Action")
def test_an_action_window_stands_before_each_opportunity_and_after_the_last() -> None:
    """3.3: after a conflict or a pass the game goes back to the window after 3.1.

    When no opportunity is left, 3.4 follows.
    """
    game = scene(
        {"characters": ["doji-challenger"], "conflicts_left": 1},
        {"characters": ["matsu-beiona"], "conflicts_left": 1},
        step="3.2",
        asked=(0, 1),
    )
    seen = []
    while game.table.step in ("3.1", "3.2", "3.3"):
        seat = game.match.waiting()[0]
        seen.append((game.table.step, seat))
        game.match.answer(seat, ["pass"])
    assert seen == [("3.2", 0), ("3.1", 0), ("3.1", 1), ("3.2", 1), ("3.1", 0), ("3.1", 1)]
    assert "count-glory" in game.kinds


@proves("3.2", "Passer")
def test_passing_gives_one_opportunity_up_without_saying_of_which_type() -> None:
    """3.2, Passer: after one pass, a player may still declare one conflict, of either type."""
    game = scene({"characters": ["doji-challenger"]}, {"characters": ["matsu-beiona"], "conflicts_left": 0}, step="3.2")
    game.first.passes()
    assert game.first.asked == "declare-conflict" and game.first.player.conflicts_left == 1
    assert game.first.may("skill:military") and game.first.may("skill:political")
    game.first.declares("air", "military", 0, "doji-challenger")
    assert game.first.player.conflicts_left == 0


@proves("3.2")
def test_each_type_is_declared_once_in_either_order() -> None:
    """Step 3.2: each player has one military and one political conflict.

    After the political only the military is left.
    """
    game = scene({"characters": ["doji-challenger", "matsu-beiona"]}, {"conflicts_left": 0}, step="3.2")
    game.first.declares("air", "political", 0, "doji-challenger")
    play_on(game, "declare-conflict")
    assert game.first.may("skill:military") and not game.first.may("skill:political")
    assert game.first.player.declared == ["political"]


@proves("3.2")
def test_a_conflict_needs_all_its_parts_together() -> None:
    """Step 3.2: ring, type, province and at least one attacker are declared together, and none without the others."""
    game = scene({"characters": ["doji-challenger"]}, step="3.2")
    parts = ["ring:ring:air", "skill:military", "attack:province:1.0", "commit:doji-challenger"]
    for number in range(4):
        assert game.first.refused(*parts[:number], *parts[number + 1 :]) == "too-few"
    assert game.first.refused(*parts, "ring:ring:earth") == "too-many"
    assert game.first.refused(*parts, "skill:political") == "too-many"
    assert game.first.refused(*parts, "attack:province:1.1") == "too-many"
    game.first.does(*parts)
    conflict = game.conflict
    assert conflict is not None and conflict.province is game.province(1, 0)
    assert (conflict.ring.element, conflict.skill, conflict.ring.face) == ("air", "military", "military")
    assert [card.id for card in conflict.attackers] == ["doji-challenger"]


@proves("3.2", "Tiret (-)", "Redressé")
def test_only_ready_characters_that_may_take_part_can_attack() -> None:
    """3.2: a character cannot attack if it is bowed, the opponent's, barred by its text, or has a dash as its skill."""
    game = scene(
        {"characters": ["doji-challenger", at("brash-samurai", bowed=True), "matsu-berserker", "hiruma-yojimbo"]},
        {"characters": ["kakita-asami"]},
        step="3.2",
    )
    offered = [key for key in game.first.options if key.startswith("commit")]
    assert offered == ["commit:doji-challenger", "commit:matsu-berserker"]
    parts = ("ring:ring:air", "attack:province:1.0", "commit:matsu-berserker")
    assert game.first.refused(*parts, "skill:political") == "cannot-attack"
    game.first.does(*parts, "skill:military", "commit:doji-challenger")
    assert game.card("matsu-berserker").attacking and game.card("doji-challenger").attacking


@proves("3.2", "Passer")
def test_a_player_who_can_declare_nothing_passes() -> None:
    """3.2: with every character bowed no conflict can be initiated, and the opportunity is gone (Intimidating Hida)."""
    game = scene(
        {"characters": [at("doji-challenger", bowed=True)]},
        {"characters": [at("intimidating-hida", bowed=True)]},
        step="3.2",
    )
    assert game.second.asked == "reaction" and game.first.player.conflicts_left == 1
    game.second.does("trigger:intimidating-hida")
    assert game.first.honor == 9


@proves("3.2", "Anneaux")
def test_claimed_rings_cannot_be_contested() -> None:
    """Step 3.2: the ring comes from the unclaimed pool. When both have claimed all five, nobody can declare."""
    claimed = {name: {"claimed_by": 1} for name in ("air", "earth", "fire", "water")}
    game = scene({"characters": ["doji-challenger"]}, step="3.2", rings=claimed)
    assert [key for key in game.first.options if key.startswith("ring")] == ["ring:ring:void"]
    none = scene({"characters": ["doji-challenger"]}, step="3.2", rings={**claimed, "void": {"claimed_by": 0}})
    assert none.table.step != "3.2" and "declare-conflict" not in none.kinds


@proves("3.2", "Détruire une Province, Province Détruite", "Forteresse")
def test_the_stronghold_can_be_attacked_once_three_provinces_are_broken() -> None:
    """Step 3.2: only unbroken provinces can be attacked, and the stronghold's only after three others are broken."""

    def with_broken(count: int) -> list[str]:
        row = [at(name, broken=index < count, facedown=index >= count) for index, name in enumerate(ROW)]
        return attacked(scene({"characters": ["doji-challenger"]}, {"provinces": row}, step="3.2"))

    places = [f"province:1.{index}" for index in range(5)]
    assert with_broken(0) == places[:4]
    assert with_broken(2) == places[2:4]
    assert with_broken(3) == places[3:]
    assert with_broken(4) == places[4:]


@proves("3.2", "Province Face Cachée", "Province, Cartes Province")
def test_the_attacked_province_is_revealed_before_reactions_to_the_declaration() -> None:
    """Step 3.2: the fate is taken and the province revealed.

    Then reactions to declaring and revealing share a window.
    """
    game = scene(
        {"characters": ["doji-challenger"]},
        {"provinces": ["secret-cache", *ROW[1:]], "role": "seeker-of-air", "characters": ["matsu-beiona"]},
        rings={"fire": {"fate": 1}},
        step="3.2",
    )
    assert game.match.view(0)["players"][1]["provinces"][0]["id"] is None
    game.first.declares("fire", "military", 0, "doji-challenger")
    assert not game.province(1, 0).facedown and game.first.fate == 1
    assert game.second.asked == "reaction"
    assert game.second.options == ["trigger:province:1.0", "trigger:seeker-of-air", "pass"]
    game.second.does("trigger:seeker-of-air")
    assert game.second.fate == 1 and game.second.asked == "reaction"


@proves("Province Face Cachée", "En Jeu et Hors Jeu")
def test_a_facedown_province_has_no_text_and_no_name() -> None:
    """Manicured Garden does nothing before it is revealed. Its owner may look at it, and the opponent may not."""
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"provinces": ["entrenched-position", *ROW[:1], *ROW[2:]], "characters": [inside("matsu-beiona")]},
        conflict={"attacker": 0, "ring": "air", "skill": "military"},
        asked=(0, 1),
    )
    assert not game.second.may("trigger:province:1.1") and game.province(1, 1).facedown
    seen = [game.match.view(viewer)["players"][1]["provinces"][1]["id"] for viewer in (0, 1, None)]
    assert seen == [None, "manicured-garden", None]


@proves("Discret", "Peut")
def test_covert_is_chosen_with_the_declaration_and_may_be_left() -> None:
    """Covert is optional. Only declared attackers with Covert use it, and each chooses one character at most."""
    game = scene(
        {"characters": ["political-rival", "doji-whisperer", "unassuming-yojimbo"]},
        {"characters": ["kakita-asami", "ikoma-eiji", at("unassuming-yojimbo")]},
        step="3.2",
    )
    parts = ["ring:ring:air", "skill:political", "attack:province:1.0", "commit:doji-whisperer"]
    rival = "commit:political-rival"
    asami, eiji = "covert:political-rival>kakita-asami", "covert:political-rival>ikoma-eiji"
    assert game.first.refused(*parts, asami) == "cannot-covert"
    assert game.first.refused(*parts, rival, asami, eiji) == "covert-once"
    assert not game.first.may("covert:political-rival>unassuming-yojimbo")
    assert not game.first.may("covert:doji-whisperer>ikoma-eiji")
    game.first.does(*parts, rival)
    assert set(game.second.options) == {"defend:kakita-asami", "defend:ikoma-eiji", "defend:unassuming-yojimbo"}
