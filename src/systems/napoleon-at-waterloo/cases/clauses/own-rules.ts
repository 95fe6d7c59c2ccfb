import type { Chapter } from './chapter.ts'

/** What Berthier adds to the book: special rules that all rulebooks share. */
export const OWN_RULES: Chapter = {
  'Own rules': {
    ORa: [
      'is',
      'Weak ground is tried by a die when a unit enters it, by move, retreat or advance: from the number of the rule on it breaks. A unit that can go round it does; a leader is too light.',
    ],
    ORb: [
      'is',
      'It is tried by a die after guns have fired at units on it, before they suffer the result.',
      'rules/weak-ground.ts',
    ],
    ORc: [
      'is',
      'Where it breaks, a unit is lost that has no more strength than the rule takes, and the hex becomes other ground; who may not be there is lost.',
    ],
    ORd: [
      'is',
      'An army that has lost as much as its breaking point is broken at once and for good; conditions can ask for it.',
      'rules/breaking.ts',
    ],
    ORe: [
      'may not',
      'If the rule says so, units of a broken army neither move next to an enemy nor attack.',
      'rules/army-morale.ts',
    ],
    ORf: [
      'may',
      'Its guns may still fire: by bombardment, in the standard game from two hexes away.',
      'rules/attackers.ts',
    ],
    ORg: ['is', 'Units of a broken army that flees retreat two hexes instead of one.', 'rules/retreat.ts'],
    ORh: [
      'may not',
      'Until a truce is over, units of its side neither enter its hexes nor attack enemies in them, and need not.',
      'rules/army-morale.ts',
    ],
    ORi: [
      'may',
      'As its movement begins a side may fire its guns off the map at a hex within theirs, as often as the rule says.',
      'rules/off-map-guns.ts',
    ],
    ORj: [
      'is',
      'Their strength counts against those in the hex on their ground, and nothing else does; only Dr and DE have an effect.',
      'rules/off-map-guns.ts',
    ],
    ORk: [
      'may',
      'Before the first turn an owner places the units of the rule, one after the other, in hexes with room that it names.',
      'rules/chosen-set-up.ts',
    ],
    ORn: [
      'may not',
      'Where the weather limits sight in a hex, guns off the map fire at it only if a unit of their side is as near as that.',
      'rules/off-map-guns.ts',
    ],
    ORl: ['may not', 'Nobody attacks units that are all hidden.', 'rules/attackers.ts'],
    ORm: [
      'is',
      'A hidden unit is seen once it moves, attacks, or an enemy unit other than a leader is as near as the rule says.',
      'rules/hidden-units.ts',
    ],
  },
}
