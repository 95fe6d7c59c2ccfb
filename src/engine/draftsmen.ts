import type { HexCutting, HexDraftsman, HexPalette, HexSurvey } from './hex-draftsman.ts'
import type { TableCutting, TableDraftsman, TablePalette, TableSurvey } from './table-draftsman.ts'

/** How battles of a system are drawn up, on the kind of board that it has. */
export type Draftsman = HexDraftsman | TableDraftsman

/** What can be painted, drawn and deployed. */
export type Palette = HexPalette | TablePalette

/** What a battle consists of. */
export type Survey = HexSurvey | TableSurvey

/** What was copied from a battle, to be put elsewhere. */
export type Cutting = HexCutting | TableCutting
