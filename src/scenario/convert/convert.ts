import { escapeControls } from '../control-characters.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { formatScenario } from '../format/index.ts'
import { jsonAsYaml, jsonFlaw } from '../reading/json-text.ts'
import { type ParsedText, parseText } from '../reading/parse.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Scenario } from '../types.gen.ts'
import { inlineUsed, lacksUsed } from '../uses/inline.ts'
import type { UsesContext } from '../uses/uses-context.ts'
import { validate } from '../validate.ts'
import type { UsedFile, Validation } from '../validation.ts'
import { count } from '../wording.ts'
import { chooseBattle } from './choose-battle.ts'
import { dropUnused } from './drop-unused.ts'
import type { InputFormat, OutputFormat } from './formats.ts'
import { validateParsedJson } from './json.ts'
import { formatSheet } from './markdown.ts'
import type { Remark } from './notation.ts'
import { readTiled } from './tiled.ts'
import { countComments, formatYaml, inexactNumbers } from './yaml.ts'

/** What to convert, and how. */
export type ConversionRequest = {
  readonly text: string
  readonly from: InputFormat
  readonly to: OutputFormat
  /** The title for a battle of a set-up, in place of its own. */
  readonly title?: string
  /** Which battle of a text that holds several, by its title. */
  readonly scenario?: string
  /** The rulebook whose notation a set-up is written in. */
  readonly system?: string
  /** Write out what the battle uses, so that it needs no other file. */
  readonly inline?: boolean
}

/** The result of a conversion. If there is no output, the diagnostics or the refusal say why. */
export type Conversion = {
  readonly output?: string
  /** About the text that was read. */
  readonly diagnostics: readonly Diagnostic[]
  /** What the output leaves out, as sentences. */
  readonly notes: readonly string[]
  /** The files that it uses, with what is wrong in them. */
  readonly used?: readonly UsedFile[]
  /** Why the battle, sound as it is, cannot be written in this format. */
  readonly impossible?: string
  /** The request itself cannot be met. */
  readonly refusal?: string
}

/** Data that was read, sound enough to go on with. */
type Source = {
  readonly data: unknown
  readonly remarks: readonly Remark[]
  readonly diagnostics: readonly Diagnostic[]
  readonly notes: readonly string[]
  readonly used?: readonly UsedFile[]
  /** The battle, if the data are one without errors. */
  readonly scenario: Scenario | undefined
  /** The text itself, where it is YAML whose comments are to be kept. */
  readonly text?: string
}

/**
 * Converts a battle. Between YAML and JSON any data can be converted; a sheet or a set-up needs a battle without
 * errors.
 */
export async function convert(
  request: ConversionRequest,
  rulebooks: readonly Rulebook[],
  uses?: UsesContext,
): Promise<Conversion> {
  const source = await READERS[request.from](request, rulebooks, uses)
  if (!('data' in source)) return source
  const { used } = source
  return { ...(await write(request, source, rulebooks)), ...(used && { used }) }
}

async function write(request: ConversionRequest, source: Source, rulebooks: readonly Rulebook[]): Promise<Conversion> {
  const { data, remarks, diagnostics, scenario, text: kept } = source
  if (request.to === 'yaml' && kept !== undefined) return { output: canonical(kept, rulebooks), diagnostics, notes: [] }
  if (request.to === 'json') {
    return { output: `${escapeControls(JSON.stringify(data, null, 2))}\n`, diagnostics, notes: source.notes }
  }
  if (request.to === 'yaml') return { output: canonical(formatYaml(data, remarks), rulebooks), diagnostics, notes: [] }
  if (!scenario) return { diagnostics, notes: [] }

  const rulebook = rulebooks.find(({ id }) => id === scenario.system)
  if (request.to === 'markdown') {
    return { output: formatSheet(scenario, rulebook?.describe?.(scenario) ?? []), diagnostics, notes: [] }
  }
  const notation = await rulebook?.loadNotation?.()
  if (!notation) {
    return {
      diagnostics: [],
      notes: [],
      refusal: `${scenario.system} has no set-up notation. Convert to .md for a readable sheet or to .json for all data.`,
    }
  }
  const written = notation.format(scenario)
  if ('impossible' in written) return { diagnostics, notes: [], impossible: written.impossible }
  const { text, omitted } = written
  const notes =
    omitted.length === 0
      ? []
      : [`The set-up notation cannot express these parts, so they are left out: ${omitted.join(', ')}.`]
  return { output: text, diagnostics, notes }
}

