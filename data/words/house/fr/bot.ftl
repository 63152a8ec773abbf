### What the bot itself says, whatever the game.

## Anywhere

labelled = { $name } : { $text }

## The lobby

lobby-title = ## { $game }
lobby-format = -# Format : { $format }
lobby-seats = -# De { $least } à { $most } places
lobby-waits = -# ⏳ Pas encore prêt. { $reasons }
lobby-settings = **Réglages de cette partie** – ils valent pour toute la table.
lobby-seat = **{ $number }.** { $who }
lobby-brings = { $seat } — { $deck }
lobby-cancelled = *Cette table a été fermée avant le début de la partie.*
lobby-abandoned = *Cette table s’est fermée d’elle-même : personne n’y a touché pendant { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }.*
house-undo = Annulations
house-undo-free = libres
house-undo-free-hint = tant que rien n’est révélé ; ensuite, si tous sont d’accord
house-undo-asked = avec accord
house-undo-asked-hint = seulement si tous sont d’accord
house-undo-never = aucune
house-log = Journal
house-log-everybody = ouvert à tous
house-log-everybody-hint = tout le monde peut le lire pendant la partie
house-log-players = joueurs seulement
house-log-players-hint = pendant la partie, seuls les joueurs peuvent le lire
seat-empty = *place libre*
seat-computer = Ordinateur
seat-erased = Personne effacée
computer-plays = Niveau de jeu : { $level }
deck-none = *aucun deck choisi*
deck-own = *un deck personnel*
deck-any = *n’importe quel deck*
deck-choose = Quel deck jouez-vous ?
select-deck = Choisir un deck
select-deck-look = Choisir un deck à regarder
deck-random = Un deck au hasard…
deck-random-hint = Tiré de toutes les cartes d’un clan au début de la partie
deck-random-choose = De quel clan sera le deck ? Il est tiré de toutes les cartes au début de la partie.
deck-random-of = un deck au hasard ({ $clan })
select-clan = Choisissez un clan
deck-none-fits = Aucun deck préparé ne convient à ce format, et vous n’avez enregistré aucun deck de ce jeu. `/{ command-decks } { command-save }` en enregistre un.
button-open = Ouvrir une table
button-open-game = Ouvrir une table : { $game }
button-join = Rejoindre
button-deck = Choisir un deck
button-computer = Ajouter l’ordinateur
button-dismiss = Retirer l’ordinateur
button-watch = Seulement regarder
button-settings = Réglages
level-choose = Le niveau de l’ordinateur
level-all = Ordinateurs
level-random = Hasard
level-random-hint = n’importe quel coup permis
level-novice = Novice
level-novice-hint = suit des règles simples et se trompe parfois
level-adept = Adepte
level-adept-hint = réfléchit un instant
level-master = Maître
level-master-hint = réfléchit plus longtemps
level-in-full = { $level } – { $hint }
button-start = Commencer
button-cancel = Annuler

## The table

