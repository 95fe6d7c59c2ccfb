import { describe, expect, test } from 'vitest'
import { HexGrid } from '../../board/hex-grid.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { changeData } from '../../scenario/edit/change-data.ts'
import { scenarioSchema } from '../../scenario/schema/scenario-schema.ts'
import type { ClearTarget } from '../hex-scenario-editor.ts'
import { makeHexEditor } from './make-hex-editor.ts'

const hexList = { $ref: '#/definitions/hexList' }
const PORTRAIT = {
  symbol: 'infantry',
  type: 'Foot',
  grade: '',
  name: undefined,
  strength: 3,
  full: 3,
  facing: undefined,
  square: false,
} as const

const editor = makeHexEditor({
  system: 'plain',
  schema: scenarioSchema('plain', {
    title: 'PlainScenario',
    description: 'A plain battle.',
    properties: {
      sides: { type: 'object', propertyNames: { pattern: '^[a-z][a-z0-9-]*$' }, additionalProperties: {} },
      board: {
        type: 'object',
        properties: {
          columns: { $ref: '#/definitions/columns' },
          rows: { $ref: '#/definitions/rows' },
          terrain: { type: 'object', properties: { woods: hexList } },
          roads: { $ref: '#/definitions/roads' },
          names: { $ref: '#/definitions/names' },
        },
      },
      units: {
        type: 'object',
        propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
        additionalProperties: {
          type: 'object',
          additionalProperties: { type: 'array', items: { $ref: '#/definitions/placement' } },
        },
      },
      goals: hexList,
    },
    definitions: {
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      placement: { if: { type: 'string' }, then: { $ref: '#/definitions/hex' }, else: { $ref: '#/definitions/named' } },
      named: { type: 'object', required: ['at'], properties: { at: { $ref: '#/definitions/hex' }, name: {} } },
    },
  }),
  terrain: [
    { id: 'open', name: 'Open', pattern: undefined, effects: '' },
    { id: 'woods', name: 'Woods', pattern: 'woods', effects: 'slow' },
  ],
  roads: 'quick',
  units: [{ type: 'foot', name: 'Foot', values: '3 steps', portrait: PORTRAIT }],
  areas: [{ path: ['goals'], kind: 'objective', label: 'Goals' }],
  sections: [],
  sizes: { columns: [3, 9], rows: [3, 9] },
  blank: (grid) => `columns: ${grid.columnRange}, rows: ${grid.rows}`,
})

const GRID = HexGrid.of(0, 5, 5)
const hexes = (...labels: string[]) => labels.map((label) => GRID.find(label))

const BATTLE = {
  turns: 4,
  sides: { red: { name: 'Red' }, blue: { name: 'Blue' } },
  board: { kind: 'hex', columns: 'A-E', rows: 5, terrain: { woods: ['B2'] }, names: { Mill: ['C3'] } },
  units: { red: { foot: ['A1', { at: 'B1', name: 'Guard' }] }, blue: { foot: ['E5'] } },
  goals: ['C3'],
}
type Battle = typeof BATTLE & { readonly board: { readonly roads?: unknown } }
const after = (changes: readonly Change[]) => changeData(BATTLE, changes) as Battle

