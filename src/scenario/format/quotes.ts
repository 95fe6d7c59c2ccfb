import { escapeControls } from '../control-characters.ts'
import type { Scalar } from './tree.ts'

/** Whether a text means itself without quotes, as a value or a key, in YAML 1.2 and in the older 1.1. */
export function isPlain(text: string): boolean {
  return !MARKED.test(text) && !UNSEEN.test(text) && !READ_OTHERWISE.test(text)
}

/** A text as YAML, with quotes only where it needs them. */
export function formatText(text: string): string {
  return isPlain(text) ? text : quote(text)
}

/** A scalar with quotes only where it needs them, and double ones. What is no text stays as it is. */
export function requote(scalar: Scalar): Scalar {
  const { style, source, data } = scalar
  if ((style !== 'plain' && style !== 'quoted') || typeof data !== 'string') return scalar
  if (source.includes('\n')) return { ...scalar, source: withDoubleQuotes(source) }
  if (isPlain(data)) return { ...scalar, style: 'plain', source: data }
  // The escapes in double quotes are the author's: what cannot be seen may be meant to stand out.
  return { ...scalar, style: 'quoted', source: source.startsWith('"') ? source : quote(data) }
}

/** A key likewise. Keys are always words, so a die result needs no quotes. */
export function requoteKey(name: string, source: string): string {
  if (isPlain(name) || /^(?:0|-?[1-9]\d{0,8})$/.test(name)) return name
  return source.startsWith('"') ? source : quote(name)
}

/** In double quotes, as JSON and YAML both have them. */
function quote(text: string): string {
  return escapeControls(JSON.stringify(text))
}

/** A text over several lines keeps them. */
function withDoubleQuotes(source: string): string {
  if (!source.startsWith("'")) return source
  return `"${source.slice(1, -1).replaceAll("''", "'").replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** Marks of YAML at the beginning, and what makes a key or a comment of the rest. */
const MARKED = /^$|^[?:,[\]{}#&*!|>'"%@`]|^-(?: |$|--)|^\.\.\.|: |:$| #/

/** What is not seen, or not as what it is: controls, line ends, every blank but a space between words. */
const UNSEEN = /^ | $|(?! )[\p{C}\p{Z}]/u

/** Words, numbers and times of YAML 1.1 and 1.2. */
const READ_OTHERWISE = new RegExp(
  [
    'y|n|yes|no|on|off|true|false|~|null|<<|=',
    String.raw`[-+]?(?:0b[01_]+|0o[0-7]+|0x[\da-f_]+|\.inf)|\.nan`,
    String.raw`[-+]?(?:\d[\d_,]*(?:\.[\d_.]*)?|\.[\d_.]*)(?:e[-+]?\d+)?`,
    String.raw`[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?`,
    String.raw`\d{4}-\d\d?-\d\d?(?:(?:t| +)\d.*)?`,
  ]
    .map((pattern) => `^(?:${pattern})$`)
    .join('|'),
  'i',
)
