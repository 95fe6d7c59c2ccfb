import { type ConditionNames, describeGroup, joinWords } from '../conditions/sentences.ts'
import type { Clock } from '../types.gen.ts'
import { capitalise } from '../wording.ts'
import { describeTiming, type TimingData } from './timing.ts'

/** Units that are kept back or called away: what they must be. */
type BodyData<C> = TimingData<C> & {
  readonly side: string
  readonly name?: string
  readonly nation?: string
  readonly types?: readonly string[]
  readonly names?: readonly string[]
  readonly hexes?: readonly string[]
  readonly group?: string
  readonly forces?: readonly string[]
  readonly formations?: readonly string[]
  readonly attacked?: boolean
  readonly note?: string
}

/** `French, The Guard (named Old Guard): may not move until turn 5, or until attacked.` */
export function describeReserve<C>(
  data: BodyData<C>,
  clock: Clock | undefined,
  names: ConditionNames,
  describe: (condition: C, side: string) => string,
): string {
  const timing = describeTiming(data, clock, describe)
  const ways = [...(timing === '' ? [] : [timing]), ...(data.attacked ? ['when attacked'] : [])]
  return `${describeBody(data, names)}: may not move until released: ${ways.join('; or ')}.${remark(data)}`
}

/** `Turn 5 (14:00): French, named Old Guard: leave the battle.` */
export function describeWithdrawal<C>(
  data: BodyData<C>,
  clock: Clock | undefined,
  names: ConditionNames,
  describe: (condition: C, side: string) => string,
): string {
  const timing = capitalise(describeTiming(data, clock, describe))
  return `${timing}: ${describeBody(data, names)}: leave the battle.${remark(data)}`
}

/** `French, The Guard (general, named Old Guard)`. */
export function describeBody<C>(
  { side, name, nation, types, names: own, hexes, group, forces, formations }: BodyData<C>,
  names: ConditionNames,
): string {
  const parts = [
    ...(nation === undefined ? [] : [names.nation(nation)]),
    ...(types ? [joinWords(types.map((type) => names.type(type)))] : []),
    ...(own ? [`named ${joinWords(own)}`] : []),
    ...(forces ? [joinWords(forces.map((id) => names.force?.(id) ?? id))] : []),
    ...(formations ? [joinWords(formations.map((id) => names.formation?.(id) ?? id))] : []),
    ...(hexes ? [`in ${names.places(hexes)}`] : []),
    ...(group === undefined ? [] : [describeGroup(group, names)]),
  ]
  const who = parts.length === 0 ? 'all units' : parts.join(', ')
  return `${names.side(side)}, ${name === undefined ? who : `${name} (${who})`}`
}

const remark = ({ note }: { readonly note?: string }) => (note === undefined ? '' : ` ${note.trim()}`)
