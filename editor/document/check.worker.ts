import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

// The whole list of the command line, engine-backed checks included.
addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  const { diagnostics, data } = validate(text, SYSTEMS)
  postMessage({ diagnostics, data })
})
