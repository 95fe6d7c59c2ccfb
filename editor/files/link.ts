import { MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import { FileProblem } from './store.ts'

/** The shortest of the limits that browsers have for an address, Firefox's, and some room for the rest of it. */
const MAX_LINK = 1_000_000

/** What stands behind # in an address that carries a whole scenario, or a game with its scenario. */
export async function linkFor(text: string, key: 's' | 'r' = 's'): Promise<string> {
  // Unlike deflate-raw, deflate ends with a checksum: a damaged link is not taken for another text.
  const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate')), MAX_LINK)
  const code = packed && base64url(packed)
  if (code !== undefined && code.length <= MAX_LINK) return `${key}=${code}`
  throw new FileProblem('too-large', `This ${key === 's' ? 'battle' : 'game'} is too large for a link. Send the file.`)
}

/** The scenario or game that a link carries: what stands in it behind `s=` or `r=`. */
export async function textOfLink(code: string): Promise<string> {
  if (code.length > MAX_LINK) throw new FileProblem('too-large', 'This link is too long for a battle.')
  if (!/^[\w-]+$/.test(code)) throw damaged()
  let bytes: Uint8Array | undefined
  try {
    const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    bytes = await bytesOf(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')), MAX_BYTES)
  } catch {
    throw damaged()
  }
  if (!bytes) throw new FileProblem('too-large', 'This link holds more than 2 MB, too much for a battle.')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw damaged()
  }
}

/** All bytes of a stream; undefined if there are more than the limit, and then no more of them were made. */
async function bytesOf(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    chunks.push(new Uint8Array(read.value))
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function base64url(bytes: Uint8Array): string {
  let text = ''
  // Not all at once: a call has no room for a million arguments.
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const damaged = () =>
  new FileProblem('unreadable', 'This link is damaged: part of it is missing or changed. Ask for a new one.')

/** Takes a link out of the address once its battle has become something else: loading the page again would bring it back. */
export function dropLink(): void {
  if (/^#[sr]=/.test(location.hash)) history.replaceState(history.state, '', location.pathname + location.search)
}
