import { Worker } from 'node:worker_threads'
import type { Mutant } from './find-mutants.ts'
import type { Kit, Recorded } from './play.ts'
import type { Answer, Order } from './worker.ts'

/** A mutant and the case that notices it, if there is any. */
export type Verdict = {
  readonly mutant: Mutant
  /** How many cases were to be tried: none where none comes to it. */
  readonly reachedBy: number
  readonly isNoticed: boolean
  /** The title of the case that noticed it. */
  readonly by?: string
}

/** How long one case may take until it is given up as endless. */
const PATIENCE = 60_000

/** Tries mutants with the cases that come to them, in several threads. */
export async function tryMutants(
  mutants: readonly Mutant[],
  kit: Kit,
  recorded: Recorded,
  { worker, jobs, onVerdict }: { worker: URL; jobs: number; onVerdict: (verdict: Verdict) => void },
): Promise<Verdict[]> {
  const orders = new Orders(kit, recorded)
  const verdicts: Verdict[] = []
  const queue = [...mutants]
  const settle = (mutant: Mutant, reachedBy: number, noticedBy: number | undefined) => {
    const by = noticedBy === undefined ? undefined : kit.cases[noticedBy]?.title
    if (noticedBy !== undefined) orders.learn(mutant, noticedBy)
    const verdict = { mutant, reachedBy, isNoticed: noticedBy !== undefined, ...(by !== undefined && { by }) }
    verdicts.push(verdict)
    onVerdict(verdict)
  }

  async function work(): Promise<void> {
    let thread: Worker | undefined
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const order = orders.of(mutant)
      if (order.cases.length === 0) settle(mutant, 0, undefined)
      else {
        thread ??= new Worker(worker, { workerData: { kit, loops: recorded.loops } })
        const noticedBy = await ask(thread, order)
        if (noticedBy === 'endless') {
          await thread.terminate()
          thread = undefined
        }
        settle(mutant, order.cases.length, noticedBy === 'endless' ? -1 : noticedBy)
      }
    }
    await thread?.terminate()
  }

  await Promise.all(Array.from({ length: jobs }, work))
  return verdicts.toSorted((a, b) => a.mutant.id - b.mutant.id)
}

/** Which cases to try a mutant with: first those that have noticed others like it, then the quickest. */
class Orders {
  readonly #reaching = new Map<number, number[]>()
  readonly #loading: ReadonlySet<number>
  readonly #all: readonly number[]
  readonly #killers = new Map<string, number[]>()
  readonly #costs: readonly number[]

  constructor({ cases }: Kit, { reached, loading, costs }: Recorded) {
    this.#costs = costs
    this.#all = [...cases.keys()].toSorted((a, b) => costs[a]! - costs[b]!)
    this.#loading = new Set(loading)
    for (const i of this.#all) {
      for (const id of reached[i]!) {
        const list = this.#reaching.get(id)
        if (list) list.push(i)
        else this.#reaching.set(id, [i])
      }
    }
  }

  of(mutant: Mutant): Order {
    const able = this.#loading.has(mutant.id) ? this.#all : (this.#reaching.get(mutant.id) ?? [])
    const among = new Set(able)
    const first = placesOf(mutant).flatMap((place) => this.#killers.get(place) ?? [])
    const cases = [...new Set([...first.filter((i) => among.has(i)), ...able])]
    return { id: mutant.id, cases }
  }

  learn(mutant: Mutant, by: number): void {
    if (by < 0) return
    for (const place of placesOf(mutant)) {
      const others = (this.#killers.get(place) ?? []).filter((i) => i !== by)
      this.#killers.set(
        place,
        [by, ...others].slice(0, 12).toSorted((a, b) => this.#costs[a]! - this.#costs[b]!),
      )
    }
  }
}

/** The places that a mutant is in, from the nearest to the widest. */
function placesOf({ file, where, line }: Mutant): string[] {
  return [`${file} ${where}`, `${file} ${Math.floor(line / 8)}`, `${file} ${where.split('.')[0]}`, file]
}

function ask(thread: Worker, order: Order): Promise<number | undefined | 'endless'> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => finish(() => resolve('endless')), PATIENCE)
    }
    const finish = (end: () => void) => {
      clearTimeout(timer)
      thread.off('message', listen).off('error', fail)
      end()
    }
    const listen = (answer: Answer) => {
      if (answer === 'case') wait()
      else finish(() => resolve(answer.noticedBy))
    }
    // A thread that runs out of memory has noticed the mutant, too.
    const fail = (error: Error & { code?: string }) =>
      finish(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('endless') : reject(error)))
    thread.on('message', listen).on('error', fail)
    wait()
    thread.postMessage(order)
  })
}
