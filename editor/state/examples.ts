/// <reference types="vite/client" />

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

// Files of definitions are in folders of their own: a battle has what it needs of them.
const TEXTS = import.meta.glob<string>('../../scenarios/*/*.yaml', { query: '?whole', import: 'default' })

// What a list of battles needs is put here by the build.
const HEADERS = import.meta.glob<{ readonly title: string; readonly system: string; readonly date?: string }>(
  '../../scenarios/*/*.yaml',
  { query: '?header', import: 'default', eager: true },
)

/** The shipped battles. Their texts are loaded once somebody asks for one. */
export const EXAMPLES: readonly Example[] = Object.entries(HEADERS).map(([file, header]) => ({
  path: file.replace(ROOT, ''),
  ...header,
  load: TEXTS[file]!,
}))
