import { troopsOf } from './roster.ts'
import type { Troops } from './troops.ts'
import type {
  EsrArmies,
  EsrForceCommander,
  EsrFormation,
  EsrUnit,
  EtSansResultatScenario,
  TableBoard,
} from './types.gen.ts'

/** A formation of which nearly everything may be left out. */
export type FormationFragment = Partial<Omit<EsrFormation, 'commander' | 'units'>> & {
  readonly commander?: Partial<EsrFormation['commander']>
  readonly units?: Readonly<Record<string, Partial<EsrUnit>>>
}

/** A scenario of which any part may be missing. */
export type Fragment = Partial<Omit<EtSansResultatScenario, 'board' | 'formations'>> & {
  readonly board?: Partial<TableBoard>
  /** By side and id: they make up one force a side, `french-force`, under `french-general`. */
  readonly formations?: Readonly<Record<string, Readonly<Record<string, FormationFragment>>>>
  /** By side: who commands that force. He is of the lowest rating, in the south-west corner, where nothing else is said. */
  readonly generals?: Readonly<Record<string, Partial<EsrForceCommander>>>
}

/** A whole scenario out of a fragment: what it leaves out is an empty table of 48 by 36 inches, two sides, no victory. */
export function fillDefaults(fragment: Fragment): EtSansResultatScenario {
  const { formations, generals, board, ...keys } = fragment
  const troops = troopsOf(keys)
  const sides = fragment.sides ?? SIDES
  return {
    format: 1,
    system: 'et-sans-resultat',
    id: 'fragment',
    title: 'Fragment',
    year: 1815,
    turns: 20,
    victory: [],
    first: Object.keys(sides)[0]!,
    ...keys,
    sides,
    armies: fragment.armies ?? armiesOf(Object.keys(sides), formations, generals, troops),
    board: {
      kind: 'table',
      width: 48,
      height: 36,
      ...board,
      areas: board?.areas ?? { crossroads: { name: 'Crossroads', area: [[22, 16], [26, 16], [26, 20], [22, 20]] } }, // biome-ignore format: an outline
    },
  }
}

const SIDES: EtSansResultatScenario['sides'] = {
  french: { name: 'French', nations: ['french'], edge: 'south' },
  allied: { name: 'Allied', nations: ['british'], edge: 'north' },
}

function armiesOf(
  sides: readonly string[],
  formations: Fragment['formations'],
  generals: Fragment['generals'],
  troops: Troops,
): EsrArmies {
  return Object.fromEntries(
    sides.map((side) => [
      side,
      {
        forces: {
          [`${side}-force`]: {
            name: `${side} force`,
            objective: 'crossroads',
            commander: {
              id: `${side}-general`,
              name: 'General',
              leadership: 'C',
              tactics: 0,
              at: [0, 0],
              ...generals?.[side],
            },
            formations: Object.fromEntries(
              Object.entries(formations?.[side] ?? {}).map(([id, formation]) => [
                id,
                fillFormation(id, formation, troops),
              ]),
            ),
          },
        },
      },
    ]),
  )
}

function fillFormation(id: string, { commander, units, ...rest }: FormationFragment, troops: Troops): EsrFormation {
  return {
    name: id,
    doctrine: 'effective',
    directive: 'defend',
    ...rest,
    commander: { name: `Commander of ${id}`, leadership: 'C', tactics: 0, ...commander },
    units: Object.fromEntries(Object.entries(units ?? {}).map(([one, unit]) => [one, fillUnit(unit, troops)])),
  }
}

/** A battalion of the line, or a battery of eight 6-pounders, where its type does not say otherwise. */
function fillUnit(unit: Partial<EsrUnit>, troops: Troops): EsrUnit {
  const { type = 'line' } = unit
  const { arm, usual } = troops.row(type)
  const numbers = { rating: 3, ...(arm === 'artillery' ? { guns: 8, weight: 6 } : { men: 600 }) }
  const missing = Object.entries(numbers).filter(([key]) => usual[key as keyof typeof usual] === undefined)
  return { type, ...Object.fromEntries(missing), ...unit }
}
