### What the bot says about itself: its stop, moderation, privacy.

table-resting = Le bot redémarre. Rien n’est perdu ; la partie reprend dans un instant.
trouble-restarting = Le bot redémarre. Rien n’a changé ; réessayez dans un instant.

## Les tables d’un serveur

command-tables = tables
command-tables-description = Qui peut ouvrir des tables ici (gestion du serveur)
command-ban = exclure
command-ban-description = Ne plus laisser quelqu’un prendre place ici (modération)
command-unban = réadmettre
command-unban-description = Laisser de nouveau quelqu’un prendre place ici (modération)
option-role = rôle
option-role-description = Le rôle qui peut ouvrir des tables ; @everyone veut dire tout le monde
option-person = personne
option-person-description = De qui il s’agit
openers-all = Tout le monde peut ouvrir des tables ici.
openers-role = Seuls { $role } et les personnes qui modèrent le salon peuvent ouvrir des tables ici.
banned-list = Ne peuvent pas prendre place ici : { $who }
banned-now = { $who } ne peut plus prendre place ici. Pour mettre fin à une partie en cours, utilisez /{ command-match } { command-close }.
unbanned-now = { $who } peut de nouveau prendre place ici.
trouble-openers-only = Seul { $role } peut ouvrir des tables ici.
trouble-banned = Vous ne pouvez pas prendre place sur ce serveur. Sa modération peut changer cela.
trouble-moderators-ban = Seules les personnes qui peuvent gérer ici les messages ou les salons peuvent faire cela.
trouble-many-banned = La liste des personnes exclues est pleine ({ $most }). Levez d’abord une autre exclusion.

## Vie privée

command-privacy = confidentialité
command-privacy-description = Ce qui est conservé sur vous : le lire ou l’effacer
privacy-title = Ce que ce bot conserve sur vous
privacy-kept = Votre numéro Discord et votre nom à chaque table, vos décisions, vos decks, vos commentaires et vos réglages. Rien d’autre, et aucun message.
privacy-seen = Les mains restent secrètes jusqu’à la fin de la partie. Le bot ne montre aux autres que ce qu’ils voient aux tables.
privacy-how-long =
    { $days ->
        [0] Les parties terminées ne sont pas supprimées.
        [one] Les parties terminées sont supprimées au bout d’un jour.
       *[other] Les parties terminées sont supprimées au bout de { $days } jours.
    }
privacy-erase = Si vous effacez vos données, l’ordinateur reprend vos places dans les parties en cours ; les parties terminées restent, sans votre nom.
button-export = M’envoyer mes données
button-erase = Effacer mes données…
button-erase-yes = Tout effacer
button-erase-no = Tout garder
privacy-exported = Tout ce qui est conservé sur vous.
privacy-sure = Effacer vos decks, vos commentaires et vos réglages, et votre nom de toutes les parties ? L’ordinateur finira vos parties en cours. C’est définitif.
privacy-not = Rien n’a été effacé.
privacy-erased = Tout ce qui vous concernait est effacé. Les messages déjà publiés dans les salons y restent ; demandez à la modération du serveur de les retirer. Si un serveur vous a exclu de ses tables, l’exclusion demeure.
