import type { Range, RawDiagnostic } from '../diagnostic.ts'

/** More than this is no scenario: see `file/too-large`. */
export const MAX_BYTES = 2 * 1024 * 1024

/** Why bytes are no text; where a part of them is, that text and the place of the first bad byte. */
export type Undecodable = { readonly finding: RawDiagnostic; readonly text: string; readonly range?: Range }

const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Turns a file's bytes into text, or says why they are none. A byte-order mark stays: it belongs to the text. */
export function decode(bytes: Uint8Array): string | Undecodable {
  if (bytes.length > MAX_BYTES) {
    return undecodable('file/too-large', 'The file is larger than 2 MB, the limit for a scenario.')
  }
  const encoding = otherEncoding(bytes)
  if (encoding) {
    const message = `The file is encoded in ${encoding}, not UTF-8.`
    return undecodable('file/encoding', message, 'Save it as UTF-8 in your editor.')
  }
  if (bytes.includes(0)) return undecodable('file/binary', 'The file is not text: it contains zero bytes.')
  try {
    return STRICT.decode(bytes)
  } catch {
    // A lenient decoder puts U+FFFD where the first bad byte is; one that the text has itself is harmless here.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const at = text.indexOf('\ufffd')
    const message = 'This character is not valid UTF-8.'
    return {
      ...undecodable('file/encoding', message, 'Save the file as UTF-8 in your editor.'),
      text,
      range: [at, at + 1],
    }
  }
}

function undecodable(code: RawDiagnostic['code'], message: string, hint?: string): Undecodable {
  return { finding: { code, path: [], message, ...(hint !== undefined && { hint }) }, text: '' }
}

/** UTF-16 and UTF-32 by their byte-order mark, or by a zero in every second byte of the beginning. */
function otherEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16'
  if (a === 0xfe && b === 0xff) return 'UTF-16'
  if (bytes.length < 4) return undefined
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'UTF-16'
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'UTF-16'
  return undefined
}
