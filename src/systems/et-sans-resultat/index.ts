import { defineRulebook } from '../../engine/define-rulebook.ts'
import { check } from './checks/index.ts'
import { D6, OWN_CODES, SCHEMA, summarise, TEMPLATE, validator, writeOut } from './format/index.ts'
import { describe } from './text/index.ts'

/** Et sans résultat! (The Wargaming Company, Second Edition), by its quick reference sheet at 150 yards to the inch. */
export default defineRulebook({
  id: 'et-sans-resultat',
  title: 'Et sans résultat!',
  schema: SCHEMA,
  validator,
  definitions: ['nations', 'troops', 'formations', 'ground', 'tables'],
  codes: OWN_CODES,
  writeOut,
  check,
  template: TEMPLATE,
  summarise,
  dice: [D6],
  describe,
  loadCompare: async () => (await import('./text/diff/index.ts')).compare,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./rules/game.ts')).game,
  loadBoardView: async () => (await import('./view/portrait.ts')).boardView,
  loadPresenter: async () => (await import('./view/index.ts')).presenter,
  loadEvaluator: async () => (await import('./evaluate/index.ts')).evaluator,
  loadStatisticsRecorder: async () => (await import('./statistics/index.ts')).statisticsRecorder,
  loadPositionExporter: async () => (await import('./cases/index.ts')).positionExporter,
  loadPrintKit: async () => (await import('./view/print/index.ts')).makePrintKit,
  loadScenarioEditor: async () => (await import('./edit/index.ts')).scenarioEditor,
  loadCaseBook: async () => (await import('./cases/index.ts')).caseBook,
})
