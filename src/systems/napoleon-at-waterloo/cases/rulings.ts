/** How we read the book where it is silent or contradicts itself, by rule. */
export const RULINGS: Readonly<Record<string, readonly string[]>> = {
  Turn: ['The side listed first moves first. A phase in which there is nothing to decide ends by itself.'],
  Zones: ['Every unit has a zone of control, a leader as well: the text knows no unit without.'],
  'Zones 2': [
    'The point for leaving is paid with every hex that is entered out of a zone, since a way may lead through several.',
    'The text forbids leaving to infantry and artillery only, so that a leader leaves as cavalry does.',
  ],
  'Movement 1': ['A step that a unit cannot pay for in full is not taken: there is no least move of one hex.'],
  'Movement 2': [
    'A unit may end its move in a full hex only while as many there have not moved and can still go. A side cannot end its movement while it could still undo an excess; nor can a unit stay where it makes one that it could avoid. What then remains is destroyed, and the enemy chooses (third edition, 4.4; the second does not say).',
  ],
  'Movement 4': ['A road helps only from hex to hex along it; into woods from elsewhere it costs four.'],
  Combat: ['A unit attacks once a phase. A unit without strength, such as a leader, cannot attack.'],
  'Combat 1': [
    'A hex cannot be attacked if anybody in it was already, in the same way: a unit that has retreated there shields the others.',
  ],
  'Combat 2': ['The ban on more than one type is read as one attack of each type, as case 1 has it.'],
  'Combat 4': ['Strengths are multiplied one after the other: doubled by morale and in a town is four times.'],
  'Artillery 4': [
    'Only woods, with or without a road, and friends are named: towns and enemies do not block. Between two hexes in a straight line there is one hex, otherwise two, and one of them open is enough.',
  ],
  'Artillery 7': [
    'An Ar has no effect unless the owner takes it, for each gun that has a way back; AE and EX have none. He also chooses the hex, since he goes of his own will.',
  ],
  'Terrain woods': [
    'The column is shifted after odds beyond the table have been brought back to its end: 9-1 in woods is 5-1. In an attack on several hexes one of woods is enough.',
  ],
  'Terrain woods-road': ['One cell of the chart spans both kinds of woods, so that the shift holds here, too.'],
  Odds: ['No strength against any is the worst column, any against no strength the best.'],
  'Capability modes': [
    'Guns have a mode of defence, but none of attack beside their range. A leader adds no mode; alone he counts as cavalry. Odds that are told before the defender has chosen take the mode that is best for him.',
  ],
  'Results limits': ['A modified die beyond the rows of the table is read in the last one.'],
  'Results 1-4': [
    'The printed table is not in our sources: these columns are a reconstruction, which a scenario can replace.',
  ],
  'Results EX': [
    'The attacker pays with whole units of at least the printed strength of what the defender has lost, and stops as soon as that is reached. If he has no more, he pays with all.',
  ],
  Retreat: [
    'A retreat costs no movement points, but goes only where the unit could march with all of them (third edition, 6.4): guns with three points not into woods, nor into woods/road from a side without its road. By the letter of the second edition woods without a road are closed to all who retreat: option retreatIntoWoods.',
    'The victor chooses the order, too. Where there is nothing to choose, it happens by itself.',
  ],
  'Retreat full': [
    'The victor also chooses who is bumped out, and where to, by the same preferences; nobody twice in a combat. The hex that was just left is open like any other, if no enemy controls it. A full hex whose units cannot give way is no way back.',
  ],
  Advance: [
    'The defender may advance as well, after AE and Ar, into hexes that the attackers have left altogether. Only the hex from which a unit advances must be free of other zones, not that into which.',
    'A unit that has advanced neither attacks nor is attacked until the end of the phase, its bombardments and its combats together.',
  ],
  'Advance stack': ['As many units as may stack; nothing is said of fewer.'],
  'Set-up Prussians': [
    'They come before anybody else of their side is moved, each with its whole move; the first hex costs what its terrain and zones of control cost. Who finds no room waits.',
    'The text names no other edge than that of the standard game: the east, by the hexes that the scenario lists. Woods on it are entered at their price, and zones of control at theirs: option entryIntoZones.',
  ],
  Demoralization: ['The points are those printed on the counters, also for units destroyed as excess.'],
  'Demoralization 2': [
    'The enemy’s infantry and artillery leave zones at the price for cavalry, and pay to enter as always.',
  ],
  'Demoralization 3': [
    'One sentence lets all French units leave all zones, another spares the Prussians every effect but the doubled strengths: Prussians go on holding infantry and artillery.',
  ],
  'Demoralization 4': ['An exchange is one instant: losses are counted when it is paid in full.'],
  'Victory French decisive': ['Fourteen combat units besides Napoleon, who is none.'],
  'Victory exit': ['Leaving the board costs one point, and one more out of a zone of control.'],
  'Standard Zones F': ['It only says that overlapping zones do nothing: units fight when they are next to each other.'],
  'Standard Movement F': [
    'As in the advanced game, with one unit for three. A unit may stop on a friend who can still go on (third edition, 4.4).',
  ],
  'Standard Movement J': [
    'Woods/road is entered and left along its road, by moves, retreats and advances alike (third edition, 4.2). A road that ends at the edge of the board leads off it, so that units leave and arrive there.',
  ],
  'Standard Movement K': ['A unit that was chosen and stays where it is has made its move.'],
  'Standard Combat B': [
    'Who has to fight is settled when the phase begins, and lapses when the contact is broken; contacts that only arise during the phase oblige nobody.',
    'An attack is refused if it would leave somebody without a partner who has one now.',
  ],
  'Standard Combat F': ['All attackers are next to all who are attacked.'],
  'Standard Artillery A': [
    'Guns next to an enemy may bombard another if friends attack the neighbour, before or after them (second edition; the third forbids it, 5.6).',
  ],
  'Standard Artillery C': [
    'In an exchange guns that fire two hexes far pay nothing; if only they attacked, nobody does.',
    'After an Ar they may go back, when all others have; their owner chooses the hex, since he goes of his own will (third edition, 6.8). Guns that have no way back stay.',
  ],
  'Standard Terrain woods-road': ['The chart doubles the defence, the text names towns only: the chart holds.'],
  'Standard Retreat': [
    'A unit falls back where it could march (third edition, 6.4): not into woods off the road, and woods/road only along the road. Where the only way out is over friends who cannot give way, the unit is destroyed.',
  ],
  'Standard Retreat disruption': [
    'The hex that was just left is open to whoever is pushed aside, if no enemy controls it.',
  ],
  'Standard Advance': ['One unit to a hex. The ground must be open to it.'],
  'Standard Prussians': [
    'Not into a zone of control (third edition, 7.2; the second does not say): option entryIntoZones. They cannot be held back (second edition); who cannot enter comes as soon as he can.',
  ],
  'Standard Victory A': ['Once the Allies have lost 40 points first they can no longer win, only hold out for a draw.'],
  'Standard Victory E': ['All attacks of the Allies, and all of the French.'],
  'Standard Victory F': ['The French condition is looked at first, and asks for seven units that have left already.'],
}
