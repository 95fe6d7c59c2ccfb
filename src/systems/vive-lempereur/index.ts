import type { System } from '../../engine/system.ts'
import { check } from './checks/index.ts'
import { COMMAND_DIE, D6, D10, SPECIAL_DIE } from './format/dice.ts'
import { notation } from './format/notation/index.ts'
import { summarise } from './format/summary.ts'
import { TEMPLATE } from './format/template.ts'
import { describe } from './text/describe.ts'

/** Advanced Vive l'Empereur (GioGames, 2003). */
export const viveLempereur: System = {
  id: 'vive-lempereur',
  title: "Advanced Vive l'Empereur",
  check,
  template: TEMPLATE,
  summarise,
  dice: [D10, D6, COMMAND_DIE, SPECIAL_DIE],
  notation,
  describe,
  loadCompare: async () => (await import('./text/diff/index.ts')).compare,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./rules/game.ts')).game,
  loadEvaluator: async () => (await import('./evaluate/index.ts')).evaluator,
  loadBoardView: async () => (await import('./view/portrait.ts')).boardView,
  loadScenarioEditor: async () => (await import('./edit/index.ts')).scenarioEditor,
  loadPresenter: async () => (await import('./view/presenter.ts')).presenter,
  loadStatisticsRecorder: async () => (await import('./statistics/recorder.ts')).statisticsRecorder,
  loadPositionExporter: async () => (await import('./cases/export/index.ts')).positionExporter,
  loadPrintKit: async () => (await import('./view/print/index.ts')).makePrintKit,
  loadCaseBook: async () => (await import('./cases/case-book.ts')).caseBook,
}
