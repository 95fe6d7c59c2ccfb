import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { describePart } from './describe-part.ts'

const wavre = parse(readFileSync('scenarios/napoleon-at-waterloo/wavre.yaml', 'utf8')) as Record<string, unknown>

test('an arrival that waits for a place, by the name that the map has for it', () => {
  const units = { infantry: { '4-4': 1 } }
  const battle = { ...wavre, reinforcements: [{ side: 'french', when: { controls: ['1301'] }, at: ['2314'], units }] }
  expect(describePart(battle, ['reinforcements', 0])).toContain('When the French side controls La Bavette (1301): ')
})

test('a reserve that waits for an event, by its name', () => {
  const reserve = { side: 'french', types: ['cavalry'], when: { happened: 'news' } }
  const battle = { ...wavre, events: [{ id: 'news', name: 'Cannon in the west', turn: 3 }], reserves: [reserve] }
  expect(describePart(battle, ['reserves', 0])).toContain('Cannon in the west')
})
