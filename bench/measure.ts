/** How often a piece of work is done in a CPU second: the median of its rounds. */
export type Rates = Readonly<Record<string, number>>

/** Does a round of work, of about a tenth of a second or more, and tells how much was done. */
export type Work = () => number

/** The first rounds warm up the compiler. */
const WARM_UP = 3

/**
 * Measures pieces of work in turn, round after round, so that all of them see the same machine. Each round starts with an
 * empty young heap, so that nobody collects what another has left; a full collection would throw away compiled code too.
 */
export function measure(works: Readonly<Record<string, Work>>, rounds = 9): Rates {
  const rates = new Map(Object.keys(works).map((name) => [name, [] as number[]]))
  for (let round = 0; round < WARM_UP + rounds; round++) {
    for (const [name, work] of Object.entries(works)) {
      collectGarbage('minor')
      const before = process.cpuUsage()
      const done = work()
      const { user, system } = process.cpuUsage(before)
      if (round >= WARM_UP) rates.get(name)!.push((done * 1e6) / (user + system))
    }
  }
  return Object.fromEntries([...rates].map(([name, figures]) => [name, median(figures)]))
}

/** The memory that is still in use once everything else is collected, typed arrays included, in MB. */
export function memoryInUse(): number {
  collectGarbage('major')
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

/** Hands the figures over to `run.mjs`. */
export function hand(figures: Readonly<Record<string, number>>): void {
  console.log(JSON.stringify(figures))
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

function collectGarbage(type: 'minor' | 'major'): void {
  if (!globalThis.gc) throw new Error('run node with --expose-gc')
  globalThis.gc({ type, execution: 'sync' })
}
