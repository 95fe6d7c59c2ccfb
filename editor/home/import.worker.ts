import { convert } from '../../src/scenario/convert/convert.ts'
import { inputFormat } from '../../src/scenario/convert/formats.ts'
import { count } from '../../src/scenario/wording.ts'
import { loadRulebooks } from '../rulebooks/index.ts'

/** A file of another format: what it is called, and what it holds. */
export type ImportRequest = { readonly name: string; readonly text: string }

/** The text of the battle that it becomes, or why it becomes none. */
export type ImportAnswer = { readonly text: string } | { readonly problem: string }

addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => void answer(data))

async function answer(request: ImportRequest): Promise<void> {
  postMessage(await imported(request).catch((error: unknown) => ({ problem: `It cannot be read: ${String(error)}` })))
}

async function imported({ name, text }: ImportRequest): Promise<ImportAnswer> {
  const from = inputFormat(name)
  if (!from) return { problem: 'Choose a .json, .txt, .md, .tmj or .yaml file.' }
  const { output, diagnostics, refusal, impossible } = await convert({ text, from, to: 'yaml' }, await loadRulebooks())
  if (output !== undefined) return { text: output }
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const why = refusal ?? impossible ?? errors[0]?.message ?? 'There is no battle in it.'
  return { problem: errors.length > 1 ? `${why} (${count(errors.length, 'error')} in all)` : why }
}
