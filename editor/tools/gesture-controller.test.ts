import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gridOf } from '../document/board.ts'
import { hexSurveyOf, onHexes } from '../document/by-board.ts'
import type { Checker } from '../document/checker.ts'
import { ScenarioDocument } from '../document/scenario-document.ts'
import { makeView, type ViewState } from '../view/view-state.ts'
import { GestureController } from './gesture-controller.ts'
import type { Held } from './tool.ts'

const WATERLOO = readFileSync(new URL('../../scenarios/vive-lempereur/waterloo.yaml', import.meta.url), 'utf8')
const UNCHECKED: Checker = { check: () => Promise.resolve(undefined) }
const NOTHING: Held = { shift: false, alt: false, ctrl: false }

/** A hand with a tool over Waterloo. */
async function over(chosen: Partial<ViewState>) {
  const document = await ScenarioDocument.open(WATERLOO, UNCHECKED)
  const view = makeView()
  view.setState(chosen)
  const gestures = new GestureController(document, view)
  const grid = gridOf(document.state)!
  const at = (label: string) => grid.find(label)
  const ground = { kind: 'hex', grid } as const
  const begin = (label: string, held = NOTHING) => gestures.begin(ground, at(label), held, 'pointer')
  const labels = () => document.state.history.done.map(({ label }) => label)
  const terrain = (...hexes: string[]) => hexes.map((hex) => hexSurveyOf(document.state)!.terrain[at(hex)])
  return { document, view, gestures, ground, at, begin, labels, terrain }
}

describe('the hand', () => {
  it('gives up what it carries when the document is changed under it', async () => {
    const { document, gestures, at, begin, labels } = await over({ tool: 'select' })
    const { draft } = document.state
    const unit = { side: document.state.portrait!.sides[0]!.id, type: 'infantry' }
    document.draw(
      'Deploy',
      onHexes((scenarioEditor) => scenarioEditor.pieces.deploy(draft, unit, [at('A1')])),
    )
    const before = document.state.text
    document.change('Call it', [{ kind: 'set', path: ['title'], value: 'La Belle Alliance' }])
    begin('A1')
    gestures.pass([at('A2')])
    document.undo()
    expect(gestures.leader).toBeUndefined()
    gestures.pass([at('A3')])
    gestures.finish()
    expect([document.state.text, labels()]).toEqual([before, ['Deploy']])
  })

  it('gives up a stroke when something else is typed, or chosen to paint with', async () => {
    const { document, view, gestures, begin, labels } = await over({ tool: 'brush', terrain: 'woods' })
    begin('A1')
    document.type(`${document.state.text}# so\n`)
    expect([gestures.leader, view.getState().gesture]).toEqual([undefined, undefined])
    begin('A1')
    view.setState({ terrain: 'hill' })
    expect(gestures.leader).toBeUndefined()
    gestures.finish()
    expect(labels()).toEqual(['Edit the text'])
  })

  it('goes on while only the pointer, the selection or the size of the brush changes', async () => {
    const { view, gestures, begin, labels } = await over({ tool: 'brush', terrain: 'woods' })
    begin('A1')
    view.setState({ hover: 3, selection: new Set([4]), sizes: { brush: 2, erase: 1, zone: 1 } })
    gestures.finish()
    expect(labels()).toEqual(['Paint woods on 1 hex'])
  })

  it('does not paint what lies between where a stroke leaves the board and where it comes back', async () => {
    const { gestures, at, begin, terrain } = await over({ tool: 'brush', terrain: 'woods' })
    const between = terrain('A6', 'A7', 'A8')
    begin('A5')
    gestures.pass([at('A9'), at('B9')])
    gestures.finish()
    expect(terrain('A5', 'A9', 'B9')).toEqual(['woods', 'woods', 'woods'])
    expect(terrain('A6', 'A7', 'A8')).toEqual(between)
  })

  it('paints on the way where the keyboard jumps to the edge', async () => {
    const { gestures, ground, at, begin, terrain } = await over({ tool: 'brush', terrain: 'woods' })
    begin('A5')
    gestures.jump(ground, at('A9'))
    gestures.finish()
    expect(terrain('A6', 'A7', 'A8')).toEqual(['woods', 'woods', 'woods'])
  })

  it('draws a straight line with Shift, and copies units with Ctrl', async () => {
    const { document, view, gestures, ground, at, begin, terrain } = await over({ tool: 'brush', terrain: 'woods' })
    begin('A1', { ...NOTHING, shift: true })
    gestures.jump(ground, at('C1'))
    gestures.jump(ground, at('A3'))
    gestures.finish()
    expect(terrain('A2', 'A3')).toEqual(['woods', 'woods'])
    expect(terrain('C1')).not.toEqual(['woods'])
    view.setState({ tool: 'select' })
    const [piece] = document.state.survey!.pieces
    const count = document.state.survey!.pieces.length
    gestures.begin(ground, piece!.place, { ...NOTHING, ctrl: true }, 'space')
    gestures.jump(ground, at('A1'))
    gestures.finish()
    expect(document.state.survey!.pieces.length).toBeGreaterThan(count)
  })
})

