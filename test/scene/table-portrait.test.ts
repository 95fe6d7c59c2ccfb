import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Portrait, TableBoardPortrait } from '../../src/engine/portrait.ts'
import { validate } from '../../src/scenario/validate.ts'
import { placePieces } from '../../src/scene/counters.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import type { EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

const file = new URL('../fixtures/table/quatre-bras.yaml', import.meta.url)
const { draft } = validate(readFileSync(file, 'utf8'), SYSTEMS)
const boardView = await SYSTEMS.find(({ id }) => id === 'et-sans-resultat')!.loadBoardView()
const portray = (turn: number) => boardView.portrayScenario(draft, turn) as Portrait<TableBoardPortrait>

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

  test('has the columns that come by one entrance behind each other, the first in front, and none on another', () => {
    const later = portray(6)
    const layout = layoutOf(later.board)
    const column = (name: string) => later.pieces.find((piece) => piece.name?.startsWith(name))!
    const [kempt, horse, foot] = ['5th Division (Kempt', 'Brunswick cavalry', 'Brunswick infantry'].map(column)
    expect([kempt, horse, foot].map((piece) => piece!.arrives)).toEqual([4, 5, 6])
    const [first, second, third] = [kempt, horse, foot].map((piece) => layout.centre(piece!.place)[1])
    // They come from the north.
    const deep = layout.centre(0)[1] - layout.centre(layout.step(0, 0, foot!.footprint!.depth / 10))[1]
    expect([first! - second! >= deep, second! - third! >= deep]).toEqual([true, true])
    expect(placePieces(later.pieces, layout).filter(({ stack }) => stack > 1)).toEqual([])
  })

  test('13.4: of two columns by one entrance on one turn, the one before in the queue is in front', () => {
    const two = structuredClone(draft) as EtSansResultatScenario
    const { formations } = two.armies['allied']!.forces['brunswick-corps']!
    const order = (queue: number) => {
      formations['brunswick-cavalry']!.arrives = { turn: 6, entry: 'north-brussels', queue }
      formations['brunswick-infantry']!.arrives = { turn: 6, entry: 'north-brussels', queue: 2 }
      const { pieces: later } = boardView.portrayScenario(two, 6)!
      const heads = later.filter(({ name }) => name?.startsWith('Brunswick'))
      const layout = layoutOf(board)
      return heads.toSorted((a, b) => layout.centre(b.place)[1] - layout.centre(a.place)[1]).map(({ name }) => name)
    }
    expect(order(1)).toEqual(['Brunswick cavalry', 'Brunswick infantry'])
    expect(order(3)).toEqual(['Brunswick infantry', 'Brunswick cavalry'])
  })

  test('tells at each entrance in which turns somebody comes that way', () => {
    const notes = portray(1).areas.flatMap(({ kind, name, note }) => (kind === 'entrance' ? [`${name}: ${note}`] : []))
    expect(notes.toSorted()).toEqual([
      expect.stringMatching(/^Brussels road: turns 4, 5, 6, 12$/),
      expect.stringMatching(/: turns 3, 10$/),
      // Wellington rides in alone.
      'Namur road: turn 3',
      expect.stringMatching(/^Nivelles road: turns 3, 9, 13$/),
    ])
  })
})
