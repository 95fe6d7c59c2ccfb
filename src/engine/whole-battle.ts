import { changesBetween, hasHoles } from '../scenario/edit/changes.ts'
import { exchangeSides } from '../scenario/edit/sides.ts'
import type { SchemaPlace } from '../scenario/schema/nodes.ts'
import type { Edit } from './scenario-editor.ts'

/** An edit that changes nothing, and says why. */
export const refuseEdit = (why: string): Edit => ({ changes: [], notices: [why] })

/** Edits a battle as a whole. What cannot be read cannot be taken along, and would end up in the wrong place. */
export function editWhole<Draft>(draft: Draft, edit: (draft: Draft) => Edit): Edit {
  return hasHoles(draft)
    ? refuseEdit('Some entries cannot be read. Fix them first, so that none is lost.')
    : edit(draft)
}

/** What a rulebook adds to an exchange of sides. */
export type SideSwap<Draft> = {
  /** Where the schema of its scenarios begins. */
  readonly root: SchemaPlace
  /** The keys of a side that go with its troops. */
  readonly along: readonly string[]
  /** Exchanges further values that the schema gives to a side otherwise than by its name. */
  other?(draft: Draft, first: string, second: string): (value: string, place: SchemaPlace) => string | undefined
  /** What else has to be changed, and what has to be looked at. */
  finish?(after: Draft): Partial<Edit>
}

/** Gives each of two sides what the other has. */
export function swapTwoSides<Draft extends { readonly sides?: object }>(data: unknown, swap: SideSwap<Draft>): Edit {
  const whole = (data ?? {}) as Draft
  const sides = Object.entries(whole.sides ?? {}) as [string, Readonly<Record<string, unknown>>][]
  const [first, second] = sides
  if (!first || !second || sides.length > 2) return refuseEdit('Only two sides can be exchanged.')
  return editWhole(whole, (draft) => {
    const [[a], [b]] = [first, second]
    const exchanged = exchangeSides(draft, swap.root, [a, b], swap.other?.(draft, a, b) ?? (() => undefined)) as Draft
    const withKeysOf = (own: typeof first, other: typeof first) => [
      own[0],
      { ...own[1], ...Object.fromEntries(swap.along.map((key) => [key, other[1][key]])) },
    ]
    const after = { ...exchanged, sides: Object.fromEntries([withKeysOf(first, second), withKeysOf(second, first)]) }
    const { changes = [], notices = [] } = swap.finish?.(after) ?? {}
    return { changes: [...changesBetween([], draft, after), ...changes], notices }
  })
}
