/// <reference types="vite/client" />

import { parseText } from '../../src/scenario/parse.ts'
import { inlineUsed } from '../../src/scenario/uses/inline.ts'
import { loadUsed, referencesIn, type UsedReader, usedDefinitions } from '../document/used-texts.ts'
import { loadRulebooks } from '../rulebooks/index.ts'

/** A battle that comes with the editor, and the id of the rulebook that it is for. */
export type Example = {
  readonly path: string
  readonly name: string
  readonly system: string
  readonly load: () => Promise<string>
}

const ROOT = '../../scenarios/'

const FILES = import.meta.glob<string>('../../scenarios/**/*.yaml', { query: '?raw', import: 'default' })

/** The shipped battles, each loaded when it is wanted. */
export const EXAMPLES: readonly Example[] = Object.entries(FILES).flatMap(([file, load]) => {
  const path = file.replace(ROOT, '')
  const [system = '', id = '', ...more] = path.replace('.yaml', '').split('/')
  // Files of definitions are in folders of their own.
  return more.length > 0 ? [] : [{ path, name: nameOf(id), system, load: async () => whole(path, await load()) }]
})

/** An example in one piece: it is opened where the files that it uses are not. */
async function whole(path: string, text: string): Promise<string> {
  const { data } = parseText(text)
  if (referencesIn(data).length === 0) return text
  const read: UsedReader['read'] = (file) =>
    FILES[`${ROOT}${file}`]?.() ?? Promise.resolve({ failure: 'it is not here' })
  const used = await loadUsed(data, { path, read })
  const system = (await loadRulebooks()).find(({ id }) => id === (data as { readonly system?: unknown }).system)
  return inlineUsed(text, { data, definitions: system && usedDefinitions(data, system, used) })
}

/** `quatre-bras` is `Quatre Bras`. */
function nameOf(id: string): string {
  return id.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
}

/** What a first visitor sees. */
export function firstExample(): Example | undefined {
  return EXAMPLES.find(({ path }) => path.endsWith('/waterloo.yaml')) ?? EXAMPLES[0]
}
