import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { validateBytes } from '../src/scenario/validate.ts'
import { RULEBOOKS } from '../src/systems/index.ts'
import { findScenarios, readScenario, reason, STDIN, unreadable, writeAtomically } from './files.ts'
import { fixAll } from './fix.ts'
import { complain, type Io } from './io.ts'
import { Progress } from './progress.ts'
import { type FileResult, plural } from './results.ts'
import { visible } from './terminal.ts'

/** How files are checked. */
export type CheckOptions = {
  /** Apply safe fixes, and write the files. */
  readonly fix?: boolean
  readonly quiet?: boolean
}

/** Checks everything that the arguments name. What cannot be read is said on standard error, and in the results. */
export async function checkScenarios(
  patterns: readonly string[],
  options: CheckOptions,
  io: Io,
): Promise<readonly FileResult[]> {
  const { paths, failures } = await findScenarios(patterns, io)
  const results: FileResult[] = [...failures]
  const progress = new Progress(paths.length, io)
  for (const path of paths) {
    progress.show(path)
    results.push(await checkScenario(path, options, io))
    // Gives Ctrl-C a chance between two files.
    await setImmediate()
    if (io.signal.aborted) break
  }
  progress.erase()
  complainAbout(results, io)
  return results
}

async function checkScenario(path: string, options: CheckOptions, io: Io): Promise<FileResult> {
  let bytes: Uint8Array
  try {
    bytes = await readScenario(path, io)
  } catch (error) {
    return unreadable(path, error)
  }
  return checkBytes(path, bytes, options, io)
}

/** Checks a file that has been read, and with `fix` mends it first. */
export async function checkBytes(path: string, bytes: Uint8Array, options: CheckOptions, io: Io): Promise<FileResult> {
  const validation = validateBytes(bytes, RULEBOOKS)
  if (!options.fix) return { path, validation }

  const mended = fixAll(validation, RULEBOOKS)
  if (path === STDIN) {
    io.stdout.write(mended.validation.text)
  } else if (mended.fixed > 0) {
    try {
      await writeAtomically(resolve(io.cwd, path), mended.validation.text)
    } catch (error) {
      return { path, failure: `cannot write ${path}: ${reason(error)}` }
    }
  }
  if (mended.fixed > 0 && !options.quiet)
    io.stderr.write(`Fixed ${plural(mended.fixed, 'problem')} in ${visible(path)}.\n`)
  return { path, validation: mended.validation }
}

/** Says on standard error which files could not be read. */
export function complainAbout(results: readonly FileResult[], io: Io): void {
  for (const result of results) if ('failure' in result) complain(io, result.failure)
}
