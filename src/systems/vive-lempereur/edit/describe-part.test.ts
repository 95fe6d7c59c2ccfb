import { describe, expect, test } from 'vitest'
import { BATTLES, shipped } from '../../../../test/support/drafts.ts'
import { describeBattle } from '../text/describe-battle.ts'
import { describePart } from './describe-part.ts'

const waterloo = shipped('waterloo')
const quatreBras = shipped('quatre-bras')

describe('what a part of a battle says', () => {
  test('a victory condition, and each condition in it', () => {
    expect(describePart(quatreBras, ['victory', 0])).toBe(
      'The French side wins a decisive victory if it controls Quatre Bras (H11, I10 and I11) (checked after every order).',
    )
    expect(describePart(waterloo, ['victory', 0, 'when'])).toBe(
      'It has eliminated 12 units of the English nation or it has eliminated 15 Allied units.',
    )
    expect(describePart(waterloo, ['victory', 0, 'when', 'any', 1])).toBe('It has eliminated 15 Allied units.')
    expect(describePart(waterloo, ['victory', 0, 'when', 'any'])).toBeUndefined()
    expect(describePart(waterloo, ['victory', 0, 'when', 'any', 1, 'eliminated'])).toBeUndefined()
    expect(describePart(waterloo, ['victory', 0, 'level'])).toBeUndefined()
  })

  test('an arrival and its stages', () => {
    expect(describePart(quatreBras, ['reinforcements', 0])).toBe(
      'Anglo-Dutch: At the beginning of turn 4: Militia Infantry in A12.',
    )
    expect(describePart(waterloo, ['reinforcements', 0, 'stages', 1])).toMatch(
      /^From turn 5, each round 2 units are due; /,
    )
    expect(describePart(waterloo, ['reinforcements', 0])).toContain('8 Regular Infantry units (8/5)')
  })

  test('a reserve that waits for an event or for reinforcements, by their names', () => {
    const battle = {
      ...waterloo,
      reinforcements: [{ id: 'bulow', name: 'Bülow', side: 'allied', turn: 3, units: { general: ['A13'] } }],
      events: [{ id: 'news', name: 'Cannon in the west', turn: 3 }],
      reserves: [
        { side: 'french', hexes: ['M2'], when: { happened: 'news' } },
        { side: 'french', hexes: ['M2'], when: { arrived: { group: 'bulow' } } },
      ],
    }
    expect(describePart(battle, ['reserves', 0])).toContain('the event Cannon in the west has happened')
    expect(describePart(battle, ['reserves', 1])).toContain('Bülow')
    expect(describePart(battle, ['events', 0])).toBe('Turn 3: Cannon in the west.')
  })

  test('an arrival of the battle’s own types and nations, by the clock', () => {
    const battle = {
      ...quatreBras,
      clock: { start: '07:40', minutes: 80 },
      nations: { austrian: { name: 'Austrians', adjective: 'Austrian', like: 'prussian' } },
      troops: { grenzer: { name: 'Grenzer', like: 'regular-infantry', nation: 'austrian' } },
      reinforcements: [
        { side: 'allied', turn: 2, units: { grenzer: [{ at: 'A4', name: 'Szekler', nation: 'austrian' }] } },
      ],
    }
    expect(describePart(battle, ['reinforcements', 0])).toBe(
      'Anglo-Dutch: At the beginning of turn 2 (09:00): Grenzer in A4 (Austrian; called "Szekler").',
    )
  })

  test('a special rule, control and deployment', () => {
    expect(describePart(waterloo, ['specialRules', 0])).toBe('Only infantry may enter Hougoumont (D8).')
    expect(describePart(quatreBras, ['control'])).toBe('At the start the Anglo-Dutch side controls H11, I10 and I11.')
    expect(describePart(shipped('hypothetical'), ['deployment'])).toContain('Each player draws 15 terrain tiles')
    expect(describePart(shipped('hypothetical'), ['initiative'])).toContain('exploration roll')
  })

  test('is what the description of the battle says', () => {
    for (const id of BATTLES) {
      const battle = shipped(id)
      const sentences = describeBattle(battle).flatMap((section) => section.sentences ?? [])
      for (const key of ['victory', 'specialRules', 'reinforcements'] as const) {
        ;(battle[key] ?? []).forEach((_, i) => {
          const said = describePart(battle, [key, i])
          expect(sentences.join(' ')).toContain(said)
        })
      }
    }
  })

  test('is nothing where it is not there, or only half there', () => {
    expect(describePart(waterloo, ['victory', 7])).toBeUndefined()
    expect(describePart(waterloo, ['title'])).toBeUndefined()
    const when = { controls: ['D8', undefined] }
    expect(describePart({ ...waterloo, victory: [{ ...waterloo.victory[0], when }] }, ['victory', 0])).toBeUndefined()
    expect(describePart(undefined, ['victory', 0])).toBeUndefined()
  })
})
