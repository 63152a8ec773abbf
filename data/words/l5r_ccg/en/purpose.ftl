### What a question is for, in a line: for those who are new to the game.

purpose-action = 💡 Strengthen your units for the next battle. The phase ends when all pass.
purpose-battle-action = 💡 Change who wins this battle. The attacker must lead by more than the province’s strength.
purpose-dynasty = 💡 Holdings make gold every turn; Personalities fight. Early on, buy gold first.
purpose-pay = 💡 Gold that is left over is lost: pay as exactly as you can.
purpose-clan-benefit = 💡 Cheaper now, or honor for the victory at 40.
purpose-declare-attack = 💡 A destroyed province is gone for good; a player who loses all four is out. Units that attack come home bowed.
purpose-commit = 💡 Send enough to win, and keep at home what must defend.
purpose-discard-dynasty = 💡 Next turn you can buy only the cards that lie here: discard those you cannot use.
purpose-challenge = 💡 Refusing costs honor; in a duel the greater Chi wins, with focus cards added.
purpose-duel = 💡 Each focus adds to your Chi, unseen. A strike ends the duel at once.
purpose-attach = 💡 Attach it to a Personality that will fight.
purpose-reaction = 💡 A Reaction answers what has just happened. You may let it pass.
purpose-next-battle = 💡 The attacker chooses in which order the battles are fought.
purpose-discard-hand = 💡 At the end of your turn you keep eight cards at most.
purpose-target = 💡 Does the effect help or harm? Help your own side, and harm the others.
