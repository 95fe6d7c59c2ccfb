import { timeInBrackets } from '../../../../scenario/clock.ts'
import { joinWords } from '../../../../scenario/conditions/sentences.ts'
import { isSharedRule } from '../../../../scenario/special-rules/rules.ts'
import { describeSharedRule } from '../../../../scenario/special-rules/sentences.ts'
import type { Clock } from '../../../../scenario/types.gen.ts'
import { capitalise, count } from '../../../../scenario/wording.ts'
import { type BattleNames, describeCondition, describeHexes, describePlace, wordsFrom } from '../conditions.ts'
import { FLAG_NAMES } from '../nations.ts'
import type { Condition, ScheduledArrival, SpecialRule, Stage, VictoryCondition } from '../types.gen.ts'
import { LENGTHS } from '../weather.ts'

/** When a victory condition is looked at. */
export const CHECKS = {
  immediately: 'checked after every order',
  'end-of-round': 'checked at the end of each round',
  'end-of-turn': 'checked at the end of each turn',
  'end-of-battle': 'checked at the end of the battle',
} as const satisfies Record<VictoryCondition['check'], string>

/** A victory condition as a sentence. */
export function describeVictory({ side, level, check, when }: VictoryCondition, names: BattleNames): string {
  return `The ${names.side(side)} side wins a ${level} victory if ${describeCondition(when, side, names)} (${CHECKS[check]}).`
}

/** A special rule as a sentence. */
export function describeSpecialRule(rule: SpecialRule, names: BattleNames, clock?: Clock): string {
  if (isSharedRule(rule)) {
    return describeSharedRule<Condition>(rule, clock, {
      names: wordsFrom(names),
      ground: (id) => names.ground(id),
      describe: (condition, side) => describeCondition(condition, undefined, names, side),
      length: LENGTHS,
      broken: {
        'no-attacks': 'its units neither move next to an enemy nor charge',
        retreats: 'its units neither move next to an enemy nor charge, retreat farther and ignore no retreat',
      },
    })
  }
  switch (rule.rule) {
    case 'restricted-entry': {
      const arms = rule.arms ? joinWords(rule.arms) : 'units'
      const sides = rule.sides ? ` of the ${joinWords(rule.sides.map((side) => names.side(side)))} side` : ''
      return `Only ${arms}${sides} may enter ${describePlace(rule.hexes, names)}.`
    }
    case 'terrain-counts-as': {
      const where = rule.hexes ? ` in ${describeHexes(rule.hexes)}` : ''
      const sight =
        rule.blocksSight === undefined ? '' : `, and ${rule.blocksSight ? 'blocks sight' : 'does not block sight'}`
      return `${capitalise(names.ground(rule.terrain))}${where} counts as ${names.ground(rule.as)}${sight}.`
    }
    case 'generals-keep-to-their-nation':
      return 'Generals may be attached only to units of their own nation.'
    case 'fire-modifier': {
      const at = rule.firingAt === undefined ? [] : [`${signed(rule.firingAt)} to fire at units in`]
      const from = rule.firingFrom === undefined ? [] : [`${signed(rule.firingFrom)} to fire from`]
      return `Fire: ${[...at, ...from].join(' and ')} ${describePlace(rule.hexes, names)}.`
    }
    case 'held-until':
      return `Units that start in ${describeHexes(rule.hexes)} take no orders before turn ${rule.turn}.`
    case 'without':
      return `There is ${joinWords(rule.rules.map((one) => `no ${one.replace('-', ' ')}`))} (4.2).`
  }
}

/** When a group arrives for certain, and how it behaves: `At the beginning of turn 4`. */
export function describeTurn(
  { turn, acts, occupied }: Pick<ScheduledArrival, 'turn' | 'acts' | 'occupied'>,
  clock?: Clock,
): string {
  const when =
    turn === undefined ? 'At the beginning of a turn' : `At the beginning of turn ${turn}${timeInBrackets(clock, turn)}`
  return [when, ...describeManner(acts, occupied)].join('; ')
}

/** When and how a pool arrives, as one sentence of clauses. */
export function describeStage({ from, to, each, units, flagDie, typeDie, entrance, acts, occupied }: Stage): string {
  const turns =
    to === from ? `In turn ${from}` : to === undefined ? `From turn ${from}` : `From turn ${from} to turn ${to}`
  const due = `${EACH[each]} ${count(units, 'unit')} ${units === 1 ? 'is' : 'are'} due`
  const flag = flagDie ? ` if the flag die shows ${FLAG_NAMES[flagDie]}` : ''
  const type = typeDie
    ? `a command die decides the type (on a flag ${FLAG[typeDie.flag]}, on a general ${GENERAL[typeDie.general]})`
    : 'the owner chooses the type'
  const where = entrance.choose
    ? `entrance of the owner's choice: ${describeHexes(entrance.choose)}`
    : `entrance by a die: ${Object.entries(entrance.d6 ?? {})
        .sort(byDieResult)
        .map(([result, hexes]) => `on ${result} at ${describeHexes(hexes)}`)
        .join(', ')}`
  return `${[`${turns}, ${due}${flag}`, type, where, ...describeManner(acts, occupied)].join('; ')}.`
}

/** How often units are due. */
export const EACH = {
  round: 'each round',
  turn: 'each turn',
  'turn-then-round': 'each turn and again each round until they have come',
} as const

/** What the flag face of the type die brings. */
const FLAG = { choose: 'any', nobody: 'nobody' } as const

/** What the general's face of the type die brings. */
const GENERAL = { general: 'a general', nobody: 'nobody' } as const

/** Whether arrivals need an order. */
export const ACTS = { 'at-once': 'they act at once', 'when-ordered': 'they wait for orders' } as const

/** What arrivals do when others stand in their entrance. */
export const OCCUPIED = {
  nearest: 'if the entrance is occupied they take the nearest free one',
  wait: 'if the entrance is occupied they wait',
} as const

/** Sorts the entries of a die table by number; JavaScript puts `4` before `1-3`. */
export function byDieResult([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10)
}

function describeManner(acts: Stage['acts'], occupied: Stage['occupied']): string[] {
  return [...(acts === undefined ? [] : [ACTS[acts]]), ...(occupied === undefined ? [] : [OCCUPIED[occupied]])]
}

function signed(modifier: number): string {
  return modifier < 0 ? String(modifier) : `+${modifier}`
}
