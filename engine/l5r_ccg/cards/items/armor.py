"""Armor (§item)."""

from engine.l5r_ccg.cards.words import cannot, card, gains, its_host, its_unit

card("the-armor-of-the-golden-samurai", gains("least-focus", lambda this, one: one.personal_honor, applies=its_host))

card(
    "armor-of-the-shadow-warrior",
    cannot(
        "be-targeted",
        applies=its_unit,
        test=lambda this, one, cause: cause is not None and (cause.is_("Spell") or cause.is_("Innate")),
    ),
)

# At least 1 gold is paid for a Follower that costs any.
card(
    "the-emerald-armor",
    gains("least-chi", 1, applies=its_host),
    worn_cost=lambda this, worn: -min(3, max(0, worn.face.gold_cost - 1)) if worn.face.type == "follower" else 0,
)
