import { describe, expect, test } from 'vitest'
import { beatsOf } from './beats.ts'

const attack = { kind: 'attack', place: 7 } as const
const line = (text: string, dice: readonly string[] = [], places: readonly number[] = [7]) => ({
  text,
  reference: { places, dice },
})

describe('what an action has to show', () => {
  test('is each throw of the dice with all that came of it, where it took effect', () => {
    const beats = beatsOf(
      [line('A fires at B', ['3', '5'], [2, 7]), line('B retreats'), line('C fires', ['1'], [9])],
      attack,
    )
    expect(beats.map(({ place, dice, words }) => ({ place, dice, words }))).toEqual([
      { place: 7, dice: ['3', '5'], words: ['A fires at B', 'B retreats'] },
      { place: 9, dice: ['1'], words: ['C fires'] },
    ])
  })

  test('is nothing for a move, which is seen', () => {
    expect(beatsOf([line('A moves')], { kind: 'move', place: 7 })).toEqual([])
  })

  test('is an attack also where no die fell, and its few words rather than its long sentence', () => {
    const long = { text: 'A attacks B, 7 against 1', reference: { places: [7], dice: [], result: 'defenders retreat' } }
    expect(beatsOf([long], attack)[0]?.words).toEqual(['defenders retreat'])
  })

  test('is all cards that are turned up together', () => {
    const card = (side: number) => ({ art: 'left-wing', name: 'Left', text: '5 dice', side }) as const
    const lines = [0, 1].map((side) => ({ text: 'plays', reference: { places: [], dice: [], cards: [card(side)] } }))
    expect(beatsOf(lines, { kind: 'other' })).toMatchObject([{ cards: [{ side: 0 }, { side: 1 }] }])
  })
})
