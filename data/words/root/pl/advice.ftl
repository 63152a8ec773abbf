### Why an adept would do something.

advice-points = To daje ci więcej punktów.
advice-slows = To spowalnia prowadzącego.
advice-buildings = Będziesz mieć więcej budynków.
advice-tokens = Będziesz mieć więcej żetonów na mapie.
advice-warriors = Będziesz mieć więcej wojowników.
advice-removes = To kosztuje przeciwników wojowników.
advice-rules = Dzięki temu kontrolujesz więcej polan.
advice-cards = Zostanie ci więcej kart na ręce.

## Why an adept would pass.

advice-passing-points = Działanie w tej chwili dałoby ci mniej punktów.
advice-passing-slows = Działanie w tej chwili pomogłoby prowadzącemu.
advice-passing-buildings = Działanie w tej chwili zostawiłoby ci mniej budynków.
advice-passing-tokens = Działanie w tej chwili zostawiłoby ci mniej żetonów na mapie.
advice-passing-warriors = Działanie w tej chwili zostawiłoby ci mniej wojowników.
advice-passing-removes = Działanie w tej chwili zostawiłoby przeciwnikom więcej wojowników.
advice-passing-rules = Działanie w tej chwili zostawiłoby ci mniej kontrolowanych polan.
