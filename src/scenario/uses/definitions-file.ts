import { chooseRulebook } from '../choose-rulebook.ts'
import { codesOf } from '../codes/index.ts'
import { type Range, type RawDiagnostic, Report } from '../diagnostic.ts'
import { decode } from '../reading/decode.ts'
import { jsonAsYaml, jsonFlaw } from '../reading/json-text.ts'
import { type ParsedText, parseText } from '../reading/parse.ts'
import type { Rulebook } from '../rulebook.ts'
import { checkAgainst, checkKeys } from '../schema/errors.ts'
import { unknownKey } from '../schema/keys.ts'
import { rootPlace } from '../schema/nodes.ts'
import { prune } from '../schema/prune.ts'
import { definitionKeys, isDefinitions } from './definition-keys.ts'
import { definitionsSchema } from './definitions-schema.ts'
import type { Entries } from './uses-context.ts'
import { validators } from './validators.gen.js'

/** A file of definitions as it was read, and what is wrong with it by itself. */
export type DefinitionsFile = {
  /** What it is called, and told from others by. */
  readonly path: string
  readonly text: string
  readonly parsed: ParsedText
  /** Whether it says that it has definitions; nothing is known where it is not even YAML. */
  readonly kind: 'definitions' | 'other' | 'unknown'
  readonly rulebook: Rulebook | undefined
  readonly report: Report<string>
  /** What is sound of it: what it says of itself, and the definitions. */
  readonly head: Readonly<Record<string, unknown>>
  readonly entries: Entries
  readonly uses: readonly string[]
}

/** Reads a file of definitions. Everything wrong with it by itself is in its report. */
export function readDefinitions(
  path: string,
  content: string | Uint8Array,
  rulebooks: readonly Rulebook[],
): DefinitionsFile {
  const text = typeof content === 'string' ? content : decode(content)
  if (typeof text !== 'string') return unread(path, text.text, text.finding, text.range)
  const isJson = /\.json$/i.test(path)
  const flaw = isJson ? jsonFlaw(text) : undefined
  if (flaw) {
    const { code, message } = flaw
    return unread(path, text, { code, path: [], message }, flaw.range)
  }
  return checkDefinitions(path, text, parseText(isJson ? jsonAsYaml(text) : text), rulebooks)
}

/** Checks a text of definitions that has been parsed. */
export function checkDefinitions(
  path: string,
  text: string,
  parsed: ParsedText,
  rulebooks: readonly Rulebook[],
): DefinitionsFile {
  const { data, findings } = parsed
  const report = new Report<string>()
  for (const finding of findings) report.add(finding)
  if (findings.length > 0) return { path, text, parsed, kind: 'unknown', rulebook: undefined, report, ...NOTHING }
  if (!isDefinitions(data)) return { path, text, parsed, kind: 'other', rulebook: undefined, report, ...NOTHING }
  const mapping = data as Readonly<Record<string, unknown>>
  const known = () => Object.keys(rulebooks[0] ? definitionsSchema(rulebooks[0]).properties! : {})
  const rulebook = chooseRulebook(mapping, rulebooks, known, report)
  if (!rulebook) return { path, text, parsed, kind: 'definitions', rulebook, report, ...NOTHING }

  const own = new Report<string>(codesOf(rulebook))
  const wrong = findWrong(mapping, rulebook)
  for (const finding of wrong) own.add(finding)
  const sound = (wrong.length === 0 ? data : prune(data, rootPlace(definitionsSchema(rulebook)), wrong)) as {
    readonly uses?: readonly (string | undefined)[]
    readonly [key: string]: unknown
  }
  const entries = pick(sound, definitionKeys(rulebook)) as Entries
  const uses = (sound.uses ?? []).map((reference) => reference ?? '')
  const head = pick(sound, HEAD)
  return { path, text, parsed, kind: 'definitions', rulebook, report: own, head, entries, uses }
}

const NOTHING = { head: {}, entries: {}, uses: [] } as const

const HEAD = ['format', 'system', 'id', 'title', 'authors', 'summary', 'sources', 'note']

/** What does not fit the schema: the head by that of all such files, the definitions as in a battle. */
function findWrong(data: Readonly<Record<string, unknown>>, rulebook: Rulebook): RawDiagnostic[] {
  const keys = definitionKeys(rulebook)
  const schema = definitionsSchema(rulebook)
  const head = Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)))
  const { sources } = data as { readonly sources?: unknown }
  const strangers = typeof sources === 'object' && sources !== null ? Object.keys(sources) : []
  const free = keys.filter((key) => !strangers.includes(key))
  return [
    ...checkAgainst(validators.definitions, rootPlace(schema), head),
    ...strangers.filter((key) => !keys.includes(key)).map((key) => unknownKey(key, ['sources'], free, keys)),
    // As parts of a battle, of which everything else is missing.
    ...checkKeys(rulebook.validator, rootPlace(rulebook.schema), pick(data, keys)).filter(
      ({ path }) => path.length > 0,
    ),
  ]
}

function pick(data: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.filter((key) => data[key] !== undefined).map((key) => [key, data[key]]))
}

function unread(path: string, text: string, finding: RawDiagnostic, range: Range | undefined): DefinitionsFile {
  const report = new Report<string>()
  report.add(finding)
  const empty = parseText('')
  const ranges = new Map(range ? [[finding, range]] : [])
  const parsed = { ...empty, findings: [finding], ranges, locate: () => undefined }
  return { path, text, parsed, kind: 'unknown', rulebook: undefined, report, ...NOTHING }
}
