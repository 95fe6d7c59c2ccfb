import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { validateJson } from '../src/scenario/convert/json.ts'
import { decode } from '../src/scenario/decode.ts'
import { fixAll } from '../src/scenario/fix.ts'
import type { Rulebook } from '../src/scenario/rulebook.ts'
import { validateBytes } from '../src/scenario/validate.ts'
import type { Validation } from '../src/scenario/validation.ts'
import { count } from '../src/scenario/wording.ts'
import { exists, findFiles, reason, STDIN } from './files.ts'
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
    const checked = await withFile(path, io, (bytes) => checkBytes(path, bytes, options, io))
    const result = await withCertificate(checked, io)
    results.push(options.keepData ? result : withoutData(result))
    // Gives Ctrl-C a chance between two files.
    await setImmediate()
    if (io.signal.aborted) break
  }
  progress.erase()
  printFailures(results, io)
  return results
}

/** Where the certificate of a battle is looked for: `ligny.certificate.json` beside `ligny.yaml`. */
const certificateBeside = (path: string) => path.replace(/(\.(ya?ml|json))?$/i, '.certificate.json')

/** A battle with what its certificate says of it, if it has one. */
async function withCertificate(result: FileResult, { cwd }: Io): Promise<FileResult> {
  if ('failure' in result || !result.validation.scenario || result.path === STDIN) return result
  const certificate = certificateBeside(result.path)
  if (!exists(resolve(cwd, certificate))) return result
  const { whyOutdated } = await import('./prove/outdated.ts')
  const outdated = whyOutdated(certificate, result.validation.scenario, cwd)
  if (!outdated) return result
  const { validation } = result
  return { ...result, validation: { ...validation, diagnostics: [...validation.diagnostics, outdated] } }
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

/** What is called JSON must be JSON, though our own reader would take YAML for it. */
function validateFile(path: string, bytes: Uint8Array, rulebooks: readonly Rulebook[]): Validation {
  const text = /\.json$/i.test(path) ? decode(bytes) : undefined
  return typeof text === 'string' ? validateJson(text, rulebooks) : validateBytes(bytes, rulebooks)
}
