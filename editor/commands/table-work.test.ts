import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { placeOf } from '../../src/board/table/places.ts'
import { TABLE_SYMMETRIES } from '../../src/board/table/symmetry.ts'
import { tableSurveyOf } from '../document/by-board.ts'
import { over, SIZE, TEXT } from '../tools/table/quatre-bras.fixture.ts'
import { copySelection, cutSelection, duplicateSelection, pasteClip, readClip } from './clipboard.ts'
import type { PageActions } from './command.ts'
import { type Layering, restackSelected } from './restack.ts'
import { nudgeOnTable, removeSelected, selectWholeFormation } from './table-actions.ts'
import { transformOnTable } from './table-transforms.ts'

const BOSSU = ['board', 'features', 'bossu-wood']
const PAGE = { fit: () => undefined } as PageActions

// A browser that does not let pages use its clipboard.
beforeAll(() => void vi.stubGlobal('navigator', {}))
afterAll(() => void vi.unstubAllGlobals())

/** The 5th Division selected, with the pointer on one of its battalions. */
async function withDivision() {
  const gestures = await over({ tool: 'select' })
  gestures.drag([[212, 126]])
  selectWholeFormation(gestures.workbench)
  gestures.view.setState({ hover: placeOf(SIZE, [224, 126]) })
  return gestures
}

describe('copies on a table', () => {
  it('of a formation come beside it where the pointer is over it, and each time beside the last', async () => {
    const { workbench, view, document, labels, at } = await withDivision()
    copySelection(workbench)
    expect(document.state.notice?.text).toBe('Copied: 5th Division with 12 units.')
    pasteClip(workbench)
    pasteClip(workbench)
    expect(labels()).toEqual(Array.from({ length: 2 }, () => 'Paste 5th Division with 12 units'))
    const { pieces } = document.state.survey!
    expect(new Set(pieces.map(({ place }) => place)).size).toBe(pieces.length)
    expect(view.getState().items.map((path) => path[5])).toEqual(Array.from({ length: 12 }, () => 'bachelu-3'))
    document.undo()
    document.undo()
    expect([document.state.text, at('I/2e Léger')]).toEqual([TEXT, [212, 126]])
  })

  it('are dropped where the pointer is, and what was cut goes back where it was', async () => {
    const { workbench, view, document, at, labels } = await withDivision()
    cutSelection(workbench)
    expect(tableSurveyOf(document.state)!.commands[0]!.commands[0]!.commands).toHaveLength(3)
    expect(view.getState().items).toEqual([])
    const { clip } = view.getState()
    view.setState({ hover: placeOf(SIZE, (clip as { origin: readonly [number, number] }).origin) })
    pasteClip(workbench)
    expect(at('I/2e Léger')).toEqual([212, 126])
    expect(labels()).toEqual(['Cut 5th Division with 12 units', 'Paste 5th Division with 12 units'])
  })

  it('of a drawing lie beside it, and are selected', async () => {
    const { workbench, view, shape, labels } = await over({ items: [BOSSU] })
    duplicateSelection(workbench)
    expect(labels()).toEqual(['Duplicate Bossu wood'])
    expect(view.getState().items).toEqual([['board', 'features', 'bossu-wood-2']])
    const [own, copy] = [BOSSU, ['board', 'features', 'bossu-wood-2']].map((path) => shape(...path)!.points)
    const [[dx, dy]] = own!.map(([x, y], i) => [copy![i]![0] - x, copy![i]![1] - y]) as [[number, number]]
    expect(own!.map(([x, y]) => [x + dx, y + dy])).toEqual(copy)
    expect(copy!.every(([x, y]) => x >= 0 && y >= 0 && x <= 480 && y <= 360)).toBe(true)
  })

  it('say what is missing', async () => {
    const { workbench, document, view } = await over()
    pasteClip(workbench)
    expect(document.state.notice).toEqual({ text: 'Nothing to paste. Copy something first.', isProblem: true })
    copySelection(workbench)
    expect(document.state.notice?.text).toContain('Nothing is selected')
    view.setState({ items: [['armies', 'french', 'commander']] })
    copySelection(workbench)
    expect(document.state.notice?.text).toContain('Commanders cannot be copied')
  })

  it('are not pasted where they are locked', async () => {
    const { workbench, document, view } = await over()
    view.setState({ items: [BOSSU] })
    copySelection(workbench)
    view.setState({ locked: new Set(['terrain']) })
    const { text } = document.state
    pasteClip(workbench)
    expect(document.state.notice?.text).toBe('Terrain is locked. Unlock it in the Map panel.')
    expect(document.state.text).toBe(text)
  })

  it('are read from a clipboard that holds one, and from no other', () => {
    const clip = { kind: 'table', system: 'x', what: 'y', origin: [1, 2], extent: [[0, 1], [2, 3]], parts: {} } // biome-ignore format: a row
    const text = JSON.stringify({ 'berthier-clip': clip })
    expect(readClip(text)).toEqual(clip)
    expect(readClip(text)).toBe(readClip(text))
    for (const wrong of [{ origin: 3 }, { extent: [[0, 1]] }, { kind: 'hex' }, { kind: 'cards' }]) {
      expect(readClip(JSON.stringify({ 'berthier-clip': { ...clip, ...wrong } }))).toBeUndefined()
    }
  })
})

