import { expect, test } from 'vitest'
import type { GameRecord } from './game-record.ts'
import { gravesOf } from './losses.ts'

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
