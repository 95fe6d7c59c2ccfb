import { statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import pkg from '../../package.json' with { type: 'json' }
import { openBattle } from '../../src/export/open-battle.ts'
import { countComments } from '../../src/scenario/convert/yaml.ts'
import { count } from '../../src/scenario/wording.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { checkBytes } from '../check.ts'
import { refuseCrowdedBoard } from '../crowded-board.ts'
import { EXPORT_FORMATS, EXPORTERS, type ExportFormat } from '../export/index.ts'
import type { PrintOptions } from '../export/print/options.ts'
import { pretty } from '../formats/pretty.ts'
import { complain, EXIT, type Io } from '../io.ts'
import { refuseToOverwrite, writeOutput } from '../output.ts'
import { describeTally, tally } from '../results.ts'
import { MADE_BY } from '../seal.ts'
import { findBattle } from '../shipped.ts'
import { visible } from '../terminal.ts'
import { readOrRefuse, UsageError } from '../usage-error.ts'
import { viewFor } from '../view.ts'

/** The flags of `berthier export`. */
export type ExportOptions = Partial<PrintOptions> & {
  readonly to?: ExportFormat
  readonly all?: boolean
  readonly output?: string
  readonly force?: boolean
}

/** `berthier export`: a battle for other programs, or with --all a library of battles to play. */
export async function runExport(names: readonly string[], options: ExportOptions, io: Io): Promise<number> {
  if (options.all) {
    if (options.to !== undefined && options.to !== 'html') throw new UsageError('--all makes pages: leave --to out.')
    return (await import('../export/library.ts')).exportLibrary(names, options, io)
  }
  const [name] = names
  if (name === undefined) throw new UsageError('name a battle: a file, or the id of a shipped one; or say --all.')
  if (names.length > 1) throw new UsageError('one battle at a time; --all makes a folder of several.')
  const { format, output } = chooseFormat(options, io)
  const path = findBattle(name, io)
  const checked = await checkBytes(path, await readOrRefuse(path, io), {}, io)
  if ('failure' in checked) throw new UsageError(checked.failure)
  const { errors } = tally([checked])
  if (errors > 0) {
    io.stderr.write(`${pretty([checked], viewFor(io.stderr, { quiet: true, failOn: 'error' }, io))}\n`)
    if (!options.force) {
      complain(io, `${name} was not exported: ${describeTally(tally([checked]))}. --force exports what is sound of it.`)
      return EXIT.problems
    }
  }
  const battle = await openBattle(checked.validation, SYSTEMS)
  if (!battle) throw new UsageError(`there is no board to export in ${name}. berthier validate shows what is wrong.`)
  refuseCrowdedBoard(battle.portrait, name)
  const make = await EXPORTERS[format].load()
  const folder = dirname(output)
  const files = await make(
    battle,
    basename(output),
    { mark: MADE_BY, version: pkg.version },
    printOptions(options, format),
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
  if (format !== 'pdf' && given.length > 0) throw new UsageError(`--${given[0]![0]} is for --to pdf only.`)
  if (map === 'one-sheet' && (hex ?? scale) !== undefined)
    throw new UsageError(
      `${hex === undefined ? '--scale' : '--hex'} is for a tiled map: --map one-sheet fits it to the page.`,
    )
  return Object.fromEntries(given)
}

function chooseFormat({ to, output }: ExportOptions, io: Io): { format: ExportFormat; output: string } {
  const list = EXPORT_FORMATS.map((one) => `${one} (${EXPORTERS[one].extension})`).join(', ')
  if (output === undefined) throw new UsageError('name the file with -o, such as -o waterloo.tmj.')
  const extension = extname(output).toLowerCase()
  const format = to ?? EXPORT_FORMATS.find((one) => EXPORTERS[one].extension === extension)
  if (format === undefined) throw new UsageError(`the extension of ${output} names no format; or say --to: ${list}.`)
  const wanted = EXPORTERS[format].extension
  if (extension !== wanted) throw new UsageError(`${format} needs a file that ends in ${wanted}: ${output} does not.`)
  if (statSync(resolve(io.cwd, output), { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`${output} is a folder; name a file.`)
  }
  return { format, output }
}
