import type { LinkAnswer, LinkRequest } from './link.worker.ts'
import { FileProblem } from './store.ts'

/** Any battle is read in a fraction of this, on any machine. */
const PATIENCE = 10_000

type Content = Exclude<LinkAnswer, { readonly problem: string }>

/** What a link carries, unpacked and read in a worker: whatever it is, the page goes on meanwhile. */
export async function readLink(order: LinkRequest, make = makeWorker, patience = PATIENCE): Promise<Content> {
  const worker = make()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Content>((done, fail) => {
      const refuse = (message: string) => fail(new FileProblem('unreadable', message))
      timer = setTimeout(() => refuse('This link takes too long to read. It does not hold a battle.'), patience)
      worker.addEventListener('message', ({ data }: MessageEvent<LinkAnswer>) =>
        'problem' in data ? fail(new FileProblem(data.kind, data.problem)) : done(data),
      )
      worker.addEventListener('error', ({ message }) =>
        refuse(`This link cannot be read: ${message || 'no reason given'}.`),
      )
      worker.postMessage(order)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

function makeWorker(): Worker {
  return new Worker(new URL('./link.worker.ts', import.meta.url), { type: 'module' })
}
