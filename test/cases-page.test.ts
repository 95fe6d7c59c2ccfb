import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { EXAMPLES } from '../cli/help.ts'
import schema from '../src/engine/cases/schema.gen.json' with { type: 'json' }
import { checkCaseFile } from '../src/engine/cases/schema.ts'

const page = readFileSync(new URL('../docs/cases.md', import.meta.url), 'utf8')
const [example] = Array.from(page.matchAll(/^```yaml\n(.*?)^```$/gms), (match) => match[1]!)
const { definitions } = schema

describe('docs/cases.md', () => {
  test('shows a file that the schema accepts', () => {
    const data = parse(example!) as { system: string; cases: unknown[] }
    expect(checkCaseFile(data.system, data)).toEqual([])
    expect(data.cases.length).toBeGreaterThan(0)
  })

  test.each([
    ...Object.keys(definitions.case.properties),
    ...Object.keys(definitions.anyCheck.properties),
    ...Object.keys(definitions['vive-lempereur-position'].properties),
    ...Object.keys(definitions['vive-lempereur-expectation'].properties),
    ...definitions['vive-lempereur-position'].properties.begin.enum,
    ...definitions['vive-lempereur-expectation'].properties.decision.enum,
  ])('explains %s', (word) => {
    expect(page).toMatch(new RegExp(`[\`{ ]${word}[\`:]`))
  })

  test('shows the commands that the help shows', () => {
    const commands = Array.from(page.matchAll(/^\$ (berthier cases.*?) *(?:#.*)?$/gm), (match) => match[1]!)
    expect(commands.length).toBeGreaterThan(0)
    const helped = EXAMPLES['cases']!.map((line) => line.split(/ {2,}/)[0])
    expect(commands.filter((command) => !helped.includes(command))).toEqual([])
  })
})
