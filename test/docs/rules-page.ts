import type { Case } from '../../src/engine/cases/case-file.ts'
import { type Clause, type Clauses, clausesByRule, type Evidence, evidenceOf } from '../../src/engine/cases/clauses.ts'
import { inBookOrder } from '../../src/engine/cases/coverage.ts'

/** What a page is made from. */
export type RulesPage = {
  readonly id: string
  readonly title: string
  readonly rules: Readonly<Record<string, string>>
  readonly clauses: Clauses
  readonly rulings: Readonly<Record<string, readonly string[]>>
  /** What a reader has to know of the rules' names, and of what a battle can change. */
  readonly preface: readonly string[]
  /** The cases of each file, by its name without the extension. */
  readonly files: Readonly<Record<string, readonly Pick<Case, 'rules' | 'play'>[]>>
}

/** Which cases count: all of them, or those that show a permission or a prohibition. */
type Counted = (evidence: Evidence) => boolean

/** A page with every rule of a book: its clauses in our words, the code, the cases, and how we read it. */
export function rulesPage(page: RulesPage): string {
  const clauses = clausesByRule(page.rules, page.clauses)
  const sections: string[][] = []
  let plain: string[] = []
  const flush = () => {
    if (plain.length === 0) return
    sections.push(['| rule | carried out in | cases | how we read it |', '|---|---|---|---|', ...plain])
    plain = []
  }
  for (const [rule, file] of inBookOrder(page.rules)) {
    const own = clauses.get(rule)
    const rulings = (page.rulings[rule] ?? []).join(' ')
    if (own === undefined) {
      plain.push(`| ${rule} | ${code(file)} | ${links(page, rule)} | ${rulings} |`)
      continue
    }
    flush()
    sections.push(ruleSection(page, rule, own, rulings))
  }
  flush()
  return [`# ${page.title}: the rules`, '', ...page.preface, '', ...sections.flatMap((lines) => [...lines, ''])].join(
    '\n',
  )
}

function ruleSection(
  page: RulesPage,
  rule: string,
  clauses: readonly (readonly [id: string, clause: Clause])[],
  rulings: string,
): string[] {
  const whole = links(page, rule)
  return [
    `## ${rule}`,
    '',
    '| clause | | in our words | carried out in | cases | refused in |',
    '|---|---|---|---|---|---|',
    ...clauses.map(([id, { kind, text, code: file, noEffect }]) => {
      const cases = noEffect ?? links(page, id, ({ permission, prohibition }) => permission || !prohibition)
      const refused = noEffect ? '' : links(page, id, ({ prohibition }) => prohibition)
      return `| ${id} | ${noEffect ? 'no effect in play' : kind} | ${text} | ${code(file)} | ${cases} | ${refused} |`
    }),
    ...(rulings ? ['', `**How we read it.** ${rulings}`] : []),
    ...(whole ? ['', `Cases for the rule as a whole: ${whole}.`] : []),
  ]
}

function code(file: string): string {
  return `[${file}](${file})`
}

/** The files with cases that cite a name, each with their number where it is more than one. */
function links({ id, files }: RulesPage, name: string, counts: Counted = () => true): string {
  return Object.entries(files)
    .flatMap(([file, cases]) => {
      const number = cases.filter(({ rules, play }) => rules.includes(name) && counts(evidenceOf(play))).length
      if (number === 0) return []
      const link = `[${file}](../../../test/cases/${id}/${file}.yaml)`
      return [number > 1 ? `${link} ${number}` : link]
    })
    .join(', ')
}
