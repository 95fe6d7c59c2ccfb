import type { System } from '../../engine/system.ts'
import { check } from './checks/index.ts'
import { D6 } from './format/dice.ts'
import { notation } from './format/notation/index.ts'
import { summarise } from './format/summary.ts'
import { TEMPLATE } from './format/template.ts'
import { describe } from './text/describe.ts'

/** Napoleon at Waterloo (SPI, second edition 1971), with the advanced game. */
export const napoleonAtWaterloo: System = {
  id: 'napoleon-at-waterloo',
  title: 'Napoleon at Waterloo',
  check,
  template: TEMPLATE,
  summarise,
  dice: [D6],
  notation,
  describe,
  loadCompare: async () => (await import('./format/diff/index.ts')).compare,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./rules/game.ts')).game,
  loadBoardView: async () => (await import('./view/portrait.ts')).boardView,
  loadScenarioEditor: async () => (await import('./edit/index.ts')).scenarioEditor,
  loadPresenter: async () => (await import('./view/presenter.ts')).presenter,
  loadEvaluator: async () => (await import('./evaluate/index.ts')).evaluator,
  loadStatisticsRecorder: async () => (await import('./statistics/recorder.ts')).statisticsRecorder,
  loadPrintKit: async () => (await import('./view/print-kit.ts')).makePrintKit,
  loadCaseBook: async () => (await import('./cases/case-book.ts')).caseBook,
}
