import { allCodes } from '../../src/scenario/codes/index.ts'
import { checkScenarios } from '../check.ts'
import { reason } from '../files.ts'
import { FORMATS, type FormatName } from '../formats/index.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { outputStyleFor } from '../output-style.ts'
import { exitCode, type FailOn, type FileResult } from '../results.ts'

/** The flags of `berthier validate`. */
export type ValidateOptions = {
  readonly format: FormatName
  readonly failOn: FailOn
  readonly fix?: boolean
  readonly watch?: boolean
  readonly quiet?: boolean
}

/** `berthier validate`: checks scenarios and shows what is wrong with them. */
export async function runValidate(patterns: readonly string[], options: ValidateOptions, io: Io): Promise<number> {
  if (options.watch) return watch(patterns, options, io)
  const results = await checkScenarios(patterns, options, io)
  if (io.signal.aborted) return EXIT.interrupted
  // With --fix, standard output is for the mended text of standard input.
  const out = options.fix && patterns.includes('-') ? io.stderr : io.stdout
  const format = await FORMATS[options.format]()
  out.write(format(results, outputStyleFor(out, options, io), allCodes(await io.rulebooks())))
  if (options.format === 'github') await appendStepSummary(results, io)
  return exitCode(results, options.failOn)
}

async function watch(patterns: readonly string[], options: ValidateOptions, io: Io): Promise<number> {
  if (options.format !== 'pretty' || patterns.includes('-')) {
    const what = patterns.includes('-') ? 'standard input' : `--format ${options.format}`
    printError(io, `--watch cannot be used with ${what}.`)
    return EXIT.usage
  }
  const { watchScenarios } = await import('../watch.ts')
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
