/** Definitions by key and name: `{ nations: { russian: … } }`. */
export type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A file that another names under `uses`, or why it cannot be had, as the end of a sentence. Its path tells it from others. */
export type OpenedFile =
  | { readonly path: string; readonly content: string | Uint8Array }
  | { readonly path: string; readonly failure: string; readonly isOutside?: boolean }

/** Finds and opens the file that `reference` stands for in the file `from`. */
export type OpenUsedFile = (reference: string, from: string) => OpenedFile

/** Where the files of a battle are found: what the battle itself is called, and how others are opened from there. */
export type UsesContext = { readonly path: string; readonly open: OpenUsedFile }

/** For a text that has no folder. */
export const NO_FOLDER: UsesContext = {
  path: '',
  open: (reference) => ({ path: reference, failure: 'no folder is open here' }),
}

/** The path that a reference stands for in a file, both with forward slashes. */
export function resolveReference(reference: string, from: string): string {
  const start = /^(?:git:[^:]*:(?:\.\/)?)?\/?/.exec(from)![0]
  const parts: string[] = []
  for (const part of [...from.slice(start.length).split('/').slice(0, -1), ...reference.split('/')]) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return `${start}${parts.join('/')}`
}
