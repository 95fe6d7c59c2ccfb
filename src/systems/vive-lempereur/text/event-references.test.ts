import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { makeDice, roll } from '../../../engine/dice.ts'
import type { Scenario } from '../../../scenario/types.gen.ts'
import { RULES } from '../cases/rules.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import { presenter } from '../view/presenter.ts'
import { EVENT_RULES, referencesOf } from './event-references.ts'
import { SENTENCES } from './event-text.ts'

const read = (id: string) =>
  parse(readFileSync(new URL(`../../../../scenarios/vive-lempereur/${id}.yaml`, import.meta.url), 'utf8')) as Scenario

describe('what an event leads to', () => {
  test('every kind of event has a rule that the book has', () => {
    expect(Object.keys(EVENT_RULES).toSorted()).toEqual(Object.keys(SENTENCES).toSorted())
    expect(Object.values(EVENT_RULES).filter((rule) => !(rule in RULES))).toEqual([])
  })

  test.each(['waterloo', 'hypothetical'])(
    '%s: every hex that a sentence names is linked, and every die shown',
    (id) => {
      const state = game.setup(read(id), 4)
      const dice = makeDice(4)
      const missing: string[] = []
      while (!game.outcome(state)) {
        const [side] = game.deciders(state)
        const actions = game.actions(state, side!)
        const events: Event[] = []
        game.apply(state, actions[roll(dice, actions.length) - 1]!, events)
        for (const event of events) {
          const { places: hexes, dice: faces } = referencesOf(state, event)
          const told = game.describe(state, event)
          const named = [...told.matchAll(/(?:in|→|of|from) ([A-V]\d{1,2})\b/g)].map(([, label]) => label!)
          const linked = hexes.map((hex) => state.field.grid.label(hex))
          const die = /(?:, | \()die (\d+)/.exec(told)?.[1] ?? faces[0]
          const isTold = event.kind === 'end' || named.every((label) => linked.includes(label))
          if (!isTold || (die !== undefined && !faces.includes(die))) missing.push(told)
        }
      }
      expect(missing).toEqual([])
    },
  )
})

describe('what a unit has to tell in the middle of a battle', () => {
  const state = game.setup(read('waterloo'), 1)
  const at = (label: string) => state.field.grid.find(label)
  const labels = (hexes: readonly number[]) => hexes.map((hex) => state.field.grid.label(hex)).toSorted()
  const scout = (label: string) => presenter.scout!(state, at(label))!

  test('6.2, 6.2.1 the hexes around it are its zone of control, and three of them its front', () => {
    const { title, areas, findings } = scout('Q7')
    expect(title).toBe('French Infantry in Q7')
    expect(areas.map(({ label, extent, side }) => [label, 'places' in extent && labels(extent.places), side])).toEqual([
      ['Zone of control (6.2)', ['P6', 'P7', 'Q6', 'Q8', 'R6', 'R7'], 0],
      ['Front (6.2.1)', ['P7', 'Q8', 'R7'], 0],
    ])
    expect(findings.map(({ kind }) => kind)).toEqual(['sight', 'march'])
  })

  test('a general controls nothing, and an empty hex is only looked from', () => {
    expect(scout('B12').areas).toEqual([])
    const { title, findings, areas } = scout('M6')
    expect([title, findings.map(({ kind }) => kind), areas]).toEqual(['M6', ['sight'], []])
  })

  test('looking changes nothing', () => {
    const before = [...game.fingerprint(state)]
    for (const label of ['Q7', 'M9', 'K11', 'B12', 'D8']) scout(label)
    expect([...game.fingerprint(state)]).toEqual(before)
  })
})
