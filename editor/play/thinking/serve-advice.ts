import { type Dice, makeDice } from '../../../src/engine/dice.ts'
import { Match } from '../../../src/engine/match.ts'
import { isRefusal } from '../../../src/engine/system.ts'
import { findPlayer } from '../../../src/players/index.ts'
import type { Player } from '../../../src/players/player.ts'
import type { Scenario } from '../../../src/scenario/types.gen.ts'
import type { PlayerId } from '../players.ts'
import type { FindRulebook } from './serve-analysis.ts'

/** The first message says which game it is, every other one what has been played since, and asks what comes next. */
export type AdviceRequest =
  | { readonly scenario: Scenario; readonly seed: number; readonly players: readonly PlayerId[] }
  | { readonly id: number; readonly keep: number; readonly add: readonly string[]; readonly isAtOnce: boolean }

/** What computers do next, as players say it, or why they cannot say. */
export type Advice =
  | { readonly id: number; readonly texts: readonly string[] }
  | { readonly id: number; readonly problem: string }

type Table = {
  readonly match: Match<unknown, unknown>
  readonly computers: readonly (Player<unknown, unknown> | undefined)[]
  readonly dice: Dice
  /** Where they think: always the same object, by which a player knows the game in which it has made up its mind. */
  readonly scratch: unknown
}

/** As long as a screen may go without being drawn: after that, the page has its turn before the next choice. */
const MOMENT = 30

/** Plays for the computers of a game. `budget` is what `search` may think through for a choice. */
export function serveAdvice(
  findRulebook: FindRulebook,
  post: (advice: Advice) => void,
  budget?: number,
): (request: AdviceRequest) => void {
  let table: Promise<Table> | undefined
  const sitDown = async ({ scenario, seed, players }: Extract<AdviceRequest, { seed: number }>): Promise<Table> => {
    const rulebook = await findRulebook(scenario.system)
    if (!rulebook) throw new Error(`no rulebook is called ${scenario.system}`)
    const game = await rulebook.loadGame()
    const find = async (id: PlayerId) => (id === 'human' ? undefined : findPlayer(rulebook, id, budget))
    const match = new Match(game, scenario, seed)
    return {
      match,
      computers: await Promise.all(players.map(find)),
      dice: makeDice(seed + 1),
      scratch: game.copy(match.state),
    }
  }
  const answer = async ({ keep, add, isAtOnce }: Extract<AdviceRequest, { id: number }>) => {
    const sat = await table!
    const { match } = sat
    match.undo(match.actions.length - keep)
    for (const text of add) {
      const played = match.playText(text)
      if (isRefusal(played)) throw new Error(`${text} is refused: ${played.reason}`)
    }
    return think(sat, isAtOnce)
  }
  return (request) => {
    if ('scenario' in request) {
      table = sitDown(request)
      // Whoever asks is told; until then, nobody waits for it.
      table.catch(() => undefined)
      return
    }
    const { id } = request
    answer(request).then(
      (texts) => post({ id, texts }),
      (error: unknown) => post({ id, problem: error instanceof Error ? error.message : String(error) }),
    )
  }
}

/** Has computers decide on a copy of a state: once, or for a moment, until only people decide or the battle is over. */
function think({ match: { game, state: now }, computers, dice, scratch }: Table, isAtOnce: boolean): string[] {
  const state = game.copy(now, scratch)
  const texts: string[] = []
  const enough = performance.now() + (isAtOnce ? MOMENT : 0)
  do {
    const side = game.deciders(state).find((one) => computers[one])
    if (side === undefined) break
    const action = computers[side]!.choose(game, state, side, dice)
    texts.push(game.format(state, action))
    game.apply(state, action)
  } while (performance.now() < enough)
  return texts
}
