import type { Path, RawDiagnostic } from '../../scenario/diagnostic.ts'
import { checkAgainst } from '../../scenario/schema-errors.ts'
import type { Definitions, SchemaNode, SchemaPlace } from '../../scenario/schema-nodes.ts'
import schema from './schema.gen.json' with { type: 'json' }
import { validators } from './validators.gen.js'

type Part = { readonly kind: 'position' | 'expectation'; readonly path: Path; readonly value: unknown }

const definitions = schema.definitions as unknown as Definitions

/** The keys at the top of a case file. */
export const FILE_KEYS: readonly string[] = Object.keys(schema.properties)

/** What is wrong with the data of a case file. What a system says nothing of is left to its `CaseBook`. */
export function checkCaseFile(system: string, data: unknown): RawDiagnostic[] {
  const root: SchemaPlace = { node: schema as unknown as SchemaNode, definition: undefined, definitions }
  // Which system it is has been judged already.
  const found = checkAgainst(validators['cases']!, root, data).filter(({ path }) => path[0] !== 'system')
  const findings = withCrowdedLines(found, data)
  for (const { kind, path, value } of partsOfSystem(data)) {
    const name = `${system}-${kind}`
    const validate = validators[name]
    if (!validate) continue
    const place: SchemaPlace = { node: definitions[name]!, definition: name, definitions }
    findings.push(...checkAgainst(validate, place, value, path))
  }
  return findings
}

/** Where a line of play has two checks, that is the mistake, and not that each has keys which the other knows nothing of. */
function withCrowdedLines(findings: readonly RawDiagnostic[], data: unknown): RawDiagnostic[] {
  const crowded = entries(get(data, 'cases')).flatMap(([i, example]) =>
    entries(get(example, 'play')).flatMap(([j, line]): RawDiagnostic[] => {
      const keys = isMapping(line) ? Object.keys(line) : []
      const checks = CHECKS.flatMap((own) => keys.find((key) => own.includes(key)) ?? [])
      if (checks.length < 2) return []
      const message = `${checks.join(' and ')} are separate checks, and a line of play has only one.`
      const hint = 'Put each in its own line; only legal and illegal go together.'
      return [{ code: 'schema/choice', path: ['cases', i, 'play', j], target: 'key', message, hint }]
    }),
  )
  const isWithin = ({ path }: RawDiagnostic, line: RawDiagnostic) => line.path.every((step, i) => path[i] === step)
  return [...findings.filter((finding) => !crowded.some((line) => isWithin(finding, line))), ...crowded]
}

/** The keys that make a line of play a check, those of one check together. */
const CHECKS: readonly (readonly string[])[] = [['refused'], ['legal', 'illegal'], ['explain'], ['expect']]

/** The positions and expectations in a file; what is not even a mapping has been reported. */
function partsOfSystem(data: unknown): Part[] {
  return entries(get(data, 'cases')).flatMap(([i, example]): Part[] => {
    const path = ['cases', i]
    const parts: Part[] = [
      { kind: 'position', path: [...path, 'position'], value: get(example, 'position') },
      ...entries(get(example, 'play')).map(
        ([j, line]): Part => ({
          kind: 'expectation',
          path: [...path, 'play', j, 'expect'],
          value: get(line, 'expect'),
        }),
      ),
      { kind: 'expectation', path: [...path, 'expect'], value: get(example, 'expect') },
    ]
    return parts.filter(({ value }) => isMapping(value))
  })
}

function get(value: unknown, key: string): unknown {
  return isMapping(value) ? value[key] : undefined
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function entries(value: unknown): [number, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : []
}
