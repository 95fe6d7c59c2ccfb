import { describe } from 'vitest'
import { type Change, expectFindings } from './skirmish.fixture.ts'

// What can be wrong with conditions, points, arrivals, events and variants, beyond what test/scenario/bad-input.test.ts has of
// all rulebooks: the root cause, once.

const before = (key: string, yaml: string): Change => [`${key}\n`, `${yaml}\n${key}\n`]
const events = (yaml: string) => before('specialRules:', `events: ${yaml}`)
const points = (yaml: string) => before('specialRules:', `points: ${yaml}`)
const variants = (yaml: string) => before('specialRules:', `variants: ${yaml}`)
const atEnd = (condition: string): Change => ['at-end, when: { controls: [mill] }', `at-end, when: ${condition}`]
const arrival = (yaml: string): Change => ['arrives: { turn: 4, entry: west }', `arrives: ${yaml}`]
const scored = '{ points: { margin: 1 } }'

describe('a condition', () => {
  expectFindings([
    ['for more units than there are', [atEnd('{ eliminated: { side: allied, units: 9 } }')], ['victory/too-many 9']],
    ['that is met already', [atEnd('{ not: { controls: { side: french, areas: [mill] } } }')], []],
    [
      'that an arrival has from the start',
      [arrival('{ when: { controls: { side: allied, areas: [mill] } }, entry: west }')],
      ['arrival/already-met { controls: { side: allied, areas: [mill] } }'],
    ],
  ])
})

describe('points', () => {
  expectFindings([
    [
      'that nobody can score',
      [points('[{ side: french, points: 2, when: { eliminated: { side: allied, units: 9 } } }]'), atEnd(scored)],
      ['victory/too-many 9'],
    ],
    [
      'that nobody asks for',
      [points('[{ side: french, points: 2, when: { controls: [mill] } }]')],
      ['points/unused points'],
    ],
    ['that are asked for, and are none', [atEnd(scored)], ['points/out-of-reach 1']],
  ])
})

describe('an arrival that waits for itself', () => {
  expectFindings([
    [
      'by way of an event is told so',
      [
        arrival('{ when: { happened: horns }, entry: west }'),
        events('[{ id: horns, when: { arrived: { formations: [best] } } }]'),
      ],
      ['arrival/waits-for-itself { happened: horns }'],
    ],
  ])
})

describe('events', () => {
  expectFindings([
    [
      'that wait for a circle are not told of beside it',
      [
        events('[{ id: one, when: { happened: one } }, { id: two, when: { happened: one } }]'),
        atEnd('{ any: [{ happened: two }, { controls: [mill] }] }'),
        arrival('{ when: { happened: two }, entry: west }'),
      ],
      ['event/circle { happened: one }'],
    ],
  ])
})

describe('a variant', () => {
  expectFindings([
    [
      'that excludes itself',
      [variants('{ dry: { name: Dry, removes: { weather: all }, excludes: [dry] } }')],
      ['variant/excluded dry'],
    ],
  ])
})
