import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { findMutants } from './find-mutants.ts'
import { readJudgements, refuted, scoreOf } from './judge.ts'
import { writeSchemata } from './schemata.ts'
import type { Judged } from './settings.ts'
import { RecordBoard, type Switchboard, TrialBoard } from './switchboard.ts'

const RULE = `function cost(state, hex) {
  note(state, 3)
  if (hex < 2 && state.isRough) return 2
  let cost = 0
  for (let i = 0; i < hex; i++) cost++
  if (hex < 0) throw new Error('off the board')
  return cost
}`

const TABLE = `const FIRE = {
  guard: { name: 'Old Guard', fire: [12, -6], arm: 'infantry' },
  hussars: { name: 'Hussars', fire: [9], arm: 'cavalry', charges: true },
}`

const source = (text: string, isTable = false) => ({
  file: 'x.ts',
  text,
  isTable,
  isReport: (name: string) => name === 'note',
})

describe('mutants', () => {
  test('are comparisons flipped or moved, conditions left out, numbers one off, and counts turned round', () => {
    const { mutants } = findMutants(source(RULE), 1)
    expect(mutants.map(({ line, where, change }) => `${line} ${where} ${change}`)).toEqual([
      '3 cost hex < 2 && state.isRough → true',
      '3 cost hex < 2 && state.isRough → false',
      '3 cost && → ||',
      '3 cost hex < 2 && left out',
      '3 cost && state.isRough left out',
      '3 cost < → <=',
      '3 cost < → >=',
      '3 cost 2 → 3',
      '3 cost 2 → 1',
      '3 cost 2 → 3',
      '3 cost 2 → 1',
      '4 cost 0 → 1',
      '4 cost 0 → -1',
      '5 cost ++ → --',
    ])
    expect(mutants.filter(({ change }) => change === '2 → 3').map(({ nth }) => nth)).toEqual([1, 2])
  })

  test('of tables are cells: numbers, booleans, and words of the same column', () => {
    const { mutants } = findMutants(source(TABLE, true), 1)
    expect(mutants.map(({ kind, where, change }) => `${kind} ${where} ${change}`)).toEqual([
      'cell FIRE.guard.fire.0 12 → 13',
      'cell FIRE.guard.fire.0 12 → 11',
      'cell FIRE.guard.fire.1 -6 → -5',
      'cell FIRE.guard.fire.1 -6 → -7',
      'cell FIRE.guard.arm infantry → cavalry',
      'cell FIRE.hussars.fire.0 9 → 10',
      'cell FIRE.hussars.fire.0 9 → 8',
      'cell FIRE.hussars.arm cavalry → infantry',
      'cell FIRE.hussars.charges true → false',
    ])
  })
})

describe('schemata', () => {
  const { mutants, sites } = findMutants(source(RULE), 1)
  const idOf = (change: string) => mutants.find((mutant) => mutant.change === change)!.id

  test('have each mutant behind its switch, and none that is off changes anything', () => {
    const cost = (on: number, hex: number, isRough: boolean) => {
      const board = new TrialBoard()
      board.on = on
      return run(writeSchemata(RULE, sites, 'trial'), board, { isRough }, hex)
    }
    expect([cost(0, 1, true), cost(0, 2, true), cost(0, 1, false)]).toEqual([2, 2, 1])
    expect(cost(idOf('< → <='), 3, true)).toBe(3)
    expect(cost(idOf('&& state.isRough left out'), 1, false)).toBe(2)
    expect(cost(idOf('0 → 1'), 1, false)).toBe(2)
    expect(cost(idOf('++ → --'), 3, false)).toBe(-3)
  })

  test('record which mutants make a difference: a limit that is not met makes none', () => {
    const reached = (hex: number, isRough: boolean) => {
      const board = new RecordBoard()
      run(writeSchemata(RULE, sites, 'record'), board, { isRough }, hex)
      return mutants.filter(({ id }) => board.reached.has(id)).map(({ change }) => change)
    }
    expect(reached(1, true)).not.toContain('< → <=')
    expect(reached(2, true)).toContain('< → <=')
    expect(reached(1, true)).not.toContain('&& state.isRough left out')
    expect(reached(1, false)).toContain('&& state.isRough left out')
  })

  test('record a value that is left out, though it is as true as what stands for it', () => {
    const text = 'function cost(state) {\n  return { ...(state.turn && { turn: state.turn }) }\n}'
    const found = findMutants(source(text), 1)
    const board = new RecordBoard()
    expect(run(writeSchemata(text, found.sites, 'record'), board, { turn: 3 }, 0)).toEqual({ turn: 3 })
    const reached = found.mutants.filter(({ id }) => board.reached.has(id)).map(({ change }) => change)
    expect(reached).toEqual(['&& → ||', '&& { turn: state.turn } left out'])
  })

  test('end loops that would not end by themselves', () => {
    const endless = 'function cost() {\n  for (;;) {}\n}'
    const board = new TrialBoard()
    board.fuel = 1000
    expect(() => run(writeSchemata(endless, [], 'trial'), board, {}, 0)).toThrow('a loop without end')
  })
})

describe('judgements', () => {
  const { mutants } = findMutants(source(RULE), 1)
  const entry: Judged = { file: 'x.ts', where: 'cost', text: 'let cost = 0', change: '0 → 1', reason: 'Only a test.' }

  test('name one mutant; one that is gone, or of which there are several, is a mistake', () => {
    const sound = readJudgements({ ...SETTINGS, equivalent: [entry] }, mutants)
    expect(sound.problems).toEqual([])
    expect([...sound.equivalent.keys()]).toEqual([12])
    const gone = { ...entry, text: 'let cost = 5' }
    const several = { ...entry, text: 'if (hex < 2 && state.isRough) return 2', change: '2 → 3' }
    expect(readJudgements({ ...SETTINGS, equivalent: [gone, several] }, mutants).problems).toEqual([
      'x.ts cost: 0 → 1 is no longer in the code; remove the entry or bring it up to date.',
      'x.ts cost: 2 → 3 names 2 mutants; give the nth of them, from 1.',
    ])
  })

  test('take equivalent mutants out of the score, and do not hold where a case notices the mutant', () => {
    const judgements = readJudgements({ ...SETTINGS, equivalent: [entry] }, mutants)
    const verdicts = mutants.slice(10, 13).map((mutant) => ({ mutant, reachedBy: 1, isNoticed: mutant.id === 11 }))
    expect(scoreOf(verdicts, judgements)).toEqual({ mutants: 3, noticed: 1, equivalent: 1, percent: 50 })
    expect(refuted(verdicts, judgements)).toEqual([])
    const noticed = verdicts.map((verdict) => ({ ...verdict, isNoticed: true, by: 'a case' }))
    expect(refuted(noticed, judgements)).toEqual(['x.ts cost: 0 → 1 is noticed by “a case”; remove the entry.'])
  })
})

const SETTINGS = { folder: '', rules: [], tables: [], reports: '^note$' }

function run(text: string, { $mutant, $tick }: Switchboard, state: object, hex: number): unknown {
  const make = new Script(`($mutant, $tick, note) => { ${text}; return cost }`).runInThisContext() as (
    ...parts: unknown[]
  ) => (state: object, hex: number) => unknown
  return make($mutant, $tick, () => undefined)(state, hex)
}
