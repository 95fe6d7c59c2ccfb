import { degreesOf } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { portrayHexes, portrayHexsides } from '../../../engine/hexes/portrait.ts'
import type {
  AreaPortrait,
  BoardView,
  HexBoardPortrait,
  PiecePortrait,
  PieceSymbol,
  Portrait,
} from '../../../engine/portrait.ts'
import { courseOfTurn, portrayRules, portraySky } from '../../../engine/portray-course.ts'
import { portrayColour, portraySides } from '../../../engine/portray-nations.ts'
import { hasCome } from '../../../engine/timetable.ts'
import { HexReader } from '../../../scenario/checks/hexes.ts'
import { timeOfTurn } from '../../../scenario/clock.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import { readHexsides } from '../../../scenario/hexsides/read.ts'
import { capitalise, count, formatDate } from '../../../scenario/wording.ts'
import {
  COMBAT,
  completeDraft,
  describeSpecialRule,
  groundListOf,
  nationRow,
  nationsIn,
  sectorHexes,
  sideKindsOf,
  type TroopRow,
} from '../format/index.ts'
import {
  type Battlefield,
  type BattleState,
  catchUpWeather,
  compile,
  DEPLOYMENT,
  deployAtStart,
  isHidden,
  isHiddenPiece,
  SQUARE,
  TERRAIN_MASK,
  weakGroundAt,
} from '../rules/index.ts'
import { describeHappening, namesOf } from '../text/index.ts'
import { portrayEntrances } from './entrances.ts'

/** What there is to see of a scenario at its start, or with the units that arrive on fixed turns up to a later one. */
function portrayScenario(draft: unknown, turn = 1): Portrait | undefined {
  const scenario = completeDraft(draft)
  if (!scenario) return undefined
  const state = deployAtStart(compile(scenario), 1)
  // To see all arrivals, turns without an end are asked for: the weather changes no more after the last.
  catchUpWeather(state, Math.min(turn, state.field.scenario.turns))
  const portrait = portrayState(state)
  return { ...portrait, pieces: [...portrait.pieces, ...arrivalsUpTo(state.field, turn)] }
}

/** What there is to see of a battle that is being fought. */
function portrayState(state: BattleState, viewer?: number): Portrait {
  const { field } = state
  const { roster } = field
  const pieces: PiecePortrait[] = []
  for (let piece = 0; piece < roster.size; piece++) {
    if (state.hex[piece] !== NOWHERE && !isUnseen(state, piece, viewer)) pieces.push(portrayPiece(state, piece))
  }
  return {
    title: field.scenario.title,
    ...(field.scenario.date !== undefined && { subtitle: formatDate(field.scenario.date) }),
    board: portrayBoard(state),
    ...portraySides(
      field.sides.map((id) => ({
        id,
        name: field.scenario.sides[id]!.name,
        nations: nationsIn(field.scenario, id).map((nation) => nationRow(field.scenario.nations, nation)),
      })),
    ),
    pieces,
    areas: [...portrayAreas(field), ...portrayEntrances(field), ...portrayCourse(state), ...portraySpecialRules(state)],
    ...portrayTurns(field, state.turn),
    symbols: SYMBOL_NAMES.filter(({ symbol }) => pieces.some((piece) => piece.symbol === symbol)),
    ...(pieces.length > 0 && { key: ['Boxes on a unit are its elements; its arrow is its front.'] }),
  }
}

/** 14.0: where both deploy unseen, neither sees the other's units; nor does anybody see what a special rule hides. */
function isUnseen(state: BattleState, piece: number, viewer: number | undefined): boolean {
  if (viewer === undefined || state.field.roster.side[piece] === viewer) return false
  return isHiddenPiece(state, piece) || (state.decision === DEPLOYMENT && isHidden(state))
}

/** What pictures need of this system. */
export const boardView: BoardView<BattleState> = { portrayScenario, portrayState }

const SYMBOL_NAMES: readonly { readonly symbol: PieceSymbol; readonly name: string }[] = [
  { symbol: 'infantry', name: 'Infantry' },
  { symbol: 'cavalry', name: 'Cavalry' },
  { symbol: 'artillery', name: 'Artillery' },
  { symbol: 'horse-artillery', name: 'Horse artillery' },
  { symbol: 'general', name: 'General' },
  { symbol: 'garrison', name: 'Garrison' },
]

function portrayPiece(state: BattleState, piece: number): PiecePortrait {
  const { roster } = state.field
  const { row, name } = roster.recruits[piece]!
  return {
    ...portrayType(row, roster.side[piece]!),
    ...colourOf(state.field, piece),
    place: state.hex[piece]!,
    name,
    strength: state.elements[piece]!,
    facing: roster.fights[piece] === 1 ? degreesOf(state.facing[piece]!) : undefined,
    square: (state.status[piece]! & SQUARE) !== 0,
    number: piece,
  }
}

/** The colour of a piece's nation, where it has one of its own. */
export function colourOf({ scenario, roster }: Battlefield, piece: number): { readonly colour?: string } {
  return portrayColour(nationRow(scenario.nations, roster.nation[piece]!))
}

/** What all units of a type have in common, unless one has values of its own. */
export function portrayType({ name, symbol, letter, elements }: TroopRow, side: number) {
  return { side, symbol, type: name, grade: letter, full: elements }
}

/** Those with a turn and a hex of their own; where a pool arrives nobody knows before. */
function arrivalsUpTo(field: Battlefield, turn: number): PiecePortrait[] {
  const { arrivals, roster } = field
  return arrivals
    .filter(({ fixed, from }) => fixed !== undefined && from <= turn)
    .flatMap(({ fixed, from, group }) =>
      roster.arrivals[group]!.map((piece, i) => {
        const { row, side, facing, name, square } = roster.recruits[piece]!
        return {
          ...portrayType(row, side),
          ...colourOf(field, piece),
          place: fixed![i]!,
          name,
          strength: roster.elements[piece]!,
          facing: row.nature === COMBAT ? degreesOf(facing) : undefined,
          square,
          arrives: from,
        }
      }),
    )
}

