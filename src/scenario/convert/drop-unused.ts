import type { Change } from '../edit/change.ts'
import { changeText } from '../edit/change-text.ts'
import { applyEdits } from '../edit/text-edits.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Entries } from '../uses/uses-context.ts'
import { validate } from '../validate.ts'

/** An army's file serves many battles: of the definitions that were written out, a battle keeps those that it needs. */
export function dropUnused(text: string, definitions: Entries, rulebooks: readonly Rulebook[]): string {
  const unused = validate(text, rulebooks).diagnostics.filter(
    ({ code, path: [key, name] }) => code.endsWith('/unused') && definitions[String(key)]?.[String(name)] !== undefined,
  )
  if (unused.length === 0) return text
  const changes = unused.map(({ path }): Change => ({ kind: 'remove', path }))
  // What only they are like is needed no more.
  return dropUnused(applyEdits(text, changeText(text, changes)), definitions, rulebooks)
}
