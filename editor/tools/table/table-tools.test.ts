import { describe, expect, it } from 'vitest'
import { placeOf, pointOf } from '../../../src/board/table/places.ts'
import type { Point } from '../../../src/board/table/point.ts'
import { endOutline, takeCornerBack } from './drawing.ts'
import { turningHandle } from './handle.ts'
import { NOTHING, over, SIZE } from './quatre-bras.fixture.ts'

const BOSSU = ['board', 'features', 'bossu-wood']

describe('drawing on a table', () => {
  it('closes an outline on its first corner, and takes corners back before', async () => {
    const { drag, view, shape, labels } = await over({ tool: 'area', terrain: 'woods' })
    for (const corner of [[400, 50], [440, 60], [470, 20], [430, 90]] as const) drag([corner]) // biome-ignore format: corners
    expect(view.getState().outline).toHaveLength(4)
    takeCornerBack({ view })
    takeCornerBack({ view })
    drag([[420, 90]])
    drag([[403, 52]])
    expect(shape('board', 'features', 'woods')?.points).toEqual([[400, 50], [440, 60], [420, 90]]) // biome-ignore format: an outline
    expect(labels()).toEqual(['Draw woods with 3 corners'])
    expect(view.getState()).toMatchObject({ outline: undefined, items: [['board', 'features', 'woods']] })
  })

  it('draws what one sweep encloses with few corners, and bends it where that is wanted', async () => {
    const circle = Array.from({ length: 60 }, (_, i): Point => {
      const angle = (i / 60) * 2 * Math.PI
      return [Math.round(420 + 40 * Math.cos(angle)), Math.round(60 + 40 * Math.sin(angle))]
    })
    const { drag, shape, view } = await over({ tool: 'area', terrain: 'hill' })
    drag(circle)
    const corners = shape('board', 'features', 'hill')!.points.length
    expect(corners).toBeGreaterThan(8)
    expect(corners).toBeLessThan(30)
    view.setState({ isSmooth: true })
    for (const corner of [[20, 20], [60, 20], [60, 60], [20, 60]] as const) drag([corner]) // biome-ignore format: corners
    drag([[20, 60]])
    expect(shape('board', 'features', 'hill-2')!.points.length).toBeGreaterThan(4)
  })

  it('snaps to the ends of other lines, to the edges, and with Ctrl to half inches', async () => {
    const { drag, shape } = await over({ tool: 'line', way: 'road' })
    drag([[203, 296]])
    drag([[262, 333]], { ...NOTHING, ctrl: true })
    drag([[280, 357]])
    drag([[280, 360]])
    expect(shape('board', 'features', 'road')?.points).toEqual([[200, 300], [260, 335], [280, 360]]) // biome-ignore format: a line
  })

  it('refuses what crosses itself, and keeps the corners to be mended', async () => {
    const { document, view, drag, labels } = await over({ tool: 'area', terrain: 'woods' })
    for (const corner of [[400, 50], [440, 90], [440, 50], [400, 90]] as const) drag([corner]) // biome-ignore format: corners
    endOutline({ document, view, size: SIZE })
    expect([labels(), document.state.notice?.isProblem]).toEqual([[], true])
    expect(view.getState().outline).toHaveLength(4)
  })

  it('puts an entry down with one click', async () => {
    const { drag, labels } = await over({ tool: 'line', way: 'entry' })
    drag([[470, 200]])
    expect(labels()).toEqual(['Draw entry'])
  })
})

describe('bending what is drawn', () => {
  it('moves all of it where it is held inside', async () => {
    const { drag, shape } = await over({ tool: 'select', items: [BOSSU] })
    const [first] = shape(...BOSSU)!.points
    drag([
      [130, 230],
      [140, 235],
    ])
    expect(shape(...BOSSU)!.points[0]).toEqual([first![0] + 10, first![1] + 5])
  })
})

describe('units', () => {
  it('turn by their handle to where it is dragged', async () => {
    const { drag, piece, document, view } = await over({ tool: 'select' })
    drag([[212, 126]])
    const { at, centre } = turningHandle({ document, view, size: SIZE })!
    drag([at, [centre[0] + 40, centre[1]]])
    expect(piece('I/2e Léger').facing).toBe(4)
  })

  it('are stamped into the formation of the one that is selected, and look where the hand goes', async () => {
    const { drag, view, document } = await over({ tool: 'select' })
    drag([[212, 126]])
    view.setState({ tool: 'stamp', unitType: 'cavalry' })
    drag([
      [300, 200],
      [320, 200],
    ])
    expect(view.getState().items[0]?.slice(5)).toEqual(['bachelu', 'units', 'cavalry'])
    expect(document.state.survey!.pieces.find(({ path }) => path.at(-1) === 'cavalry')).toMatchObject({ facing: 4 })
  })

  it('are stamped into a formation of the side that was chosen, whatever is selected', async () => {
    const { drag, view } = await over({ tool: 'select' })
    drag([[212, 126]])
    view.setState({ tool: 'stamp', unitType: 'line', side: 'allied' })
    drag([[300, 200]])
    expect(view.getState().items[0]?.slice(1, 6)).toEqual(['allied', 'forces', 'i-corps', 'formations', 'perponcher'])
  })

  it('are erased with one sweep over them', async () => {
    const { drag, labels } = await over({ tool: 'erase' })
    drag([
      [212, 126],
      [218, 126],
      [224, 126],
      [236, 126],
    ])
    expect(labels()).toEqual(['Remove 3 units'])
  })
})

it('the ruler measures inches and yards', async () => {
  const { drag, view } = await over({ tool: 'ruler' })
  drag([
    [300, 50],
    [330, 90],
  ])
  expect(view.getState().ruler?.label).toBe('5.0″, 750 yards')
})

describe('Ctrl', () => {
  const CTRL = { ...NOTHING, ctrl: true }

  it('counts for as long as it is held, whenever it is pressed', async () => {
    const { gestures, begin, at, labels } = await over({ tool: 'select' })
    begin([212, 126])
    gestures.pass([placeOf(SIZE, [223, 139])])
    gestures.hold(CTRL)
    gestures.finish()
    expect(at('I/2e Léger')).toEqual([225, 140])
    begin([225, 140], CTRL)
    gestures.pass([placeOf(SIZE, [231, 148])])
    gestures.pass([placeOf(SIZE, [233, 149])], NOTHING)
    gestures.finish()
    expect(at('I/2e Léger')).toEqual([233, 149])
    expect(labels()).toHaveLength(2)
  })

  it('is for corners, shapes, stamps and the ruler alike', async () => {
    const { gestures, begin, shape, view, document } = await over({ tool: 'select', items: [BOSSU] })
    begin([88, 194])
    gestures.pass([placeOf(SIZE, [79, 181])], CTRL)
    gestures.finish()
    expect(shape(...BOSSU)!.points[9]).toEqual([80, 180])
    view.setState({ tool: 'ruler', items: [] })
    begin([301, 52])
    gestures.pass([placeOf(SIZE, [331, 92])], CTRL)
    gestures.finish()
    expect(view.getState().ruler).toMatchObject({ from: [300, 50], to: [330, 90] })
    view.setState({ tool: 'stamp', unitType: 'line' })
    begin([401, 202])
    gestures.hold(CTRL)
    gestures.finish()
    const made = document.state.survey!.pieces.find(({ path }) => path.at(-1) === 'line')!
    expect(pointOf(SIZE, made.place)).toEqual([400, 200])
  })
})
