import { type Dice, makeDice } from '../../src/engine/dice.ts'
import type { Game } from '../../src/engine/system.ts'
import type { Computer } from './players.ts'
import type { GameSession } from './session.ts'

/** Who decides for the computers of a session: on this page, or in a worker of its own. */
export interface Advisers {
  /** What computers do next, as players say it: one action, or as many as they find in a moment. Fails where they do. */
  advise(isAtOnce: boolean): Promise<readonly string[]>
  /** They are no longer needed. */
  dismiss(): void
}

/** As long as a screen may go without being drawn: after that, the page has its turn before the next choice. */
const MOMENT = 30

/**
 * Has computers decide on a copy of a state: once, or for a moment, until only people decide or the battle is over. */
export function think(
  game: Game<unknown, unknown>,
  from: unknown,
  computers: readonly (Computer | undefined)[],
  dice: Dice,
  isAtOnce: boolean,
): string[] {
  const state = game.copy(from)
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

/** Computers that think on the page's own thread. */
export class PageAdvisers implements Advisers {
  readonly #session: GameSession
  readonly #dice: Dice
  #computers: Promise<readonly (Computer | undefined)[]> | undefined

  constructor(session: GameSession) {
    this.#session = session
    this.#dice = makeDice(session.seed + 1)
  }

  async advise(isAtOnce: boolean): Promise<readonly string[]> {
    const { battle, players, state } = this.#session
    this.#computers ??= Promise.all(players.map(async (id) => (id === 'human' ? undefined : battle.loadComputer(id))))
    return think(battle.game, state, await this.#computers, this.#dice, isAtOnce)
  }

  dismiss(): void {
    this.#computers = undefined
  }
}
