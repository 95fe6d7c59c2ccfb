import { type BattleState, endingNow, LEVELS, NOBODY, type Tally, tallyOf, withBroken } from '../rules/index.ts'
import { aimsOf } from './aims.ts'

/** A greater victory is worth this much more than the next smaller one; to win at all is worth 1. */
const LEVEL = 0.25
/** What an area counts for because the victory conditions speak of it at all: one that decides nothing now may later. */
const SOME_DAY = 0.1
/** The end that is foreseen: as things are, or with one more formation broken of the own side, or of the enemy. */
const ENDS = [
  { likelihood: 0.5, own: 0, enemy: 0 },
  { likelihood: 0.3, own: 1, enemy: 0 },
  { likelihood: 0.2, own: 0, enemy: 1 },
]

/** By area: how much better the battle would end for a side if it had the area than if the enemy had it. */
export function stakesOf(state: BattleState, side: number): number[] {
  const { areas } = aimsOf(state.field)
  const most = Math.max(1, ...areas)
  const now = tallyOf(state)
  const ends = ENDS.map(({ likelihood, own, enemy }) => ({
    likelihood,
    tally: withBroken(withBroken(now, side, own), 1 - side, enemy),
  }))
  return areas.map((worth, area) => {
    if (worth === 0) return 0
    // What nobody has yet may soon be the enemy's.
    const had = (by: number) =>
      Array.from(now.owners, (owner, other) => (other === area ? by : owner === NOBODY ? 1 - side : owner))
    const [mine, theirs] = [had(side), had(1 - side)]
    let stake = (SOME_DAY * worth) / most
    for (const { likelihood, tally } of ends) {
      const gain = endFor(side, { ...tally, owners: mine }) - endFor(side, { ...tally, owners: theirs })
      stake += likelihood * Math.max(0, gain)
    }
    return stake
  })
}

/** What an end is worth to a side, from about -1.5 to 1.5. */
function endFor(side: number, tally: Tally): number {
  const { winner, level } = endingNow(tally)
  if (level === LEVELS.length) return 0
  return (winner === side ? 1 : -1) * (1 + LEVEL * (LEVELS.length - 1 - level))
}
