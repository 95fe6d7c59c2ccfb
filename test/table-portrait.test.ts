import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Portrait, TableBoardPortrait } from '../src/engine/portrait.ts'
import { validate } from '../src/scenario/validate.ts'
import { placePieces } from '../src/scene/counters.ts'
import { layoutOf } from '../src/scene/layout.ts'
import { SYSTEMS } from '../src/systems/index.ts'

const file = new URL('../scenarios/et-sans-resultat/quatre-bras.yaml', import.meta.url)
const { draft } = validate(readFileSync(file, 'utf8'), SYSTEMS)
const portrayer = await SYSTEMS.find(({ id }) => id === 'et-sans-resultat')!.loadPortrayer()
const portray = (turn: number) => portrayer.portrayScenario(draft, turn) as Portrait<TableBoardPortrait>

describe('the portrait of a battle on a table', () => {
  const { board, pieces, groups = [] } = portray(1)

  test('tells of every unit to which formation it belongs, and who leads that', () => {
    const guns = pieces.find(({ name }) => name === '18/6e à pied')!
    expect(groups[guns.group!]).toEqual({ name: '5th Division', leader: 'Bachelu', side: 0 })
    const strays = pieces.filter(({ footprint, group, side }) => footprint && groups[group ?? -1]?.side !== side)
    expect(strays).toEqual([])
  })

  test('tells how many yards an inch is, and brooks from rivers', () => {
    expect(board.yards).toBe(150)
    expect(board.waters.map(({ wide }) => wide)).toEqual([false, false])
  })

  test('has the columns that wait at an entrance in one place, and the one on top says how many they are', () => {
    const later = portray(6)
    const { place } = later.pieces.find(({ name }) => name === 'Brunswick cavalry')!
    const pile = placePieces(later.pieces, layoutOf(later.board)).filter(({ piece }) => piece.place === place)
    expect(pile.map(({ stack }) => stack)).toEqual([0, 0, 3])
  })
})
