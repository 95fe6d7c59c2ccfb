import type { Chapter } from './chapter.ts'

/** The standard game: combat and artillery. */
export const STANDARD_COMBAT: Chapter = {
  'Standard Combat': {
    C0a: [
      'is',
      'The strengths of all attackers are compared with those of the adjacent units they attack.',
      'rules/strengths.ts',
    ],
    C0b: ['is', 'The comparison is a ratio, attackers first.', 'rules/odds.ts'],
    C0c: ['is', 'It is reduced to one of the columns of the table.', 'rules/odds.ts'],
    C0d: ['is', 'Inexact odds are rounded in the defender’s favour.', 'rules/odds.ts'],
    C0e: ['is', 'The attacker rolls one die.', 'rules/combat.ts'],
    C0f: ['is', 'The table gives the result.', 'rules/odds.ts'],
    C0g: ['is', 'The result is carried out at once, before the next attack.', 'rules/sequence.ts'],
    C0h: ['is', 'Two units of four points attacking one of three, 8 against 3, have odds of 2-1.', 'rules/odds.ts'],
  },
  'Standard Combat A': {
    CAa: ['may', 'A unit attacks adjacent enemies, in its own combat phase, whatever the ground between them.'],
    CAb: ['may', 'Artillery may attack from two hexes away.'],
  },
  'Standard Combat B': {
    CBa: ['must', 'Every enemy adjacent to a unit of the phasing side must be attacked in this phase.'],
    CBb: ['must', 'Every unit of the phasing side adjacent to an enemy must take part in an attack.'],
  },
  'Standard Combat C': {
    CCa: ['may', 'Attacks are made in any order, as long as all those enemies are attacked.'],
    CCb: ['may', 'Any unit may attack any adjacent enemy, as long as all those units take part.'],
  },
  'Standard Combat D': {
    CDa: ['may not', 'A defender is not attacked twice in a turn.'],
    CDb: ['may not', 'An attacker does not attack twice in a turn.'],
  },
  'Standard Combat E': {
    CEa: ['may', 'Several units may attack one together.'],
    CEb: ['may not', 'A unit that is not adjacent to the target does not join, except artillery two hexes away.'],
    CEc: ['is', 'Their strengths are added.', 'rules/strengths.ts'],
  },
  'Standard Combat F': {
    CFa: [
      'may',
      'One unit, or several that are each adjacent to all the targets, may attack several enemies in one attack.',
    ],
    CFb: ['is', 'The strengths of the defenders are added.', 'rules/strengths.ts'],
  },
  'Standard Combat G': {
    CGa: ['is', 'A player may make a weak attack deliberately, to make others stronger.'],
  },
  'Standard Combat H': {
    CHa: ['may', 'If an enemy retreats or is destroyed, a unit that beat it may advance into the vacated hex.'],
    CHb: ['may not', 'It does so at once or not at all.'],
    CHc: ['is', 'Being in an enemy zone does not prevent this.'],
    CHd: ['is', 'Retreats and advances are not movement and cost no points.'],
  },
  'Standard Combat I': { CIa: ['may not', 'A unit’s whole strength goes into one attack; it is never split.'] },
  'Standard Combat J': {
    CJa: ['is', 'A defender in a town has double strength; four points count as eight.'],
    CJb: ['is', 'An attacker’s strength is not doubled.'],
  },
  'Standard Artillery': {
    A0a: ['may', 'Besides fighting like other units, artillery can bombard.'],
    A0b: ['may not', 'The range of bombardment is exactly two hexes.'],
    A0c: ['must', 'Artillery adjacent to an enemy takes part in combat.', 'rules/combat-duties.ts'],
    A0d: [
      'is',
      'A bombardment neither destroys the artillery that makes it nor makes it retreat.',
      'rules/engagement.ts',
    ],
    A0e: ['is', 'Artillery adjacent to the defender suffers every result.', 'rules/engagement.ts'],
    APa: ['is', 'Odds are found as in any attack; distant artillery adds its strength.', 'rules/strengths.ts'],
    APb: ['is', 'Results take effect as in any attack, but not on distant artillery.', 'rules/engagement.ts'],
    APc: [
      'is',
      'In an exchange the bombarded unit is destroyed and distant artillery loses nothing.',
      'rules/exchange.ts',
    ],
    APd: ['must', 'Units attacking from adjacent hexes pay, artillery included.', 'rules/exchange.ts'],
  },
  'Standard Artillery A': {
    AAa: ['may', 'Artillery may fire at an enemy two hexes away.'],
    AAb: ['is', 'It is never obliged to fire at that range.', 'rules/combat-duties.ts'],
    AAc: ['must', 'Artillery adjacent to an enemy must take part in an attack.', 'rules/combat-duties.ts'],
    AAd: ['is', 'It need not be an attack on that enemy.', 'rules/compulsory.ts'],
    AAe: [
      'may',
      'If a friendly unit attacks that enemy, the artillery may bombard a different enemy at two hexes instead.',
      'rules/compulsory.ts',
    ],
    AAf: [
      'may not',
      'Without such a second target, it cannot leave the adjacent enemy to the friendly unit.',
      'rules/compulsory.ts',
    ],
  },
  'Standard Artillery B': {
    ABa: ['may', 'Artillery attacks alone, with other artillery, or with other arms.'],
    ABb: ['is', 'One attack may combine adjacent units and distant artillery.', 'rules/strengths.ts'],
  },
  'Standard Artillery C': {
    ACa: ['is', 'If the attack fails, distant artillery is neither destroyed nor made to retreat.'],
    ACb: ['is', 'Adjacent artillery suffers every result.'],
    ACc: [
      'may',
      'On an Ar, and on no other result, distant artillery may retreat if its owner wishes.',
      'rules/bombardment.ts',
    ],
    ACd: ['is', 'Other arms in the same attack suffer all results, however far away the artillery is.'],
  },
  'Standard Artillery D': {
    ADa: ['may not', 'Artillery that bombards does not attack more than one unit.'],
    ADb: ['is', 'Adjacent artillery may attack all the enemies next to it in one attack.'],
  },
  'Standard Artillery E': {
    AEa: ['is', 'Artillery that is attacked suffers every result, like any unit.', 'rules/combat.ts'],
    AEb: ['is', 'Its range does not help it in defence.', 'rules/combat.ts'],
  },
  'Standard Artillery F': {
    AFa: ['is', 'Units of either side in between do not stop a bombardment.'],
    AFb: ['is', 'Nor does a town in between.'],
    AFc: ['may not', 'Woods in between stop it, unless one of the hexes in between is open.'],
  },
  'Standard Artillery G': { AGa: ['may not', 'Distant artillery does not advance after combat.'] },
}
