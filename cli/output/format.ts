import { extname } from 'node:path'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { refuseToOverwrite } from './output.ts'

/** A format, by the extension of a file that chooses it. */
type FileFormat = { readonly extension: string }

/** What the flags of a command ask for. */
type RequestedOutput = {
  readonly format?: string | undefined
  readonly output?: string | undefined
  readonly force?: boolean | undefined
}

/** The format that the flags name, or the extension of the file. A file that must not be written is refused before the work. */
export function chooseFormat<Name extends string>(
  formats: Readonly<Record<Name, FileFormat>>,
  usual: Name,
  { format, output, force = false }: RequestedOutput,
  io: Io,
): Name {
  const names = Object.keys(formats) as Name[]
  const named = names.find((name) => name === format)
  if (format !== undefined && named === undefined)
    throw new UsageError(`--format ${format}: expected one of ${names.join(', ')}.`)
  if (output === undefined) return named ?? usual
  const chosen = named ?? names.find((name) => formats[name].extension === extname(output).toLowerCase())
  if (chosen === undefined) {
    const known = names.map((name) => formats[name].extension).join(', ')
    throw new UsageError(`unknown extension of ${output}: use one of ${known}, or add --format.`)
  }
  refuseToOverwrite(output, { force }, io)
  return chosen
}