/** The turn record of a battle with a clock: when turns begin, and what they bring. */
function portrayTurns(field: Battlefield, turn: number): TurnRecord {
  const { turns, clock } = field.scenario
  if (!clock) return {}
  return {
    turn,
    turns: Array.from({ length: turns }, (_, i) => ({
      label: timeOfTurn(clock, i + 1)!,
      note: noteOfTurn(field, i + 1),
    })),
  }
}

/** What a turn brings: weather and events, and how many units come on fixed turns. */
export function noteOfTurn({ scenario, arrivals, roster }: Battlefield, turn: number): string {
  const due = arrivals.filter(({ fixed, from }) => fixed !== undefined && from === turn)
  const units = due.reduce((sum, { group }) => sum + roster.arrivals[group]!.length, 0)
  const come = units === 0 ? [] : [`${count(units, 'arrival')}${due.every(({ timing }) => timing.row < 0) ? '' : '?'}`]
  return [...courseOfTurn(scenario, turn, (id) => scenario.sides[id]?.name ?? id), ...come].join(' · ')
}

type TurnRecord = Pick<Portrait, 'turn' | 'turns'>

function portrayBoard(state: BattleState): HexBoardPortrait {
  const { grid, scenario } = state.field
  const { board } = scenario
  const reader = new HexReader(grid, new Report())
  const { grounds } = state.field
  const kinds = grounds.map(({ key, look }) => (key === 'open' && !look ? undefined : key))
  const named = grounds.filter(({ key }) => kinds.includes(key))
  const looks = grounds.filter(({ key }) => Object.hasOwn(groundListOf(scenario).own, key))
  return {
    ...portrayHexes(grid, reader, board),
    ...portrayHexsides(
      readHexsides({ ...scenario, board: boardNow(state) }, sideKindsOf(scenario), reader, new Report()),
      grid,
    ),
    ground: Array.from(state.ground, (code) => kinds[code & TERRAIN_MASK]),
    groundNames: Object.fromEntries(named.map(({ key, name }) => [key, capitalise(name)])),
    ...(looks.length > 0 && { groundLooks: Object.fromEntries(looks.map(({ key, look }) => [key, look])) }),
    waters: (board.rivers ?? []).map(({ name, kind, path }) => ({
      name,
      wide: kind === 'river',
      hexes: reader.path(path, [], 'river/broken').map(({ hex }) => hex),
    })),
  }
}

/** The board with what events have made of its hexsides. */
function boardNow({ field, shifted }: BattleState) {
  const { shifts, scenario } = field
  return shifts ? { ...scenario.board, hexsides: shifts.at(shifted).hexsideLists } : scenario.board
}

/** What is going to change, or may: the hexes of events that have not happened, and of weather. */
function portrayCourse({ field, turn, memory, sky }: BattleState): AreaPortrait[] {
  const { scenario, grid, happenings, sky: skies } = field
  const names = namesOf(scenario)
  const reader = new HexReader(grid, new Report())
  const events = happenings.flatMap(({ ground, name, side, timing }, i): AreaPortrait[] => {
    const sides = (scenario.events![i]!.hexsides ?? []).flatMap((one) =>
      one.sides.flatMap((text) => text.split(/[/,]/)),
    )
    const places = [...new Set([...ground.map(({ hex }) => hex), ...reader.set([...new Set(sides)], [])])]
    if (places.length === 0 || hasCome(timing, turn, memory)) return []
    const note = describeHappening(scenario.events![i]!, names, scenario.clock)
    return [{ kind: 'event', name: capitalise(name), extent: { places }, note, ...(side >= 0 && { side }) }]
  })
  return [...events, ...portraySky(skies, sky)]
}

/** Where special rules still count. */
function portraySpecialRules(state: BattleState): AreaPortrait[] {
  const { scenario, grid, sides, special } = state.field
  const names = namesOf(scenario)
  const reader = new HexReader(grid, new Report())
  return portrayRules(scenario.specialRules, {
    extents(rule, rank) {
      if (rule.rule === 'truce') {
        if (hasCome(special.truces![rank]!.timing, state.turn, state.memory)) return []
      } else if (rule.rule === 'off-map-guns') {
        const { fired, shots } = special.batteries![rank]!
        if (state.memory[fired]! >= shots) return []
      } else if (rule.rule !== 'ground-breaks') return []
      const all = reader.set(rule.hexes, [])
      const places = rule.rule === 'ground-breaks' ? all.filter((hex) => weakGroundAt(state, hex)) : all
      return places.length === 0 ? [] : [{ places }]
    },
    side: (id) => ({ name: scenario.sides[id]?.name ?? id, number: sides.indexOf(id) }),
    describe: (rule) => describeSpecialRule(rule, names, scenario.clock),
  })
}

function portrayAreas({ grid, scenario, sides, sectorNames }: Battlefield): AreaPortrait[] {
  const reader = new HexReader(grid, new Report())
  const { sectors, zones } = scenario.board
  return [
    ...sectorNames.map((name) => ({
      kind: 'sector' as const,
      name: capitalise(name),
      extent: { places: reader.set(sectorHexes(sectors, name), []) },
    })),
    ...Object.entries(zones ?? {}).map(([side, list]) => ({
      kind: 'zone' as const,
      name: scenario.sides[side]?.name ?? side,
      extent: { places: reader.set(list, []) },
      side: sides.indexOf(side),
    })),
  ]
}
