import { NOWHERE } from '../../src/board/nowhere.ts'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'

/** The places that a problem is about. */
export function placesOf({ at = [] }: Diagnostic, layout: BoardLayout | undefined): number[] {
  return at.map((label) => layout?.find(label) ?? NOWHERE).filter((place) => place !== NOWHERE)
}
