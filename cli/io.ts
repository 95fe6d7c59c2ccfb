import type { System } from '../src/engine/system.ts'
import { visible, visibleLines } from './output/terminal.ts'
import type { Config } from './rulebooks/config.ts'

/** A stream to print to. */
export interface Writer {
  write(text: string): void
  /** Whether a person watches: then there may be colours and a progress line. */
  readonly isTTY: boolean
  readonly columns?: number
}

/** The world as a command sees it, so that tests can run `main` without a process. */
export interface Io {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Writer
  readonly stderr: Writer
  /** Standard input; of an input larger than a scenario can be, no more than shows that. */
  stdin(): Promise<Uint8Array>
  /** Standard input line by line, as a person types it; without it, the lines of `stdin`. */
  lines?(): AsyncIterable<string>
  /** Whether a person types at standard input. */
  readonly isTyped?: boolean
  /** Aborted when the person presses Ctrl-C. */
  readonly signal: AbortSignal
  /**
   * The rulebooks that a battle may name: those that ship, and those that the configuration or --rulebook names. With the content of a
   * file perhaps only the one that it seems to name: whoever asks so makes sure that it does, or asks for all.
   */
  rulebooks(content?: Uint8Array): Promise<readonly System[]>
  /** The files of those that do not ship, which threads have to load. */
  rulebookFiles(): Promise<readonly string[]>
  /** The configuration that holds here, if there is one. */
  config(): Promise<Config | undefined>
  /** A command that still has something to tell after Ctrl-C takes the time that it needs. Others have a second. */
  takeTime?(): void
}

/** The world before anybody has looked for a configuration and its rulebooks. */
export type World = Omit<Io, keyof Surroundings>

/** What is looked for when it is needed. */
type Surroundings = Pick<Io, 'rulebooks' | 'rulebookFiles' | 'config'>

/** The world with its configuration and rulebooks. */
export function withRulebooks(world: World, { rulebooks, rulebookFiles, config }: Surroundings): Io {
  const { cwd, env, stdout, stderr, isTyped = false, signal } = world
  return {
    cwd,
    env,
    stdout,
    stderr,
    isTyped,
    signal,
    rulebooks,
    rulebookFiles,
    config,
    stdin: () => world.stdin(),
    ...(world.lines && { lines: () => world.lines!() }),
    takeTime: () => world.takeTime?.(),
  }
}

/** How a command ended, as the shell sees it. */
export const EXIT = { clean: 0, problems: 1, usage: 2, undecided: 3, internal: 70, interrupted: 130 } as const

/** Says on standard error why a command cannot do what was asked. */
export function printError(io: Io, message: string): void {
  io.stderr.write(`berthier: ${visible(message)}\n`)
}

/** Prints a text that is data for a file or a program: as it is, unless a person looks at it. */
export function printData(io: Io, text: string): void {
  io.stdout.write(io.stdout.isTTY ? visibleLines(text) : text)
}

/** What a person types, line by line; where standard input is no terminal, the lines of it. */
export async function* readLines(io: Io): AsyncGenerator<string> {
  if (io.lines) {
    yield* io.lines()
    return
  }
  const text = new TextDecoder().decode(await io.stdin())
  if (text !== '') yield* text.replace(/\n$/, '').split(/\r?\n/)
}
