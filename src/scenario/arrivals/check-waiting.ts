import type { TroopAtom } from '../conditions/atoms.ts'
import { type Resolved, valueOf } from '../conditions/logic.ts'
import type { Path, Report } from '../diagnostic.ts'

/** Units that wait for a condition: reinforcements off the board, or a reserve that may not move. */
export type WaitingBody = {
  readonly path: Path
  readonly when: Resolved
  readonly isOffBoard: boolean
  readonly pieces: ReadonlySet<number>
}

/** What units cannot do, or meet with, as long as they may not move. */
const NEEDS_MOVES: ReadonlySet<TroopAtom['kind']> = new Set(['reached', 'unitsIn', 'exited'])

/**
 * Nobody waits for what only he could bring about, nor do several for each other. Whoever could come if nobody else did
 * is crossed off, again and again; who is left waits for ever.
 */
export function checkWaiting(
  report: Report,
  bodies: readonly WaitingBody[],
  membersOf: (atom: TroopAtom) => readonly number[],
  holdsAtStart: (condition: Resolved) => boolean | undefined,
): void {
  let stuck = bodies.filter(({ path }) => !report.hasErrors(...path))
  for (;;) {
    const free = stuck.filter(({ when }) => mayHold(when, stuck))
    if (free.length === 0) break
    stuck = stuck.filter((body) => !free.includes(body))
  }
  for (const { when, path } of stuck) {
    const isAlone = !mayHold(when, [stuck.find((body) => body.path === path)!])
    const message = isAlone
      ? 'Only these units themselves could bring this about, and they wait for it.'
      : 'Only units that wait themselves could bring this about: they wait for each other.'
    report.add({ code: 'arrival/waits-for-itself', path: [...path, 'when'], message })
  }

  /** Whether a condition may ever hold although these bodies stay where they are. */
  function mayHold(condition: Resolved, waiting: readonly WaitingBody[]): boolean {
    return (
      valueOf(condition, (atom) => {
        if (!('troops' in atom) || atom.kind === 'broken' || holdsAtStart({ atom }) === true) return undefined
        const members = membersOf(atom)
        const able = members.filter(
          (piece) =>
            !waiting.some(({ pieces, isOffBoard }) => pieces.has(piece) && (isOffBoard || NEEDS_MOVES.has(atom.kind))),
        )
        // Whoever stands there and may not move counts where he stands; that is not looked into.
        const enough = atom.measure === 'strength' ? Math.min(1, atom.least) : atom.least
        return members.length > 0 && able.length < enough ? false : undefined
      }) !== false
    )
  }
}
