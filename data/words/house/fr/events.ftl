### Événements, plusieurs decks à la fois, feuilles de deck.

decks-head =
    { $legal ->
        [0] { $count } decks, aucun n’est légal
        [one] { $count } decks, dont { $legal } légal
       *[other] { $count } decks, dont { $legal } légaux
    }
decks-line =
    { $legal ->
        [yes] ✅ **{ $player }** · { $deck }
       *[no] ❌ **{ $player }** · { $deck } · { $faults ->
            [one] { $faults } faute
           *[other] { $faults } fautes
        }
    }
decks-line-none = ⚠️ **{ $player }** · { $reason }
decks-same = ⚠️ Les mêmes cartes : { $players }
decks-more = … et { $count } de plus ; le fichier les contient tous.
decks-open = Ouvrir un deck…
decks-column-player = joueur
decks-column-deck = deck
decks-column-format = format
decks-column-legal = légal
decks-column-fingerprint = empreinte
decks-column-faults = fautes
decks-yes = oui
decks-no = non
decks-too-many = Cela fait plus de { $most } decks. Envoyez-les en plusieurs fois.
zip-too-large = L’archive { $name } est trop grande : { $most } octets au plus.
zip-strange = L’archive { $name } ne peut pas être ouverte sans risque : elle est abîmée, verrouillée ou bien trop compressée. Envoyez les listes elles-mêmes.
deck-bad-code = Ce code de deck est abîmé : il y manque une lettre, ou l’une d’elles est fausse. Copiez-le de nouveau.
deck-export-code = Code, à coller n’importe où
deck-export-sheet = Feuille de deck à imprimer (PDF)
trouble-deck-several = Cela fait { $count } decks. Donnez-m’en un seul.

field-title = { $count } decks
field-title-of = { $name } : { $count } decks
field-clans = Clans
field-no-clan = sans forteresse
field-splashes = Cartes Conflit achetées à
field-cards = Cartes, par decks et exemplaires

sheet-title = Feuille de deck
sheet-player = Joueur
sheet-deck = Deck
sheet-legal = Légal : { $format }
sheet-illegal = Non légal : { $format }
sheet-fingerprint = Empreinte
sheet-signed = Signature du joueur : ____________________    Vérifié par : ____________________

command-event = tournoi
command-event-description = Des tournois avec des decks inscrits
command-eventopen = ouvrir
command-eventopen-description = Ouvrir les inscriptions d’un tournoi (gestion du serveur)
command-eventshow = montrer
command-eventshow-description = Publier un tournoi de nouveau
command-eventregister = inscrire
command-eventregister-description = Inscrire un de vos decks enregistrés à un tournoi
command-eventdelete = supprimer
command-eventdelete-description = Supprimer un tournoi avec toutes ses listes (gestion du serveur)
option-eventname = nom
option-eventname-description = Comment s’appelle le tournoi
option-event = tournoi
option-event-description = Un tournoi de ce serveur

event-state-open = 🟢 Les inscriptions sont ouvertes. Personne, pas même l’organisateur, ne lit une liste avant l’ouverture des listes.
event-state-closed = 🔒 Les inscriptions sont closes. Les listes restent scellées jusqu’à ce que l’organisateur les ouvre.
event-state-shown = 📖 Les listes sont ouvertes.
event-count =
    { $count ->
        [one] { $count } deck inscrit
       *[other] { $count } decks inscrits
    }
event-line = - `{ $seal }` { $player }
event-line-shown = - { $player } · { $deck }
event-look = Lire une liste…
button-event-register = Inscrire un deck
button-event-mine = Ma liste
button-event-close = Clore les inscriptions
button-event-reopen = Rouvrir les inscriptions
button-event-show = Ouvrir les listes
button-event-show-all = Ouvrir les listes à tous
button-event-withdraw = Retirer ma liste
button-event-field = Ce qui est joué
button-event-sheets = Feuilles de deck (PDF)
event-own = Votre liste pour **{ $event }**. Son empreinte : `{ $seal }`
event-salt = sel { $salt }
event-sure = Ouvrir les listes de **{ $name }** ? Tout le monde pourra dès lors les lire, et plus personne ne pourra s’inscrire. C’est irrévocable.
event-registered = Votre liste est verrouillée pour **{ $event }**. Son empreinte est `{ $seal }`. Tant que les inscriptions sont ouvertes, vous pouvez en inscrire une autre à sa place.
event-withdrawn = Votre liste pour **{ $event }** est retirée.
event-deleted = **{ $event }** est supprimé, avec toutes ses listes.
event-sheets = Les feuilles de deck de **{ $name }** :
trouble-event-gone = Ce tournoi n’existe pas sur ce serveur.
trouble-event-organiser = Seules les personnes qui peuvent gérer le serveur ont ce droit.
trouble-event-name-empty = Un tournoi a besoin d’un nom.
trouble-event-name-taken = Il y a déjà ici un tournoi appelé « { $name } ».
trouble-event-too-many = Il y a déjà { $most } tournois sur ce serveur. Supprimez-en un d’abord.
trouble-event-closed = Les inscriptions à ce tournoi sont closes.
trouble-event-full = Ce tournoi est complet : { $most } joueurs.
trouble-event-game = Ce deck est celui d’un autre jeu. Ce tournoi se joue à { $game }.
trouble-event-not-legal = Ce deck n’est pas légal : { $format }. { $reason }
trouble-event-not-registered = Vous n’avez pas de liste inscrite à ce tournoi.
trouble-event-sealed = Les listes de ce tournoi sont encore scellées.
trouble-event-shown = Les listes de ce tournoi sont déjà ouvertes.
trouble-event-few = Il y a trop peu de listes pour cela.
