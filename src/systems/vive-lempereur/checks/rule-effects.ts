import type { Path } from '../../../scenario/diagnostic.ts'
import type { Arm, RestrictedEntry, SpecialRule, TerrainCountsAs } from '../format/index.ts'
import { groundListOf, nationsIn } from '../format/index.ts'
import { type BattleToCheck } from './battle-to-check.ts'
import { isGroundKnown } from './board.ts'
import { troopsOf } from './strength.ts'

/**
 * Every special rule, and the file from which the engine has it. One that the schema has and this list has not is an
 * error of the types; one that neither has is an error of the scenario.
 */
export const CARRIED_OUT = {
  'restricted-entry': 'format/entry-rules.ts',
  'terrain-counts-as': 'format/terrain-rules.ts',
  'generals-keep-to-their-nation': 'rules/battlefield.ts',
  'fire-modifier': 'rules/battlefield.ts',
  'held-until': 'format/roster.ts',
  without: 'rules/victory-plan.ts',
  'ground-breaks': '../../engine/hexes/special-plan.ts',
  'breaking-point': '../../engine/hexes/special-plan.ts',
  truce: '../../engine/hexes/special-plan.ts',
  'off-map-guns': '../../engine/hexes/special-plan.ts',
  'chosen-set-up': '../../engine/hexes/special-plan.ts',
  'hidden-set-up': '../../engine/hexes/special-plan.ts',
} as const satisfies Record<SpecialRule['rule'], string>

const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery']

/** Why a rule changes nothing, if so. */
export function idleReason(battle: BattleToCheck, rule: SpecialRule, path: Path): string | undefined {
  const { draft, units, reader, entry, report, sides } = battle
  switch (rule.rule) {
    case 'restricted-entry':
      return idleRestriction(battle, rule)
    case 'terrain-counts-as':
      return idleTerrain(battle, rule, Number(path.at(-1)))
    case 'generals-keep-to-their-nation':
      if (!report.isComplete('sides')) return undefined
      return sides.some((side) => nationsIn(draft, side).length > 1) ? undefined : 'No side has troops of two nations.'
    case 'fire-modifier': {
      const hexes = reader.set(rule.hexes, [...path, 'hexes'])
      if (rule.hexes.length === 0) return 'The rule names no hex.'
      if (!rule.firingAt && !rule.firingFrom) return 'The rule adds nothing to any fire value.'
      const troops = troopsOf(battle, sides)
      const isTaken = (hex: number) => entry.isOpenTo(hex, troops) || units.some((unit) => unit.hex === hex)
      const isSure = isGroundKnown(report) && troops.length > 0 && !draft.deployment?.tiles
      return isSure && !hexes.some(isTaken) ? 'No unit can ever be in these hexes.' : undefined
    }
    case 'held-until': {
      const held = new Set(reader.set(rule.hexes, [...path, 'hexes']))
      const nobody = !units.some(({ hex }) => held.has(hex)) && report.isComplete('units') && report.isComplete('sides')
      return nobody && !draft.deployment ? 'No unit starts in these hexes.' : undefined
    }
    default:
      return undefined
  }
}

function idleRestriction(
  { draft, report }: BattleToCheck,
  { hexes, arms, sides }: RestrictedEntry,
): string | undefined {
  if (hexes.length === 0) return 'The rule names no hex.'
  if (!arms && !sides) return 'The rule names neither arms nor sides, so it keeps no unit out.'
  const admitsArms = !arms || ARMS.every((arm) => arms.includes(arm))
  const admitsSides = !sides || Object.keys(draft.sides ?? {}).every((side) => sides.includes(side))
  return admitsArms && admitsSides && report.isComplete('sides')
    ? 'The rule admits every arm of both sides.'
    : undefined
}

function idleTerrain(battle: BattleToCheck, rule: TerrainCountsAs, index: number): string | undefined {
  const { draft, reader, painted, report } = battle
  const kinds = groundListOf(draft)
  const type = kinds.indexOf(rule.terrain)
  // Ground that nobody defines is told of by itself.
  if (type < 0 || kinds.indexOf(rule.as) < 0) return undefined
  const { name } = kinds.rows[type]!
  if (rule.terrain === rule.as && rule.blocksSight === undefined) return `${rule.terrain} counts as itself.`
  const hexesOf = (list: readonly string[]) => new Set(reader.quietly().set(list, []))
  const only = rule.hexes && hexesOf(rule.hexes)
  if (only && !painted.some((painting, hex) => painting === type && only.has(hex))) {
    return `None of these hexes is ${name}.`
  }
  const isDrawn = rule.terrain in (draft.deployment?.tiles?.stock ?? {})
  if (isDrawn || !isGroundKnown(report)) return undefined
  if (!painted.includes(type)) return `There is no ${name} on the board.`
  // What a rule makes of a hex, no later one changes again.
  const before = (draft.specialRules ?? []).slice(0, index).flatMap((other) => {
    const isSame = other?.rule === 'terrain-counts-as' && other.terrain === rule.terrain
    return isSame ? [other.hexes && hexesOf(other.hexes)] : []
  })
  if (before.length === 0) return undefined
  const isLeft = (hex: number) => (only?.has(hex) ?? true) && before.every((hexes) => hexes && !hexes.has(hex))
  const takesHold = painted.some((painting, hex) => painting === type && isLeft(hex))
  return takesHold ? undefined : `An earlier rule already decides what ${name} counts as there.`
}
