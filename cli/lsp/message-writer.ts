import type { Writable } from 'node:stream'
import { AbstractMessageWriter, type Message, type MessageWriter } from 'vscode-languageserver/node'

/** Writes each message at once. The usual writer waits until its header is gone, so that an editor has to wake up twice. */
export class WholeMessageWriter extends AbstractMessageWriter implements MessageWriter {
  readonly #stream: Writable
  #failures = 0

  constructor(stream: Writable) {
    super()
    this.#stream = stream
    stream.on('error', (error) => this.fireError(error))
    stream.on('close', () => this.fireClose())
  }

  write(message: Message): Promise<void> {
    const content = JSON.stringify(message)
    const whole = `Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`
    return new Promise((done, fail) => {
      this.#stream.write(whole, (error) => {
        if (!error) return done()
        this.fireError(error, message, ++this.#failures)
        return fail(error)
      })
    })
  }

  end(): void {
    this.#stream.end()
  }
}
