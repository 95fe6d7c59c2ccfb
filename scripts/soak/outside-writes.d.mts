/** What became of rounds in which another program wrote to a file while Berthier replaced it. */
export type OutsideWrites = {
  readonly rounds: number
  readonly replaced: number
  readonly refused: number
  /** How often the other program wrote to the old file when Berthier had ended. */
  readonly late: number
  readonly lost: number
  /** How often something was lost, by the way in which it was written. */
  readonly ways: Readonly<Record<string, number>>
}

export function playOutsideWrites(order: {
  readonly file: string
  readonly rounds: number
  readonly write: (round: number) => void | Promise<void>
  readonly replace: (round: number) => Promise<boolean>
  readonly longest?: number
  readonly until?: number
  readonly random?: () => number
}): Promise<OutsideWrites>
