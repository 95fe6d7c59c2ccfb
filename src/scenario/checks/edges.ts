import type { Report } from '../diagnostic.ts'

/** A side with the edge that is its own. */
type Seat = { readonly id: string; readonly edge: string }

/**
 * Units face away from their own edge and retreat towards it, so the enemy had better not be there. `distance` is how far a
 * side's troops are on average from the edge of a side, nothing where it has none; less than `margin` says nothing.
 */
export function checkFronts(
  [first, second]: readonly [Seat, Seat],
  distance: (side: string, whose: string) => number | undefined,
  margin: number,
  report: Report,
): void {
  const isBehindEnemy = (side: string, enemy: string) => {
    const [own, foes] = [distance(side, side), distance(enemy, side)]
    return own !== undefined && foes !== undefined && own >= foes + margin
  }
  if (!isBehindEnemy(first.id, second.id) || !isBehindEnemy(second.id, first.id)) return
  report.add({
    code: 'side/swapped-edges',
    path: ['sides', first.id, 'edge'],
    message: `${first.id} has the ${first.edge} edge and ${second.id} the ${second.edge} edge, but each stands nearer to the other's: both face away from the enemy and retreat through it.`,
    hint: 'Exchange the edges.',
  })
}
