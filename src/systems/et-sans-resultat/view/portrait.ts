import { parseFacing } from '../../../board/table/facing.ts'
import { placeOf, type TableSize } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import type { BoardView, GroupPortrait, PiecePortrait, Portrait, TurnPortrait } from '../../../engine/portrait.ts'
import { courseOfTurn } from '../../../engine/portray-course.ts'
import { portraySides } from '../../../engine/portray-nations.ts'
import { timeOfTurn } from '../../../scenario/clock.ts'
import { nationRow, nationsOfSide } from '../../../scenario/nations.ts'
import { capitalise, formatDate } from '../../../scenario/wording.ts'
import {
  baseAs,
  type EsrDraft,
  type Roster,
  rosterOf,
  sidesOf,
  stateOf,
  type TroopKind,
  tenths,
  toPoint,
} from '../format/index.ts'
import {
  ABSENT,
  type BattleState,
  commanderPlace,
  footprintOf,
  isHiddenUnit,
  isOnTable,
  sideOfUnit,
} from '../rules/index.ts'
import { pieceOfCommander } from './hit-testing.ts'
import { ownersAtStart, portrayAreas, portrayEntries, rallyingPlaces } from './portrait-areas.ts'
import { comersIn, portrayArrivals } from './portrait-arrivals.ts'
import { portrayBoard } from './portrait-board.ts'
import { courseAtStart, courseNow } from './portrait-course.ts'
import { degrees, portrayUnit, SYMBOL_NAMES, SYMBOLS } from './portrait-units.ts'

/** What pictures need of this system. */
export const boardView: BoardView<BattleState> = { portrayScenario, portrayState }

/** The battle at its start, with the columns that arrive up to a turn at their entries. */
function portrayScenario(data: unknown, turn = 1): Portrait | undefined {
  const draft = data as EsrDraft
  const { board } = draft
  if (!board?.width || !board.height) return undefined
  const size = { width: tenths(board.width), height: tenths(board.height) }
  const roster = rosterOf(draft)
  const sides = sidesOf(draft)
  const side = (id: string) => sides.indexOf(id)
  const units = roster.units.flatMap((unit): PiecePortrait[] => {
    const { data: own, formation } = unit
    const state = stateOf(unit)
    const [width, depth] = baseAs(unit.troop, state)
    if (!own.at || state === 'reserve') return []
    const facing = own.facing ?? formation.data.facing
    return place(size, toPoint(own.at), (at) => ({
      ...portrayUnit(unit, draft.nations),
      place: at,
      side: side(unit.side),
      facing: degrees(facing === undefined ? homeFacing(draft, unit.side) : parseFacing(facing)!),
      footprint: { width, depth },
      group: roster.formations.indexOf(formation),
    }))
  })
  const commanders = roster.commanders.flatMap(({ id, data: own, side: whose }) =>
    own.at ? place(size, toPoint(own.at), (at) => portrayCommander(own.name ?? id, side(whose), at)) : [],
  )
  const groups = roster.formations.map(({ data: { name, commander }, side: whose }) => ({
    name,
    leader: commander.name,
    side: side(whose),
  }))
  const columns = portrayArrivals(draft, roster, turn)
  const portrait = portray(draft, roster, [...units, ...columns, ...commanders], groups, ownersAtStart(draft))
  // To see all arrivals, turns without an end are asked for.
  const course = courseAtStart(draft, Math.min(turn, draft.turns ?? 1))
  return { ...portrait, areas: [...portrait.areas, ...course] }
}

/** A battle that is being fought. Everything lies open on a table but what is being decided, and what is hidden (14.14). */
function portrayState(state: BattleState, viewer?: number): Portrait {
  const { field } = state
  const { scenario, ground } = field
  const roster = rosterOf(scenario)
  const units = field.units.flatMap((unit, i): PiecePortrait[] => {
    if (!isOnTable(state, i)) return []
    if (viewer !== undefined && unit.side !== viewer && isHiddenUnit(state, i)) return []
    const [width, depth] = footprintOf(state, i)
    const listed = [...roster.units, ...roster.batteries].find(({ id }) => id === unit.id)!
    return place(ground, [state.x[i]!, state.y[i]!], (at) => ({
      ...portrayUnit(listed, scenario.nations),
      place: at,
      side: sideOfUnit(state, i),
      facing: degrees(state.facing[i]!),
      footprint: { width, depth },
      group: state.formation[i]!,
      number: i,
    }))
  })
  const commanders = field.commanders.flatMap((commander, i): PiecePortrait[] => {
    if (commander.role !== 'army' && commander.role !== 'force') return []
    const at = (state.commanderBits[i]! & ABSENT) === 0 ? commanderPlace(state, i) : undefined
    return at
      ? place(ground, at, (number) => ({
          ...portrayCommander(commander.name, commander.side, number),
          number: pieceOfCommander(state, i),
        }))
      : []
  })
  const owners = field.areas.map((_, area) => state.owner[area]!)
  const groups = field.formations.map(({ name, side }, i) => {
    const leader = field.commanders[state.commander[i]!]?.name
    return { name, side, ...(leader !== undefined && { leader }) }
  })
  const portrait = portray({ ...scenario, board: field.table }, roster, [...units, ...commanders], groups, owners)
  return { ...portrait, turn: state.turn, areas: [...portrait.areas, ...rallyingPlaces(state), ...courseNow(state)] }
}