const READERS: Record<
  InputFormat,
  (
    request: ConversionRequest,
    rulebooks: readonly Rulebook[],
    uses?: UsesContext,
  ) => Source | Conversion | Promise<Source | Conversion>
> = {
  yaml: readYaml,
  json: readJson,
  notation: readNotation,
  tiled: readMapOfTiled,
}

function readYaml(
  { text, to, inline }: ConversionRequest,
  rulebooks: readonly Rulebook[],
  uses?: UsesContext,
): Source | Conversion {
  const parsed = parseText(text)
  return readData(text, to, parsed, validate(text, rulebooks, parsed, uses), inline && rulebooks)
}

function readJson(
  { text, inline }: ConversionRequest,
  rulebooks: readonly Rulebook[],
  uses?: UsesContext,
): Source | Conversion {
  const flaw = jsonFlaw(text)
  if (flaw) return { diagnostics: [flaw], notes: [] }
  const yaml = jsonAsYaml(text)
  const parsed = parseText(yaml)
  return readData(yaml, 'json', parsed, validateParsedJson(text, parsed, rulebooks, uses), inline && rulebooks)
}

function readData(
  text: string,
  to: OutputFormat,
  { data, document, findings }: ParsedText,
  validation: Validation,
  /** What to write used definitions out by. */
  inline: readonly Rulebook[] | false = false,
): Source | Conversion {
  const { diagnostics, scenario, used, definitions } = validation
  const more = used ? { used } : {}
  if (findings.length > 0) return { diagnostics, notes: [] }
  if (inline && lacksUsed(validation)) return { diagnostics, notes: [], ...more }
  const inexact = to === 'json' ? inexactNumbers(document) : []
  if (inexact.length > 0) return { diagnostics: [...diagnostics, ...inexact], notes: [] }
  const comments = countComments(text)
  const notes =
    comments > 0 ? [`JSON has no comments: ${count(comments, 'comment was', 'comments were')} left out.`] : []
  const whole = inline && (definitions ? dropUnused(inlineUsed(text, validation), definitions, inline) : text)
  const kept = whole !== false && to === 'yaml' ? { text: whole } : {}
  return {
    data: whole === false ? data : parseText(whole).data,
    remarks: [],
    diagnostics,
    notes,
    scenario,
    ...more,
    ...kept,
  }
}

async function readNotation(request: ConversionRequest, rulebooks: readonly Rulebook[]): Promise<Source | Conversion> {
  const choice = await chooseBattle(request, rulebooks)
  if (!('data' in choice)) return { notes: [], ...choice }
  const { data, remarks, diagnostics } = choice
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, notes: [] }
  // Its data fit the schema; that the ground is missing does not matter for a sheet.
  return { data, remarks, diagnostics, notes: [], scenario: data as unknown as Scenario }
}

function readMapOfTiled(request: ConversionRequest, rulebooks: readonly Rulebook[]): Source | Conversion {
  const reading = readTiled(request, rulebooks)
  if (!('data' in reading)) return { notes: [], ...reading }
  const { data, diagnostics } = reading
  const isSound = diagnostics.every(({ severity }) => severity !== 'error')
  return { data, remarks: [], diagnostics, notes: [], scenario: isSound ? (data as unknown as Scenario) : undefined }
}

/** The canonical form of YAML that names its rulebook; other data stay as they are. */
function canonical(yaml: string, rulebooks: readonly Rulebook[]): string {
  const formatted = formatScenario(yaml, rulebooks)
  return 'text' in formatted ? formatted.text : yaml
}
