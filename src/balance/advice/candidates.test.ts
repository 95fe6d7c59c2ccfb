import { expect, test } from 'vitest'
import { shippedFiles, shippedText } from '../../../test/fuzz/shipped.ts'
import { HexGrid } from '../../board/hex-grid.ts'
import { changeData } from '../../scenario/edit/change-data.ts'
import { validate } from '../../scenario/validate.ts'
import { SYSTEMS } from '../../systems/index.ts'
import { listCandidates } from './candidates.ts'

test.each(SYSTEMS.map(({ id }) => [id]))(
  '%s: a side that lacks much gets units of several types in turn, or so many of the other side stay away',
  async (id) => {
    const system = SYSTEMS.find((one) => one.id === id)!
    const { scenario, draft } = validate(shippedText(shippedFiles(id).at(-1)!), SYSTEMS)
    const editor = await system.loadScenarioEditor!()
    const board = (await system.loadBoardView()).portrayScenario(scenario!)!.board
    const grid = board.kind === 'hex' ? HexGrid.of(board.firstColumn, board.columns, board.rows) : undefined
    const before = editor.survey(draft).pieces
    const favoured = before[0]!.side
    const list = listCandidates({ editor, draft, grid, favoured }, new Set(['units']))
    const effects = list.map(({ size, changes }) => {
      const after = editor.survey(changeData(draft, changes)).pieces
      const count = (pieces: typeof before, isOwn: boolean) =>
        pieces.filter(({ side }) => (side === favoured) === isOwn).length
      const types = new Set(
        [...before, ...after]
          .map(({ side, type }) => `${side} ${type}`)
          .filter((type) => {
            const of = (pieces: typeof before) => pieces.filter((one) => `${one.side} ${one.type}` === type).length
            return of(before) !== of(after)
          }),
      )
      return {
        size,
        types: types.size,
        friends: count(after, true) - count(before, true),
        enemies: count(after, false) - count(before, false),
      }
    })
    for (const { size, friends, enemies } of effects) expect(friends - enemies).toBe(size)
    const mixed = effects.filter(({ types }) => types > 1)
    expect(mixed.some(({ enemies, size }) => enemies === -size && size > 6)).toBe(true)
    // Nobody can be put on a table by a hex.
    expect(mixed.some(({ friends, size }) => friends === size)).toBe(grid !== undefined)
  },
)
