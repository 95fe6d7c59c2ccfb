import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { validateJson } from '../src/scenario/convert/json.ts'
import { decode, MAX_BYTES } from '../src/scenario/decode.ts'
import { fixAll } from '../src/scenario/fix.ts'
import type { ParsedText } from '../src/scenario/parse.ts'
import type { Rulebook } from '../src/scenario/rulebook.ts'
import { validate, validateBytes } from '../src/scenario/validate.ts'
import type { Validation } from '../src/scenario/validation.ts'
import { count } from '../src/scenario/wording.ts'
import { findFiles, reason, STDIN } from './files.ts'
import { type Io, printData, printError } from './io.ts'
import { withFile } from './one-file.ts'
import { Progress } from './progress.ts'
import { type FileResult, printFailures } from './results.ts'
import { writeSafely } from './safe-file/index.ts'
import { visible } from './terminal.ts'
import { SCENARIOS } from './walk.ts'

/** How files are checked. */
export type CheckOptions = {
  /** Apply safe fixes, and write the files. */
  readonly fix?: boolean
  readonly quiet?: boolean
  /** Keep what the files say, not only what is wrong with them. */
  readonly keepData?: boolean
}

/** Checks everything that the arguments name. What cannot be read is said on standard error, and in the results. */
export async function checkScenarios(
  patterns: readonly string[],
  options: CheckOptions,
  io: Io,
): Promise<readonly FileResult[]> {
  const { paths, failures } = await findFiles(SCENARIOS, patterns, io, { isReadOnly: !options.fix })
  const results: FileResult[] = [...failures]
  const progress = new Progress(paths.length, io)
  for (const [index, path] of paths.entries()) {
    progress.show(index + 1, path)
    const result = await withFile(path, io, (bytes) => checkBytes(path, bytes, options, io))
    results.push(options.keepData ? result : withoutData(result))
    // Gives Ctrl-C a chance between two files.
    await setImmediate()
    if (io.signal.aborted) break
  }
  progress.erase()
  printFailures(results, io)
  return results
}

/** Hundreds of battles in memory would slow down the check of the next one. */
function withoutData(result: FileResult): FileResult {
  if ('failure' in result) return result
  const { text, diagnostics } = result.validation
  return { path: result.path, validation: { text: diagnostics.length > 0 ? text : '', diagnostics } }
}

/** Checks a file that has been read, and with `fix` applies the safe fixes and writes it. */
export async function checkBytes(path: string, bytes: Uint8Array, options: CheckOptions, io: Io): Promise<FileResult> {
  const rulebooks = await io.rulebooks()
  const validation = validateFile(path, bytes, rulebooks)
  if (!options.fix) return { path, validation }
  const mended = fixAll(validation, rulebooks)
  if (path === STDIN) {
    printData(io, mended.validation.text)
  } else if (mended.fixed > 0) {
    try {
      const onRescue = (sentence: string) => printError(io, sentence)
      await writeSafely(resolve(io.cwd, path), mended.validation.text, bytes, onRescue)
    } catch (error) {
      return { path, failure: `cannot write ${path}: ${reason(error)}` }
    }
  }
  if (mended.fixed > 0 && !options.quiet)
    io.stderr.write(`Fixed ${count(mended.fixed, 'problem')} in ${visible(path)}.\n`)
  return { path, validation: mended.validation }
}

/** Checks the text or the bytes of a file. What is called JSON must be JSON, though our own reader would take YAML for it. */
export function validateFile(
  path: string,
  content: string | Uint8Array,
  rulebooks: readonly Rulebook[],
  parsed?: ParsedText,
): Validation {
  const isText = typeof content === 'string' && Buffer.byteLength(content) <= MAX_BYTES
  const text = isText ? content : decode(Buffer.from(content))
  if (typeof text !== 'string') return validateBytes(Buffer.from(content), rulebooks)
  return /\.json$/i.test(path) ? validateJson(text, rulebooks) : validate(text, rulebooks, parsed)
}
