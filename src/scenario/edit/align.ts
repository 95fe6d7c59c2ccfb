import type { TextEdit } from '../diagnostic.ts'

/**
 * Which entries of a list stay, as pairs of their places before and after: the longest run in the same order, where
 * equal ones are matched first with first. It takes n log n for n entries, and almost nothing where few differ.
 */
export function align(before: readonly string[], after: readonly string[]): [number, number][] {
  let head = 0
  const shorter = Math.min(before.length, after.length)
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++

  const pairs: [number, number][] = []
  for (let i = 0; i < head; i++) pairs.push([i, i])
  const middle = longestRise(matches(before, after, head, tail))
  for (const pair of middle) pairs.push(pair)
  for (let i = tail; i > 0; i--) pairs.push([before.length - i, after.length - i])
  return pairs
}

/** The edits that make one text of another, line by line, and within lines no more than what differs. */
export function compareTexts(before: string, after: string, offset: number): TextEdit[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  const edits: TextEdit[] = []
  let [i, j, at] = [0, 0, offset]
  for (const [nextOld, nextNow] of [...align(old, now), [old.length, now.length] as const]) {
    const removed = old.slice(i, nextOld).join('')
    const edit = trimmed(removed, now.slice(j, nextNow).join(''), at)
    if (edit) edits.push(edit)
    at += removed.length + (old[nextOld]?.length ?? 0)
    ;[i, j] = [nextOld + 1, nextNow + 1]
  }
  return edits
}

/** One edit without what both texts have at the beginning and at the end. */
function trimmed(before: string, after: string, offset: number): TextEdit | undefined {
  if (before === after) return undefined
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const text = after.slice(head, after.length - tail)
  return { range: [offset + head, offset + before.length - tail], text }
}

/** Lines with their line ends. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

function matches(before: readonly string[], after: readonly string[], head: number, tail: number): [number, number][] {
  const places = new Map<string, number[]>()
  for (let i = before.length - tail - 1; i >= head; i--) {
    const known = places.get(before[i]!)
    if (known) known.push(i)
    else places.set(before[i]!, [i])
  }
  const pairs: [number, number][] = []
  for (let j = head; j < after.length - tail; j++) {
    const i = places.get(after[j]!)?.pop()
    if (i !== undefined) pairs.push([i, j])
  }
  return pairs
}

/** The longest run of pairs, which are in order of their second number, whose first number rises as well. */
function longestRise(pairs: readonly [number, number][]): [number, number][] {
  /** For each length, the pair that ends such a run with the smallest number. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [at, [value]] of pairs.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (pairs[ends[middle]!]![0] < value) low = middle + 1
      else high = middle
    }
    previous.push(ends[low - 1])
    ends[low] = at
  }
  const run: [number, number][] = []
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) run.push(pairs[at]!)
  return run.reverse()
}
