import type { Replay, Replayed, Stop } from '../../src/engine/replay.ts'
import type { GameEvent } from '../../src/engine/system.ts'
import type { Position } from '../../src/scenario/position.ts'
import type { FileResult } from '../checking/results.ts'
import { EXIT } from '../io.ts'

/** An action that was played, and what happened, each event with its sentence. */
export type LoggedAction = {
  readonly text: string
  readonly events: readonly { readonly event: GameEvent; readonly told: string }[]
}

/** How a replay went; only its file where something is wrong with that. */
export type ReplayReport = {
  readonly file: Extract<FileResult, { readonly validation: unknown }>
  readonly game?: ReplayedGame
}

/** A recorded game that was played again. */
export type ReplayedGame = {
  readonly replay: Replay
  readonly log: readonly LoggedAction[]
  readonly result: Pick<Replayed<unknown>, 'played' | 'outcome'>
  readonly stop?: Stop & { readonly start: Position; readonly end: Position }
}

/** Whether it came to the very position that was recorded. */
export const isVerified = ({ replay, stop }: ReplayedGame) => !stop && replay.position !== undefined

export function replayExitCode({ game }: ReplayReport): number {
  if (!game) return EXIT.usage
  return game.stop ? EXIT.problems : EXIT.clean
}
