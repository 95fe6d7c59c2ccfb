import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FileResult } from './results.ts'

/** Files to check, and how many of them somebody has taken on: a number that all threads share. */
export type Task = { readonly cwd: string; readonly paths: readonly string[]; readonly taken: Int32Array }

export function newTask(paths: readonly string[], cwd: string): Task {
  return { cwd, paths, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
}

/** A result with the place of its file in the task. */
export type Done = readonly [index: number, result: FileResult]

/** A thread takes as long to start as some twenty files take to check. */
const FILES_A_HELPER = 40

/** Takes the next file of a task, or gives undefined where none is left. */
export function takeNext({ taken, paths }: Task): number | undefined {
  const index = Atomics.add(taken, 0, 1)
  return index < paths.length ? index : undefined
}

/** Leaves nothing for anybody to take. */
export function giveUp({ taken, paths }: Task): void {
  Atomics.store(taken, 0, paths.length)
}

/** Threads that take files off a long task, on the cores that are free. Each gives its results when no file is left. */
export function startHelpers(task: Task): Promise<Done[]>[] {
  // Node runs no TypeScript: only the bundle has a script for helpers.
  if (!import.meta.url.endsWith('.js')) return []
  const number = Math.min(availableParallelism() - 1, Math.floor(task.paths.length / FILES_A_HELPER), 3)
  return Array.from({ length: number }, () => startHelper(task))
}

function startHelper(task: Task): Promise<Done[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./check-worker.js', import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
