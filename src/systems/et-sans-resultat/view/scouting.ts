import { formatFacing } from '../../../board/table/facing.ts'
import { placeLabel, pointOf } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import type { Reconnaissance } from '../../../engine/presenter.ts'
import { count } from '../../../scenario/wording.ts'
import {
  ALLOWANCE,
  BRIDGE,
  BUILT_UP,
  DENSE,
  FORTIFICATION,
  FORTIFIED_CITY,
  IMPASSABLE,
  mixtureAt,
  POOR_ROAD,
  ROAD,
  ROUGH,
  STRONG_POINT,
  VANTAGE,
} from '../format/index.ts'
import {
  type BattleState,
  DEPLOYED,
  gaitAs,
  gaitOfGenerals,
  isBattery,
  isHiddenUnit,
  NOBODY,
  STANCES,
  sideOfUnit,
  UNLIMBERED,
} from '../rules/index.ts'
import { describeFatigue, describeLeader, describeOrder } from './formation-summary.ts'
import { commanderAt, unitAt } from './hit-testing.ts'

type Findings = Reconnaissance['findings']

/** 1.6: the front is two sixteenths of a circle to both sides. */
const FRONT_SPREAD = 45

/** What a unit is, how it does, how far it fires and marches; or what a commander reaches; or the bare ground. */
export function scout(state: BattleState, place: number, viewer?: number): Reconnaissance {
  const point = pointOf(state.field.ground, place)
  const unit = unitAt(state, place)
  const isUnseen = (one: number) =>
    viewer !== undefined && sideOfUnit(state, one) !== viewer && isHiddenUnit(state, one)
  if (unit !== NOBODY && !isUnseen(unit)) return scoutUnit(state, unit, point)
  const commander = commanderAt(state, place)
  if (commander !== NOBODY) return scoutCommander(state, commander, point)
  return { title: placeLabel(state.field.ground, place), findings: [groundUnder(state, point)], areas: [] }
}

function scoutUnit(state: BattleState, unit: number, point: Point): Reconnaissance {
  const { name, troop, side, rating, men, sections } = state.field.units[unit]!
  const formation = state.formation[unit]!
  const size = isBattery(state, unit) ? count(sections, 'section') : `${men} men`
  const title = `${name}: ${troop.name.toLowerCase()}, rating ${rating}, ${size}, ${STANCES[state.stance[unit]!]}, facing ${formatFacing(state.facing[unit]!)}`
  const body =
    formation === NOBODY
      ? []
      : [
          `${state.field.formations[formation]!.name}: ${describeOrder(state, formation)}, ${describeFatigue(state, formation)}, under ${describeLeader(state, formation)}`,
        ]
  return {
    title,
    findings: [...body.map(fact), groundUnder(state, point), ...marchOf(state, unit, point)],
    areas: reachesOf(state, unit, point).map(({ label, extent }) => ({ label, extent, side })),
  }
}

const fact = (label: string): Findings[number] => ({ kind: 'sight', label, places: [] })
const inches = (tenths: number) => `${tenths / 10} inches`

/** How far it gets on open ground as it stands, and on a road in column. */
function marchOf(state: BattleState, unit: number, centre: Point): Findings {
  if (state.stance[unit] === UNLIMBERED) return [fact('unlimbered: it cannot move')]
  const { open, road, usesRoads } = gaitAs(state, unit, state.stance[unit] === DEPLOYED)
  const radius = Math.floor(ALLOWANCE / open)
  const onRoad = usesRoads ? `, on a road ${inches(Math.floor(ALLOWANCE / road))}` : ''
  return [
    {
      kind: 'march',
      label: `marches ${inches(radius)} in the open${onRoad}`,
      within: { disc: { centre, radius } },
      places: [],
    },
  ]
}

/** 9.2: guns fire to their front, skirmishers all around. */
function reachesOf(state: BattleState, unit: number, centre: Point) {
  const { range, shortRange, skirmishes } = state.field.units[unit]!.troop
  const facing = state.facing[unit]! * 22.5
  const ahead = (radius: number) => ({ sector: { centre, radius, facing, spread: FRONT_SPREAD } })
  if (isBattery(state, unit)) {
    const note = state.stance[unit] === UNLIMBERED ? '' : ', once unlimbered'
    return [
      { label: `guns: ${inches(range)}${note}`, extent: ahead(range) },
      { label: `short range: ${inches(shortRange)}`, extent: ahead(shortRange) },
    ]
  }
  if (!skirmishes) return []
  const note = state.stance[unit] === DEPLOYED ? '' : ', once deployed'
  return [{ label: `skirmishers: ${inches(range)}${note}`, extent: { disc: { centre, radius: range } } }]
}

function scoutCommander(state: BattleState, commander: number, centre: Point): Reconnaissance {
  const { name, side, role, traits } = state.field.commanders[commander]!
  const { reach } = state.field.tables
  const radius = Math.floor(ALLOWANCE / gaitOfGenerals(state.field).open)
  const led = state.leads[commander]!
  const facts = [`leadership ${'–CBA'[state.leadership[commander]!]}`, `tactics ${state.tactics[commander]}`, ...traits]
  return {
    title: `${name}: commander of ${role === 'army' ? 'the army' : 'a force'}, ${facts.join(', ')}`,
    findings: [
      ...(led === NOBODY ? [] : [fact(`leads ${state.field.formations[led]!.name} in person`)]),
      ...(state.wounded[commander]! > 0 ? [fact('wounded')] : []),
      groundUnder(state, centre),
      { kind: 'march', label: `rides ${inches(radius)}`, within: { disc: { centre, radius } }, places: [] },
    ],
    areas: [
      {
        label: `no distance penalty for orders within ${inches(reach.command)}`,
        extent: { disc: { centre, radius: reach.command } },
        side,
      },
    ],
  }
}

/** What lies under a point. */
function groundUnder({ field }: BattleState, [x, y]: Point): Findings[number] {
  const marks = field.ground.marksAt(x, y)
  const own = field.ground.mixtures[mixtureAt(marks)]!.rows.map(({ name }) => name.toLowerCase())
  const words = [...own, ...GROUND_WORDS.filter(([bit]) => (marks & bit) !== 0).map(([, word]) => word)]
  return fact(`ground: ${words.length > 0 ? words.join(', ') : 'open'}`)
}

const GROUND_WORDS: readonly (readonly [bit: number, word: string])[] = [
  [IMPASSABLE, 'closed'],
  [DENSE, 'dense'],
  [ROUGH, 'rough'],
  [ROAD, 'good road'],
  [POOR_ROAD, 'poor road'],
  [BRIDGE, 'bridge'],
  [BUILT_UP, 'built-up'],
  [FORTIFICATION, 'fortification'],
  [FORTIFIED_CITY, 'fortified city'],
  [STRONG_POINT, 'strong point'],
  [VANTAGE, 'vantage point'],
]
