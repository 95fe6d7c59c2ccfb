import type { Advisers } from '../play/computers.ts'
import type { Session } from '../play/session.ts'
import type { Answer, Asked } from './players.worker.ts'

type Waiting = {
  readonly resolve: (said: readonly string[]) => void
  readonly reject: (reason: Error) => void
}

/** Computers that think in a worker, so that the page goes on. One that fails is given up; the next question starts another. */
export class WorkerAdvisers implements Advisers {
  readonly #session: Session
  readonly #make: () => Worker
  #worker: Worker | undefined
  /** What the worker has been told. */
  #told: readonly string[] = []
  #waiting = new Map<number, Waiting>()
  #asked = 0

  constructor(session: Session, make: () => Worker = makeWorker) {
    this.#session = session
    this.#make = make
    if (session.humans.length < session.players.length) this.#worker = this.#start()
  }

  advise(isAtOnce: boolean): Promise<readonly string[]> {
    this.#worker ??= this.#start()
    const said = this.#session.steps.map(({ text }) => text)
    const differs = said.findIndex((text, i) => text !== this.#told[i])
    const keep = Math.min(this.#told.length, differs < 0 ? said.length : differs)
    this.#told = said
    const id = ++this.#asked
    this.#tell({ id, keep, add: said.slice(keep), isAtOnce })
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  dismiss(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#told = []
    this.#waiting.clear()
  }

  #start(): Worker {
    const worker = this.#make()
    worker.addEventListener('message', ({ data: { id, said } }: MessageEvent<Answer>) => {
      this.#waiting.get(id)?.resolve(said)
      this.#waiting.delete(id)
    })
    worker.addEventListener('error', (event) => {
      // It is told here, and not once more by the console.
      event.preventDefault()
      const waiting = [...this.#waiting.values()]
      this.dismiss()
      for (const { reject } of waiting) reject(new Error(event.message || 'its worker failed, and gave no reason.'))
    })
    const { battle, seed, players } = this.#session
    worker.postMessage({ scenario: battle.scenario, seed, players } satisfies Asked)
    return worker
  }

  #tell(asked: Asked): void {
    this.#worker!.postMessage(asked)
  }
}

const makeWorker = () => new Worker(new URL('./players.worker.ts', import.meta.url), { type: 'module' })
