### What a question is for, in a line: for those who are new to the game.

purpose-mulligan-provinces = 💡 Put back cards that are too expensive or do not help at once; new cards take their place.
purpose-mulligan-hand = 💡 Keep cheap cards that win conflicts; you may change the others once.
purpose-place-stronghold = 💡 The province beneath your stronghold is attacked last: put your strongest there.
purpose-place-province = 💡 It lies facedown until it is attacked.
purpose-dynasty = 💡 Characters attack and defend for you. Whoever passes first gains 1 fate.
purpose-fate = 💡 Each fate keeps this character for one more round.
purpose-bid = 💡 You draw as many cards as you bid; the higher bidder pays the other the difference in honor.
purpose-declare-conflict = 💡 If you win by at least the province’s strength, it breaks. Break three, then the stronghold.
purpose-declare-defenders = 💡 Defenders bow afterwards. An attack that nobody opposes costs you 1 honor.
purpose-action-3_2_2 = 💡 Cards and abilities now change who wins, and by how much. The conflict ends when both pass.
purpose-action = 💡 You may act now. Most cards are worth more in a conflict.
purpose-ring-effect = 💡 The ring’s effect is your reward for winning as attacker.
purpose-discard-province = 💡 Your opponent cannot buy a card that you discard here.
purpose-discard-dynasty = 💡 New cards take the place of those you discard: discard the cards you will not buy.
purpose-favor = 💡 The favor adds 1 skill in every conflict of that type.
purpose-reaction = 💡 A reaction answers what has just happened. You may let it pass.
purpose-interrupt = 💡 An interrupt comes before what is about to happen, and may change it. You may let it pass.
purpose-target = 💡 Does the effect help or harm? Help your own side, and harm the other.
purpose-ring-choice = 💡 Choose what counts more now: to help yourself, or to weaken your opponent.
purpose-discard-order = 💡 All of them leave play. The order counts only if a card answers to it.
purpose-where = 💡 In the conflict, it counts at once. At home, it waits for a later conflict.
