import { isMapping } from '../scenario/edit/change-data.ts'
import type { SchemaPlace } from '../scenario/schema-nodes.ts'
import { valueAt } from '../scenario/value-at.ts'

/** What can stand in a field of a form, whatever the rulebook: names that a battle gives to its own events and groups of arrivals. */
export function sharedValues(draft: unknown, { definition }: SchemaPlace): readonly string[] | undefined {
  if (definition === 'eventHappened') return idsIn(valueAt(draft, ['events']))
  if (definition === 'groupId') return idsIn(valueAt(draft, ['reinforcements']))
  return undefined
}

function idsIn(entries: unknown): readonly string[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry) => (isMapping(entry) && typeof entry['id'] === 'string' ? [entry['id']] : []))
}
