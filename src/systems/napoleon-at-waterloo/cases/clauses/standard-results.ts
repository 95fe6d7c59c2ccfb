import type { Chapter } from './chapter.ts'

/** The standard game: the combat table, retreats, advances and the examples. */
export const STANDARD_RESULTS: Chapter = {
  'Standard Results': {
    R0a: ['is', 'The attacker rolls once for each separate attack.', 'rules/combat.ts'],
    R0b: ['is', 'Its result is applied before any further attack is resolved.', 'rules/sequence.ts'],
    R0c: ['is', 'The odds give the column, the die the row.', 'rules/odds.ts'],
  },
  'Standard Results limits': {
    RLa: ['is', 'Odds below 1-5 count as 1-5.'],
    RLb: ['is', 'Odds above 6-1 count as 6-1.'],
  },
  'Standard Results AE': { RAEa: ['is', 'AE: all attackers are destroyed and removed at once.'] },
  'Standard Results Ar': { RAra: ['is', 'Ar: all attackers retreat one hex at once.'] },
  'Standard Results EX': {
    REXa: ['is', 'EX: the defenders are destroyed.', 'rules/combat.ts'],
    REXb: ['must', 'The attackers lose no fewer points than are printed on the defenders.'],
    REXc: ['may not', 'Only units in this attack pay.'],
    REXd: ['is', 'The attacker pays with whole units of his choice, and may lose more than the defender.'],
    REXe: ['is', 'The losses of both sides are removed at once.', 'rules/losses.ts'],
    REXf: ['may', 'A surviving attacker may then advance.', 'rules/advance.ts'],
  },
  'Standard Results Dr': { RDra: ['is', 'Dr: all defenders retreat one hex at once.'] },
  'Standard Results DE': { RDEa: ['is', 'DE: all defenders are destroyed and removed at once.'] },
  'Standard Retreat': {
    B0a: ['is', 'The victor decides where beaten units retreat: one hex in any open direction.', 'rules/turn.ts'],
    B1a: ['may not', 'Not into an enemy zone.'],
    B1b: ['is', 'Not over the edge of the map.'],
    B1c: [
      'may not',
      'Not into woods without a road, and into and out of woods/road only along the road.',
      'rules/step-costs.ts',
    ],
    B1d: ['may not', 'Not into a hex with enemies.'],
    B1e: ['is', 'If that leaves no way back, the unit is destroyed and removed.'],
  },
  'Standard Retreat disruption': {
    BDa: [
      'is',
      'If a friendly unit not in the combat occupies the only safe hex, the retreating unit displaces it: that unit is disrupted.',
    ],
    BDb: ['is', 'The victor moves the displaced unit as though it were retreating.'],
    BDc: ['is', 'The retreating unit takes its place.'],
    BDd: ['may not', 'It is not moved onto enemies, into their zones, into closed woods or off the map.'],
    BDe: ['is', 'If it has nowhere to go it stays, and the retreating unit is destroyed.'],
    BDf: ['is', 'A disrupted unit may disrupt another friendly unit in turn, if no other hex is safe.'],
    BDg: ['may not', 'Disrupted artillery does not fire again in that combat phase.', 'rules/attackers.ts'],
  },
  'Standard Advance': {
    F0a: [
      'may',
      'When combat empties a hex, a victorious unit of that combat may advance into it, a defender included.',
    ],
    F0b: ['is', 'An enemy zone on the unit’s own hex does not prevent an advance.'],
    F0c: ['is', 'Nor does it matter whether the vacated hex is in one.'],
    F0d: ['may not', 'A unit advances at once or not at all.'],
    F0e: ['is', 'No unit has to advance.'],
    F0f: ['may not', 'No unit advances more than one hex.'],
    F0g: ['is', 'An advance is not movement and costs no points.'],
    F1a: ['is', 'Advances can cut off the retreat of enemies whose combat is still to come.', 'rules/ways-back.ts'],
    F1b: [
      'may not',
      'A unit that has advanced neither attacks nor is attacked again in that phase.',
      'rules/attackers.ts',
    ],
    F1c: ['is', 'This holds even if it is now next to enemies that have not fought yet.', 'rules/combat-duties.ts'],
  },
  'Standard Examples': {
    E0a: ['is', 'Each group in the examples is one attack with its own roll.', 'rules/combat.ts'],
    E0b: ['is', 'The same position can be divided into attacks in various ways.', 'rules/compulsory.ts'],
    E0c: ['no effect', 'Whatever the examples imply is a rule.', 'It says how to read the book.'],
    E1a: ['is', 'The same units at 6 to 6: out of a town 1-1, on a town 1-2.', 'rules/strengths.ts'],
    E1b: ['is', 'Two points against three are 1-2.', 'rules/odds.ts'],
    E1c: ['is', 'Two units against two, each adjacent to both, make one attack.', 'rules/declaration.ts'],
    E1d: ['is', 'Distant artillery and an adjacent unit add their strengths.', 'rules/strengths.ts'],
    E1e: ['is', 'However a line is divided, each attacks once and each is attacked once.', 'rules/compulsory.ts'],
  },
}