function portray(
  draft: EsrDraft,
  roster: Roster,
  pieces: readonly PiecePortrait[],
  groups: readonly GroupPortrait[],
  owners: readonly number[],
): Portrait {
  const symbols = (Object.keys(SYMBOLS) as TroopKind[]).filter((kind) =>
    roster.units.some(({ troop }) => troop.kind === kind),
  )
  return {
    title: draft.title ?? '',
    ...(draft.date !== undefined && { subtitle: formatDate(draft.date) }),
    board: portrayBoard(draft),
    ...portraySides(
      sidesOf(draft).map((id) => ({
        id,
        name: draft.sides?.[id]?.name ?? id,
        nations: nationsOfSide(draft.sides, id).map((nation) => nationRow(draft.nations, nation)),
      })),
    ),
    pieces,
    groups,
    areas: [...portrayAreas(draft, owners), ...portrayEntries(draft, roster)],
    symbols: [
      ...new Map(
        symbols.map((type) => [SYMBOLS[type], { symbol: SYMBOLS[type], name: SYMBOL_NAMES[SYMBOLS[type]] }]),
      ).values(),
      { symbol: 'general', name: SYMBOL_NAMES.general },
    ],
    key: [`The number on a unit is its combat rating; ${describeLetters(roster)}.`],
    turns: portrayTurns(draft, roster),
  }
}

/** `L marks light infantry, I irregulars`: those of the sheet, and the battle's own that units have. */
function describeLetters({ units, batteries }: Roster): string {
  const meanings = new Map<string, Set<string>>([['L', new Set(['light infantry'])], ['I', new Set(['irregulars'])]]) // biome-ignore format: a table
  for (const { letter, name } of [...units, ...batteries].map(({ troop }) => troop)) {
    if (letter !== '') meanings.set(letter, (meanings.get(letter) ?? new Set()).add(name.toLowerCase()))
  }
  return [...meanings]
    .map(([letter, what], i) => `${letter}${i === 0 ? ' marks' : ''} ${[...what].join(' or ')}`)
    .join(', ')
}

function portrayCommander(name: string, side: number, at: number): PiecePortrait {
  return {
    symbol: 'general',
    type: 'Commander',
    grade: '',
    name,
    strength: 1,
    full: 1,
    square: false,
    facing: undefined,
    place: at,
    side,
  }
}

/** A piece at a point; nothing beside the table. */
function place(size: TableSize, point: Point, make: (place: number) => PiecePortrait): PiecePortrait[] {
  const at = placeOf(size, point)
  return at < 0 ? [] : [make(at)]
}

function homeFacing({ sides }: EsrDraft, side: string): number {
  const edge = sides?.[side]?.edge
  return edge === 'north' ? 8 : edge === 'east' ? 12 : edge === 'west' ? 4 : 0
}

/** The turn record: the time of day, the weather and the events, and who arrives. */
export function portrayTurns(draft: EsrDraft, roster: Roster): TurnPortrait[] {
  const { turns = 0, clock } = draft
  const all = comersIn(roster)
  const sides = sidesOf(draft)
  return Array.from({ length: turns }, (_, i) => {
    const own = all.filter(({ turn }) => turn === i + 1)
    const course = courseOfTurn(draft, i + 1, (id) => draft.sides?.[id]?.name ?? id).map((name) => capitalise(name))
    const comers = [
      ...course.map((name) => ({ name })),
      ...own.map(({ name, isCertain, side }) => ({ name: isCertain ? name : `${name}?`, side: sides.indexOf(side) })),
    ]
    return { label: timeOfTurn(clock, i + 1) ?? '', note: comers.map(({ name }) => name).join(', '), comers }
  })
}
