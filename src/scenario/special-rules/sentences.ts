import { describeBody } from '../arrivals/sentences.ts'
import { chanceIn, describeTiming } from '../arrivals/timing.ts'
import type { ConditionNames } from '../conditions/sentences.ts'
import type { Clock } from '../types.gen.ts'
import { count } from '../wording.ts'
import type { BreakingPointRule, GroundBreaksRule, SharedRule } from './rules.ts'

/** How a rulebook calls what special rules are about. */
export type RuleWords<C> = {
  readonly names: ConditionNames
  ground(id: string): string
  describe(condition: C, side: string): string
  /** One of the lengths that it has: `hex`, `inch`. */
  readonly length: readonly [one: string, many: string]
  /** What units of a broken army do then, by the effect of the rule. */
  readonly broken: Readonly<Record<NonNullable<BreakingPointRule['effect']>, string>>
}

/** A special rule that all rulebooks share as a sentence. */
export function describeSharedRule<C>(rule: SharedRule<C>, clock: Clock | undefined, words: RuleWords<C>): string {
  const { names } = words
  const places = 'hexes' in rule || 'areas' in rule ? names.places(rule.hexes ?? rule.areas ?? []) : ''
  switch (rule.rule) {
    case 'ground-breaks':
      return describeBreaking(rule, places, words)
    case 'breaking-point':
      return describePoint(rule, words)
    case 'truce': {
      const until = describeTiming(timesOf(rule), clock, (condition) => words.describe(condition, rule.side))
      return `Truce until ${until}: the ${names.side(rule.side)} side neither enters ${places} nor fires at enemies there.`
    }
    case 'off-map-guns': {
      const timing = describeTiming(timesOf(rule), clock, (condition) => words.describe(condition, rule.side))
      const from = timing === '' ? '' : `${timing.startsWith('turn') ? 'from ' : ''}${timing}, `
      const often = [
        rule.every === undefined || rule.every === 1 ? 'each turn' : `every ${rule.every} turns`,
        ...(rule.shots === undefined ? [] : [`${count(rule.shots, 'time')} in all`]),
      ]
      return `${rule.name}, guns of the ${names.side(rule.side)} side off the map: ${from}${often.join(', ')}, they may fire with ${rule.fire} at an enemy unit in ${places}.`
    }
    case 'chosen-set-up':
      return `Before the first turn, the owner places ${describeBody(rule, names)} within ${names.places(rule.within)}.`
    case 'hidden-set-up': {
      const [one, many] = words.length
      const near = rule.seenFrom ?? 1
      return `${describeBody(rule, names)}: hidden, and no target, until they move, fire, lose strength or an enemy unit comes within ${near} ${near === 1 ? one : many}.`
    }
  }
}

const timesOf = <C>({ turn, when, d6, delay }: Extract<SharedRule<C>, { rule: 'truce' | 'off-map-guns' }>) => ({
  ...(turn !== undefined && { turn }),
  ...(when !== undefined && { when }),
  ...(d6 !== undefined && { d6 }),
  ...(delay !== undefined && { delay }),
})

function describeBreaking<C>(rule: GroundBreaksRule, places: string, words: RuleWords<C>): string {
  const { entry, fire, loses = 'all', gunsLose = loses, becomes, name } = rule
  const dice = [
    ...(entry === undefined ? [] : [`on a die of ${chanceIn(entry)} or more when a unit enters`]),
    ...(fire === undefined ? [] : [`on a die of ${chanceIn(fire)} or more when guns fire at a unit there`]),
  ]
  const lost = (much: 'all' | number) => (much === 'all' ? 'is lost' : `loses ${much}`)
  const guns = gunsLose === loses ? '' : `, a battery ${lost(gunsLose)}`
  const what = name === undefined ? `The ground of ${places}` : `${name} (${places})`
  return `${what} may break ${dice.join(', and ')}: the unit ${lost(loses)}${guns}, and the hex becomes ${words.ground(becomes)}.`
}

function describePoint<C>(rule: BreakingPointRule, { names, broken }: RuleWords<C>): string {
  const { side, units, strength, share, effect } = rule
  const much =
    units !== undefined
      ? count(units, names.nouns.unit)
      : strength !== undefined
        ? count(strength, names.nouns.strength)
        : `${share} % of its ${names.nouns.strength}s`
  const then = effect === undefined ? '' : `: then ${broken[effect]}`
  return `The ${names.side(side)} army breaks when it has lost ${much}${then}.`
}
