/** An event of a stream of them: its name and its data. */
export type StreamEvent = { readonly name: string; readonly data: string }

/**
 * The events in a stream of server-sent events. The browser's own EventSource sends no headers, and the token has to be in one.
 * Only what our server writes is understood.
 */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      rest += decoder.decode(read.value, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        const event = /^event: (.*)\ndata: (.*)$/.exec(block)
        if (event) yield { name: event[1]!, data: event[2]! }
      }
    }
  } finally {
    await reader.cancel()
  }
}
