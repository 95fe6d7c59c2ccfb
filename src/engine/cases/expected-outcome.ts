import type { Outcome } from '../system.ts'

/** What a case can say of the end of a battle: `none`, `draw`, `decisive for french`, or a part of that. */
export type ExpectedOutcome = string | { readonly side?: string; readonly level?: string }

/** Compares the end of a battle with what a case says of it, in the words that tell a difference. */
export function compareOutcome(
  actual: Outcome | undefined,
  sides: readonly string[],
  wanted: ExpectedOutcome,
  expect: (what: string, wanted: string | undefined, actual: string) => void,
): void {
  const winner = actual?.winner === undefined ? undefined : sides[actual.winner]
  const word = !actual ? 'none' : winner === undefined ? 'draw' : `${actual.level} for ${winner}`
  if (typeof wanted === 'string') {
    expect('outcome', wanted, word)
    return
  }
  expect('the winner', wanted.side, winner ?? word)
  expect('the level of the victory', wanted.level, actual?.level ?? word)
}
