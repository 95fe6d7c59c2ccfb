import { memoize } from '../../../board/memoize.ts'
import { type Battlefield, type Compiled, LEVELS } from '../rules/index.ts'

/** What a battle is about: how much each area is worth, and each formation that is broken. */
export type Aims = {
  /** By area: how much of the victory hangs on it. */
  readonly areas: readonly number[]
  /** What it is worth to break a formation of the other side. */
  readonly broken: number
  /** How many victory points bring a victory. */
  readonly score: number
}

/** What the victory conditions speak of, the greater victories more; made once for a battle. */
export const aimsOf = memoize((field: Battlefield): Aims => {
  const areas = field.areas.map(() => 0)
  let broken = 0.2
  const count = (tree: Compiled['tree'], share: number): void => {
    if (tree.kind === 'not') return count(tree.part, share)
    if (tree.kind !== 'atom') {
      for (const part of tree.parts) count(part, share / tree.parts.length)
      return
    }
    const { atom } = tree
    if (atom.kind === 'controls') for (const area of atom.places) areas[area]! += share / atom.places.length
    if (atom.kind === 'unitsIn' || atom.kind === 'reached') {
      for (const area of atom.where) areas[field.areas.indexOf(area)]! += share / atom.where.length
    }
    // Who routs or falls is on the way to breaking.
    if (atom.kind === 'lost' || atom.kind === 'eliminated') broken += share / atom.least
    if (atom.kind === 'own' && atom.own.kind === 'broken') broken += share / atom.own.least
  }
  for (const { level, when } of field.goals) count(when.tree, LEVELS.length - level)
  // Of what scores points, each as much as its share of all points in a great victory.
  const { awards } = field.scoreboard
  const all = awards.reduce((sum, { points }) => sum + points, 0)
  for (const { points, when } of awards) count(when.tree, (LEVELS.length * points) / all)
  return { areas, broken, score: field.scoreboard.asked(field.goals, field.scenario.turns) }
})
