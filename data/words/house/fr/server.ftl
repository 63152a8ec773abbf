### What the managers of a server choose, and tables in threads.

## What managers choose for a server

settings-server-managers = -# Seules les personnes qui gèrent le serveur peuvent changer cela.
settings-game = Jeu par défaut : { $value }
settings-house-pace = Cadence des nouvelles tables : { $value }
settings-threads = Un fil pour chaque table : { $value }
threads-off = non
threads-on = oui
openers-choose = Qui peut ouvrir des tables
closers-all = Les tables sont fermées par les personnes qui modèrent le salon.
closers-role = Les tables sont fermées par { $role } et par les personnes qui modèrent le salon.
closers-choose = Qui peut fermer des tables, outre la modération
played-everywhere = partout
played-nowhere = nulle part
played-where = Où l’on joue à { $game }
played-choose = Où y joue-t-on ?
button-played-everywhere = Jouer partout à { $game }
button-played-nowhere = Ne pas jouer à { $game }
trouble-played-elsewhere = On ne joue pas à { $game } dans ce salon, mais ici : { $places }.
trouble-played-nowhere = On ne joue pas à { $game } sur ce serveur. Les personnes qui le gèrent peuvent changer cela avec `/{ command-settings } { command-server }`.
trouble-closers-only = Seuls { $role } et les personnes qui peuvent gérer ici les messages ou les salons peuvent fermer une table.
trouble-no-threads-here = Ce salon n’a pas de fils. Ouvrez la table dans un autre salon.

## Tables in threads

thread-name = { $game } · { $name }
thread-opened = Votre table est ouverte : { $thread }
button-thread = Ouvrir un fil
permission-create-public-threads = Créer des fils publics
