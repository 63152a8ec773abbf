### What this game says otherwise than the house: each message here takes the place of the house’s.

quiet-steps = -# Étapes calmes : la fenêtre d’action entre deux conflits si un conflit a été passé et que rien d’autre n’est arrivé depuis que vous avez passé ; celles des phases de pioche et de destin, car la suivante vient aussitôt ; et, tant que vous ne pourriez utiliser aucune carte visible, celle qui suit le dernier conflit et celle du rassemblement ; enfin l’annulation d’un événement que vous jouez vous-même. On ne vous demande pas non plus un ordre qui ne change rien.

step-turn = ◀ ▶ par phase
step-round = ◀ ▶ par round
