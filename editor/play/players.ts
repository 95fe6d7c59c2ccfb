/** The players there are: a person at this screen, or a computer of `src/players`, from the weakest to the strongest. */
export const PLAYERS = {
  human: { name: 'A person at this device' },
  random: { name: 'Computer: any legal action, at random' },
  beginner: { name: 'Computer: overlooks most of what it could do' },
  heuristic: { name: 'Computer: looks one action ahead' },
  search: { name: 'Computer: thinks several actions ahead' },
} as const
export type PlayerId = keyof typeof PLAYERS

export const PLAYER_IDS = Object.keys(PLAYERS) as readonly PlayerId[]
