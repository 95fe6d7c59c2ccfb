import { NOWHERE } from '../../src/board/nowhere.ts'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import type { BattleChange } from '../../src/scenario/diff/change.ts'
import { hexesIn } from '../../src/scenario/diff/hexes.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'

/** The places that a problem is about. */
export function placesOf({ at = [] }: Diagnostic, layout: BoardLayout | undefined): number[] {
  return at.map((label) => layout?.find(label) ?? NOWHERE).filter((place) => place !== NOWHERE)
}

/** The places that differences are about: those of now, and those that something has left. */
export function placesOfChanges(changes: readonly BattleChange[], layout: BoardLayout): number[] {
  const labels = changes.flatMap(({ before, after }) => [...after, ...before])
  return (layout.isGrid ? hexesIn(labels) : labels)
    .map((label) => layout.find(label))
    .filter((place) => place !== NOWHERE)
}
