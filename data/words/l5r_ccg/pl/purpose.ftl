### What a question is for, in a line: for those who are new to the game.

purpose-action = 💡 Wzmocnij Oddziały przed najbliższą bitwą. Faza kończy się, gdy wszyscy spasują.
purpose-battle-action = 💡 Zmień wynik bitwy. Przewaga atakującego musi przekroczyć siłę Prowincji.
purpose-dynasty = 💡 Posiadłości co turę dają złoto; Postacie walczą. Na początku najpierw kupuj złoto.
purpose-pay = 💡 Nadmiar złota przepada: płać jak najdokładniej.
purpose-clan-benefit = 💡 Taniej teraz albo honor do zwycięstwa przy 40.
purpose-declare-attack = 💡 Zniszczona Prowincja nie wraca; kto straci cztery, odpada. Atakujące Oddziały wracają ukłonione.
purpose-commit = 💡 Wyślij dość, by wygrać, i zostaw w domu obrońców.
purpose-discard-dynasty = 💡 W następnej turze kupisz tylko to, co tu leży: usuń zbędne karty.
purpose-challenge = 💡 Odmowa kosztuje honor; w pojedynku wygrywa większe Chi wraz z kartami skupienia.
purpose-duel = 💡 Każde skupienie zwiększa Chi, w tajemnicy. Cios kończy pojedynek od razu.
purpose-attach = 💡 Dołącz do tego, kto będzie walczyć.
purpose-reaction = 💡 Reakcja odpowiada na to, co się właśnie stało. Możesz z niej zrezygnować.
purpose-next-battle = 💡 Atakujący wybiera kolejność bitew.
purpose-discard-hand = 💡 Na koniec tury zostaje ci najwyżej osiem kart.
purpose-target = 💡 Czy efekt pomaga, czy szkodzi? Pomagaj sobie, szkodź przeciwnikom.
