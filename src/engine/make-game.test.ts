import { expect, test } from 'vitest'
import type { Decision } from './decision.ts'
import { makeGame, type Turn } from './make-game.ts'
import type { GameEvent } from './system.ts'

/** Two children at a heap of stones: who takes the last one wins. */
type Heap = { stones: number; toTake: number }
type Move = { readonly kind: 'take' | 'pass'; readonly side: number; readonly number: number }

const take: Decision<Heap, Move, GameEvent, string> = {
  kinds: ['take'],
  list({ stones }, side, out) {
    for (let number = 1; number <= Math.min(2, stones); number++) out.push({ kind: 'take', side, number })
  },
  refusal: ({ stones }, { number }) => (number > stones ? 'too many' : undefined),
  carryOut(state, { number }, events) {
    state.stones -= number
    events?.push({ kind: 'taken', number })
  },
  explain: (_, { number }) => ({ base: number, modifiers: [], value: number, chances: [] }),
  format: (_, { number }) => `take ${number}`,
  parse: () => undefined,
}

const heap: Turn<Heap, Move, GameEvent, string> = {
  version: 1,
  setup: () => ({ stones: 3, toTake: 0 }),
  sides: () => ['ann', 'bob'],
  steps: [{ decisions: [take], deciders: ({ toTake }) => [toTake] }],
  stepOf: ({ stones }) => (stones === 0 ? -1 : 0),
  kindOf: ({ kind }) => kind,
  sideOf: ({ side }) => side,
  malformed: (_, { number }) => (number < 1 ? 'nothing' : undefined),
  notNow: (_, __, decision) => (decision ? 'not yours' : 'not now'),
  refusalFor: (_, __, reason) => ({ rule: '1', reason }),
  settle(state) {
    state.toTake = 1 - state.toTake
  },
  copy: (state) => ({ ...state }),
  outcome: () => undefined,
  parse: () => ({ rule: '', reason: '' }),
  describe: ({ stones }) => `${stones} left`,
  script: () => undefined,
  fingerprint: ({ stones, toTake }) => Int32Array.of(stones, toTake),
}
const game = makeGame(heap)
const move = (number: number, side = 0, kind: Move['kind'] = 'take'): Move => ({ kind, side, number })

test('lists and judges by the decisions of the step, and settles after an action', () => {
  const state = game.setup({} as never, 1)
  expect(game.actions(state, 0)).toEqual([move(1), move(2)])
  expect(game.actions(state, 1)).toEqual([])
  const events: GameEvent[] = []
  game.apply(state, move(2), events)
  expect([state, events]).toEqual([{ stones: 1, toTake: 1 }, [{ kind: 'taken', number: 2 }]])
  expect(game.refusal(state, move(2, 1))).toEqual({ rule: '1', reason: 'too many' })
})

test('tells the wrong side from the wrong moment, and both from what makes no sense', () => {
  const state = game.setup({} as never, 1)
  expect(game.refusal(state, move(1, 1))?.reason).toBe('not yours')
  expect(game.refusal(state, move(1, 0, 'pass'))?.reason).toBe('not now')
  expect(game.refusal(state, move(0))?.reason).toBe('nothing')
  game.apply(state, move(2))
  game.apply(state, move(1, 1))
  expect(game.deciders(state)).toEqual([])
  expect(game.refusal(state, move(1))?.reason).toBe('not now')
  expect(game.format(state, move(1))).toBe('take 1')
  expect(game.explain(state, move(1))).toBeUndefined()
})

test('the public door refuses an illegal action before anything changes', () => {
  const state = game.setup({} as never, 1)
  expect(() => game.apply(state, move(4))).toThrow('illegal action take 4: too many')
  expect(state).toEqual({ stones: 3, toTake: 0 })
})

test('two decisions of one step cannot share a kind', () => {
  const twice = { ...heap, steps: [{ decisions: [take, take], deciders: () => [0] }] }
  expect(() => makeGame(twice)).toThrow('take')
})
