/** How long things take to be seen, in milliseconds. */
export type Pace = {
  /** The pause before a computer's next action. */
  readonly pause: number
  /** How long dice roll, and how long a result stays for each sentence. */
  readonly dice: number
  readonly reading: number
  /** How long a piece goes or falls. */
  readonly motion: number
}

/** How fast a battle is shown; at once, nothing moves, and computers play as fast as they think. */
export const PACES = {
  slow: { pause: 600, dice: 480, reading: 1100, motion: 600 },
  normal: { pause: 200, dice: 420, reading: 650, motion: 320 },
  fast: { pause: 30, dice: 180, reading: 160, motion: 120 },
  'at once': { pause: 0, dice: 0, reading: 0, motion: 0 },
} as const satisfies Readonly<Record<string, Pace>>
export type Speed = keyof typeof PACES

/** Whoever asks for less motion sees no dice roll and no piece slide, and has the same time to read. */
export function paceOf(speed: Speed): Pace {
  const pace: Pace = PACES[speed]
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? { ...pace, dice: 0, motion: 0 } : pace
}
