### Le temps aux tables : cadences, horloges, avis, pauses, vacances.

house-pace = Cadence
house-pace-none = sans horloge
house-pace-none-hint = sans limite de temps
house-pace-live-25 = 25 min, +20 s/tour
house-pace-live-25-hint = en direct et vite : 25 minutes chacun, et chaque tour ajoute 20 secondes
house-pace-live-60 = 60 min, +40 s/tour
house-pace-live-60-hint = en direct : une heure chacun, et chaque tour ajoute 40 secondes
house-pace-evening = 3 h, +5 min/tour
house-pace-evening-hint = une soirée : 3 heures chacun, et chaque tour ajoute 5 minutes
house-pace-days = 3 j, +12 h/tour
house-pace-days-hint = sur plusieurs jours : 3 jours chacun, et chaque tour ajoute 12 heures
house-pace-week = 7 j, +1 j/tour
house-pace-week-hint = sur plusieurs semaines : 7 jours chacun, et chaque tour ajoute un jour
house-pace-weeks = 21 j, +3 j/tour
house-pace-weeks-hint = sans se presser : 21 jours chacun, et chaque tour ajoute 3 jours
house-zero = À zéro
house-zero-others = les autres décident
house-zero-computer = l’ordinateur joue
house-zero-lost = la place est perdue
house-quiet = La nuit
house-quiet-runs = horloges en marche
house-quiet-own = heures calmes
house-quiet-own-hint = l’horloge de chacun s’arrête aux heures réglées avec /{ command-notify }
lobby-quiet = -# 🌙 L’horloge de chacun s’arrête pendant ses propres heures calmes. Réglez les vôtres avec `/{ command-notify }` avant le début : elles ne changent plus jusqu’à la fin de la partie.

## Clocks

span-of-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
span-of-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
span-of-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
clock-left = { $name } { $left }
clock-until = { $name } { $until }
clock-over = { $name } 0:00
clock-paused = En pause jusqu’au { $until }
clock-own-left = Votre temps : { $left }
clock-own-until = Fin de votre temps : { $until }
clock-away = { $name } est en vacances jusqu’au { $until } (horloge arrêtée)
vacation-of = { $name } est en vacances jusqu’au { $until }
clock-own-away = Vous êtes en vacances jusqu’au { $until } ; votre temps est arrêté.
clock-own-quiet = Votre temps s’arrête de { $start } à { $end } : vos heures calmes
clock-quiet = { $name } : horloge arrêtée de { $start } à { $end } (heures calmes)
clock-own-over-alone = Votre temps est écoulé. Vous pouvez encore répondre.
clock-own-over = Votre temps est écoulé. Vous pouvez encore répondre tant que les autres n’ont rien décidé.

## Notices

call-reminder = { $who } : votre temps touche à sa fin.
call-more = { $who } : vous avez plus de temps.
call-closed = Cette notification n’est plus d’actualité.
call-where = { $table } · { $link }
time-up = { $name } n’a plus de temps. { $who } : que faire ?
button-more-time = Donner du temps
button-over-computer = Laisser jouer l’ordinateur
button-claim = Déclarer la place perdue
over-some = C’est noté. Il faut aussi l’accord { DE($who) }.
over-more = { $name } donne du temps à { $seat } : { $span }, jusqu’au { $until }.
over-computer = L’ordinateur joue pour { $seat }, qui peut revenir à tout moment.
over-claim = { $seat } a épuisé son temps et quitte la partie.
trouble-time-left = { $name } a encore du temps.

## Pauses and vacations

command-pause = pause
command-pause-description = Arrêter les horloges de cette partie quelques jours, si tous acceptent
command-resume = reprendre
command-resume-description = Finir une pause plus tôt, si tous acceptent
option-days = jours
option-days-description = Pendant combien de jours
pause-ask =
    { $name } voudrait mettre la partie en pause pendant { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }. { $who } : d’accord ?
resume-ask = { $name } voudrait reprendre la partie maintenant. { $who } : d’accord ?
pause-done = La partie est en pause jusqu’au { $until }. Aucune horloge ne tourne ; qui veut peut jouer quand même.
resume-done = La partie reprend.
pause-refused = { $name } refuse : rien ne change.
request-pause-over = -# Quelqu’un voulait une pause, ou reprendre. La question est close.
trouble-pause-too-long = Une pause peut durer { $most } jours au plus.
trouble-paused = Cette partie est déjà en pause.
trouble-not-paused = Cette partie n’est pas en pause.
trouble-no-clock = Aucune horloge ne tourne à cette table.
command-vacation = vacances
command-vacation-description = Arrêter vos horloges dans les parties lentes quelques jours ; 0 y met fin
vacation-begun =
    Bonnes vacances ! Jusqu’au { $until }, vos horloges sont arrêtées dans toutes les parties qui durent des jours. { $left ->
        [one] Il vous reste { $left } jour de vacances cette année.
       *[other] Il vous reste { $left } jours de vacances cette année.
    }
