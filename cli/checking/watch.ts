import { resolve } from 'node:path'
import { watch } from 'chokidar'
import { findFiles } from '../files/files.ts'
import { withFile } from '../files/one-file.ts'
import { SCENARIOS } from '../files/walk.ts'
import { pretty } from '../formats/pretty.ts'
import { type Io, printError } from '../io.ts'
import { outputStyleFor } from '../output/style.ts'
import { visible } from '../output/terminal.ts'
import { type CheckOptions, judgeBytes } from './check.ts'
import {
  describeFiles,
  describeTally,
  exitCode,
  type FailOn,
  type FileResult,
  printFailures,
  problemsOf,
  spreadUsed,
  tally,
} from './results.ts'
import { openFile } from './used-files.ts'
import { describeWatchError, watchedFolders } from './watched-folders.ts'

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const PAUSE = 100

/** More files than this are counted, not named. */
const MAX_NAMED = 5

/** A file as it was when last checked. */
type CheckedFile = { readonly bytes: Uint8Array; readonly result: FileResult }

/** Checks, then checks again what changes, until the signal; returns the exit code for the last state. */
export async function watchScenarios(
  patterns: readonly string[],
  options: CheckOptions & { readonly failOn: FailOn },
  io: Io,
): Promise<number> {
  let known = new Map<string, CheckedFile>()
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const { folders, isIgnored, include } = watchedFolders(patterns, io.cwd)
  const watcher = watch([...folders], { ignoreInitial: true, ignored: isIgnored })
  watcher.on('error', (error) => printError(io, describeWatchError(error)))
  // An event only says that it is time to look: what changed is seen from the bytes, whatever the event was.
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(refresh)
    }, PAUSE)
  })
  await new Promise<void>((ready) => watcher.once('ready', ready))
  await refresh()
  if (!options.quiet) io.stderr.write('Watching for changes. Press Ctrl-C to stop.\n')
  if (!io.signal.aborted) await new Promise((ended) => io.signal.addEventListener('abort', ended, { once: true }))

  clearTimeout(timer)
  await Promise.all([watcher.close(), work])
  return exitCode(
    [...known.values()].map(({ result }) => result),
    options.failOn,
  )

  async function refresh(): Promise<void> {
    const { paths, failures } = await findFiles(SCENARIOS, patterns, io)
    const now = new Map<string, CheckedFile>()
    for (const result of failures) now.set(result.path, { bytes: new Uint8Array(), result })
    for (const path of paths) now.set(path, await read(path))
    watchUsed([...now.values()].map(({ result }) => result))

    const gone = [...known.keys()].filter((path) => !now.has(path))
    const changed = [...now.values()].map(({ result }) => result).filter((result) => isNews(result, known))
    known = now
    for (const path of gone) io.stdout.write(`${visible(path)} was removed.\n`)
    printFailures(changed, io)
    if (changed.some((result) => 'validation' in result)) {
      io.stdout.write(pretty(spreadUsed(changed), outputStyleFor(io.stdout, options, io)))
    }
    const all = spreadUsed([...now.values()].map(({ result }) => result))
    const hasNews = gone.length + changed.length > 0
    if (hasNews && changed.length < all.length && all.length > 1 && !options.quiet) {
      io.stdout.write(`${describeAll(all)}\n`)
    }
  }

  /** Files of definitions may be in other folders. */
  function watchUsed(results: readonly FileResult[]): void {
    const used = results.flatMap((result) => ('validation' in result && result.validation.used) || [])
    for (const { path } of used) watcher.add(include(resolve(io.cwd, path)))
  }

  /** Whether the files that a battle uses are as they were when it was checked. */
  function isCurrent(result: FileResult): boolean {
    if ('failure' in result) return false
    const { diagnostics, used = [] } = result.validation
    if (diagnostics.some(({ code }) => code.startsWith('uses/'))) return false
    return used.every(({ path, text }) => {
      const opened = openFile(path, resolve(io.cwd, path))
      return 'content' in opened && Buffer.from(opened.content).toString() === text
    })
  }

  async function read(path: string): Promise<CheckedFile> {
    const seen = await withFile(path, io, (bytes) => check(path, bytes))
    return 'failure' in seen ? { bytes: new Uint8Array(), result: seen } : seen
  }

  async function check(path: string, bytes: Uint8Array): Promise<CheckedFile> {
    const before = known.get(path)
    if (before && Buffer.compare(before.bytes, bytes) === 0 && isCurrent(before.result)) return before
    const result = await judgeBytes(path, bytes, options, io)
    // After a fix the file holds the mended text: reading that again is no news.
    const text = 'validation' in result ? result.validation.text : ''
    return { bytes: text === '' ? bytes : Buffer.from(text), result }
  }
}

/** `All 7 battles: 1 error in a.yaml.` */
function describeAll(results: readonly FileResult[]): string {
  const counts = tally(results)
  const troubled = results.filter((result) => problemsOf(result).length > 0).map(({ path }) => visible(path))
  const where = troubled.length > MAX_NAMED ? ` in ${troubled.length} files` : ` in ${troubled.join(', ')}`
  const unread = counts.unreadable > 0 ? ` Not read: ${counts.unreadable}.` : ''
  return `All ${describeFiles(results)}: ${describeTally(counts)}${troubled.length > 0 ? where : ''}.${unread}`
}

/** Whether a result differs from what has been shown. */
function isNews(result: FileResult, known: ReadonlyMap<string, CheckedFile>): boolean {
  const before = known.get(result.path)?.result
  if (before && 'failure' in before && 'failure' in result) return before.failure !== result.failure
  return before !== result
}
