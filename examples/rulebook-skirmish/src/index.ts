import { defineRulebook } from 'berthier/rulebook'
import { caseBook } from './cases.ts'
import { CODES, D6 } from './catalog.ts'
import { check } from './checks.ts'
import { scenarioEditor } from './edit.ts'
import { evaluator } from './evaluate.ts'
import { game } from './game.ts'
import { presenter } from './presenter.ts'
import { ID, SCHEMA } from './schema.ts'
import { statisticsRecorder } from './statistics.ts'
import { TEMPLATE } from './template.ts'
import { describeBattle, summarise } from './text.ts'
import { boardView } from './view.ts'

/** Skirmish: a small game of line and light infantry. */
export default defineRulebook({
  id: ID,
  title: 'Skirmish',
  schema: SCHEMA,
  codes: CODES,
  check,
  template: TEMPLATE,
  summarise,
  describe: describeBattle,
  dice: [D6],
  loadGame: async () => game,
  loadCaseBook: async () => caseBook,
  loadBoardView: async () => boardView,
  loadPresenter: async () => presenter,
  loadEvaluator: async () => evaluator,
  loadStatisticsRecorder: async () => statisticsRecorder,
  loadScenarioEditor: async () => scenarioEditor,
})
