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

advice-passing-destroys = Działanie w tej chwili utrudniłoby zniszczenie Prowincji.
advice-passing-holds = Działanie w tej chwili utrudniłoby utrzymanie twoich Prowincji.
advice-passing-shame = Działanie w tej chwili zostawiłoby przeciwnikom więcej honoru.
advice-passing-gold = Działanie w tej chwili dałoby ci mniej złota w następnych turach.
advice-passing-army = Działanie w tej chwili osłabiłoby twoją armię.
advice-passing-removes = Działanie w tej chwili zostawiłoby przeciwnikom silniejszą armię.
advice-passing-ring = Działanie w tej chwili utrudniłoby wprowadzenie Kręgu do gry.
