import type { EsrCondition, EsrDraft } from '../format/index.ts'

/** Whether a condition of a side holds before anybody has moved. */
export function holdsAtStart(condition: EsrCondition, side: string, draft: EsrDraft): boolean {
  const { controls, turn, all, any, not } = condition
  if (controls) return controls.every((area) => draft.board?.areas?.[area]?.owner === side)
  if (turn !== undefined) return turn <= 1
  if (all) return all.every((part) => holdsAtStart(part, side, draft))
  if (any) return any.some((part) => holdsAtStart(part, side, draft))
  return not !== undefined && !holdsAtStart(not, side, draft)
}

/** Whether the second condition of a side holds wherever the first does; where that is not plain to see, no. */
export function implies(first: EsrCondition, second: EsrCondition): boolean {
  if (JSON.stringify(first) === JSON.stringify(second)) return true
  if (first.any) return first.any.every((part) => implies(part, second))
  if (second.all) return second.all.every((part) => implies(first, part))
  if (second.controls && second.controls.length > 1) {
    return second.controls.every((area) => implies(first, { controls: [area] }))
  }
  if (first.all) return first.all.some((part) => implies(part, second))
  if (second.any) return second.any.some((part) => implies(first, part))
  if (first.not && second.not) return implies(second.not, first.not)
  if (first.controls && second.controls) return second.controls.every((area) => first.controls!.includes(area))
  if (first.turn !== undefined && second.turn !== undefined) return first.turn >= second.turn
  const [broken, fewer] = [first.brokenFormations, second.brokenFormations]
  if (broken && fewer) return broken.side === fewer.side && broken.atLeast >= fewer.atLeast
  const [left, less] = [first.exited, second.exited]
  return left !== undefined && less !== undefined && left.edge === less.edge && left.atLeast >= less.atLeast
}

/** Whether a condition can never hold because one of its parts forbids another. */
export function contradicts({ all, any }: EsrCondition): boolean {
  if (any) return any.every(contradicts)
  if (!all) return false
  return all.some(
    (part) => contradicts(part) || (part.not !== undefined && all.some((other) => implies(other, part.not!))),
  )
}

/** Whether a condition says the same whoever is to win by it. */
export function isOfBothSides({ controls, exited, all, any, not }: EsrCondition): boolean {
  if (controls || exited) return false
  return [...(all ?? []), ...(any ?? []), ...(not ? [not] : [])].every(isOfBothSides)
}
