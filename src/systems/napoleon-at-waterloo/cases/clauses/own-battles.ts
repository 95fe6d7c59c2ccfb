import type { Chapter } from './chapter.ts'

/** What battles of a designer's own may ask for: additions of ours, which the book does not have. */
export const OWN_BATTLES: Chapter = {
  'Own victory': {
    OVa: [
      'is',
      'A side controls a hex if its combat unit was the last to stand there; a leader takes none.',
      'rules/stacks.ts',
    ],
    OVb: [
      'is',
      'Before anybody has been there, a hex belongs to the side that the battle gives it to.',
      'rules/setup.ts',
    ],
    OVc: [
      'is',
      'A condition of the standard game is checked at once, at the end of each turn, or after the last turn.',
    ],
    OVd: [
      'is',
      'A place is held for several turns if it is controlled at the end of as many turns in a row.',
      'rules/conditions.ts',
    ],
    OVe: [
      'is',
      'Units are counted by side or nation, by kind and by name, singly or by strength points.',
      'rules/conditions.ts',
    ],
    OVf: [
      'is',
      'A place that units have reached together has been reached, wherever they go afterwards.',
      'rules/conditions.ts',
    ],
    OVg: ['is', 'A side is broken while it is demoralised.', 'rules/conditions.ts'],
    OVi: ['is', 'Victory points are scored once, as soon as a condition holds for the first time.', 'rules/victory.ts'],
    OVj: ['is', 'Points for each turn are scored at the end of every turn in which it holds.', 'rules/victory.ts'],
    OVk: [
      'is',
      'Points at the end are scored at the end of the last turn, before victories are looked for.',
      'rules/victory.ts',
    ],
    OVl: ['is', 'Points for every time are scored whenever the number is reached again.', 'rules/victory.ts'],
    OVm: ['is', 'A condition may ask for points, or for a lead in them.', 'rules/conditions.ts'],
    OVh: [
      'is',
      'Of conditions joined by all every one must hold, by any one, and what is denied must not.',
      'rules/conditions.ts',
    ],
  },
}
