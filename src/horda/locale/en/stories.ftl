# The texts of generated missions: titles, scenes, goals, rules and turning points.

stories-title-escape-1 = The Last Way Out
stories-title-escape-2 = Before They Wake
stories-title-escape-3 = Past the Corner
stories-title-escape-4 = Nobody Stays
stories-title-collect-1 = What Was Left Behind
stories-title-collect-2 = The Long List
stories-title-collect-3 = Empty Shelves
stories-title-collect-4 = One Bag Each
stories-title-hunt-1 = Clear the Streets
stories-title-hunt-2 = The Lair
stories-title-hunt-3 = Their Turn to Run
stories-title-hunt-4 = Not One Left
stories-title-chase-1 = Don’t Look Back
stories-title-chase-2 = The Blue Box
stories-title-chase-3 = Hot on Our Heels
stories-title-chase-4 = Run With It

stories-scene-escape-1 = The barricade held for three nights and will not hold a fourth. There is one way out, and it is on the other side.
stories-scene-escape-2 = You slept here because it was quiet. It is quiet no longer, and the way you came is full of them.
stories-scene-escape-3 = The others have gone ahead and will not wait for long. All of you go, or nobody does.
stories-scene-collect-1 = The camp needs what lies in these houses, and no list has ever been longer. Get in, get it all, get out.
stories-scene-collect-2 = Somebody hid supplies here and never came back for them. You have the addresses.
stories-scene-collect-3 = Winter is near and the stores are empty. What the houses still hold must be yours by tonight.
stories-scene-hunt-1 = They come from here every night. Today you come to them.
stories-scene-hunt-2 = The road is safe as soon as this place is. It will take all morning, and all the ammunition.
stories-scene-hunt-3 = Something strong has settled in one of the houses, and the others gather around it.
stories-scene-chase-1 = What you came for lies in one of the houses. The moment you lift it, everything that is dead will know.
stories-scene-chase-2 = Taking it is easy. Walking out with it is the plan that nobody has finished.
stories-scene-chase-3 = The scouts saw it and left it where it was: too heavy, too loud. You will carry it anyway.

stories-goal-exit = Get out by the exit, { $zone }: all who are alive.
stories-goal-collect = { $count ->
    [one] Take the objective.
   *[other] Take all { $count } objectives.
}
stories-goal-kill = Kill { $count } zombies.
stories-goal-lair = Kill { $count } { $zombie_many }; they begin at { $zone }.
stories-goal-prize = Take the blue objective at { $zone }.
stories-goal-carry = Carry it to the exit, { $zone }, and get there all of you.

stories-rule-experience = Whoever takes an objective gains { $points } experience.
stories-rule-cache = Nobody needs the objective at { $zone } to win.
stories-turn-chase = They have heard you: { $count } zombies come to { $zone }, and the blue spawn zone at { $spawn } wakes.
