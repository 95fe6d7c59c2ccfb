import { expect } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { formatScenario } from './index.ts'

/** The line that names the rulebook of the tests. */
export const HEAD = `system: ${SYSTEMS[0]!.id}\n`

/** The canonical form of a text, which must have one, and be its own canonical form. */
export function format(text: string): string {
  const once = formatOnce(text)
  expect(formatOnce(once)).toBe(once)
  return once
}

/** The canonical form of a scenario without the line that names its rulebook, for tests of anything else. */
export function formatPart(text: string): string {
  return format(HEAD + text).replace(HEAD, '')
}

function formatOnce(text: string): string {
  const result = formatScenario(text, SYSTEMS)
  return 'text' in result ? result.text : expect.unreachable(JSON.stringify(result.diagnostics))
}
