import { parseHex } from '../../../../board/hex-labels.ts'
import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { stepsBetween } from '../../../../scenario/diff/hexes.ts'
import { Matcher } from '../../../../scenario/diff/match.ts'
import { canonical } from '../../../../scenario/diff/normalise.ts'
import { compareUnpaired, takeSameUnits } from '../../../../scenario/diff/units.ts'
import { quote } from '../../../../scenario/wording.ts'
import {
  type BattleNames,
  type DetailedPlacement,
  describeValues,
  type Facing,
  type Fragment,
  facingFrom,
  GENERAL,
  inTypeOrder,
  nationOf,
  ownValues,
  type Placement,
  type PlacementsByType,
  type Side,
  type TroopValues,
  type UnitType,
} from '../../format/index.ts'
import { nameOfType } from '../piece-names.ts'

/** A unit with what the file says of it; what is usual is left out, whether it is written or not. */
export type ComparedUnit = Omit<DetailedPlacement, 'formation' | 'square' | 'note'> & {
  readonly side: string
  readonly type: UnitType
  readonly square: boolean
  /** What is different about it from others of its type. */
  readonly own?: TroopValues
  /** The way that it looks if the file does not say. */
  readonly ahead: Facing
}

/** Compares who stands where at the start. */
export function compareUnits(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  const matcher = new Matcher(unitsOf(before), unitsOf(after))
  matcher.take(canonical)
  const pairs = takeSameUnits(matcher, (a, b) => stepsBetween(a.at, b.at), kindOf)
  const replaced = matcher.take(({ type, at }) => `${at} ${names.troop(type).nature === GENERAL}`)
  return [
    ...pairs.flatMap(([a, b]) => compareUnit(a, b, names)),
    ...replaced.map(([a, b]) => {
      const text = `${describeUnit(a, names)} at ${a.at} became ${describeUnit(b, names)}`
      return change('units', 'changed', text, [a.at], [b.at])
    }),
    ...compareUnpaired(
      matcher,
      (unit, number) => describeUnit(unit, names, number),
      (unit) => describeDetails(unit, names),
    ),
  ]
}

/** What a unit is, whatever it is called. */
export const kindOf = ({ side, type }: ComparedUnit) => `${side} ${type}`

/** The units of a list, type by type and from west to east, however they are written. */
export function listUnits(units: PlacementsByType, id: string, side: Side | undefined): ComparedUnit[] {
  const ahead = facingFrom(side?.edge)
  const usual = side?.nations[0]
  return inTypeOrder(Object.keys(units)).flatMap((type) =>
    (units[type] ?? []).toSorted(byPlace).map((placement) => {
      const placed: DetailedPlacement = typeof placement === 'string' ? { at: placement } : placement
      const { at, name, facing, formation, losses, nation } = placed
      const own = ownValues(placed)
      return {
        side: id,
        type,
        at,
        ahead,
        square: formation === 'square',
        ...(name !== undefined && { name }),
        ...(facing !== undefined && facing !== ahead && { facing }),
        ...(losses !== undefined && losses !== 0 && { losses }),
        ...(nation !== undefined && !(usual && nation === nationOf(usual)) && { nation }),
        ...(Object.keys(own).length > 0 && { own }),
      }
    }),
  )
}

/** What a unit is called: its kind, and its own name if it has one. */
export function describeUnit({ side, type, name }: ComparedUnit, names: BattleNames, number = 1): string {
  return `${nameOfType(side, type, names, number)}${name === undefined ? '' : ` ${quote(name)}`}`
}

/** What is told of a new unit besides its hex. */
export function describeDetails(
  { facing, square, losses, nation, own = {} }: ComparedUnit,
  names: BattleNames,
): string {
  const details = [
    ...(facing === undefined ? [] : [`facing ${facing}`]),
    ...(square ? ['in square'] : []),
    ...(losses === undefined ? [] : [`losses ${losses}`]),
    ...(nation === undefined ? [] : [names.nation(nation)]),
    ...describeValues(own),
  ]
  return details.map((detail) => `, ${detail}`).join('')
}

/** What became different of a unit besides its hex. */
export function compareDetails(a: ComparedUnit, b: ComparedUnit, names: BattleNames): string[] {
  const [from, to] = [a.facing ?? a.ahead, b.facing ?? b.ahead]
  // Where both look ahead, a new edge of their side tells it for all of them.
  const turned = from !== to && (a.facing ?? b.facing) !== undefined
  const nations = [a, b].map(({ nation }) => (nation === undefined ? 'usual' : names.nation(nation)))
  return [
    ...(turned ? [`turned ${from} → ${to}`] : []),
    ...(a.square === b.square ? [] : [b.square ? 'formed square' : 'left square']),
    ...(a.losses === b.losses ? [] : [`losses ${a.losses ?? 0} → ${b.losses ?? 0}`]),
    ...(a.nation === b.nation ? [] : [`nation ${nations.join(' → ')}`]),
    ...compareValues(a.own, b.own),
    ...compareNames(a.name, b.name),
  ]
}

/** What two units say of themselves, where it is not the same. */
function compareValues(before: TroopValues = {}, after: TroopValues = {}): string[] {
  if (canonical(before) === canonical(after)) return []
  const [was, is] = [before, after].map((own) => describeValues(own).join(', ') || 'as its type')
  return [`[${was} → ${is}]`]
}

/** The name that a pair is called by: none where it changed, because that is told. */
export function describePair(a: ComparedUnit, b: ComparedUnit, names: BattleNames): string {
  return a.name === b.name ? describeUnit(b, names) : nameOfType(b.side, b.type, names)
}

function compareUnit(a: ComparedUnit, b: ComparedUnit, names: BattleNames): BattleChange[] {
  const details = compareDetails(a, b, names)
  const who = describePair(a, b, names)
  if (a.at !== b.at) {
    const told = [`moved ${a.at} → ${b.at}`, ...details]
    return [change('units', 'moved', `${who} ${told.join(', ')}`, [a.at], [b.at])]
  }
  return details.length === 0
    ? []
    : [change('units', 'changed', `${who} at ${b.at} ${details.join(', ')}`, [a.at], [b.at])]
}

function compareNames(before: string | undefined, after: string | undefined): string[] {
  if (before === after) return []
  if (before === undefined) return [`named ${quote(after)}`]
  return after === undefined ? [`no longer named ${quote(before)}`] : [`renamed ${quote(before)} → ${quote(after)}`]
}

function byPlace(first: Placement, second: Placement): number {
  const [a, b] = [first, second].map((one) => parseHex(typeof one === 'string' ? one : one.at))
  return (a?.column ?? 0) - (b?.column ?? 0) || (a?.row ?? 0) - (b?.row ?? 0)
}

function unitsOf({ units = {}, sides = {} }: Fragment): ComparedUnit[] {
  return Object.entries(units).flatMap(([id, own]) => listUnits(own, id, sides[id]))
}
