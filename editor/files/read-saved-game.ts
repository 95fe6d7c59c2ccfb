import { readReplay } from '../../src/engine/read-replay.ts'
import type { Replay } from '../../src/engine/replay.ts'

/** A record out of a text, or what is wrong with the text, for a person. */
export function readSaved(text: string): Replay | { readonly problem: string } {
  const { replay, diagnostics } = readReplay(text)
  if (replay) return replay
  const [first] = diagnostics
  return { problem: `This is not a saved game. ${first?.message ?? ''} ${first?.hint ?? ''}`.trim() }
}
