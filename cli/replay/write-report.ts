import type { Io } from '../io.ts'
import { markText, writeOutput } from '../output/output.ts'
import type { OutputStyle } from '../output/style.ts'
import { colorsFor, visible, widthFor } from '../output/terminal.ts'

/** Writes down what is known of a recorded game; the text ends with a line break. */
type Format<Report> = (report: Report, view: Pick<OutputStyle, 'colors' | 'width'>) => string

/** Prints a report of a recorded game, or writes it into the file that was asked for. */
export async function writeReport<Report, Name extends 'text' | 'json' | 'markdown'>(
  report: Report,
  formats: Readonly<Record<Name, { readonly load: () => Promise<Format<Report>> }>>,
  name: Name,
  { output, force = false }: { readonly output?: string; readonly force?: boolean },
  io: Io,
): Promise<void> {
  const write = await formats[name].load()
  const colors = colorsFor(io.stdout, output === undefined ? io.env : { NO_COLOR: '1' })
  const text = write(report, { colors, width: widthFor(io.stdout) })
  if (output === undefined) {
    io.stdout.write(text)
    return
  }
  await writeOutput(output, name === 'text' ? markText(text) : text, { force }, io)
  io.stderr.write(`Wrote ${visible(output)}.\n`)
}
