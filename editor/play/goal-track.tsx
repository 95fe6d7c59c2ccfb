import type { Goal } from '../../src/engine/presenter.ts'
import { capitalise } from '../../src/scenario/wording.ts'

type Props = { readonly goals: readonly Goal[]; readonly sides: readonly string[] }

/** How near each side is to its victory: the condition that it is nearest to, beside that of the other. */
export function NearestGoals({ goals, sides }: Props) {
  if (goals.length === 0) return null
  const nearestOf = (side: number) =>
    goals.filter((goal) => goal.side === side).toSorted((a, b) => b.share - a.share || missingIn(a) - missingIn(b))[0]
  return (
    <div className="nearest" role="group" aria-label="How near each side is to victory">
      {sides.map((name, side) => {
        const nearest = nearestOf(side)
        return nearest ? <GoalBar key={side} goal={nearest} name={name} /> : <p key={side}>–</p>
      })}
    </div>
  )
}

/** Every victory condition with how far it is. */
export function GoalTrack({ goals, sides }: Props) {
  return sides.map((name, side) => (
    <section key={side} className={`goals side-${side}`}>
      <h3>{name}</h3>
      {goals
        .filter((goal) => goal.side === side)
        .map((goal, i) => (
          // biome-ignore lint: conditions are known by their place.
          <div key={i}>
            <GoalBar goal={goal} name={name} />
            <p>{goal.text}</p>
          </div>
        ))}
    </section>
  ))
}

function GoalBar({ goal, name }: { readonly goal: Goal; readonly name: string }) {
  const { side, level, share, text } = goal
  return (
    <div className={`goal side-${side}`} title={text}>
      <span>{capitalise(level)}</span>
      <progress max={1} value={share} aria-label={`${name}, ${level}: ${text}`} />
      <b>{describeCounts(goal)}</b>
    </div>
  )
}

/** What is still to be had: where nothing is, the least level is the nearest. */
const missingIn = ({ counts }: Goal) => counts.reduce((sum, { have, want }) => sum + Math.max(0, want - have), 0)

/** `27 of 90`, `2 of 3, 1 of 1`; in hundredths where nothing is counted. */
function describeCounts({ counts, share }: Goal): string {
  if (counts.some(({ isTooLate }) => isTooLate)) return 'out of reach'
  if (counts.length === 0 || counts.length > 3) return `${Math.round(share * 100)} %`
  return counts.map(({ have, want }) => `${Math.min(have, want)} of ${want}`.replace('-', '−')).join(', ')
}
