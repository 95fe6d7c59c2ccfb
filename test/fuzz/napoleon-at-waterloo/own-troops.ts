import type {
  NapoleonAtWaterlooScenario,
  NawOwnKind,
  NawPlacement,
} from '../../../src/systems/napoleon-at-waterloo/format/index.ts'
import type { Chance } from '../chance.ts'

type Units = NapoleonAtWaterlooScenario['units'][string]

/** Some of the units become kinds of the battle's own, or differ from their kind. */
export function withOwnTroops(
  chance: Chance,
  battle: NapoleonAtWaterlooScenario,
  stacking: number,
): NapoleonAtWaterlooScenario {
  const troops: Record<string, NawOwnKind> = {}
  const units = Object.fromEntries(
    Object.entries(battle.units).map(([side, own]) => [side, rename(chance, own, battle, stacking, troops)]),
  )
  if (chance.once(3)) troops['leader'] = { stacking: 0 }
  const used = Object.entries(troops).filter(([id]) => Object.values(units).some((own) => own[id] !== undefined))
  return { ...battle, units, ...(used.length > 0 && { troops: Object.fromEntries(used) }) }
}

/** The same units, with some kinds under names of their own; where a hex would hold too much, they are as they were. */
function rename(
  chance: Chance,
  units: Units,
  { edition }: NapoleonAtWaterlooScenario,
  stacking: number,
  troops: Record<string, NawOwnKind>,
): Units {
  const renamed: Record<string, Units[string]> = {}
  for (const [kind, byValues] of Object.entries(units)) {
    if (kind === 'leader' || chance.once(2)) renamed[kind] = byValues
    else {
      const id = `own-${kind}`
      troops[id] ??= define(chance, kind, edition, stacking)
      const isLarge = (troops[id].stacking ?? 1) > 1
      renamed[isLarge ? kind : id] = byValues
    }
  }
  const first = Object.entries(renamed)[0]
  if (first) renamed[first[0]] = detail(chance, first[1] ?? {}, first[0])
  return renamed
}

function define(chance: Chance, kind: string, edition: string, stacking: number): NawOwnKind {
  const modifiers = () => ({ infantry: chance.between(-3, 3), cavalry: chance.between(-3, 3) })
  return {
    like: kind,
    letter: kind.charAt(0).toUpperCase(),
    ...(kind.endsWith('artillery') && { range: chance.between(1, 4) }),
    ...(chance.once(2) && { defence: chance.between(1, 3) }),
    ...(stacking > 1 && chance.once(3) && { stacking: chance.between(1, stacking) }),
    ...(chance.once(3) && { zoneOfControl: chance.once(2) }),
    ...(chance.once(3) && { leavesZones: chance.once(2) }),
    ...(edition === 'advanced' && chance.once(2) && { capability: { attack: modifiers(), defence: modifiers() } }),
  }
}

function detail(chance: Chance, byValues: NonNullable<Units[string]>, kind: string): NonNullable<Units[string]> {
  const change = (placement: NawPlacement): NawPlacement =>
    typeof placement === 'string' && chance.once(3)
      ? {
          at: placement,
          defence: chance.between(1, 4),
          zoneOfControl: chance.once(2),
          leavesZones: chance.once(2),
          ...(kind.endsWith('artillery') && { range: chance.between(1, 3) }),
        }
      : placement
  return Object.fromEntries(Object.entries(byValues).map(([values, list]) => [values, list.map(change)]))
}
