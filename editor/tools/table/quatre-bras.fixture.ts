import { readFileSync } from 'node:fs'
import { placeOf, pointOf } from '../../../src/board/table/places.ts'
import type { Point } from '../../../src/board/table/point.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import type { Checker } from '../../document/checker.ts'
import { ScenarioDocument } from '../../document/scenario-document.ts'
import { makeView, type ViewState } from '../../view/view-state.ts'
import { GestureController } from '../gesture-controller.ts'
import type { Held } from '../tool.ts'

/** The battle that the tools are tried on. */
export const TEXT = readFileSync(new URL('../../../test/fixtures/table/quatre-bras.yaml', import.meta.url), 'utf8')
const UNCHECKED: Checker = { check: () => Promise.resolve(undefined) }
export const NOTHING: Held = { shift: false, alt: false, ctrl: false }
export const SIZE = { width: 480, height: 360 }

/** A hand with a tool over Quatre Bras; it may miss by half an inch. */
export async function over(chosen: Partial<ViewState> = {}, text = TEXT) {
  const document = await ScenarioDocument.open(text, UNCHECKED)
  const view = makeView()
  view.setState(chosen)
  const gestures = new GestureController(document, view)
  const ground = { kind: 'table', size: SIZE, near: 5 } as const
  const begin = (at: Point, held = NOTHING) => gestures.begin(ground, placeOf(SIZE, at), held, 'pointer')
  const drag = (points: readonly Point[], held = NOTHING) => {
    begin(points[0]!, held)
    gestures.pass(points.slice(1).map((point) => placeOf(SIZE, point)))
    gestures.finish()
  }
  const labels = () => document.state.history.done.map(({ label }) => label)
  const shape = (...path: string[]) =>
    tableSurveyOf(document.state)!.shapes.find((one) => one.path.join() === path.join())
  const piece = (label: string) => document.state.survey!.pieces.find((one) => one.label === label)!
  const at = (label: string) => pointOf(SIZE, piece(label).place)
  return { document, view, gestures, begin, drag, labels, shape, piece, at, workbench: { document, view, gestures } }
}
