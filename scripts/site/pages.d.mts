type Group = { readonly text: string; readonly items: readonly { readonly text: string; readonly link: string }[] }

export function makePages(repository: {
  readonly list: (folder: string, ending: string) => string[]
  readonly read: (file: string) => string
}): { pages: Map<string, string>; files: string[]; sideBars: Record<string, readonly Group[]> }
