import { CODES } from '../codes/index.ts'
import type { Diagnostic } from '../diagnostic.ts'

/** Where a text stops being JSON, and why, as the end of a sentence. */
export type JsonFlaw = { readonly offset: number; readonly words: string }

/** What is wrong with a text that should be JSON. */
export function jsonFlaw(text: string): Diagnostic | undefined {
  const flaw = findJsonFlaw(text)
  if (!flaw) return undefined
  const { offset, words } = flaw
  const code = 'yaml/syntax'
  const range = [offset, Math.min(offset + 1, text.length)] as const
  return { code, severity: CODES[code].severity, message: `This is not JSON: ${words}.`, path: [], range }
}

/** JSON is YAML, but for tabs between its tokens; a text in quotes cannot have one. Every place stays where it is. */
export function jsonAsYaml(text: string): string {
  return text.replaceAll('\t', ' ')
}

/** The first place where a text is not JSON. What `JSON.parse` says of it, and whether it says where, depends on Node. */
export function findJsonFlaw(text: string): JsonFlaw | undefined {
  const open: string[] = []
  let state: State = 'value'
  let comma: number | undefined
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    at = past(/[ \t\r\n]*/y, text, at)
    if (state === 'end' && at === text.length) return undefined
    const mark = text[at] ?? ''
    const end = past(TOKENS[state], text, at)
    if (end === at) {
      if (comma !== undefined && /[\]}]/.test(mark)) return { offset: comma, words: TRAILING }
      return { offset: at, words: describe(mark, state) }
    }
    if (mark === '{' || mark === '[') open.push(mark)
    else if (mark === '}' || mark === ']') open.pop()
    comma = mark === ',' ? at : undefined
    state = following(mark, state, open.at(-1))
    at = end
  }
}

/** What may come next. */
type State = keyof typeof TOKENS

const TEXT = String.raw`"(?:[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"`
const VALUE = String.raw`[{[]|${TEXT}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null`

const TOKENS = {
  value: new RegExp(VALUE, 'y'),
  'first-value': new RegExp(String.raw`\]|${VALUE}`, 'y'),
  key: new RegExp(TEXT, 'y'),
  'first-key': new RegExp(String.raw`\}|${TEXT}`, 'y'),
  colon: /:/y,
  'next-value': /[,\]]/y,
  'next-key': /[,}]/y,
  end: /(?!)/y,
} as const

const WORDS: Readonly<Record<State, string>> = {
  value: 'a value is missing here',
  'first-value': 'a value is missing here',
  key: 'a key in double quotes is missing here',
  'first-key': 'a key in double quotes is missing here',
  colon: 'a colon is missing here',
  'next-value': 'a comma or a closing bracket is missing here',
  'next-key': 'a comma or a closing bracket is missing here',
  end: 'the data ends before this',
}

const TRAILING = 'remove the comma before the closing bracket'

function following(mark: string, state: State, open: string | undefined): State {
  if (mark === '{') return 'first-key'
  if (mark === '[') return 'first-value'
  if (mark === ',') return open === '{' ? 'key' : 'value'
  if (mark === ':') return 'value'
  if (mark === '"' && (state === 'key' || state === 'first-key')) return 'colon'
  if (open === undefined) return 'end'
  return open === '{' ? 'next-key' : 'next-value'
}

function describe(mark: string, state: State): string {
  if (mark === '/' || mark === '#') return 'comments are not allowed'
  const wantsText = !['colon', 'next-value', 'next-key', 'end'].includes(state)
  if (mark === '"' && wantsText) return 'the closing quote is missing, or an escape is unknown'
  if (mark === "'" && state.endsWith('value') && wantsText) return 'text must be in double quotes'
  return WORDS[state]
}

function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return at + (pattern.exec(text)?.[0].length ?? 0)
}
