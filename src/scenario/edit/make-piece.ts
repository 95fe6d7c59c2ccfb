import { WIDTH } from '../format/inline.ts'
import { orderKeys } from '../format/order.ts'
import { formatText, requoteKey } from '../format/quotes.ts'
import type { Collection, Entry, Piece, Scalar } from '../format/tree.ts'
import { isMapping } from '../plain-data.ts'
import { childPlace, resolve, type SchemaPlace } from '../schema/nodes.ts'

/** A value as the formatter would have it: its layout is decided when it is printed, and lists stay in their order. */
export function makePiece(value: unknown, place: SchemaPlace | undefined, depth: number, lead = 0): Piece {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => freshEntry(makePiece(entry, placeOf(place, 0, entry), depth + 1)))
    return collection('list', entries, value)
  }
  if (!isMapping(value)) return makeScalar(value, WIDTH - depth * 2, lead)
  const map = collection(
    'map',
    Object.entries(value).map(([name, entry]) => makePair(name, entry, place, depth)),
    value,
  )
  if (place) orderKeys(map, place)
  return map
}

/** A key with its value, in a mapping that stands at a place of the schema. */
export function makePair(name: string, value: unknown, map: SchemaPlace | undefined, depth: number): Entry {
  const key = makeKey(name)
  return { key, ...freshEntry(makePiece(value, placeOf(map, name, value), depth + 1, key.text.length)) }
}

/** A key as the formatter writes it. */
export function makeKey(name: string): { text: string; name: string } {
  return { text: requoteKey(name, JSON.stringify(name)), name }
}

/** An entry that no comment is about. */
export function freshEntry(value: Piece): Entry {
  return { value, before: [], blank: false }
}

/** The place in the schema of an entry with these data. */
export function placeOf(place: SchemaPlace | undefined, step: string | number, data: unknown): SchemaPlace | undefined {
  const child = place && childPlace(place, step)
  return child && resolve(child, data)
}

/** A text over lines that the header folds or keeps, without indentation; undefined where quotes must tell it. */
export function blockText(text: string, header: '|' | '>', width: number): Scalar | undefined {
  const body = text.replace(/\n$/, '')
  if (!BLOCK_TEXT.test(body)) return undefined
  const lines = header === '|' ? body.split('\n') : foldLines(body, width)
  const source = [header + (text === body ? '-' : ''), ...lines].join('\n')
  return { kind: 'scalar', style: 'block', props: '', source, indent: 0, data: text, tied: false }
}

function makeScalar(value: unknown, width: number, lead: number): Scalar {
  if (typeof value === 'string') {
    const isLong = value.length + lead + 2 > width && value.includes(' ')
    const block = value.includes('\n') ? blockText(value, '|', width) : isLong && blockText(value, '>', width)
    if (block) return block
    const source = formatText(value)
    return scalar(source === value ? 'plain' : 'quoted', source, value)
  }
  return scalar('plain', numberText(value), value)
}

/** Numbers and the few words of YAML. */
function numberText(value: unknown): string {
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf'
  }
  return String(value)
}

function scalar(style: Scalar['style'], source: string, data: unknown): Scalar {
  return { kind: 'scalar', style, props: '', source, data, tied: false }
}

function collection(kind: 'map' | 'list', entries: Entry[], data: unknown): Collection {
  return { kind, props: '', entries, foot: [], data, tied: false }
}

/** Lines of words that YAML makes one of again; an empty line stands for a line end. */
function foldLines(text: string, width: number): string[] {
  return text
    .replaceAll(/\n+/g, (ends) => `${ends}\n`)
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = []
      let current = ''
      for (const word of line.split(' ')) {
        if (current !== '' && current.length + 1 + word.length > width) {
          lines.push(current)
          current = word
        } else current = current === '' ? word : `${current} ${word}`
      }
      return [...lines, current]
    })
}

/** Words parted by single spaces, in lines that neither begin nor end with one; the first and last are not empty. */
const BLOCK_TEXT = /^[^\p{C}\p{Z}]+(?: [^\p{C}\p{Z}]+)*(?:\n+[^\p{C}\p{Z}]+(?: [^\p{C}\p{Z}]+)*)*$/u
