import { parentPort, workerData } from 'node:worker_threads'
import { checkFile } from './check.ts'
import type { Io } from './io.ts'
import type { FileResult } from './results.ts'
import type { Config } from './rulebooks/config.ts'
import { openNamed, openRulebooks } from './rulebooks/index.ts'

/** What a thread is told: where it works, and the files of the rulebooks besides the shipped ones. */
export type CheckOrder = {
  readonly cwd: string
  readonly config: Config | undefined
  readonly rulebooks: readonly string[]
}

const { cwd, config, rulebooks } = workerData as CheckOrder
let opened: ReturnType<Io['rulebooks']> | undefined
const silent = { write: () => undefined, isTTY: false }
const io: Io = {
  cwd,
  env: {},
  stdout: silent,
  stderr: silent,
  stdin: () => Promise.reject(new Error('a thread has no standard input')),
  signal: new AbortController().signal,
  config: () => Promise.resolve(config),
  rulebooks: async (content) => {
    const named = content && !opened ? await openNamed(content, undefined, { rulebook: rulebooks }) : undefined
    return named ?? (opened ??= openRulebooks(undefined, { rulebook: rulebooks }, cwd))
  },
  rulebookFiles: () => Promise.resolve(rulebooks),
}

parentPort!.on('message', (paths: readonly string[]) => void checkAll(paths))
parentPort!.postMessage('ready')

async function checkAll(paths: readonly string[]): Promise<void> {
  const results: FileResult[] = []
  for (const path of paths) results.push(await checkFile(path, {}, io))
  parentPort!.postMessage(results)
}
