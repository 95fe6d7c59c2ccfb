import { expect, it } from 'vitest'
import { contains } from '../../../src/board/table/ring.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import { SCATTER } from '../../view/painting-rule.ts'
import { tableDeskOf } from '../tool-board.ts'
import { over } from './quatre-bras.fixture.ts'
import { ringsScattered, scatterOnTable } from './scatter.ts'

it('woods are scattered over a table: on free ground, alike by their seed, in one step that undo takes back', async () => {
  const { document, view } = await over({})
  const desk = tableDeskOf({ document, view })!
  const rule = { ...SCATTER, density: 10 }
  const rings = ringsScattered(desk, rule)
  expect(rings.length).toBeGreaterThan(5)
  expect(ringsScattered(desk, rule)).toEqual(rings)
  expect(ringsScattered(desk, { ...rule, seed: 2 })).not.toEqual(rings)
  const { width, height } = desk.size
  expect(rings.flat().every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)).toBe(true)
  const grounds = tableSurveyOf(document.state)!.shapes.filter(({ kind, form }) => form === 'ring' && kind !== 'area')
  expect(rings.flat().some((point) => grounds.some(({ points }) => contains(points, point)))).toBe(false)
  const [before, drawn] = [document.state.text, tableSurveyOf(document.state)!.shapes.length]
  expect(scatterOnTable(desk, rule)).toBe(true)
  expect(tableSurveyOf(document.state)!.shapes).toHaveLength(drawn + rings.length)
  expect(document.state.history.done).toHaveLength(1)
  document.undo()
  expect(document.state.text).toBe(before)
  view.setState({ locked: new Set(['terrain']) })
  expect(scatterOnTable(desk, rule)).toBe(false)
})
