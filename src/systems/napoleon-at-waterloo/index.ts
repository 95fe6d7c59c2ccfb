import { defineRulebook } from '../../engine/define-rulebook.ts'
import { check } from './checks/index.ts'
import { D6, OWN_CODES, SCHEMA, summarise, TEMPLATE, validator } from './format/index.ts'
import { describe } from './text/index.ts'

/** Napoleon at Waterloo (SPI, second edition 1971), with the advanced game. */
export default defineRulebook({
  id: 'napoleon-at-waterloo',
  title: 'Napoleon at Waterloo',
  schema: SCHEMA,
  validator,
  definitions: ['nations', 'troops', 'ground', 'tables'],
  codes: OWN_CODES,
  check,
  template: TEMPLATE,
  summarise,
  dice: [D6],
  describe,
  loadNotation: async () => (await import('./format/notation/index.ts')).notation,
  loadCompare: async () => (await import('./text/diff/index.ts')).compare,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./rules/game.ts')).game,
  loadBoardView: async () => (await import('./view/portrait.ts')).boardView,
  loadScenarioEditor: async () => (await import('./edit/index.ts')).scenarioEditor,
  loadPresenter: async () => (await import('./view/index.ts')).presenter,
  loadEvaluator: async () => (await import('./evaluate/index.ts')).evaluator,
  loadStatisticsRecorder: async () => (await import('./statistics/index.ts')).statisticsRecorder,
  loadPrintKit: async () => (await import('./view/print/index.ts')).makePrintKit,
  loadCaseBook: async () => (await import('./cases/index.ts')).caseBook,
})
