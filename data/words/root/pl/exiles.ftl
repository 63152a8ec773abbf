### What the cards of Exiles and Partisans ask and tell.

ask-sabotage = Którą przekutą kartę odrzucasz?
ask-order = Połowę czyich wojowników przesuwasz i dokąd?
ask-propaganda = Którego wrogiego wojownika usuwasz?
ask-league = Który przedmiot wyczerpujesz?
ask-league-act = Ruch czy walka?
ask-look = Którą Zasadzkę bierzesz?
ask-give = Którą kartę oddajesz ({ $player })?
option-sabotage = { $card } ({ $player })
option-order = { $player }: { $from } { $to }
option-order-ferry = { $player }: { $from } { $to } promem
option-battle-any = Walka
option-take = { $card }
option-give = { $card }
why-coffin-makers = Coffin Makers
why-charm-offensive = Charm Offensive