describe('the editor of a plain rulebook', () => {
  test('lists what can be painted and deployed, by any side', () => {
    const { terrain, ways, units } = editor.palette(BATTLE)
    expect(terrain.map(({ id }) => id)).toEqual(['open', 'woods'])
    expect(ways).toEqual([{ id: 'road', name: 'Road', effects: 'quick' }])
    expect(units[0]!.sides).toEqual(['red', 'blue'])
  })

  test('surveys a battle, and one without a board', () => {
    const survey = editor.survey(BATTLE)
    expect(survey.pieces.map(({ place, side, label }) => [GRID.label(place), side, label])).toEqual([
      ['A1', 'red', 'Foot'],
      ['B1', 'red', 'Foot (Guard)'],
      ['E5', 'blue', 'Foot'],
    ])
    expect(survey.areas.map(({ kind, label }) => [kind, label])).toEqual([
      ['objective', 'Goals'],
      ['name', 'Mill'],
    ])
    expect(survey.terrain[GRID.find('B2')]).toBe('woods')
    expect(survey.turns).toBe(4)
    expect(editor.survey({})).toMatchObject({ pieces: [], terrain: [], turns: 0 })
    expect(editor.ground.paint({}, [0], 'woods')).toEqual([])
  })

  test('paints, lays roads, marks and clears', () => {
    expect(after(editor.ground.paint(BATTLE, hexes('C2', 'C3'), 'woods')).board.terrain.woods).toEqual([
      'B2',
      'C2',
      'C3',
    ])
    expect(after(editor.ground.paint(BATTLE, hexes('B2'), 'open')).board.terrain).toEqual({})
    expect(after(editor.ground.lay(BATTLE, 'road', hexes('A3', 'A4', 'A5'))).board.roads).toEqual([['A3-A5']])
    expect(after(editor.ground.mark(BATTLE, ['goals'], hexes('D4'), true)).goals).toEqual(['C3', 'D4'])
    const all = new Set<ClearTarget>(['terrain', 'ways', 'pieces', 'names', 'areas'])
    const cleared = after(editor.ground.clear(BATTLE, hexes('A1', 'B2', 'C3'), all))
    expect(cleared.units.red.foot).toEqual([{ at: 'B1', name: 'Guard' }])
    expect(cleared.board.terrain).toEqual({})
    expect(cleared.board.names).toEqual({})
    expect(cleared.goals).toBeUndefined()
  })

  test('deploys where there is room, moves, names and dismisses', () => {
    const { deploy, move, detail, dismiss } = {
      deploy: editor.pieces.deploy.bind(editor.pieces),
      move: editor.pieces.move.bind(editor.pieces),
      detail: editor.pieces.detail.bind(editor.pieces),
      dismiss: editor.pieces.dismiss.bind(editor.pieces),
    }
    expect(after(deploy(BATTLE, { side: 'blue', type: 'foot' }, hexes('E4', 'A1', 'E4'))).units.blue.foot).toEqual([
      'E4',
      'E5',
    ])
    expect(deploy(BATTLE, { side: 'blue', type: 'horse' }, hexes('E4'))).toEqual([])
    expect(after(move(BATTLE, [{ piece: ['units', 'red', 'foot', 1], hex: GRID.find('A2') }])).units.red.foot).toEqual([
      'A1',
      { at: 'A2', name: 'Guard' },
    ])
    expect(after(detail(BATTLE, ['units', 'blue', 'foot', 0], 'name', 'Line')).units.blue.foot).toEqual([
      { at: 'E5', name: 'Line' },
    ])
    expect(after(dismiss(BATTLE, [['units', 'red', 'foot', 0]])).units.red.foot).toEqual([{ at: 'B1', name: 'Guard' }])
  })

  test('copies a piece of the battlefield', () => {
    const what = new Set<ClearTarget>(['terrain', 'pieces'])
    const clip = editor.clipboard.lift(BATTLE, hexes('B1', 'B2'), what)
    const { changes } = editor.clipboard.drop(BATTLE, clip, GRID.find('D2'))
    const copied = after(changes)
    expect(copied.board.terrain.woods).toHaveLength(2)
    expect(copied.units.red.foot).toContainEqual({ at: expect.stringMatching(/^D/), name: 'Guard' })
  })

  test('takes lists of hexes along with the ground that they name, and drops only what is asked for', () => {
    const clip = editor.clipboard.lift(BATTLE, hexes('C3', 'B2'), new Set<ClearTarget>(['terrain', 'areas']))
    const at = clip.origin + GRID.rows * 2
    const copied = after(editor.clipboard.drop(BATTLE, clip, at).changes)
    expect(copied.goals).toEqual(['C3', 'E3'])
    expect(copied.board.terrain.woods).toEqual(['B2', 'D2'])
    const free = after(editor.clipboard.drop(BATTLE, clip, at, new Set<ClearTarget>(['areas'])).changes)
    expect([free.goals, free.board.terrain.woods]).toEqual([['C3', 'E3'], ['B2']])
  })

  test('turns, resizes, swaps and begins whole battles', () => {
    const turned = after(editor.board.transform(BATTLE, 'half-turn').changes)
    expect(turned.units.blue.foot).toEqual(['A1'])
    const wider = after(editor.board.resize(BATTLE, { north: 1, south: 0, east: 0, west: 0 }).changes)
    expect(wider.board.rows).toBe(6)
    const swapped = after(editor.sides.swap(BATTLE).changes)
    expect(swapped.units.red.foot).toEqual(['E5'])
    const renamed = after(editor.sides.rename(BATTLE, 'red', 'green'))
    expect(Object.keys(renamed.units)).toEqual(['green', 'blue'])
    expect(editor.board.blank({ columns: 4, rows: 5 })).toBe('columns: A-D, rows: 5')
    expect(() => editor.board.blank({ columns: 2, rows: 5 })).toThrow('no board of 2 columns and 5 rows')
  })

  test('says that it cannot scout', async () => {
    expect(await editor.scout(BATTLE, 0)).toEqual({
      problem: 'This rulebook does not tell what can be seen from a hex.',
    })
  })
})
