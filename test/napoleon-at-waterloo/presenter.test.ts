import { describe, expect, test } from 'vitest'
import { complete, type Fragment } from '../../src/systems/napoleon-at-waterloo/format/fill-defaults.ts'
import type { NapoleonAtWaterlooScenario } from '../../src/systems/napoleon-at-waterloo/format/index.ts'
import { game } from '../../src/systems/napoleon-at-waterloo/rules/game.ts'
import { type BattleState, DECISIONS, OVER } from '../../src/systems/napoleon-at-waterloo/rules/state.ts'
import { presenter } from '../../src/systems/napoleon-at-waterloo/view/presenter.ts'
import { Chance } from '../fuzz/chance.ts'
import { generateChecked } from '../fuzz/napoleon-at-waterloo/generate.ts'
import { PLAYERS } from '../fuzz/napoleon-at-waterloo/players.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

/** Games in which everything happens that can be decided. */
function* positions(): Generator<BattleState> {
  const generated = Array.from({ length: 260 }, (_, i) => generateChecked(i + 1)).filter((one) => one !== undefined)
  for (const [i, scenario] of [...shippedBattles('napoleon-at-waterloo'), ...generated].entries()) {
    const state = game.setup(scenario, i)
    const chance = new Chance(i)
    const player = Object.values(PLAYERS)[i % 4]!
    for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
      yield state
      game.apply(state, player(state, deciders[0]!, game.actions(state, deciders[0]!), chance))
    }
    yield state
  }
}

const WRONG = /undefined|NaN|null|\[object|^$/

describe('on any screen', () => {
  test('every decision has a headline, every action an offer of its own, and a movement that cannot end yet a reason', () => {
    const seen = new Set<string>()
    const [troubles, twins, unexplained] = [new Set<string>(), new Set<string>(), new Set<string>()]
    for (const state of positions()) {
      seen.add(DECISIONS[state.decision]!)
      const { title, detail } = presenter.headline(state, 0)
      const { time, sides } = presenter.situation(state)
      const words = [title, detail, time, ...sides.flat().flatMap(({ label, value }) => [label, value])]
      const offers = new Set<string>()
      const actions = game.deciders(state).flatMap((side) => game.actions(state, side))
      const canEnd = actions.some((action) => game.format(state, action) === 'pass')
      if (DECISIONS[state.decision] === 'order' && canEnd === presenter.withheld!(state, 0).length > 0)
        unexplained.add(detail)
      for (const action of actions) {
        const { group, label, note = '-' } = presenter.offer(state, action)
        words.push(group, label, note)
        if (offers.has(`${group} ${label}`)) twins.add(`${group} ${label}`)
        offers.add(`${group} ${label}`)
      }
      for (const word of words) if (WRONG.test(word)) troubles.add(words.join(' | '))
    }
    expect([...troubles]).toEqual([])
    expect([...twins]).toEqual([])
    expect([...unexplained]).toEqual([])
    expect([...seen].toSorted()).toEqual([...DECISIONS].toSorted())
  })

  test('pointing at a hex where an action is offered means a legal action', () => {
    let pointed = 0
    for (const state of positions()) {
      if (state.decision === OVER) continue
      for (const side of game.deciders(state)) {
        for (const action of game.actions(state, side)) {
          const { place: hex } = presenter.offer(state, action)
          if (hex === undefined || pointed++ % 7 > 0) continue
          const meant = presenter.inferAction(state, side, hex)
          expect(meant === undefined ? 'nothing' : game.refusal(state, meant)).toBeUndefined()
        }
      }
    }
    expect(pointed).toBeGreaterThan(1000)
  })
})

test('what is offered says odds and costs', () => {
  const units: Fragment['units'] = {
    french: { infantry: { '6-4': ['1011'] }, cavalry: { '3-5': ['1511'] } },
    allied: { infantry: { '2-4': ['1010'] } },
  }
  const scenario: NapoleonAtWaterlooScenario = complete({ units })
  const state = game.setup(scenario, 1)
  const say = (text: string) => game.apply(state, game.parse(state, text) as number)
  const offered = (text: string) => presenter.offer(state, game.parse(state, text) as number)
  say('order 1511')
  expect(offered('move 1510')).toMatchObject({ kind: 'move', label: '1510', note: '1 point' })
  say('done')
  expect(offered('declare 1010 with 1011')).toMatchObject({
    kind: 'attack',
    group: 'Attack 1010 with',
    label: '6-4 infantry in 1011',
    note: '3-1, 67 % defenders retreat',
  })
})

test('Movement 2: whoever wants to end a movement with too many in a hex reads who can still move on', () => {
  const units: Fragment['units'] = {
    french: {
      infantry: {
        '6-4': [
          { at: '1011', name: 'Foy' },
          { at: '1013', name: 'Bachelu' },
        ],
      },
    },
    allied: { infantry: { '2-4': ['1001'] } },
  }
  const state = game.setup(complete({ edition: 'standard', units }), 1)
  const say = (text: string) => game.apply(state, game.parse(state, text) as number)
  expect(presenter.withheld!(state, 0)).toEqual([])
  say('order 1013')
  say('move 1011')
  const [end] = presenter.withheld!(state, 0)
  expect(end).toMatchObject({ label: 'End the movement', places: [state.field.grid.find('1011')] })
  expect(end!.reason).toBe('Too many units in 1011. Who can still move on: Foy (6-4 infantry). (Movement 2)')
  say('order 1011')
  say('move 1010')
  expect(presenter.withheld!(state, 0)).toEqual([])
})

test('units that are due are offered by their names', () => {
  const wavre = shippedBattles('napoleon-at-waterloo').find(({ id }) => id === 'wavre')!
  const state = game.setup(wavre, 1)
  const offered = () => game.actions(state, 0).map((action) => presenter.offer(state, action))
  for (let i = 0; i < 400 && !offered().some(({ group }) => group === 'Bring in'); i++) {
    const [side] = game.deciders(state)
    game.apply(state, game.actions(state, side!).at(-1)!)
  }
  const labels = offered().flatMap(({ group, label }) => (group === 'Bring in' ? [label] : []))
  expect(labels).toEqual(['Berthezène (5-4)', 'Lefol (4-4)', 'Doguereau (1-3)'])
})
