import type { DefinedRulebook } from '../../src/engine/define-rulebook.ts'
import { serve as serveAll } from '../play/thinking/serve.ts'
import type { Server, ThinkerRequest } from '../play/thinking/thinker.ts'

// The script of an exported page that plays for computers and analyses games. The page runs it and gives its text to a worker, after the
// script of the rulebook: where a browser allows no worker, the page itself thinks.

const { berthierRulebook } = globalThis as { readonly berthierRulebook?: DefinedRulebook }

/** What a thinker runs, with the page's own rulebook. */
export function serve(tell: (answer: unknown) => void, budget?: number): Server {
  return serveAll(async (id) => (berthierRulebook?.id === id ? berthierRulebook : undefined), tell, budget)
}

if (typeof document === 'undefined') {
  const answer = serve((message) => postMessage(message))
  addEventListener('message', ({ data }: MessageEvent<ThinkerRequest>) => answer(data))
}
