import { type Clause, type Clauses, clausesByRule, type Evidence, missingFor } from './clauses.ts'

/** Which cases show a clause, and what it still wants. */
export type ClauseCoverage = Clause & {
  readonly id: string
  readonly cases: number
  /** Of these, how many carry something out, and how many are refused something. */
  readonly permission: number
  readonly prohibition: number
  readonly missing: readonly string[]
}

/** How many cases cite a rule itself, the file that carries it out, and its clauses. */
export type RuleCoverage = {
  readonly rule: string
  readonly file: string
  readonly cases: number
  readonly clauses: readonly ClauseCoverage[]
}

/** What coverage asks of a case: what it cites, and what it shows. */
type Witness = { readonly rules: readonly string[]; readonly evidence: Evidence }

/** Every rule of a book, in its order, with its clauses and the number of cases of each. A name covers only itself. */
export function coverage(
  book: { readonly rules: Readonly<Record<string, string>>; readonly clauses: Clauses },
  cases: readonly Witness[],
): readonly RuleCoverage[] {
  const citing = new Map<string, Evidence[]>()
  for (const { rules, evidence } of cases) {
    for (const name of new Set(rules)) citing.set(name, [...(citing.get(name) ?? []), evidence])
  }
  const clauses = clausesByRule(book.rules, book.clauses)
  return inBookOrder(book.rules).map(([rule, file]) => ({
    rule,
    file,
    cases: citing.get(rule)?.length ?? 0,
    clauses: (clauses.get(rule) ?? []).map(([id, clause]) => coverClause(id, clause, citing.get(id) ?? [])),
  }))
}

/** What a rule wants: each of its clauses what its kind asks for, and a rule without clauses one case. */
export function missingForRule({ cases, clauses }: RuleCoverage): readonly string[] {
  if (clauses.length === 0) return cases === 0 ? ['a case'] : []
  return clauses.flatMap(({ missing }) => missing)
}

function coverClause(id: string, clause: Clause, evidence: readonly Evidence[]): ClauseCoverage {
  const shown = {
    cases: evidence.length,
    permission: evidence.filter(({ permission }) => permission).length,
    prohibition: evidence.filter(({ prohibition }) => prohibition).length,
  }
  return { id, ...clause, ...shown, missing: missingFor(clause, shown) }
}

/**
 * The rules of a book with their files, in its order. Objects list whole numbers before everything else: such a rule
 * goes before the first one under it, as 6 before 6.1.
 */
export function inBookOrder(
  rules: Readonly<Record<string, string>>,
): readonly (readonly [rule: string, file: string])[] {
  const ordered: (readonly [rule: string, file: string])[] = []
  const wholes = new Map<string, string>()
  for (const [rule, file] of Object.entries(rules)) {
    if (/^\d+$/.test(rule)) {
      wholes.set(rule, file)
      continue
    }
    const [chapter = ''] = /^\d+/.exec(rule) ?? []
    for (const [whole, its] of wholes) {
      // Letters have no number: whatever is left comes before them.
      if (chapter !== '' && Number(whole) > Number(chapter)) break
      ordered.push([whole, its])
      wholes.delete(whole)
    }
    ordered.push([rule, file])
  }
  return [...ordered, ...wholes]
}
