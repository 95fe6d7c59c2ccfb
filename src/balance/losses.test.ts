import { expect, test } from 'vitest'
import type { GameRecord } from './game-record.ts'
import { arrivalsOf, gravesOf } from './losses.ts'
import { mean } from './report-text.ts'
import { nameOfPiece } from './statistics.ts'

test('whoever is lost without a place is no grave, and those who recover are none either', () => {
  const cast = { sides: ['french', 'allied'], pieces: [{ side: 0 }, { side: 1 }] } as unknown as Parameters<
    typeof gravesOf
  >[0]
  const losses = [
    { piece: 0, turn: 1, place: '20,10', strength: 1, gone: true },
    { piece: 1, turn: 2, place: '', strength: 1, gone: true },
    { piece: 1, turn: 1, place: '20,10', strength: 1, gone: false },
  ]
  expect(gravesOf(cast, [{ losses } as unknown as GameRecord])).toEqual([{ place: '20,10', gone: [1, 0] }])
})

test('a reinforcement that never comes is told of as well', () => {
  const pieces = [
    { side: 0, at: 'A1' },
    { side: 1, arrives: true },
    { side: 1, arrives: true },
  ]
  const cast = { sides: ['french', 'allied'], pieces } as unknown as Parameters<typeof arrivalsOf>[0]
  const entries = [{ piece: 1, turn: 3, place: 'B2', how: 'arrival' }]
  expect(arrivalsOf(cast, [{ entries } as unknown as GameRecord])).toMatchObject([
    { piece: 1, arrived: { games: 1 }, turn: 3 },
    { piece: 2, arrived: { games: 0 }, turn: null },
  ])
})

test('units that are called alike are told apart by numbers', () => {
  const inf = { side: 1, type: 'Infantry 4-4', name: 'IV Inf', strength: 4 }
  const pieces = [inf, inf, { ...inf, name: 'Yg Gd' }, { ...inf, at: '0101' }]
  const names = pieces.map((_, piece) => nameOfPiece({ pieces } as unknown as Parameters<typeof nameOfPiece>[0], piece))
  expect(names).toEqual([
    'IV Inf (Infantry 4-4, no. 1)',
    'IV Inf (Infantry 4-4, no. 2)',
    'Yg Gd (Infantry 4-4)',
    'IV Inf (Infantry 4-4, 0101)',
  ])
})

test('what was recovered has a minus, and what is rounded to nothing no sign', () => {
  expect(mean({ value: -0.25, low: -0.5, high: 0 })).toBe('−0.3 ± 0.3')
  expect(mean({ value: -0.01, low: -0.02, high: 0 })).toBe('0.0 ± 0.0')
})
