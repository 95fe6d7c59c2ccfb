import { expect, test } from 'vitest'
import { shippedFiles, shippedText } from '../../../test/fuzz/shipped.ts'
import { HexGrid } from '../../board/hex-grid.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { changeData } from '../../scenario/edit/change-data.ts'
import { changeText } from '../../scenario/edit/change-text.ts'
import { applyEdits } from '../../scenario/edit/text-edits.ts'
import { validate } from '../../scenario/validate.ts'
import { SYSTEMS } from '../../systems/index.ts'
import { type AdvisedBattle, listCandidates } from './candidates.ts'

/** What the advisor is told of a battle, but for the side. */
async function open(text: string): Promise<Omit<AdvisedBattle, 'favoured'>> {
  const { scenario, draft } = validate(text, SYSTEMS)
  const system = SYSTEMS.find(({ id }) => id === scenario!.system)!
  const editor = await system.loadScenarioEditor!()
  const board = (await system.loadBoardView()).portrayScenario(scenario!)!.board
  const grid = board.kind === 'hex' ? HexGrid.of(board.firstColumn, board.columns, board.rows) : undefined
  const isSound = async (changes: readonly Change[]) =>
    validate(applyEdits(text, changeText(text, changes, system.schema)), SYSTEMS).scenario !== undefined
  return { editor, draft, grid, isSound }
}

test.each(SYSTEMS.map(({ id }) => [id]))(
  '%s: a side that lacks much gets units of several types, or so many of the other side stay away',
  async (id) => {
    const battle = await open(shippedText(shippedFiles(id).at(-1)!))
    const { editor, draft, grid } = battle
    const before = editor.survey(draft).pieces
    const favoured = before[0]!.side
    const list = await listCandidates({ ...battle, favoured }, new Set(['units']))
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

test('one of a type stands next to woods, which nobody enters: other units are added none the less', async () => {
  const battle = await open(shippedText('scenarios/napoleon-at-waterloo/standard.yaml'))
  const before = battle.editor.survey(battle.draft).pieces
  const list = await listCandidates({ ...battle, favoured: 'french' }, new Set(['units']))
  const sizes = list
    .filter(({ changes }) => battle.editor.survey(changeData(battle.draft, changes)).pieces.length > before.length)
    .map(({ size }) => size)
  expect(Math.max(...sizes)).toBeGreaterThan(9)
})

test('4.2 who is the last of a sector stays, and others go in his place', async () => {
  const battle = await open(shippedText('scenarios/vive-lempereur/ligny.yaml'))
  const list = await listCandidates({ ...battle, favoured: 'french' }, new Set(['units']))
  expect(Math.max(...list.map(({ size }) => size))).toBeGreaterThan(9)
  for (const { changes } of list) expect(await battle.isSound(changes)).toBe(true)
})

test('a figure of a victory condition goes up and down by a tenth of itself, at least by one', async () => {
  const battle = await open(shippedText('scenarios/napoleon-at-waterloo/standard.yaml'))
  const list = await listCandidates({ ...battle, favoured: 'french' }, new Set(['victory']))
  const values = (size: number) =>
    list.filter((one) => one.size === size).map(({ changes }) => (changes[0] as { readonly value: unknown }).value)
  expect(values(1)).toEqual([36, 44, 6, 8, 36, 44])
  expect(values(4)).toEqual([24, 56, 3, 11, 24, 56])
})

test('reinforcements are mixed as the army is, and no garrisons or generals among them', async () => {
  const battle = await open(shippedText('scenarios/vive-lempereur/ligny.yaml'))
  const { editor, draft } = battle
  const list = await listCandidates({ ...battle, favoured: 'prussian' }, new Set(['units']))
  const before = editor.survey(draft).pieces
  const { changes } = list.findLast(({ size, changes: edit }) => {
    return size === 8 && editor.survey(changeData(draft, edit)).pieces.length === before.length + 8
  })!
  const after = editor.survey(changeData(draft, changes)).pieces
  const types = [...new Set(after.map(({ type }) => type))]
  const more = types.map((type) => {
    const count = (pieces: typeof before) => pieces.filter((one) => one.side === 'prussian' && one.type === type).length
    return [type, count(after) - count(before)]
  })
  expect(Object.fromEntries(more.filter(([, number]) => number !== 0))).toEqual({
    'regular-infantry': 6,
    'medium-artillery': 1,
    'light-cavalry': 1,
  })
})
