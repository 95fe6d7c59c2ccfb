import { writeReplay } from '../../src/engine/replay.ts'
import type { GameSession } from './session.ts'

/** Gives the person a file with the game so far. */
export function downloadReplay(session: GameSession): void {
  const { id } = session.battle.scenario
  downloadText(writeReplay(session.record()), `${id}-${session.seed}.replay.json`, 'application/json')
}

/** Gives the person a text as a file. */
export function downloadText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken what it needs by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A seed nobody has chosen. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}