table-title = ## { $game } – { $players }
waiting-for = On attend { $who }
waiting-thinks = { $who } réfléchit…
waiting-for-what = On attend { $who } – { $what }
answer-given = -# Votre réponse : { $what }
ahead-waits = -# Votre réponse est gardée : elle sera donnée quand les autres auront passé. S’ils agissent, la question vous sera posée à nouveau.
table-left = N’est plus à la table : { $who }
seed-hash = Les mélanges sont scellés : SHA-256 { $hash }
seed-revealed = La graine était `{ $seed }`, son SHA-256 `{ $hash }`.
button-hand = Ma main
button-log = Journal
button-undo = Annuler ma décision
call-players = { $who } : c’est à vous de jouer.
table-closed = Cette table a été fermée avant la fin.
table-untouched = Cette table s’est fermée d’elle-même : personne n’y a joué pendant { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
closed-by = { $who } a fermé cette table.
aside-by = { $who } a mis de côté la partie de ce salon, illisible pour le moment. Rien n’en a été effacé.
updated-asked = Le bot a été mis à jour. La table est telle que vous l’avez laissée, mais la question suit maintenant les règles corrigées.
updated-resumed = Le bot a été mis à jour et ses règles corrigées. La partie continue exactement où elle en était ; les décisions d’avant ne peuvent plus être reprises.
updated-back =
    Le bot a été mis à jour et ses règles corrigées. La partie reprend au dernier moment qu’elles ne changent pas : { $lost ->
        [one] la dernière décision est
       *[other] les { $lost } dernières décisions sont
    } à refaire.
updated-unchecked = Le bot a été mis à jour. Cette partie a été enregistrée par une version qui ne gardait rien pour la vérifier : regardez si tout est tel que vous l’avez laissé.
button-text = Table en texte
button-table = Table

## A question

button-confirm = Confirmer
button-confirm-what = Confirmer : { $what }
button-confirm-count = Confirmer ({ $count } choix)
button-too-few = Choix : { $picked } sur { $least }
button-too-few-yet = Choix : { $picked }, il en faut au moins { $least }
button-too-many = Choix : { $picked }, { $most } au plus
button-page-back = ◀ Retour
button-page-on = Suite ▶
page-of = { $page }/{ $pages }
select-several = Choisissez, puis fermez la liste
button-pass-too = { $what }, { $then }
button-nothing = Rien
button-any-order = Dans n’importe quel ordre
select-act-first = Agir d’abord : carte, capacité…
select-within = { $what } → …
select-toward = … → { $what }
select-last = Encore une carte, puis passer…
button-then-pass = … et passer ma première action
picked-unnamed = Choix
picked-sum = En tout
picked-exactly = { $group } : { $picked } sur { $least }
picked-of =
    { $least ->
        [0] { $group } : { $picked } sur { $most } au plus
       *[other] { $group } : { $picked } (de { $least } à { $most })
    }
stepped = { $what } : { $taken } sur { $times }
stepped-selected = { $taken } sur { $times }
option-by = { $subject } – { $ability }
option-copies = { $what } (×{ $count })
button-clear = Effacer
only-passing = -# Vous ne pouvez que passer. La question est posée quand même, pour que personne ne devine votre main.
nothing-lacking = -# Vous pouvez confirmer.
still-to-choose = -# Encore à choisir : { $what }
select-pass-more = Passer plus longtemps…
select-more = Table, journal et le reste…
select-more-passing = Passer plus longtemps, table…
select-others = Les autres…
button-unfold = Main ▾
button-fold = Main ▴
button-texts = Textes
button-close = ✕ Fermer
texts-none = Il n’y a rien à lire ici.
button-whole-entry = Article complet
trouble-draft-lost = Ce que vous aviez choisi ici a changé entre-temps. Veuillez vérifier.

## The log

log-title = **Journal, page { $page } sur { $pages }**
log-updated = -# Le bot a été mis à jour à ce moment, et la partie a continué où elle en était.
log-empty = Il ne s’est encore rien passé.

## Ending and taking back

resign-sure = Voulez-vous vraiment abandonner cette partie ?
resign-done = Vous avez abandonné.
resign-not = La partie continue.
quit-sure = Voulez-vous vraiment quitter cette partie ? Les autres continuent sans vous, et vous ne pourrez pas revenir.
quit-done = Vous avez quitté la partie. Les autres continuent.
button-resign = Abandonner
button-quit = Quitter la partie
button-play-on = Continuer
undo-done-own = Votre dernière décision est annulée.
undo-not = Vous continuez, et rien n’est annulé.
undo-asked = La question est posée aux autres.
undo-ask = { $name } aimerait revenir sur sa dernière décision. { $who } : d’accord ?
undo-what = Ce qui serait annulé : { $what }
undo-yes = { $name } accepte : la dernière décision ({ $asker }) est annulée.
undo-some = { $name } accepte que la dernière décision { DE($asker) } soit annulée. { $who } : êtes-vous d’accord aussi ?
undo-no = { $name } refuse : la dernière décision ({ $asker }) est maintenue.
button-consent = D’accord
button-refuse = Non
seat-lent = Ordinateur (pour { $name })
seat-ask-computer = { $name } voudrait laisser jouer l’ordinateur ({ $level }) pour un temps. { $who } : d’accord ?
seat-ask-person = { $name } voudrait prendre la place { DE($seat) }. { $who } : d’accord ?
seat-done-computer = { $name } laisse sa place à l’ordinateur ({ $level }) et peut revenir à tout moment.
seat-done-person = { $name } prend la place { DE($seat) }.
seat-refused = { $name } refuse : personne ne change de place.
request-undo-over = -# { $name } voulait revenir sur une décision. La partie a continué depuis : la question est close.
request-seat-over = -# Une place devait changer de mains. La question est close.
request-again-over = -# Quelqu’un voulait une revanche. La question est close.
request-again-agreed = -# Tout le monde est d’accord pour rejouer.
seat-released = Quelqu’un d’autre joue désormais à cette place.
seat-lent-out = L’ordinateur joue pour vous. Vous pouvez revenir à tout moment.
button-sit-back = Reprendre ma place

## After the end

button-rematch = Revanche
button-rematch-exchanged = Revanche, camps échangés
button-rematch-changed = Revanche, en choisissant à nouveau
rematch-ask-same = { $name } aimerait une revanche. { $who } : rejouez-vous ?
rematch-ask-exchanged = { $name } aimerait une revanche en échangeant les camps. { $who } : rejouez-vous ?
rematch-ask-changed = { $name } aimerait une revanche où chacun peut choisir à nouveau. { $who } : rejouez-vous ?
rematch-waits = Vous avez déjà demandé : { $who } n’a pas encore accepté.
rematch-noted = C’est noté : vous rejouez. { $who } n’a pas encore accepté.
rematch-agreed = Ont accepté : { $who } ({ $count } sur { $total })
replay-said = Toute la partie, décision par décision. Avec le code de Teahouse, `python -m engine replay { $file }` la relit.

## Settings
settings-server = **Ce serveur**
settings-me = **Vos réglages**
settings-language = Langue : { $value }
settings-shown = Table : { $value }
settings-rules-game = Règles consultées : { $value }
settings-asked = Me solliciter, dans les nouvelles parties : { $value }
shown-picture = en image
shown-text = en texte

## On this machine

local-channel = salon-de-the
local-topic = /{ command-play } ouvre une table
local-greeting = **Bienvenue !** Appuyez sur *{ button-open } : …* (ou tapez `/{ command-play }` en bas), puis sur *{ button-deck }*. L’autre joueur appuie sur *{ button-join }* : passez de { $first } à { $second } sous *Viewing as*, ou ouvrez cette page dans un second onglet. Pas d’adversaire ? *{ button-computer }*. *{ $moderator }* peut regarder, changer `/{ command-settings }`, fermer des tables et désigner des remplaçants.
local-moderator = Yumi (modératrice)
local-ready = Teahouse sur cette machine : { $url }
local-help = Ouvrez cette adresse dans deux onglets et choisissez { $first } ou { $second } sous « Viewing as » ; puis appuyez sur « { button-open } : … ». Ctrl+C arrête tout et met fin aux parties de cette session.
local-over = La maison de thé est fermée.

## What cannot be done

trouble-unknown-game = Il n’y a pas de jeu « { $game } » ici.
trouble-broken-game = Quelque chose ne va pas avec le jeu « { $game } » : on ne peut pas y jouer avant que ce soit réparé. Ses parties sont gardées. Le journal du bot en donne la cause.
trouble-unknown-deck = Il n’y a pas de deck « { $deck } ». Les suggestions de l’option montrent ceux qui existent.
trouble-no-prepared-deck = Aucun deck préparé ne convient au format de cette table : l’ordinateur n’a rien à jouer. Laissez la place à une personne, ou ouvrez une table dans un autre format.
trouble-channel-taken = Ce salon a déjà une table : { $link }. Finissez-la d’abord, ou jouez ailleurs : un fil de ce salon peut accueillir sa propre table.
trouble-no-table-here = Il n’y a pas de table ouverte dans ce salon. `/{ command-play }` en ouvre une.
trouble-unknown-match = La partie numéro { $match } n’existe plus.
trouble-at-its-table = Cela n’est possible qu’à la table elle-même : { $link }.
trouble-set-aside = La partie { $match } n’est pas lisible par cette version du bot ({ $version }), elle est donc mise de côté : elle attend, et rien n’y a été changé. Une version ultérieure essaiera de nouveau. Les personnes qui gèrent le serveur peuvent aussi réessayer, avec **/{ command-match } { command-retry }**. Le salon est libre pour une nouvelle partie.
trouble-match-damaged = La partie { $match } est illisible, car la base de données du bot est endommagée à cet endroit. La partie attend, et rien n’y a été changé. La personne qui gère ce bot en trouvera la cause dans son journal.
trouble-aside-taken = La partie { $match } est de nouveau lisible, mais une autre partie est ouverte dans son salon. Elle reviendra quand le salon sera libre.
trouble-nothing-aside = Aucune partie de ce salon n’est mise de côté.
trouble-not-seated = Vous n’avez pas de place à cette table.
trouble-not-started = Cette partie n’a pas encore commencé.
trouble-already-started = Cette partie a déjà commencé.
trouble-cancelled = Cette table a été fermée.
trouble-undo-never = À cette table, aucune décision ne peut être annulée : c’est le choix fait avant la partie.
trouble-log-players = Pendant cette partie, seuls les joueurs peuvent lire le journal : c’est le choix fait avant la partie.
trouble-over = Cette partie est finie.
trouble-not-over = Cette partie n’est pas encore terminée.
trouble-left = Vous avez quitté cette partie.
trouble-already-seated = Vous avez déjà une place à cette table.
trouble-table-full = Toutes les places sont prises.
trouble-no-computer = L’ordinateur n’a pas de place à cette table.
trouble-people-play = D’autres personnes jouent aussi à cette table.
trouble-too-many-computers = C’est trop : en plus de vous, il y a de la place pour { $most }.
trouble-brought-already = Quelqu’un à cette table joue déjà cela.
trouble-seats-free =
    { $count ->
        [one] Il reste une place libre.
       *[other] Il manque encore { $count } joueurs.
    }
trouble-no-deck = { $name } n’a pas encore choisi de deck.
trouble-nothing-brought = Il n’y a rien à choisir avant cette partie : appuyez sur « Commencer » quand tout le monde est là.
trouble-old-question = Ce bouton appartenait à une question antérieure.
trouble-old-button = Ce bouton ne sert plus.
trouble-option-gone = Ce choix n’existe plus.
trouble-already-answered = Vous avez déjà répondu.
trouble-changed-meanwhile = La table a changé entre-temps. Veuillez la regarder de nouveau.
trouble-own-consent = Il faut l’accord d’un autre joueur, pas le vôtre.
trouble-no-such-seat = Cette place n’existe pas à cette table.
trouble-seat-left = { $name } a quitté cette partie : personne ne peut reprendre cette place.
trouble-last-person = Il ne resterait personne à la table, et les ordinateurs joueraient la partie jusqu’au bout. La partie attend le retour de la dernière personne. `/{ command-match } { command-resign }` y met fin.
trouble-missing-permission = Je ne peux pas tenir de table dans ce salon. Il me manque : { $permission }.
trouble-forbidden = Discord ne me permet pas de faire cela ici. Veuillez vérifier mes permissions dans ce salon.
trouble-unexpected = Quelque chose s’est mal passé de mon côté. Rien n’a été changé ; veuillez réessayer.
trouble-cooldown = Vous m’avez beaucoup demandé en une minute. Veuillez patienter { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} avant de redemander.
trouble-store-busy = Un autre programme utilise en ce moment mes données ; je n’ai donc rien pu enregistrer. Rien n’a été changé ; veuillez réessayer dans quelques secondes.
trouble-store-unwritable = Je ne peux rien enregistrer pour le moment. Rien n’a été changé ; veuillez réessayer plus tard. La personne qui gère ce bot en trouvera la cause dans son journal.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
trouble-moderators-only = Seules les personnes qui peuvent gérer ici les messages ou les salons peuvent fermer une table.
trouble-managers-only = Seules les personnes qui peuvent gérer le serveur peuvent changer cela.
trouble-table-hidden = Je ne peux plus montrer la table dans ce salon ; veuillez vérifier mes permissions. La partie continue ici, et `/{ command-match } { command-show }` remet la table.
trouble-channel-gone = Le salon de cette table n’existe plus. `/{ command-match } { command-show }` dans un autre salon y remet la table.

## Why the rules refuse

refused-other = Les règles ne le permettent pas.
refused-match-over = Cette partie est finie.
refused-already-left = Vous avez déjà quitté cette partie.
refused-not-asked = Ce n’est pas à vous de décider.
refused-unknown-option = Ce choix n’existe plus.
refused-repeated-option = La même chose a été choisie deux fois.
refused-not-together = Cela ne peut être choisi avec rien d’autre.
refused-too-few = C’est trop peu : au moins { $least }.
refused-too-many = C’est trop : au plus { $most }.
refused-total-too-small = La somme est trop petite : il faut au moins { $least }.
refused-total-too-large = La somme est trop grande : au plus { $most }.
refused-unknown-setting = Ce jeu n’a pas de réglage « { $setting } ».
refused-not-seated = Vous n’avez pas de place à cette table.
refused-nothing-to-undo = Vous n’avez aucune décision à annuler.
refused-undo-needs-consent = Cela ne peut être annulé qu’avec l’accord des autres joueurs.
refused-unknown-game = Il n’y a pas de jeu « { $game } » ici.
refused-no-answer = Il n’y a aucun choix légal.

## When to be asked

button-ask-again = Je passe jusqu’à { $span } : arrêter
button-wishes = Quand me solliciter
wishes-title = **Quand voulez-vous qu’on vous propose d’agir, de réagir ou d’interrompre ?**
wishes-why = Le rythme du jeu peut révéler votre main : si l’on ne vous sollicite que lorsque vous pouvez agir, votre adversaire sait alors que vous le pouvez. Là où l’on ne vous demande rien, je passe à votre place, et le journal indique que vous avez passé.
wishes-never = Jamais pour ces cartes
advance-title = **À l’avance**, au plus tard jusqu’à { $span }
button-unless-attacked = Passer jusqu’à une attaque contre moi
button-unless-aimed = Passer jusqu’à une carte contre moi
span-attacked = une attaque contre vous
span-aimed = une carte contre les vôtres
met-attacked = ⏸ On vous attaque : je ne passe plus à votre place.
met-aimed = ⏸ Une carte vise les vôtres : je ne passe plus à votre place.
met-dealt = ⏸ Vous avez reçu une carte : je ne passe plus à votre place.
met-given = ✓ J’ai donné la réponse que vous aviez choisie à l’avance.
met-unfit = ⏸ Votre réponse à l’avance ne convient pas à cette question : elle n’a plus cours.
met-unused = ⏸ Votre réponse à l’avance n’a pas servi et n’a plus cours.
met-spent = ⏳ Votre décision est annulée. Le temps que vous avez utilisé reste compté ; les autres retrouvent le leur.
met-unmet = ⏸ Rien de tel n’est arrivé à temps : je ne passe plus pour vous.
select-never = Rien pour l’instant
quiet-steps = -# Ce jeu n’a pas d’étapes calmes.
asked-usual = Comme d’habitude
asked-usual-hint = Toujours, sauf aux étapes calmes, quelle que soit votre main. Cela ne trahit rien
asked-always = Toujours
asked-always-hint = Même quand vous ne pouvez que passer. Cela ne trahit rien
asked-able = Seulement si je peux faire quelque chose
asked-able-hint = Plus rapide, mais une pause révèle alors que vous pourriez agir
