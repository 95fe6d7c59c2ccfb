import { describe, expect, test } from 'vitest'
import { after, at, BATTLES, errorsIn, shipped } from '../../../../test/support/drafts.ts'
import type { ClearTarget } from '../../../engine/hex-scenario-editor.ts'
import { ground, mark } from './ground.ts'
import { survey } from './survey.ts'

const { clear, lay, paint } = ground

const waterloo = shipped('waterloo')
const quatreBras = shipped('quatre-bras')
const ligny = shipped('ligny')

describe('painting', () => {
  test('moves hexes from list to list, each folded, and touches nothing else', () => {
    const painted = after(quatreBras, paint(quatreBras, at('E7', 'E8', 'A1'), 'hill'))
    const { woods, hill, ...terrain } = quatreBras.board.terrain!
    expect(painted).toEqual({
      ...quatreBras,
      board: {
        ...quatreBras.board,
        terrain: {
          ...terrain,
          woods: ['D7-D9', 'E6', 'E9', 'E10', 'F6-F10', 'O3-P4', 'R7', 'R8'],
          hill: ['A1', 'E7', 'E8', ...hill!],
        },
      },
    })
    expect(woods).toEqual(['D7-D9', 'E6-F10', 'O3-P4', 'R7', 'R8'])
  })

  test('changes nothing where the ground is as it shall be', () => {
    expect(paint(waterloo, at('D6', 'D7'), 'woods')).toEqual([])
    expect(paint(waterloo, at('A1'), 'open')).toEqual([])
    expect(paint(waterloo, at('T8'), 'stream')).toEqual([])
  })

  test('takes out a list that is empty then', () => {
    const painted = after(waterloo, paint(waterloo, at('D8'), 'open'))
    expect(painted.board.terrain).not.toHaveProperty('fortified')
  })

  test('begins a list, and the terrain itself, where there is none', () => {
    const hypothetical = shipped('hypothetical')
    const painted = after(hypothetical, paint(hypothetical, at('K7'), 'town'))
    expect(painted.board.terrain).toEqual({ town: ['K7'] })
    expect(errorsIn(painted)).toEqual([])
  })

  test('8.5 puts a bridge on a river, which flows on under it; without the bridge it is water again', () => {
    const bridged = after(ligny, paint(ligny, at('M8'), 'bridge'))
    expect(bridged.board.rivers).toEqual(ligny.board.rivers)
    expect(bridged.board.terrain?.bridge).toEqual(['M8', 'N8'])
    expect(errorsIn(bridged)).toEqual([])
    expect(survey(after(bridged, paint(bridged, at('M8'), 'river'))).terrain[at('M8')[0]!]).toBe('river')
    expect(after(bridged, paint(bridged, at('M8'), 'river')).board).toEqual(ligny.board)
  })

  test('keeps entries that cannot be read: neither holes nor hexes off the board are lost', () => {
    const draft = { ...waterloo, board: { ...waterloo.board, terrain: { woods: ['D6', undefined, 'Z99', 'E7'] } } }
    const changes = paint(draft, at('D7', 'D8'), 'woods')
    expect(changes.every(({ kind, path }) => kind !== 'set' || path.length === 4)).toBe(true)
    const text = { ...waterloo, board: { ...waterloo.board, terrain: { woods: ['D6', 'd 66', 'Z99', 'E7'] } } }
    expect(after(text, changes).board.terrain?.woods?.toSorted()).toEqual(['D6-D8', 'E7', 'Z99', 'd 66'])
  })

  test('needs a board', () => {
    expect(paint({ title: 'No board' }, [3], 'woods')).toEqual([])
    expect(paint(undefined, [3], 'woods')).toEqual([])
  })
})

describe('a road or watercourse', () => {
  test('lengthens the one that ends where it begins, and keeps its name and note', () => {
    const changes = lay(ligny, 'road', at('R12', 'R13'))
    const [first, second] = ligny.board.roads as { path: string[] }[]
    expect(after(ligny, changes).board.roads).toEqual([{ ...first, path: [...first!.path, 'R13'] }, second])
    expect(changes.every(({ path }) => path.join().startsWith('board,roads,0,path'))).toBe(true)
  })

  test('can be drawn towards its beginning as well', () => {
    const towards = after(waterloo, lay(waterloo, 'stream', at('R8', 'S8', 'T8')))
    expect(towards.board.rivers?.[0]?.path).toEqual(['R8', 'S8', 'T8', 'U8', 'V8'])
    const away = after(waterloo, lay(waterloo, 'stream', at('T8', 'S8', 'R8')))
    expect(away).toEqual(towards)
  })

  test('is one of its own where none ends, or where the one that does is of another kind', () => {
    const road = after(waterloo, lay(waterloo, 'road', at('B2', 'B3', 'B4', 'C4')))
    expect(road.board.roads?.at(-1)).toEqual(['B2-B4', 'C4'])
    const river = after(waterloo, lay(waterloo, 'river', at('R8', 'S8', 'T8')))
    expect(river.board.rivers?.at(-1)).toEqual({ kind: 'river', path: ['R8', 'S8', 'T8'] })
    expect(errorsIn(road)).toEqual([])
  })

  test('is not laid twice, and a gap is no step', () => {
    expect(lay(waterloo, 'road', at('M4', 'M5', 'M6'))).toEqual([])
    expect(lay(waterloo, 'road', at('A1'))).toEqual([])
    expect(lay(waterloo, 'road', at('A1', 'D1'))).toEqual([])
    const branch = after(waterloo, lay(waterloo, 'road', at('M4', 'M5', 'N5', 'O6')))
    expect(branch.board.roads?.at(-1)).toEqual(['M5', 'N5', 'O6'])
  })
})

