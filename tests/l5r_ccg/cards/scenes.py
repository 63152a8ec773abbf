"""Positions and shorthands that tests of several kinds of cards share."""

from typing import Any

from engine.l5r_ccg.turn.gold import ways
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene

IDLE = {"holdings": ["retired-general"]}
ISAWA_TOMO = "isawa-tomo"
SUKUNE = "hida-sukune"
UNARI = "hida-unari"
YOJO = "matsu-yojo"
SWORD = "the-ancestral-sword-of-hantei"
AIR = "ring-of-air"
PHOENIX = "the-sacred-temple-of-the-phoenix"
TOWERS = "the-towers-of-isawa-castle"
UJI = "daidoji-uji"
UONA = "isawa-uona"
AGASHA = "shiryo-no-agasha"
HITOMI = "mirumoto-hitomi"
EGG = "the-egg-of-p-an-ku"
SILVER = "silver-mine"
GROWN = "daidoji-uji-experienced"
# Three Personalities for each clan: two of the clan, and one of another.
CLANS = {
    "crab": ("hida-unari", "hida-sukune", "matsu-yojo"),
    "crane": ("doji-kuwanan", "daidoji-sembi", "hida-unari"),
    "dragon": ("mirumoto-daini", "mirumoto-sukune", "hida-unari"),
    "lion": ("matsu-yojo", "matsu-gohei", "hida-unari"),
    "phoenix": ("shiba-katsuda", "shiba-shingo", "hida-unari"),
    "unicorn": ("horiuchi-shoan", "shinjo-hanari", "hida-unari"),
}
STANDARDS = {
    "crab": "ancestral-standard-of-the-crab",
    "crane": "ancestral-standard-of-the-crane",
    "dragon": "ancestral-standard-of-the-dragon",
    "lion": "ancestral-standard-of-the-lion",
    "phoenix": "ancestral-standard-of-the-phoenix",
    "unicorn": "ancestral-standard-of-the-unicorn",
}
STRONGHOLDS = {
    "Lion": "the-ancestral-home-of-the-lion",
    "Crab": "the-war-fortress-of-the-crab",
    "Crane": "the-esteemed-house-of-the-crane",
    "Dragon": "the-mountain-keep-of-the-dragon",
    "Phoenix": "the-sacred-temple-of-the-phoenix",
    "Scorpion": "the-ruined-fortress-of-the-scorpion",
    "Unicorn": "the-provincial-estate-of-the-unicorn",
    "Mantis": "the-yoritomo-alliance",
    "Naga": "the-hidden-temples-of-the-naga",
    "Toturi's Army": "toturi-s-army",
}
MEDALLION = "night-medallion"
THREE_DIAMONDS = {"holdings": ["diamond-mine"] * 3}
HANARI = "shinjo-hanari"
MOTSO = "kitsu-motso"


def adept(element: str, *foes: Any, **more: Any) -> Scene:
    """Return a table at which the second player has an Adept, and the first player acts."""
    test = f"ring-of-{element}"
    changes = [{"attribute": f"trait:Adept of {element.capitalize()}", "source": f"the-way-of-{element}"},
               {"attribute": "has-text", "source": f"the-way-of-{element}"},
               {"attribute": "force", "value": 2, "source": f"the-way-of-{element}", "test": test}]  # fmt: skip
    return scene({"personalities": [*foes], **IDLE, **more}, {"personalities": [at(ISAWA_TOMO, permanent=changes)]})


def after_event(event: str, *sides: dict[str, Any]) -> Scene:
    """Let an Event lie in the first player's first province, and play on to the first Action Phase."""
    first = sides[0] if sides else {}
    game = scene({"provinces": [{"card": event}, {}, {}, {}], **first}, *sides[1:], phase="events")
    game.pass_to("action", seat=0, turn=1)
    return game


def allied(hand: list[str], **more: Any) -> Scene:
    return scene({"personalities": [fights(YOJO)], "honor": 10}, {"personalities": [fights(UNARI)], "honor": 10},
                 {"personalities": [fights(SUKUNE)], "hand": hand, "honor": 10, **more},
                 attack=battle_at(0, allies={2: "defend"}), to_act=2)  # fmt: skip


