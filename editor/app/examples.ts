/// <reference types="vite/client" />

/** A battle that comes with the editor. */
export type Example = { readonly path: string; readonly load: () => Promise<string> }

const FILES = import.meta.glob<string>('../../scenarios/**/*.yaml', { query: '?raw', import: 'default' })

/** The shipped battles, each loaded when it is wanted. */
export const EXAMPLES: readonly Example[] = Object.entries(FILES).map(([file, load]) => ({
  path: file.replace('../../scenarios/', ''),
  load,
}))

/** What a first visitor sees. */
export function firstExample(): Example | undefined {
  return EXAMPLES.find(({ path }) => path.endsWith('/waterloo.yaml')) ?? EXAMPLES[0]
}
