/// <reference types="vite/client" />

/** A battle that comes with the editor, and the id of the rulebook that it is for. */
export type Example = {
  readonly path: string
  readonly name: string
  readonly system: string
  readonly load: () => Promise<string>
}

const FILES = import.meta.glob<string>('../../scenarios/**/*.yaml', { query: '?raw', import: 'default' })

/** The shipped battles, each loaded when it is wanted. */
export const EXAMPLES: readonly Example[] = Object.entries(FILES).map(([file, load]) => {
  const path = file.replace('../../scenarios/', '')
  const [system = '', id = ''] = path.replace('.yaml', '').split('/')
  return { path, name: nameOf(id), system, load }
})

/** `quatre-bras` is `Quatre Bras`. */
function nameOf(id: string): string {
  return id.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
}

/** What a first visitor sees. */
export function firstExample(): Example | undefined {
  return EXAMPLES.find(({ path }) => path.endsWith('/waterloo.yaml')) ?? EXAMPLES[0]
}
