import { rethrowRejections } from '../browser/worker-errors.ts'
import { serve } from '../play/thinking/serve.ts'
import type { ThinkerRequest } from '../play/thinking/thinker.ts'
import { loadRulebook } from '../rulebooks/index.ts'

const answer = serve(loadRulebook, (message) => postMessage(message))
addEventListener('message', ({ data }: MessageEvent<ThinkerRequest>) => answer(data))
rethrowRejections()
