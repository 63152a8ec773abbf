### Les premiers pas, et ce qu’on peut faire de tout message.

command-help = aide
command-help-description = Les premiers pas : jouer, chercher, decks
menu-deck = Vérifier ce deck
menu-cards = Chercher les cartes citées ici
menu-rules = Répondre à cette question
help-title = Premiers pas
help-play = **Jouer.** `/{ command-play }` ouvre une table dans un salon. *{ button-join }*, *{ button-deck }*, *{ button-start }* ; puis *{ button-hand }* vous montre vos cartes, que personne d’autre ne voit. Personne en face ? Donnez l’autre place à l’ordinateur.
help-rules = **Chercher.** `/{ command-rules }` répond à une question dans vos propres mots, `/{ command-card }` montre une carte, `/{ command-timing }` le déroulement d’un round.
help-decks = **Decks.** `/{ command-decks } { command-check }` juge une liste, `/{ command-decks } { command-deckshow }` montre un deck (le vôtre ou un deck préparé), `/{ command-decks } { command-compare }` en met deux côte à côte.
help-messages = **Dans un message.** Sous *Applications* dans son menu : *{ menu-deck }*, *{ menu-cards }*, *{ menu-rules }*.
help-brackets = **Dans une phrase.** Mentionnez-moi dans un message et mettez les noms entre doubles crochets, comme [[Discret]] : je réponds dans le salon.
help-yours = **Pour vous.** `/{ command-settings } { command-me }` : votre langue, images ou texte, et quand on vous sollicite. Les étapes calmes passent d’habitude sans question. En cours de partie, *{ button-wishes }* dit lesquelles.
help-along = Si vous ajoutez Teahouse à votre compte, vous pouvez chercher et vérifier des decks sur tous les serveurs et en message privé. Pour ouvrir une table, il faut Teahouse sur le serveur.
cards-named =
    { $count ->
        [one] 1 carte y est citée.
       *[other] { $count } cartes y sont citées.
    }
trouble-no-cards-named = Je ne trouve aucun nom de carte dans ce message.
trouble-only-on-a-server = Cela ne marche que sur un serveur.
