import { rewrite } from '../../../../scenario/edit/rewrite.ts'
import { nationRow } from '../nations.ts'
import { SCHEMA_ROOT } from '../schema.ts'
import { nationOf } from '../side-nations.ts'
import type { ViveLempereurScenario } from '../types.gen.ts'

/** 1.2: the notation knows the nations of the book only, so those of a battle's own are written as the flag they have. */
export function withPrintedNations(scenario: ViveLempereurScenario): ViveLempereurScenario {
  const { nations, ...rest } = scenario
  if (!nations) return scenario
  const printed = rewrite(rest, SCHEMA_ROOT, (value, { definition }) =>
    (definition === 'nationId' || definition === 'fightingNationId') && typeof value === 'string'
      ? (nationRow(nations, value).flag ?? value)
      : undefined,
  ) as ViveLempereurScenario
  // Several nations of a side may have one flag.
  const sides = Object.entries(printed.sides).map(([id, side]) => {
    const isNew = (one: (typeof side.nations)[number], i: number) =>
      side.nations.findIndex((other) => nationOf(other) === nationOf(one)) === i
    return [id, { ...side, nations: side.nations.filter(isNew) }]
  })
  return { ...printed, sides: Object.fromEntries(sides) as ViveLempereurScenario['sides'] }
}
