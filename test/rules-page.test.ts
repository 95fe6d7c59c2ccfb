import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { inBookOrder } from '../src/engine/cases/coverage.ts'
import { RULES as ESR_RULES } from '../src/systems/et-sans-resultat/rules.ts'
import { RULINGS as ESR_RULINGS } from '../src/systems/et-sans-resultat/rulings.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { REASONS as NAW_REASONS } from '../src/systems/napoleon-at-waterloo/reasons.ts'
import { RULES as NAW_RULES } from '../src/systems/napoleon-at-waterloo/rules.ts'
import { RULINGS as NAW_RULINGS } from '../src/systems/napoleon-at-waterloo/rulings.ts'
import { REASONS as VIVE_REASONS } from '../src/systems/vive-lempereur/reasons.ts'
import { RULES as VIVE_RULES } from '../src/systems/vive-lempereur/rules.ts'
import { RULINGS as VIVE_RULINGS } from '../src/systems/vive-lempereur/rulings.ts'

// Made from the tables that the cases use: `npx vitest run test/rules-page.test.ts -u` renews the pages.

type Book = {
  readonly id: string
  readonly rules: Readonly<Record<string, string>>
  readonly rulings: Readonly<Record<string, readonly string[]>>
  /** Why actions are refused, where that is one table; otherwise the refusals are read from the code. */
  readonly reasons?: Readonly<Record<string, readonly [rule: string, reason: string, also?: string]>>
  /** What a reader has to know of the rules' names, and of what a battle can change. */
  readonly preface: readonly string[]
}
type CaseFile = { readonly cases: readonly { readonly rule: string | readonly string[] }[] }

const BOOKS: readonly Book[] = [
  {
    id: 'vive-lempereur',
    rules: VIVE_RULES,
    rulings: VIVE_RULINGS,
    reasons: VIVE_REASONS,
    preface: [
      'Every numbered rule of the book and every line of its tables, with the file that carries it out, the cases that show it, and',
      'how we read it where the text is silent or contradicts itself. Rules that the book gives no number of their own have the number',
      'they stand under and a word. Made from `rules.ts`, `rulings.ts` and the cases by a test.',
      '',
      'A battle may play some questions otherwise by `options`: see [the format](../../../docs/format.md).',
    ],
  },
  {
    id: 'napoleon-at-waterloo',
    rules: NAW_RULES,
    rulings: NAW_RULINGS,
    reasons: NAW_REASONS,
    preface: [
      'Every case of the book and every line of its tables, with the file that carries it out, the cases that show it, and how we read',
      'it where the text is silent or contradicts itself. The book numbers its cases within sections, so the section is part of the',
      'name. `Standard` stands before the cases of the standard game, which have letters; those that the advanced game keeps hold in',
      'both. Made from `rules.ts`, `rulings.ts` and the cases by a test.',
      '',
      'The columns of the advanced combat results table are a reconstruction, and so is the initial deployment: the printed ones are',
      'not in our sources. A battle may bring its own tables: see [the format](../../../docs/format.md).',
    ],
  },
  {
    id: 'et-sans-resultat',
    rules: ESR_RULES,
    rulings: ESR_RULINGS,
    preface: [
      'The quick reference sheet has tables but no text. The numbers are those of our reading of it, which settles what stands between',
      'the tables; every line of a table goes by the table and the line. For each the file that carries it out, the cases that show it,',
      'and how we read it. Made from `rules.ts`, `rulings.ts` and the cases by a test.',
      '',
      'In brackets stands what a reading rests on: S the sheet, P a page that its publisher or a player has made public, R a ruling of',
      'ours with high, medium or low confidence (H, M, L). Every table of the sheet is data that a battle may replace: see',
      '[the format](../../../docs/format.md).',
    ],
  },
]

test('every system has its page', () => {
  expect(BOOKS.map(({ id }) => id)).toEqual(SYSTEMS.map(({ id }) => id))
})

describe.each(BOOKS)('of $id', (book) => {
  const { id, rules, rulings, reasons } = book

  test('RULES.md has a row for every rule', async () => {
    await expect(rulesPage(book)).toMatchFileSnapshot(`../src/systems/${id}/RULES.md`)
  })

  test('every ruling is about a rule of the book', () => {
    expect(Object.keys(rulings).filter((rule) => !(rule in rules))).toEqual([])
  })

  test('every refusal cites rules of the book', () => {
    const cited = reasons
      ? Object.values(reasons).flatMap(([rule, , also]) => [rule, ...(also?.split('; ') ?? [])])
      : citedIn(`../src/systems/${id}/`)
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter((rule) => !(rule in rules))).toEqual([])
  })

  test('every rule names a file of the system', () => {
    const folder = new URL(`../src/systems/${id}/`, import.meta.url)
    const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    expect(Object.entries(rules).filter(([, file]) => !files.has(file))).toEqual([])
  })
})

function rulesPage({ id, rules, rulings, preface }: Book): string {
  const cases = countCases(id)
  const rows = inBookOrder(rules).map(([rule, file]) => {
    const shown = [...(cases.get(rule) ?? [])].map(([name, number]) => {
      const link = `[${name}](../../../test/cases/${id}/${name}.yaml)`
      return number > 1 ? `${link} ${number}` : link
    })
    return `| ${rule} | [${file}](${file}) | ${shown.join(', ')} | ${(rulings[rule] ?? []).join(' ')} |`
  })
  const { title } = SYSTEMS.find((system) => system.id === id)!
  return [
    `# ${title}: where each rule is`,
    '',
    ...preface,
    '',
    '| rule | carried out in | cases | how we read it |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** The rules that refusals in a folder name: as `rule: '5.1'`, `refuse('5.1', …)` or, of a leader action, `refuse('detach', …)`. */
function citedIn(folder: string): string[] {
  const root = fileURLToPath(new URL(folder, import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const found = text.matchAll(/(?:rule: |refuse\(\s*|refused\(\s*)'([^']+)'/g)
      return Array.from(found, ([, rule = '']) => (/^[a-z]/.test(rule) ? `6 ${rule}` : rule)).filter(
        (rule) => rule !== '',
      )
    })
}

/** For each rule the files with cases that cite it, and how many. */
function countCases(id: string): Map<string, Map<string, number>> {
  const folder = new URL(`cases/${id}/`, import.meta.url)
  const counts = new Map<string, Map<string, number>>()
  for (const file of readdirSync(folder).sort()) {
    const { cases } = parse(readFileSync(new URL(file, folder), 'utf8')) as CaseFile
    for (const rule of cases.flatMap((one) => one.rule)) {
      const byFile = counts.get(rule) ?? new Map<string, number>()
      const name = file.replace('.yaml', '')
      counts.set(rule, byFile.set(name, (byFile.get(name) ?? 0) + 1))
    }
  }
  return counts
}
