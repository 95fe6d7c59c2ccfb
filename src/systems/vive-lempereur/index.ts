import { defineRulebook } from '../../engine/define-rulebook.ts'
import { checkScenario } from './checks/index.ts'
import { COMMAND_DIE, D6, D10, OWN_CODES, SCHEMA, SPECIAL_DIE, summarise, TEMPLATE, validator } from './format/index.ts'
import { describeBattle } from './text/index.ts'

/** Advanced Vive l'Empereur (GioGames, 2003). */
export default defineRulebook({
  id: 'vive-lempereur',
  title: "Advanced Vive l'Empereur",
  schema: SCHEMA,
  validator,
  definitions: ['nations', 'troops', 'ground', 'tables'],
  codes: OWN_CODES,
  check: checkScenario,
  template: TEMPLATE,
  summarise,
  dice: [D10, D6, COMMAND_DIE, SPECIAL_DIE],
  describe: describeBattle,
  loadNotation: async () => (await import('./format/notation/index.ts')).notation,
  loadCompare: async () => (await import('./text/diff/index.ts')).compare,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./rules/game.ts')).game,
  loadEvaluator: async () => (await import('./evaluate/index.ts')).evaluator,
  loadBoardView: async () => (await import('./view/portrait.ts')).boardView,
  loadScenarioEditor: async () => (await import('./edit/index.ts')).scenarioEditor,
  loadPresenter: async () => (await import('./view/index.ts')).presenter,
  loadStatisticsRecorder: async () => (await import('./statistics/index.ts')).statisticsRecorder,
  loadPositionExporter: async () => (await import('./cases/position-export/index.ts')).positionExporter,
  loadPrintKit: async () => (await import('./view/print/index.ts')).makePrintKit,
  loadCaseBook: async () => (await import('./cases/index.ts')).caseBook,
})
