import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gridOf } from '../../document/board.ts'
import { hexSurveyOf } from '../../document/by-board.ts'
import { ScenarioDocument } from '../../document/scenario-document.ts'
import { EDGE, SCATTER } from '../../view/painting-rule.ts'
import { makeView, type ViewState } from '../../view/view-state.ts'
import { hexesPainted, paintByRule } from './painting-rules.ts'
import { routeBetween } from './routes.ts'

const LIGNY = readFileSync(new URL('../../../scenarios/vive-lempereur/ligny.yaml', import.meta.url), 'utf8')

/** Ligny, with its brook, on the desk. */
async function desk(chosen: Partial<ViewState> = {}) {
  const document = await ScenarioDocument.open(LIGNY, { check: () => Promise.resolve(undefined) })
  const view = makeView()
  view.setState(chosen)
  const grid = gridOf(document.state)!
  const survey = hexSurveyOf(document.state)!
  const isOpen = (hex: number) =>
    survey.terrain[hex] === 'open' && !survey.ways.some(({ hexes }) => hexes.includes(hex))
  const all = Array.from({ length: grid.size }, (_, hex) => hex)
  return { document, view, grid, survey, open: all.filter(isOpen), isOpen }
}

describe('terrain that is scattered', () => {
  it('covers so many of the open hexes, always the same with the same seed, in one step', async () => {
    const on = await desk()
    const hexes = hexesPainted(on, { ...SCATTER, density: 20 })
    expect(hexes).toHaveLength(Math.round(on.open.length * 0.2))
    expect(hexes.every(on.isOpen)).toBe(true)
    expect(hexesPainted(on, { ...SCATTER, density: 20 })).toEqual(hexes)
    expect(hexesPainted(on, { ...SCATTER, density: 20, seed: 2 })).not.toEqual(hexes)
    const before = on.document.state.text
    expect(paintByRule(on, { ...SCATTER, density: 20 })).toBe(true)
    const after = hexSurveyOf(on.document.state)!
    expect(hexes.every((hex) => after.terrain[hex] === 'woods')).toBe(true)
    on.document.undo()
    expect(on.document.state.text).toBe(before)
  })

  it('grows in clumps: more of it lies side by side than by mere chance', async () => {
    const on = await desk()
    const hexes = new Set(hexesPainted(on, { ...SCATTER, density: 20 }))
    const neighbours = [...hexes].flatMap((hex) =>
      [0, 1, 2, 3, 4, 5].map((direction) => on.grid.neighbour(hex, direction)),
    )
    expect(neighbours.filter((hex) => hexes.has(hex)).length / neighbours.length).toBeGreaterThan(0.25)
  })

  it('stays within the selection, and paints nothing while terrain is locked', async () => {
    const selection = new Set((await desk()).open.slice(0, 40))
    const on = await desk({ selection, locked: new Set(['terrain']) })
    const hexes = hexesPainted(on, { ...SCATTER, density: 50 })
    expect([hexes.length, hexes.every((hex) => selection.has(hex))]).toEqual([20, true])
    expect([paintByRule(on, SCATTER), on.document.state.notice?.isProblem]).toEqual([false, true])
  })
})

it('water is edged on both sides, no further than asked for, on open ground', async () => {
  const on = await desk()
  const water = new Set(on.survey.ways.filter(({ kind }) => kind !== 'road').flatMap(({ hexes }) => hexes))
  const isBeside = (hex: number) => [0, 1, 2, 3, 4, 5].some((direction) => water.has(on.grid.neighbour(hex, direction)))
  const hexes = hexesPainted(on, EDGE)
  expect(hexes.toSorted((a, b) => a - b)).toEqual(on.open.filter(isBeside))
  expect(hexesPainted(on, { ...EDGE, width: 2 }).length).toBeGreaterThan(hexes.length)
})

describe('a road that finds its way', () => {
  it('joins its ends by neighbours, around what is dear', async () => {
    const on = await desk()
    const [from, to] = [on.grid.find('A1'), on.grid.find('T12')]
    const route = routeBetween(on, 'road', from, to)
    expect([route[0], route.at(-1)]).toEqual([from, to])
    expect(
      route.slice(1).every((hex, i) => [0, 1, 2, 3, 4, 5].some((d) => on.grid.neighbour(route[i]!, d) === hex)),
    ).toBe(true)
    const wet = on.survey.ways.filter(({ kind }) => kind !== 'road').flatMap(({ hexes }) => hexes)
    // It crosses the brook once, if at all: never along it.
    expect(route.filter((hex) => wet.includes(hex)).length).toBeLessThanOrEqual(2)
  })
})
