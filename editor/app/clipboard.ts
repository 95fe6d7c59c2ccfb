import type { Cutting } from '../../src/engine/draftsmen.ts'
import { cutHexes, dropHexes, duplicateHexes, liftHexes } from './hex-clipboard.ts'
import { cutThings, dropThings, duplicateThings, liftThings } from './table-clipboard.ts'
import { boardIn, type Workbench } from './workbench.ts'

/** What is copied also goes to the system's clipboard, so that another tab or window can paste it. */
const MARK = 'berthier-cutting'

/** Copies what is selected; gives what there was. */
export function copySelection(workbench: Workbench): Cutting | undefined {
  const { document, view } = workbench
  const cutting = liftSelection(workbench)
  if (!cutting) return undefined
  view.setState({ cutting })
  document.tell(`Copied: ${cutting.what}.`, false)
  // Where the browser does not allow it, pasting works within this page all the same.
  held = { text: JSON.stringify({ [MARK]: cutting }), cutting }
  void navigator.clipboard?.writeText(held.text).catch(() => undefined)
  return cutting
}

export function cutSelection(workbench: Workbench): void {
  const cutting = copySelection(workbench)
  if (cutting?.kind === 'hex') cutHexes(workbench)
  else if (cutting) cutThings(workbench, cutting)
}

/** Drops what was copied last at the cursor. */
export function pasteCutting(workbench: Workbench): void {
  const { document, view } = workbench
  const { cutting } = view.getState()
  if (!cutting) {
    document.tell('There is nothing to paste: copy something first.', true)
    return
  }
  const { instruments } = document.state
  if (instruments?.system.id !== cutting.system) {
    document.tell('This was copied from a battle with other rules, so that it cannot be pasted here.', true)
  } else if (cutting.kind === 'hex') dropHexes(workbench, cutting)
  else dropThings(workbench, cutting)
}

/** A copy of the selection, beside it; what was copied before can still be pasted. */
export function duplicateSelection(workbench: Workbench): void {
  const cutting = liftSelection(workbench)
  if (cutting?.kind === 'hex') duplicateHexes(workbench, cutting)
  else if (cutting) duplicateThings(workbench, cutting)
}

const liftSelection = (workbench: Workbench) =>
  boardIn(workbench.document.state) === 'hex' ? liftHexes(workbench) : liftThings(workbench)

/** What the system's clipboard held last: pasted again, it is the same. */
let held: { readonly text: string; readonly cutting: Cutting } | undefined

/** A text from the system's clipboard, where it is a piece of a battlefield. */
export function readCutting(text: string): Cutting | undefined {
  if (held?.text !== text) {
    const cutting = parseCutting(text)
    held = cutting && { text, cutting }
  }
  return held?.cutting
}

function parseCutting(text: string): Cutting | undefined {
  if (!text.startsWith(`{"${MARK}":`)) return undefined
  try {
    const cutting = (JSON.parse(text) as Readonly<Record<string, Partial<Cutting> | undefined>>)[MARK]
    return typeof cutting?.system === 'string' &&
      typeof cutting.what === 'string' &&
      hasOrigin(cutting) &&
      'parts' in cutting
      ? (cutting as Cutting)
      : undefined
  } catch {
    return undefined
  }
}

/** Whether it says where it was. */
function hasOrigin(cutting: Partial<Cutting>): boolean {
  if (cutting.kind !== 'table') return cutting.kind === 'hex' && typeof cutting.origin === 'number'
  const { origin, extent } = cutting
  return isPoint(origin) && Array.isArray(extent) && extent.length === 2 && extent.every(isPoint)
}

const isPoint = (point: unknown) => Array.isArray(point) && point.length === 2 && point.every(Number.isInteger)
