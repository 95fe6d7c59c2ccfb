import { eventsIn, type StreamEvent } from './event-stream.ts'
import { answerOf } from './server-answer.ts'
import { type FileNews, FileProblem } from './store.ts'

/** Milliseconds until a lost server is looked for again, at first and at last. */
const FIRST_PAUSE = 500
const LAST_PAUSE = 10_000

const ENDED = 'berthier edit has stopped. Unsaved work is kept in this browser.'

/**
 * Listens to the server, and looks for it again where it is lost. `known` has the versions that this page has heard of, and is kept up
 * to date. A page that is not seen does not listen: a browser has only six connections for all pages of a server. At the beginning of each
 * stream the server tells all versions, so nothing is missed meanwhile.
 */
export function watchServer(
  open: (signal: AbortSignal) => Promise<Response>,
  known: Map<string, string>,
  listener: (news: FileNews) => void,
): () => void {
  let listening: AbortController | undefined
  let isLost = false
  document.addEventListener('visibilitychange', turn)
  turn()
  return () => {
    document.removeEventListener('visibilitychange', turn)
    listening?.abort()
  }

  function turn(): void {
    listening?.abort()
    listening = document.hidden ? undefined : new AbortController()
    if (listening) void listen(listening.signal)
  }

  async function listen(signal: AbortSignal): Promise<void> {
    for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(2 * pause, LAST_PAUSE)) {
      try {
        const response = await open(signal)
        if (!response.ok || !response.body) await answerOf(response)
        if (isLost) listener({ kind: 'found' })
        isLost = false
        pause = FIRST_PAUSE
        for await (const event of eventsIn(response.body!)) take(event)
        throw new FileProblem('unreachable', ENDED)
      } catch (error) {
        if (signal.aborted) return
        const isStranger = error instanceof FileProblem && error.kind === 'stranger'
        // Whatever the browser calls it, the stream broke.
        const message = error instanceof FileProblem ? error.message : ENDED
        if (!isLost || isStranger) listener({ kind: 'lost', message })
        isLost = true
        // Another start has another token: it will not come back.
        if (isStranger) return
      }
      await new Promise((done) => setTimeout(done, pause))
    }
  }

  function take({ name, data }: StreamEvent): void {
    if (name === 'news') announce(JSON.parse(data) as FileNews)
    else if (name === 'versions') compare(new Map(Object.entries(JSON.parse(data) as Record<string, string>)))
  }

  function compare(now: ReadonlyMap<string, string>): void {
    for (const [path, version] of now) announce({ kind: known.has(path) ? 'changed' : 'added', path, version })
    for (const path of known.keys()) if (!now.has(path)) announce({ kind: 'removed', path })
  }

  /** Only what is news to this page. */
  function announce(news: FileNews): void {
    if (news.kind === 'added' || news.kind === 'changed') {
      if (known.get(news.path) === news.version) return
      known.set(news.path, news.version)
    } else if (news.kind === 'removed' && !known.delete(news.path)) return
    listener(news)
  }
}
