import type { Chapter } from './chapter.ts'

/** The standard game: movement, zones of control and terrain. */
export const STANDARD_MOVEMENT: Chapter = {
  'Standard Movement': {
    M0a: ['may', 'In his movement phase a player moves any number of his units, or none.'],
    M0b: ['may', 'Each goes in whatever direction it likes and turns as often as it likes.', 'rules/reach.ts'],
    MPa: ['is', 'A hex that is entered takes one point.', 'rules/reach.ts'],
  },
  'Standard Movement A': { MAa: ['may not', 'While one side moves, the other’s units stand still.'] },
  'Standard Movement B': { MBa: ['may not', 'Neither side attacks in a movement phase.'] },
  'Standard Movement C': {
    MCa: ['is', 'Every hex costs one point.', 'rules/step-costs.ts'],
    MCb: ['may not', 'Nobody spends more points than the counter has.'],
  },
  'Standard Movement D': {
    MDa: ['may not', 'A move goes from neighbour to neighbour and leaves no hex out.', 'rules/reach.ts'],
  },
  'Standard Movement E': {
    MEa: ['may', 'A unit may cross hexes that hold friends.'],
    MEb: ['may not', 'It neither enters nor crosses a hex that holds an enemy.'],
  },
  'Standard Movement F': {
    MFa: ['may not', 'When the movement phase ends, no hex has more than one unit.'],
    MFb: [
      'may not',
      'A second unit stops where one stands only as long as that one can still go.',
      'rules/stacking.ts',
    ],
  },
  'Standard Movement G': {
    MGa: ['must', 'Whoever comes into an enemy zone halts at once.'],
    MGb: ['may not', 'Nobody passes through a hex that the enemy controls.'],
    MGc: ['may not', 'Nobody who is in such a hex moves away from it.', 'rules/zones.ts'],
    MGd: [
      'may',
      'When combat has killed or driven off the enemies who control the hex, its unit may go.',
      'rules/zones.ts',
    ],
  },
  'Standard Movement H': {
    MHa: ['may not', 'A unit that is in an enemy zone when its movement begins does not move.', 'rules/zones.ts'],
  },
  'Standard Movement I': {
    MIa: ['may', 'All units may be moved, or some, or none, as far as zones let them.'],
    MIb: ['may', 'A unit need not use its whole allowance.', 'rules/reach.ts'],
    MIc: ['may not', 'It never uses more.', 'rules/reach.ts'],
  },
  'Standard Movement J': {
    MJa: ['may not', 'The only woods that are entered are woods with a road.'],
    MJb: ['may not', 'Into woods/road a unit comes only over a side that the road crosses.'],
    MJc: ['may not', 'Out of woods/road, too, it goes only over such a side.'],
    MJd: ['may not', 'Other woods are closed.'],
  },
  'Standard Movement K': {
    MKa: ['may not', 'A unit that was moved is not moved again in the player-turn.'],
    MKb: [
      'no effect',
      'Nor is its move altered, unless the opponent agrees.',
      'Taking back is a matter between the players, and of the undo of the program.',
    ],
  },
  'Standard Movement L': {
    MLa: ['may not', 'Points are not handed to another unit.'],
    MLb: ['may not', 'Points are not saved for later turns.'],
  },
  'Standard Zones': {
    Z0a: ['is', 'A unit, whatever its arm, controls all six hexes around it, closed woods among them.'],
    Z0b: ['is', 'That concerns how enemies move and fight.', 'rules/zones.ts'],
  },
  'Standard Zones A': { ZAa: ['is', 'Zones exist at every moment, in either side’s turn.'] },
  'Standard Zones B': { ZBa: ['may', 'A side’s own zones never hamper it.', 'rules/zones.ts'] },
  'Standard Zones C': {
    ZCa: ['may', 'A unit may step next to an enemy.', 'rules/reach.ts'],
    ZCb: ['must', 'In the first controlled hex that it meets it stops.'],
  },
  'Standard Zones D': {
    ZDa: ['may not', 'It does not go on until that enemy has been killed or thrown back in combat.'],
    ZDb: ['is', 'Or until combat throws back the unit itself.'],
  },
  'Standard Zones E': { ZEa: ['is', 'A hex may be in the zones of several units, which makes no difference.'] },
  'Standard Zones F': {
    ZFa: [
      'is',
      'That the zones of two enemies overlap, while they are no neighbours, does nothing to either.',
      'rules/combat-duties.ts',
    ],
    ZFb: ['is', 'Zones work only on units that are in one another’s zones.', 'rules/zones.ts'],
  },
  'Standard Zones G': {
    ZGa: ['may not', 'Of two neighbours on opposite sides neither gets away before combat removes or moves one.'],
  },
  'Standard Terrain clear': {
    X1a: ['is', 'Clear ground costs one point, with or without a road.', 'format/catalog.ts'],
    X1b: ['is', 'It has no effect on combat.', 'format/catalog.ts'],
  },
  'Standard Terrain town': {
    X2a: ['is', 'Towns and woods/road cost one point.', 'format/catalog.ts'],
    X2c: ['is', 'Whoever attacks out of them has his normal strength.', 'rules/strengths.ts'],
  },
  'Standard Terrain woods-road': {
    X2b: ['is', 'Whoever defends there has double strength, in woods/road as in towns.', 'format/catalog.ts'],
  },
  'Standard Terrain woods': {
    X3a: ['may not', 'Woods are not entered.', 'format/catalog.ts'],
    X3b: ['may not', 'Guns do not fire across woods in between.', 'rules/line-of-fire.ts'],
    X4a: [
      'no effect',
      'A hex with any part of the woods symbol is woods.',
      'A matter of reading the printed map: in the data a hex has its terrain.',
    ],
  },
}
