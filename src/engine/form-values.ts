import { kindsOfSides } from '../scenario/hexsides/kinds.ts'
import { isMapping } from '../scenario/plain-data.ts'
import type { SchemaPlace } from '../scenario/schema/nodes.ts'
import { valueAt } from '../scenario/value-at.ts'

/** What can stand in a field of a form, whatever the rulebook: names that a battle gives to its own events and groups of arrivals, and kinds of ground on hexsides. */
export function sharedValues(draft: unknown, { definition }: SchemaPlace): readonly string[] | undefined {
  if (definition === 'eventHappened') return idsIn(valueAt(draft, ['events']))
  if (definition === 'sideKindId') return [...kindsOfSides(groundIn(draft)).keys()]
  if (definition === 'groupId') return idsIn(valueAt(draft, ['reinforcements']))
  return undefined
}

function groundIn(draft: unknown): object | undefined {
  const ground = valueAt(draft, ['ground'])
  return isMapping(ground) ? ground : undefined
}

function idsIn(entries: unknown): readonly string[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry) => (isMapping(entry) && typeof entry['id'] === 'string' ? [entry['id']] : []))
}
