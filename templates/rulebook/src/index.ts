import { defineRulebook } from 'berthier/rulebook'
import { check, summarise } from './battle.ts'
import { caseBook } from './cases.ts'
import { CODES, D6 } from './catalog.ts'
import { scenarioEditor } from './edit.ts'
import { evaluator } from './evaluate.ts'
import { game } from './game.ts'
import { ID, SCHEMA, TEMPLATE } from './schema.ts'
import { boardView } from './view.ts'

export default defineRulebook({
  id: ID,
  title: 'My Rulebook',
  schema: SCHEMA,
  codes: CODES,
  check,
  template: TEMPLATE,
  summarise,
  dice: [D6],
  loadGame: async () => game,
  loadCaseBook: async () => caseBook,
  loadBoardView: async () => boardView,
  loadEvaluator: async () => evaluator,
  loadScenarioEditor: async () => scenarioEditor,
})
