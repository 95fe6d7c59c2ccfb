import type { CodeEntry } from './index.ts'

/** Weather and events. */
export const COURSE_CODES = {
  'weather/without-turn': {
    severity: 'error',
    title: 'Weather without a turn',
    why: 'A change of the weather comes from a turn on, when a condition holds, or by chance; without any of these it never comes.',
    fix: 'Add `from` with its first turn, or `when`, `d6` or `delay`.',
  },
  'weather/order': {
    severity: 'error',
    title: 'Weather out of order',
    why: 'Each change lasts from its turn until the next change.',
    fix: 'List the changes in order of their turns, each turn once.',
  },
  'weather/too-late': {
    severity: 'warning',
    title: 'Weather after the last turn',
    why: 'It would have no effect.',
    fix: 'Choose an earlier turn, or lengthen the battle.',
  },
  'weather/without-effect': {
    severity: 'warning',
    title: 'Weather that changes nothing',
    why: 'The weather is already so when it comes.',
    fix: 'Remove the change, or say what differs.',
  },
  'event/same-id': {
    severity: 'error',
    title: 'Two events with the same id',
    why: 'Conditions could not tell them apart.',
    fix: 'Rename one of them.',
  },
  'event/unknown': {
    severity: 'error',
    title: 'An event that does not exist',
    why: 'A condition asks whether an event has happened, by its `id`, and none has it.',
    fix: 'Correct the word, or add the event.',
  },
  'event/without-time': {
    severity: 'error',
    title: 'An event without a time',
    why: 'An event happens in a turn, when a condition holds, by chance or by the choice of a side; without any of these it never happens.',
    fix: 'Add `turn`, `when`, `d6`, `delay`, or `choice: true` with a `side`.',
  },
  'event/nobody-decides': {
    severity: 'error',
    title: 'A choice that nobody has',
    why: 'With `choice: true` the event happens if its `side` wants it, and no side is named.',
    fix: 'Add the `side` that decides.',
  },
  'event/without-effect': {
    severity: 'warning',
    title: 'An event that changes nothing',
    why: 'It changes no ground, and no condition asks whether it has happened. Or the ground already is what it becomes, or the same event changes it again.',
    fix: 'Say what changes, ask for it in a condition (`happened`), or remove it.',
  },
  'event/nothing-there': {
    severity: 'error',
    title: 'An event that takes away what is not there, or bridges dry ground',
    why: 'A side of a hex can only lose what lies on it at the start or by another event, and a bridge or ford needs water.',
    fix: 'Correct the side or the kind.',
  },
  'event/circle': {
    severity: 'error',
    title: 'Events that wait for each other',
    why: 'Each of them waits for another one, in a circle, or for itself, so that none of them ever happens.',
    fix: 'Let one of them wait for something else.',
  },
} as const satisfies Record<string, CodeEntry>
