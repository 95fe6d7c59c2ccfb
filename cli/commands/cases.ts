import { setImmediate } from 'node:timers/promises'
import type { CaseBook } from '../../src/engine/cases/case-book.ts'
import { type CaseFile, type CaseSystem, readCases } from '../../src/engine/cases/case-file.ts'
import { coverage } from '../../src/engine/cases/coverage.ts'
import { type CaseFailure, runCase } from '../../src/engine/cases/run-case.ts'
import {
  type CaseFileResult,
  type CasesReport,
  casesExitCode,
  locateCases,
  type SystemCoverage,
} from '../case-results.ts'
import { printFailures } from '../checking/results.ts'
import { findFiles } from '../files/files.ts'
import { withFile } from '../files/one-file.ts'
import { shippedScenarios } from '../files/shipped-scenarios.ts'
import { CASE_FILES } from '../files/walk.ts'
import { CASE_FORMATS, type CaseFormatName } from '../formats/cases/index.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { Progress } from '../output/progress.ts'
import { colorsFor, widthFor } from '../output/terminal.ts'

/** The flags of `berthier cases`. */
export type CasesOptions = { readonly format: CaseFormatName; readonly coverage?: boolean }

/** `berthier cases`: plays cases and shows which do not hold. */
export async function runCases(
  patterns: readonly string[],
  options: CasesOptions,
  io: Io,
  given?: readonly CaseSystem[],
): Promise<number> {
  if (options.coverage && options.format === 'junit') {
    printError(io, '--coverage cannot be used with --format junit.')
    return EXIT.usage
  }
  const systems = given ?? (await io.rulebooks())
  const files = await playFiles(patterns, systems, io)
  if (io.signal.aborted) return EXIT.interrupted
  printFailures(files, io)
  const report: CasesReport = { files, ...(options.coverage && { coverage: await cover(files, systems) }) }
  const format = await CASE_FORMATS[options.format]()
  io.stdout.write(format(report, { colors: colorsFor(io.stdout, io.env), width: widthFor(io.stdout) }))
  return casesExitCode(report)
}

async function playFiles(
  patterns: readonly string[],
  systems: readonly CaseSystem[],
  io: Io,
): Promise<readonly CaseFileResult[]> {
  const { paths, failures } = await findFiles(CASE_FILES, patterns, io, { isReadOnly: true })
  const results: CaseFileResult[] = [...failures]
  const scenarios = shippedScenarios()
  const progress = new Progress(paths.length, io)
  for (const [index, path] of paths.entries()) {
    progress.show(index + 1, path)
    results.push(await withFile(path, io, (bytes) => playFile(path, bytes)))
    // Gives Ctrl-C a chance between two files.
    await setImmediate()
    if (io.signal.aborted) break
  }
  progress.erase()
  return results

  async function playFile(path: string, bytes: Uint8Array): Promise<CaseFileResult> {
    const file = await readCases(bytes, systems)
    const { text, diagnostics, system } = file
    const cases = locateCases(file, system ? await play(file, system) : [])
    return { path, validation: { text, diagnostics }, system: system?.id, cases }
  }

  async function play(file: CaseFile, system: CaseSystem): Promise<(CaseFailure | undefined)[]> {
    const [game, book] = await Promise.all([system.loadGame(), system.loadCaseBook()])
    const played: (CaseFailure | undefined)[] = []
    for (const example of file.cases) {
      played.push(runCase(example, { game, book, scenarios: scenarios(system.id) }))
      // Gives Ctrl-C a chance between two cases: a file may have hundreds.
      await setImmediate()
      if (io.signal.aborted) break
    }
    return played
  }
}

/** The rules and clauses of every system that the files have cases for. */
async function cover(files: readonly CaseFileResult[], systems: readonly CaseSystem[]): Promise<SystemCoverage[]> {
  const read = files.filter((file) => 'cases' in file)
  const met = systems.filter(({ id }) => read.some(({ system }) => system === id))
  const books: readonly CaseBook<unknown>[] = await Promise.all(met.map((system) => system.loadCaseBook()))
  return met.map(({ id }, i) => ({
    system: id,
    rules: coverage(
      books[i]!,
      read.filter(({ system }) => system === id).flatMap(({ cases }) => cases),
    ),
  }))
}
