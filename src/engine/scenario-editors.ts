import type { HexClip, HexPalette, HexScenarioEditor, HexSurvey } from './hex-scenario-editor.ts'
import type { TableClip, TablePalette, TableScenarioEditor, TableSurvey } from './table-scenario-editor.ts'

/** How battles of a system are edited, on the kind of board that it has. */
export type ScenarioEditor = HexScenarioEditor | TableScenarioEditor

/** What can be painted, drawn and deployed. */
export type Palette = HexPalette | TablePalette

/** What a battle consists of. */
export type Survey = HexSurvey | TableSurvey

/** What was copied from a battle, to be put elsewhere. */
export type Clip = HexClip | TableClip
