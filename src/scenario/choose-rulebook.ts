import type { Report } from './diagnostic.ts'
import { missingKey } from './schema/keys.ts'
import { suggest } from './suggest.ts'
import { quote } from './wording.ts'

/** The system that a file names under `system`, or why there is none. `known` are the keys that such a file may have. */
export function chooseRulebook<Book extends { readonly id: string }>(
  data: Readonly<Record<string, unknown>>,
  rulebooks: readonly Book[],
  known: () => readonly string[],
  report: Report<string>,
): Book | undefined {
  const { system } = data
  const supported = rulebooks.map(({ id }) => id)
  const choice = `Supported: ${supported.join(', ')}.`
  if (system === undefined) {
    report.add(missingKey('system', [], Object.keys(data), known(), `Add system: ${supported[0]}. ${choice}`))
    return undefined
  }
  const rulebook = rulebooks.find(({ id }) => id === system)
  if (rulebook) return rulebook
  const path = ['system']
  const meant = typeof system === 'string' ? suggest(system, supported) : undefined
  report.add({
    code: 'system/unknown',
    path,
    message: system === null ? 'No rulebook is named behind system.' : `Unknown system ${quote(system)}.`,
    hint: meant ? `Did you mean ${meant.word}? ${choice}` : `${choice} ${ELSEWHERE}`,
    ...(meant?.certain && { replacement: meant.word }),
  })
  return undefined
}

/** A file never names code: whoever runs a command does. */
const ELSEWHERE = 'To use a rulebook of your own, name it under rulebooks in berthier.config.json, or use --rulebook.'
