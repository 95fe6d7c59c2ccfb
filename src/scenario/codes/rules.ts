import type { CodeEntry } from './index.ts'

/** Arrivals, special rules, victory, cards and deployment. */
export const RULE_CODES = {
  'arrival/too-late': {
    severity: 'error',
    title: 'An arrival after the last turn',
    why: 'It would never happen.',
    fix: 'Choose an earlier turn, or lengthen the battle.',
  },
  'arrival/inland': {
    severity: 'error',
    title: 'An entrance that is not on the edge',
    why: 'Reinforcements come from off the map, so they enter at its edge.',
    fix: 'Use an edge hex, or on a table a point on its edge.',
  },
  'arrival/impassable': {
    severity: 'error',
    title: 'An entrance on impassable terrain',
    why: 'None of the arriving units could ever enter there.',
    fix: 'Use another place, or change the terrain.',
  },
  'arrival/nobody': {
    severity: 'warning',
    title: 'An arrival without units',
    why: 'The group has no units.',
    fix: 'Add the units, or remove the group.',
  },
  'dice/table': {
    severity: 'error',
    title: 'A die table with a gap, an overlap or a reversed range',
    why: 'Each result of the die must be in the table exactly once.',
    fix: 'Correct the ranges.',
  },
  'rule/unknown': {
    severity: 'error',
    title: 'An unknown special rule',
    why: 'The engine can only play special rules that it knows by name.',
    fix: 'Use one of the rules in the message, and put explanations for readers into a `note`.',
  },
  'rule/too-late': {
    severity: 'warning',
    title: 'A special rule that never ends',
    why: 'It holds units back until a turn after the end of the battle, so they never take an order.',
    fix: 'Name an earlier turn, or lengthen the battle.',
  },
  'rule/duplicate': {
    severity: 'warning',
    title: 'The same special rule twice',
    why: 'The second one adds nothing.',
    fix: 'Remove one.',
  },
  'control/contested': {
    severity: 'error',
    title: 'A hex controlled by both sides',
    why: 'At the start a hex belongs to one side at most: to the one whose combat unit stands there, or to the one that `control` names.',
    fix: 'Remove it from one of the lists.',
  },
  'condition/unknown': {
    severity: 'error',
    title: 'A condition about units that the battle does not have',
    why: 'It names a type or a name that no unit of the battle has, arrivals included, so that it can never count any.',
    fix: 'Correct the word, or give a unit that name.',
  },
  'victory/too-many': {
    severity: 'error',
    title: 'A condition that demands too much',
    why: 'The condition can never be met: the side has fewer units, formations or strength points, arrivals included. Generals count, garrisons do not (9.4.3, 6.0).',
    fix: 'Lower the number.',
  },
  'victory/unenterable': {
    severity: 'error',
    title: 'Control of a hex that no unit can enter',
    why: 'A combat unit gains control by entering the hex, and none of the side can.',
    fix: 'Use another hex, or open a way.',
  },
  'victory/already-met': {
    severity: 'error',
    title: 'A victory that is met at set-up',
    why: 'The battle would be over before it begins.',
    fix: 'Change the condition, the set-up or the time of the check.',
  },
  'victory/impossible': {
    severity: 'error',
    title: 'A condition that can never hold',
    why: 'Its parts contradict each other, such as a condition together with its own `not`; or it masses so many units in one place that another sector is empty and the battle is lost (4.2); or it names a leader, exits, a demoralisation or a turn that the battle does not have.',
    fix: 'Remove one of the parts, lower the number, or add what it refers to.',
  },
  'victory/contradiction': {
    severity: 'error',
    title: 'Both sides win by the same condition',
    why: 'The same event would give victory to both or, if the first condition that holds decides, always to the other side.',
    fix: 'Correct the side of one of them.',
  },
  'victory/duplicate': {
    severity: 'warning',
    title: 'The same condition twice',
    why: 'The second one adds nothing.',
    fix: 'Remove one.',
  },
  'victory/shadowed': {
    severity: 'warning',
    title: 'A victory that another always preempts',
    why: 'Whenever it is met, the side has already won by another condition: by one of at least the same level or, if the first condition that holds decides, by the one above.',
    fix: 'Change the numbers or the levels, or remove it.',
  },
  'victory/out-of-reach': {
    severity: 'warning',
    title: 'An objective that cannot be reached in time',
    why: 'Even unopposed and with the best order every round, by road and by the cards of 3.2, no unit of the side gets there, or too few exit, before the battle ends. Only enemy attacks could drive one there by retreats. One of several ways under `any` is not reported.',
    fix: 'Add turns, bring the objective or the units closer, or let them arrive earlier.',
  },
  'victory/own-losses': {
    severity: 'warning',
    title: 'A side that wins by losing its own units',
    why: 'The condition counts eliminated units or broken formations of the winner.',
    fix: "Name the enemy's side or nation, or check the winner.",
  },
  'date/period': {
    severity: 'warning',
    title: 'A date outside the Napoleonic wars',
    why: 'The rulebooks are about the battles from 1792 to 1815. Two digits of the year are probably swapped.',
    fix: 'Correct the year; or excuse the line, if the battle is of another time.',
  },
} as const satisfies Record<string, CodeEntry>
