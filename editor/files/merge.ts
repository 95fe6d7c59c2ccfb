import { diffArrays } from 'diff'

/** Lines that both have changed, and differently. */
type Conflict = { readonly base: string; readonly mine: string; readonly theirs: string }

/** Lines that only one of them has changed, or both alike. */
type Taken = { readonly by: 'mine' | 'theirs' | 'both'; readonly base: string; readonly text: string }

/** Two changes of one text put together: in their order, what nobody touched, what is agreed and what is not. */
export type Merge = {
  readonly parts: readonly (string | Taken | Conflict)[]
  readonly conflicts: readonly Conflict[]
}

/** How a conflict is resolved. `both` takes mine, then theirs. */
export type MergeChoice = 'mine' | 'theirs' | 'both'

/** Lines of the base, from `start` to before `end`, that one side has replaced. */
type Hunk = { readonly start: number; readonly end: number; readonly lines: readonly string[] }

/** Texts that differ in more lines than this are different texts, and comparing them further would take too long. */
const MAX_EDITS = 1500

/** Puts two changes of a text together, line by line. Changes that touch each other are a conflict, as Git has it. */
export function mergeTexts(base: string, mine: string, theirs: string): Merge {
  const lines = linesOf(base)
  const ours = { mine: hunksOf(lines, linesOf(mine)), theirs: hunksOf(lines, linesOf(theirs)) }
  const parts: (string | Taken | Conflict)[] = []
  let done = 0
  for (const { start, end } of touching([...ours.mine, ...ours.theirs])) {
    parts.push(lines.slice(done, start).join(''))
    parts.push(mergeRegion(lines, start, end, ours.mine, ours.theirs))
    done = end
  }
  parts.push(lines.slice(done).join(''))
  return { parts, conflicts: parts.filter(isConflict) }
}

/** The text that a merge gives, with a choice for each of its conflicts. */
export function resolveMerge({ parts, conflicts }: Merge, choices: readonly MergeChoice[]): string {
  if (choices.length !== conflicts.length) throw new Error('a merge needs a choice for each conflict')
  let text = ''
  let i = 0
  for (const part of parts) {
    const lines = typeof part === 'string' ? part : isConflict(part) ? chosen(part, choices[i++]!) : part.text
    text = joined(text, lines)
  }
  return text
}

export const isConflict = (part: string | Taken | Conflict): part is Conflict =>
  typeof part !== 'string' && !('by' in part)

/** A place that somebody has changed, and the line of the base that it begins with. */
export type MergePlace = { readonly line: number; readonly part: Taken | Conflict }

/** The places that were changed, in their order. */
export function mergePlaces({ parts }: Merge): readonly MergePlace[] {
  const places: MergePlace[] = []
  let line = 1
  for (const part of parts) {
    if (typeof part !== 'string' && (isConflict(part) || part.base !== part.text)) places.push({ line, part })
    line += linesOf(typeof part === 'string' ? part : part.base).length
  }
  return places
}

function mergeRegion(
  lines: readonly string[],
  start: number,
  end: number,
  mineHunks: readonly Hunk[],
  theirHunks: readonly Hunk[],
): Taken | Conflict {
  const base = lines.slice(start, end).join('')
  const [mine, theirs] = [mineHunks, theirHunks].map((hunks) => {
    const inside = hunks.filter((hunk) => hunk.start >= start && hunk.end <= end)
    return { isChanged: inside.length > 0, text: applied(lines, start, end, inside) }
  })
  if (mine!.text === theirs!.text) return { by: 'both', base, text: mine!.text }
  if (!theirs!.isChanged) return { by: 'mine', base, text: mine!.text }
  return mine!.isChanged ? { base, mine: mine!.text, theirs: theirs!.text } : { by: 'theirs', base, text: theirs!.text }
}

function applied(lines: readonly string[], start: number, end: number, hunks: readonly Hunk[]): string {
  let text = ''
  let done = start
  for (const hunk of hunks) {
    text += lines.slice(done, hunk.start).join('') + hunk.lines.join('')
    done = hunk.end
  }
  return text + lines.slice(done, end).join('')
}

/** The regions of the base that hunks cover, those that overlap or touch as one. */
function touching(hunks: readonly Hunk[]): { readonly start: number; readonly end: number }[] {
  const regions: { start: number; end: number }[] = []
  for (const { start, end } of hunks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = regions.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else regions.push({ start, end })
  }
  return regions
}

function hunksOf(base: readonly string[], lines: readonly string[]): Hunk[] {
  const steps = diffArrays([...base], [...lines], { maxEditLength: MAX_EDITS })
  if (!steps) return [{ start: 0, end: base.length, lines }]
  const hunks: { start: number; end: number; lines: string[] }[] = []
  let at = 0
  for (const { added, removed, value } of steps) {
    if (added || removed) {
      if (hunks.at(-1)?.end !== at) hunks.push({ start: at, end: at, lines: [] })
      const hunk = hunks.at(-1)!
      if (added) hunk.lines = hunk.lines.concat(value)
      else hunk.end += value.length
    }
    if (!added) at += value.length
  }
  return hunks
}

function chosen({ mine, theirs }: Conflict, choice: MergeChoice): string {
  return choice === 'both' ? joined(mine, theirs) : choice === 'mine' ? mine : theirs
}

/** The last line of a file may lack its end; what comes behind it now is a line of its own. */
function joined(before: string, after: string): string {
  return before === '' || after === '' || before.endsWith('\n') ? before + after : `${before}\n${after}`
}

/** Lines with their ends, so that together they are the very text. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/)
}
