import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Case } from '../../src/engine/cases/case-file.ts'
import { type Clauses, clausesByRule } from '../../src/engine/cases/clauses.ts'
import { CLAUSES as ESR_CLAUSES, RULES as ESR_RULES } from '../../src/systems/et-sans-resultat/cases/rules.ts'
import { RULINGS as ESR_RULINGS } from '../../src/systems/et-sans-resultat/cases/rulings.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { CLAUSES as NAW_CLAUSES, RULES as NAW_RULES } from '../../src/systems/napoleon-at-waterloo/cases/rules.ts'
import { RULINGS as NAW_RULINGS } from '../../src/systems/napoleon-at-waterloo/cases/rulings.ts'
import { REASONS as NAW_REASONS } from '../../src/systems/napoleon-at-waterloo/rules/reasons.ts'
import { CLAUSES as VIVE_CLAUSES, RULES as VIVE_RULES } from '../../src/systems/vive-lempereur/cases/rules.ts'
import { RULINGS as VIVE_RULINGS } from '../../src/systems/vive-lempereur/cases/rulings.ts'
import { REASONS as VIVE_REASONS } from '../../src/systems/vive-lempereur/rules/reasons.ts'
import { rulesPage } from './rules-page.ts'

// Made from the tables that the cases use: `npx vitest run test/docs -u` renews the pages.

type Book = {
  readonly id: string
  readonly rules: Readonly<Record<string, string>>
  readonly clauses: Clauses
  readonly rulings: Readonly<Record<string, readonly string[]>>
  /** Why actions are refused, where that is one table; otherwise the refusals are read from the code. */
  readonly reasons?: Readonly<Record<string, readonly [rule: string, reason: string, also?: string]>>
  /** What a reader has to know of the rules' names, and of what a battle can change. */
  readonly preface: readonly string[]
}
type CaseFile = {
  readonly cases: readonly { readonly rule: string | readonly string[]; readonly play: Case['play'] }[]
}

const BOOKS: readonly Book[] = [
  {
    id: 'vive-lempereur',
    rules: VIVE_RULES,
    clauses: VIVE_CLAUSES,
    rulings: VIVE_RULINGS,
    reasons: VIVE_REASONS,
    preface: [
      'This page has every numbered rule of the book and every line of its tables, the cases that show it, and how we read it where the',
      'text is silent or contradicts itself. A rule without a number of its own has the number above it and a word.',
      '',
      'In the repository, it also names the file that carries each rule out; a test makes it from `rules.ts`, `rulings.ts` and the cases.',
      '',
      'A battle may play some questions otherwise by `options`: see [the format](../../../docs/format.md).',
      '',
      'The rules called `Hexsides` and `Tables` are not in the book: Berthier adds them for battles with ground between hexes, and with',
      'tables of their own.',
    ],
  },
  {
    id: 'napoleon-at-waterloo',
    rules: NAW_RULES,
    clauses: NAW_CLAUSES,
    rulings: NAW_RULINGS,
    reasons: NAW_REASONS,
    preface: [
      'This page has every rule of the book and every line of its tables, the cases that show it, and how we read it where the text is',
      'silent or contradicts itself. The book numbers its rules within sections, so the section is part of the name. Rules of the',
      'standard game begin with `Standard` and have letters; those that the advanced game keeps hold in both.',
      '',
      'In the repository, it also names the file that carries each rule out; a test makes it from `rules.ts`, `rulings.ts` and the cases.',
      '',
      'The columns of the advanced combat results table are a reconstruction, and so is the initial deployment: the printed ones are',
      'not in our sources. A battle may bring its own tables: see [the format](../../../docs/format.md).',
      '',
      'The rules called `Hexsides`, `Own troops`, `Own ground`, `Own victory` and `Own arrivals` are not in the book: Berthier adds them',
      'for battles with ground between hexes, with units and ground of their own, and with more ways to win and to arrive.',
    ],
  },
  {
    id: 'et-sans-resultat',
    rules: ESR_RULES,
    clauses: ESR_CLAUSES,
    rulings: ESR_RULINGS,
    preface: [
      'The quick reference sheet has tables but no text, so the numbers are our own: they order our reading of what stands between the',
      'tables. A line of a table is named by the table and the line. With each rule are the cases that show it and how we read it.',
      '',
      'In the repository, it also names the file that carries each rule out; a test makes it from `rules.ts`, `rulings.ts` and the cases.',
      '',
      'Brackets say what a reading rests on: S is the sheet, P a page made public by its publisher or a player, R a ruling of',
      'ours with high, medium or low confidence (H, M, L). Every table of the sheet is data that a battle may replace: see',
      '[the format](../../../docs/format.md).',
    ],
  },
]

test('every system has its page', () => {
  expect(BOOKS.map(({ id }) => id)).toEqual(SYSTEMS.map(({ id }) => id))
})

