import { type BattleChange, type ChangedPart, change } from './change.ts'
import { Matcher } from './match.ts'

/** Something that a battle says in a sentence that stands on its own, such as a victory condition. */
export type Sentence = {
  readonly text: string
  /** With whom it may be paired when it was changed: keys from the surest to the loosest. */
  readonly keys: readonly string[]
  readonly note?: string | undefined
  /** What of the board it speaks of. */
  readonly places?: readonly string[]
}

/** Sentences with fewer words in common than this share are two different ones. */
const ALIKE = 0.4

/** Compares sentences in which order does not matter; `noun` says what was added or removed. */
export function compareSentences(
  part: ChangedPart,
  noun: string,
  before: readonly Sentence[],
  after: readonly Sentence[],
): BattleChange[] {
  const matcher = new Matcher(before, after)
  const same = matcher.take(
    ({ text }) => text,
    (a, b) => Number(a.note !== b.note),
  )
  const depth = Math.max(0, ...[...before, ...after].map(({ keys }) => keys.length))
  const changed = Array.from({ length: depth }, (_, i) =>
    matcher.take(
      ({ keys }) => keys[i],
      (a, b) => unlikeness(a.text, b.text),
    ),
  ).flat()
  return [
    ...changed.map(([a, b]) => change(part, 'changed', describeChange(a.text, b.text), a.places ?? [], b.places ?? [])),
    ...matcher.before.map(({ text, places = [] }) => change(part, 'removed', `${noun} removed: ${text}`, places, [])),
    ...matcher.after.map(({ text, places = [] }) => change(part, 'added', `${noun} added: ${text}`, [], places)),
    ...[...same, ...changed].flatMap(([a, b]) => compareText('texts', `note on the ${noun}`, a.note, b.note)),
  ]
}

/** Texts for people are told of, not told: `briefing rewritten`. */
export function compareText(
  part: ChangedPart,
  what: string,
  before: string | undefined,
  after: string | undefined,
): readonly BattleChange[] {
  if (flow(before) === flow(after)) return []
  if (before === undefined) return [change(part, 'added', `${what} added`)]
  if (after === undefined) return [change(part, 'removed', `${what} removed`)]
  return [change(part, 'changed', `${what} rewritten`)]
}

/** A text without its line breaks and blanks: only paragraphs are more than layout. */
export function flow(text: string | undefined): string | undefined {
  return text
    ?.trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' '))
    .join('\n')
}

/** One value that became another: `turns 6 → 8`. */
export function compareValue(
  part: ChangedPart,
  what: string,
  before: string | number | undefined,
  after: string | number | undefined,
): readonly BattleChange[] {
  if (before === after) return []
  if (before === undefined) return [change(part, 'added', `${what} added: ${after}`)]
  if (after === undefined) return [change(part, 'removed', `${what} removed: ${before}`)]
  return [change(part, 'changed', `${what} ${before} → ${after}`)]
}

/** Numbers by name: `French deck: bombardment 1 → 2`. What is not named is 0. */
export function compareCounts(
  part: ChangedPart,
  what: string,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  nameOf: (key: string) => string,
): BattleChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => compareValue(part, `${what}: ${nameOf(key)}`, before[key] ?? 0, after[key] ?? 0))
}

/**
 * Two sentences as one, with an arrow where they differ: `it has eliminated 8 → 9 French units`. More than a word is in
 * brackets, so that everybody sees how far it goes.
 */
export function describeChange(before: string, after: string): string {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  const spans = a.length === b.length ? differences(a, b) : []
  const areClear = spans.length > 0 && spans.length <= MOST_ARROWS && spans.every((span) => isWhole(a, b, span))
  return join(a, b, areClear ? spans : [middle(a, b)])
}

/** With more arrows than this a sentence is easier to read as a whole before and a whole after. */
const MOST_ARROWS = 3

/** A word, number or sign, and the blanks behind it. */
type Word = { readonly text: string; readonly gap: string }

/** Where words differ: the first and the word after the last, in each sentence. */
type Span = readonly [from: number, to: number, toAfter: number]

function wordsOf(sentence: string): Word[] {
  return Array.from(sentence.matchAll(/([\p{L}\p{M}\p{N}+'’-]+|\S)(\s*)/gu), ([, text = '', gap = '']) => ({
    text,
    gap,
  }))
}

function differences(a: readonly Word[], b: readonly Word[]): Span[] {
  const spans: Span[] = []
  for (let i = 0; i < a.length; i++) {
    if (a[i]!.text === b[i]!.text) continue
    const from = i
    while (i < a.length && a[i]!.text !== b[i]!.text) i++
    spans.push([from, i, i])
  }
  return spans
}

/** Everything between the words that both begin with and those that both end with. */
function middle(a: readonly Word[], b: readonly Word[]): Span {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start]!.text === b[start]!.text) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end)!.text === b.at(-1 - end)!.text) end++
  let span: Span = [start, a.length - end, b.length - end]
  while (!isWhole(a, b, span)) {
    const [from, to, toAfter] = span
    // What opened before it begins earlier; what closes after it ends later.
    if (from > 0 && closes(a.slice(from, to), b.slice(from, toAfter))) span = [from - 1, to, toAfter]
    else if (to < a.length) span = [from, to + 1, toAfter + 1]
    else break
  }
  return span
}

/** Whether no parenthesis in it has its partner outside. */
function isWhole(a: readonly Word[], b: readonly Word[], [from, to, toAfter]: Span): boolean {
  return [a.slice(from, to), b.slice(from, toAfter)].every((words) => {
    const depths = depthsOf(words)
    return Math.min(...depths) === 0 && depths.at(-1) === 0
  })
}

/** Whether one of two pieces of text closes a parenthesis that it has not opened. */
function closes(...pieces: readonly (readonly Word[])[]): boolean {
  return pieces.some((words) => Math.min(...depthsOf(words)) < 0)
}

/** How many parentheses are open before the first word and after each. */
function depthsOf(words: readonly Word[]): number[] {
  const depths = [0]
  for (const { text } of words) depths.push(depths.at(-1)! + (text === '(' ? 1 : text === ')' ? -1 : 0))
  return depths
}

function join(a: readonly Word[], b: readonly Word[], spans: readonly Span[]): string {
  const write = (words: readonly Word[]) => words.map(({ text, gap }) => text + gap).join('')
  let told = ''
  let at = 0
  let shift = 0
  for (const [from, to, toAfter] of spans) {
    const [was, is] = [a.slice(from, to), b.slice(from + shift, toAfter)]
    const arrow = `${write(was).trim() || 'nothing'} → ${write(is).trim() || 'nothing'}`
    const gap = (was.at(-1) ?? is.at(-1))?.gap ?? ''
    told += write(a.slice(at, from))
    if (was.length === 0 && /\S$/.test(told)) told += ' '
    told += `${was.length === 1 && is.length === 1 ? arrow : `[${arrow}]`}${gap}`
    at = to
    shift = toAfter - to
  }
  return told + write(a.slice(at))
}

/** The share of words that two texts do not have in common; infinite where they have too little. */
function unlikeness(before: string, after: string): number {
  const [a, b] = [before.split(' '), after.split(' ')]
  const counts = new Map<string, number>()
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1)
  const common = b.filter((word) => {
    const left = counts.get(word) ?? 0
    counts.set(word, left - 1)
    return left > 0
  }).length
  const share = (2 * common) / (a.length + b.length)
  return share < ALIKE ? Infinity : 1 - share
}
