/** What a battle can be converted to. */
export const FORMATS = ['yaml', 'json', 'notation', 'markdown'] as const

/** A format that a battle can be converted to. */
export type OutputFormat = (typeof FORMATS)[number]

/** What can be read: a Markdown file is read as notation, which looks like Markdown. `export` writes maps of Tiled. */
export const INPUT_FORMATS = ['yaml', 'json', 'notation', 'tiled'] as const

/** A format that a battle can be read from. */
export type InputFormat = (typeof INPUT_FORMATS)[number]

/** The format that a file to be read has, by its extension. */
export function inputFormat(path: string): InputFormat | undefined {
  if (/\.tmj$/i.test(path)) return 'tiled'
  const format = outputFormat(path)
  return format === 'markdown' ? 'notation' : format
}

/** The format that a file to be written shall have, by its extension. */
export function outputFormat(path: string): OutputFormat | undefined {
  return EXTENSIONS.get(/\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '')
}

const EXTENSIONS: ReadonlyMap<string, OutputFormat> = new Map([
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
  ['json', 'json'],
  ['txt', 'notation'],
  ['md', 'markdown'],
  ['markdown', 'markdown'],
])
