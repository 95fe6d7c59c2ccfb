import type { Clause, Clauses } from '../../../../engine/cases/clauses.ts'

/** A clause as a chapter writes it: its kind, its words, and the file that carries it out where that is not its rule's. */
type Row = readonly [kind: Clause['kind'], text: string, code?: string]

/** A clause that nothing in play can show, and why. */
type IdleRow = readonly [kind: 'no effect', text: string, why: string]

/** The clauses of some rules by their ids. */
export type Chapter = Readonly<Record<string, Readonly<Record<string, Row | IdleRow>>>>

/** The clauses of all chapters. */
export function bindChapters(rules: Readonly<Record<string, string>>, chapters: readonly Chapter[]): Clauses {
  const clauses: Record<string, Clause> = {}
  for (const [rule, rows] of chapters.flatMap((chapter) => Object.entries(chapter))) {
    for (const [id, [kind, text, more]] of Object.entries(rows)) {
      const file = rules[rule] ?? ''
      clauses[id] =
        kind === 'no effect'
          ? { rule, kind: 'is', text, code: file, ...(more !== undefined && { noEffect: more }) }
          : { rule, kind, text, code: more ?? file }
    }
  }
  return clauses
}