def battle_of(first: list[Any], second: list[Any], hand: list[str], *, third: dict[str, Any] | None = None,
           acts: int = 0, **attack: Any) -> Scene:  # fmt: skip
    """Put two armies into a battle. The attacker acts and holds these cards, with ``acts=1`` the defender instead."""
    sides: list[dict[str, Any]] = [{"personalities": first, "honor": 10}, {"personalities": second, "honor": 10}]
    sides[acts]["hand"] = hand
    if third is not None:
        sides.append(third)
    return scene(*sides, attack=battle_at(0, **attack), to_act=acts)


def besieged(fortification: str, *, province: int = 0, **facts: Any) -> Scene:
    """Return a battle at the second player's first province; the Fortification is at ``province``."""
    provinces: list[dict[str, Any]] = [{}, {}, {}, {}]
    provinces[province] = {"attached": [fortification]}
    attackers = facts.pop("attackers", [fights("hida-unari")])
    defenders = facts.pop("defenders", [fights("matsu-yojo", attachments=["light-infantry"])])
    return scene(
        {"personalities": attackers},
        {"provinces": provinces, "personalities": defenders, **facts},
        attack=battle_at(0),
    )


def bowmen(*followers: Any, foe: Any = (), leader: str = "tsuruchi") -> Scene:
    return scene({"personalities": [fights(UNARI, attachments=list(foe))]},
                 {"personalities": [fights(leader, attachments=list(followers))]}, attack=battle_at(0))  # fmt: skip


def buyer(favor: int | None = 0, card: str = SWORD, **facts: Any) -> Scene:
    return scene({"personalities": [at(UNARI, **facts)], "holdings": ["gold-mine"] * 5, "hand": [card]}, favor=favor)


def cast_at(target: str, ring: str | None) -> Scene:
    """Let the first player's Isawa Uona cast Biting Steel on a Personality."""
    rings = [] if ring is None else [ring]
    game = scene(
        {"personalities": [at("isawa-uona", attachments=["biting-steel"]), "horiuchi-shoan"]},
        {"personalities": ["togashi-jodome", "hida-unari"], "rings": rings},
    )
    game.first.does("use:biting-steel").does(target)
    return game


def casting_thrice(**more: Any) -> Scene:
    """Return a turn in which two Shugenja have a spell each, a third has an innate ability, and a Kiho is in hand."""
    side: dict[str, Any] = {
        "personalities": [
            at("isawa-tadaka", attachments=["biting-steel"]),
            at("isawa-uona", attachments=["biting-steel"]),
            "naga-shugenja",
            "heichi-chokei",
            "shagara",
        ],
        "holdings": ["gold-mine"],
        "hand": [AIR, "strength-of-my-ancestors"],
        **more,
    }
    return scene(side, {"personalities": [at("togashi-yoshi", attachments=["counterspell"])]})


def castle(shugenja: Any, *, place: int = 0, foe: Any = None) -> Scene:
    """Return a battle at the second player's first Province. The Towers are at Province ``place``."""
    provinces: list[dict[str, Any]] = [{}, {}, {}, {}]
    provinces[place] = {"attached": [TOWERS]}
    attackers = [fights(UNARI), fights("goblin-warmonger")] if foe is None else [foe]
    return scene(
        {"personalities": attackers},
        {"provinces": provinces, "personalities": [fights(YOJO), shugenja], "stronghold": PHOENIX},
        attack=battle_at(0), to_act=1,
    )  # fmt: skip


def challenged(who: Any, *others: Any, by: str = UJI, **second: Any) -> Scene:
    """Let an Iaijutsu Challenge be issued against a Personality of the second player."""
    game = scene({"personalities": [by], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [who, *others], "hand": ["naginata"], "honor": 10, **second})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(who if isinstance(who, str) else who["id"])
    return game


def challenging(own: Any, foe: Any, hand: list[str], **second: Any) -> Scene:
    """Let the first player's Personality challenge the second player's."""
    game = scene({"personalities": [own], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [foe], "hand": hand, **second})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    return game


def circle(*spell: str, wears: dict[str, list[str]] | None = None, **first: Any) -> dict[str, Any]:
    """Return a player with a Shugenja who holds a spell, a second Shugenja, and the cards attached to them."""
    worn = wears or {}
    caster = at(UONA, attachments=[*spell, *worn.get(UONA, ())])
    return {"personalities": [caster, at(ISAWA_TOMO, attachments=worn.get(ISAWA_TOMO, [])), UNARI], **IDLE, **first}


