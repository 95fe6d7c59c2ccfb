import type { Chapter } from './chapter.ts'

/** The standard game: the combat table, retreats, advances and the examples. */
export const STANDARD_RESULTS: Chapter = {
  'Standard Results': {
    R0a: ['is', 'There is one roll, by the attacker, for each separate attack.', 'rules/combat.ts'],
    R0b: ['is', 'Its result is applied before any further attack is settled.', 'rules/sequence.ts'],
    R0c: ['is', 'The odds give the column, the die the line.', 'rules/odds.ts'],
  },
  'Standard Results limits': {
    RLa: ['is', 'Odds below 1-5 count as 1-5.'],
    RLb: ['is', 'Odds above 6-1 count as 6-1.'],
  },
  'Standard Results AE': { RAEa: ['is', 'AE: all attackers are destroyed and taken off at once.'] },
  'Standard Results Ar': { RAra: ['is', 'Ar: all attackers go back one hex at once.'] },
  'Standard Results EX': {
    REXa: ['is', 'EX: the defenders are destroyed.', 'rules/combat.ts'],
    REXb: ['must', 'The attackers lose no fewer points than are printed on the defenders.'],
    REXc: ['may not', 'Nobody pays who was not in this attack.'],
    REXd: ['is', 'The attacker pays with whole units that he chooses, and may lose more than the defender.'],
    REXe: ['is', 'What both sides lose goes off at once.', 'rules/losses.ts'],
    REXf: ['may', 'An attacker who is left may then advance.', 'rules/advance.ts'],
  },
  'Standard Results Dr': { RDra: ['is', 'Dr: all defenders go back one hex at once.'] },
  'Standard Results DE': { RDEa: ['is', 'DE: all defenders are destroyed and taken off at once.'] },
  'Standard Retreat': {
    B0a: [
      'is',
      'Where beaten units go is for the victor to say, one hex in any direction that is open.',
      'rules/turn.ts',
    ],
    B1a: ['may not', 'Not to where an enemy zone is.'],
    B1b: ['is', 'Not over the edge of the map.'],
    B1c: [
      'may not',
      'Not into woods without a road, and into and out of woods/road only along the road.',
      'rules/step-costs.ts',
    ],
    B1d: ['may not', 'Not into a hex with enemies.'],
    B1e: ['is', 'If that leaves no way, the unit is destroyed and taken off.'],
  },
  'Standard Retreat disruption': {
    BDa: [
      'is',
      'If a friend who has no part in it fills the one safe hex, the retreating unit pushes him out: he is disrupted.',
    ],
    BDb: ['is', 'The victor moves the friend back as though he were retreating.'],
    BDc: ['is', 'The retreating unit gets his place.'],
    BDd: ['may not', 'He is not pushed onto enemies, into their zones, into closed woods or off the map.'],
    BDe: ['is', 'If nothing is left for him he stays, and the unit that had to retreat is destroyed.'],
    BDf: ['is', 'A disrupted unit may disrupt the next friend in turn, if no other way is safe.'],
    BDg: ['may not', 'Guns that were disrupted do not fire any more in that combat phase.', 'rules/attackers.ts'],
  },
  'Standard Advance': {
    F0a: [
      'may',
      'When combat empties a hex, a unit of the victor that brought this about may move into it, a defender too.',
    ],
    F0b: ['is', 'Standing in an enemy zone does not hinder it.'],
    F0c: ['is', 'Nor does it matter whether the hex it takes is in one.'],
    F0d: ['may not', 'The chance is taken on the spot or lost.'],
    F0e: ['is', 'Nobody has to advance.'],
    F0f: ['may not', 'No unit goes further than one hex.'],
    F0g: ['is', 'An advance is no movement and costs no points.'],
    F1a: ['is', 'Advances can close the way back of enemies whose combat is still to come.', 'rules/ways-back.ts'],
    F1b: [
      'may not',
      'A unit that has advanced attacks no more and is attacked no more in that phase.',
      'rules/attackers.ts',
    ],
    F1c: [
      'is',
      'That is so although it may have come next to enemies who have not fought yet.',
      'rules/combat-duties.ts',
    ],
  },
  'Standard Examples': {
    E0a: ['is', 'Each group of the examples is one attack with a roll of its own.', 'rules/combat.ts'],
    E0b: ['is', 'The same position can be divided into attacks in various ways.', 'rules/compulsory.ts'],
    E0c: ['no effect', 'What follows from the examples is as good as a rule.', 'It tells how to read the book.'],
    E1a: ['is', 'The same units at 6 to 6: out of a town 1-1, on a town 1-2.', 'rules/strengths.ts'],
    E1b: ['is', 'Two points on three are 1-2.', 'rules/odds.ts'],
    E1c: ['is', 'Two on two, each next to each, are one attack.', 'rules/declaration.ts'],
    E1d: ['is', 'Far guns and a near unit are added up.', 'rules/strengths.ts'],
    E1e: ['is', 'However a line is divided, each attacks once and each is attacked once.', 'rules/compulsory.ts'],
  },
}
