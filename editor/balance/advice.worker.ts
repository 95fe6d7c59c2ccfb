import '../browser/trusted-types.ts'
import { advise } from '../../src/balance/advice/advise.ts'
import type { PlayLap } from '../../src/balance/advice/race-edits.ts'
import type { GameResult } from '../../src/balance/game-record.ts'
import { playSeries } from '../../src/balance/series.ts'
import { loadRulebooks } from '../rulebooks/index.ts'
import { GameThread } from './game-thread.ts'
import type { AdviceOrder, AdviceUpdate } from './messages.ts'
import { checkBattle, readBattle } from './read-battle.ts'

// Looks for edits that make a battle fair, as `berthier advise` does, and has their games played by workers of its own. The page
// ends it to stop it.

addEventListener('message', ({ data }: MessageEvent<AdviceOrder>) => void answer(data))

const send = (update: AdviceUpdate) => postMessage(update)

async function answer(order: AdviceOrder): Promise<void> {
  try {
    await carryOut(order)
  } catch (error) {
    send({ kind: 'refused', why: error instanceof Error ? error.message : String(error) })
  }
}

async function carryOut(order: AdviceOrder): Promise<void> {
  const rulebooks = await loadRulebooks()
  const { text, variant, wanted, may } = order
  const validation = readBattle(text, 'This battle', rulebooks, order)
  const check = (edited: string) => checkBattle(edited, rulebooks, order)
  const { advice, ...rest } = await advise(
    { validation, variant, wanted, may: new Set(may), check, play: playLaps(order) },
    rulebooks,
  )
  const edits = advice.map(({ edited, differences, share, change, reaches }) => ({
    changes: edited.changes,
    differences,
    share,
    change,
    reaches,
  }))
  send({ kind: 'advised', ...rest, edits })
}

function playLaps({ players, seed, threads }: AdviceOrder): PlayLap {
  const watch = { signal: new AbortController().signal, now: () => performance.now() }
  return async (scenarios, numbers) => {
    const encounters = scenarios.map((scenario) => ({ scenario, players }))
    const data = { encounters, series: seed, keep: 'results' } as const
    const games = numbers.length
    const report = (settled: number) => send({ kind: 'round', battles: scenarios.length, games, settled })
    report(0)
    const { records, failed } = await playSeries<GameResult>(
      { encounters: encounters.length, series: seed, games, numbers },
      Array.from({ length: Math.min(threads, games) }, () => new GameThread<GameResult>(data)),
      { ...watch, report },
    )
    if (failed.length > 0) throw new Error(`A game could not be played: ${failed[0]!.message}.`)
    return records
  }
}
