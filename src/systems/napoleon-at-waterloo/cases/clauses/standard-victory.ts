import type { Chapter } from './chapter.ts'

/** The standard game: victory and demoralisation. */
export const STANDARD_VICTORY: Chapter = {
  'Standard Victory': {
    V0a: ['is', 'For victory the French need 40 enemy points destroyed and seven units out by the north, by turn 10.'],
    V0b: ['is', 'The Allies have to lose their 40 earlier than the French lose as many.'],
    V0c: ['is', 'The Allies win by being first to destroy 40 points.'],
    V0d: ['is', 'The game is drawn if neither army loses 40.'],
    V0e: ['is', 'It is drawn if the Allies lose 40 first, but fewer than seven French units get out.'],
    V1a: ['no effect', 'A track of 40 boxes keeps the losses of both sides.', 'How losses are kept by hand.'],
    V1b: ['no effect', 'The box for the French who are out has seven places.', 'How exits are kept by hand.'],
  },
  'Standard Demoralization': {
    D0a: ['is', 'If the French are first to 40 without seven units out, play goes on and the Allies are demoralised.'],
    D0b: ['is', 'Prussians are included.', 'rules/morale.ts'],
    D0c: ['is', 'It happens on the spot, from the next attack on.'],
    D0d: ['is', 'Once demoralised, the Allies remain so to the end.'],
    D0e: ['is', 'From then on the Allies can get a draw, and no more.', 'rules/victory.ts'],
    D0f: ['is', 'The French are never demoralised.'],
    DPa: ['is', 'The points that either side has lost are counted.', 'rules/losses.ts'],
    DPb: ['is', 'Units that have left by the exits are no French losses.', 'rules/exits.ts'],
    DPc: ['no effect', 'They are kept in view beside the map.', 'How exits are kept by hand.'],
  },
  'Standard Victory A': { VAa: ['is', 'Whoever first fulfils what he needs has won there and then, and play ends.'] },
  'Standard Victory B': {
    VBa: ['may not', 'French units leave in the north by hexes with an arrow and by no others.', 'rules/reach.ts'],
    VBb: ['is', 'Stepping off costs one point.', 'rules/reach.ts'],
    VBc: ['may not', 'Whoever has left does not come back.', 'rules/orders.ts'],
  },
  'Standard Victory C': {
    VCa: ['is', 'The seven may go in different turns and by different hexes.'],
    VCb: ['is', 'They may go before the 40 points are reached or after.'],
    VCc: ['may not', 'Allied units do not leave, not even to escape destruction.', 'rules/movement.ts'],
  },
  'Standard Victory D': {
    VDa: ['is', 'A French unit that has to retreat over the edge is destroyed and has not left, at an arrow either.'],
    VDb: ['is', 'For Allied units that is so as well.'],
  },
  'Standard Victory E': {
    VEa: ['is', 'Demoralised Allies attack one column lower, 3-1 as 2-1; at the end of the table the shift stops.'],
    VEb: ['is', 'The French attack one column higher, 3-1 as 4-1; at the end of the table the shift stops.'],
    VEc: ['is', 'Both set in without delay.', 'rules/losses.ts'],
    VEd: ['is', 'Both last until the game is over.', 'rules/demoralisation.ts'],
    VEe: ['is', 'Forty French points destroyed after that give the Allies no victory.', 'rules/victory.ts'],
    VEf: ['is', 'Nor do they demoralise the French or ease the state of the Allies.', 'rules/demoralisation.ts'],
  },
  'Standard Victory F': {
    VFa: ['is', 'If one exchange brings both sides to 40, the French win if seven units are out by then.'],
    VFb: ['is', 'Otherwise the Allies win.'],
  },
}
