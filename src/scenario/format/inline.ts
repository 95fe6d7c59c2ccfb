import { type Collection, isCommented, type Piece, type Scalar } from './tree.ts'

/** The longest line. */
export const WIDTH = 120

/**
 * A piece as it stands within a flow collection, in one line of at most `room` characters; undefined where it does not
 * fit or cannot stand there. It gives up as soon as the room is full, so asking costs no more than a line.
 */
export function inlineText(piece: Piece, room: number): string | undefined {
  if (piece.props) return undefined
  if (piece.kind === 'scalar') return canStandInFlow(piece) && piece.source.length <= room ? piece.source : undefined
  return inlineCollection(piece, room)
}

/** A collection in one line, whatever its own anchor. */
export function inlineCollection(collection: Collection, room: number): string | undefined {
  const { kind, entries } = collection
  if (entries.length === 0) return kind === 'map' ? '{}' : '[]'
  const [opening, closing] = kind === 'map' ? ['{ ', ' }'] : ['[', ']']
  // Each entry takes two characters at the least, so that a long list need not be looked at for comments.
  if (entries.length * 2 > room || isCommented(collection)) return undefined
  let text = opening
  for (const [i, { key, value }] of entries.entries()) {
    const lead = (i > 0 ? ', ' : '') + (key ? `${key.text}: ` : '')
    const rest = room - text.length - lead.length - closing.length
    if (rest < 0 || (key && !canBeFlowKey(key.text))) return undefined
    const entry = inlineText(value, rest)
    if (entry === undefined) return undefined
    text += lead + entry
  }
  return text + closing
}

function canStandInFlow({ style, source }: Scalar): boolean {
  if (style === 'block' || style === 'empty' || source.includes('\n')) return false
  return style !== 'plain' || !FLOW_MARKS.test(source)
}

function canBeFlowKey(text: string): boolean {
  return !text.startsWith('&') && !text.startsWith('!') && (/^["']/.test(text) || !FLOW_MARKS.test(text))
}

/** What ends a plain text within brackets, though not outside them. */
export const FLOW_MARKS = /[,[\]{}]/
