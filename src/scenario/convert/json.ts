import { CODES } from '../codes/index.ts'
import type { Diagnostic, Range } from '../diagnostic.ts'
import { isExactNumber } from './exact-number.ts'

/** A JSON text, understood. Without data it could not be: the diagnostics say why. */
export type ParsedJson = { readonly data?: unknown; readonly diagnostics: readonly Diagnostic[] }

/** Deeper than any scenario, and far from the limit of the stack. */
const MAX_DEPTH = 500

/** More than the largest battle has, as for YAML. */
const MAX_VALUES = 500_000

/**
 * Reads JSON as `JSON.parse` does, but says where a mistake is, and refuses what would be lost silently: a key that is
 * there twice, a number that is not kept exactly. Mappings have no prototype, so that no name in a file can reach one.
 */
export function parseJson(text: string): ParsedJson {
  const diagnostics: Diagnostic[] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  let values = 0

  try {
    const data = value(0)
    skipSpace()
    if (at < text.length) fail('Something stands behind the end of the data')
    return diagnostics.length > 0 ? { diagnostics } : { data, diagnostics }
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    return { diagnostics: [...diagnostics, error.diagnostic] }
  }

  function value(depth: number): unknown {
    skipSpace()
    if (++values > MAX_VALUES)
      throw new JsonMistake('file/too-large', 'The file holds more than 500,000 values.', [0, 1])
    if (depth > MAX_DEPTH)
      throw new JsonMistake('yaml/too-deep', 'This is nested too deeply for a scenario.', [at, at + 1])
    const character = text[at]
    if (character === '{') return mapping(depth)
    if (character === '[') return list(depth)
    if (character === '"') return string()
    return number() ?? word()
  }

  function mapping(depth: number): unknown {
    const map = Object.create(null) as Record<string, unknown>
    at++
    for (let first = true; !closes('}', first); first = false) {
      skipSpace()
      const start = at
      if (text[at] !== '"') fail('A key in quotes is missing')
      const key = string()
      if (key in map) {
        const message = `${key} is here a second time.`
        report('yaml/duplicate-key', message, [start, at], 'Merge the two, or remove one.')
      }
      skipSpace()
      if (text[at] !== ':') fail('A colon is missing behind the key')
      at++
      map[key] = value(depth + 1)
    }
    return map
  }

  function list(depth: number): unknown[] {
    const items: unknown[] = []
    at++
    for (let first = true; !closes(']', first); first = false) items.push(value(depth + 1))
    return items
  }

  /** Steps over the closing bracket, or over the comma that more entries follow. */
  function closes(bracket: string, first: boolean): boolean {
    skipSpace()
    if (text[at] === bracket) {
      at++
      return true
    }
    if (first) return false
    if (text[at] !== ',') fail(`A comma or ${bracket} is missing`)
    at++
    return false
  }

  function string(): string {
    let end = at + 1
    while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
    if (end >= text.length) fail('The text in quotes does not end')
    try {
      const found = JSON.parse(text.slice(at, end + 1)) as string
      at = end + 1
      return found
    } catch {
      fail('The text in quotes has a line break, a tab or an unknown escape in it')
    }
  }

  function number(): number | undefined {
    const start = at
    const source = matchAt(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y)
    if (source === undefined) return undefined
    if (!isExactNumber(source, Number(source))) {
      report('number/inexact', `${source} cannot be kept exactly.`, [start, at], 'Put it in quotes.')
    }
    return Number(source)
  }

  function word(): boolean | null {
    const found = matchAt(/(?:true|false|null)\b/y)
    if (found === undefined) fail(at < text.length ? 'This is no value' : 'The text ends too early')
    return JSON.parse(found) as boolean | null
  }

  function skipSpace(): void {
    matchAt(/[ \t\r\n]*/y)
  }

  function matchAt(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    const match = pattern.exec(text)?.[0]
    at += match?.length ?? 0
    return match
  }

  function report(code: 'yaml/duplicate-key' | 'number/inexact', message: string, range: Range, hint: string): void {
    diagnostics.push({ code, severity: CODES[code].severity, message, path: [], range, hint })
  }

  function fail(what: string): never {
    throw new JsonMistake('json/syntax', `This is not JSON: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`, [
      at,
      at + 1,
    ])
  }
}

class JsonMistake extends Error {
  readonly diagnostic: Diagnostic

  constructor(code: 'json/syntax' | 'yaml/too-deep' | 'file/too-large', message: string, range: Range) {
    super(message)
    this.diagnostic = { code, severity: CODES[code].severity, message, path: [], range }
  }
}
