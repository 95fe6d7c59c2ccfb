import { type BattleChange, change } from './change.ts'
import { describeRanges } from './hexes.ts'
import { groupBy, type Matcher } from './match.ts'

/** A unit in a hex, as far as pairs are made by it. */
type Placed = { readonly at: string; readonly name?: string | undefined }

/** Takes the pairs that are one unit, changed: by its name, then by its hex, then whoever of `looseKind` is nearest. */
export function takeSameUnits<Unit extends Placed>(
  matcher: Matcher<Unit>,
  cost: (before: Unit, after: Unit) => number,
  kind: (unit: Unit) => string,
  looseKind = kind,
): (readonly [Unit, Unit])[] {
  return [
    ...matcher.take((unit) => (unit.name === undefined ? undefined : `${kind(unit)} ${unit.name}`), cost),
    ...matcher.take((unit) => `${kind(unit)} ${unit.at}`, cost),
    // Two names are two units, wherever they stand.
    ...matcher.take(looseKind, (a, b) =>
      a.name === undefined || b.name === undefined || a.name === b.name ? cost(a, b) : Infinity,
    ),
  ]
}

/** Units without a counterpart, those together of which the same is told: `3 French Generals removed at D5-D7`. */
export function compareUnpaired<Unit extends Placed>(
  { before, after }: Matcher<Unit>,
  describe: (unit: Unit, number: number) => string,
  detailsOf: (unit: Unit) => string = () => '',
): BattleChange[] {
  const groupsOf = (units: readonly Unit[]) => {
    const groups = groupBy(units, (unit) => `${describe(unit, 1)}${detailsOf(unit)}`)
    return [...groups.values()].map((group) => {
      const number = group.length
      const who = `${number === 1 ? '' : `${number} `}${describe(group[0]!, number)}`
      return { who, hexes: group.map(({ at }) => at), details: detailsOf(group[0]!) }
    })
  }
  return [
    ...groupsOf(before).map(({ who, hexes }) =>
      change('units', 'removed', `${who} removed at ${describeRanges(hexes)}`, hexes),
    ),
    ...groupsOf(after).map(({ who, hexes, details }) =>
      change('units', 'added', `${who} added at ${describeRanges(hexes)}${details}`, [], hexes),
    ),
  ]
}
