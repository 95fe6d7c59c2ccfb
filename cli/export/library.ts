import { join, resolve } from 'node:path'
import { count } from '../../src/scenario/wording.ts'
import { checkScenarios } from '../checking/check.ts'
import { describeTally, type FileResult, tally } from '../checking/results.ts'
import { reason } from '../files/files.ts'
import { shippedBattles } from '../files/shipped.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { refuseToOverwrite, writeOutput } from '../output/output.ts'
import { visible } from '../output/terminal.ts'
import { makeFolder } from '../safe-file/place.ts'
import { UsageError } from '../usage-error.ts'
import { INDEX, makeLibrary } from './make-library.ts'

/** `berthier export --all`: a folder with a page for every battle, and one that lists them. */
export async function exportLibrary(
  paths: readonly string[],
  { output, force = false }: { readonly output?: string; readonly force?: boolean },
  io: Io,
): Promise<number> {
  if (output === undefined) throw new UsageError('name the folder with -o, such as -o library.')
  const shipped = shippedBattles()
  const patterns = paths.length === 0 ? [...shipped.values()] : paths.map((path) => shipped.get(path) ?? path)
  const found = await checkScenarios(patterns, { keepData: true }, io)
  const results = found.filter((result) => 'failure' in result || result.validation.kind !== 'definitions')
  if (io.signal.aborted) return EXIT.interrupted
  const left = results.filter((result) => 'failure' in result || (!force && tally([result]).errors > 0))
  for (const result of left) if ('validation' in result) printError(io, describeSkipped(result))
  const taken = results.filter((result) => 'validation' in result).filter((result) => !left.includes(result))
  if (taken.length === 0) throw new UsageError('no battle can be exported.')
  const { files, battles } = await makeLibrary(taken, await io.rulebooks())
  await makeOutputFolder(output, io)
  // All or nothing: a file that must not be overwritten is found before anything is written.
  for (const { name } of files) refuseToOverwrite(join(output, name), { force }, io)
  for (const { name, content } of files) await writeOutput(join(output, name), content, { force }, io)
  io.stdout.write(`Wrote ${count(battles, 'battle')} to ${visible(output)}: open ${visible(join(output, INDEX))}.\n`)
  return left.length > 0 ? EXIT.problems : EXIT.clean
}

function describeSkipped(result: FileResult): string {
  return `skipped ${result.path}: ${describeTally(tally([result]))}. Use --force to export its valid parts.`
}

async function makeOutputFolder(path: string, io: Io): Promise<void> {
  try {
    await makeFolder(resolve(io.cwd, path))
  } catch (error) {
    throw new UsageError(`cannot create the folder ${path}: ${reason(error)}`)
  }
}
