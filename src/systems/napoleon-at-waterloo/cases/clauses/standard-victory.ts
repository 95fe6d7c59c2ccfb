import type { Chapter } from './chapter.ts'

/** The standard game: victory and demoralisation. */
export const STANDARD_VICTORY: Chapter = {
  'Standard Victory': {
    V0a: ['is', 'To win, the French must destroy 40 enemy points and exit seven units to the north by turn 10.'],
    V0b: ['is', 'The Allies must lose 40 points before the French do.'],
    V0c: ['is', 'The Allies win by being first to destroy 40 points.'],
    V0d: ['is', 'The game is drawn if neither army loses 40.'],
    V0e: ['is', 'It is drawn if the Allies lose 40 first, but fewer than seven French units exit.'],
    V1a: ['no effect', 'A track of 40 boxes records the losses of both sides.', 'Record-keeping on paper.'],
    V1b: ['no effect', 'The box for exited French units has seven spaces.', 'Record-keeping on paper.'],
  },
  'Standard Demoralization': {
    D0a: [
      'is',
      'If the French destroy 40 points first without having exited seven units, play continues and the Allies are demoralised.',
    ],
    D0b: ['is', 'Prussians are included.', 'rules/morale.ts'],
    D0c: ['is', 'It takes effect at once, from the next attack on.'],
    D0d: ['is', 'Once demoralised, the Allies stay so to the end.'],
    D0e: ['is', 'From then on the Allies can achieve at most a draw.', 'rules/victory.ts'],
    D0f: ['is', 'The French are never demoralised.'],
    DPa: ['is', 'The points lost by each side are counted.', 'rules/losses.ts'],
    DPb: ['is', 'Units that have exited are not French losses.', 'rules/exits.ts'],
    DPc: ['no effect', 'They are kept beside the map.', 'Record-keeping on paper.'],
  },
  'Standard Victory A': { VAa: ['is', 'The first side to meet its conditions wins at once, and play ends.'] },
  'Standard Victory B': {
    VBa: ['may not', 'French units exit to the north only by hexes with an arrow.', 'rules/reach.ts'],
    VBb: ['is', 'Leaving the map costs one point.', 'rules/reach.ts'],
    VBc: ['may not', 'Units that have left do not return.', 'rules/orders.ts'],
  },
  'Standard Victory C': {
    VCa: ['is', 'The seven may exit in different turns and by different hexes.'],
    VCb: ['is', 'They may exit before or after the 40 points are reached.'],
    VCc: ['may not', 'Allied units do not leave, not even to escape destruction.', 'rules/movement.ts'],
  },
  'Standard Victory D': {
    VDa: [
      'is',
      'A French unit that has to retreat off the map is destroyed and does not count as exited, not even at an arrow.',
    ],
    VDb: ['is', 'The same applies to Allied units.'],
  },
  'Standard Victory E': {
    VEa: ['is', 'Demoralised Allies attack one column lower, 3-1 as 2-1; at the end of the table the shift stops.'],
    VEb: ['is', 'The French attack one column higher, 3-1 as 4-1; at the end of the table the shift stops.'],
    VEc: ['is', 'Both take effect at once.', 'rules/losses.ts'],
    VEd: ['is', 'Both last until the game is over.', 'rules/demoralisation.ts'],
    VEe: ['is', 'Forty French points destroyed after that give the Allies no victory.', 'rules/victory.ts'],
    VEf: ['is', 'Nor do they demoralise the French or restore the Allies.', 'rules/demoralisation.ts'],
  },
  'Standard Victory F': {
    VFa: ['is', 'If one exchange brings both sides to 40, the French win if seven units are out by then.'],
    VFb: ['is', 'Otherwise the Allies win.'],
  },
}