describe('a hand that presses nothing', () => {
  const size = (brush: number) => ({ brush, erase: 1, zone: 1 })

  it('shows all that the brush would paint, and follows its size and its terrain', async () => {
    const { view, gestures, ground, at } = await over({ tool: 'brush', terrain: 'woods', sizes: size(2) })
    gestures.aim({ ground, place: at('D4'), held: NOTHING })
    expect(view.getState().preview?.painted?.hexes).toHaveLength(7)
    view.setState({ sizes: size(3), terrain: 'hill' })
    expect(view.getState().preview?.painted).toMatchObject({ ground: { pattern: 'hill' }, hexes: { length: 19 } })
    gestures.aim(undefined)
    expect(view.getState().preview).toBeUndefined()
  })

  it('shows one hex of a bridge, however wide the brush, and paints one', async () => {
    const { view, gestures, ground, at, begin, labels } = await over({
      tool: 'brush',
      terrain: 'bridge',
      sizes: size(3),
    })
    gestures.aim({ ground, place: at('D4'), held: NOTHING })
    expect(view.getState().preview?.painted?.hexes).toEqual([at('D4')])
    begin('D4')
    gestures.finish()
    expect(labels()).toEqual(['Paint bridge on 1 hex'])
  })

  it('has a size of its own for each tool', async () => {
    const { view, gestures, ground, at } = await over({ tool: 'erase', sizes: { brush: 3, erase: 1, zone: 2 } })
    gestures.aim({ ground, place: at('D4'), held: NOTHING })
    expect(view.getState().preview?.chosen).toHaveLength(1)
    view.setState({ tool: 'zone' })
    expect(view.getState().preview?.chosen).toHaveLength(7)
  })

  it('shows the counter that the stamp would deploy, looking where its side does, or where it was turned', async () => {
    const { view, gestures, ground, at, begin, document } = await over({ tool: 'stamp', side: 'french' })
    gestures.aim({ ground, place: at('D4'), held: NOTHING })
    expect(view.getState().preview?.pieces).toMatchObject([{ place: at('D4'), facing: 0 }])
    const allied = document.state.portrait!.sides[1]!.id
    view.setState({ side: allied })
    expect(view.getState().preview?.pieces).toMatchObject([{ side: 1, facing: 180 }])
    view.setState({ facing: 1 })
    expect(view.getState().preview?.pieces).toMatchObject([{ facing: 60 }])
    begin('A1')
    gestures.finish()
    const deployed = document.state.survey!.pieces.find(({ place }) => place === at('A1'))
    expect(deployed).toMatchObject({ side: allied, facing: 1 })
  })

  it('shows a road as it would look while it is drawn, and the same flood wherever it is in it', async () => {
    const { view, gestures, ground, at, begin } = await over({ tool: 'way', way: 'river' })
    begin('A1')
    gestures.pass([at('B1')])
    expect(view.getState().gesture?.path).toEqual({ hexes: [at('A1'), at('B1')], look: 'river' })
    gestures.cancel()
    view.setState({ tool: 'fill', terrain: 'woods' })
    gestures.aim({ ground, place: at('A1'), held: NOTHING })
    const first = view.getState().preview
    const next = first!.painted!.hexes.find((hex) => hex !== at('A1'))!
    gestures.aim({ ground, place: next, held: NOTHING })
    expect(view.getState().preview).toBe(first)
  })

  it('shows nothing while hexes are picked for a panel, or something is dragged', async () => {
    const { view, gestures, ground, at, begin } = await over({ tool: 'brush', terrain: 'woods' })
    gestures.aim({ ground, place: at('D4'), held: NOTHING })
    begin('D4')
    expect(view.getState().preview).toBeUndefined()
    gestures.finish()
    expect(view.getState().preview).toBeDefined()
    view.setState({ picking: { what: 'a list', places: [], onDone: () => undefined } })
    expect(view.getState().preview).toBeUndefined()
  })
})

