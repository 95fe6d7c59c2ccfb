/** How we read the book where it is silent or contradicts itself, by rule. */
export const RULINGS: Readonly<Record<string, readonly string[]>> = {
  Turn: ['The side listed first moves first. A phase in which there is nothing to decide ends by itself.'],
  Zones: ['Every unit has a zone of control, leaders included: the text mentions no unit without one.'],
  'Zones 2': [
    'The point for leaving is paid for every hex entered out of a zone, since a route may pass through several zones.',
    'The text forbids only infantry and artillery to leave, so a leader leaves as cavalry does.',
  ],
  'Movement 1': ['A step that a unit cannot pay for in full is not taken: there is no minimum move of one hex.'],
  'Movement 2': [
    'A unit may end its move in a full hex only while enough units there have not moved and can still leave. A side cannot end its movement while it could still undo an excess; nor can a unit stay where it makes one that it could avoid. What then remains is destroyed, and the enemy chooses (third edition, 4.4; the second does not say).',
  ],
  'Movement 4': ['A road helps only from hex to hex along it; into woods from elsewhere it costs four.'],
  Combat: ['A unit attacks once a phase. A unit without strength, such as a leader, cannot attack.'],
  'Combat 1': [
    'A hex cannot be attacked if any unit in it has already been attacked in the same way: a unit that has retreated there shields the others.',
  ],
  'Combat 2': ['The ban on more than one type is read as one attack of each type, as case 1 has it.'],
  'Combat 4': ['Strengths are multiplied one after the other: doubled by morale and in a town is four times.'],
  'Artillery 4': [
    'The text names only woods, with or without a road, and friendly units: towns and enemies do not block. Between two hexes in a straight line there is one hex, otherwise two, and one of them open is enough.',
  ],
  'Artillery 7': [
    'An Ar has no effect unless the owner accepts it, for each artillery unit that has a way back; AE and EX have none. The owner also chooses the hex, since the retreat is voluntary.',
  ],
  'Terrain woods': [
    'The column is shifted after odds beyond the table have been brought back to its end: 9-1 in woods is 5-1. In an attack on several hexes one of woods is enough.',
  ],
  'Terrain woods-road': ['One cell of the chart spans both kinds of woods, so the shift applies here too.'],
  Odds: ['An attack without strength uses the worst column, a defence without strength the best.'],
  'Capability modes': [
    'Artillery has a mode of defence, but none of attack besides its range. A leader adds no mode; alone he counts as cavalry. Odds shown before the defender has chosen assume the mode that is best for the defender.',
  ],
  'Results limits': ['A modified die beyond the rows of the table is read in the last one.'],
  'Results 1-4': [
    'The printed table is not in our sources: these columns are a reconstruction, which a scenario can replace.',
  ],
  'Results EX': [
    'The attacker pays with whole units of at least the printed strength of what the defender has lost, and stops as soon as that is reached. If he has no more, he pays with all.',
  ],
  Retreat: [
    'A retreat costs no movement points, but goes only where the unit could march with all of them (third edition, 6.4): artillery with three points not into woods, nor into woods/road from a side without its road. By the letter of the second edition, woods without a road are closed to every retreat: option retreatIntoWoods.',
    'The victor also chooses the order. Where there is nothing to choose, it happens by itself.',
  ],
  'Retreat full': [
    'The victor also chooses which unit is displaced, and where to, by the same preferences; no unit twice in a combat. The hex just vacated is open like any other, if no enemy controls it. A full hex whose units cannot give way is not a way back.',
  ],
  Advance: [
    'The defender may advance as well, after AE and Ar, into hexes that all attackers have left. Only the hex a unit advances from must be free of other zones, not the one it enters.',
    'A unit that has advanced neither attacks nor is attacked until the end of the phase, its bombardments and its combats together.',
  ],
  'Advance stack': ['As many units as may stack; the text sets no lower limit.'],
  'Set-up Prussians': [
    'They arrive before any other unit of their side moves, each with its whole move; the first hex costs what its terrain and zones of control cost. A unit that finds no room waits.',
    'The text names no other edge than that of the standard game: the east, by the hexes that the scenario lists. Woods on it are entered at their normal cost, and zones of control at theirs: option entryIntoZones.',
  ],
  Demoralization: ['The points are those printed on the counters, also for units destroyed as excess.'],
  'Demoralization 2': [
    'The enemy’s infantry and artillery leave zones at the cost for cavalry, and pay to enter as always.',
  ],
  'Demoralization 3': [
    'One sentence lets all French units leave all zones, another spares the Prussians every effect but the doubled strengths: Prussians still hold infantry and artillery.',
  ],
  'Demoralization 4': ['An exchange is one event: losses are counted when it is paid in full.'],
  'Victory French decisive': ['Fourteen combat units besides Napoleon, who is not one.'],
  'Victory exit': ['Leaving the board costs one point, and one more out of a zone of control.'],
  'Standard Zones F': ['It only says that overlapping zones have no effect: units fight when they are adjacent.'],
  'Standard Movement F': [
    'As in the advanced game, with one unit instead of three. A unit may stop on a friendly unit that can still move (third edition, 4.4).',
  ],
  'Standard Movement J': [
    'Woods/road is entered and left along its road, by moves, retreats and advances alike (third edition, 4.2). A road that ends at the edge of the board leads off it, so units leave and arrive there.',
  ],
  'Standard Movement K': ['A unit that was chosen and stays where it is has made its move.'],
  'Standard Combat B': [
    'The units that have to fight are fixed when the phase begins; the duty lapses when contact is broken. Contacts that arise during the phase oblige no unit.',
    'An attack is refused if it would leave a unit that must fight with no opponent.',
  ],
  'Standard Combat F': ['All attackers must be adjacent to all defenders.'],
  'Standard Artillery A': [
    'Artillery next to an enemy may bombard another if friendly units attack the adjacent one, before or after it (second edition; the third forbids it, 5.6).',
  ],
  'Standard Artillery C': [
    'In an exchange artillery firing at two hexes pays nothing; if it alone attacked, no unit pays.',
    'After an Ar it may retreat, once all others have; its owner chooses the hex, since the retreat is voluntary (third edition, 6.8). Artillery that has no way back stays.',
  ],
  'Standard Terrain woods-road': ['The chart doubles the defence, the text names towns only: the chart prevails.'],
  'Standard Retreat': [
    'A unit retreats where it could move (third edition, 6.4): not into woods off the road, and into woods/road only along the road. If the only way back is through friendly units that cannot give way, the unit is destroyed.',
  ],
  'Standard Retreat disruption': ['The hex just vacated is open to a displaced unit, if no enemy controls it.'],
  'Standard Advance': ['One unit to a hex. The ground must be open to it.'],
  'Standard Prussians': [
    'Not into a zone of control (third edition, 7.2; the second does not say): option entryIntoZones. They cannot be held back (second edition); a unit that cannot enter arrives as soon as it can.',
  ],
  'Standard Victory A': [
    'Once the Allies have lost 40 points first, they can no longer win, only hold out for a draw.',
  ],
  'Standard Victory E': ['This applies to all attacks, Allied and French.'],
  'Own victory': [
    'An addition of ours: the book has two battles, and their conditions. Others may ask for places, troops and turns as well, by the conditions that all rulebooks share, and score victory points.',
  ],
  'Standard Victory F': ['The French condition is checked first, and requires seven units that have already left.'],
}
