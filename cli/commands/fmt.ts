import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { formatScenario } from '../../src/scenario/format/index.ts'
import { decode } from '../../src/scenario/reading/decode.ts'
import { validateBytes } from '../../src/scenario/validate.ts'
import { count } from '../../src/scenario/wording.ts'
import { exitCode, type FileResult, printFailures } from '../checking/results.ts'
import { findFiles, reason, STDIN } from '../files/files.ts'
import { withFile } from '../files/one-file.ts'
import { SCENARIOS } from '../files/walk.ts'
import { pretty } from '../formats/pretty.ts'
import { EXIT, type Io, printData, printError } from '../io.ts'
import { outputStyleFor } from '../output/style.ts'
import { visible } from '../output/terminal.ts'
import { writeSafely } from '../safe-file/index.ts'

/** The flags of `berthier fmt`. */
export type FmtOptions = {
  /** Change nothing; only tell which files are not in canonical form. */
  readonly check?: boolean
}

/** What became of a file: in canonical form already, to be rewritten, or without such a form. */
type FmtResult = { readonly path: string; readonly changed: boolean } | FileResult

/** `berthier fmt`: rewrites scenarios in their one canonical form, and prints the paths of those that changed. */
export async function runFmt(patterns: readonly string[], options: FmtOptions, io: Io): Promise<number> {
  const { paths, failures } = await findFiles(SCENARIOS, patterns, io, { isReadOnly: options.check ?? false })
  const unformatted: FileResult[] = [...failures]
  let changed = 0
  // Standard output is for the text of standard input.
  const out = paths.includes(STDIN) && !options.check ? io.stderr : io.stdout
  for (const path of paths) {
    const result = await withFile(path, io, (bytes) => format(path, bytes, options, io))
    if (!('changed' in result)) unformatted.push(result)
    else if (result.changed) {
      changed++
      out.write(`${visible(path)}\n`)
    }
    // Gives Ctrl-C a chance between two files.
    await setImmediate()
    if (io.signal.aborted) return EXIT.interrupted
  }
  printFailures(unformatted, io)
  io.stderr.write(pretty(unformatted, outputStyleFor(io.stderr, { quiet: true, failOn: 'error' }, io)))
  if (options.check && changed > 0) printError(io, `${count(changed, 'file')} not in canonical form: run berthier fmt.`)
  return exitCode(unformatted, 'error') || (options.check && changed > 0 ? EXIT.problems : EXIT.clean)
}

async function format(path: string, bytes: Uint8Array, { check }: FmtOptions, io: Io): Promise<FmtResult> {
  // The canonical form is YAML, which is what no reader of a JSON file expects.
  if (/\.json$/i.test(path))
    return { path, failure: `cannot format ${path}: it is JSON. Use berthier convert to turn it into YAML` }
  const given = decode(bytes)
  const rulebooks = await io.rulebooks()
  if (typeof given !== 'string') return { path, validation: validateBytes(bytes, rulebooks) }
  const formatted = formatScenario(given, rulebooks)
  if (!('text' in formatted)) return { path, validation: { text: given, ...formatted } }

  const { text } = formatted
  if (path === STDIN && !check) {
    printData(io, text)
    return { path, changed: false }
  }
  if (text === given || check) return { path, changed: text !== given }
  try {
    await writeSafely(resolve(io.cwd, path), text, bytes, (sentence) => printError(io, sentence))
  } catch (error) {
    return { path, failure: `cannot write ${path}: ${reason(error)}` }
  }
  return { path, changed: true }
}
