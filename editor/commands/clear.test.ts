import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gridOf } from '../document/board.ts'
import { hexSurveyOf } from '../document/by-board.ts'
import type { Checker } from '../document/checker.ts'
import { ScenarioDocument } from '../document/scenario-document.ts'
import { GestureController } from '../tools/gesture-controller.ts'
import { makeView } from '../view/view-state.ts'
import { clearSelection } from './clear.ts'
import { cutSelection } from './clipboard.ts'
import { cutHexes, dropHexes, liftHexes } from './hex-clipboard.ts'

const WATERLOO = readFileSync(new URL('../../scenarios/vive-lempereur/waterloo.yaml', import.meta.url), 'utf8')
const UNCHECKED: Checker = { check: () => Promise.resolve(undefined) }

async function workbench() {
  const document = await ScenarioDocument.open(WATERLOO, UNCHECKED)
  const view = makeView()
  const hex = gridOf(document.state)!.find('M9')
  const held = () => ({
    units: document.state.survey!.pieces.filter((piece) => piece.place === hex).length,
    terrain: hexSurveyOf(document.state)!.terrain[hex],
    names: hexSurveyOf(document.state)!.areas.filter(({ kind, hexes }) => kind === 'name' && hexes.includes(hex))
      .length,
  })
  return { document, view, gestures: new GestureController(document, view), hex, held }
}

describe('clearing', () => {
  it('takes the units of La Haye Sainte first, and the farm and its name only when it is asked again', async () => {
    const bench = await workbench()
    const { document, view, hex, held } = bench
    expect(held()).toEqual({ units: 1, terrain: 'farm', names: 1 })
    view.setState({ selection: new Set([hex]) })
    clearSelection(bench)
    expect(held()).toEqual({ units: 0, terrain: 'farm', names: 1 })
    expect(document.state.notice?.text).toContain('Clear again')
    clearSelection(bench)
    expect(held()).toMatchObject({ terrain: 'open', names: 0 })
    expect(document.state.history.done.map(({ label }) => label)).toEqual(['Remove a unit', 'Clear a hex'])
  })

  it('takes the ground at once where units are not ticked', async () => {
    const bench = await workbench()
    bench.view.setState({ selection: new Set([bench.hex]), clearTargets: new Set(['terrain']) })
    clearSelection(bench)
    expect(bench.held()).toEqual({ units: 1, terrain: 'open', names: 1 })
  })

  it('is about the cursor only while it can be seen', async () => {
    const bench = await workbench()
    bench.view.setState({ cursor: bench.hex })
    clearSelection(bench)
    cutSelection(bench)
    expect([bench.document.state.text, bench.document.state.notice?.isProblem]).toEqual([WATERLOO, true])
    bench.view.setState({ hasFocus: true })
    clearSelection(bench)
    expect(bench.held().units).toBe(0)
  })
})

describe('pasting and cutting', () => {
  it('leave what is locked as it is, and say so', async () => {
    const bench = await workbench()
    const { document, view, hex, held } = bench
    view.setState({ selection: new Set([hex]) })
    const clip = liftHexes(bench)!
    const there = () => document.state.survey!.pieces.filter((piece) => piece.place === hex + 2).length
    const before = there()
    view.setState({ locked: new Set(['terrain', 'names']), cursor: hex + 2, hover: undefined })
    dropHexes(bench, clip)
    const pasted = hexSurveyOf(document.state)!
    expect(there()).toBe(before + 1)
    expect(pasted.terrain[hex + 2]).not.toBe('farm')
    expect(document.state.notice?.text).toContain('What is locked stays as it is: terrain; names.')
    view.setState({ selection: new Set([hex]) })
    cutHexes(bench)
    expect(held()).toEqual({ units: 0, terrain: 'farm', names: 1 })
  })
})
