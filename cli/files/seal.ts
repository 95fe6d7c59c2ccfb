import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What every file that we make says near its beginning. */
export const MADE_BY = 'Made by Berthier'

/** Who made a file, as far as it tells. */
export type Origin = 'ours' | 'edited' | 'foreign'

/** Where the mark of a file is looked for, in bytes and in letters. */
const HEAD = 4096

/** Puts a digest into a file that we make: into a text behind its mark, into another file at its end. Without a place it stays as it is. */
export function seal(content: string | Uint8Array): string | Uint8Array {
  return typeof content === 'string' ? sealText(content) : sealBytes(Buffer.from(content))
}

/** Whether a file is ours, and as we made it. */
export function originOf(bytes: Buffer): Origin {
  if (!bytes.subarray(0, HEAD).includes(MADE_BY)) return 'foreign'
  const kind = kindOf(bytes)
  const isIntact = kind ? areBytesIntact(bytes, kind) : isTextIntact(bytes.toString('utf8'))
  return isIntact ? 'ours' : 'edited'
}

function sealText(text: string): string {
  const end = text.slice(0, HEAD).indexOf(MADE_BY) + MADE_BY.length
  return end < MADE_BY.length ? text : `${text.slice(0, end)} (digest ${digestOfText(text)})${text.slice(end)}`
}

function isTextIntact(text: string): boolean {
  const found = SEAL.exec(text.slice(0, 2 * HEAD))
  if (!found) return false
  const body = text.slice(0, found.index + MADE_BY.length) + text.slice(found.index + found[0].length)
  return digestOfText(body) === found.groups!['digest']
}

/** The digest is that of all bytes before it, and how many stand behind it is certain: nothing can be added unseen. */
function sealBytes(bytes: Buffer): Uint8Array {
  const kind = kindOf(bytes)
  if (!kind) return bytes
  const { before, after } = ENDS[kind](bytes)
  const body = Buffer.concat([before, Buffer.from(OPENING)])
  const digest = Buffer.from(`${digestOf(body)})`)
  return Buffer.concat([body, digest, after(Buffer.concat([body, digest]))])
}

function areBytesIntact(bytes: Buffer, kind: Kind): boolean {
  const end = bytes.length - BEHIND[kind]
  const start = end - SIZE
  const found = SEAL.exec(bytes.toString('latin1', start, end))
  if (!found) return false
  const body = bytes.subarray(0, start + OPENING.length)
  return digestOf(body) === found.groups!['digest']
}

/** Pictures, pages and archives. */
type Kind = 'png' | 'pdf' | 'zip'

function kindOf(bytes: Buffer): Kind | undefined {
  return BEGINNINGS[bytes.toString('latin1', 0, 4)]
}

const BEGINNINGS: Readonly<Record<string, Kind>> = { '\u0089PNG': 'png', '%PDF': 'pdf', 'PK\u0003\u0004': 'zip' }

type End = { readonly before: Buffer; readonly after: (before: Buffer) => Buffer }

/** What stands before and behind a seal, so that other programs read the file as before. */
const ENDS: Readonly<Record<Kind, (bytes: Buffer) => End>> = {
  // A comment behind the end.
  pdf: (bytes) => ({ before: Buffer.concat([bytes, Buffer.from('% ')]), after: () => Buffer.from('\n') }),
  // The archive's comment, whose length its last two bytes tell.
  zip: (bytes) => {
    const before = Buffer.from(bytes)
    before.writeUInt16LE(SIZE, before.length - 2)
    return { before, after: () => Buffer.alloc(0) }
  },
  // A chunk of text before the last one, which is empty.
  png: (bytes) => {
    const [picture, last] = [bytes.subarray(0, -12), bytes.subarray(-12)]
    const head = Buffer.from('....tEXtComment\0')
    head.writeUInt32BE(head.length - 8 + SIZE)
    const after = (before: Buffer) => {
      const sum = Buffer.alloc(4)
      sum.writeUInt32BE(crc32(before.subarray(picture.length + 4)))
      return Buffer.concat([sum, last])
    }
    return { before: Buffer.concat([picture, head]), after }
  },
}

/** Git may turn line ends when it checks a file out; nobody has edited it then. */
function digestOfText(text: string): string {
  return digestOf(Buffer.from(text.replaceAll('\r\n', '\n')))
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

const OPENING = `${MADE_BY} (digest `

const SEAL = new RegExp(`${MADE_BY} \\(digest (?<digest>[0-9a-f]{32})\\)`)

/** How many bytes a seal takes. */
const SIZE = OPENING.length + 32 + 1

/** How many bytes stand behind it: in a picture a sum and the last chunk. */
const BEHIND: Readonly<Record<Kind, number>> = { png: 4 + 12, pdf: 1, zip: 0 }
