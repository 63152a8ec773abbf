### Why an adept would do something.

advice-breaks = To przybliża cię do spustoszenia prowincji.
advice-holds = To pomaga utrzymać twoje prowincje.
advice-honor = Zostanie ci więcej honoru.
advice-shame = To kosztuje przeciwnika honor.
advice-fate = Zachowujesz los na później.
advice-cards = Zostanie ci więcej kart na ręce.
advice-stays = Twoje postaci zostaną dłużej.
advice-army = To wzmacnia twoje postaci.
advice-removes = To osłabia albo usuwa postaci przeciwnika.
advice-ring = To daje ci krąg.

## Why an adept would pass.

advice-passing-breaks = Działanie w tej chwili utrudniłoby spustoszenie prowincji.
advice-passing-holds = Działanie w tej chwili utrudniłoby utrzymanie twoich prowincji.
advice-passing-shame = Działanie w tej chwili zostawiłoby przeciwnikowi więcej honoru.
advice-passing-stays = Przez działanie w tej chwili twoje postaci odeszłyby wcześniej.
advice-passing-army = Działanie w tej chwili osłabiłoby twoje postaci.
advice-passing-removes = Działanie w tej chwili zostawiłoby przeciwnikowi silniejsze postaci.
advice-passing-ring = Działanie w tej chwili utrudniłoby zdobycie kręgu.