describe('what is locked', () => {
  it('is neither painted nor aimed at, and that is told', async () => {
    const { document, view, gestures, ground, at, begin, labels } = await over({
      tool: 'brush',
      terrain: 'woods',
      locked: new Set(['terrain']),
    })
    gestures.aim({ ground, place: at('D4'), held: NOTHING })
    expect(view.getState().preview).toBeUndefined()
    begin('D4')
    gestures.finish()
    expect([labels(), document.state.notice?.text]).toEqual([[], 'Terrain is locked. Unlock it in the Map panel.'])
    view.setState({ locked: new Set() })
    begin('D4')
    gestures.finish()
    expect(labels()).toEqual(['Paint woods on 1 hex'])
  })

  it('is neither picked nor carried, nor erased with the rest', async () => {
    const { document, view, gestures, ground, labels } = await over({ tool: 'select', locked: new Set(['pieces']) })
    const [piece] = document.state.survey!.pieces
    const next = ground.grid.neighbour(piece!.place, 0)
    gestures.begin(ground, piece!.place, NOTHING, 'pointer')
    gestures.pass([next])
    gestures.finish()
    expect(labels()).toEqual([])
    view.setState({ tool: 'erase' })
    gestures.begin(ground, piece!.place, NOTHING, 'pointer')
    gestures.finish()
    expect(document.state.survey!.pieces.some(({ place }) => place === piece!.place)).toBe(true)
  })
})

describe('hexes that are picked for a panel', () => {
  async function picking(hexes: string[], isOne = false) {
    const hand = await over({ tool: 'brush', terrain: 'woods' })
    const picked: string[][] = []
    const grid = gridOf(hand.document.state)!
    const onDone = (found: readonly number[]) => void picked.push(found.map((hex) => grid.label(hex)))
    hand.view.setState({ picking: { what: 'field', isOne, places: hexes.map(hand.at), onDone } })
    const now = () => hand.view.getState().picking?.places.map((hex) => grid.label(hex))
    return { ...hand, picked, now }
  }

  it('are all that a drag passes, and none that one of them lets go', async () => {
    const { at, begin, gestures, now, labels } = await picking(['D5'])
    begin('A1')
    gestures.pass([at('A2'), at('A3')])
    gestures.finish()
    expect(now()).toEqual(['D5', 'A1', 'A2', 'A3'])
    begin('A2')
    gestures.pass([at('A3')])
    gestures.finish()
    expect(now()).toEqual(['D5', 'A1'])
    expect(labels()).toEqual([])
  })

  it('are done with one click where one is wanted', async () => {
    const { begin, gestures, picked, now } = await picking(['D5'], true)
    begin('B2')
    gestures.finish()
    expect([picked, now()]).toEqual([[['B2']], undefined])
  })
})

describe('the stamp in a later turn', () => {
  it('makes arrivals of that turn, and says so', async () => {
    const { document, gestures, begin, labels } = await over({
      tool: 'stamp',
      side: 'french',
      unitType: 'french-infantry',
    })
    const { units } = document.state.data as { readonly units: unknown }
    document.setTurn(3)
    begin('A1')
    gestures.finish()
    expect(labels()).toEqual(['Deploy French Infantry (French) in A1, arriving on turn 3'])
    const after = document.state.data as { readonly units: unknown; readonly reinforcements: unknown[] }
    expect(after.units).toEqual(units)
    expect(after.reinforcements.at(-1)).toEqual({ side: 'french', turn: 3, units: { 'french-infantry': ['A1'] } })
    document.setTurn(1)
    begin('B1')
    gestures.finish()
    expect(labels().at(-1)).toBe('Deploy French Infantry (French) in B1')
  })
})
