import { createConnection, StreamMessageReader } from 'vscode-languageserver/node'
import { EXIT, type Io } from '../io.ts'
import { WholeMessageWriter } from '../lsp/message-writer.ts'
import { serve } from '../lsp/server.ts'
import type { RulebookOptions } from '../rulebooks/index.ts'

/** `berthier lsp`: answers an editor over standard input and output. The connection ends the process when the editor says so or is gone. */
export async function runLsp(options: RulebookOptions, io: Io): Promise<number> {
  const { stdin, stdout } = process
  const ended = new Promise<void>((done) => {
    stdin.once('close', done)
    io.signal.addEventListener('abort', () => done(), { once: true })
  })
  serve(createConnection(new StreamMessageReader(stdin), new WholeMessageWriter(stdout)), options, io.cwd)
  await ended
  return io.signal.aborted ? EXIT.interrupted : EXIT.clean
}