def coming(who: str, hand: list[str], region: str = "", where: int = 0, **facts: Any) -> Scene:
    lying: list[dict[str, Any]] = [{}, {}, {}, {}]
    lying[where]["card"] = at(who, facedown=False)
    if region:
        lying[0]["attached"] = [region]
    game = scene(
        {"provinces": lying, "hand": hand, "holdings": ["diamond-mine"] * 3, "honor": 10}, phase="dynasty", **facts
    )
    game.first.does(f"recruit:{who}").pays()
    return game


def crab_doomed(*attachments: str) -> Scene:
    lying = [{"card": "doom-of-the-crab"}, {}, {}, {}]
    return scene({"provinces": lying, "personalities": [at(UNARI, attachments=list(attachments))], **{"honor": 9}},
                 {"personalities": [SUKUNE]}, phase="events", asked=(0,))  # fmt: skip


def darkest_day(**second: Any) -> Any:
    provinces = [{"card": "the-darkest-day"}, {}, {}, {}]
    return scene({"provinces": provinces, "personalities": ["doji-kuwanan"], "dynasty_deck": ["gold-mine", "stables"]},
                 {"hand": ["avoid-fate"], **second}, phase="events")  # fmt: skip


def dawn(event: str, first: dict[str, Any] = {}, second: dict[str, Any] = {}, **more: Any) -> Scene:  # noqa: B006
    """Let an Event be turned up in the first player's first Province."""
    provinces = [{"card": at(event, facedown=True)}, {}, {}, {}]
    return scene({"honor": 10, "provinces": provinces, **first}, {"honor": 10, **second}, phase="straighten", **more)


def dead(card: str, how: str = "honorably", **first: object) -> Scene:
    """Return a Dynasty Phase in which a player's Personality is dead."""
    side = {"dynasty_discard": [at(card, died=how)], **IDLE, **first}
    game = scene(side, phase="dynasty")
    return game


def dragon(honor: int, card: str = "air-dragon", **facts: Any) -> Scene:
    return oni_offered(card, at(HITOMI, attachments=[AGASHA], **facts), honor=honor)


def oni_offered(card: str, *others: Any, **side: Any) -> Scene:
    lying = [{"card": at(card, facedown=False)}, {}, {}, {}]
    own = {"personalities": list(others), "holdings": ["gold-mine"] * 6, "provinces": lying, "honor": 19, **side}
    return scene(own, phase="dynasty")


