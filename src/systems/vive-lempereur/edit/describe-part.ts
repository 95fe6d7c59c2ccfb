import { isCondition, sentencesUnder, sideOfEntry, wholePart } from '../../../engine/describe-part.ts'
import { describeAward } from '../../../scenario/conditions/awards.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import { makeSentence } from '../../../scenario/wording.ts'
import {
  type Award,
  type Condition,
  completeDraft,
  describeCondition,
  describeSpecialRule,
  describeStage,
  describeVictory,
  type Fragment,
  type ScenarioDraft,
  type SpecialRule,
  type Stage,
  type VictoryCondition,
} from '../format/index.ts'
import { describeBattle, namesOf } from '../text/index.ts'

/** What a part of the scenario says, in sentences of plain English; nothing of parts that say nothing by themselves. */
export function describePart(data: unknown, part: Path): string | undefined {
  const draft = (data ?? {}) as ScenarioDraft
  const names = namesOf(draft)
  const [key, entry, within, ...rest] = part
  const value = wholePart(draft, part)
  if (value === undefined) return undefined
  if (key === 'victory' && typeof entry === 'number') {
    if (within === undefined) return describeVictory(value as VictoryCondition, names)
    const { side } = valueAt(draft, [key, entry]) as VictoryCondition
    return isCondition(value, part) ? makeSentence(describeCondition(value as Condition, side, names)) : undefined
  }
  if (key === 'points' && typeof entry === 'number') {
    const clause = (when: Condition, side: string) => describeCondition(when, side, names)
    if (within === undefined) return `${describeAward(value as Award, (id) => names.side(id), clause)}.`
    const { side } = valueAt(draft, [key, entry]) as Award
    return isCondition(value, part) ? makeSentence(clause(value as Condition, side)) : undefined
  }
  if (key === 'specialRules' && typeof entry === 'number' && within === undefined) {
    return describeSpecialRule(value as SpecialRule, names)
  }
  if (key === 'reinforcements' && typeof entry === 'number') {
    if (within === undefined) return describeAlone(draft, { reinforcements: [value] } as Fragment, 'Reinforcements')
    if (isCondition(value, part))
      return makeSentence(describeCondition(value as Condition, undefined, names, sideOfEntry(draft, part)))
    return within === 'stages' && rest.length === 1 ? describeStage(value as Stage) : undefined
  }
  if (CONDITIONED.has(String(key)) && typeof entry === 'number') {
    if (within === undefined) return describeAlone(draft, { [String(key)]: [value] }, HEADINGS[String(key)]!)
    return isCondition(value, part)
      ? makeSentence(describeCondition(value as Condition, undefined, names, sideOfEntry(draft, part)))
      : undefined
  }
  const heading = entry === undefined ? HEADINGS[String(key)] : undefined
  return heading && describeAlone(draft, { [String(key)]: value }, heading)
}

/** The lists of what has its time. */
const CONDITIONED: ReadonlySet<string> = new Set(['reserves', 'withdrawals', 'weather', 'events'])

/** Where the description of a battle speaks of a top-level key. */
const HEADINGS: Readonly<Record<string, string>> = {
  reinforcements: 'Reinforcements',
  reserves: 'Reserves',
  withdrawals: 'Withdrawals',
  weather: 'Weather',
  events: 'Events',
  victory: 'Victory conditions',
  points: 'Victory points',
  control: 'Victory conditions',
  specialRules: 'Special rules',
  deployment: 'Deployment',
  cards: 'Cards and initiative',
  initiative: 'Cards and initiative',
}

/** What the description of the battle says of a part, as if there were nothing else but what has names. */
function describeAlone(
  { board, sides, clock, nations, troops, ground, reinforcements, events }: ScenarioDraft,
  part: Fragment,
  heading: string,
): string | undefined {
  const around = {
    ...(sides && { sides }),
    ...(clock && { clock }),
    ...(nations && { nations }),
    ...(troops && { troops }),
    ...(ground && { ground }),
    ...(reinforcements && { reinforcements }),
    ...(events && { events }),
  }
  const scenario = completeDraft({ board, ...around, ...part })
  return scenario && sentencesUnder(heading, describeBattle(scenario))
}
