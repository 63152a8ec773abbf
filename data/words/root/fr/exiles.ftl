### What the cards of Exiles and Partisans ask and tell.

ask-sabotage = Quelle carte fabriquée est défaussée ?
ask-order = La moitié des guerriers de quel joueur déplacez-vous, et où ?
ask-propaganda = Quel guerrier ennemi retirez-vous ?
ask-league = Quel objet épuisez-vous ?
ask-league-act = Déplacement ou combat ?
ask-look = Quelle Embuscade prenez-vous ?
ask-give = Quelle carte donnez-vous à { $player } ?
option-sabotage = { $card } de { $player }
option-order = { $player } : { $from } { $to }
option-order-ferry = { $player } : { $from } { $to } en radeau
option-battle-any = Combattre
option-take = { $card }
option-give = { $card }
why-coffin-makers = Coffin Makers
why-charm-offensive = Charm Offensive
