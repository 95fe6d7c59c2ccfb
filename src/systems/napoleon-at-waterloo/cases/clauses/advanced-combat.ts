import type { Chapter } from './chapter.ts'

/** The advanced game: combat, artillery, the capability chart, the table, retreats and advances. */
export const ADVANCED_COMBAT: Chapter = {
  Combat: {
    aC0a: ['may not', 'A side attacks only in its own combat phase.', 'rules/turn.ts'],
    aC0b: ['may not', 'Units attack only adjacent enemies, artillery excepted.'],
    aC0c: ['is', 'No unit has to attack, not even an adjacent enemy.'],
    aC0d: ['is', 'All bombardments come first, then ground combats one by one.', 'rules/sequence.ts'],
    aC0e: ['may', 'Within each type the attacker sets the order.'],
  },
  'Combat 1': {
    aC1a: ['may not', 'A defender is not attacked more than twice in a game-turn.'],
    aC1b: ['is', 'Once by bombardment and once on the ground.'],
    aC1c: ['may not', 'There is no second attack of either type.'],
  },
  'Combat 2': {
    aC2a: ['is', 'Units stacked in a hex are attacked together.', 'rules/combat.ts'],
    aC2b: ['is', 'A hex suffers at most one attack of each type.'],
    aC2c: ['is', 'All of them are attacked, and all defend.', 'rules/strengths.ts'],
  },
  'Combat 3': {
    aC3a: [
      'may not',
      'A unit does not advance if it starts in the zone of an enemy other than the unit that retreated or was destroyed.',
    ],
  },
  'Combat 4': {
    aC4a: ['is', 'Defenders in towns have double strength.'],
    aC4b: ['is', 'Attackers do not.'],
  },
  'Combat 5': { aC5a: ['is', 'Cases B, C, D, H and J of the standard game no longer apply.'] },
  Artillery: { aA8a: ['is', 'Cases A, B, D and F of the standard game no longer apply; C, E and G do.'] },
  'Artillery 1': {
    aA1a: ['may not', 'Artillery attacks only by bombardment.'],
    aA1b: ['is', 'Its attacks are resolved separately from all others.'],
  },
  'Artillery 2': {
    aA2a: ['may', 'Any number of artillery units one or two hexes from the target add their strengths.'],
  },
  'Artillery 3': { aA3a: ['may not', 'Artillery never joins attacks by infantry and cavalry.'] },
  'Artillery 4': {
    aA4a: ['may not', 'Artillery does not fire through woods.'],
    aA4b: ['may not', 'Nor through friendly units in between.'],
    aA4c: ['may', 'If an equally direct line is open, it may fire along that.'],
  },
  'Artillery 5': { aA5a: ['is', 'All units in the target hex are attacked, and all defend.', 'rules/combat.ts'] },
  'Artillery 6': {
    aA6a: ['may not', 'An artillery unit attacks at most one hex in a combat phase.'],
    aA6b: ['is', 'Each hex fired at is a separate combat.'],
  },
  'Artillery 7': {
    aA7a: [
      'is',
      'A failed bombardment neither destroys the artillery nor makes it retreat, at any range.',
      'rules/engagement.ts',
    ],
    aA7b: ['may', 'Its owner may accept an Ar.'],
    aR1c: ['is', 'Only DE and Dr results of a bombardment apply.', 'rules/combat.ts'],
  },
  'Artillery advance': { aR1d: ['may not', 'Artillery never advances.'] },
  'Artillery reminder': {
    aR1a: ['may not', 'Artillery attacks separately from other units.'],
    aR1b: ['is', 'And before them.', 'rules/sequence.ts'],
  },
  Capability: {
    aK0a: ['is', 'The chart modifies the die roll before the table is read.'],
    aK1a: ['is', 'The chart has a row for the attacker’s arm and a column for the defender’s.', 'format/catalog.ts'],
    aK1b: ['is', 'For artillery the row depends on range: one hex or two.'],
  },
  'Capability modes': {
    aK2a: ['may', 'An attacker with several arms chooses to attack as infantry or as cavalry.'],
    aK2b: ['is', 'The attacker announces this before the defender chooses.', 'rules/modes.ts'],
    aK2c: ['may', 'A defender with several arms then chooses to defend as infantry, cavalry or artillery.'],
    aK2d: ['is', 'The two choices give the modifier.'],
  },
  'Capability exception': {
    aK3a: ['may not', 'If both sides have infantry as well as cavalry there, neither chooses cavalry.'],
  },
  'Capability mixed ranges': {
    aK4a: ['is', 'If some artillery fires at one hex and some at two, all counts as firing at two.'],
  },
  Results: {
    aR0a: ['is', 'Results mean what they mean in the standard game.', 'rules/combat.ts'],
    aR0b: ['is', 'The table has ten rows, since the chart modifies the die.', 'format/reconstruction.ts'],
  },
  'Results limits': {
    aR0c: ['is', 'More than 6-1 counts as 6-1.'],
    aR0d: ['is', 'Less than 1-4 counts as 1-4.'],
  },
  Retreat: {
    aB0a: ['is', 'As before, the victor decides where retreating units go, within these limits.', 'rules/turn.ts'],
  },
  'Retreat vacant': { aB0b: ['must', 'A unit retreats to an empty hex outside enemy zones if there is one.'] },
  'Retreat fewest': { aB0c: ['must', 'Otherwise to the hex outside enemy zones with the fewest friendly units.'] },
  'Retreat full': {
    aB0d: ['is', 'If only a hex with three friendly units is left, it goes there.'],
    aB0e: ['is', 'One of the three that took no part in the combat is disrupted as in the standard game.'],
    aB0f: ['is', 'A retreat never breaks the limit of three: each unit that enters displaces one.'],
  },
  Advance: {
    aF0a: [
      'may',
      'Victors may advance into hexes that beaten units vacated, unless they start in the zone of another enemy.',
    ],
    aF0b: ['may not', 'Only into hexes vacated by units that they themselves fought.'],
  },
}
