import { describe, expect, test } from 'vitest'
import { buildProgram } from '../../cli/program.ts'
import { TestIo } from '../../cli/test-io.ts'
import { wholeCaseSchema } from '../../src/engine/cases/whole-schema.ts'
import { allCodes, type CodeEntry } from '../../src/scenario/codes/index.ts'
import { wholeSchema } from '../../src/scenario/schema/whole-schema.ts'
import { wholeDefinitionsSchema } from '../../src/scenario/uses/definitions-schema.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { commandsPage } from './commands-page.ts'
import { formatPage } from './format-page.ts'

// The reference pages are made from the tables that the code itself uses: `npx vitest run test/docs -u` renews them.

describe('the docs', () => {
  test('docs/diagnostics.md has a row for every code', async () => {
    await expect(diagnosticsPage()).toMatchFileSnapshot('../../docs/diagnostics.md')
  })

  test('schema/ has the whole schemas of scenarios, of definitions and of cases', async () => {
    await expect(json(wholeSchema(SYSTEMS))).toMatchFileSnapshot('../../schema/scenario.schema.json')
    await expect(json(wholeDefinitionsSchema(SYSTEMS))).toMatchFileSnapshot('../../schema/definitions.schema.json')
    await expect(json(await wholeCaseSchema(SYSTEMS))).toMatchFileSnapshot('../../schema/cases.schema.json')
  })

  test('docs/commands.md has every command and its options', async () => {
    const program = buildProgram(new TestIo(), SYSTEMS, { choose: () => undefined, done: () => undefined })
    await expect(commandsPage(program)).toMatchFileSnapshot('../../docs/commands.md')
  })

  test('docs/format.md has every key of the format', async () => {
    await expect(formatPage(SYSTEMS)).toMatchFileSnapshot('../../docs/format.md')
  })
})

function json(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`
}

function diagnosticsPage(): string {
  const groups = new Map<string, [string, CodeEntry][]>()
  for (const entry of Object.entries(allCodes(SYSTEMS))) {
    const group = entry[0].split('/')[0]!
    groups.set(group, [...(groups.get(group) ?? []), entry])
  }
  const tables = [...groups].map(([group, entries]) => {
    const rows = entries.map(
      ([code, { severity, title, why, fix }]) =>
        `| \`${code}\` | ${severity} | **${cell(title)}.** ${cell(why)} | ${cell(fix)} |`,
    )
    return `## ${group}\n\n| code | severity | what and why | what to do |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `# Diagnostics

Every problem that Berthier reports has a code. \`berthier explain CODE\` prints its row. An **error** makes a battle
unplayable and fails \`validate\`; a **warning** is probably a mistake, and fails it with \`--fail-on warning\`; an **info** is
worth knowing. Only root causes are reported: fix one, and its consequences disappear.

${tables.join('\n')}`
}

/** A text inside a table. */
const cell = (text: string) => text.replaceAll('|', '\\|')
