import { dirname, relative, resolve, sep } from 'node:path'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { count } from '../../src/scenario/wording.ts'
import { mappingOf, mappingWith, oneOf, wholeNumber } from '../files/data-shape.ts'
import { exists, STDIN } from '../files/files.ts'
import { type Io, printError } from '../io.ts'
import { readWholeOrRefuse, UsageError, writeOrRefuse } from '../usage-error.ts'
import type { FileResult } from './results.ts'

/**
 * Known problems: by file, as seen from the folder of the baseline, and by what they say, how often. Lines do not count, so that an edit
 * elsewhere changes nothing.
 */
type Baseline = { readonly version: 1; readonly files: Readonly<Record<string, Readonly<Record<string, number>>>> }

/** Takes out the problems that a baseline knows, and says on standard error how many, and what it no longer needs to know. */
export async function withoutKnown(
  results: readonly FileResult[],
  file: string,
  io: Io,
): Promise<readonly FileResult[]> {
  const { files } = await readBaseline(file, io)
  let known = 0
  let stale = 0
  const rest = results.map((result) => {
    if ('failure' in result) return result
    const expected = new Map(Object.entries(files[fromBaseline(result.path, file, io)] ?? {}))
    const diagnostics = result.validation.diagnostics.filter((diagnostic) => {
      const left = expected.get(keyOf(diagnostic)) ?? 0
      expected.set(keyOf(diagnostic), left - 1)
      return left <= 0
    })
    known += result.validation.diagnostics.length - diagnostics.length
    for (const left of expected.values()) stale += Math.max(0, left)
    return { ...result, validation: { ...result.validation, diagnostics } }
  })
  if (known > 0) io.stderr.write(`${count(known, 'known problem')} of ${file} not reported.\n`)
  if (stale > 0)
    io.stderr.write(
      `${count(stale, 'problem')} of ${file} ${stale === 1 ? 'is' : 'are'} gone: run berthier validate --write-baseline ${file}.\n`,
    )
  return rest
}

/** Writes down the problems that there are now. */
export async function writeBaseline(results: readonly FileResult[], file: string, io: Io): Promise<void> {
  const files: Record<string, Record<string, number>> = {}
  let problems = 0
  for (const result of results) {
    if ('failure' in result || result.validation.diagnostics.length === 0) continue
    const known: Record<string, number> = (files[fromBaseline(result.path, file, io)] = {})
    for (const diagnostic of result.validation.diagnostics) {
      known[keyOf(diagnostic)] = (known[keyOf(diagnostic)] ?? 0) + 1
      problems++
    }
  }
  const baseline: Baseline = { version: 1, files }
  const before = exists(resolve(io.cwd, file)) ? await readWholeOrRefuse(file, io) : 'nothing'
  if (before !== 'nothing' && before.length > 0 && !parseBaseline(before))
    throw new UsageError(`${file} was not overwritten, because it is no baseline. Name another file, or remove it.`)
  await writeOrRefuse(file, `${JSON.stringify(baseline, null, 2)}\n`, before, io)
  printError(io, `wrote ${count(problems, 'known problem')} to ${file}.`)
}

async function readBaseline(file: string, io: Io): Promise<Baseline> {
  const baseline = parseBaseline(await readWholeOrRefuse(file, io))
  if (baseline) return baseline
  throw new UsageError(`${file} is no baseline. Write one with berthier validate --write-baseline.`)
}

function parseBaseline(content: Buffer): Baseline | undefined {
  try {
    const baseline: unknown = JSON.parse(content.toString('utf8'))
    return BASELINE(baseline, '') === undefined ? (baseline as Baseline) : undefined
  } catch {
    // What cannot be read is no baseline either.
    return undefined
  }
}

const BASELINE = mappingWith({ version: oneOf(1), files: mappingOf(mappingOf(wholeNumber())) })

/** A path as a baseline has it, whatever folder the command is run in. */
function fromBaseline(path: string, file: string, { cwd }: Io): string {
  if (path === STDIN) return path
  return relative(dirname(resolve(cwd, file)), resolve(cwd, path))
    .split(sep)
    .join('/')
}

const keyOf = ({ code, message }: Diagnostic) => `${code} ${message}`
