import { convert } from '../../src/scenario/convert/convert.ts'
import { inputFormat } from '../../src/scenario/convert/formats.ts'
import { count } from '../../src/scenario/wording.ts'
import { pickImport } from '../files/pickers.ts'
import type { Workspace } from '../state/workspace.ts'

/** Has the person choose a file of another format, and opens what it becomes: a new battle without a file. */
export async function importBattle(workspace: Workspace): Promise<void> {
  const file = await pickImport()
  if (!file) return
  const from = inputFormat(file.name)
  if (!from) {
    workspace.report(`${file.name} cannot be imported. Choose a .json, .txt, .md, .tmj or .yaml file.`)
    return
  }
  const { output, diagnostics, refusal, impossible } = convert(
    { text: await file.text(), from, to: 'yaml' },
    workspace.rulebooks,
  )
  if (output !== undefined) {
    await workspace.openText(output)
    return
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const why = refusal ?? impossible ?? errors[0]?.message ?? 'There is no battle in it.'
  const more = errors.length > 1 ? ` (${count(errors.length, 'error')} in all)` : ''
  workspace.report(`${file.name} was not imported: ${why}${more}`)
}
