import type { Chapter } from './chapter.ts'

/** The standard game: movement, zones of control and terrain. */
export const STANDARD_MOVEMENT: Chapter = {
  'Standard Movement': {
    M0a: ['may', 'In his movement phase a player moves any number of his units, or none.'],
    M0b: ['may', 'Each moves in any direction and may change direction freely.', 'rules/reach.ts'],
    MPa: ['is', 'Entering a hex costs one point.', 'rules/reach.ts'],
  },
  'Standard Movement A': { MAa: ['may not', 'While one side moves, the other’s units do not.'] },
  'Standard Movement B': { MBa: ['may not', 'Neither side attacks in a movement phase.'] },
  'Standard Movement C': {
    MCa: ['is', 'Every hex costs one point.', 'rules/step-costs.ts'],
    MCb: ['may not', 'A unit spends no more points than its counter shows.'],
  },
  'Standard Movement D': {
    MDa: ['may not', 'A move goes from hex to adjacent hex and skips none.', 'rules/reach.ts'],
  },
  'Standard Movement E': {
    MEa: ['may', 'A unit may pass through hexes with friendly units.'],
    MEb: ['may not', 'It neither enters nor passes through a hex with an enemy.'],
  },
  'Standard Movement F': {
    MFa: ['may not', 'When the movement phase ends, no hex holds more than one unit.'],
    MFb: [
      'may not',
      'A unit may stop in an occupied hex only while the unit there can still move away.',
      'rules/stacking.ts',
    ],
  },
  'Standard Movement G': {
    MGa: ['must', 'A unit that enters an enemy zone stops at once.'],
    MGb: ['may not', 'No unit passes through a hex that the enemy controls.'],
    MGc: ['may not', 'No unit in such a hex moves away from it.', 'rules/zones.ts'],
    MGd: [
      'may',
      'When combat has destroyed or driven off the enemies that control the hex, the unit may move.',
      'rules/zones.ts',
    ],
  },
  'Standard Movement H': {
    MHa: ['may not', 'A unit that is in an enemy zone when its movement begins does not move.', 'rules/zones.ts'],
  },
  'Standard Movement I': {
    MIa: ['may', 'All, some or none of the units may move, as far as zones allow.'],
    MIb: ['may', 'A unit need not use its whole allowance.', 'rules/reach.ts'],
    MIc: ['may not', 'It never uses more.', 'rules/reach.ts'],
  },
  'Standard Movement J': {
    MJa: ['may not', 'Units enter only woods with a road.'],
    MJb: ['may not', 'A unit enters woods/road only across a hexside that the road crosses.'],
    MJc: ['may not', 'It also leaves woods/road only across such a hexside.'],
    MJd: ['may not', 'Other woods are closed.'],
  },
  'Standard Movement K': {
    MKa: ['may not', 'A unit that has moved does not move again in the player-turn.'],
    MKb: [
      'no effect',
      'Nor is its move changed, unless the opponent agrees.',
      'Taking a move back is up to the players, and to the program’s undo.',
    ],
  },
  'Standard Movement L': {
    MLa: ['may not', 'Points are not transferred to another unit.'],
    MLb: ['may not', 'Points are not saved for later turns.'],
  },
  'Standard Zones': {
    Z0a: ['is', 'A unit of any arm controls all six hexes around it, closed woods included.'],
    Z0b: ['is', 'This affects how enemies move and fight.', 'rules/zones.ts'],
  },
  'Standard Zones A': { ZAa: ['is', 'Zones exist at every moment, in either side’s turn.'] },
  'Standard Zones B': { ZBa: ['may', 'A side’s own zones never hamper it.', 'rules/zones.ts'] },
  'Standard Zones C': {
    ZCa: ['may', 'A unit may move next to an enemy.', 'rules/reach.ts'],
    ZCb: ['must', 'It stops in the first controlled hex it enters.'],
  },
  'Standard Zones D': {
    ZDa: ['may not', 'It does not move on until that enemy has been destroyed or driven back in combat.'],
    ZDb: ['is', 'Or until combat drives back the unit itself.'],
  },
  'Standard Zones E': { ZEa: ['is', 'A hex may be in the zones of several units, which makes no difference.'] },
  'Standard Zones F': {
    ZFa: [
      'is',
      'Overlapping zones of two enemies that are not adjacent have no effect on either.',
      'rules/combat-duties.ts',
    ],
    ZFb: ['is', 'Zones affect only units that are in each other’s zones.', 'rules/zones.ts'],
  },
  'Standard Zones G': {
    ZGa: ['may not', 'Of two adjacent enemies, neither moves away until combat removes or moves one.'],
  },
  'Standard Terrain clear': {
    X1a: ['is', 'Clear ground costs one point, with or without a road.', 'format/catalog.ts'],
    X1b: ['is', 'It has no effect on combat.', 'format/catalog.ts'],
  },
  'Standard Terrain town': {
    X2a: ['is', 'Towns and woods/road cost one point.', 'format/catalog.ts'],
    X2c: ['is', 'Units attacking out of them have normal strength.', 'rules/strengths.ts'],
  },
  'Standard Terrain woods-road': {
    X2b: ['is', 'Defenders there have double strength, in woods/road as in towns.', 'format/catalog.ts'],
  },
  'Standard Terrain woods': {
    X3a: ['may not', 'Woods are not entered.', 'format/catalog.ts'],
    X3b: ['may not', 'Artillery does not fire across woods in between.', 'rules/line-of-fire.ts'],
    X4a: [
      'no effect',
      'A hex with any part of the woods symbol is woods.',
      'This concerns reading the printed map; in the data each hex has its terrain.',
    ],
  },
}
