import { describe, expect, test } from 'vitest'
import { courseOfTurn } from '../../src/engine/portray-course.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

const COURSE = `
weather: [{ from: 2, state: fog, name: Morning mist }]
events: [{ id: blown, name: The bridge is blown, turn: 3, d6: 4+, message: It is gone. }]
`

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s: the printed turn track', (_id, system) => {
  test('tells the weather and the events of each turn, and what may only come', async () => {
    const bare = system.template.replaceAll(/^(?:weather|events):.*\n(?: .*\n)*/gm, '')
    const { scenario, diagnostics } = validate(bare + COURSE, SYSTEMS)
    // It is news, and no more.
    expect(diagnostics.map(({ code }) => code)).toEqual(['event/without-effect'])
    const { track } = (await system.loadPrintKit!())(scenario)!
    const turns = track.flatMap(({ boxes, note }) => (note === undefined ? boxes : [note]))
    expect(turns[0]).not.toMatch(/mist|bridge/i)
    expect(turns[1]).toContain('Morning mist')
    expect(turns[2]).toContain('The bridge is blown?')
  })
})

test('a turn record tells which truces end and which guns open fire, or may', () => {
  const specialRules = [
    { rule: 'truce', side: 'allied', turn: 3 },
    { rule: 'truce', side: 'french', turn: 3, d6: '4+' },
    { rule: 'off-map-guns', side: 'french', name: 'The guns of Limale', turn: 4 },
    { rule: 'held-until', side: 'french', turn: 3 },
  ]
  const told = (turn: number) => courseOfTurn({ specialRules }, turn, (id) => `the ${id}`)
  expect(told(3)).toEqual(['the allied truce ends', 'the french truce ends?'])
  expect(told(4)).toEqual(['The guns of Limale open fire'])
  expect(told(5)).toEqual([])
})
