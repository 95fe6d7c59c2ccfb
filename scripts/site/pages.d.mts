type Entry = { readonly text: string; readonly link: string; readonly items?: readonly Entry[] }
type Group = { readonly text: string; readonly items: readonly Entry[] }

export function makePages(repository: {
  readonly list: (folder: string, ending: string) => string[]
  readonly read: (file: string) => string
}): { pages: Map<string, string>; files: string[]; sideBars: Record<string, readonly Group[]> }
