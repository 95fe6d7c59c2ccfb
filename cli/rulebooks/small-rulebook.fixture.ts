import { CONTRACT } from '../../src/engine/define-rulebook.ts'
import { scenarioSchema } from '../../src/scenario/schema/scenario-schema.ts'

/** What a test changes in the module of a small rulebook. */
type Changes = {
  readonly id?: string
  readonly contract?: number
  /** The schema of its scenarios. */
  readonly schema?: unknown
  /** The schema of its cases. */
  readonly cases?: unknown
  /** Lines before the default export, and keys that replace those of the definition. */
  readonly before?: string
  readonly keys?: string
}

/** The text of a rulebook's module: a game of no rules, whose battles have one key of their own. */
export function smallRulebook({
  id = 'tiny',
  contract = CONTRACT,
  schema,
  cases,
  before = '',
  keys = '',
}: Changes = {}) {
  const own = schema ?? {
    ...scenarioSchema(id, {
      title: 'TinyScenario',
      description: 'A battle of nothing.',
      properties: { flag: { description: 'A word.', type: 'string', examples: ['red'] } },
    }),
  }
  const ofCases = cases ?? { definitions: { position: { type: 'object' }, expectation: { type: 'object' } } }
  return `${before}
export default {
  contract: ${contract},
  id: '${id}',
  title: 'Tiny',
  schema: ${JSON.stringify(own)},
  codes: { 'tiny/flag': { severity: 'warning', title: 'A white flag', why: 'It gives up.', fix: 'Choose another.' } },
  template: 'format: 1\\nsystem: ${id}\\nid: new-battle\\ntitle: New battle\\nturns: 1\\nsides: {}\\n',
  check: ({ flag }, report) => {
    if (flag === 'white') report.add({ code: 'tiny/flag', path: ['flag'], message: 'The flag is white.' })
  },
  summarise: ({ turns }) => turns + ' turns',
  loadGame: async () => { throw new Error('no game') },
  loadBoardView: async () => ({ portrayScenario: () => undefined, portrayState: () => undefined }),
  loadCaseBook: async () => ({
    schema: { schema: ${JSON.stringify(ofCases)} }, rules: {}, clauses: {},
    applyPosition: () => ({ state: {} }), begin() {}, split: (line) => [line], implied: () => [], compare: () => [],
  }),
  ${keys}
}
`
}

/** A battle of it. */
export const TINY = 'format: 1\nsystem: tiny\nid: a\ntitle: A\nturns: 1\nsides: {}\nflag: white\n'
