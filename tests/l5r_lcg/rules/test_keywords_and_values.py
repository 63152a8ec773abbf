"""Keywords, traits, types, lost texts, and the computation of values."""

from typing import Any

import pytest

from engine.kernel.modifiers import Layer, derive
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "fire", "skill": "military"}
ROW = ["night-raid", "pilgrimage", "elemental-fury", "secret-cache"]


def hosts(attachment: str, *characters: Any, play: str | None = None) -> list[str]:
    """Return those of a player's characters on which an attachment may be played."""
    game = scene({"characters": [*characters, "border-rider"], "hand": [attachment], "fate": 5}, step="3.1-window",
                 asked=(0,))  # fmt: skip
    game.first.does(play or f"play:{attachment}")
    return [key.removeprefix("choose:") for key in game.first.options if key != "choose:border-rider"]


@proves("Sincérité", "Mots-clés", "Quitter le Jeu")
def test_sincerity_draws_a_card_when_the_card_leaves_play() -> None:
    """The controller draws, however the card leaves play. Out of play, a keyword does nothing."""
    game = scene(
        {"characters": ["naive-student"], "provinces": [at("fertile-fields", cards=["naive-student"]), *ROW]},
        step="4.2",
        asked=(0, 1),
    )
    assert len(game.first.hand) == 1 and game.second.hand == []
    regroup = scene({"provinces": [at("fertile-fields", cards=["naive-student"]), *ROW]}, step="5.3", asked=(0, 1))
    regroup.first.does("discard:naive-student")
    assert regroup.zone("naive-student") == "dynasty discard" and regroup.first.hand == []


@proves("Mots-clés", "Sincérité")
def test_a_keyword_had_twice_works_once() -> None:
    """An honored Asahina Storyteller has Sincerity printed and gives it to herself: her player draws one card."""
    game = scene({"characters": [at("asahina-storyteller", status="honored")]}, step="4.2", asked=(0, 1))
    assert game.first.options == [f"trigger:asahina-storyteller:{name}" for name in ("honored", "sincerity")]
    game.first.does("trigger:asahina-storyteller:sincerity")
    assert game.zone("asahina-storyteller") == "dynasty discard"
    assert len(game.first.hand) == 1 and game.first.honor == 11


@proves("Pas d'Attachement", "Mots-clés")
def test_no_attachments_except_some_traits() -> None:
    """Moto Horde bears only weapons, Ascetic Visionary only monks and tattoos; others bear any attachment."""
    assert hosts("fine-katana", "moto-horde", "doji-challenger") == ["moto-horde", "doji-challenger"]
    assert hosts("ornate-fan", "moto-horde", "doji-challenger") == ["doji-challenger"]
    assert hosts("fine-katana", "ascetic-visionary", "doji-challenger") == ["doji-challenger"]
    assert hosts("tattooed-wanderer", "ascetic-visionary", play="play:tattooed-wanderer:attachment") == [
        "ascetic-visionary"
    ]


@proves("Pas d'Attachement", "Perte du Texte Imprimé")
def test_a_card_that_lost_its_text_takes_any_attachment_until_it_has_it_back() -> None:
    """A fan attached while Cloud the Mind blanks Moto Horde is discarded when Cloud the Mind leaves."""
    assert "moto-horde" not in hosts("cloud-the-mind", "moto-horde", "asahina-artisan")
    clouded = at("moto-horde", attachments=["cloud-the-mind", "ornate-fan"])
    game = scene({"characters": [clouded], "hand": ["let-go"]}, step="3.1-window")
    assert game.card("moto-horde").blank
    game.first.does("play:let-go").does("cloud-the-mind")
    assert game.card("moto-horde").attachments == ()
    assert "ornate-fan" in [card.id for card in game.first.player.conflict_discard]


def restricted(*before: str, hand: str = "fine-katana") -> Scene:
    """Return a character of seat 1 with these attachments, on which seat 0 plays one more."""
    game = scene(
        {"hand": [hand], "fate": 2},
        {"characters": [at("doji-challenger", attachments=list(before))]},
        step="3.1-window",
    )
    game.first.does(f"play:{hand}")
    return game


def worn(game: Scene) -> list[str]:
    return [attachment.id for attachment in game.card("doji-challenger").attachments]


@proves("Restreint", "Mots-clés")
def test_a_third_restricted_attachment_costs_one_of_the_others() -> None:
    """A third one may be played. Then the character's controller, the opponent, discards one of the other two."""
    game = restricted("fine-katana", "ornate-fan")
    assert game.first.prompt is None and game.second.asked == "restricted"
    assert game.second.options == ["choose:fine-katana", "choose:ornate-fan"]
    game.second.does("ornate-fan")
    assert worn(game) == ["fine-katana", "fine-katana"]
    assert [card.id for card in game.second.player.conflict_discard] == ["ornate-fan"]


