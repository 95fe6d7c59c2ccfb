import { diff3Merge } from 'node-diff3'

/** Lines that both have changed, and differently. */
export type Conflict = { readonly base: string; readonly mine: string; readonly theirs: string }

/** Two changes of one text put together: in their order, what is agreed and what is not. */
export type Merge = { readonly parts: readonly (string | Conflict)[]; readonly conflicts: readonly Conflict[] }

/** How a conflict is resolved. `both` takes mine, then theirs. */
export type Choice = 'mine' | 'theirs' | 'both'

/** Puts two changes of a text together, line by line. */
export function mergeTexts(base: string, mine: string, theirs: string): Merge {
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })
  const parts = regions.map(({ ok, conflict }): string | Conflict =>
    conflict
      ? { base: conflict.o.join(''), mine: conflict.a.join(''), theirs: conflict.b.join('') }
      : (ok ?? []).join(''),
  )
  return { parts, conflicts: parts.filter((part) => typeof part !== 'string') }
}

/** The text that a merge gives, with a choice for each of its conflicts. */
export function resolveMerge({ parts, conflicts }: Merge, choices: readonly Choice[]): string {
  if (choices.length !== conflicts.length) throw new Error('a merge needs a choice for each conflict')
  let text = ''
  let i = 0
  for (const part of parts) text = joined(text, typeof part === 'string' ? part : chosen(part, choices[i++]!))
  return text
}

function chosen({ mine, theirs }: Conflict, choice: Choice): string {
  return choice === 'both' ? joined(mine, theirs) : choice === 'mine' ? mine : theirs
}

/** The last line of a file may lack its end; what comes behind it now is a line of its own. */
function joined(before: string, after: string): string {
  return before === '' || after === '' || before.endsWith('\n') ? before + after : `${before}\n${after}`
}

/** Lines with their ends, so that together they are the very text. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}
