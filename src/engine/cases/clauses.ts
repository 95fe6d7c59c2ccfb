import type { Case } from './case-file.ts'

/** One obligation, permission, prohibition or definition of a book, in our own words. */
export type Clause = {
  readonly text: string
  /** `may` and `may not` want cases of both kinds: one where it is carried out (or `legal`), one where it is `refused` (or `illegal`). */
  readonly kind: 'is' | 'must' | 'may' | 'may not'
  /** The file of the system that carries it out. */
  readonly code: string
  /** The rule that it belongs to, where its id is not that rule's name, a hyphen and a letter. */
  readonly rule?: string
  /** Why nothing in play can show it (scale, component counts, advice); such a clause needs no case. */
  readonly noEffect?: string
}

/** The clauses of a book by their ids. */
export type Clauses = Readonly<Record<string, Clause>>

/** Rules of a section that one file carries out: `5 defend`, `5 support`. */
export function under(section: string, file: string, words: readonly string[], gap = ' '): Record<string, string> {
  return Object.fromEntries(words.map((word) => [`${section}${gap}${word}`, file]))
}

/** What the play of a case shows: that something may be done, that something may not, or both. */
export type Evidence = { readonly permission: boolean; readonly prohibition: boolean }

/**
 * What a case shows, by its play: a permission by `legal`, or by ending with what is carried out; a prohibition by `refused`
 * or `illegal`. What only leads up to a refusal shows no permission.
 */
export function evidenceOf(play: Case['play']): Evidence {
  const isRefused = (line: Case['play'][number]) => typeof line !== 'string' && ('refused' in line || 'illegal' in line)
  const isLegal = (line: Case['play'][number]) => typeof line !== 'string' && 'legal' in line
  const last = play.findLast((line) => typeof line === 'string' || isRefused(line))
  return { permission: typeof last === 'string' || play.some(isLegal), prohibition: play.some(isRefused) }
}

/** What a clause still wants, as a list of what a person has to write. */
export function missingFor(
  { kind, noEffect }: Clause,
  shown: { readonly cases: number; readonly permission: number; readonly prohibition: number },
): readonly string[] {
  if (noEffect !== undefined) return []
  if (shown.cases === 0) return ['a case']
  if (kind === 'is' || kind === 'must') return []
  return [
    ...(shown.permission === 0 ? ['a case that carries an action out'] : []),
    ...(shown.prohibition === 0 ? ['a case that has an action refused'] : []),
  ]
}

/** The clauses of each rule, in their order. A clause that belongs to no rule is a slip in the book. */
export function clausesByRule(
  rules: Readonly<Record<string, unknown>>,
  clauses: Clauses,
): ReadonlyMap<string, readonly (readonly [id: string, clause: Clause])[]> {
  const byRule = new Map<string, (readonly [string, Clause])[]>()
  for (const [id, clause] of Object.entries(clauses)) {
    const rule = clause.rule ?? id.slice(0, Math.max(0, id.lastIndexOf('-')))
    if (!Object.hasOwn(rules, rule))
      throw new Error(`clause ${id} belongs to no rule: add ${rule} to the rules of its rulebook`)
    const listed = byRule.get(rule)
    if (listed) listed.push([id, clause])
    else byRule.set(rule, [[id, clause]])
  }
  return byRule
}
