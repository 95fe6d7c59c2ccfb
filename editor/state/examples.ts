/// <reference types="vite/client" />

import { parseText } from '../../src/scenario/parse.ts'
import { readHeader } from '../../src/scenario/read-header.ts'
import { inlineUsed } from '../../src/scenario/uses/inline.ts'
import { loadUsed, referencesIn, type UsedReader, usedDefinitions } from '../document/used-texts.ts'
import { loadRulebook } from '../rulebooks/index.ts'

/** A battle that comes with the editor, and the id of the rulebook that it is for. */
export type Example = {
  readonly path: string
  readonly system: string
  readonly title: string
  readonly text: string
}

const ROOT = '../../scenarios/'

const FILES = import.meta.glob<string>('../../scenarios/**/*.yaml', { query: '?raw', import: 'default' })

/** The shipped battles, loaded once somebody asks for them. */
export function loadExamples(): Promise<readonly Example[]> {
  return (examples ??= Promise.all(
    Object.entries(FILES)
      .map(([file, load]) => ({ path: file.replace(ROOT, ''), load }))
      // Files of definitions are in folders of their own.
      .filter(({ path }) => path.split('/').length === 2)
      .map(async ({ path, load }) => {
        const text = await whole(path, await load())
        return { path, text, system: path.split('/')[0]!, title: readHeader(text).title ?? path }
      }),
  ))
}

let examples: Promise<readonly Example[]> | undefined

/** An example in one piece: it is opened where the files that it uses are not. */
async function whole(path: string, text: string): Promise<string> {
  const { data } = parseText(text)
  if (referencesIn(data).length === 0) return text
  const read: UsedReader['read'] = (file) =>
    FILES[`${ROOT}${file}`]?.() ?? Promise.resolve({ failure: 'it is not here' })
  const used = await loadUsed(data, { path, read })
  const system = await loadRulebook((data as { readonly system?: unknown }).system)
  return inlineUsed(text, { data, definitions: system && usedDefinitions(data, system, used) })
}
