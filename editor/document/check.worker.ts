import { validate } from '../../src/scenario/validate.ts'
import { rethrowRejections } from '../browser/worker-errors.ts'
import { loadRulebooks } from '../rulebooks/index.ts'

// The whole list of the command line, engine-backed checks included.
addEventListener('message', ({ data: text }: MessageEvent<string>) => void check(text))

async function check(text: string): Promise<void> {
  const { diagnostics, data } = validate(text, await loadRulebooks())
  postMessage({ diagnostics, data })
}

rethrowRejections()
