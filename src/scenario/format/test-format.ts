import { expect } from 'vitest'
import type { Rulebook } from '../rulebook.ts'
import { formatScenario } from './index.ts'

// A text that has a form needs no more of its rulebook than the name.
const SYSTEMS = [{ id: 'vive-lempereur' } as Rulebook]

/** The canonical form of a text, which must have one, and be its own canonical form. */
export function format(text: string): string {
  const once = formatOnce(text)
  expect(formatOnce(once)).toBe(once)
  return once
}

/** The canonical form of a scenario without the line that names its rulebook, for tests of anything else. */
export function formatPart(text: string): string {
  return format(`system: vive-lempereur\n${text}`).replace('system: vive-lempereur\n', '')
}

function formatOnce(text: string): string {
  const result = formatScenario(text, SYSTEMS)
  return 'text' in result ? result.text : expect.unreachable(JSON.stringify(result.diagnostics))
}
