import { fstatSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { readBounded, reason } from './files/files.ts'
import type { World, Writer } from './io.ts'
import { main } from './main.ts'
import { UsageError } from './usage-error.ts'

const controller = new AbortController()

// After the first Ctrl-C, or when a CI server stops it, a command may tidy up. One that hangs, as on a pipe that nobody
// writes to, is ended by a second: process.exit would wait for the read that hangs.
let patience: NodeJS.Timeout | undefined
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    controller.abort()
    patience = setTimeout(() => process.kill(process.pid, name), 1000).unref()
  })
}

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader, such as `head`, has seen enough.
    if (error.code !== 'EPIPE') throw error
    controller.abort()
  })
}

const io: World = {
  cwd: process.cwd(),
  env: process.env,
  stdout: writer(process.stdout),
  stderr: writer(process.stderr),
  stdin: () => readBounded(process.stdin),
  isTyped: process.stdin.isTTY ?? false,
  lines: typedLines,
  signal: controller.signal,
  takeTime: () => clearTimeout(patience),
}

process.exitCode = await main(process.argv.slice(2), io)

async function* typedLines(): AsyncGenerator<string> {
  const typed = createInterface({ input: process.stdin, signal: controller.signal })
  try {
    yield* typed
  } finally {
    // Whoever still listens keeps the process from ending.
    typed.close()
  }
}

function writer(stream: NodeJS.WriteStream): Writer {
  return {
    write: isFile(stream) ? writeWhole : (text) => void stream.write(text),
    isTTY: stream.isTTY ?? false,
    ...(stream.columns && { columns: stream.columns }),
  }
}

/** Standard output that is neither a terminal nor a pipe: there Node writes at once, but on a full disk only a part, and says nothing. */
function isFile(stream: NodeJS.WriteStream): boolean {
  if (stream !== process.stdout || stream.isTTY) return false
  try {
    const stats = fstatSync(process.stdout.fd)
    return !stats.isFIFO() && !stats.isSocket()
  } catch {
    return false
  }
}

function writeWhole(text: string): void {
  const bytes = Buffer.from(text)
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(process.stdout.fd, bytes, written)
  } catch (error) {
    throw new UsageError(`cannot write to standard output: ${reason(error)}`)
  }
}
