import type { Clip } from '../../src/engine/scenario-editors.ts'
import { boardIn } from '../document/board.ts'
import { type Workbench } from '../state/workbench.ts'
import { cutHexes, dropHexes, duplicateHexes, liftHexes } from './hex-clipboard.ts'
import { cutItems, dropItems, duplicateItems, liftItems } from './table-clipboard.ts'

/** What is copied also goes to the system's clipboard, so that another tab or window can paste it. */
const MARK = 'berthier-clip'

/** Copies what is selected; gives what there was. */
export function copySelection(workbench: Workbench): Clip | undefined {
  const { document, view } = workbench
  const clip = liftSelection(workbench)
  if (!clip) return undefined
  view.setState({ clip })
  document.notify(`Copied: ${clip.what}.`, false)
  // Where the browser does not allow it, pasting works within this page all the same.
  held = { text: JSON.stringify({ [MARK]: clip }), clip }
  void navigator.clipboard?.writeText(held.text).catch(() => undefined)
  return clip
}

export function cutSelection(workbench: Workbench): void {
  const clip = copySelection(workbench)
  if (clip?.kind === 'hex') cutHexes(workbench)
  else if (clip) cutItems(workbench, clip)
}

/** Drops what was copied last at the cursor. */
export function pasteClip(workbench: Workbench): void {
  const { document, view } = workbench
  const { clip } = view.getState()
  if (!clip) {
    document.notify('Nothing to paste. Copy something first.', true)
    return
  }
  const { systemTools } = document.state
  if (systemTools?.system.id !== clip.system) {
    document.notify('This was copied from a battle of another rulebook, so it cannot be pasted here.', true)
  } else if (clip.kind === 'hex') dropHexes(workbench, clip)
  else dropItems(workbench, clip)
}

/** A copy of the selection, beside it; what was copied before can still be pasted. */
export function duplicateSelection(workbench: Workbench): void {
  const clip = liftSelection(workbench)
  if (clip?.kind === 'hex') duplicateHexes(workbench, clip)
  else if (clip) duplicateItems(workbench, clip)
}

const liftSelection = (workbench: Workbench) =>
  boardIn(workbench.document.state) === 'hex' ? liftHexes(workbench) : liftItems(workbench)

/** What the system's clipboard held last: pasted again, it is the same. */
let held: { readonly text: string; readonly clip: Clip } | undefined

/** A text from the system's clipboard, where it is a piece of a battlefield. */
export function readClip(text: string): Clip | undefined {
  if (held?.text !== text) {
    const clip = parseClip(text)
    held = clip && { text, clip }
  }
  return held?.clip
}

function parseClip(text: string): Clip | undefined {
  if (!text.startsWith(`{"${MARK}":`)) return undefined
  try {
    const clip = (JSON.parse(text) as Readonly<Record<string, Partial<Clip> | undefined>>)[MARK]
    return typeof clip?.system === 'string' && typeof clip.what === 'string' && hasOrigin(clip) && 'parts' in clip
      ? (clip as Clip)
      : undefined
  } catch {
    return undefined
  }
}

/** Whether it says where it was. */
function hasOrigin(clip: Partial<Clip>): boolean {
  if (clip.kind !== 'table') return clip.kind === 'hex' && typeof clip.origin === 'number'
  const { origin, extent } = clip
  return isPoint(origin) && Array.isArray(extent) && extent.length === 2 && extent.every(isPoint)
}

const isPoint = (point: unknown) => Array.isArray(point) && point.length === 2 && point.every(Number.isInteger)
