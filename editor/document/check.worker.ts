import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { validate } from '../../src/scenario/validate.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { rethrowRejections } from '../browser/worker-errors.ts'
import { rulebooksFor } from '../rulebooks/index.ts'
import type { CheckRequest } from './checker.ts'
import { contextOf } from './used-texts.ts'

// The whole list of the command line, engine-backed checks included.
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void check(data))

async function check({ text, used }: CheckRequest): Promise<void> {
  const parsed = parseText(text)
  const validation = validate(text, await rulebooksFor(parsed.data), parsed, contextOf(used))
  const { data } = validation
  postMessage({ diagnostics: [...validation.diagnostics, ...inOthers(validation)], data })
}

/** What is wrong in the files that the battle uses: it has no place in this text. */
function inOthers({ used = [] }: Validation): readonly Diagnostic[] {
  return used.flatMap(({ path, diagnostics }) =>
    diagnostics.map(({ code, severity, message, hint }) => ({
      code,
      severity,
      message: `In ${path}: ${message}`,
      path: ['uses'],
      ...(hint !== undefined && { hint }),
    })),
  )
}

rethrowRejections()
