### Why an adept would do something.

advice-destroys = To przybliża cię do zniszczenia Prowincji.
advice-holds = To pomaga utrzymać twoje Prowincje.
advice-honor = Zostanie ci więcej honoru.
advice-shame = To kosztuje przeciwników honor.
advice-gold = W następnych turach da ci więcej złota.
advice-army = To wzmacnia twoją armię.
advice-removes = To osłabia armię przeciwników.
advice-cards = Zostanie ci więcej kart na ręce.
advice-ring = To wprowadza do gry Krąg.

## Why an adept would pass.

advice-passing-destroys = Działanie teraz oddaliłoby cię od zniszczenia Prowincji.
advice-passing-holds = Działanie teraz utrudniłoby utrzymanie twoich Prowincji.
advice-passing-shame = Działanie teraz zostawiłoby przeciwnikom więcej honoru.
advice-passing-gold = Działanie teraz dałoby ci mniej złota w następnych turach.
advice-passing-army = Działanie teraz osłabiłoby twoją armię.
advice-passing-removes = Działanie teraz zostawiłoby przeciwnikom silniejszą armię.
advice-passing-ring = Działanie teraz utrudniłoby wprowadzenie Kręgu do gry.
