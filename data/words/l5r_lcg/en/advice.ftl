### Why an adept would do something.

advice-breaks = It brings you nearer to breaking a province.
advice-holds = It helps to hold your provinces.
advice-honor = It leaves you with more honor.
advice-shame = It costs your opponent honor.
advice-fate = It keeps fate for later.
advice-cards = It leaves you with more cards in hand.
advice-stays = Your characters stay longer.
advice-army = It makes your characters stronger.
advice-removes = It weakens or removes your opponent’s characters.
advice-ring = It wins you a ring.
