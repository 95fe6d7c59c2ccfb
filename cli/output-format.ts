import { extname } from 'node:path'
import type { Io } from './io.ts'
import { type Overwriting, refuseToOverwrite } from './output.ts'
import { Refusal } from './refusal.ts'

/** A format, the extension of a file that chooses it, and by what such a file is known as ours. */
export type FileFormat = { readonly extension: string } & Pick<Overwriting, 'mark'>

/** What the flags of a command ask for. */
type Asked<Name> = { readonly format?: Name; readonly output?: string; readonly force?: boolean }

/** The format that the flags name, or the extension of the file. A file that must not be written is refused before the work. */
export function chooseFormat<Name extends string>(
  formats: Readonly<Record<Name, FileFormat>>,
  usual: Name,
  { format, output, force = false }: Asked<Name>,
  io: Io,
): Name {
  if (output === undefined) return format ?? usual
  const names = Object.keys(formats) as Name[]
  const chosen = format ?? names.find((name) => formats[name].extension === extname(output).toLowerCase())
  if (chosen === undefined) {
    const known = names.map((name) => formats[name].extension).join(', ')
    throw new Refusal(`the extension of ${output} names no format (${known}); or say --format.`)
  }
  const { mark } = formats[chosen]
  refuseToOverwrite(output, { force, ...(mark !== undefined && { mark }) }, io)
  return chosen
}
