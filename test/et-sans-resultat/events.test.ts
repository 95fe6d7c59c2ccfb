import { expect, test } from 'vitest'
import type { EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import type { Event } from '../../src/systems/et-sans-resultat/rules/events.ts'
import { game } from '../../src/systems/et-sans-resultat/rules/game.ts'
import { fatigueOf, isOnTable } from '../../src/systems/et-sans-resultat/rules/queries.ts'
import type { BattleState } from '../../src/systems/et-sans-resultat/rules/state.ts'
import { Chance } from '../fuzz/chance.ts'
import { areEqual } from '../fuzz/checks.ts'
import { generateChecked } from '../fuzz/et-sans-resultat/generate.ts'
import { PLAYERS } from '../fuzz/et-sans-resultat/players.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

/** What a spectator would not know: whatever has changed without an event that names it. */
function untold(before: BattleState, state: BattleState, events: readonly Event[]): string[] {
  const { units, formations, areas } = state.field
  const names = new Set(events.flatMap((event) => Object.values(event).flatMap((fact) => String(fact).split(' '))))
  const told = (id: string) => names.has(id)
  const place = (one: BattleState, unit: number) =>
    isOnTable(one, unit) ? `${one.x[unit]! / 10},${one.y[unit]! / 10}` : 'nowhere'
  const lost: string[] = []
  units.forEach(({ id }, unit) => {
    const [was, is] = [place(before, unit), place(state, unit)]
    if (was !== is && !told(id)) lost.push(`${id} goes from ${was} to ${is}`)
    const own = events.filter((event) => 'unit' in event && event.unit === id)
    const last = own.at(-1)
    if (!last || is === 'nowhere' || last.kind === 'rout' || !('to' in last)) return
    if (last.to !== is) lost.push(`${id} is at ${is}, not at ${last.to}`)
  })
  formations.forEach(({ id }, formation) => {
    const [was, is] = [before.order[formation], state.order[formation]]
    if (was !== is && !told(id)) lost.push(`${id} has another order`)
    if (fatigueOf(before, formation) !== fatigueOf(state, formation) && !told(id)) lost.push(`${id} has other fatigue`)
  })
  areas.forEach(({ name }, area) => {
    const isTold = events.some((event) => event.kind === 'control' && event.area === name)
    if (before.owner[area] !== state.owner[area] && !isTold) lost.push(`${name} has another owner`)
  })
  const isNewTurn = (event: Event) => (event.kind === 'turn' ? event.turn === state.turn : event.kind === 'end')
  if (before.turn !== state.turn && !events.some(isNewTurn)) {
    lost.push(`it is turn ${state.turn}`)
  }
  return lost
}

/** Plays to the end or for so many actions, before a spectator and before nobody. */
function play(scenario: EtSansResultatScenario, seed: number, player: string, most: number, kinds: Set<string>) {
  const [state, unseen] = [game.setup(scenario, seed), game.setup(scenario, seed)]
  const before = game.copy(state)
  const chance = new Chance(seed)
  for (let number = 0; number < most && game.deciders(state).length > 0; number++) {
    const side = chance.pick(game.deciders(state))
    const action = PLAYERS[player]!(state, side, game.actions(state, side), chance)
    const text = game.format(state, action)
    const events: Event[] = []
    game.apply(state, action, events)
    game.apply(unseen, action)
    for (const event of events) {
      kinds.add(event.kind)
      expect([event.kind, game.describe(state, event) === '']).toEqual([event.kind, false])
    }
    expect(areEqual(game.fingerprint(state), game.fingerprint(unseen))).toBe(true)
    expect({ text, untold: untold(before, state, events) }).toEqual({ text, untold: [] })
    game.copy(state, before)
  }
}

test('whoever follows the events knows where everybody is, what is ordered, and who is tired', () => {
  const kinds = new Set<string>()
  const quatreBras = shippedBattles('et-sans-resultat').find(({ id }) => id === 'quatre-bras') as EtSansResultatScenario
  play(quatreBras, 7, 'fighter', 400, kinds)
  for (let seed = 1; seed <= 12; seed++) {
    const battle = generateChecked(seed)
    if (battle) play(battle, seed, Object.keys(PLAYERS)[seed % 3]!, 400, kinds)
  }
  for (const kind of ['order-issued', 'leader-action', 'move', 'fire', 'assessment', 'fight', 'rout', 'control', 'end'])
    expect([...kinds]).toContain(kind)
})

// 14.11: a truce ends in the turn that its time says, by itself, with a condition, or put off; what the first turn ends was none.
test.each([
  ['its turn', { turn: 3 }, [3]],
  ['a condition', { when: { turn: 2 } }, [2]],
  ['a delay', { turn: 2, delay: { '1-6': 1 } }, [3]],
  ['a delay of none', { turn: 2, delay: { '1-6': 0 } }, [2]],
  ['the first turn', { turn: 1 }, []],
  ['a condition that holds at the start', { when: { turn: 1 } }, []],
])('the end of a truce by %s is told once, when it comes', (_by, timing, expected) => {
  const quatreBras = shippedBattles('et-sans-resultat').find(({ id }) => id === 'quatre-bras') as EtSansResultatScenario
  const truce = { rule: 'truce', side: 'french', areas: ['quatre-bras'], ...timing }
  const state = game.setup({ ...quatreBras, specialRules: [truce] } as EtSansResultatScenario, 7)
  const told: number[] = []
  while (state.turn < 5 && game.deciders(state).length > 0) {
    const side = game.deciders(state)[0]!
    const events: Event[] = []
    game.apply(state, game.actions(state, side).at(-1)!, events)
    if (events.some(({ kind }) => kind === 'truce-ends')) told.push(state.turn)
  }
  expect(state.turn).toBe(5)
  expect(told).toEqual(expected)
})
