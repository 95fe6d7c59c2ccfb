import type { TextEdit } from './diagnostic.ts'
import { applyEdits } from './edit/text-edits.ts'
import { parseText } from './reading/parse.ts'
import type { Rulebook } from './rulebook.ts'
import type { UsesContext } from './uses/uses-context.ts'
import { validate } from './validate.ts'
import type { Validation } from './validation.ts'

/** A fix can bring another problem to light, but no honest file needs more rounds than this. */
const MAX_ROUNDS = 10

/** Applies every safe fix, round by round, until none is left. */
export function fixAll(
  first: Validation,
  rulebooks: readonly Rulebook[],
  uses?: UsesContext,
): { readonly validation: Validation; readonly fixed: number } {
  let validation = first
  let fixed = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { text, applied } = applyFixes(validation)
    if (applied === 0) break
    fixed += applied
    validation = validate(text, rulebooks, parseText(text), uses)
  }
  return { validation, fixed }
}

/** One round: all fixes that do not get in each other's way. A fix is applied whole or not at all. */
function applyFixes({ text, diagnostics }: Validation): { text: string; applied: number } {
  const edits = diagnostics
    .flatMap(({ fix }) => fix?.map((edit) => ({ ...edit, fix })) ?? [])
    .sort((a, b) => a.range[0] - b.range[0])
  const postponed = new Set<readonly TextEdit[]>()
  let [start, end] = [-1, -1]
  for (const { range, fix } of edits) {
    // Two insertions at one place are in each other's way too: which should come first?
    if (range[0] < end || range[0] === start) postponed.add(fix)
    else [start, end] = range
  }

  const applied = edits.filter(({ fix }) => !postponed.has(fix))
  return { text: applyEdits(text, applied), applied: new Set(applied.map(({ fix }) => fix)).size }
}
