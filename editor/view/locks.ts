import type { ClearTarget } from '../../src/engine/hex-scenario-editor.ts'
import type { ViewState } from './view-state.ts'

/** What can be locked, in the order of panels, and how it is called. */
export const LOCKS: Readonly<Record<ClearTarget, string>> = {
  terrain: 'Terrain',
  ways: 'Roads, rivers and hexsides',
  pieces: 'Units',
  names: 'Names',
  areas: 'Areas',
}

/** Those of some targets that are not locked. */
export function unlocked({ locked }: Pick<ViewState, 'locked'>, targets: ReadonlySet<ClearTarget>): Set<ClearTarget> {
  return new Set([...targets].filter((target) => !locked.has(target)))
}

/** All that is not locked. */
export const allUnlocked = (view: Pick<ViewState, 'locked'>) =>
  unlocked(view, new Set(Object.keys(LOCKS) as ClearTarget[]))

/** What is said where a part of something is left out, being locked. */
export const leftOutMessage = ({ locked }: Pick<ViewState, 'locked'>) =>
  `What is locked stays as it is: ${[...locked].map((target) => LOCKS[target].toLowerCase()).join('; ')}.`

/** What is said to whoever tries it all the same. */
export const lockedMessage = (target: ClearTarget) =>
  target === 'terrain'
    ? 'Terrain is locked. Unlock it in the Map panel.'
    : `${LOCKS[target]} are locked. Unlock them in the Map panel.`
