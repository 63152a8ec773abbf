### What a question is for, in a line: for those who are new to the game.

purpose-daylight = 💡 These are the actions of your turn. Points win: look first for actions that score.
purpose-move = 💡 You must rule where you come from or where you go.
purpose-discard = 💡 At the end of your turn you keep five cards.
purpose-decree = 💡 Next turn you must carry out the whole decree, or fall into turmoil: add only cards that you can always carry out.
purpose-resolve-decree = 💡 You must carry out the whole decree, from left to right.
purpose-craft = 💡 Crafted items score at once; other cards give you a lasting effect.
purpose-home = 💡 You begin in this corner; your enemies begin far from it.
purpose-starting-buildings = 💡 A sawmill makes wood, a workshop crafts, a recruiter brings warriors.
purpose-leader = 💡 The leader puts two cards into your decree and has an effect of its own.
purpose-pay-wood = 💡 Wood reaches a building only through clearings that you rule.
purpose-decree-recruit = 💡 Warriors come where you have a roost of that suit.
purpose-decree-build = 💡 Each new roost scores more every turn.
