import { parentPort, workerData } from 'node:worker_threads'
import type { Io } from '../io.ts'
import type { Config } from '../rulebooks/config.ts'
import { openNamed, openRulebooks } from '../rulebooks/index.ts'
import { checkFile } from './check.ts'
import type { FileResult } from './results.ts'
import { type SharedStock, Stock } from './stock.ts'

/** What a thread is told: where it works, and the files of the rulebooks besides the shipped ones. */
export type CheckOrder = {
  readonly cwd: string
  readonly config: Config | undefined
  readonly rulebooks: readonly string[]
}

/** What a thread tells: that it has loaded, and in the end what it found, by the places of the files. */
export type WorkerMessage = 'ready' | ReadonlyMap<number, FileResult>

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

parentPort!.on('message', (stock: SharedStock) => void checkAll(new Stock(stock.paths, stock.taken)))
send('ready')

async function checkAll(stock: Stock): Promise<void> {
  const results = new Map<number, FileResult>()
  for (let file = stock.take(); file; file = stock.take()) results.set(file.index, await checkFile(file.path, {}, io))
  send(results)
}

function send(message: WorkerMessage): void {
  parentPort!.postMessage(message)
}
