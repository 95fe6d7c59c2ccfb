import { statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { countComments } from '../../src/scenario/convert/yaml.ts'
import { count } from '../../src/scenario/wording.ts'
import { checkBytes } from '../checking/check.ts'
import { compileLate } from '../checking/compile-late.ts'
import { describeTally, spreadUsed, tally } from '../checking/results.ts'
import { EXPORT_FORMATS, EXPORTERS, type ExportFormat } from '../export/index.ts'
import { makeFiles } from '../export/make-files.ts'
import type { PrintOptions } from '../export/print/options.ts'
import { findBattle } from '../files/shipped.ts'
import { pretty } from '../formats/pretty.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { refuseToOverwrite, writeOutput } from '../output/output.ts'
import { outputStyleFor } from '../output/style.ts'
import { visible } from '../output/terminal.ts'
import { readOrRefuse, refuseDefinitions, UsageError } from '../usage-error.ts'
import { refuseVariants } from '../variants.ts'

/** The flags of `berthier export`. */
export type ExportOptions = Partial<PrintOptions> & {
  readonly to?: ExportFormat
  readonly all?: boolean
  readonly output?: string
  readonly force?: boolean
  readonly variant?: readonly string[]
}

/** `berthier export`: a battle for other programs, or with --all a library of battles to play. */
export async function runExport(names: readonly string[], options: ExportOptions, io: Io): Promise<number> {
  if (options.all) {
    if (options.to !== undefined && options.to !== 'html')
      throw new UsageError('--all always writes pages. Remove --to.')
    if (options.variant) throw new UsageError('--variant works only with one battle. Remove --all.')
    return (await import('../export/library.ts')).exportLibrary(names, options, io)
  }
  const [name] = names
  if (name === undefined) throw new UsageError('name a battle, by its file or the id of a shipped one, or use --all.')
  if (names.length > 1) throw new UsageError('name one battle, or use --all to export several to a folder.')
  compileLate(1_000_000)
  const { format, output } = chooseFormat(options, io)
  const path = findBattle(name, io)
  const { variant } = options
  const checked = await checkBytes(path, await readOrRefuse(path, io), { variant }, io)
  if ('failure' in checked) throw new UsageError(checked.failure)
  refuseDefinitions(name, checked.validation)
  refuseVariants(name, checked.validation, variant)
  const { errors } = tally([checked])
  if (errors > 0) {
    io.stderr.write(
      `${pretty(spreadUsed([checked]), outputStyleFor(io.stderr, { quiet: true, failOn: 'error' }, io))}\n`,
    )
    if (!options.force) {
      printError(
        io,
        `cannot export ${name}: ${describeTally(tally([checked]))}. Use --force to export its valid parts.`,
      )
      return EXIT.problems
    }
  }
  const folder = dirname(output)
  const files = await makeFiles(
    {
      validation: checked.validation,
      title: name,
      format,
      name: basename(output),
      options: printOptions(options, format),
    },
    await io.rulebooks(),
  )
  const targets = files.map((file) => ({ ...file, path: folder === '.' ? file.name : join(folder, file.name) }))
  // All or nothing: a file that must not be overwritten is found before anything is written.
  for (const target of targets) refuseToOverwrite(target.path, options, io)
  for (const target of targets) await writeOutput(target.path, target.content, options, io)
  const comments = format === 'tiled' ? countComments(checked.validation.text) : 0
  if (comments > 0) io.stderr.write(`Note: ${count(comments, 'comment is', 'comments are')} not in the map.\n`)
  const size = format === 'html' ? ` (${Math.ceil(Buffer.byteLength(targets[0]!.content) / 1000)} kB)` : ''
  io.stdout.write(`Wrote ${targets.map((target) => visible(target.path)).join(', ')}${size}.\n`)
  return EXIT.clean
}

/** What is said about printing; for anything else it would be said in vain. */
function printOptions({ paper, map, hex, scale, theme }: ExportOptions, format: ExportFormat): Partial<PrintOptions> {
  const given = Object.entries({ paper, map, hex, scale, theme }).filter(([, value]) => value !== undefined)
  if (format !== 'pdf' && given.length > 0) throw new UsageError(`--${given[0]![0]} works only with --to pdf.`)
  if (map === 'one-sheet' && (hex ?? scale) !== undefined)
    throw new UsageError(
      `${hex === undefined ? '--scale' : '--hex'} works only with --map tiled: --map one-sheet fits the map to the page.`,
    )
  return Object.fromEntries(given)
}

function chooseFormat({ to, output }: ExportOptions, io: Io): { format: ExportFormat; output: string } {
  const list = EXPORT_FORMATS.map((one) => `${one} (${EXPORTERS[one].extension})`).join(', ')
  if (output === undefined) throw new UsageError('name the file with -o, such as -o waterloo.tmj.')
  const extension = extname(output).toLowerCase()
  const format = to ?? EXPORT_FORMATS.find((one) => EXPORTERS[one].extension === extension)
  if (format === undefined) throw new UsageError(`unknown extension of ${output}: add --to, or use one of ${list}.`)
  const wanted = EXPORTERS[format].extension
  if (extension !== wanted)
    throw new UsageError(`${output} has the wrong extension for ${format}. Name a file that ends in ${wanted}.`)
  if (statSync(resolve(io.cwd, output), { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`${output} is a folder. Name a file.`)
  }
  return { format, output }
}
