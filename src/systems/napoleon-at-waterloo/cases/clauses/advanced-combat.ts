import type { Chapter } from './chapter.ts'

/** The advanced game: combat, artillery, the capability chart, the table, retreats and advances. */
export const ADVANCED_COMBAT: Chapter = {
  Combat: {
    aC0a: ['may not', 'Attacks are made in one’s own combat phase only.', 'rules/turn.ts'],
    aC0b: ['may not', 'They are made on neighbours only, guns excepted.'],
    aC0c: ['is', 'Nobody has to attack anybody, neighbours included.'],
    aC0d: ['is', 'First all artillery attacks, after that ground combat one by one.', 'rules/sequence.ts'],
    aC0e: ['may', 'Within each sort the attacker sets the order.'],
  },
  'Combat 1': {
    aC1a: ['may not', 'A defender is not attacked more than twice in a game-turn.'],
    aC1b: ['is', 'Once by bombardment and once on the ground.'],
    aC1c: ['may not', 'There is no second attack of either sort.'],
  },
  'Combat 2': {
    aC2a: ['is', 'Units stacked in a hex are attacked together.', 'rules/combat.ts'],
    aC2b: ['is', 'Not more than one attack of each sort goes into a hex.'],
    aC2c: ['is', 'All of them are attacked, and all defend.', 'rules/strengths.ts'],
  },
  'Combat 3': {
    aC3a: ['may not', 'Nobody advances who starts in an enemy zone other than that of the unit that has left or died.'],
  },
  'Combat 4': {
    aC4a: ['is', 'In towns defenders have double strength.'],
    aC4b: ['is', 'Attackers do not.'],
  },
  'Combat 5': { aC5a: ['is', 'Cases B, C, D, H and J of the standard game no longer hold.'] },
  Artillery: { aA8a: ['is', 'Cases A, B, D and F of the standard game no longer hold; C, E and G do.'] },
  'Artillery 1': {
    aA1a: ['may not', 'Guns attack by bombardment and in no other way.'],
    aA1b: ['is', 'Their attacks are settled apart from all others.'],
  },
  'Artillery 2': { aA2a: ['may', 'Any number of guns one or two hexes from the target add up their strengths.'] },
  'Artillery 3': { aA3a: ['may not', 'They never join in attacks by infantry and cavalry.'] },
  'Artillery 4': {
    aA4a: ['may not', 'They do not fire through woods.'],
    aA4b: ['may not', 'Nor through friends in between.'],
    aA4c: ['may', 'Where an equally direct line is open they may fire along that.'],
  },
  'Artillery 5': { aA5a: ['is', 'All units in the target hex are attacked, and all defend.', 'rules/combat.ts'] },
  'Artillery 6': {
    aA6a: ['may not', 'A gun does not attack more than one hex in a combat phase.'],
    aA6b: ['is', 'Each hex fired at is a combat of its own.'],
  },
  'Artillery 7': {
    aA7a: [
      'is',
      'A failed attack neither destroys its guns nor makes them retreat, at any range.',
      'rules/engagement.ts',
    ],
    aA7b: ['may', 'They may accept an Ar if their player wants it.'],
    aR1c: ['is', 'Only DE and Dr are applied to what guns do.', 'rules/combat.ts'],
  },
  'Artillery advance': { aR1d: ['may not', 'Guns never advance.'] },
  'Artillery reminder': {
    aR1a: ['may not', 'Guns attack apart from others.'],
    aR1b: ['is', 'And before them.', 'rules/sequence.ts'],
  },
  Capability: {
    aK0a: ['is', 'The die is changed by the chart before the table is read.'],
    aK1a: ['is', 'The chart has a line for the attacker’s arm and a column for the defender’s.', 'format/catalog.ts'],
    aK1b: ['is', 'For guns the line goes by range: one hex or two.'],
  },
  'Capability modes': {
    aK2a: ['may', 'An attacker with several arms chooses to attack as infantry or as cavalry.'],
    aK2b: ['is', 'He says so before the defender chooses.', 'rules/modes.ts'],
    aK2c: ['may', 'A defender with several arms then chooses to defend as infantry, cavalry or artillery.'],
    aK2d: ['is', 'The two choices give the number.'],
  },
  'Capability exception': {
    aK3a: ['may not', 'If both sides have infantry as well as cavalry there, neither chooses cavalry.'],
  },
  'Capability mixed ranges': {
    aK4a: ['is', 'If some guns fire at one hex and some at two, all count as firing at two.'],
  },
  Results: {
    aR0a: ['is', 'Results mean what they mean in the standard game.', 'rules/combat.ts'],
    aR0b: ['is', 'There are ten lines, since the chart changes the die.', 'format/reconstruction.ts'],
  },
  'Results limits': {
    aR0c: ['is', 'More than 6-1 counts as 6-1.'],
    aR0d: ['is', 'Less than 1-4 counts as 1-4.'],
  },
  Retreat: {
    aB0a: ['is', 'As before the victor says where retreating units go, within these limits.', 'rules/turn.ts'],
  },
  'Retreat vacant': { aB0b: ['must', 'An empty hex outside enemy zones is taken if there is one.'] },
  'Retreat fewest': { aB0c: ['must', 'Otherwise the hex with the fewest friends, outside enemy zones.'] },
  'Retreat full': {
    aB0d: ['is', 'If only a hex with three friends is left, the unit goes there.'],
    aB0e: ['is', 'One of the three who had no part in the combat is disrupted as in the standard game.'],
    aB0f: ['is', 'A retreat never breaks the limit of three: each unit that comes bumps one out.'],
  },
  Advance: {
    aF0a: [
      'may',
      'Victors may advance into hexes that beaten units left, unless they start in the zone of another enemy.',
    ],
    aF0b: ['may not', 'Only into hexes left by units with whom they themselves had been in combat.'],
  },
}
