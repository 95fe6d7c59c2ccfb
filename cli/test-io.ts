import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { System } from '../src/engine/system.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import type { Io, Writer } from './io.ts'
import { main } from './main.ts'

/** A sound battle. */
export const SOUND = SYSTEMS[0]!.template

/** The sound battle with a unit in a column that does not exist: an error in line 30, column 23. */
export const BROKEN = SOUND.replace('[D3, F3,', '[J3, F3,')

/** The sound battle with a key that a fix can mend. */
export const MENDABLE = SOUND.replace('turns: 6', 'Turns: 6')

/** A stream that keeps what is printed. */
class TestWriter implements Writer {
  text = ''
  isTTY = false
  watch: ((text: string) => void) | undefined

  write(text: string): void {
    this.text += text
    this.watch?.(text)
  }
}

/** A folder of its own with files in it, and `berthier` to run there. */
export class TestIo implements Io {
  readonly cwd = mkdtempSync(join(tmpdir(), 'berthier-'))
  readonly env: Record<string, string> = {}
  readonly stdout = new TestWriter()
  readonly stderr = new TestWriter()
  readonly #controller = new AbortController()
  readonly signal = this.#controller.signal
  isTyped = false
  #input = ''

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    onTestFinished(() => rmSync(this.cwd, { recursive: true, force: true }))
    for (const [path, content] of Object.entries(files)) this.write(path, content)
  }

  /** Runs the command line; what it prints replaces what the run before it printed. */
  async run(...argv: string[]): Promise<number> {
    this.stdout.text = ''
    this.stderr.text = ''
    return main(argv, this)
  }

  type(input: string): this {
    this.#input = input
    return this
  }

  rulebooks(): Promise<readonly System[]> {
    return Promise.resolve(SYSTEMS)
  }

  rulebookFiles(): Promise<readonly string[]> {
    return Promise.resolve([])
  }

  config(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  stdin(): Promise<Uint8Array> {
    return Promise.resolve(Buffer.from(this.#input))
  }

  interrupt(): void {
    this.#controller.abort()
  }

  /** Presses Ctrl-C as soon as a progress bar shows that a game is over. */
  interruptOnProgress(): void {
    this.stderr.isTTY = true
    this.stderr.watch = (text) => {
      if (/ [1-9]\d*\/[\d,]+ games/.test(text)) this.interrupt()
    }
  }

  path(path: string): string {
    return join(this.cwd, path)
  }

  read(path: string): string {
    return readFileSync(this.path(path), 'utf8')
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(this.path(path)), { recursive: true })
    writeFileSync(this.path(path), content)
  }
}
