import { describe, expect, test } from 'vitest'
import { validate } from '../../../scenario/validate.ts'
import { SYSTEMS } from '../../index.ts'
import { TEMPLATE } from '../format/template.ts'

// What can be wrong with conditions, arrivals, events, weather and special rules, beyond what test/scenario/bad-input.test.ts
// has of all rulebooks: the root cause, once.

/** What is told of a new battle with more keys, or with other conditions of victory and reinforcements. */
function told(keys: string, ...edits: readonly (readonly [place: string, to: string])[]): string[] {
  const text = edits.reduce((before, [place, to]) => {
    if (before.split(place).length !== 2) throw new Error(`${place} is not in the battle once`)
    return before.replace(place, () => to)
  }, `${TEMPLATE}${keys}\n`)
  return validate(text, SYSTEMS).diagnostics.map(({ code, message }) => `${code}: ${message}`)
}

const won = (condition: string) =>
  ['{ side: allied, when: { destroyedFirst: 15 } }', `{ side: allied, when: ${condition} }`] as const
const arrives = (terms: string) => ['{ turn: 3, side: allied', `{ id: bulow, ${terms}, side: allied`] as const

describe('bad input has one root cause', () => {
  test.each<[what: string, found: string[], expected: string[]]>([
    [
      'a condition for more than there is',
      told('', won('{ lost: { side: french, strength: 99 } }')),
      ['victory/too-many'],
    ],
    [
      'an arrival that waits for an event that waits for it',
      told('events: [{ id: guns, when: { arrived: { group: bulow } } }]', arrives('when: { happened: guns }')),
      ['arrival/waits-for-itself'],
    ],
    [
      'weather off the board',
      told('weather: [{ from: 1, state: fog, hexes: [0101-1601] }, { from: 2, state: clear }]'),
      ['hex/off-board'],
    ],
    [
      'a truce that ends after the battle',
      told('specialRules: [{ rule: truce, side: french, hexes: [0101-0202], turn: 9 }]'),
      ['arrival/too-late'],
    ],
    [
      'a breaking point beyond all losses',
      told('specialRules: [{ rule: breaking-point, side: french, strength: 99 }]'),
      ['victory/too-many'],
    ],
    [
      'guns of nobody',
      told('specialRules: [{ rule: off-map-guns, side: austrian, name: Guns, fire: 5, hexes: [0101-0202] }]'),
      ['side/unknown'],
    ],
    [
      'ice that is woods already',
      told('specialRules: [{ rule: ground-breaks, hexes: ["0407"], entry: 5+, becomes: woods }]'),
      ['rule/without-effect'],
    ],
    [
      'ice that becomes nothing known',
      told('specialRules: [{ rule: ground-breaks, hexes: ["0510"], entry: 5+, becomes: lake }]'),
      ['ground/unknown'],
    ],
    [
      'a set-up of nobody',
      told('specialRules: [{ rule: hidden-set-up, side: french, types: [leader] }]'),
      ['rule/nobody'],
    ],
    [
      'a set-up without room',
      told('specialRules: [{ rule: chosen-set-up, side: french, types: [infantry], within: ["0510"] }]'),
      ['rule/no-room'],
    ],
    [
      'the same rule twice',
      told(
        'specialRules: [{ rule: truce, side: french, hexes: [0101-0202], turn: 2 }, { rule: truce, side: french, hexes: [0101-0202], turn: 2 }]',
      ),
      ['rule/duplicate'],
    ],
    [
      'a breaking point that nothing follows from',
      told('specialRules: [{ rule: breaking-point, side: french, units: 2 }]'),
      ['rule/without-effect'],
    ],
    ['an arrival of nobody', told('', won('{ arrived: { side: french, units: 1 } }')), ['victory/too-many']],
    ['an army that nothing breaks', told('', won('{ broken: { side: french } }')), ['victory/impossible']],
  ])('%s', (_, found, expected) => {
    expect(found.map((line) => line.split(':')[0])).toEqual(expected)
  })

  test('an event that only a truce asks for is not idle', () => {
    const rule = 'specialRules: [{ rule: truce, side: french, hexes: [0101-0202], when: { happened: drums } }]'
    expect(told(`events: [{ id: drums, turn: 2 }]\n${rule}`)).toEqual([])
  })

  test('a breaking point makes a side that can be broken', () => {
    const rule = 'specialRules: [{ rule: breaking-point, side: french, share: 50 }]'
    expect(told(rule, won('{ broken: { side: french } }'))).toEqual([])
  })
})
