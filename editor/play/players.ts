import type { Player } from '../../src/players/player.ts'

/** The players there are: a person at this screen, or a computer of `src/players`, from the weakest to the strongest. */
export const PLAYERS = {
  human: { name: 'A person at this device' },
  random: { name: 'Computer: any legal action, at random' },
  beginner: { name: 'Computer: overlooks most of what it could do' },
  heuristic: { name: 'Computer: looks one action ahead' },
  search: { name: 'Computer: thinks several actions ahead' },
} as const
export type PlayerId = keyof typeof PLAYERS
export type ComputerId = Exclude<PlayerId, 'human'>
export type Computer = Player<unknown, unknown>

export const PLAYER_IDS = Object.keys(PLAYERS) as readonly PlayerId[]

/**
 * How many actions `search` may think through for a choice, half of what it takes on the command line: it thinks on the
 * page's own thread, which must not stand still for longer than a person notices.
 */
export const PAGE_BUDGET = 300
