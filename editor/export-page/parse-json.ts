import type { RawDiagnostic } from '../../src/scenario/diagnostic.ts'
import { bareMapping } from '../../src/scenario/reading/bare-mapping.ts'
import type { ParsedText } from '../../src/scenario/reading/parse.ts'

const UNREADABLE: RawDiagnostic = {
  code: 'yaml/syntax',
  path: [],
  message: 'The text is not the JSON that saved games are written in.',
  hint: 'Choose a file that was saved here or by Berthier.',
}

/**
 * What an exported page has instead of YAML, which would be a tenth of it: it reads no battles, only saved games, and those are JSON.
 * `scripts/bundle-page.mjs` puts it in the place of `src/scenario/reading/parse.ts`.
 */
export function parseText(text: string): ParsedText {
  const { data, findings } = read(text)
  return {
    text,
    get document(): never {
      throw new Error('an exported page has no trees of texts')
    },
    data,
    findings,
    ranges: new Map(),
    locate: () => undefined,
    aliasOn: () => undefined,
  }
}

function read(text: string): { readonly data: unknown; readonly findings: readonly RawDiagnostic[] } {
  try {
    return { data: JSON.parse(text, (_, value: unknown) => (isMapping(value) ? bare(value) : value)), findings: [] }
  } catch {
    return { data: null, findings: [UNREADABLE] }
  }
}

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bare = (value: Record<string, unknown>) => Object.assign(bareMapping(), value)
