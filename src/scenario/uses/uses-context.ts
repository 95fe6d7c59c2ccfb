/** Definitions by key and name: `{ nations: { russian: … } }`. */
export type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * A file that another names under `uses`, or why it cannot be opened, as the end of a sentence. Its path identifies it.
 */
export type OpenedFile =
  | { readonly path: string; readonly content: string | Uint8Array }
  | { readonly path: string; readonly failure: string; readonly isOutside?: boolean }

/** Finds and opens the file that `reference` stands for in the file `from`. */
export type OpenUsedFile = (reference: string, from: string) => OpenedFile

/** How the files of a battle are found: the path of the battle itself, and a function that opens others. */
export type UsesContext = { readonly path: string; readonly open: OpenUsedFile }

/** For a text that has no folder. */
export const NO_FOLDER: UsesContext = {
  path: '',
  open: (reference) => ({ path: reference, failure: 'no folder is open here' }),
}

/** Resolves a reference in a file to a path; both have forward slashes. */
export function resolveReference(reference: string, from: string): string {
  const start = /^(?:git:[^:]*:(?:\.\/)?)?\/?/.exec(from)![0]
  const parts: string[] = []
  for (const part of [...from.slice(start.length).split('/').slice(0, -1), ...reference.split('/')]) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return `${start}${parts.join('/')}`
}
