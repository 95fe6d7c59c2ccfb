import type { FailOn } from '../checking/results.ts'
import type { Io, Writer } from '../io.ts'
import { type Colors, colorsFor, widthFor } from './terminal.ts'

/** How results are to be shown. */
export type OutputStyle = {
  readonly colors: Colors
  /** Columns of the terminal. */
  readonly width: number
  /** Only problems: no summary. */
  readonly quiet: boolean
  readonly failOn: FailOn
  /** The folder that paths are relative to. */
  readonly cwd: string
  readonly env: Io['env']
}

/** The view that suits a stream and a command's flags. */
export function outputStyleFor(
  out: Writer,
  { quiet = false, failOn }: { readonly quiet?: boolean; readonly failOn: FailOn },
  { cwd, env }: Io,
): OutputStyle {
  return { colors: colorsFor(out, env), width: widthFor(out), quiet, failOn, cwd, env }
}
