import type { Path } from '../diagnostic.ts'
import type { JsonSchema } from '../schema/nodes.ts'
import { walkData } from './walk.ts'

/** A place that speaks of a point of a table: inches from its west edge, then from its south edge. */
export type PointReference = { readonly point: readonly [number, number]; readonly path: Path }

/** The definition, common to all tables, whose values are points. */
const POINT = 'tablePoint'

/** Everywhere that a battle speaks of points of its table. */
export function pointReferences(data: unknown, schema: JsonSchema): readonly PointReference[] {
  const found: PointReference[] = []
  walkData(data, schema, (value, path, { definition }) => {
    if (definition !== POINT || !Array.isArray(value)) return
    const [x, y] = value as readonly unknown[]
    if (typeof x === 'number' && typeof y === 'number') found.push({ point: [x, y], path })
  })
  return found
}
