import type { Finding } from './diagnostic.ts'

/** More than this is no scenario: see `file/too-large`. */
export const MAX_BYTES = 4 * 1024 * 1024

/** Turns a file's bytes into text, or says why they are none. A byte-order mark stays: it belongs to the text. */
export function decode(bytes: Uint8Array): string | Finding {
  if (bytes.length > MAX_BYTES) {
    return { code: 'file/too-large', path: [], message: 'The file has more than 4 MB, which no scenario needs.' }
  }
  const encoding = otherEncoding(bytes)
  if (encoding) {
    return {
      code: 'file/encoding',
      path: [],
      message: `The file is encoded in ${encoding}, not in UTF-8.`,
      hint: 'Save it as UTF-8 in your editor.',
    }
  }
  if (bytes.includes(0)) {
    return { code: 'file/binary', path: [], message: 'The file is not text: it holds zero bytes.' }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return {
      code: 'file/encoding',
      path: [],
      message: `Line ${lineOfFirstBadByte(bytes)} is not valid UTF-8.`,
      hint: 'Save the file as UTF-8 in your editor.',
    }
  }
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

function lineOfFirstBadByte(bytes: Uint8Array): number {
  // A lenient decoder puts U+FFFD where the first bad byte is; one that the text has itself is harmless here.
  const text = new TextDecoder('utf-8').decode(bytes)
  return text.slice(0, text.indexOf('\ufffd')).split('\n').length
}
