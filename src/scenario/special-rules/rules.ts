import type { TimingData } from '../arrivals/timing.ts'
import type { TroopFilter } from '../conditions/atoms.ts'

/** Special rules that all rulebooks share, as files have them. Places are `hexes` on a grid, `areas` on a table. */
export type SharedRule<C> =
  | GroundBreaksRule
  | BreakingPointRule
  | (TruceRule & TimingData<C>)
  | (OffMapGunsRule & TimingData<C>)
  | ChosenSetUpRule
  | HiddenSetUpRule

type Places = { readonly hexes?: readonly string[]; readonly areas?: readonly string[]; readonly note?: string }

export type GroundBreaksRule = Places & {
  readonly rule: 'ground-breaks'
  readonly name?: string
  readonly entry?: string
  readonly fire?: string
  readonly loses?: 'all' | number
  readonly gunsLose?: 'all' | number
  readonly becomes: string
}

export type BreakingPointRule = {
  readonly rule: 'breaking-point'
  readonly side: string
  readonly units?: number
  readonly strength?: number
  readonly share?: number
  readonly effect?: 'no-attacks' | 'retreats'
  readonly note?: string
}

type TruceRule = Places & { readonly rule: 'truce'; readonly side: string }

type OffMapGunsRule = Places & {
  readonly rule: 'off-map-guns'
  readonly side: string
  readonly name: string
  readonly fire: number
  readonly every?: number
  readonly shots?: number
}

type Members = Places & Omit<TroopFilter, 'side' | 'group'> & { readonly side: string }

type ChosenSetUpRule = Members & { readonly rule: 'chosen-set-up'; readonly within: readonly string[] }
type HiddenSetUpRule = Members & { readonly rule: 'hidden-set-up'; readonly seenFrom?: number }

/** The names of the shared rules. */
const SHARED_RULES = [
  'ground-breaks',
  'breaking-point',
  'truce',
  'off-map-guns',
  'chosen-set-up',
  'hidden-set-up',
] as const satisfies SharedRule<never>['rule'][]

/** Whether a special rule is one that all rulebooks share. */
export const isSharedRule = <Rule extends { readonly rule: string }>(
  rule: Rule,
): rule is Extract<Rule, { readonly rule: SharedRule<never>['rule'] }> => SHARED_RULES.some((one) => one === rule.rule)
