### What cards do, in our own words, short enough for a line under a choice.

law = Loi de Root { $rule }
effect-cost = { $cost } – { $effect }
effect-item =
    { $count ->
        [one] fabrique { $item } pour { $count } point
       *[other] fabrique { $item } pour { $count } points
    }
effect-ambush = en défense dans une clairière { $suit } : deux pertes aussitôt
effect-ambush-bird = en défense dans n’importe quelle clairière : deux pertes aussitôt
effect-dominance = dès 10 points : gagnez au début de votre tour si vous contrôlez trois clairières { $suit }
effect-bird-dominance = dès 10 points : gagnez au début de votre tour si vous contrôlez deux coins opposés
effect-armorers = en combat, défaussez-la pour ignorer toutes les pertes des dés
effect-sappers = en défense, défaussez-la pour infliger une perte de plus
effect-brutal-tactics = en attaque : une perte de plus, mais le défenseur marque un point
effect-royal-claim = à l’Aurore, défaussez-la : un point par clairière contrôlée
effect-stand-and-deliver = à l’Aurore, prenez une carte au hasard à un joueur, qui marque un point
effect-tax-collector = une fois par Jour : retirez un de vos guerriers pour piocher une carte
effect-command-warren = au début du Jour, vous pouvez combattre
effect-better-burrow-bank = au début de l’Aurore, vous et un joueur de votre choix piochez une carte
effect-cobbler = au début du Crépuscule, vous pouvez vous déplacer
effect-scouting-party = en attaque, pas d’embuscade contre vous
effect-codebreakers = une fois par Jour : regardez la main d’un joueur
effect-favor-of-the-foxes = retirez toutes les pièces ennemies des clairières Renard
effect-favor-of-the-rabbits = retirez toutes les pièces ennemies des clairières Lapin
effect-favor-of-the-mice = retirez toutes les pièces ennemies des clairières Souris
effect-saboteurs = au début de l’Aurore, défaussez-la pour défausser l’effet fabriqué d’un autre joueur
effect-soup-kitchens = les jetons comptent aussi pour le contrôle
effect-boat-builders = les rivières sont pour vous des chemins
effect-corvid-planners = déplacez-vous sans égard au contrôle
effect-eyrie-emigre = à l’Aurore, déplacez-vous puis combattez là ; sans combat, défaussez-la
effect-fox-partisans = en combat dans une clairière Renard, défaussez vos cartes autres que Renard : une perte de plus
effect-rabbit-partisans = en combat dans une clairière Lapin, défaussez vos cartes autres que Lapin : une perte de plus
effect-mouse-partisans = en combat dans une clairière Souris, défaussez vos cartes autres que Souris : une perte de plus
effect-propaganda-bureau = une fois par Jour : dépensez une carte pour retirer un guerrier ennemi d’une clairière de sa couleur et y placer un des vôtres
effect-false-orders = à l’Aurore, défaussez-la pour déplacer la moitié des guerriers d’un joueur hors d’une clairière
effect-informants = au lieu de piocher au Crépuscule, prenez une Embuscade dans la défausse
effect-tunnels = les clairières où sont vos pièces de fabrication sont adjacentes entre elles
effect-charm-offensive = au début du Crépuscule, piochez une carte ; un joueur de votre choix marque un point
effect-swap-meet = à l’Aurore, prenez une carte au hasard à un joueur et rendez-en une
effect-coffin-makers = tous les guerriers retirés viennent ici ; à l’Aurore, un point par lot de cinq, puis ils rentrent
effect-league-of-adventurous-mice = une fois par Jour : épuisez un objet fabriqué pour vous déplacer ou combattre
effect-murine-brokers = quand un autre joueur fabrique un objet, piochez une carte
effect-master-engravers = un point de plus par objet fabriqué
