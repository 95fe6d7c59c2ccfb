import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { stepsBetween } from '../../../../scenario/diff/hexes.ts'
import { Matcher } from '../../../../scenario/diff/match.ts'
import { canonical } from '../../../../scenario/diff/normalise.ts'
import { compareUnpaired, takeSameUnits } from '../../../../scenario/diff/units.ts'
import { quote } from '../../../../scenario/wording.ts'
import { KIND_NAMES, KINDS, type Kind, type NawDraft } from '../../format/index.ts'

/** A unit with what the file says of it. */
type Unit = {
  readonly side: string
  readonly kind: Kind
  readonly values: string
  readonly at: string
  readonly name: string | undefined
  readonly nation: string | undefined
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
function describe({ side, kind, values, name }: Unit, nameOf: (side: string) => string): string {
  return `${nameOf(side)} ${KINDS[kind].name} ${values}${name === undefined ? '' : ` ${quote(name)}`}`
}

const kindOf = ({ side, kind }: Unit) => `${side} ${kind}`

function unitsOf({ units = {}, sides = {} }: NawDraft): Unit[] {
  return Object.entries(units).flatMap(([side, kinds]) =>
    KIND_NAMES.flatMap((kind) =>
      Object.entries(kinds[kind] ?? {}).flatMap(([values, list]) =>
        list.map((unit) => {
          const { at, name, nation } = typeof unit === 'string' ? { at: unit } : unit
          const isUsual = nation === sides[side]?.nations[0]
          return { side, kind, values, at, name, nation: isUsual ? undefined : nation }
        }),
      ),
    ),
  )
}
