### What the cards of Exiles and Partisans ask and tell.

ask-sabotage = Whose crafted card is discarded?
ask-order = Whose warriors move, half of them, and where?
ask-propaganda = Which enemy warrior do you remove?
ask-league = Which item do you exhaust?
ask-league-act = Move or battle?
ask-look = Which ambush do you take?
ask-give = Which card do you give to { $player }?
option-sabotage = { $card } of { $player }
option-order = { $player }: { $from } { $to }
option-order-ferry = { $player }: { $from } { $to } by ferry
option-battle-any = Battle
option-take = { $card }
option-give = { $card }
why-coffin-makers = Coffin Makers
why-charm-offensive = Charm Offensive
