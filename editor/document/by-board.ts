import type { Draftsman, Survey } from '../../src/engine/draftsmen.ts'
import type { HexDraftsman, HexSurvey } from '../../src/engine/hex-draftsman.ts'
import type { TableDraftsman, TableSurvey } from '../../src/engine/table-draftsman.ts'

// What can be done on one kind of board only. A document has one kind: nothing comes of the rest.

/** An edit of a board of hexes. */
export function onHexes<Result>(by: (draftsman: HexDraftsman, draft: unknown) => Result) {
  return (draftsman: Draftsman, draft: unknown): Result | undefined =>
    draftsman.kind === 'hex' ? by(draftsman, draft) : undefined
}

/** An edit of a table. */
export function onTable<Result>(by: (draftsman: TableDraftsman, draft: unknown) => Result) {
  return (draftsman: Draftsman, draft: unknown): Result | undefined =>
    draftsman.kind === 'table' ? by(draftsman, draft) : undefined
}

type Surveyed = { readonly survey: Survey | undefined }

/** What a battle on hexes consists of. */
export const hexSurveyOf = ({ survey }: Surveyed): HexSurvey | undefined =>
  survey?.kind === 'hex' ? survey : undefined

/** What a battle on a table consists of. */
export const tableSurveyOf = ({ survey }: Surveyed): TableSurvey | undefined =>
  survey?.kind === 'table' ? survey : undefined
