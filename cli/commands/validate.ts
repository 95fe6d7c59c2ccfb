import { allCodes } from '../../src/scenario/codes/index.ts'
import { count } from '../../src/scenario/wording.ts'
import { checkScenarios } from '../checking/check.ts'
import { exitCode, type FailOn, type FileResult, spreadUsed, tally } from '../checking/results.ts'
import { reason } from '../files/files.ts'
import { FORMATS, type FormatName } from '../formats/index.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { outputStyleFor } from '../output/style.ts'

/** The flags of `berthier validate`. */
export type ValidateOptions = {
  readonly format: FormatName
  readonly failOn: FailOn
  readonly fix?: boolean
  readonly watch?: boolean
  readonly quiet?: boolean
  readonly maxWarnings?: number
  readonly baseline?: string
  readonly writeBaseline?: string
  readonly changed?: string | true
  readonly stdinFilename?: string
  readonly cache?: string | true
}

/** `berthier validate`: checks scenarios and shows what is wrong with them. */
export async function runValidate(patterns: readonly string[], options: ValidateOptions, io: Io): Promise<number> {
  if (options.stdinFilename !== undefined && !patterns.includes('-')) {
    printError(io, '--stdin-filename names standard input: add - to the paths.')
    return EXIT.usage
  }
  if (options.watch) return watch(patterns, options, io)
  const found = spreadUsed(await checkScenarios(patterns, options, io))
  if (io.signal.aborted) return EXIT.interrupted
  const { baseline, writeBaseline: newBaseline, maxWarnings = Infinity } = options
  if (newBaseline !== undefined) {
    await (await import('../checking/baseline.ts')).writeBaseline(found, newBaseline, io)
    return found.some((result) => 'failure' in result) ? exitCode(found, 'error') : EXIT.clean
  }
  const results =
    baseline === undefined ? found : await (await import('../checking/baseline.ts')).withoutKnown(found, baseline, io)
  // With --fix, standard output is for the mended text of standard input.
  const out = options.fix && patterns.includes('-') ? io.stderr : io.stdout
  const format = await FORMATS[options.format]()
  const codes = options.format === 'sarif' ? allCodes(await io.rulebooks()) : {}
  out.write(format(results, outputStyleFor(out, options, io), codes))
  if (options.format === 'github') await appendStepSummary(results, io)
  const { warnings } = tally(results)
  if (warnings > maxWarnings) printError(io, `${count(warnings, 'warning')}: more than --max-warnings ${maxWarnings}.`)
  return exitCode(results, options.failOn) || (warnings > maxWarnings ? EXIT.problems : EXIT.clean)
}

async function watch(patterns: readonly string[], options: ValidateOptions, io: Io): Promise<number> {
  if (options.format !== 'pretty' || patterns.includes('-')) {
    const what = patterns.includes('-') ? 'standard input' : `--format ${options.format}`
    printError(io, `--watch cannot be used with ${what}.`)
    return EXIT.usage
  }
  const { watchScenarios } = await import('../checking/watch.ts')
  return watchScenarios(patterns, options, io)
}

async function appendStepSummary(results: readonly FileResult[], io: Io): Promise<void> {
  const file = io.env['GITHUB_STEP_SUMMARY']
  if (!file) return
  const [{ appendFile }, { stepSummary }] = await Promise.all([
    import('node:fs/promises'),
    import('../formats/step-summary.ts'),
  ])
  try {
    await appendFile(file, stepSummary(results))
  } catch (error) {
    printError(io, `cannot write the step summary: ${reason(error)}`)
  }
}
