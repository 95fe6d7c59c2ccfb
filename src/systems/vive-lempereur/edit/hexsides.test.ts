import { describe, expect, test } from 'vitest'
import { after, errorsIn, GRID, shipped } from '../../../../test/support/drafts.ts'
import { sideTowards } from '../../../board/hex-sides.ts'
import type { ClearTarget } from '../../../engine/hex-scenario-editor.ts'
import type { ViveLempereurScenario } from '../format/index.ts'
import { scenarioEditor } from './scenario-editor.ts'

const waterloo = shipped('waterloo')
const { ground, clipboard, board } = scenarioEditor
const side = (label: string) => {
  const [a, b] = label.split('/')
  return sideTowards(GRID, GRID.find(a!), GRID.find(b!))
}
const hexes = (...labels: string[]) => labels.map((label) => GRID.find(label))
const paint = (draft: ViveLempereurScenario, kind: string | undefined, ...labels: string[]) =>
  after(draft, ground.paintHexsides(draft, labels.map(side), kind))
const withHexsides = (hexsides: Record<string, string[]>) => ({ ...waterloo, board: { ...waterloo.board, hexsides } })
const WAYS = new Set<ClearTarget>(['ways'])

describe('painting hexsides', () => {
  test('writes them sorted, each once, whichever hex it is told from', () => {
    const painted = paint(paint(waterloo, 'river', 'C4/C5', 'B5/C4'), 'river', 'C5/C4')
    expect(painted.board.hexsides).toEqual({ river: ['B5/C4', 'C4/C5'] })
  })

  test('gives a side one kind, and keeps a bridge on other water', () => {
    const bridged = withHexsides({ stream: ['C4/C5'], bridge: ['C4/C5'] })
    expect(paint(bridged, 'river', 'C4/C5').board.hexsides).toEqual({ bridge: ['C4/C5'], river: ['C4/C5'] })
    expect(paint(bridged, 'ford', 'C4/C5').board.hexsides).toEqual({ stream: ['C4/C5'], ford: ['C4/C5'] })
    expect(paint(bridged, 'wall', 'C4/C5').board.hexsides).toEqual({ wall: ['C4/C5'] })
    expect(paint(bridged, undefined, 'C5/C4').board.hexsides).toEqual({})
  })

  test('turns a slope round', () => {
    expect(paint(withHexsides({ slope: ['C4/C5'] }), 'slope', 'C5/C4').board.hexsides).toEqual({ slope: ['C5/C4'] })
  })

  test('changes nothing where nothing is new', () => {
    expect(ground.paintHexsides(withHexsides({ wall: ['C4/C5'] }), [side('C4/C5')], 'wall')).toEqual([])
    expect(ground.paintHexsides(waterloo, [side('C4/C5')], undefined)).toEqual([])
  })

  test('offers the kinds of the battle with what they do', () => {
    const own = { hedge: { on: 'hexsides', like: 'wall', colour: '#3f6b3a', firing: -1 } }
    const offered = scenarioEditor.palette({ ...waterloo, ground: own }).hexsides
    expect(offered.map(({ id }) => id)).toEqual(['stream', 'river', 'wall', 'slope', 'bridge', 'ford', 'hedge'])
    expect(offered[0]?.effects).toBe('a unit that crosses it stops; -4 to shock across it')
    expect(offered.at(-1)).toEqual({
      id: 'hedge',
      name: 'Hedge',
      isSteep: false,
      pattern: 'wall',
      colour: '#3f6b3a',
      effects: 'Like a wall. -1 for fire across it',
    })
  })
})

describe('hexsides go along', () => {
  const river = withHexsides({ river: ['C4/C5', 'C4/D5'], slope: ['D5/D6'] })

  test('with a clip, and leave out what lies on its border', () => {
    const clip = clipboard.lift(river, hexes('C4', 'C5', 'D5'), WAYS)
    const moved = after(river, clipboard.drop(river, clip, clip.origin + 4 * GRID.rows).changes)
    expect(moved.board.hexsides).toEqual({
      river: ['C4/C5', 'C4/D5', 'G4/G5', 'G4/H5'],
      slope: ['D5/D6'],
    })
    expect(clipboard.drop(river, clip, clip.origin).changes).toEqual([])
  })

  test('with a mirrored board, and its slopes still face the same country', () => {
    const { changes } = board.transform(river, 'mirror')
    const mirrored = after(river, changes)
    expect(mirrored.board.hexsides).toEqual({ river: ['T4/S5', 'T4/T5'], slope: ['S5/S6'] })
    expect(after(mirrored, board.transform(mirrored, 'mirror').changes).board.hexsides).toEqual(river.board.hexsides)
    expect(errorsIn(mirrored)).toEqual(errorsIn(river))
  })

  test('with a board that grows, and are left out where it shrinks', () => {
    const grown = after(river, board.resize(river, { west: 2, south: 1, east: 0, north: 0 }).changes)
    expect(grown.board.hexsides).toEqual({ river: ['E5/E6', 'E5/F6'], slope: ['F6/F7'] })
    const { changes, notices } = board.resize(river, { west: -4, south: 0, east: 0, north: 0 })
    expect(after(river, changes).board.hexsides).toBeUndefined()
    expect(notices.join(' ')).toContain('hexsides')
  })

  test('when hexes are cleared of ways', () => {
    expect(after(river, ground.clear(river, hexes('C4'), WAYS)).board.hexsides).toEqual({ slope: ['D5/D6'] })
    expect(after(river, ground.clear(river, hexes('C4'), new Set(['terrain']))).board.hexsides).toEqual(
      river.board.hexsides,
    )
  })
})