test('a rule with clauses is a heading above them, rules without stand together in a table', () => {
  const page = rulesPage({
    id: 'coins',
    title: 'Coins',
    rules: { 1: 'draw.ts', 2: 'bet.ts', 3: 'toss.ts' },
    clauses: {
      '2-a': { text: 'A bet is what the purse holds at most.', kind: 'may', code: 'bet.ts' },
      '2-b': { text: 'Coins are of copper.', kind: 'is', code: 'bet.ts', noEffect: 'All coins count alike.' },
    },
    rulings: { 2: ['Debts do not count.'], 3: ['A coin on its edge is thrown again.'] },
    preface: ['Preface.'],
    files: {
      bets: [
        { rules: ['2-a'], play: [{ refused: 'bet 9' }, 'bet 2'] },
        { rules: ['2-a', '2'], play: ['bet 3'] },
      ],
      tosses: [{ rules: ['3'], play: ['toss'] }],
    },
  })
  const cases = (file: string) => `[${file}](../../../test/cases/coins/${file}.yaml)`
  expect(page.split('\n')).toEqual([
    '# Coins: the rules',
    '',
    'Preface.',
    '',
    '| rule | carried out in | cases | how we read it |',
    '|---|---|---|---|',
    '| 1 | [draw.ts](draw.ts) |  |  |',
    '',
    '## 2',
    '',
    '| clause | | in our words | carried out in | cases | refused in |',
    '|---|---|---|---|---|---|',
    `| 2-a | may | A bet is what the purse holds at most. | [bet.ts](bet.ts) | ${cases('bets')} 2 | ${cases('bets')} |`,
    '| 2-b | no effect in play | Coins are of copper. | [bet.ts](bet.ts) | All coins count alike. |  |',
    '',
    '**How we read it.** Debts do not count.',
    '',
    `Cases for the rule as a whole: ${cases('bets')}.`,
    '',
    '| rule | carried out in | cases | how we read it |',
    '|---|---|---|---|',
    `| 3 | [toss.ts](toss.ts) | ${cases('tosses')} | A coin on its edge is thrown again. |`,
    '',
  ])
})

describe.each(BOOKS)('of $id', (book) => {
  const { id, rules, clauses, rulings, reasons } = book

  test('RULES.md has every rule and clause', async () => {
    const { title } = SYSTEMS.find((system) => system.id === id)!
    const page = rulesPage({ ...book, title, files: casesOf(id) })
    await expect(page).toMatchFileSnapshot(`../../src/systems/${id}/RULES.md`)
  })

  test('every clause belongs to a rule, has a name of its own, and says something of its own', () => {
    expect([...clausesByRule(rules, clauses).values()].flat()).toHaveLength(Object.keys(clauses).length)
    expect(Object.keys(clauses).filter((clause) => clause in rules)).toEqual([])
    const texts = Object.values(clauses).map(({ text }) => text)
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
    expect(texts.filter((text) => !/^[^|]*[.)]$/.test(text))).toEqual([])
  })

  test('every ruling is about a rule of the book', () => {
    expect(Object.keys(rulings).filter((rule) => !(rule in rules))).toEqual([])
  })

  test('every refusal cites rules of the book', () => {
    const cited = reasons
      ? Object.values(reasons).flatMap(([rule, , also]) => [rule, ...(also?.split('; ') ?? [])])
      : citedIn(`../../src/systems/${id}/`)
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter((rule) => !(rule in rules))).toEqual([])
  })

  test('every rule and clause names a file of the system', () => {
    const folder = new URL(`../../src/systems/${id}/`, import.meta.url)
    const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    expect(Object.entries(rules).filter(([, file]) => !files.has(file))).toEqual([])
    expect(Object.entries(clauses).filter(([, { code }]) => !files.has(code))).toEqual([])
  })
})

/** The rules that refusals in a folder name: as `rule: '5.1'`, `refuse('5.1', …)` or, of a leader action, `refuse('detach', …)`. */
function citedIn(folder: string): string[] {
  const root = fileURLToPath(new URL(folder, import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture|gen)\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const found = text.matchAll(/(?:rule: |refuse\(\s*|refused\(\s*)'([^']+)'/g)
      return Array.from(found, ([, rule = '']) => (/^[a-z]/.test(rule) ? `6 ${rule}` : rule)).filter(
        (rule) => rule !== '',
      )
    })
}

/** The cases of a system by the names of their files. */
function casesOf(id: string): Record<string, Pick<Case, 'rules' | 'play'>[]> {
  const folder = new URL(`../cases/${id}/`, import.meta.url)
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => {
        const { cases } = parse(readFileSync(new URL(file, folder), 'utf8')) as CaseFile
        return [file.replace('.yaml', ''), cases.map(({ rule, play }) => ({ rules: [rule].flat(), play }))]
      }),
  )
}