describe('clearing', () => {
  test('cuts a way in the middle in two, both with its name and note', () => {
    const cut = after(waterloo, clear(waterloo, at('M5'), new Set(['ways'])))
    const [road, other] = waterloo.board.roads as { path: string[] }[]
    expect(cut.board.roads).toEqual([{ ...road, path: ['M1-M4'] }, { ...road, path: ['M6-M13'] }, other])
    expect(errorsIn(cut)).toEqual([])
  })

  test('a road with one hex left disappears; a stream stays water', () => {
    const cut = after(quatreBras, clear(quatreBras, at('H11'), new Set(['ways'])))
    expect(cut.board.roads).toHaveLength(3)
    const dry = after(waterloo, clear(waterloo, at('U8'), new Set(['ways'])))
    expect(dry.board.rivers?.map(({ path }) => path)).toEqual([['T8'], ['V8'], ['T2', 'U2', 'V2']])
    expect(errorsIn(dry)).toEqual([])
  })

  test('the whole board leaves neither terrain, ways, pieces nor names, and the sectors as they are', () => {
    for (const id of BATTLES) {
      const battle = shipped(id)
      const all = survey(battle).terrain.map((_, hex) => hex)
      const what = new Set<ClearTarget>(['terrain', 'ways', 'pieces', 'names', 'areas'])
      const cleared = after(battle, clear(battle, all, what))
      const { sectors, kind, columns, rows } = battle.board
      const rest = Object.entries(cleared.board).filter(([, value]) => Object.keys(value).length > 0)
      expect(Object.fromEntries(rest)).toMatchObject({ sectors, columns })
      expect(cleared.board).toMatchObject({ kind, rows, sectors })
      expect(survey(cleared).ways).toEqual([])
      expect(new Set(survey(cleared).terrain)).toEqual(new Set(['open']))
      expect(survey(cleared).pieces.filter(({ arrives }) => arrives === undefined)).toEqual([])
      expect({ ...cleared, board: 0, units: 0, control: 0 }).toEqual({ ...battle, board: 0, units: 0, control: 0 })
    }
  })
})

describe('marking', () => {
  test('2.0 takes hexes out of the sector that they were in', () => {
    const marked = after(waterloo, mark(waterloo, ['board', 'sectors', 'centre'], at('G1', 'G2', 'P13'), true))
    expect(marked.board.sectors).toEqual({
      west: ['A1-F13', 'G3-G13'],
      centre: ['G1', 'G2', 'H1-O13', 'P13'],
      east: ['P1-P12', 'Q1-V13'],
    })
    expect(errorsIn(marked)).toEqual([])
    expect(mark(waterloo, ['board', 'sectors', 'west'], at('A1'), false)).toEqual([])
  })

  test('takes a hex out of a sector where another one has it too', () => {
    const sectors = { ...waterloo.board.sectors, centre: ['G1-O13'] }
    const draft = { ...waterloo, board: { ...waterloo.board, sectors } }
    const marked = after(draft, mark(draft, ['board', 'sectors', 'west'], at('A1', 'G1'), false))
    expect(marked.board.sectors).toMatchObject({ west: ['A1-F13', 'G2-G13'] })
  })

  test('begins a zone, and takes out one that is empty', () => {
    const zoned = after(waterloo, mark(waterloo, ['board', 'zones', 'french'], at('A1', 'A2', 'A3'), true))
    expect(zoned.board.zones).toEqual({ french: ['A1-A3'] })
    const moved = after(zoned, mark(zoned, ['board', 'zones', 'allied'], at('A1', 'A2', 'A3'), true))
    expect(moved.board.zones).toEqual({ allied: ['A1-A3'] })
  })

  test('edits objectives and entrances where they stand', () => {
    const path = ['victory', 0, 'when', 'controls']
    const marked = after(quatreBras, mark(quatreBras, path, at('K7'), true))
    expect(marked.victory[0]?.when.controls).toEqual(['H11', 'I10', 'I11', 'K7'])
    const none = after(quatreBras, mark(quatreBras, path, at('H11', 'I10', 'I11'), false))
    expect(none.victory[0]?.when).toEqual({ controls: [] })
  })
})
