import { NOWHERE } from '../../src/board/nowhere.ts'
import type { HexClip } from '../../src/engine/hex-scenario-editor.ts'
import { gridOf } from '../document/board.ts'
import { onHexes } from '../document/by-board.ts'
import { type Workbench } from '../state/workbench.ts'
import { allUnlocked, leftOutMessage, unlocked } from '../view/locks.ts'
import { concernedHexes } from '../view/view-state.ts'

/** Takes along what is in the hexes that are selected. */
export function liftHexes({ document, view }: Workbench): HexClip | undefined {
  const { systemTools, draft } = document.state
  const scenarioEditor = systemTools?.scenarioEditor
  if (scenarioEditor?.kind !== 'hex') return undefined
  const hexes = concernedHexes(view.getState())
  if (hexes.length === 0) {
    document.notify('Nothing is selected. Select the hexes to copy first.', true)
    return undefined
  }
  // Hexes are copied, with all that is in them.
  view.setState({ picked: undefined })
  return scenarioEditor.clipboard.lift(draft, hexes, view.getState().clearTargets)
}

/** Clears the hexes that have been copied. */
export function cutHexes({ document, view }: Workbench): void {
  const hexes = concernedHexes(view.getState())
  const targets = unlocked(view.getState(), view.getState().clearTargets)
  document.draw(
    `Cut ${count(hexes)}`,
    onHexes((scenarioEditor, draft) => scenarioEditor.ground.clear(draft, hexes, targets)),
  )
}

/** Drops a clip on a hex, or at the cursor. */
export function dropHexes({ document, view }: Workbench, clip: HexClip, at?: number): void {
  const { cursor, hover } = view.getState()
  const hex = at ?? hover ?? cursor
  const done = document.edit(
    `Paste ${clip.what}`,
    onHexes((scenarioEditor, draft) => {
      const whole = scenarioEditor.clipboard.drop(draft, clip, hex)
      if (view.getState().locked.size === 0) return whole
      const free = scenarioEditor.clipboard.drop(draft, clip, hex, allUnlocked(view.getState()))
      const isLess = JSON.stringify(free.changes) !== JSON.stringify(whole.changes)
      return isLess ? { ...free, notices: [...free.notices, leftOutMessage(view.getState())] } : free
    }),
  )
  const { draft, systemTools } = document.state
  const scenarioEditor = systemTools?.scenarioEditor
  if (done && scenarioEditor?.kind === 'hex')
    view.setState({ selection: new Set(scenarioEditor.clipboard.footprint(draft, clip, hex)), cursor: hex })
}

export function duplicateHexes(workbench: Workbench, clip: HexClip): void {
  const grid = gridOf(workbench.document.state)
  if (!grid) return
  // Two columns on, so that its form stays; where the board ends, two columns back.
  const beside = [2, -2].map((by) => grid.at(grid.column(clip.origin) + by, grid.row(clip.origin)))
  const free = beside.find((hex) => hex !== NOWHERE)
  if (free !== undefined) dropHexes(workbench, clip, free)
}

const count = (hexes: readonly number[]) => (hexes.length === 1 ? 'a hex' : `${hexes.length} hexes`)
