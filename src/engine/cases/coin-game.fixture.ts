import type { Die, Rolls } from '../dice.ts'
import type { Game, Refusal } from '../system.ts'
import type { CaseBook } from './case-book.ts'
import type { CaseSystem } from './case-file.ts'

// A game small enough to know by heart: two players draw coins from a table, bet them and toss.

type Coins = { table: number; purses: [number, number]; toAct: number; bet: number; lucky: boolean; rolls?: Rolls }

type Move = { readonly do: string; readonly number: number }

const SIDES = ['ann', 'bob'] as const

const COIN: Die = { name: 'coin', faces: ['heads', 'heads', 'tails'] }

const D6: Die = { name: 'd6', faces: ['1', '2', '3', '4', '5', '6'] }

const game: Game<Coins, Move> = {
  version: 1,
  setup: () => ({ table: 9, purses: [3, 3], toAct: 0, bet: 0, lucky: false }),
  sides: () => SIDES,
  deciders: ({ toAct }) => [toAct],
  refusal(state, { do: what, number }): Refusal | undefined {
    const purse = state.purses[state.toAct]!
    if (what === 'bet' && number > purse) return { rule: '2.1', reason: `The purse holds ${purse}.` }
    if (what === 'toss' && state.bet === 0) return { rule: '3.0', reason: 'Nothing is bet.' }
    if (what === 'draw' && number > state.table) return { rule: '1.1 table', reason: `The table holds ${state.table}.` }
    return undefined
  },
  actions: () => [],
  apply: (state, action, events) => game.carryOut(state, action, events),
  carryOut(state, { do: what, number }, events = []) {
    events.push({ kind: what, side: SIDES[state.toAct]!, number })
    if (what === 'break') throw new Error('a coin rolled under the table')
    if (what === 'draw') {
      state.table -= number
      state.purses[state.toAct]! += number
      // Six coins at once are counted again.
      if (number === 6) rolled(state, D6)
      return
    }
    if (what === 'bet') {
      state.bet = number
      state.purses[state.toAct]! -= number
      return
    }
    if (what === 'toss' && COIN.faces[rolled(state, COIN)] === 'heads') state.purses[state.toAct]! += 2 * state.bet
    state.bet = 0
    state.toAct = 1 - state.toAct
  },
  copy({ table, purses, toAct, bet, lucky }) {
    return { table, purses: [...purses], toAct, bet, lucky }
  },
  outcome: () => undefined,
  explain(state, { do: what }) {
    if (what !== 'toss') return undefined
    const luck = state.lucky ? [{ rule: '3.1', what: 'lucky penny', add: 1 }] : []
    const chances = [
      { result: 'heads', chance: 2 / 3 },
      { result: 'tails', chance: 1 / 3 },
    ]
    return { base: state.bet, modifiers: luck, value: state.bet + luck.length, chances }
  },
  format: (_, { do: what, number }) => `${what} ${number}`,
  parse(state, text) {
    const [what = '', number = '0'] = text.split(' ')
    if (what === 'steal') return { rule: '1.0', reason: `${SIDES[state.toAct]} is no thief.` }
    if (!['bet', 'toss', 'draw', 'pass', 'break'].includes(what)) return { rule: '', reason: `nobody can ${what}.` }
    return { do: what, number: Number(number) }
  },
  describe: (_, event) => `${event['side']}: ${event.kind} ${event['number']}.`,
  script(state, rolls) {
    if (rolls) state.rolls = rolls
    else delete state.rolls
  },
  fingerprint: ({ table, purses, toAct, bet }) => Int32Array.of(table, ...purses, toAct, bet),
}

const book: CaseBook<Coins> = {
  // Whatever a position of coins says is fine.
  schema: {
    schema: { definitions: { position: {}, expectation: {} } },
    validators: { position: () => true, expectation: () => true },
  },
  rules: {
    '1.0': 'draw.ts',
    '1.1': 'draw.ts',
    '1.1 table': 'draw.ts',
    '2.1': 'bet.ts',
    '3.0': 'toss.ts',
    '3.1': 'toss.ts',
  },
  clauses: {
    '2.1-a': { text: 'A player bets what is in the purse, and no more.', kind: 'may', code: 'bet.ts' },
    '2.1-b': { text: 'Coins are of copper.', kind: 'is', code: 'bet.ts', noEffect: 'All coins count alike.' },
  },
  applyPosition(position, scenarios) {
    const { fair, begin, ...changes } = position as Partial<Coins> & { fair?: string; begin?: string }
    if (fair !== undefined && scenarios(fair) === undefined)
      return { problems: [{ path: ['fair'], message: `There is no fair ${fair}.` }] }
    return { state: { ...game.setup({} as never, 1), ...changes, toAct: begin === 'toss' ? -1 : 0 } }
  },
  begin(state, events = []) {
    if (state.toAct === 0) return
    state.toAct = D6.faces[rolled(state, D6)] === '3' ? 1 : 0
    events.push({ kind: 'begins', side: SIDES[state.toAct]!, number: 1 })
  },
  split(line) {
    const [what, ...numbers] = line.split(' ')
    return numbers.length > 0 ? numbers.map((number) => `${what} ${number}`) : [line]
  },
  implied: ({ bet }, line) => (bet > 0 && line.startsWith('bet') ? ['pass'] : []),
  compare(state, expected) {
    const facts = state as unknown as Record<string, number | number[]>
    return Object.entries(expected as object).flatMap(([key, value]) =>
      String(facts[key]) === String(value) ? [] : [`${key}: expected ${value}, actual ${String(facts[key])}`],
    )
  },
}

/** The coin game as a system. */
export const COINS: CaseSystem = {
  id: 'coins',
  loadGame: () => Promise.resolve(game as Game<unknown, unknown>),
  loadCaseBook: () => Promise.resolve(book as CaseBook<unknown>),
}

/** Without a script the first face comes up. */
function rolled({ rolls }: Coins, die: Die): number {
  return rolls?.next(die) ?? 0
}
