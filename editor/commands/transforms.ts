import type { Transformation } from '../../src/engine/hex-scenario-editor.ts'
import type { Edit } from '../../src/engine/scenario-editor.ts'
import type { ScenarioEditor } from '../../src/engine/scenario-editors.ts'
import { changeData } from '../../src/scenario/edit/change-data.ts'
import { hexSurveyOf, onHexes } from '../document/by-board.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { Workbench } from '../state/workbench.ts'
import { unlocked } from '../view/locks.ts'

const NAMES: Readonly<Record<Transformation, string>> = { mirror: 'Mirror', 'half-turn': 'Rotate' }

const KEPT_WAYS = 'Roads and rivers that cross the edge of the selection stay as they are.'

/** Mirrors or rotates what is selected within the ground that it covers; where nothing is, the whole battle. */
export function transformSelection({ document, view }: Workbench, how: Transformation): void {
  const { selection } = view.getState()
  const clearTargets = unlocked(view.getState(), view.getState().clearTargets)
  if (selection.size === 0) {
    transformBattle(
      document,
      `${NAMES[how]} the battle`,
      onHexes((scenarioEditor, draft) => scenarioEditor.board.transform(draft, how)),
    )
    return
  }
  const hexes = [...selection]
  // A way that crosses the edge of the selection would be torn: it stays as it is.
  const isTorn = hexSurveyOf(document.state)?.ways.some(
    (way) => way.hexes.some((hex) => selection.has(hex)) && !way.hexes.every((hex) => selection.has(hex)),
  )
  const what = new Set(isTorn ? [...clearTargets].filter((one) => one !== 'ways') : clearTargets)
  const done = document.edit(
    `${NAMES[how]} ${hexes.length} hexes`,
    onHexes((scenarioEditor, draft) => {
      const clip = scenarioEditor.clipboard.transform(scenarioEditor.clipboard.lift(draft, hexes, what), how)
      const cleared = scenarioEditor.ground.clear(draft, hexes, what)
      const { changes, notices } = scenarioEditor.clipboard.drop(changeData(draft, cleared), clip, clip.origin)
      const kept = isTorn && clearTargets.has('ways') ? [KEPT_WAYS] : []
      return { changes: [...cleared, ...changes], notices: [...notices, ...kept] }
    }),
  )
  if (!done) return
  const { systemTools, draft } = document.state
  const scenarioEditor = systemTools?.scenarioEditor
  if (scenarioEditor?.kind !== 'hex') return
  const transformed = scenarioEditor.clipboard.transform(scenarioEditor.clipboard.lift(draft, hexes, what), how)
  view.setState({ selection: new Set(scenarioEditor.clipboard.footprint(draft, transformed, transformed.origin)) })
}

export function swapSides({ document }: Workbench): void {
  transformBattle(document, 'Swap the sides', (scenarioEditor, draft) => scenarioEditor.sides.swap(draft))
}

/** What concerns every part of a battle needs every part to be readable. */
export function transformBattle(
  document: ScenarioDocument,
  label: string,
  by: (scenarioEditor: ScenarioEditor, draft: unknown) => Edit | undefined,
): void {
  document.settle()
  if (document.state.isWhole) document.edit(label, by)
  else document.notify('Parts of the file cannot be read and would be lost. Fix the errors first.', true)
}
