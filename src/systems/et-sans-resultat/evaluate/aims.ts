import { memoize } from '../../../board/memoize.ts'
import type { EsrCondition } from '../format/index.ts'
import { type Battlefield, LEVELS } from '../rules/index.ts'

/** What a battle is about: how much each area is worth, and each formation that is broken. */
export type Aims = {
  /** By area: how much of the victory hangs on it. */
  readonly areas: readonly number[]
  /** What it is worth to break a formation of the other side. */
  readonly broken: number
}

/** What the victory conditions speak of, the greater victories more; made once for a battle. */
export const aimsOf = memoize((field: Battlefield): Aims => {
  const areas = field.areas.map(() => 0)
  let broken = 0.2
  const count = (condition: EsrCondition, share: number): void => {
    for (const id of condition.controls ?? []) {
      areas[field.areas.findIndex((area) => area.id === id)]! += share / condition.controls!.length
    }
    if (condition.brokenFormations) broken += share / condition.brokenFormations.atLeast
    const parts = [...(condition.all ?? []), ...(condition.any ?? []), ...(condition.not ? [condition.not] : [])]
    for (const part of parts) count(part, share / parts.length)
  }
  for (const { level, when } of field.scenario.victory) count(when, LEVELS.length - LEVELS.indexOf(level))
  return { areas, broken }
})