vacation-over =
    Bon retour ! Vos horloges tournent de nouveau. { $left ->
        [one] Il vous reste { $left } jour de vacances cette année.
       *[other] Il vous reste { $left } jours de vacances cette année.
    }
trouble-on-vacation = Vous êtes déjà en vacances.
trouble-no-vacation = Vous n’êtes pas en vacances.
trouble-vacation-too-long = C’est trop long : { $most } jours d’affilée au plus, et encore { $left } cette année.

## Hands for onlookers

command-hands = mains
command-hands-description = Montrer aux spectateurs toutes les cartes des rounds passés, si tous acceptent ; 0 les cache
option-rounds = rounds
option-rounds-description = Après combien de rounds entiers les spectateurs voient un moment
hands-ask =
    { $name } voudrait que les spectateurs voient toutes les mains { $rounds ->
        [one] un round entier plus tard
       *[other] { $rounds } rounds entiers plus tard
    }. { $who } : d’accord ?
hands-done =
    Les spectateurs peuvent revoir, toutes cartes ouvertes, ce qui date d’au moins { $rounds ->
        [one] un round entier
       *[other] { $rounds } rounds entiers
    } : `/{ command-match } { command-replay }`. Chaque joueur peut cacher de nouveau les mains avec `/{ command-match } { command-hands }`.
hands-open =
    Les spectateurs voient toutes les mains { $rounds ->
        [one] un round plus tard
       *[other] { $rounds } rounds plus tard
    }.
hands-refused = { $name } refuse : les mains restent cachées.
hands-hidden = { $name } cache de nouveau les mains aux spectateurs.
request-hands-over = -# Quelqu’un voulait montrer aux spectateurs les mains d’avant. La question est close.
trouble-hands-open-already =
    Les spectateurs voient déjà les mains { $rounds ->
        [one] un round plus tard
       *[other] { $rounds } rounds plus tard
    }.

## Substitutes

command-substitute = remplacer
command-substitute-description = Donner une place à quelqu’un ou à l’ordinateur (modération)
option-substitute = personne
option-substitute-description = Qui continue ; sans personne, c’est l’ordinateur
substitute-person = { $who } a donné la place { DE($seat) } à { $name }.
substitute-computer = { $who } a donné la place { DE($seat) } à l’ordinateur.
trouble-moderators-only-seats = Seules les personnes qui gèrent ici les messages ou les salons peuvent donner une place à quelqu’un d’autre.
trouble-bots-do-not-play = Un bot ne peut pas prendre de place. Sans personne, c’est l’ordinateur qui joue.

## Lists

command-waiting = attente
command-waiting-description = Les tables de tous les serveurs qui vous attendent
command-open-tables = liste
command-open-tables-description = Les tables ouvertes de ce serveur
waiting-none = Aucune table ne vous attend.
waiting-title =
    { $count ->
        [one] **{ $count } table vous attend**
       *[other] **{ $count } tables vous attendent**
    }
tables-none = Aucune table n’est ouverte sur ce serveur. `/{ command-play }` en ouvre une.
tables-title =
    { $count ->
        [one] **{ $count } table ouverte**
       *[other] **{ $count } tables ouvertes**
    }
waiting-place = { $channel } · { $server }
waiting-line = **{ $game }** · { $place }
waiting-players = { $players } – { $what }
waiting-until = ⏳ Fin de votre temps : { $until }
waiting-since = question posée { $since }
waiting-lobby = on s’y installe
waiting-plays = on y joue
waiting-on = on attend { $who }
button-there = Y aller

## Preferences

command-notify = notifications
command-notify-description = Comment on vous prévient de votre tour, et vos heures calmes
option-how = comment
option-how-description = Comment on vous prévient que c’est à vous
option-quietfrom = calme-de
option-quietfrom-description = L’heure à laquelle vos heures calmes commencent
option-quietto = calme-à
option-quietto-description = L’heure à laquelle elles finissent ; la même heure : aucune
option-zone = fuseau
option-zone-description = Votre fuseau horaire, par le nom d’une ville
notices-mention = une mention à la table
notices-direct = un message privé
notices-none = aucune notification
settings-notices = C’est mon tour : { $value }
option-notices = tours
option-notices-description = Comment on vous prévient que c’est à vous
notify-title = **Notifications**
notify-options = Pour changer cela, ajoutez des options à la commande : { $options }
notify-how = Quand c’est à vous : { $how }
quiet-none = Heures calmes : aucune
quiet-hours = Heures calmes : de { $start } h à { $end } h ({ $zone })
quiet-in-matches = -# Une partie déjà commencée garde les heures calmes que vous aviez à son début.
trouble-no-zone = Indiquez aussi votre fuseau horaire : tapez le nom d’une ville proche.
trouble-unknown-zone = Il n’y a pas de fuseau « { $zone } ». Tapez le nom d’une ville et choisissez une suggestion.
trouble-no-hours = Indiquez les deux heures : de quand à quand.
trouble-quiet-too-long = Les heures calmes peuvent durer { $most } heures au plus.
