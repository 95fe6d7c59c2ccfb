import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { stepsBetween } from '../../../../scenario/diff/hexes.ts'
import { Matcher } from '../../../../scenario/diff/match.ts'
import { canonical } from '../../../../scenario/diff/normalise.ts'
import { compareUnpaired, takeSameUnits } from '../../../../scenario/diff/units.ts'
import { quote } from '../../../../scenario/wording.ts'
import { describeValues, type Kind, kindsOf, type NawDraft, type NawPlacedUnit } from '../../format/index.ts'

/** A unit with what the file says of it. */
type Unit = {
  readonly side: string
  readonly kind: Kind
  readonly values: string
  readonly at: string
  readonly name: string | undefined
  readonly nation: string | undefined
  /** What its kind is called, and what is different about the unit itself. */
  readonly called: string
  readonly own: readonly string[]
}

/** Compares who stands where at the start. */
export function compareUnits(before: NawDraft, after: NawDraft, name: (side: string) => string): BattleChange[] {
  const matcher = new Matcher(unitsOf(before), unitsOf(after))
  matcher.take(canonical)
  const away = (a: Unit, b: Unit) => stepsBetween(a.at, b.at) + Number(a.values !== b.values)
  const pairs = takeSameUnits(matcher, away, kindOf, (unit) => `${kindOf(unit)} ${unit.values}`)
  return [
    ...pairs.flatMap(([a, b]) => compareUnit(a, b, name)),
    ...compareUnpaired(matcher, (unit) => describe(unit, name)),
  ]
}

function compareUnit(a: Unit, b: Unit, name: (side: string) => string): BattleChange[] {
  const details = [
    ...(a.values === b.values ? [] : [`${a.values} → ${b.values}`]),
    ...(a.name === b.name ? [] : [`name ${quote(a.name ?? 'none')} → ${quote(b.name ?? 'none')}`]),
    ...(a.own.join() === b.own.join()
      ? []
      : [`${a.own.join(', ') || 'usual values'} → ${b.own.join(', ') || 'usual values'}`]),
    ...(a.nation === b.nation ? [] : [`nation ${a.nation ?? 'usual'} → ${b.nation ?? 'usual'}`]),
  ]
  const who = describe({ ...b, name: a.name === b.name ? b.name : undefined, values: a.values }, name)
  if (a.at !== b.at) {
    const changes = [`moved ${a.at} → ${b.at}`, ...details].join(', ')
    return [change('units', 'moved', `${who} ${changes}`, [a.at], [b.at])]
  }
  return details.length === 0
    ? []
    : [change('units', 'changed', `${who} at ${b.at} changed: ${details.join(', ')}`, [a.at], [b.at])]
}

/** `French Infantry 7-4 "6th Inf"`. */
function describe({ side, called, values, name }: Unit, nameOf: (side: string) => string): string {
  return `${nameOf(side)} ${called} ${values}${name === undefined ? '' : ` ${quote(name)}`}`
}

const kindOf = ({ side, kind }: Unit) => `${side} ${kind}`

function unitsOf({ units = {}, sides = {}, troops }: NawDraft): Unit[] {
  return Object.entries(units).flatMap(([side, kinds]) =>
    [...kindsOf(troops).values()].flatMap(({ id: kind, name: called }) =>
      Object.entries(kinds[kind] ?? {}).flatMap(([values, list]) =>
        list.map((unit) => {
          const placed: NawPlacedUnit = typeof unit === 'string' ? { at: unit } : unit
          const { at, name, nation } = placed
          const isUsual = nation === sides[side]?.nations[0]
          const own = describeValues(placed)
          return { side, kind, called, values, at, name, nation: isUsual ? undefined : nation, own }
        }),
      ),
    ),
  )
}
