import type { SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { holdsOf } from './kind.ts'

/**
 * A value of one kind as part of another kind that holds values like it: a condition that becomes one of a list, or is
 * denied. All conditions are kept: where only one can stand, several stand there as the list they were. Nothing where the
 * other kind holds something else.
 */
export function nest(place: SchemaPlace, value: unknown, from: string, to: string): unknown {
  const inner = (value as Readonly<Record<string, unknown>>)[from]
  const [had, wants] = [holdsOf(place, from), holdsOf(place, to)]
  if (wants === 'many') return { [to]: had === 'many' ? inner : had === 'one' ? [inner] : [value] }
  if (wants !== 'one') return undefined
  const only = had === 'many' && (inner as readonly unknown[]).length === 1
  return { [to]: only ? (inner as readonly unknown[])[0] : value }
}
