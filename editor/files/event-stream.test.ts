import { describe, expect, test } from 'vitest'
import { eventsIn } from './event-stream.ts'

async function heard(chunks: readonly Uint8Array[]): Promise<unknown[]> {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const events: unknown[] = []
  for await (const event of eventsIn(body)) events.push(event)
  return events
}

describe('a stream of events', () => {
  test('is read wherever it is cut, and its heartbeats are passed over', async () => {
    const bytes = new TextEncoder().encode(
      'event: versions\ndata: {"Eylau – février.yaml":"1"}\n\n:\n\nevent: news\ndata: {"a":1}\n\n',
    )
    const events = [
      { name: 'versions', data: '{"Eylau – février.yaml":"1"}' },
      { name: 'news', data: '{"a":1}' },
    ]
    for (let i = 0; i <= bytes.length; i++) expect(await heard([bytes.slice(0, i), bytes.slice(i)])).toEqual(events)
    expect(await heard(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(events)
  })

  test('that breaks off in an event gives what was whole', async () => {
    expect(await heard([new TextEncoder().encode('event: a\ndata: 1\n\nevent: b\nda')])).toEqual([
      { name: 'a', data: '1' },
    ])
  })
})
