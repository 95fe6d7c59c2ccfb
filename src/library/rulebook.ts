// The package `berthier/rulebook`: what a rulebook implements, and what it may build on. docs/rulebook.md teaches it.
export { HexGrid } from '../board/hex-grid.ts'
export { distance } from '../board/hex-lines.ts'
export { NOWHERE } from '../board/nowhere.ts'
export type { CaseBook, CaseSchema, PositionProblem, ShippedScenarios } from '../engine/cases/case-book.ts'
export type { Clause, Clauses } from '../engine/cases/clauses.ts'
export { Differences, hexOf } from '../engine/cases/differences.ts'
export { type Decision, type Kind, parseAmong, type Step } from '../engine/decision.ts'
export {
  type CaseBookDefinition,
  CONTRACT,
  type DefinedRulebook,
  defineRulebook,
  type RulebookDefinition,
} from '../engine/define-rulebook.ts'
export { type Dice, type Die, makeDice, type Rolls, roll } from '../engine/dice.ts'
export type { Evaluator } from '../engine/evaluator.ts'
export { flatGame, makeStates, rollDie } from '../engine/flat-memory.ts'
export type { HexEditorDefinition } from '../engine/hexes/editor-definition.ts'
export { makeHexEditor } from '../engine/hexes/make-hex-editor.ts'
export { portrayHexes } from '../engine/hexes/portrait.ts'
export { makeGame, type Turn } from '../engine/make-game.ts'
export type {
  AreaPortrait,
  BoardView,
  GroundLook,
  GroundPattern,
  HexBoardPortrait,
  PiecePortrait,
  PieceSymbol,
  Portrait,
  TableBoardPortrait,
  TurnPortrait,
} from '../engine/portrait.ts'
export type { PositionExporter } from '../engine/position-exporter.ts'
export type { Headline, Offer, Presenter, Situation } from '../engine/presenter.ts'
export type { PrintKitMaker } from '../engine/print-kit.ts'
export type { ScenarioEditor } from '../engine/scenario-editors.ts'
export type { StatisticsRecorder } from '../engine/statistics-recorder.ts'
export {
  type Breakdown,
  type Game,
  type GameEvent,
  isRefusal,
  type Outcome,
  type Refusal,
  type Side,
  type System,
} from '../engine/system.ts'
export { checkDate } from '../scenario/checks/date.ts'
export { checkNames, linkRoads, paintTerrain, readRoads } from '../scenario/checks/hex-board.ts'
export { HexReader, makeGrid } from '../scenario/checks/hexes.ts'
export { type PlacedUnit, readUnits, type UnitsBySide } from '../scenario/checks/placed-units.ts'
export { isSide } from '../scenario/checks/sides.ts'
export type { CodeEntry, CodeTable, DiagnosticCode } from '../scenario/codes/index.ts'
export type { Notation, TextSection } from '../scenario/convert/notation.ts'
export { type Path, type RawDiagnostic, Report } from '../scenario/diagnostic.ts'
export type { BattleChange, Compare } from '../scenario/diff/change.ts'
export type { JsonSchema, SchemaNode, SchemaPlace } from '../scenario/schema/nodes.ts'
export { COMMON_DEFINITIONS, type OwnSchema, scenarioSchema } from '../scenario/schema/scenario-schema.ts'
export type { HexList, Names, Road, Scenario } from '../scenario/types.gen.ts'
export { count, formatDate } from '../scenario/wording.ts'
