import type { IncomingMessage } from 'node:http'
import { MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import { RequestError } from './problem.ts'

/** What is too large is still read so far, and thrown away: a browser that is cut off while it sends never sees the answer. */
const PATIENCE = 8 * MAX_BYTES

/** The bytes that a request brings: a scenario's text at most. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = Number(request.headers['content-length'] ?? 0) > PATIENCE ? Number.POSITIVE_INFINITY : 0
  try {
    for await (const chunk of size <= PATIENCE ? (request as AsyncIterable<Buffer>) : []) {
      size += chunk.length
      if (size <= MAX_BYTES) chunks.push(chunk)
      if (size > PATIENCE) break
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
    throw new RequestError(
      400,
      'The page closed the connection before the whole text had arrived. Nothing was changed.',
    )
  }
  if (size > MAX_BYTES)
    throw new RequestError(413, 'The text is larger than 2 MB, the limit for a scenario. Nothing was changed.')
  return Buffer.concat(chunks, size)
}

/** A body that is a mapping of texts. */
export async function readTexts<Key extends string>(
  request: IncomingMessage,
  keys: readonly Key[],
): Promise<Readonly<Record<Key, string>>> {
  let data: unknown
  try {
    data = JSON.parse((await readBody(request)).toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new RequestError(400, 'The request is not JSON.')
    throw error
  }
  const texts = Object.fromEntries(keys.map((key) => [key, (data as Record<string, unknown> | null)?.[key]]))
  const missing = keys.find((key) => typeof texts[key] !== 'string')
  if (missing !== undefined) throw new RequestError(400, `The request lacks ${missing}.`)
  return texts as Record<Key, string>
}
