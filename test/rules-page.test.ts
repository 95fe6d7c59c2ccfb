import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { RULES } from '../src/systems/vive-lempereur/rules.ts'
import { RULINGS } from '../src/systems/vive-lempereur/rulings.ts'

// Made from the tables that the cases use: `npx vitest run test/rules-page.test.ts -u` renews the page.

const folder = new URL('cases/vive-lempereur/', import.meta.url)
type CaseFile = { readonly cases: readonly { readonly rule: string | readonly string[] }[] }

test('RULES.md has a row for every rule', async () => {
  await expect(rulesPage()).toMatchFileSnapshot('../src/systems/vive-lempereur/RULES.md')
})

test('every ruling is about a rule of the book', () => {
  expect(Object.keys(RULINGS).filter((rule) => !(rule in RULES))).toEqual([])
})

test('every rule names a file of the system', () => {
  const files = new Set(readdirSync(new URL('../src/systems/vive-lempereur/', import.meta.url)))
  expect(Object.entries(RULES).filter(([, file]) => !files.has(file))).toEqual([])
})

function rulesPage(): string {
  const cases = countCases()
  const rows = Object.entries(RULES).map(([rule, file]) => {
    const shown = [...(cases.get(rule) ?? [])].map(([name, number]) => {
      const link = `[${name}](../../../test/cases/vive-lempereur/${name}.yaml)`
      return number > 1 ? `${link} ${number}` : link
    })
    return `| ${rule} | [${file}](${file}) | ${shown.join(', ')} | ${(RULINGS[rule] ?? []).join(' ')} |`
  })
  return [
    "# Advanced Vive l'Empereur: where each rule is",
    '',
    'Every numbered rule of the book and every line of its tables, with the file that carries it out, the cases that show it, and',
    'how we read it where the text is silent or contradicts itself. Rules that the book gives no number of their own have the number',
    'they stand under and a word. Made from `rules.ts`, `rulings.ts` and the cases by a test.',
    '',
    'A battle may play some questions otherwise by `options`: see [the format](../../../docs/format.md).',
    '',
    '| rule | carried out in | cases | how we read it |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** For each rule the files with cases that cite it, and how many. */
function countCases(): Map<string, Map<string, number>> {
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
