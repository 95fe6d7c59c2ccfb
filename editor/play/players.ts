import type { Player } from '../../src/players/player.ts'
import { random } from '../../src/players/random.ts'

/** The players there are: a person at this screen, or a computer. A better computer joins by a row. */
export const PLAYERS = {
  human: { name: 'A person here', computer: undefined },
  random: { name: 'Computer: any legal action, at random', computer: random },
} as const satisfies Record<string, { readonly name: string; readonly computer: Player<unknown, unknown> | undefined }>
export type PlayerId = keyof typeof PLAYERS

export const PLAYER_IDS = Object.keys(PLAYERS) as readonly PlayerId[]
