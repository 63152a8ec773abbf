### What a question is for, in a line: for those who are new to the game.

purpose-mulligan-provinces = 💡 Odłóż to, co za drogie albo na razie zbędne; na to miejsce przyjdą nowe karty.
purpose-mulligan-hand = 💡 Zatrzymaj tanie karty, które wygrywają konflikty; resztę możesz raz wymienić.
purpose-place-stronghold = 💡 Prowincja pod twierdzą jest atakowana na końcu: połóż tam najsilniejszą.
purpose-place-province = 💡 Leży zakryta, dopóki nikt jej nie zaatakuje.
purpose-dynasty = 💡 Postaci atakują i bronią. Kto pierwszy spasuje, zyskuje 1 żeton losu.
purpose-fate = 💡 Każdy żeton losu zatrzymuje tę postać o rundę dłużej.
purpose-bid = 💡 Dobierasz tyle kart, ile stawiasz; kto postawi więcej, płaci różnicę w honorze.
purpose-declare-conflict = 💡 Wygraj przewagą nie mniejszą niż siła prowincji, a ją spustoszysz: najpierw trzy, potem twierdzę.
purpose-declare-defenders = 💡 Obrońca potem się kłania. Atak bez obrońców kosztuje cię 1 żeton honoru.
purpose-action-3_2_2 = 💡 Karty i zdolności zmieniają teraz, kto wygra i o ile. Konflikt kończy się, gdy oboje spasują.
purpose-action = 💡 Możesz teraz działać. Większość kart jest więcej warta w konflikcie.
purpose-ring-effect = 💡 Efekt kręgu to nagroda dla zwycięskiego atakującego.
purpose-discard-province = 💡 Czego się pozbędziesz, tego przeciwnik nie kupi.
purpose-discard-dynasty = 💡 Na miejsce odrzuconych przyjdą nowe: usuń to, czego nie kupisz.
purpose-favor = 💡 Łaska dodaje 1 do twojej sprawności w każdym konflikcie tego typu.
purpose-reaction = 💡 Reakcja odpowiada na to, co się właśnie stało. Możesz z niej zrezygnować.
purpose-interrupt = 💡 Przerwanie wyprzedza to, co ma się stać, i może to zmienić. Możesz z niego zrezygnować.
purpose-target = 💡 Czy efekt pomaga, czy szkodzi? Pomagaj sobie, szkodź przeciwnikowi.
purpose-ring-choice = 💡 Wybierz, co teraz ważniejsze: wzmocnić siebie czy osłabić przeciwnika.
purpose-discard-order = 💡 Wszystkie opuszczą grę. Kolejność liczy się tylko, gdy reaguje na to jakaś karta.
purpose-where = 💡 W konflikcie liczy się od razu. W domu czeka na późniejszy konflikt.
