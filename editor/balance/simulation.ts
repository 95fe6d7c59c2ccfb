import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Balance } from '../../src/balance/report.ts'
import type { PlayerName } from '../../src/players/index.ts'
import type { News, Order, Request } from './messages.ts'

/** What the person asks for; kept while the panel is closed. */
export type Wishes = {
  readonly players: readonly [PlayerName, PlayerName]
  readonly games: number
  readonly seed: number
  /** In points to either side. */
  readonly margin: number | undefined
  readonly isCompared: boolean
}

/** What the map shows of the games. */
export type HeatChoice = { readonly kind: 'graves' | 'posts' | 'keys'; readonly side: number | undefined }

export type SimulationState = {
  readonly wishes: Wishes
  readonly heat: HeatChoice | undefined
  /** The series that is being played or was played last. */
  readonly order: Order | undefined
  readonly isPlaying: boolean
  /** The games up to this one are played; how long that took. */
  readonly progress: { readonly settled: number; readonly seconds: number }
  /** What the games tell, or told so far. */
  readonly balance: Balance | undefined
  /** Of what workers died that were replaced. */
  readonly deaths: readonly string[]
  /** Why the series could not be played. */
  readonly trouble: string | undefined
}

const NONE = { progress: { settled: 0, seconds: 0 }, balance: undefined, deaths: [], trouble: undefined } as const

/** The games of a battle on the drawing table: they go on while it is edited, and whether or not the panel is open. */
export class Simulation {
  readonly store: StoreApi<SimulationState> = createStore<SimulationState>(() => ({
    wishes: { players: ['heuristic', 'heuristic'], games: 200, seed: 1, margin: undefined, isCompared: false },
    heat: undefined,
    order: undefined,
    isPlaying: false,
    ...NONE,
  }))
  #office: Worker | undefined
  #start = 0
  #awaited: ((file: Blob) => void) | undefined

  /** Begins a series; one that is going on is given up. */
  begin(order: Order): void {
    this.close()
    this.store.setState({ ...NONE, order, isPlaying: true })
    this.#start = performance.now()
    const office = new Worker(new URL('./office.worker.ts', import.meta.url), { type: 'module' })
    office.addEventListener('message', ({ data }: MessageEvent<News>) => this.#hear(data))
    office.addEventListener('error', (event) => {
      event.preventDefault()
      const why = event.message || 'its program could not be loaded'
      this.#fail(`The games had to be given up (${why}). Play them again.`)
    })
    this.#office = office
    this.#ask({ kind: 'play', order })
  }

  /** Ends the series; what was played is told. */
  stop(): void {
    this.#ask({ kind: 'stop' })
  }

  /** The report with the record of every game, as `berthier simulate --format json` writes it. */
  json(): Promise<Blob> {
    return new Promise((done) => {
      this.#awaited = done
      this.#ask({ kind: 'json' })
    })
  }

  wish(wishes: Partial<Wishes>): void {
    this.store.setState((state) => ({ wishes: { ...state.wishes, ...wishes } }))
  }

  showHeat(heat: HeatChoice | undefined): void {
    this.store.setState({ heat })
  }

  /** Ends all workers. */
  close(): void {
    this.#office?.terminate()
    this.#office = undefined
    this.store.setState({ isPlaying: false })
  }

  #ask(request: Request): void {
    this.#office?.postMessage(request)
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'progress':
        this.store.setState({ progress: { settled: news.settled, seconds: (performance.now() - this.#start) / 1000 } })
        break
      case 'balance':
        this.store.setState({ balance: news.balance, isPlaying: news.balance.end === 'running' })
        break
      case 'died':
        this.store.setState(({ deaths }) => ({ deaths: [...deaths, news.why] }))
        break
      case 'refused':
        this.#fail(news.why)
        break
      case 'json':
        this.#awaited?.(news.file)
        break
    }
  }

  #fail(trouble: string): void {
    this.close()
    this.store.setState({ trouble })
  }
}

const SIMULATIONS = new WeakMap<object, Simulation>()

/** The one simulation of a document. */
export function simulationOf(document: object): Simulation {
  let simulation = SIMULATIONS.get(document)
  if (!simulation) {
    simulation = new Simulation()
    SIMULATIONS.set(document, simulation)
  }
  return simulation
}

/** One for each core but one, so that the page has a core of its own. */
export const threadCount = () => Math.max(1, (navigator.hardwareConcurrency || 2) - 1)
