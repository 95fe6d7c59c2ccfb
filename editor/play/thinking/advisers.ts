import type { GameSession } from '../session.ts'
import type { Advice, AdviceRequest } from './serve-advice.ts'
import type { Thinker } from './thinker.ts'

type Waiting = {
  readonly resolve: (texts: readonly string[]) => void
  readonly reject: (reason: Error) => void
}

/** Who decides for the computers of a session, by a thinker. One that fails is given up; the next question starts another. */
export class Advisers {
  readonly #session: GameSession
  readonly #make: () => Thinker
  #thinker: Thinker | undefined
  /** What the thinker has been told. */
  #sent: readonly string[] = []
  #waiting = new Map<number, Waiting>()
  #request = 0

  constructor(session: GameSession, make: () => Thinker) {
    this.#session = session
    this.#make = make
    if (session.humans.length < session.players.length) this.#thinker = this.#start()
  }

  /** What computers do next, as players say it: one action, or as many as they find in a moment. Fails where they do. */
  async advise(isAtOnce: boolean): Promise<readonly string[]> {
    this.#thinker ??= this.#start()
    const texts = this.#session.steps.map(({ text }) => text)
    const differs = texts.findIndex((text, i) => text !== this.#sent[i])
    const keep = Math.min(this.#sent.length, differs < 0 ? texts.length : differs)
    this.#sent = texts
    const id = ++this.#request
    const request: AdviceRequest = { id, keep, add: texts.slice(keep), isAtOnce }
    this.#thinker.postMessage(request)
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  /** They are no longer needed. */
  dismiss(): void {
    this.#thinker?.terminate()
    this.#thinker = undefined
    this.#sent = []
    this.#waiting.clear()
  }

  #start(): Thinker {
    const thinker = this.#make()
    thinker.addEventListener('message', ({ data }: MessageEvent<Advice>) => {
      if ('problem' in data) return this.#fail(data.problem)
      this.#waiting.get(data.id)?.resolve(data.texts)
      this.#waiting.delete(data.id)
    })
    thinker.addEventListener('error', (event) => {
      // It is told here, and not once more by the console.
      event.preventDefault()
      this.#fail(event.message || 'its worker failed, and gave no reason.')
    })
    const { battle, seed, players } = this.#session
    thinker.postMessage({ scenario: battle.scenario, seed, players } satisfies AdviceRequest)
    return thinker
  }

  #fail(problem: string): void {
    const waiting = [...this.#waiting.values()]
    this.dismiss()
    for (const { reject } of waiting) reject(new Error(problem))
  }
}
