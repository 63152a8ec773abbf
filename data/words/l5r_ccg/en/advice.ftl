### Why an adept would do something.

advice-destroys = It brings you nearer to destroying a province.
advice-holds = It helps to hold your provinces.
advice-honor = It leaves you with more honor.
advice-shame = It costs your opponents honor.
advice-gold = It gives you more gold in later turns.
advice-army = It makes your army stronger.
advice-removes = It weakens the army of your opponents.
advice-cards = It leaves you with more cards in hand.
advice-ring = It brings a Ring into play.