@proves("Restreint")
def test_two_restricted_attachments_and_any_number_of_others_may_stay() -> None:
    """Only Restricted attachments count."""
    assert worn(restricted("fine-katana")) == ["fine-katana", "fine-katana"]
    many = restricted("fine-katana", "ornate-fan", "duelist-training", hand="fiery-madness")
    assert worn(many) == ["fine-katana", "ornate-fan", "duelist-training", "fiery-madness"]


@proves("Restreint", "Condition de Déclenchement")
def test_the_excess_is_discarded_immediately() -> None:
    """The discard comes before any reaction to the third: Niten Master is readied while it bears two of them."""
    game = scene(
        {"characters": [at("niten-master", bowed=True, attachments=["fine-katana", "ornate-fan"])],
         "hand": ["fine-katana"]},
        step="3.1-window",
    )  # fmt: skip
    game.first.does("play:fine-katana")
    assert game.first.asked == "restricted"
    game.first.does("ornate-fan")
    assert game.first.asked == "reaction" and len(game.card("niten-master").attachments) == 2
    game.first.does("trigger:niten-master")
    assert not game.card("niten-master").bowed


@proves("Traits", "Gagner")
def test_cards_refer_to_traits() -> None:
    """Golden Plains Outpost finds characters that have Cavalry printed or from a mount, and no others."""
    game = scene(
        {"stronghold": "golden-plains-outpost",
         "characters": ["border-rider", at("doji-challenger", attachments=["favored-mount"]), "brash-samurai"]},
        {"characters": [inside("matsu-beiona")]},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.does("trigger:golden-plains-outpost")
    assert game.first.options == ["choose:border-rider", "choose:doji-challenger"]


@proves("Types de Carte", "Cartes Attachement")
def test_a_card_whose_type_changes_is_nothing_else() -> None:
    """Tattooed Wanderer as an attachment is not a character: it cannot move or fight, and gives Covert."""
    game = scene(
        {
            "characters": [inside("doji-challenger", attachments=["tattooed-wanderer"])],
            "stronghold": "isawa-mori-seido",
        },
        {"characters": [inside("matsu-beiona")], "hand": ["let-go"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    wanderer = game.card("tattooed-wanderer")
    assert wanderer.is_attachment and not wanderer.is_character and game.card("doji-challenger").has("covert")
    assert game.totals == (3, 3) and len(list(game.table.characters())) == 2
    game.first.does("trigger:isawa-mori-seido")
    assert game.first.options == ["choose:doji-challenger", "choose:matsu-beiona"]
    game.first.does("doji-challenger")
    game.second.does("play:let-go")
    assert wanderer.zone == "conflict discard" and wanderer.type == "character"


@proves("Perte du Texte Imprimé", "Imprimé", "Gagner")
def test_a_lost_text_takes_abilities_and_keywords_and_leaves_gained_ones() -> None:
    """Cloud the Mind removes actions and printed Covert; a duel gained from an attachment stays.

    The entry would remove traits too. Cloud the Mind spares them, and the card's text takes precedence.
    """
    rival = inside("political-rival", attachments=["cloud-the-mind", "magnificent-kimono"])
    game = scene(
        {"characters": [inside("brash-samurai", attachments=["cloud-the-mind", "duelist-training"])]},
        {"characters": [inside("doji-challenger")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert game.first.may("trigger:brash-samurai:duelist-training.0")
    assert "trigger:brash-samurai" not in game.first.options and game.card("brash-samurai").trait("bushi")
    clouded = scene(None, {"characters": [rival]}, conflict=POLITICAL, asked=(0, 1)).card("political-rival")
    assert not clouded.has("covert") and clouded.has("pride")
    assert clouded.political == 4 and clouded.trait("courtier")


@proves("Imprimé", "Valeur de Base")
def test_printed_values_are_the_values_on_the_card() -> None:
    """Assassination needs a printed cost of 2 or less: what the player paid for the character does not matter."""
    game = scene(
        {"characters": [inside("akodo-toturi")], "hand": ["assassination"]},
        {"characters": [inside("brash-samurai", fate=3, attachments=["fine-katana"]), inside("matsu-beiona")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:assassination")
    assert game.zone("brash-samurai") == "dynasty discard" and game.zone("matsu-beiona") == "play"


@proves("Modificateurs", "Valeur de Base", "FAQ 9")
def test_a_set_base_is_the_start_to_which_everything_else_is_added() -> None:
    """Way of the Lion sets the base; all earlier and later modifiers are added to the new base."""
    game = scene(
        {"characters": [inside("matsu-beiona", attachments=["fine-katana"])],
         "hand": ["way-of-the-lion", "way-of-the-lion", "banzai"]},
        {"characters": [inside("doji-challenger")], "hand": ["banzai"]},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    beiona = game.card("matsu-beiona")
    game.first.does("play:way-of-the-lion")
    assert beiona.military == 6 + 2
    game.second.passes()
    game.first.does("play:banzai").does("matsu-beiona").does("select:done")
    assert beiona.military == 6 + 2 + 2
    game.second.passes()
    game.first.does("play:way-of-the-lion")
    assert beiona.military == 12 + 2 + 2 and beiona.base_skill("military") == 12


@proves("Modificateurs")
def test_additions_come_before_multiplications() -> None:
    """Vengeful Berserker doubles its whole skill, with what was added before and what is added later."""
    game = scene(
        {"characters": [inside("vengeful-berserker"), at("eager-scout")], "hand": ["banzai"]},
        {"characters": [inside("doji-challenger"), inside("miya-mystic")], "hand": ["assassination"]},
        conflict=MILITARY,
    )
    game.second.does("play:assassination").does("eager-scout")
    game.first.does("trigger:vengeful-berserker")
    assert game.card("vengeful-berserker").military == 6
    game.first.does("play:banzai").does("vengeful-berserker").does("select:done")
    assert game.card("vengeful-berserker").military == 10


@proves("Modificateurs", "Gloire")
def test_values_are_never_below_zero_but_modifiers_below_it_still_count() -> None:
    """-2 on a skill of 1 is 0; +2 on top of it is 1, not 2."""
    game = scene(
        {"characters": [inside("akodo-toturi"), "sinister-soshi"]},
        {"characters": [inside("miya-mystic")], "hand": ["banzai"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:sinister-soshi").does("miya-mystic")
    assert game.card("miya-mystic").military == 0
    game.second.does("play:banzai").does("miya-mystic").does("select:done")
    assert game.card("miya-mystic").military == 1


@proves("Fixer", "Modificateurs")
@pytest.mark.parametrize(
    ("modifiers", "value"),
    [
        ([(Layer.FIX, 2), (Layer.ADD, 3)], 2),
        ([(Layer.ADD, 3), (Layer.MULTIPLY, 2), (Layer.FIX, 1)], 1),
        ([(Layer.FIX, 2), (Layer.FIX, 5)], 5),
        ([(Layer.MULTIPLY, 2), (Layer.ADD, 1)], 10),
        ([(Layer.BASE, 1), (Layer.ADD, 1)], 2),
        ([(Layer.ADD, -9)], 0),
    ],
)
def test_a_fixed_value_prevails_and_the_most_recent_one_most(modifiers: list[tuple[Layer, int]], value: int) -> None:
    """No Core Set card sets a final value, so the test uses the arithmetic itself, with a printed 4."""
    assert derive(4, modifiers, floor=0) == value


@proves("Valeur de Base")
def test_without_effects_the_base_is_the_printed_value() -> None:
    """Attachments, honor and lasting modifiers do not change the base; switching bases does."""
    game = scene(
        {"characters": [inside("bayushi-yunako"),
                        inside("doji-hotaru", status="honored", attachments=["fine-katana"])]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )  # fmt: skip
    hotaru = game.card("doji-hotaru")
    assert (hotaru.base_skill("military"), hotaru.military) == (3, 8)
    game.first.does("trigger:bayushi-yunako").does("doji-hotaru")
    assert (hotaru.base_skill("military"), hotaru.base_skill("political")) == (6, 3)
    assert (hotaru.military, hotaru.political) == (11, 6)


@proves("« X », La lettre")
def test_x_is_defined_by_the_card_at_each_moment() -> None:
    """Born in War: X is the number of unclaimed rings, without the contested one."""
    mounted = inside("border-rider", attachments=["born-in-war"])
    game = scene({"characters": [mounted]}, conflict=MILITARY, asked=(0, 1), rings={"air": {"claimed_by": 1}})
    assert game.card("border-rider").military == 2 + 3
    play_on(game, lambda prompt: game.conflict is None)
    assert game.table.rings["fire"].claimed_by == 0 and game.card("border-rider").military == 2 + 3


@proves("« X », La lettre")
def test_x_of_an_effect_is_taken_when_it_resolves() -> None:
    """Night Raid: X is the number of attackers. A player with fewer cards in hand discards all of them."""

    def left(hand: int, *attackers: str) -> int:
        game = scene(
            {"characters": list(attackers), "hand": ["banzai"] * hand},
            {"provinces": ["night-raid", "fertile-fields", *ROW[1:]]},
            step="3.2",
        )
        game.first.declares("air", "military", 0, *attackers)
        game.second.does("trigger:province:1.0")
        while game.first.asked == "discard":
            prompt = game.first.prompt
            assert prompt is not None
            game.match.answer(0, [option.key for option in prompt.options][: prompt.groups[0].least])
        return len(game.first.hand)

    assert left(4, "doji-challenger") == 3
    assert left(4, "doji-challenger", "brash-samurai") == 2
    assert left(1, "doji-challenger", "brash-samurai") == 0


@proves("« X », La lettre")
def test_an_x_that_nothing_determines_is_zero() -> None:
    """The printed bonus X of Born in War has no value alone, so it adds nothing."""
    game = scene({"characters": [at("border-rider", attachments=["born-in-war"])]}, asked=(0, 1))
    assert game.card("born-in-war").face.bonus_military == 0
    claimed = {name: {"claimed_by": 0} for name in ("air", "earth", "fire", "water", "void")}
    none = scene({"characters": [at("border-rider", attachments=["born-in-war"])]}, asked=(0, 1), rings=claimed)
    assert none.card("border-rider").military == 2


@proves("Tiret (-)")
def test_a_dash_keeps_out_of_conflicts_of_its_type() -> None:
    """A character with a dash cannot enter such conflicts or have its skill changed; as a number a dash is 0."""
    game = scene(
        {"characters": [inside("doji-challenger"), "sinister-soshi"], "hand": ["banzai"]},
        {"characters": ["venerable-historian", inside("lion-s-pride-brawler")], "hand": ["supernatural-storm"]},
        conflict=MILITARY,
        to_act=0,
    )
    assert not game.first.may("trigger:doji-challenger")
    assert game.card("venerable-historian").skill("military") is None and game.card("venerable-historian").military == 0
    bully = scene(
        {"characters": [inside("lion-s-pride-brawler")]},
        {"characters": ["venerable-historian"]},
        conflict=MILITARY,
        to_act=0,
    )
    bully.first.does("trigger:lion-s-pride-brawler")
    if bully.first.asked == "target":
        bully.first.does("venerable-historian")
    assert bully.card("venerable-historian").bowed


@proves("Tiret (-)", "Participant, Ne Peut Pas Participer")
def test_a_dash_in_a_conflict_that_changes_its_type_goes_home_bowed() -> None:
    """Kuroi Mori makes the conflict military: a character whose military skill is a dash goes home at once."""
    row = [at("kuroi-mori", facedown=False), *ROW]
    game = scene(
        {"characters": [inside("doji-challenger"), inside("venerable-historian")]},
        {"provinces": row, "characters": [inside("naive-student")]},
        conflict=POLITICAL,
    )
    game.second.does("trigger:province:1.0").does("select:switch-type")
    for name in ("venerable-historian", "naive-student"):
        assert game.card(name).bowed and not game.card(name).participating
    assert game.card("doji-challenger").participating and game.totals == (3, 0)


@proves("Tiret (-)")
def test_the_dash_in_a_text_parts_conditions_and_costs_from_the_effect() -> None:
    """A cost and a choice before the dash happen before anybody may cancel, and the effect after that."""
    game = scene(
        {"characters": [inside("isawa-masahiro")]},
        {"characters": [inside("asahina-artisan"), inside("shiba-yojimbo")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:isawa-masahiro")
    if game.first.asked == "target":
        game.first.does("asahina-artisan")
    assert game.card("isawa-masahiro").bowed and game.second.asked == "interrupt"
    assert game.zone("asahina-artisan") == "play"


@proves("Texte Autoréférentiel", "Exemplaire (d'une carte)")
def test_a_card_that_speaks_of_itself_means_no_other_copy() -> None:
    """One Brash Samurai's "this character" does not mean the other copy."""
    game = scene(
        {"characters": [inside("brash-samurai"), "brash-samurai"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    one, other = game.cards("brash-samurai")
    game.first.does(f"trigger:{one.key}")
    assert one.honored and not other.honored


@proves("Qualificatifs")
def test_a_qualifier_goes_with_every_term_it_stands_beside() -> None:
    """Ascetic Visionary readies a Monk, or a character with a Monk attachment: the word applies to both."""
    game = scene(
        {"characters": [inside("ascetic-visionary", bowed=True),
                        inside("doji-challenger", bowed=True, attachments=["tattooed-wanderer"]),
                        inside("brash-samurai", bowed=True, attachments=["fine-katana"])], "fate": 1},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.does("trigger:ascetic-visionary").does("ring:air")
    assert game.first.options == ["choose:ascetic-visionary", "choose:doji-challenger"]
