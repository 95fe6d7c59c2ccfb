/** An army's breaking point in play: its side, where the state remembers that it was reached, and what follows. */
type BreakingPoint = {
  readonly side: number
  readonly row: number
  /** Whether a broken army still attacks. */
  readonly attacks: boolean
  readonly flees: boolean
}

/** What is asked of a battle; it may have no breaking points. */
type Broken = {
  readonly field: { readonly special: { readonly breakingPoints: readonly BreakingPoint[] | undefined } }
  readonly memory: { readonly [row: number]: number }
}

/** Whether an army is broken. */
export function isBroken({ field, memory }: Broken, side: number): boolean {
  const { breakingPoints } = field.special
  return breakingPoints !== undefined && breakingPoints.some((one) => one.side === side && memory[one.row] !== 0)
}

/** Whether a broken army attacks nobody any more. */
export function isBeaten({ field, memory }: Broken, side: number): boolean {
  const { breakingPoints } = field.special
  if (breakingPoints === undefined) return false
  return breakingPoints.some((one) => one.side === side && !one.attacks && memory[one.row] !== 0)
}

/** Whether a broken army flees farther than it has to. */
export function flees({ field, memory }: Broken, side: number): boolean {
  const { breakingPoints } = field.special
  if (breakingPoints === undefined) return false
  return breakingPoints.some((one) => one.side === side && one.flees && memory[one.row] !== 0)
}
