import type { Path, RawDiagnostic } from '../../scenario/diagnostic.ts'
import { checkAgainst } from '../../scenario/schema/errors.ts'
import { type JsonSchema, rootPlace } from '../../scenario/schema/nodes.ts'
import type { CaseSchema } from './case-book.ts'
import schema from './schema.gen.json' with { type: 'json' }
import { validators } from './validators.gen.js'

type Part = { readonly kind: 'position' | 'expectation'; readonly path: Path; readonly value: unknown }

/** The keys at the top of a case file. */
export const FILE_KEYS: readonly string[] = Object.keys(schema.properties)

/** What is wrong with the data of a case file. What a rulebook's schema does not see is left to its `CaseBook`. */
export function checkCaseFile(own: CaseSchema, data: unknown): RawDiagnostic[] {
  const root = rootPlace(schema as unknown as JsonSchema)
  // Which system it is has been judged already.
  const found = checkAgainst(validators.file, root, data).filter(({ path }) => path[0] !== 'system')
  const findings = withCrowdedLines(found, data)
  for (const { kind, path, value } of partsOfSystem(data)) {
    const { definitions = {} } = own.schema
    const place = { node: definitions[kind]!, definition: kind, definitions }
    findings.push(...checkAgainst(own.validators[kind], place, value, path))
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
