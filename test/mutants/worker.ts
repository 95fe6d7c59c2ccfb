import { parentPort, workerData } from 'node:worker_threads'
import { type Kit, Trials } from './play.ts'

/** A mutant to be tried, and the cases to try it with, the most promising first. */
export type Order = { readonly id: number; readonly cases: readonly number[] }

/** `case` says that it is still at work; the other is the answer to an order. */
export type Answer = 'case' | { readonly id: number; readonly noticedBy: number | undefined }

const { kit, loops } = workerData as { kit: Kit; loops: readonly number[] }
const trials = new Trials(kit, loops)
const port = parentPort!

port.on('message', ({ id, cases }: Order) => {
  const answer = trials.try(id, cases, () => port.postMessage('case' satisfies Answer))
  void answer.then((noticedBy) => port.postMessage({ id, noticedBy } satisfies Answer))
})
