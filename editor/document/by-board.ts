import type { HexScenarioEditor, HexSurvey } from '../../src/engine/hex-scenario-editor.ts'
import type { ScenarioEditor, Survey } from '../../src/engine/scenario-editors.ts'
import type { TableScenarioEditor, TableSurvey } from '../../src/engine/table-scenario-editor.ts'

// What can be done on one kind of board only. A document has one kind: nothing comes of the rest.

/** An edit of a board of hexes. */
export function onHexes<Result>(by: (scenarioEditor: HexScenarioEditor, draft: unknown) => Result) {
  return (scenarioEditor: ScenarioEditor, draft: unknown): Result | undefined =>
    scenarioEditor.kind === 'hex' ? by(scenarioEditor, draft) : undefined
}

/** An edit of a table. */
export function onTable<Result>(by: (scenarioEditor: TableScenarioEditor, draft: unknown) => Result) {
  return (scenarioEditor: ScenarioEditor, draft: unknown): Result | undefined =>
    scenarioEditor.kind === 'table' ? by(scenarioEditor, draft) : undefined
}

type Surveyed = { readonly survey: Survey | undefined }

/** What a battle on hexes consists of. */
export const hexSurveyOf = ({ survey }: Surveyed): HexSurvey | undefined =>
  survey?.kind === 'hex' ? survey : undefined

/** What a battle on a table consists of. */
export const tableSurveyOf = ({ survey }: Surveyed): TableSurvey | undefined =>
  survey?.kind === 'table' ? survey : undefined
