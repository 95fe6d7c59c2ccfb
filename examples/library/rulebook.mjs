import { validate } from 'berthier'
import { COMMON_DEFINITIONS, CONTRACT, defineRulebook, HexGrid, scenarioSchema } from 'berthier/rulebook'

// The schema: what every scenario has is added, and what hexes are is known.
const schema = scenarioSchema('hill-fight', {
  title: 'HillFightScenario',
  description: 'A battle for a hill.',
  required: ['hill'],
  properties: {
    hill: { description: 'The hex to hold.', $ref: '#/definitions/hex' },
  },
})
console.log(schema.required.includes('hill'), 'hex' in COMMON_DEFINITIONS)

// A rulebook is the default export of its module. docs/rulebook.md builds a whole one.
const rulebook = defineRulebook({
  id: 'hill-fight',
  title: 'Hill Fight',
  schema,
  // Berthier makes the validator when it loads the module; a library user may bring one, made by ajv.
  validator: (data) => typeof data.hill === 'string',
  codes: {
    'hill/corner': {
      severity: 'warning',
      title: 'A hill in the corner',
      why: 'Nobody comes by.',
      fix: 'Put it in the middle.',
    },
  },
  check({ hill }, report) {
    if (hill === 'A1') report.add({ code: 'hill/corner', path: ['hill'], message: 'The hill is in the corner.' })
  },
  template: 'format: 1\nsystem: hill-fight\n',
  summarise: ({ turns }) => `${turns} turns`,
  loadGame: () => Promise.reject(new Error('not in this example')),
  loadBoardView: () => Promise.reject(new Error('not in this example')),
  loadCaseBook: () => Promise.reject(new Error('not in this example')),
})
console.log(rulebook.contract === CONTRACT)
const text = 'format: 1\nsystem: hill-fight\nid: a\ntitle: A\nturns: 4\nsides: {}\nhill: A1\n'
console.log(validate(text, [rulebook]).diagnostics.map(({ code }) => code))

// A board of hexes, for rules that count them.
const grid = HexGrid.of(0, 5, 5)
console.log(grid.size, grid.label(grid.find('C3')))
