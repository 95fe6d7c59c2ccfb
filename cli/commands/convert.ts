import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { convert } from '../../src/scenario/convert/convert.ts'
import {
  FORMATS,
  INPUT_FORMATS,
  type InputFormat,
  inputFormat,
  type OutputFormat,
  outputFormat,
} from '../../src/scenario/convert/formats.ts'
import { decode } from '../../src/scenario/reading/decode.ts'
import type { Rulebook } from '../../src/scenario/rulebook.ts'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import type { UsesContext } from '../../src/scenario/uses/uses-context.ts'
import { count } from '../../src/scenario/wording.ts'
import { validateFile } from '../checking/check.ts'
import { describeTally, spreadUsed, tally } from '../checking/results.ts'
import { usesOf } from '../checking/used-files.ts'
import { exists, STDIN } from '../files/files.ts'
import { pretty } from '../formats/pretty.ts'
import { EXIT, type Io, printData, printError } from '../io.ts'
import { outputStyleFor } from '../output/style.ts'
import { visible } from '../output/terminal.ts'
import { readOrRefuse, UsageError, writeOrRefuse } from '../usage-error.ts'

/** The flags of `berthier convert`. */
export type ConvertOptions = {
  readonly from?: string
  readonly to?: string
  readonly title?: string
  readonly scenario?: string
  readonly system?: string
  readonly inline?: boolean
  readonly force?: boolean
}

/** `berthier convert`: from YAML, JSON, a set-up or a map of Tiled to YAML, JSON, a set-up or a Markdown sheet. */
export async function runConvert(input: string, output: string, options: ConvertOptions, io: Io): Promise<number> {
  const path = input === '-' ? STDIN : input
  const { from, to } = chooseFormats(input, output, options)
  if (output !== '-') refuseToOverwrite(output, options.force ?? false, io)
  const text = decode(await readOrRefuse(path, io))
  if (typeof text !== 'string') throw new UsageError(`cannot convert ${path}: ${text.finding.message}`)
  if (from === 'notation' && isSheet(text))
    throw new UsageError(
      `${path} is a Markdown sheet, which berthier writes but does not read. Convert the file that it was made from.`,
    )
  const {
    output: converted,
    diagnostics,
    notes,
    refusal,
    impossible,
    used,
  } = await convert({ ...options, text, from, to }, await io.rulebooks(), usesOf(path, io))
  if (refusal !== undefined) throw new UsageError(refusal)

  const results = spreadUsed([{ path, validation: { text, diagnostics, ...(used && { used }) } }])
  const shown = pretty(results, outputStyleFor(io.stderr, { quiet: true, failOn: 'error' }, io))
  if (shown !== '') io.stderr.write(`${shown}\n`)
  if (converted === undefined) {
    printError(io, `${path} was not converted: ${impossible ?? describeTally(tally(results))}.`)
    return EXIT.problems
  }
  for (const note of notes) io.stderr.write(`Note: ${visible(note)}\n`)
  if (output === '-') printData(io, converted)
  else await writeOrRefuse(output, converted, options.force ? 'anything' : 'nothing', io)
  const { errors: told } = tally(results)
  const errors = told || countErrors(converted, to, await io.rulebooks(), usesOf(output === '-' ? path : output, io))
  const said = [
    ...(output === '-' ? [] : [`Wrote ${visible(output)}.`]),
    ...(errors === 0
      ? []
      : [`The battle has ${count(errors, 'error')}.${told > 0 ? '' : ' Run berthier validate for details.'}`]),
  ]
  if (said.length > 0) io.stderr.write(`${said.join(' ')}\n`)
  return errors === 0 ? EXIT.clean : EXIT.problems
}

/** The errors of what was made: a set-up can be sound and the battle not, as it says nothing of the ground. */
function countErrors(text: string, format: OutputFormat, rulebooks: readonly Rulebook[], uses: UsesContext): number {
  if (format !== 'yaml' && format !== 'json') return 0
  const { diagnostics } = validateFile(`.${format}`, text, rulebooks, uses)
  return diagnostics.filter(({ severity }) => severity === 'error').length
}

/** What `--to markdown` writes has tables of units, which no set-up has. */
function isSheet(text: string): boolean {
  return /^# .+\n/.test(text) && /^\| Units? \|/m.test(text)
}

function chooseFormats(
  input: string,
  output: string,
  options: ConvertOptions,
): { from: InputFormat; to: OutputFormat } {
  const from = pick(options.from, INPUT_FORMATS, '--from') ?? inputFormat(input)
  const to = pick(options.to, FORMATS, '--to') ?? outputFormat(output)
  if (!from) throw new UsageError(unknownFormat(input, '--from', INPUT_FORMATS))
  if (!to) throw new UsageError(unknownFormat(output, '--to', FORMATS))
  if (options.inline && (from === 'notation' || from === 'tiled'))
    throw new UsageError('--inline works only with a battle in YAML or JSON.')
  if (from === to && !options.inline)
    throw new UsageError(`${input} and ${output} have the same format, ${from}. To rewrite a file, use berthier fmt.`)
  return { from, to }
}

function pick<T extends string>(word: string | undefined, words: readonly T[], flag: string): T | undefined {
  if (word === undefined) return undefined
  const found = words.find((candidate) => candidate === word)
  if (found) return found
  const hint = didYouMean(suggest(word, words)) ?? `Formats: ${words.join(', ')}.`
  throw new UsageError(`unknown format ${flag} ${word}. ${hint}`)
}

function unknownFormat(path: string, flag: string, formats: readonly string[]): string {
  const which = path === '-' ? `- has no extension: add ${flag}` : `unknown extension of ${path}: add ${flag}`
  const maps = flag === '--from' ? ', .tmj (Tiled map)' : '; for others, use berthier export'
  return `${which}: ${formats.join(', ')}. Extensions: .yaml, .yml, .json, .md (Markdown), .txt (set-up notation)${maps}.`
}

function refuseToOverwrite(output: string, force: boolean, io: Io): void {
  const target = resolve(io.cwd, output)
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${output} is a folder. Name a file.`)
  if (exists(target) && !force) throw new UsageError(`${output} already exists. Use --force to overwrite it.`)
}
