import '../browser/trusted-types.ts'
import { whyIncomparable } from '../../src/balance/comparison.ts'
import { castOf, type GameRecord } from '../../src/balance/game-record.ts'
import { loadSettings } from '../../src/balance/games.ts'
import { balanceJson } from '../../src/balance/json.ts'
import type { Series } from '../../src/balance/ledger.ts'
import { buildReport, type RecordedBalance, type SimulatedSubject } from '../../src/balance/report.ts'
import { playSeries } from '../../src/balance/series.ts'
import { untilNarrow } from '../../src/balance/stopping.ts'
import { loadRulebooks } from '../rulebooks/index.ts'
import { GameThread } from './game-thread.ts'
import type { SimulationOrder, SimulationRequest, SimulationUpdate } from './messages.ts'
import { readBattle } from './read-battle.ts'

// Has games played by workers of its own, records and counts them, so that the page has nothing to do but to show the
// results. Each series has a worker like this.

/** Interim results are sent no more often than this, and take no more of this worker's time than this share. */
const [PAUSE_MS, COUNTING] = [1000, 0.1] as const

const stopping = new AbortController()
let latest: RecordedBalance | undefined

addEventListener('message', ({ data }: MessageEvent<SimulationRequest>) => {
  if (data.kind === 'stop') stopping.abort()
  else if (data.kind === 'play') void play(data.order)
  else if (latest)
    send({ kind: 'json', file: new Blob([balanceJson(latest, 'Made by Berthier')], { type: 'application/json' }) })
})

const send = (update: SimulationUpdate) => postMessage(update)

async function play(order: SimulationOrder): Promise<void> {
  try {
    await carryOut(order)
  } catch (error) {
    send({ kind: 'refused', why: error instanceof Error ? error.message : String(error) })
  }
}

async function carryOut(order: SimulationOrder): Promise<void> {
  const { players, seed, games, margin, threads } = order
  const rulebooks = await loadRulebooks()
  const { scenario } = readBattle(order.text, 'This battle', rulebooks, order)
  const before = order.before && readBattle(order.before.text, 'The saved version', rulebooks, order).scenario
  const reason = before && whyIncomparable(before, scenario)
  if (reason !== undefined) throw new Error(`Cannot compare with the saved version: ${reason}.`)
  const scenarios = before ? [scenario, before] : [scenario]
  const encounters = scenarios.map((one) => ({ scenario: one, players }))
  const data = { encounters, series: seed, keep: 'records' } as const
  const [own, other] = await loadSettings(data, rulebooks)
  const subjects: readonly [SimulatedSubject, SimulatedSubject | undefined] = [
    { source: order.source, scenario, cast: castOf(own!) },
    other && { source: order.before!.source, scenario: before!, cast: castOf(other) },
  ]
  const terms = { players, seed, asked: games, ...(margin !== undefined && { margin }) }
  const report = (series: Series) => {
    latest = buildReport(terms, subjects, series)
    send({ kind: 'balance', balance: withoutRecords(latest) })
  }
  let nextReport = 0
  const series = await playSeries<GameRecord>(
    {
      encounters: encounters.length,
      series: seed,
      games,
      stop: margin === undefined ? undefined : untilNarrow(margin),
    },
    Array.from({ length: Math.min(threads, games) }, () => new GameThread(data)),
    {
      signal: stopping.signal,
      now: () => performance.now(),
      died: (why) => send({ kind: 'died', why }),
      report: (settled, readSeries) => {
        send({ kind: 'progress', settled })
        const start = performance.now()
        if (start < nextReport || settled === 0) return
        report(readSeries())
        const end = performance.now()
        nextReport = end + Math.max(PAUSE_MS, (end - start) / COUNTING)
      },
    },
  )
  report(series)
}

/** What the page shows: the records stay here, there are many of them. */
function withoutRecords(report: RecordedBalance): RecordedBalance {
  const { compared } = report
  return { ...report, records: [], ...(compared && { compared: { ...compared, records: [] } }) }
}
