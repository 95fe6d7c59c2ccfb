import type { SurveyedShape } from '../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { onTable, tableSurveyOf } from '../document/by-board.ts'
import type { Workbench } from '../state/workbench.ts'
import { isSamePath, selectedShape } from '../tools/table/hit-targets.ts'

/** Over the next drawing that it covers or under the one below it, or over and under all of its kind. */
export type Layering = 'raise' | 'lower' | 'top' | 'bottom'

/** Lays the selected drawing higher or lower among those of its list: what comes later in the file lies on top. */
export function restackSelected({ document, view }: Workbench, how: Layering): void {
  const shape = selectedShape(document.state, view.getState())
  if (!shape) {
    document.notify('No drawing is selected. Click one first.', true)
    return
  }
  const list = (tableSurveyOf(document.state)?.shapes ?? []).filter(({ path }) =>
    isSamePath(path.slice(0, -1), shape.path.slice(0, -1)),
  )
  const at = list.findIndex(({ path }) => isSamePath(path, shape.path))
  const below = placeFor(list, at, how)
  if (below === 'there') {
    const isUp = how === 'raise' || how === 'top'
    document.notify(`${shape.label} lies ${isUp ? 'under' : 'over'} nothing else of its kind.`, false)
    return
  }
  document.draw(
    LABELS[how](shape.label),
    onTable((scenarioEditor, draft) => scenarioEditor.ground.restack(draft, shape.path, below)),
  )
}

const LABELS: Readonly<Record<Layering, (label: string) => string>> = {
  raise: (label) => `Raise ${label}`,
  lower: (label) => `Lower ${label}`,
  top: (label) => `Lay ${label} on top`,
  bottom: (label) => `Lay ${label} at the bottom`,
}

/** What it comes to lie right below, if there is anything; or that it is there already. */
function placeFor(list: readonly SurveyedShape[], at: number, how: Layering): Path | undefined | 'there' {
  const shape = list[at]!
  const isTouched = (other: SurveyedShape) => other !== shape && other.form === shape.form && touch(shape, other)
  switch (how) {
    case 'raise': {
      const over = list.findIndex((other, i) => i > at && isTouched(other))
      return over < 0 ? 'there' : list[over + 1]?.path
    }
    case 'lower':
      return list.findLast((other, i) => i < at && isTouched(other))?.path ?? 'there'
    case 'top':
      return at === list.length - 1 ? 'there' : undefined
    case 'bottom':
      return at === 0 ? 'there' : list[0]!.path
  }
}

/** Whether the rectangles around two drawings have something in common. */
function touch(a: SurveyedShape, b: SurveyedShape): boolean {
  const [one, other] = [boxOf(a), boxOf(b)]
  return ([0, 1] as const).every((i) => one.low[i] <= other.high[i] && other.low[i] <= one.high[i])
}

function boxOf({ points, width = 0 }: SurveyedShape) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const reach = width / 2
  return {
    low: [Math.min(...xs) - reach, Math.min(...ys) - reach],
    high: [Math.max(...xs) + reach, Math.max(...ys) + reach],
  } as const
}
