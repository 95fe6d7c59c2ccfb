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

  test('is news that came without dice, but nothing that a digest tells', () => {
    const lines = [
      { text: 'A marches', reference: { places: [1], dice: [], digest: 'All march' } },
      { text: 'B is unhurt', reference: { places: [2], dice: ['9'], digest: 'All unhurt' } },
      { text: 'The village falls', reference: { places: [5], dice: [], isNews: true as const } },
    ]
    const beats = beatsOf(lines, { kind: 'other' })
    expect(beats.map(({ place, words }) => ({ place, words }))).toEqual([{ place: 5, words: ['The village falls'] }])
  })

  test('knows whom it struck, and takes a place from what comes of it', () => {
    const struck = { text: 'A fights B', reference: { places: [3], dice: ['6'], pieces: [1, 2] } }
    const order = { text: 'C orders', reference: { places: [], dice: ['7'] } }
    expect(beatsOf([struck, order, line('D goes', [], [8])], { kind: 'other' })).toMatchObject([
      { place: 3, piece: 2 },
      { place: 8, words: ['C orders', 'D goes'] },
    ])
  })

  test('is all cards that are turned up together', () => {
    const card = (side: number) => ({ art: 'left-wing', name: 'Left', text: '5 dice', side }) as const
    const lines = [0, 1].map((side) => ({ text: 'plays', reference: { places: [], dice: [], cards: [card(side)] } }))
    expect(beatsOf(lines, { kind: 'other' })).toMatchObject([{ cards: [{ side: 0 }, { side: 1 }] }])
  })
})
