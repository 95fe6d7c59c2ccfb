import type { GameSetting } from '../../src/balance/game-record.ts'
import { loadSettings, playNumbers, type SeriesData } from '../../src/balance/games.ts'
import { rethrowRejections } from '../browser/worker-errors.ts'
import { loadRulebooks } from '../rulebooks/index.ts'

/** The first message is what all games have in common, each one after it the numbers of games to play. */
export type ToPlayer = SeriesData | readonly number[]

let series: SeriesData | undefined
let settings: Promise<readonly GameSetting[]> | undefined

addEventListener('message', ({ data }: MessageEvent<ToPlayer>) => {
  if ('series' in data) {
    series = data
    settings = loadRulebooks().then((rulebooks) => loadSettings(data, rulebooks))
  } else void play(data)
})

async function play(numbers: readonly number[]): Promise<void> {
  postMessage(playNumbers(await settings!, series!, numbers))
}

rethrowRejections()
