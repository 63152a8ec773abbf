### The messages of this game that replace those of the house.

quiet-steps = -# Étapes calmes : les fenêtres des phases de pioche et de destin, car la suivante vient aussitôt ; la fenêtre entre deux conflits, si vous y avez déjà passé et que, depuis, on a seulement renoncé à un conflit ; la fenêtre qui suit le dernier conflit et celle du rassemblement, si vous ne pourriez utiliser aucune carte visible ; enfin l’annulation de votre propre événement. On ne vous demande pas non plus un ordre qui ne change rien.

step-turn = ◀ ▶ par phase
step-round = ◀ ▶ par round
