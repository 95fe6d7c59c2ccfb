import type { Chapter } from './chapter.ts'

/** The standard game: combat and artillery. */
export const STANDARD_COMBAT: Chapter = {
  'Standard Combat': {
    C0a: [
      'is',
      'The strengths of all who attack are compared with those of the neighbours whom they attack.',
      'rules/strengths.ts',
    ],
    C0b: ['is', 'The comparison is a ratio, attackers first.', 'rules/odds.ts'],
    C0c: ['is', 'It is brought to one of the columns of the table.', 'rules/odds.ts'],
    C0d: ['is', 'What does not fit exactly is rounded for the defender.', 'rules/odds.ts'],
    C0e: ['is', 'The attacker rolls one die for it.', 'rules/combat.ts'],
    C0f: ['is', 'The table gives the result.', 'rules/odds.ts'],
    C0g: ['is', 'The result is carried out at once, before the next attack.', 'rules/sequence.ts'],
    C0h: ['is', 'Two units of four points each on one of three, 8 against 3, are 2-1.', 'rules/odds.ts'],
  },
  'Standard Combat A': {
    CAa: ['may', 'A unit attacks whoever is next to it, in its own combat phase, whatever the ground between them.'],
    CAb: ['may', 'Guns may attack from two hexes away.'],
  },
  'Standard Combat B': {
    CBa: ['must', 'Every enemy who has one of the phasing side’s units beside him is attacked in this phase.'],
    CBb: ['must', 'Every unit of the phasing side with an enemy beside it takes part in an attack.'],
  },
  'Standard Combat C': {
    CCa: ['may', 'Attacks are made in any order, if only all those enemies are attacked.'],
    CCb: ['may', 'Who attacks whom is free, if only all those units take part.'],
  },
  'Standard Combat D': {
    CDa: ['may not', 'A defender is not attacked twice in a turn.'],
    CDb: ['may not', 'An attacker does not attack twice in a turn.'],
  },
  'Standard Combat E': {
    CEa: ['may', 'Several units may attack one together.'],
    CEb: ['may not', 'None of them joins in who is not next to him, guns two hexes away excepted.'],
    CEc: ['is', 'Their strengths are added up.', 'rules/strengths.ts'],
  },
  'Standard Combat F': {
    CFa: ['may', 'One unit, or several next to all of them, may attack several neighbours in one attack.'],
    CFb: ['is', 'The strengths of those who are attacked are added up.', 'rules/strengths.ts'],
  },
  'Standard Combat G': {
    CGa: ['is', 'A bad attack may be made on purpose, so that others are made in greater strength.'],
  },
  'Standard Combat H': {
    CHa: ['may', 'If an enemy was thrown back or killed, a unit that beat him may move up into the hex he held.'],
    CHb: ['may not', 'It does so at once or not at all.'],
    CHc: ['is', 'An enemy zone that it stands in does not prevent this.'],
    CHd: ['is', 'Retreats and advances are no movement and cost no points.'],
  },
  'Standard Combat I': { CIa: ['may not', 'A unit’s strength goes whole into one attack, never in parts into two.'] },
  'Standard Combat J': {
    CJa: ['is', 'In a town a defender has double strength; four points there are eight.'],
    CJb: ['is', 'In attack it is not doubled.'],
  },
  'Standard Artillery': {
    A0a: ['may', 'Besides fighting as others do, guns can bombard.'],
    A0b: ['may not', 'Bombarding is done at two hexes, neither more nor less.'],
    A0c: ['must', 'Guns beside an enemy take part in combat.', 'rules/combat-duties.ts'],
    A0d: ['is', 'A bombardment neither kills its own guns nor makes them retreat.', 'rules/engagement.ts'],
    A0e: ['is', 'Next to the unit that is attacked they suffer every result.', 'rules/engagement.ts'],
    APa: ['is', 'Odds are found as in any attack; far guns count with their strength.', 'rules/strengths.ts'],
    APb: ['is', 'Results take effect as in any attack, but not on far guns.', 'rules/engagement.ts'],
    APc: ['is', 'In an exchange the bombarded unit dies and far guns lose nothing.', 'rules/exchange.ts'],
    APd: ['must', 'Whoever takes part in that attack from beside the target pays, guns as well.', 'rules/exchange.ts'],
  },
  'Standard Artillery A': {
    AAa: ['may', 'Guns may fire at an enemy two hexes off.'],
    AAb: ['is', 'That an enemy is so close never obliges them to.', 'rules/combat-duties.ts'],
    AAc: ['must', 'Guns beside an enemy are in some attack.', 'rules/combat-duties.ts'],
    AAd: ['is', 'It need not be one on that enemy.', 'rules/compulsory.ts'],
    AAe: [
      'may',
      'If a friend attacks him, the guns may bombard a different enemy at two hexes instead.',
      'rules/compulsory.ts',
    ],
    AAf: ['may not', 'Without such a second target they cannot leave him to the friend.', 'rules/compulsory.ts'],
  },
  'Standard Artillery B': {
    ABa: ['may', 'Guns attack by themselves, with more guns, or with other arms.'],
    ABb: ['is', 'One attack may add up near units and far guns.', 'rules/strengths.ts'],
  },
  'Standard Artillery C': {
    ACa: ['is', 'If the attack fails, far guns are neither destroyed nor thrown back.'],
    ACb: ['is', 'Near guns suffer whatever the result says.'],
    ACc: [
      'may',
      'On an Ar, and on no other result, far guns may retreat if their owner wants it.',
      'rules/bombardment.ts',
    ],
    ACd: ['is', 'Other arms in the same attack suffer all results, however far off the guns are.'],
  },
  'Standard Artillery D': {
    ADa: ['may not', 'Guns that bombard do not attack more than one unit.'],
    ADb: ['is', 'Near guns may attack all their neighbours in one attack.'],
  },
  'Standard Artillery E': {
    AEa: ['is', 'Guns that are attacked suffer every result, like anybody.', 'rules/combat.ts'],
    AEb: ['is', 'They have no use of their range in defence.', 'rules/combat.ts'],
  },
  'Standard Artillery F': {
    AFa: ['is', 'Units of either side in between do not stop a bombardment.'],
    AFb: ['is', 'Nor does a town in between.'],
    AFc: ['may not', 'Woods in between stop it, if no hex that lies between is open.'],
  },
  'Standard Artillery G': { AGa: ['may not', 'Far guns that beat a unit do not advance.'] },
}
