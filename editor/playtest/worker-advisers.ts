import type { Advisers } from '../play/computers.ts'
import type { GameSession } from '../play/session.ts'
import type { Advice, AdviceRequest } from './players.worker.ts'

type Waiting = {
  readonly resolve: (texts: readonly string[]) => void
  readonly reject: (reason: Error) => void
}

/** Computers that think in a worker, so that the page goes on. One that fails is given up; the next question starts another. */
export class WorkerAdvisers implements Advisers {
  readonly #session: GameSession
  readonly #make: () => Worker
  #worker: Worker | undefined
  /** What the worker has been told. */
  #sent: readonly string[] = []
  #waiting = new Map<number, Waiting>()
  #request = 0

  constructor(session: GameSession, make: () => Worker = makeWorker) {
    this.#session = session
    this.#make = make
    if (session.humans.length < session.players.length) this.#worker = this.#start()
  }

  advise(isAtOnce: boolean): Promise<readonly string[]> {
    this.#worker ??= this.#start()
    const texts = this.#session.steps.map(({ text }) => text)
    const differs = texts.findIndex((text, i) => text !== this.#sent[i])
    const keep = Math.min(this.#sent.length, differs < 0 ? texts.length : differs)
    this.#sent = texts
    const id = ++this.#request
    this.#send({ id, keep, add: texts.slice(keep), isAtOnce })
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  dismiss(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#sent = []
    this.#waiting.clear()
  }

  #start(): Worker {
    const worker = this.#make()
    worker.addEventListener('message', ({ data: { id, texts } }: MessageEvent<Advice>) => {
      this.#waiting.get(id)?.resolve(texts)
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
    worker.postMessage({ scenario: battle.scenario, seed, players } satisfies AdviceRequest)
    return worker
  }

  #send(request: AdviceRequest): void {
    this.#worker!.postMessage(request)
  }
}

const makeWorker = () => new Worker(new URL('./players.worker.ts', import.meta.url), { type: 'module' })
