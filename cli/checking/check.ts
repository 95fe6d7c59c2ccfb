import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { validateJson } from '../../src/scenario/convert/json.ts'
import { fixAll } from '../../src/scenario/fix.ts'
import { MANY_PROBLEMS } from '../../src/scenario/mistaken-rulebook.ts'
import { decode, MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import type { ParsedText } from '../../src/scenario/reading/parse.ts'
import type { Rulebook } from '../../src/scenario/rulebook.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { listUsed } from '../../src/scenario/uses/definition-files.ts'
import { withUsed } from '../../src/scenario/uses/merge.ts'
import type { UsesContext } from '../../src/scenario/uses/uses-context.ts'
import { validate, validateBytes } from '../../src/scenario/validate.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { chooseVariants } from '../../src/scenario/variants/check-choice.ts'
import { count } from '../../src/scenario/wording.ts'
import { exists, findFiles, reason, STDIN } from '../files/files.ts'
import { withFile } from '../files/one-file.ts'
import { SCENARIOS } from '../files/walk.ts'
import { type Io, printData, printError } from '../io.ts'
import { Progress } from '../output/progress.ts'
import { visible } from '../output/terminal.ts'
import { writeSafely } from '../safe-file/index.ts'
import type { CheckCache } from './cache.ts'
import { type FileResult, printFailures } from './results.ts'
import { Stock } from './stock.ts'
import type { CheckThread } from './threads.ts'
import { openFile, usesOf } from './used-files.ts'

/** How files are checked. */
export type CheckOptions = {
  /** Apply safe fixes, and write the files. */
  readonly fix?: boolean
  readonly quiet?: boolean
  /** Keep what the files say, not only what is wrong with them. */
  readonly keepData?: boolean
  /** What standard input is called, and judged as. */
  readonly stdinFilename?: string
  /** Only files that differ from this revision of git. */
  readonly changed?: string | true
  /** Where results are kept for the next time. */
  readonly cache?: string | true
  /** The variants that are chosen: then the result is about the battle with them. */
  readonly variant?: readonly string[] | undefined
}

/** For fewer files no thread is worth its start. */
const FEWEST_TO_SHARE = 300

/** Of so many files on, the engine takes its time to compile. */
const MANY = 20

/** Checks everything that the arguments name. What cannot be read is said on standard error, and in the results. */
export async function checkScenarios(
  patterns: readonly string[],
  options: CheckOptions,
  io: Io,
): Promise<readonly FileResult[]> {
  const threads = new Threads(patterns, options, io)
  try {
    // Threads load the rulebooks while this one looks into the files. Of those that have changed there may be few.
    const onCandidates = options.changed === undefined ? (files: number) => threads.startFor(files) : undefined
    const { paths, failures } = await findFiles(SCENARIOS, patterns, io, { isReadOnly: !options.fix, onCandidates })
    const wanted = options.changed === undefined ? paths : await onlyChanged(paths, options.changed, io)
    const cache = options.cache === undefined || options.fix ? undefined : await openCache(options.cache, io)
    await threads.startFor(wanted.length)
    const checked = await checkAll(wanted, threads, options, cache, io)
    await cache?.save()
    const results = [...failures, ...checked]
    printFailures(results, io)
    return results
  } finally {
    threads.end()
  }
}

/** Checks files in the order in which they are given; of many, threads take their share. */
async function checkAll(
  paths: readonly string[],
  threads: Threads,
  options: CheckOptions,
  cache: CheckCache | undefined,
  io: Io,
): Promise<readonly FileResult[]> {
  const results: (FileResult | undefined)[] = Array.from({ length: paths.length })
  if (paths.length >= MANY) (await import('./compile-late.ts')).compileLate(1_000_000)
  const stock = new Stock(paths)
  const others = threads.check(stock)
  const progress = new Progress(paths.length, io)
  for (let file = stock.take(); file && !io.signal.aborted; file = stock.take()) {
    progress.show(file.index + 1, file.path)
    results[file.index] = await checkFile(file.path, options, io, cache)
    // Gives Ctrl-C a chance between two files.
    await setImmediate()
  }
  if (io.signal.aborted) threads.end()
  else threads.dismiss()
  for (const found of await others) for (const [index, result] of found) results[index] = result
  for (const [index, path] of paths.entries()) {
    if (io.signal.aborted) break
    results[index] ??= await checkFile(path, options, io, cache)
  }
  progress.erase()
  return results.filter((result) => result !== undefined)
}

/** The threads that take their share of many files. They neither write files nor keep data, and only one can read standard input. */
class Threads {
  readonly #mayShare: boolean
  readonly #io: Io
  #threads: readonly CheckThread[] = []

  constructor(patterns: readonly string[], { fix, keepData, cache }: CheckOptions, io: Io) {
    this.#mayShare = !fix && !keepData && cache === undefined && !patterns.includes('-')
    this.#io = io
  }

  /** Starts them, if they are worth it for so many files and have not been started yet. */
  async startFor(files: number): Promise<void> {
    if (!this.#mayShare || files < FEWEST_TO_SHARE || this.#threads.length > 0) return
    const { startThreads } = await import('./threads.ts')
    // What keeps threads from their work is met here as well, and told.
    this.#threads = await startThreads(files, this.#io).catch(() => [])
  }

  /** What each of them found, by the places of the files. */
  check(stock: Stock): Promise<readonly ReadonlyMap<number, FileResult>[]> {
    const wanted = stock.paths.length >= FEWEST_TO_SHARE ? this.#threads : []
    return Promise.all(wanted.map((thread) => thread.check(stock)))
  }

  /** Nothing is left to take. */
  dismiss(): void {
    for (const thread of this.#threads) thread.dismiss()
  }

  end(): void {
    for (const thread of this.#threads) thread.end()
  }
}

/** Checks one file of several. */
export async function checkFile(path: string, options: CheckOptions, io: Io, cache?: CheckCache): Promise<FileResult> {
  const result = await withFile(path, io, (bytes) => checkWithCache(path, bytes, cache, options, io))
  return options.keepData ? result : withoutData(result)
}

async function onlyChanged(paths: readonly string[], revision: string | true, io: Io): Promise<readonly string[]> {
  const { changedFiles } = await import('./changed-files.ts')
  const changed = await changedFiles(revision === true ? 'HEAD' : revision, io)
  const rulebooks = await io.rulebooks()
  return paths.filter((path) => path === STDIN || changed.has(path) || usesAny(path, changed))

  function usesAny(path: string, wanted: ReadonlySet<string>): boolean {
    const opened = openFile(path, resolve(io.cwd, path))
    const content = 'content' in opened ? Buffer.from(opened.content).toString() : ''
    // Hardly any battle uses other files.
    return /\buses\b/.test(content) && listUsed(content, usesOf(path, io), rulebooks).some((used) => wanted.has(used))
  }
}

async function openCache(file: string | true, io: Io): Promise<CheckCache> {
  const cache = await import('./cache.ts')
  return cache.CheckCache.open(file === true ? cache.CACHE_FILE : file, io)
}

async function checkWithCache(
  path: string,
  bytes: Uint8Array,
  cache: CheckCache | undefined,
  options: CheckOptions,
  io: Io,
): Promise<FileResult> {
  // A certificate may change while its battle does not.
  const isKept = cache !== undefined && path !== STDIN && !exists(resolve(io.cwd, certificateBeside(path)))
  const known = isKept ? cache.find(path, bytes) : undefined
  if (known) {
    const { diagnostics, kind } = known
    const text = diagnostics.length > 0 ? Buffer.from(bytes).toString() : ''
    return { path, validation: { text, diagnostics, ...(kind && { kind }) } }
  }
  const result = await judgeBytes(path, bytes, options, io)
  if (isKept && 'validation' in result) cache.keep(path, bytes, result.validation)
  return result
}

/** Checks a file that has been read, and gives its problems the severities of the configuration. */
export async function judgeBytes(path: string, bytes: Uint8Array, options: CheckOptions, io: Io): Promise<FileResult> {
  const bare = await checkBytes(path, bytes, options, io)
  // What is beside a battle is about the battle, and not about the variants that are asked for.
  const checked = options.variant ? bare : await withCertificate(bare, io)
  const name = path === STDIN ? (options.stdinFilename ?? path) : path
  if ('failure' in checked) return checked
  const config = await io.config()
  if (!config) return { path: name, validation: checked.validation }
  const { makeJudge } = await import('./judge.ts')
  const judge = makeJudge(config, await io.rulebooks())
  const { validation } = checked
  const used = validation.used?.map((file) => ({ ...file, ...judge(resolve(io.cwd, file.path), file) }))
  return { path: name, validation: { ...judge(resolve(io.cwd, name), validation), ...(used && { used }) } }
}

/** Where the certificate of a battle is looked for: `ligny.certificate.json` beside `ligny.yaml`. */
const certificateBeside = (path: string) => path.replace(/(\.(ya?ml|json))?$/i, '.certificate.json')

/** A battle with what its certificate says of it, if it has one. */
async function withCertificate(result: FileResult, io: Io): Promise<FileResult> {
  const { cwd } = io
  if ('failure' in result || !result.validation.scenario || result.path === STDIN) return result
  const certificate = certificateBeside(result.path)
  if (!exists(resolve(cwd, certificate))) return result
  const { whyOutdated } = await import('../prove/outdated.ts')
  const { validation } = result
  const rulebooks = await io.rulebooks()
  const outdated = whyOutdated(certificate, (variants) => withVariants(validation, variants, rulebooks), cwd)
  if (!outdated) return result
  return { ...result, validation: { ...validation, diagnostics: [...validation.diagnostics, outdated] } }
}

/** A sound battle with variants of it that somebody has named before; nothing where it no longer has them. */
function withVariants(
  { scenario, data, definitions = {} }: Validation,
  variants: readonly string[] | undefined,
  rulebooks: readonly Rulebook[],
): Scenario | undefined {
  if (!variants) return scenario
  const rulebook = rulebooks.find(({ id }) => id === scenario?.system)
  const made =
    rulebook && chooseVariants(withUsed(data as Readonly<Record<string, unknown>>, definitions), variants, rulebook)
  return made && 'scenario' in made ? made.scenario : undefined
}

/** Hundreds of battles in memory would slow down the check of the next one. */
function withoutData(result: FileResult): FileResult {
  if ('failure' in result) return result
  const { text, diagnostics, kind, used } = result.validation
  return {
    path: result.path,
    validation: {
      text: diagnostics.length > 0 ? text : '',
      diagnostics,
      ...(kind && { kind }),
      ...(used && { used: used.filter((file) => file.diagnostics.length > 0) }),
    },
  }
}

/** Checks a file that has been read, and with `fix` applies the safe fixes and writes it. */
export async function checkBytes(
  path: string,
  bytes: Uint8Array,
  options: CheckOptions,
  io: Io,
  uses = usesOf(path === STDIN ? (options.stdinFilename ?? path) : path, io),
): Promise<FileResult> {
  const name = path === STDIN ? (options.stdinFilename ?? path) : path
  const check = (books: readonly Rulebook[]) => validateFile(name, bytes, books, uses, undefined, options.variant)
  if (!options.fix) {
    const named = await io.rulebooks(bytes)
    const validation = check(named)
    return { path, validation: isCheckedBy(named, validation) ? validation : check(await io.rulebooks()) }
  }
  const rulebooks = await io.rulebooks()
  const validation = check(rulebooks)
  const mended = fixAll(validation, rulebooks, uses)
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

/** Whether a result is the same as with all rulebooks: the file is a battle of one of these, uses no others, and fits no other better. */
function isCheckedBy(rulebooks: readonly Rulebook[], { data, kind, diagnostics }: Validation): boolean {
  const { system, uses } = (data ?? {}) as { readonly system?: unknown; readonly uses?: unknown }
  if (kind !== undefined || uses !== undefined || diagnostics.length >= MANY_PROBLEMS) return false
  return rulebooks.some(({ id }) => id === system)
}

/** Checks the text or the bytes of a file. What is called JSON must be JSON, though our own reader would take YAML for it. */
export function validateFile(
  path: string,
  content: string | Uint8Array,
  rulebooks: readonly Rulebook[],
  uses?: UsesContext,
  parsed?: ParsedText,
  chosen?: readonly string[],
): Validation {
  const isText = typeof content === 'string' && Buffer.byteLength(content) <= MAX_BYTES
  const text = isText ? content : decode(Buffer.from(content))
  if (typeof text !== 'string') return validateBytes(Buffer.from(content), rulebooks)
  return /\.json$/i.test(path)
    ? validateJson(text, rulebooks, uses, chosen)
    : validate(text, rulebooks, parsed, uses, chosen)
}
