import { diagnoseAll } from '../scenario/diagnose.ts'
import { type Diagnostic, type Path, type Range, Report } from '../scenario/diagnostic.ts'
import { jsonAsYaml } from '../scenario/reading/json-text.ts'
import { parseText } from '../scenario/reading/parse.ts'
import { didYouMean, suggest } from '../scenario/suggest.ts'
import { kindOf, quote } from '../scenario/wording.ts'
import { REPLAY_FORMAT, type Replay } from './replay.ts'

/** What is known of a text that should be a replay. */
export type ReplayText = {
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  /** Absent where something is wrong with it. */
  readonly replay?: Replay
  readonly locate: (path: Path) => Range | undefined
}

/** A value as a replay must have it. */
type Field = {
  /** What it must be, for a person. */
  readonly kind: string
  readonly fits: (value: unknown) => boolean
  readonly optional?: true
  /** What it holds, where each part has a name of its own. */
  readonly fields?: Fields
  /** What its entries must be, where it has any number of them. */
  readonly entries?: Field
}

type Fields = Readonly<Record<string, Field>>

/** Reads a replay in JSON or YAML. Everything wrong with it is in the diagnostics; whatever its texts say, they are only data. */
export function readReplay(text: string): ReplayText {
  const parsed = parseText(/^\ufeff?\s*\{/.test(text) ? jsonAsYaml(text) : text)
  const report: Report<string> = new Report()
  for (const finding of parsed.findings) report.add(finding)
  if (parsed.findings.length === 0) checkReplay(parsed.data, report)
  const diagnostics = diagnoseAll(report, parsed)
  const isSound = diagnostics.length === 0
  return { text, diagnostics, ...(isSound && { replay: parsed.data as Replay }), locate: (path) => parsed.locate(path) }
}

function checkReplay(data: unknown, report: Report): void {
  // Anything else, such as a scenario, would be wrong key by key.
  if (!isMapping(data) || !('actions' in data || 'berthier' in data)) {
    const message = `A replay must be a mapping with keys such as ${Object.keys(REPLAY).slice(0, 3).join(', ')}, but this ${isMapping(data) ? 'has other keys' : `is ${kindOf(data)}`}.`
    const hint = 'Name a saved game. To play a battle, use berthier play.'
    report.add({ code: data === null ? 'file/empty' : 'schema/type', path: [], message, hint })
    return
  }
  if (Number.isInteger(data['berthier']) && data['berthier'] !== REPLAY_FORMAT) {
    const message = `The replay has format ${String(data['berthier'])}, but this Berthier reads format ${REPLAY_FORMAT}.`
    report.add({ code: 'format/unsupported', path: ['berthier'], message, hint: 'Update Berthier.' })
    return
  }
  checkFields(data, [], REPLAY, report)
}

function checkFields(data: Readonly<Record<string, unknown>>, path: Path, fields: Fields, report: Report): void {
  const place = path.length === 0 ? 'at the top of the file' : `in ${path.join(' › ')}`
  const missing = Object.keys(fields).filter((key) => !Object.hasOwn(data, key))
  const meant = new Set<string>()
  for (const [key, value] of Object.entries(data)) {
    if (Object.hasOwn(fields, key)) {
      checkValue(value, [...path, key], fields[key]!, report)
      continue
    }
    const suggestion = suggest(key, missing)
    if (suggestion) meant.add(suggestion.word)
    const message = `Unknown key ${quote(key)} ${place}.`
    const hint = didYouMean(suggestion) ?? `Keys here: ${Object.keys(fields).join(', ')}.`
    report.add({ code: 'schema/unknown-key', path: [...path, key], target: 'key', message, hint })
  }
  for (const key of missing) {
    // The key that is missing is the one that was mistyped.
    if (fields[key]!.optional || meant.has(key)) continue
    const message = `The key ${key} is missing ${place}.`
    report.add({ code: 'schema/missing-key', path, target: 'key', message, hint: `Add it: ${fields[key]!.kind}.` })
  }
}

function checkValue(value: unknown, path: Path, field: Field, report: Report): void {
  if (!field.fits(value)) {
    const last = path.at(-1)
    const name = typeof last === 'number' ? `Entry ${last + 1} of ${path.slice(0, -1).join(' › ')}` : quote(last)
    report.add({ code: 'schema/type', path, message: `${name} must be ${field.kind}, but is ${kindOf(value)}.` })
    return
  }
  if (field.fields) checkFields(value as Readonly<Record<string, unknown>>, path, field.fields, report)
  const { entries } = field
  if (!entries) return
  if (Array.isArray(value)) for (const [i, entry] of value.entries()) checkValue(entry, [...path, i], entries, report)
  else for (const [key, entry] of Object.entries(value as object)) checkValue(entry, [...path, key], entries, report)
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const TEXT: Field = { kind: 'a text', fits: (value) => typeof value === 'string' }
const NUMBER: Field = {
  kind: `a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`,
  fits: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
}
const MAPPING = { kind: 'a mapping', fits: isMapping }

const REPLAY: Fields = {
  berthier: { kind: `the format of replays, ${REPLAY_FORMAT}`, fits: (value) => value === REPLAY_FORMAT },
  system: TEXT,
  rules: NUMBER,
  scenario: {
    ...MAPPING,
    fields: {
      id: TEXT,
      variants: { kind: 'a list of variants', fits: Array.isArray, entries: TEXT, optional: true },
      digest: { ...MAPPING, kind: 'a mapping of the parts of the battle to their digests', entries: TEXT },
    },
  },
  seed: NUMBER,
  actions: { kind: 'a list of texts', fits: Array.isArray, entries: TEXT },
  outcome: {
    ...MAPPING,
    optional: true,
    fields: {
      winner: {
        kind: 'the id of a side, or null in a draw',
        fits: (value) => value === null || typeof value === 'string',
      },
      level: TEXT,
      reason: TEXT,
    },
  },
  position: { ...TEXT, optional: true },
  test: { kind: 'true, or left out', fits: (value) => value === true, optional: true },
  // What it holds is checked as every scenario is, by whoever plays it.
  battle: { ...MAPPING, kind: 'the battle, as a scenario file has it', optional: true },
} satisfies { readonly [Key in keyof Replay]-?: Field }
