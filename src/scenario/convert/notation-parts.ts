import { CODES, type CodeTable, codeEntry } from '../codes/index.ts'
import type { Diagnostic, Range } from '../diagnostic.ts'
import type { NotationText, Remark } from './notation.ts'
import type { NotationLine } from './notation-lines.ts'

/** What a text without a set-up gives; `example` shows what was looked for. */
export function noSetUp(example: string): NotationText {
  const message = 'The text has no set-up: no heading of a side with units below it.'
  const hint = `Expected lines such as "#### French units:" and, below it, "${example}"`
  return { battles: [], diagnostics: [makeFinding('notation/no-setup', CODES, undefined, message, hint)] }
}

/** Something that is wrong in a text: it has a place there, and none in the data. */
export function makeFinding(
  code: string,
  codes: CodeTable,
  range: Range | undefined,
  message: string,
  hint?: string,
): Diagnostic {
  const { severity } = codeEntry(code, codes)
  return { code, severity, message, path: [], ...(range && { range }), ...(hint !== undefined && { hint }) }
}

/** A comment with the lines that nothing came of. */
export function remarkUnused(lines: readonly NotationLine[]): Remark[] {
  const unused = lines.map(({ number, text }) => `- line ${number}: ${text}`)
  const comment = ['Not understood; add by hand:', ...unused].join('\n')
  return unused.length === 0 ? [] : [{ path: [], comment }]
}

/** The parts of a scenario, common ones and others, that a notation has no words for. */
export function omissions(
  { authors, summary, briefing, sources, board: { terrain, roads, rivers, hexsides, names } }: Omissible,
  others: Readonly<Record<string, unknown>>,
): string[] {
  const common = { authors, summary, briefing, sources, terrain, roads, rivers, hexsides, 'names on the map': names }
  return Object.entries({ ...common, ...others })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
}

type Omissible = Readonly<Partial<Record<'authors' | 'summary' | 'briefing' | 'sources', unknown>>> & {
  readonly board: Readonly<Partial<Record<'terrain' | 'roads' | 'rivers' | 'hexsides' | 'names', unknown>>>
}
