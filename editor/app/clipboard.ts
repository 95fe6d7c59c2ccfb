import { NOWHERE } from '../../src/board/hex-grid.ts'
import type { Cutting } from '../../src/engine/hex-draftsman.ts'
import { onHexes } from '../document/by-board.ts'
import { concernedHexes } from '../view/view-state.ts'
import { gridOf, type Workbench } from './workbench.ts'

/** What is copied also goes to the system's clipboard, so that another tab or window can paste it. */
const MARK = 'berthier-cutting'

/** Copies what is selected; says whether there was anything. */
export function copySelection({ document, view }: Workbench): boolean {
  const { instruments, draft } = document.state
  const draftsman = instruments?.draftsman
  if (draftsman?.kind !== 'hex') return false
  const hexes = concernedHexes(view.getState())
  if (hexes.length === 0) {
    document.tell('Nothing is selected: select the hexes to be copied first.', true)
    return false
  }
  const cutting = draftsman.lift(draft, hexes, view.getState().substances)
  // Hexes are copied, with all that is in them.
  view.setState({ cutting, picked: undefined })
  document.tell(`Copied: ${cutting.what}.`, false)
  // Where the browser does not allow it, pasting works within this page all the same.
  void navigator.clipboard?.writeText(JSON.stringify({ [MARK]: cutting })).catch(() => undefined)
  return true
}

export function cutSelection(workbench: Workbench): void {
  if (!copySelection(workbench)) return
  const { document, view } = workbench
  const hexes = concernedHexes(view.getState())
  document.draw(
    `Cut ${count(hexes)}`,
    onHexes((draftsman, draft) => draftsman.clear(draft, hexes, view.getState().substances)),
  )
}

/** Drops what was copied last at the cursor. */
export function pasteCutting(workbench: Workbench): void {
  const { view } = workbench
  const { cutting } = view.getState()
  if (cutting) drop(workbench, cutting)
  else workbench.document.tell('There is nothing to paste: copy some hexes first.', true)
}

/** A text from the system's clipboard, where it is a piece of a battlefield. */
export function readCutting(text: string): Cutting | undefined {
  if (!text.startsWith(`{"${MARK}":`)) return undefined
  try {
    const cutting = (JSON.parse(text) as Readonly<Record<string, Partial<Cutting> | undefined>>)[MARK]
    return typeof cutting?.system === 'string' &&
      typeof cutting.what === 'string' &&
      typeof cutting.origin === 'number' &&
      'parts' in cutting
      ? (cutting as Cutting)
      : undefined
  } catch {
    return undefined
  }
}

/** A copy of the selection, beside it. */
export function duplicateSelection(workbench: Workbench): void {
  if (!copySelection(workbench)) return
  const { cutting } = workbench.view.getState()
  const grid = gridOf(workbench.document.state)
  if (!cutting || !grid) return
  // Two columns on, so that its form stays; where the board ends, two columns back.
  const beside = [2, -2].map((by) => grid.at(grid.column(cutting.origin) + by, grid.row(cutting.origin)))
  const free = beside.find((hex) => hex !== NOWHERE)
  if (free !== undefined) drop(workbench, cutting, free)
}

function drop({ document, view }: Workbench, cutting: Cutting, at?: number): void {
  const { cursor, hover } = view.getState()
  const hex = at ?? hover ?? cursor
  const { instruments } = document.state
  const draftsman = instruments?.draftsman
  if (instruments?.system.id !== cutting.system || draftsman?.kind !== 'hex') {
    document.tell('This was copied from a battle with other rules, so that it cannot be pasted here.', true)
    return
  }
  const done = document.edit(`Paste ${cutting.what}`, (_, draft) => draftsman.drop(draft, cutting, hex))
  const { draft } = document.state
  if (done) view.setState({ selection: new Set(draftsman.footprint(draft, cutting, hex)), cursor: hex })
}

const count = (hexes: readonly number[]) => (hexes.length === 1 ? 'a hex' : `${hexes.length} hexes`)
