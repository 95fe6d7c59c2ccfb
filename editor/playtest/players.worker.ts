import { makeDice } from '../../src/engine/dice.ts'
import { Match } from '../../src/engine/match.ts'
import { isRefusal } from '../../src/engine/system.ts'
import { findPlayer } from '../../src/players/index.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { rethrowRejections } from '../browser/worker-errors.ts'
import { think } from '../play/computers.ts'
import type { PlayerId } from '../play/players.ts'
import { loadRulebook } from '../rulebooks/index.ts'

/** The first message says which game it is, every other one what has been played since, and asks what comes next. */
export type AdviceRequest =
  | { readonly scenario: Scenario; readonly seed: number; readonly players: readonly PlayerId[] }
  | { readonly id: number; readonly keep: number; readonly add: readonly string[]; readonly isAtOnce: boolean }

export type Advice = { readonly id: number; readonly texts: readonly string[] }

let table: ReturnType<typeof sitDown> | undefined

addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => void answer(data))

async function answer(request: AdviceRequest): Promise<void> {
  if ('scenario' in request) {
    table = sitDown(request)
    return
  }
  const { match, computers, dice } = await table!
  const { keep, add, isAtOnce } = request
  match.undo(match.actions.length - keep)
  for (const text of add) {
    const played = match.playText(text)
    if (isRefusal(played)) throw new Error(`${text} is refused: ${played.reason}`)
  }
  const texts = think(match.game, match.state, computers, dice, isAtOnce)
  postMessage({ id: request.id, texts } satisfies Advice)
}

async function sitDown({ scenario, seed, players }: Extract<AdviceRequest, { seed: number }>) {
  const system = await loadRulebook(scenario.system)
  if (!system) throw new Error(`no rulebook is called ${scenario.system}`)
  const game = await system.loadGame()
  const computers = await Promise.all(players.map(async (id) => (id === 'human' ? undefined : findPlayer(system, id))))
  return { match: new Match(game, scenario, seed), computers, dice: makeDice(seed + 1) }
}

rethrowRejections()
