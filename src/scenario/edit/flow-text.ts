import { FLOW_MARKS } from '../format/inline.ts'
import type { Entry, Piece, Scalar } from '../format/tree.ts'

/** What a value is written into: lines of its own, brackets, or JSON, where all texts have quotes. */
export type FlowSetting = 'block' | 'flow' | 'json'

/** A new piece within brackets, in one line however long. */
export function flowText(piece: Piece, setting: FlowSetting): string {
  if (piece.kind === 'scalar') return flowScalar(piece, setting)
  const entries = piece.entries.map((entry) => flowEntry(entry, setting)).join(', ')
  if (piece.kind === 'list') return `[${entries}]`
  return entries === '' ? '{}' : `{ ${entries} }`
}

/** A new entry of a collection between brackets. */
export function flowEntry({ key, value }: Entry, setting: FlowSetting): string {
  const text = flowText(value, setting)
  return key ? `${flowKey(key, setting)}: ${text}` : text
}

/** Whether an entry can be written in one line: comments, anchors and texts over several lines cannot. */
export function fitsInFlow({ value, before, after }: Entry): boolean {
  if (before.length > 0 || after !== undefined || value.props !== '') return false
  if (value.kind === 'scalar') return value.style === 'block' || !value.source.includes('\n')
  return value.foot.length === 0 && value.entries.every(fitsInFlow)
}

/** A key within brackets. */
function flowKey({ text, name }: { text: string; name: string }, setting: FlowSetting): string {
  return setting === 'json' || FLOW_MARKS.test(name) ? JSON.stringify(name) : text
}

/** A text with the quotes that the one before it had; undefined where it stands in lines of its own. */
export function scalarLike(old: string, scalar: NewScalar, setting: FlowSetting): string | undefined {
  const { style, source, data } = scalar
  if (typeof data === 'string') {
    if (old.startsWith("'") && /^[^\p{C}]*$/u.test(data)) return `'${data.replaceAll("'", "''")}'`
    if (/^["']/.test(old)) return JSON.stringify(data)
  }
  if (setting !== 'block') return flowScalar(scalar, setting)
  return style === 'block' ? undefined : source
}

/** Whether a file is JSON: then it shall stay so. */
export function isJson(text: string): boolean {
  return /^\s*\{\s*"/.test(text)
}

type NewScalar = Pick<Scalar, 'style' | 'source' | 'data'>

function flowScalar({ style, source, data }: NewScalar, setting: FlowSetting): string {
  if (typeof data !== 'string') return source
  const isBare = style === 'plain' && setting === 'flow' && !FLOW_MARKS.test(source)
  return isBare || style === 'quoted' ? source : JSON.stringify(data)
}
