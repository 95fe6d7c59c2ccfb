import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Balance } from '../../src/balance/report.ts'
import { memoize } from '../../src/board/memoize.ts'
import type { PlayerName } from '../../src/players/index.ts'
import type { SimulationOrder, SimulationRequest, SimulationUpdate } from './messages.ts'

/** What the person asks for; kept while the panel is closed. */
export type SimulationSettings = {
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
  readonly settings: SimulationSettings
  readonly heat: HeatChoice | undefined
  /** The series that is being played or was played last. */
  readonly order: SimulationOrder | undefined
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
    settings: { players: ['heuristic', 'heuristic'], games: 200, seed: 1, margin: undefined, isCompared: false },
    heat: undefined,
    order: undefined,
    isPlaying: false,
    ...NONE,
  }))
  #worker: Worker | undefined
  #start = 0
  #awaited: ((file: Blob) => void) | undefined

  /** Begins a series; one that is going on is given up. */
  begin(order: SimulationOrder): void {
    this.close()
    this.store.setState({ ...NONE, order, isPlaying: true })
    this.#start = performance.now()
    const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<SimulationUpdate>) => this.#receive(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      const why = event.message || 'its program could not be loaded'
      this.#fail(`The games stopped (${why}). Play them again.`)
    })
    this.#worker = worker
    this.#send({ kind: 'play', order })
  }

  /** Ends the series; what was played is told. */
  stop(): void {
    this.#send({ kind: 'stop' })
  }

  /** The report with the record of every game, as `berthier simulate --format json` writes it. */
  json(): Promise<Blob> {
    return new Promise((done) => {
      this.#awaited = done
      this.#send({ kind: 'json' })
    })
  }

  change(settings: Partial<SimulationSettings>): void {
    this.store.setState((state) => ({ settings: { ...state.settings, ...settings } }))
  }

  setHeat(heat: HeatChoice | undefined): void {
    this.store.setState({ heat })
  }

  /** Ends all workers. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.store.setState({ isPlaying: false })
  }

  #send(request: SimulationRequest): void {
    this.#worker?.postMessage(request)
  }

  #receive(update: SimulationUpdate): void {
    switch (update.kind) {
      case 'progress':
        this.store.setState({
          progress: { settled: update.settled, seconds: (performance.now() - this.#start) / 1000 },
        })
        break
      case 'balance':
        this.store.setState({ balance: update.balance, isPlaying: update.balance.end === 'running' })
        break
      case 'died':
        this.store.setState(({ deaths }) => ({ deaths: [...deaths, update.why] }))
        break
      case 'refused':
        this.#fail(update.why)
        break
      case 'json':
        this.#awaited?.(update.file)
        break
    }
  }

  #fail(trouble: string): void {
    this.close()
    this.store.setState({ trouble })
  }
}

/** The one simulation of a document. */
export const simulationOf = memoize((_document: object) => new Simulation())

/** One for each core but one, so that the page has a core of its own. */
export const threadCount = () => Math.max(1, (navigator.hardwareConcurrency || 2) - 1)
