import type { System } from '../../src/engine/system.ts'
import { sourceOf } from './index.ts'
import { readPageModule } from './page-module.ts'

/** Files for the page of the editor: by their paths. */
export type ServedFiles = ReadonlyMap<string, string>

/** The rulebooks besides the shipped ones, as files that the editor's page fetches; the list of them is `rulebooks.json`. */
export async function servedRulebooks(rulebooks: readonly System[]): Promise<ServedFiles> {
  const files = new Map<string, string>()
  const list: { readonly module: string; readonly validators: string }[] = []
  for (const rulebook of rulebooks) {
    const source = sourceOf(rulebook)
    if (source === undefined) continue
    const { digest, module, validators } = await readPageModule(source)
    // What has a digest in its name may be kept by the browser for ever.
    const entry = { module: `rulebooks/${digest}/rulebook.js`, validators: `rulebooks/${digest}/validators.js` }
    files.set(`/${entry.module}`, module)
    files.set(`/${entry.validators}`, validators)
    list.push(entry)
  }
  files.set('/rulebooks.json', JSON.stringify(list))
  return files
}
