import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import type { Case } from '../../src/engine/cases/case-file.ts'
import type { CaseFailure } from '../../src/engine/cases/run-case.ts'
import type { load } from './played-system.ts'
import { RecordBoard, type Switchboard, TrialBoard } from './switchboard.ts'

/** Everything that mutants are tried with. */
export type Kit = {
  readonly system: string
  readonly cases: readonly Case[]
  /** The shipped battles by id. */
  readonly scenarios: Readonly<Record<string, unknown>>
  /** The bundle that records, and the one with the mutants. */
  readonly record: string
  readonly trial: string
}

/** What the record tells. */
export type Recorded = {
  /** For each case the mutants that make a difference somewhere in it. */
  readonly reached: readonly (readonly number[])[]
  /** How many loops each case takes, and how long it takes in milliseconds. */
  readonly loops: readonly number[]
  readonly costs: readonly number[]
  /** Mutants that are met while the sources are loaded, as tables are. */
  readonly loading: readonly number[]
  /** Additions that join texts: no mutants. */
  readonly ofTexts: readonly number[]
}

/** Plays every case without a mutant, and records which ones would have made a difference. */
export async function recordCases(kit: Kit): Promise<Recorded> {
  const board = new RecordBoard()
  const play = await start(new Script(kit.record), kit, board)
  const loading = [...board.reached]
  const reached: number[][] = []
  const loops: number[] = []
  const costs: number[] = []
  for (const [i, example] of kit.cases.entries()) {
    board.reached.clear()
    board.fuel = RECORD_FUEL
    const begun = performance.now()
    const failure = play(i)
    if (failure) throw new Error(`The case “${example.title}” does not hold, so it cannot judge: ${failure.message}`)
    costs.push(performance.now() - begun)
    reached.push([...board.reached])
    loops.push(RECORD_FUEL - board.fuel)
  }
  return { reached, loops, costs, loading, ofTexts: [...board.ofTexts] }
}

/** Tries mutants, each in sources of its own, so that nothing is left over from another. */
export class Trials {
  readonly #kit: Kit
  readonly #loops: readonly number[]
  readonly #script: Script

  constructor(kit: Kit, loops: readonly number[]) {
    this.#kit = kit
    this.#loops = loops
    this.#script = new Script(kit.trial)
  }

  /** The first of the cases that notices a mutant, by its number, or none; a mutant that cannot even be loaded is noticed by -1. */
  async try(id: number, cases: readonly number[], onCase: () => void): Promise<number | undefined> {
    const board = new TrialBoard()
    board.on = id
    let play: Play
    try {
      board.fuel = LOADING_FUEL
      play = await start(this.#script, this.#kit, board)
    } catch {
      return -1
    }
    for (const i of cases) {
      onCase()
      board.fuel = this.#loops[i]! * 10 + 10_000
      if (play(i)) return i
    }
    return undefined
  }
}

/** Plays a case by its number: why it does not hold, if it does not. */
type Play = (i: number) => CaseFailure | undefined

const RECORD_FUEL = 1_000_000_000
const LOADING_FUEL = 10_000_000

async function start(script: Script, { system, cases, scenarios }: Kit, board: Switchboard): Promise<Play> {
  const make = script.runInThisContext() as (...parts: readonly unknown[]) => { load: typeof load }
  const { runCase, game, book } = await make(board.$mutant, board.$tick, createRequire(import.meta.url)).load(system)
  const table = { game, book, scenarios: (id: string) => structuredClone(scenarios[id]) }
  // What has been made out of a position is remembered by some: each time it is another.
  return (i) => runCase({ ...cases[i]!, position: structuredClone(cases[i]!.position) }, table)
}
