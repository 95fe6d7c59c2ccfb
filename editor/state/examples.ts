/// <reference types="vite/client" />

import type { UsedReader } from '../document/used-texts.ts'
import { mayUseFiles } from './read-used.ts'

/** A battle that comes with the editor, and the id of the rulebook that it is for. */
export type Example = {
  readonly path: string
  readonly system: string
  readonly title: string
  readonly date?: string
  /** Its text, in one piece. */
  readonly load: () => Promise<string>
}

const ROOT = '../../scenarios/'

const FILES = import.meta.glob<string>('../../scenarios/**/*.yaml', { query: '?raw', import: 'default' })

// Files of definitions are in folders of their own. What a list of battles needs is put here by the build.
const HEADERS = import.meta.glob<{ readonly title: string; readonly system: string; readonly date?: string }>(
  '../../scenarios/*/*.yaml',
  { query: '?header', import: 'default', eager: true },
)

/** The shipped battles. Their texts are loaded once somebody asks for one. */
export const EXAMPLES: readonly Example[] = Object.entries(HEADERS).map(([file, header]) => {
  const path = file.replace(ROOT, '')
  return { path, ...header, load: async () => whole(path, await FILES[file]!()) }
})

/** An example in one piece: it is opened where the files that it uses are not. */
async function whole(path: string, text: string): Promise<string> {
  if (!mayUseFiles(text)) return text
  const { inlineFiles } = await import('./inline-files.ts')
  const read: UsedReader['read'] = (file) =>
    FILES[`${ROOT}${file}`]?.() ?? Promise.resolve({ failure: 'it is not here' })
  return inlineFiles(text, { path, read })
}
