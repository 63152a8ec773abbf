### What the rules are called that ask something, as its player sees it above the question.

rule-action-phase = Action Phase
rule-actions = Actions
rule-allies = Allies
rule-attach = Attaching cards
rule-battle-action-segment = Battle Action Segment
rule-cavalry-maneuvers = Cavalry Maneuvers Segment
rule-challenge = Challenge
rule-copying = Copying
rule-declaration-segment = Declaration Segment
rule-duel = Duel: Focus or Strike
rule-dynasty-phase = Dynasty Phase
rule-end-of-committal = The order of the battles
rule-end-phase = End Phase
rule-honorable-death = Honorable death
rule-infantry-maneuvers = Infantry Maneuvers Segment
rule-lobbying-contest = Lobbying
rule-move-cards = Moving attached cards
rule-open-actions = Open Actions
rule-personality = Personality
rule-political-action = Political Action
rule-producing = Producing gold
rule-ranged-attack = Ranged attack
rule-rituals = Rituals
rule-straighten-phase = Straighten Phase
rule-target = Target
rule-tokens = Tokens
