import { isCondition, sentencesUnder, sideOfEntry, wholePart } from '../../../engine/describe-part.ts'
import { describeAward } from '../../../scenario/conditions/awards.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { withoutHoles } from '../../../scenario/schema/prune.ts'
import { makeSentence } from '../../../scenario/wording.ts'
import {
  complete,
  conditionNames,
  describeCondition,
  describeVictory,
  type Fragment,
  type NawAward,
  type NawCondition,
  type NawDraft,
  type NawVictoryCondition,
} from '../format/index.ts'
import { describe } from '../text/index.ts'

/** What a part of the scenario says, in sentences of plain English; nothing of parts that say nothing by themselves. */
export function describePart(data: unknown, part: Path): string | undefined {
  const draft = (data ?? {}) as NawDraft
  const [key, entry, within] = part
  const names = conditionNames(withoutHoles(draft))
  const value = wholePart(draft, part)
  if (value === undefined) return undefined
  if (key === 'victory' && typeof entry === 'number') {
    if (within === undefined) return describeVictory(value as NawVictoryCondition, names)
    return isCondition(value, part)
      ? makeSentence(describeCondition(value as NawCondition, draft.victory![entry]!.side, names))
      : undefined
  }
  if (key === 'points' && typeof entry === 'number') {
    const clause = (when: NawCondition, side: string) => describeCondition(when, side, names)
    if (within === undefined) return `${describeAward(value as NawAward, (id) => names.side(id), clause)}.`
    return isCondition(value, part)
      ? makeSentence(clause(value as NawCondition, draft.points![entry]!.side))
      : undefined
  }
  if (isTimed(key) && typeof entry === 'number') {
    if (within === undefined) return describeAlone(draft, { [key]: [value] }, HEADINGS[key]!)
    return isCondition(value, part)
      ? makeSentence(describeCondition(value as NawCondition, undefined, names, sideOfEntry(draft, part)))
      : undefined
  }
  const heading = entry === undefined ? HEADINGS[String(key)] : undefined
  return heading && describeAlone(draft, { [String(key)]: value }, heading)
}

const isTimed = (key: unknown): key is (typeof TIMED)[number] => TIMED.some((one) => one === key)

const TIMED = ['reinforcements', 'reserves', 'withdrawals', 'weather', 'events', 'specialRules'] as const

/** Where the description of a battle speaks of a top-level key. */
const HEADINGS: Readonly<Record<string, string>> = {
  reinforcements: 'Reinforcements',
  reserves: 'Reserves',
  withdrawals: 'Withdrawals',
  weather: 'Weather',
  events: 'Events',
  specialRules: 'Special rules',
  exits: 'Exits',
  demoralisation: 'Demoralisation',
  victory: 'Victory conditions',
  points: 'Victory points',
}

/** What the description of the battle says of a part, as if there were nothing else but what has names. */
function describeAlone(
  { board, sides, clock, nations, troops, reinforcements, events }: NawDraft,
  part: Fragment,
  heading: string,
): string | undefined {
  const around = withoutHoles({
    ...(sides && { sides }),
    ...(clock && { clock }),
    ...(nations && { nations }),
    ...(troops && { troops }),
    ...(board && { board }),
    ...(reinforcements && { reinforcements }),
    ...(events && { events }),
  })
  return sentencesUnder(heading, describe(complete({ ...around, ...part })))
}
