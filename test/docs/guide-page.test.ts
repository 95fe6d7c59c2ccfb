import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import { formatScenario } from '../../src/scenario/format/index.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { resolveReference } from '../../src/scenario/uses/uses-context.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

// Every example of the guide goes into a new battle of its rulebook; what stands below it is how the battle has changed then.

const page = readFileSync(new URL('../../docs/guide.md', import.meta.url), 'utf8')

/** A piece of a battle, the rulebook that it is for, and what the page says comes of it. */
type Example = {
  readonly task: string
  readonly system: string
  readonly yaml: string
  readonly says: readonly string[]
}

const PIECE = /^In `(?<system>[a-z-]+)`:\n+```yaml\n(?<yaml>.*?)^```$(?:\n+```text\n(?<says>.*?)^```$)?/gms

const examples: Example[] = page.split(/^## /m).flatMap((part) => {
  const task = part.slice(0, part.indexOf('\n'))
  return Array.from(part.matchAll(PIECE), ({ groups }) => {
    const { system, yaml, says } = groups as { system: string; yaml: string; says?: string }
    return { task, system, yaml, says: says?.trimEnd().split('\n') ?? [] }
  })
})

/** Files that the page shows whole: their first line names them. */
const files = Object.fromEntries(
  Array.from(page.matchAll(/^```yaml\n# (\S+\.yaml)\n(.*?)^```$/gms), ([, path, text]) => [path!, text!]),
)

const open = (reference: string, from: string) => {
  const path = resolveReference(reference, from)
  return files[path] === undefined ? { path, failure: 'there is no such file' } : { path, content: files[path] }
}

describe('docs/guide.md', () => {
  test('has examples for every rulebook, and no other pieces of YAML than those that are tried', () => {
    expect(new Set(examples.map(({ system }) => system))).toEqual(new Set(SYSTEMS.map(({ id }) => id)))
    expect(page.match(/^```yaml$/gm)).toHaveLength(examples.length + Object.keys(files).length)
  })

  test.each(examples)('$task ($system)', async ({ system, yaml, says }) => {
    const { template } = SYSTEMS.find(({ id }) => id === system)!
    const text = JSON.stringify(merge(parse(template), parse(yaml)))
    const uses = { path: 'battles/mine.yaml', open }
    const validation = validate(text, SYSTEMS, parseText(text), uses)
    const { diagnostics, used = [] } = validation
    expect([...diagnostics, ...used.flatMap((file) => file.diagnostics)].map(({ message }) => message)).toEqual([])
    const { changes } = (await compareBattles(validate(template, SYSTEMS), validation, SYSTEMS))!
    expect(says).toEqual(changes.map((change) => change.text))
  })

  test.each(Object.entries(files))('%s is sound, and in canonical form', (path, text) => {
    expect(validate(text, SYSTEMS, parseText(text), { path, open }).diagnostics).toEqual([])
    expect(formatScenario(text, SYSTEMS)).toEqual({ text })
  })
})

/** A battle with a piece put into it: mappings grow, everything else is replaced. */
function merge(battle: unknown, piece: unknown): unknown {
  if (!isMapping(battle) || !isMapping(piece)) return piece
  const merged: Record<string, unknown> = { ...battle }
  for (const [key, value] of Object.entries(piece)) merged[key] = merge(battle[key], value)
  return merged
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
