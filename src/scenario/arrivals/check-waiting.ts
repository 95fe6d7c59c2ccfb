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

/** An event that waits for a condition. */
export type WaitingEvent = { readonly id: string; readonly when: Resolved }

/** What units cannot do, or meet with, as long as they may not move. */
const NEEDS_MOVES: ReadonlySet<TroopAtom['kind']> = new Set(['reached', 'unitsIn', 'exited'])

/** Each look for a circle goes through everybody who waits: a file that nobody would write shall not take minutes. */
const MOST_CIRCLES = 50

/**
 * Nobody waits for what only he could bring about, nor do several for each other, nor by way of events. Whoever could come
 * if nobody else did is crossed off, again and again; who is left waits for ever.
 */
export function checkWaiting(
  report: Report,
  bodies: readonly WaitingBody[],
  membersOf: (atom: TroopAtom) => readonly number[],
  holdsAtStart: (condition: Resolved) => boolean | undefined,
  events: readonly WaitingEvent[] = [],
): void {
  // Events that wait for each other are told of by themselves.
  const circle = new Set(waitingFor([], events))
  const held = events.filter((event) => !circle.has(event))
  const stuck = stillWaiting(bodies.filter(({ path }) => !report.hasErrors(...path)))
  const alone = stuck.filter((body) => !mayHold(body.when, [body], waitingFor([body], held)))
  for (const { path } of alone) {
    blame(path, 'Only these units themselves could bring this about, and they wait for it.')
  }
  // Whoever only waits for others that do is freed with them, and of each circle one is told of.
  let others = stillWaiting(stuck.filter((body) => !alone.includes(body)))
  for (let looked = 0; others.length > 0 && looked < MOST_CIRCLES; looked++) {
    const [first, ...rest] = others
    others = stillWaiting(rest)
    if (mayHold(first!.when, others, waitingFor(others, held))) {
      blame(first!.path, 'Only units that wait themselves could bring this about: they wait for each other.')
    }
  }

  function blame(path: Path, message: string): void {
    report.add({ code: 'arrival/waits-for-itself', path: [...path, 'when'], message })
  }

  /** Of some bodies those that wait for ever, even though nobody else does. */
  function stillWaiting(some: readonly WaitingBody[]): readonly WaitingBody[] {
    let waiting = some
    for (;;) {
      const now = waiting
      const unhappened = waitingFor(now, held)
      const still = now.filter(({ when }) => !mayHold(when, now, unhappened))
      if (still.length === now.length) return still
      waiting = still
    }
  }

  /** Of some events those that never happen while these bodies wait. */
  function waitingFor(waiting: readonly WaitingBody[], some: readonly WaitingEvent[]): readonly WaitingEvent[] {
    let left = some
    for (;;) {
      const now = left
      const still = now.filter(({ when }) => !mayHold(when, waiting, now))
      if (still.length === now.length) return still
      left = still
    }
  }

  /** Whether a condition may ever hold although these bodies stay where they are, and these events do not happen. */
  function mayHold(condition: Resolved, waiting: readonly WaitingBody[], unhappened: readonly WaitingEvent[]): boolean {
    return (
      valueOf(condition, (atom) => {
        if (atom.kind === 'happened') return unhappened.some(({ id }) => id === atom.event) ? false : undefined
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