def duel(hand: list[str], theirs: list[str] = [], *, one: Any = YOJO, other: Any = UJI) -> Scene:  # noqa: B006
    """Let the second player's Personality be challenged. The challenged focuses first."""
    game = scene({"personalities": [one], "hand": ["iaijutsu-challenge", *theirs], "honor": 10},
                 {"personalities": [other], "hand": hand, "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def dueled(challenger: Any, challenged: Any, **sides: Any) -> Scene:
    """Let the first player's Personality challenge the second player's, who accepts."""
    first, second = sides.get("first", {}), sides.get("second", {})
    game = scene(
        {"honor": 10, **first, "personalities": [challenger, *first.get("personalities", ())],
         "hand": ["iaijutsu-challenge", *first.get("hand", ())]},
        {"honor": 10, **second, "personalities": [challenged, *second.get("personalities", ())]},
    )  # fmt: skip
    names = [one if isinstance(one, str) else one["id"] for one in (challenger, challenged)]
    game.first.does("play:iaijutsu-challenge").chooses(names[0]).chooses(names[1])
    game.second.does("accept")
    return game


def dueling(host: str, item: str, **facts: Any) -> Scene:
    """Let the second player challenge a Personality with an Item."""
    one = at(host, attachments=[item])
    challenger = {"personalities": [UJI], "hand": ["iaijutsu-challenge", "retreat"], "honor": 10}
    game = scene({"personalities": [one], "hand": ["charge", "outflank"], **facts}, challenger, active=1)
    game.second.does("play:iaijutsu-challenge")
    game.first.does("accept")
    game.pass_while(lambda: game.first.asked != "duel")
    return game


def egg(theirs: Any, **mine: Any) -> Scene:
    game = scene({"hand": [EGG], "holdings": [SILVER] * 5, **mine}, {"personalities": [theirs], "hand": ["charge"]})
    game.first.does(f"play:{EGG}")
    game.first.pays()
    return game


def events_begin(event: str, *sides: dict[str, Any], phase: str = "events") -> Scene:
    """Let an Event lie in the first player's first province at the beginning of the Events Phase."""
    first = sides[0] if sides else {}
    provinces = [{"card": event}, {}, {}, {}]
    return scene({**first, "provinces": provinces}, *sides[1:], phase=phase)


def force(game: Scene, follower: str) -> int:
    return game.card(follower).force


def force_and_chi(game: Scene, card: str) -> tuple[int, int]:
    return game.card(card).force, game.card(card).chi


def fought(attackers: list[Any], defenders: list[Any], first: dict[str, Any] | None = None, **second: Any) -> Scene:
    """Return a battle in which the attacker acts next."""
    game = scene(
        {"personalities": attackers, **(first or {})}, {"personalities": defenders, **second}, attack=battle_at(0)
    )
    if not second.get("hand"):
        game.second.passes()
    return game


def growing(*hand: str, **facts: Any) -> Scene:
    """Let an Experienced Personality lie in a Province of the first player.

    The foe of this player has the same one in play.
    """
    side = {"provinces": [{"card": at(GROWN)}, {}, {}, {}], "personalities": [UJI], "hand": list(hand)}
    return scene({**side, **facts.pop("mine", {})}, {"personalities": [GROWN]}, phase="dynasty", to_act=0, **facts)


def guarded(*hand: str, who: str = "shinjo-hanari") -> Scene:
    return fight({"personalities": [fights(who)], "hand": list(hand)},
                 {"personalities": [fights(UJI, attachments=["heavy-infantry"])]})  # fmt: skip


def land(region: Any, **facts: Any) -> list[dict[str, Any]]:
    return [{"attached": [region], **facts}, {}, {}, {}]


def led(follower: str, host: str = "hida-unari", *, side: int = 0, foe: Any = "ginawa", **facts: Any) -> Scene:
    """Return a battle in which the first player attacks. The Follower fights on one of the sides."""
    unit, against = fights(host, attachments=[follower]), foe if isinstance(foe, dict) else fights(foe)
    sides = [{"personalities": [unit], **facts}, {"personalities": [against]}]
    if side:
        sides.reverse()
    return scene(*sides, attack=battle_at(0))


def lying(*cards: str) -> list[dict[str, Any]]:
    places: list[dict[str, Any]] = [{"card": at(card, facedown=False)} for card in cards]
    return [*places, *({} for _ in range(4 - len(cards)))]


def makes(holding: str, wanted: str = "small-farm", *, stronghold: str = STRONGHOLDS["Crab"], **side: Any) -> int:
    """Return how much gold a Holding produces for a card that its player has in the deck."""
    holdings = [holding, *side.pop("holdings", ())]
    deck = "fate_deck" if side.pop("fate", False) else "dynasty_deck"
    game = scene({"stronghold": stronghold, "holdings": holdings, deck: [wanted], **side})
    found = game.card(holding)
    return max((way.amount for way in ways(found, game.card(wanted), 20)), default=0)


def masters(game: Scene) -> Scene:
    """Let the Defender pass, so that the Attacker acts next."""
    if game.second.asked == "battle-action":
        game.second.does("pass")
    return game


def medal(wearer: str, **side: Any) -> Scene:
    return scene({"personalities": [at(wearer, attachments=[MEDALLION]), YOJO], "honor": 10, **side},
                 {"personalities": [at(UJI, bowed=True)], "hand": ["charge"]})  # fmt: skip


def met_in_battle(first: list[Any], second: list[Any], **more: Any) -> Scene:
    """Return the Battle Action Segment at the second player's first province; the second player acts first."""
    return scene({"personalities": first, **more}, {"personalities": second}, attack=battle_at(0))


def murdered(hand: tuple[str, ...] = ("focus",), victim: Any = None) -> Scene:
    game = scene(
        {"personalities": ["matsu-hiroru"], "hand": list(hand), "honor": 9},
        {"personalities": [at(UJI, bowed=True) if victim is None else victim]},
    )
    return game


def numbers(game: Scene, card: str) -> tuple[int, int]:
    """Return the Force and Chi that a card has beyond its printed values."""
    one = game.card(card)
    return one.force - one.face.force, one.chi - one.face.chi


def on_ground(first: dict[str, Any], second: dict[str, Any], acts: int = 0, **attack: Any) -> Scene:
    """Put two armies into a battle. The attacker acts, or with ``acts=1`` the defender."""
    return scene({"honor": 10, **first}, {"honor": 10, **second}, attack=battle_at(0, **attack), to_act=acts)


def paid(game: Scene) -> int:
    """Return how much gold has been produced."""
    return sum(record.facts["amount"] for record in game.match.records if record.kind == "produce-gold")


def paying(holding: str, **side: Any) -> Scene:
    """Return a scene in which only one Holding pays for Light Infantry."""
    return scene({"stronghold": STRONGHOLDS["Scorpion"], "holdings": [holding], "hand": ["light-infantry"],
                  "personalities": ["hida-sukune"], "honor": 5, **side})  # fmt: skip


def play_on(game: Scene, seat: int, turn: int) -> None:
    game.pass_to("action", seat=seat, turn=turn)


def recruited(who: str, **first: Any) -> Scene:
    lying = [{"card": at(who, facedown=False)}, {}, {}, {}]
    return scene({"provinces": lying, "honor": 9, **THREE_DIAMONDS, **first}, {}, phase="dynasty")


def retreating(hand: list[str], *attackers: Any) -> Scene:
    """Let the attacker, who holds these cards, act. The defender holds Cornered."""
    return scene({"personalities": list(attackers), "hand": hand},
                 {"personalities": [fights(SUKUNE, attachments=["light-infantry"])], "hand": ["cornered"]},
                 attack=battle_at(0), to_act=0)  # fmt: skip


def rings(game: Scene, seat: int = 0) -> list[str]:
    return [card.id for card in game.table.players[seat].rings]


def risen_storm(tokens: int) -> Any:
    spell = at("the-fury-of-osano-wo", tokens=[{"name": "Fury", "amount": tokens}])
    return fought([fights("isawa-uona", attachments=[spell])], [fights("hida-unari")])


def shot(mine: dict[str, Any], shooter: Any = None) -> Scene:
    archer = fights(HANARI) if shooter is None else shooter
    return fight({"personalities": [archer, fights("shinjo-yasamura")]}, mine)


def toshimoko_duels(*items: str, foe: str = "hida-sukune", **facts: Any) -> Scene:
    """Let Toshimoko, who bears the Items, challenge. The other player accepts."""
    game = scene(
        {"personalities": [at("kakita-toshimoko", attachments=list(items))], **facts}, {"personalities": [foe]}
    )
    game.first.does("use:kakita-toshimoko:1")
    game.second.does("accept")
    return game


def turned_up(event: str, *sides: dict[str, Any]) -> Scene:
    """Let an Event lie in the first player's first province."""
    first = sides[0] if sides else {}
    return scene({"provinces": [{"card": event}, {}, {}, {}], **first}, *sides[1:], phase="events")


def two_spells(game: Scene) -> None:
    """Let the first player cast both Biting Steels."""
    for _ in range(2):
        game.first.does("use:biting-steel").does("shagara")
        game.second.passes().passes()
        assert not game.first.may(f"trigger:{AIR}")


def wooing(*hand: str, theirs: Any = MOTSO, **facts: Any) -> Scene:
    side = {"provinces": [{"card": at(MOTSO)}, {}, {}, {}], "holdings": [SILVER] * 3, "hand": list(hand), "honor": 10}
    return scene({**side, **facts.pop("mine", {})}, {"personalities": [theirs]}, phase="dynasty", to_act=0, **facts)


def worn(item: str, host: str, *, foe: Any = "ginawa", side: int = 0, **facts: Any) -> Scene:
    """Return a battle in which the first player attacks. The bearer of the Item fights in this scene."""
    against = foe if isinstance(foe, dict) else fights(foe)
    sides = [{"personalities": [fights(host, attachments=[item])], **facts}, {"personalities": [against]}]
    if side:
        sides.reverse()
    return scene(*sides, attack=battle_at(0))