describe('units and drawings together', () => {
  const CENSES = ['board', 'features', 'bois-des-censes']

  it('are selected with Shift, and moved, mirrored, copied and removed as one', async () => {
    const { drag, view, shape, at, workbench, labels, document } = await over({ tool: 'select' })
    const SHIFT = { shift: true, alt: false, ctrl: false }
    drag([[130, 230]])
    drag([[320, 260]], SHIFT)
    drag([[212, 126]], SHIFT)
    expect(view.getState().items.map((path) => path.at(-1))).toEqual(['bossu-wood', 'bois-des-censes', '2leg-1'])
    const [wood, area] = [shape(...BOSSU)!.points[0]!, shape(...CENSES)!.points[0]!]
    // Held by the wood, all of it goes along.
    drag([[130, 230], [140, 225]]) // biome-ignore format: a way
    expect([shape(...BOSSU)!.points[0], shape(...CENSES)!.points[0], at('I/2e Léger')]).toEqual([
      [wood[0] + 10, wood[1] - 5],
      [area[0] + 10, area[1] - 5],
      [222, 121],
    ])
    nudgeOnTable(workbench, { key: 'ArrowUp', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false })
    transformOnTable(workbench, PAGE, 'half-turn')
    transformOnTable(workbench, PAGE, 'half-turn')
    expect(at('I/2e Léger')).toEqual([222, 122])
    duplicateSelection(workbench)
    expect(view.getState().items.map((path) => path.at(-1))).toEqual(['bossu-wood-2', 'bois-des-censes-2', '2leg-1-2'])
    removeSelected(workbench)
    expect(labels()).toEqual([
      'Move I/2e Léger and 2 drawings',
      'Move I/2e Léger and 2 drawings',
      'Rotate I/2e Léger and 2 drawings by half a turn',
      'Rotate I/2e Léger and 2 drawings by half a turn',
      'Duplicate I/2e Léger, 2 drawings',
      'Remove I/2e Léger and 2 drawings',
    ])
    for (let i = 0; i < 6; i++) document.undo()
    expect(document.state.text).toBe(TEXT)
    drag([[320, 260]])
    drag([[320, 260]], SHIFT)
    expect(view.getState().items).toEqual([])
  })

  it('that cannot go stay selected', async () => {
    const reille = ['armies', 'french', 'forces', 'ii-corps', 'commander']
    const { view, workbench, document } = await over({ items: [reille] })
    removeSelected(workbench)
    expect(document.state.notice?.text).toBe('Reille cannot be removed: a command needs its commander.')
    expect(view.getState().items).toEqual([reille])
  })
})

describe('the whole battle, or what is selected', () => {
  it.each(TABLE_SYMMETRIES)('comes back to the same text by %s', async (how) => {
    for (const items of [[], [BOSSU]]) {
      const { workbench, document } = await over({ items })
      for (let i = 0; i < (how === 'quarter-turn' ? 4 : 2); i++) transformOnTable(workbench, PAGE, how)
      expect(document.state.text).toBe(TEXT)
      expect(document.state.history.done.length).toBeGreaterThan(1)
    }
  })

  it('mirrors a formation within its own ground, and leaves the rest', async () => {
    const { workbench, at, piece, labels } = await withDivision()
    const [left, right] = [at('I/2e Léger')[0], at('II/108e Ligne')[0]]
    transformOnTable(workbench, PAGE, 'mirror')
    expect(at('II/108e Ligne')[0] - at('I/2e Léger')[0]).toBe(left - right)
    expect([piece('I/2e Léger').facing, labels()]).toEqual([0, ['Mirror 12 units left–right']])
    transformOnTable(workbench, PAGE, 'flip')
    expect(piece('I/2e Léger').facing).toBe(8)
  })
})

describe('what lies on top', () => {
  const order = (state: Parameters<typeof tableSurveyOf>[0]) =>
    tableSurveyOf(state)!.shapes.flatMap(({ path }) => (path[1] === 'features' ? [String(path[2])] : []))

  it('goes over the next that it covers, back under it, to the top and to the bottom', async () => {
    const { workbench, document, labels } = await over({ items: [BOSSU] })
    const before = order(document.state)
    const steps: readonly [Layering, string][] = [
      ['raise', 'Raise Bossu wood'],
      ['lower', 'Lower Bossu wood'],
      ['top', 'Lay Bossu wood on top'],
      ['bottom', 'Lay Bossu wood at the bottom'],
    ]
    const places = steps.map(([how]) => {
      restackSelected(workbench, how)
      return order(document.state).indexOf('bossu-wood')
    })
    const at = before.indexOf('bossu-wood')
    expect(places[0]).toBeGreaterThan(at)
    expect([places[2], places[3]]).toEqual([before.length - 1, 0])
    expect(labels()).toEqual(steps.map(([, label]) => label))
    restackSelected(workbench, 'bottom')
    expect(document.state.notice?.text).toBe('Bossu wood lies over nothing else of its kind.')
    for (let i = 0; i < 4; i++) document.undo()
    expect(document.state.text).toBe(TEXT)
  })

  it('needs something that is drawn', async () => {
    const { workbench, document } = await withDivision()
    restackSelected(workbench, 'raise')
    expect(document.state.notice).toEqual({ text: 'No drawing is selected. Click one first.', isProblem: true })
  })
})
