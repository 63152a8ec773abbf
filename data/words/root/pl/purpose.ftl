### What a question is for, in a line: for those who are new to the game.

purpose-daylight = 💡 To działania twojej tury. Wygrywają punkty: najpierw szukaj tego, co punktuje.
purpose-move = 💡 Trzeba kontrolować polanę startu albo celu.
purpose-discard = 💡 Na koniec tury zatrzymujesz pięć kart.
purpose-decree = 💡 W następnej turze trzeba wykonać cały dekret, inaczej wybuchną Zamieszki: dokładaj to, co zawsze wykonasz.
purpose-resolve-decree = 💡 Cały dekret trzeba wykonać, od lewej do prawej.
purpose-craft = 💡 Przekute przedmioty punktują od razu; inne karty dają trwały efekt.
purpose-home = 💡 Zaczynasz w tym rogu, a przeciwnicy daleko od ciebie.
purpose-starting-buildings = 💡 Tartak daje drewno, warsztat przekuwa, koszary dają wojowników.
purpose-leader = 💡 Przywódca wkłada do dekretu dwie karty i ma własny efekt.
purpose-pay-wood = 💡 Drewno dociera do budowy tylko przez polany, które kontrolujesz.
purpose-decree-recruit = 💡 Wojownicy pojawiają się tam, gdzie masz gniazdo w tym kolorze.
purpose-decree-build = 💡 Każde nowe gniazdo punktuje co turę więcej.
