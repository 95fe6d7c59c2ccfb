import { NOWHERE } from '../../../board/nowhere.ts'
import { portrayHexes, portrayHexsides } from '../../../engine/hexes/portrait.ts'
import type {
  AreaPortrait,
  BoardView,
  HexBoardPortrait,
  PiecePortrait,
  PieceSymbol,
  Portrait,
  TurnPortrait,
} from '../../../engine/portrait.ts'
import { courseOfTurn, portrayRules, portraySky } from '../../../engine/portray-course.ts'
import { portrayColour, portraySides } from '../../../engine/portray-nations.ts'
import { hasCome } from '../../../engine/timetable.ts'
import { forecastWeather } from '../../../engine/weather.ts'
import { earliestTurn, isFixed } from '../../../scenario/arrivals/timing.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { timeOfTurn } from '../../../scenario/clock.ts'
import { forEachAtom } from '../../../scenario/conditions/tree.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import { nameEvent } from '../../../scenario/events/events.ts'
import { nationRow, nationsOfSide } from '../../../scenario/nations.ts'
import { capitalise, formatDate } from '../../../scenario/wording.ts'
import {
  countUnits,
  EDITIONS,
  enlist,
  entranceLists,
  isPrinted,
  kindsOf,
  type NawDraft,
  type NawGround,
  type PrintedKind,
  type Recruit,
  readGround,
  sidesOf,
  WEATHER,
} from '../format/index.ts'
import { type BattleState, isHiddenPiece, weakGroundAt } from '../rules/index.ts'
import { describeHappening, describeRule } from '../text/index.ts'

/** What there is to see of a scenario at its start, or with the units that arrive up to a later turn. */
function portrayScenario(data: unknown, turn = 1): Portrait | undefined {
  const draft = data as NawDraft
  const ground = draft.board?.columns && draft.board.rows ? readGround(draft, new Report()) : undefined
  if (!ground) return undefined
  const recruits = enlist(draft, ground.reader)
  const placed = recruits.flatMap((recruit) =>
    recruit.hex === NOWHERE ? [] : [portrayRecruit(recruit, draft, recruit.hex)],
  )
  const pieces = [...placed, ...arrivalsUpTo(draft, ground, recruits, turn)]
  return portray(draft, ground, pieces, recruits, skyAt(draft, ground, Math.min(turn, draft.turns ?? turn)))
}

/** What there is to see of a battle that is being fought. */
function portrayState(state: BattleState, viewer?: number): Portrait {
  const { scenario, recruits, happenings } = state.field
  const ground = readGround(scenario, new Report())
  if (!ground) throw new Error('no board')
  const pieces = recruits.flatMap((recruit, piece) => {
    const hex = state.hex[piece]!
    const isUnseen = viewer !== undefined && state.field.side[piece] !== viewer && isHiddenPiece(state, piece)
    return hex === NOWHERE || isUnseen ? [] : [{ ...portrayRecruit(recruit, scenario, hex), number: piece }]
  })
  const hasHappened = (event: number) => hasCome(happenings[event]!.timing, state.turn, state.memory)
  return {
    ...portray(scenario, ground, pieces, recruits, portraySky(state.field.sky, state.sky), hasHappened, state),
    turn: state.turn,
  }
}

/** What pictures need of this system. */
export const boardView: BoardView<BattleState> = { portrayScenario, portrayState }

/** What all units with the same counter have in common. */
export function portrayCounter({ row, strength, movement }: Pick<Recruit, 'row' | 'strength' | 'movement'>) {
  return {
    symbol: SYMBOLS[row.symbol],
    type: `${row.name} ${strength}-${movement}`,
    grade: row.letter ?? '',
    strength,
    full: 1,
    values: `${strength}-${movement}`,
  }
}

/** Horse artillery differs from other guns only here. */
const SYMBOLS: Readonly<Record<PrintedKind, PieceSymbol>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  'horse-artillery': 'horse-artillery',
  leader: 'general',
}

function portray(
  draft: NawDraft,
  ground: NawGround,
  pieces: readonly PiecePortrait[],
  recruits: readonly Recruit[],
  sky: readonly AreaPortrait[],
  hasHappened: (event: number) => boolean = () => false,
  state?: BattleState,
): Portrait {
  return {
    title: draft.title ?? '',
    ...(draft.date !== undefined && { subtitle: formatDate(draft.date) }),
    board: portrayBoard(draft, ground),
    ...portraySides(
      sidesOf(draft).map((id) => ({
        id,
        name: draft.sides?.[id]?.name ?? id,
        nations: nationsOfSide(draft.sides, id).map((nation) => nationRow(draft.nations, nation)),
      })),
    ),
    pieces,
    areas: [
      ...portrayObjectives(draft, ground),
      ...portrayExits(draft, ground),
      ...portrayEntrances(draft, ground),
      ...portrayEvents(draft, ground, hasHappened),
      ...portraySpecialRules(draft, ground, state),
      ...sky,
    ],
    symbols: portraySymbols(draft, pieces, recruits),
    ...(pieces.length > 0 && { key: ['The numbers on a unit: combat strength, and how far it moves.'] }),
    turns: portrayTurns(draft),
  }
}

/** The weather of a turn, as far as it is certain. */
function skyAt({ weather }: NawDraft, { grid, reader }: NawGround, turn: number): AreaPortrait[] {
  const changes = weather?.filter((change) => change !== undefined)
  const places = ({ hexes }: { readonly hexes?: readonly string[] }) => hexes && reader.quietly().set(hexes, [])
  const forecast = forecastWeather(changes, WEATHER, grid.size, places, turn)
  return forecast ? portraySky(forecast.sky, forecast.now) : []
}

/** What is going to change, or may: the hexes of events that have not happened. */
function portrayEvents(
  draft: NawDraft,
  { reader }: NawGround,
  hasHappened: (event: number) => boolean,
): readonly AreaPortrait[] {
  const areas: AreaPortrait[] = []
  forEachEntry(draft.events, [], (event, path) => {
    const ground = (event.ground ?? []).flatMap((one) => one?.hexes ?? [])
    const sides = (event.hexsides ?? []).flatMap((one) => (one?.sides ?? []).flatMap((text) => text.split(/[/,]/)))
    const places = [...new Set(reader.quietly().set([...new Set([...ground, ...sides])], []))]
    if (places.length === 0 || hasHappened(Number(path.at(-1)))) return
    const side = sidesOf(draft).indexOf(event.side ?? '')
    const note = describeHappening(event, draft)
    areas.push({
      kind: 'event',
      name: capitalise(nameEvent(event)),
      extent: { places },
      note,
      ...(side >= 0 && { side }),
    })
  })
  return areas
}

/** Where special rules still count, at the start or in a battle that is being fought. */
function portraySpecialRules(draft: NawDraft, { reader }: NawGround, state?: BattleState): AreaPortrait[] {
  return portrayRules(draft.specialRules, {
    extents(rule, rank) {
      const special = state?.field.special
      if (rule.rule === 'truce') {
        if (special && hasCome(special.truces![rank]!.timing, state.turn, state.memory)) return []
      } else if (rule.rule === 'off-map-guns') {
        const battery = special?.batteries![rank]
        if (battery && state!.memory[battery.fired]! >= battery.shots) return []
      } else if (rule.rule !== 'ground-breaks') return []
      const all = reader.quietly().set(rule.hexes ?? [], [])
      const places = state && rule.rule === 'ground-breaks' ? all.filter((hex) => weakGroundAt(state, hex)) : all
      return places.length === 0 ? [] : [{ places }]
    },
    side: (id) => ({ name: draft.sides?.[id]?.name ?? id, number: sidesOf(draft).indexOf(id) }),
    describe: (rule) => describeRule(rule, draft),
  })
}

/** The kinds that are there by their symbols, and the battle's own kinds with their letters. */
function portraySymbols(
  { troops }: NawDraft,
  pieces: readonly PiecePortrait[],
  recruits: readonly Recruit[],
): Portrait['symbols'] {
  const present = new Set(recruits.map(({ kind }) => kind))
  return [...kindsOf(troops).values()].flatMap(({ id, name, symbol, letter }) => {
    const isThere =
      troops && !isPrinted(id) ? present.has(id) : pieces.some((piece) => piece.symbol === SYMBOLS[symbol])
    return isThere ? [{ symbol: SYMBOLS[symbol], name: letter === undefined ? name : `${name} (${letter})` }] : []
  })
}

/** A letter tells allies of a side apart from its own troops, where their kind has none. */
export function portrayRecruit(recruit: Recruit, { sides, nations }: NawDraft, hex: number): PiecePortrait {
  const { side, nation, name } = recruit
  const nationality = nationRow(nations, nation)
  const isAlly = (sides?.[side]?.nations[0] ?? nation) !== nation
  return {
    ...portrayCounter(recruit),
    ...portrayColour(nationality),
    grade: recruit.row.letter ?? (isAlly ? nationality.adjective.charAt(0).toUpperCase() : ''),
    place: hex,
    side: Math.max(0, Object.keys(sides ?? {}).indexOf(side)),
    name: name ?? (isAlly ? nationality.adjective : undefined),
    facing: undefined,
    square: false,
  }
}

/** Whoever arrives chooses a hex: here they are spread over the entrances, as many in each as may be. */
function arrivalsUpTo(
  draft: NawDraft,
  { reader }: NawGround,
  recruits: readonly Recruit[],
  turn: number,
): PiecePortrait[] {
  const room = draft.stacking ?? EDITIONS[draft.edition ?? 'standard'].stacking
  const taken = new Map<number, number>()
  return recruits.flatMap((recruit) => {
    const group = recruit.arrival === undefined ? undefined : draft.reinforcements?.[recruit.arrival]
    if (!group || earliestTurn(group) > turn) return []
    const entrances = reader.quietly().set(entranceLists(group.at).flat(), [])
    const size = recruit.row.stacking
    const hex = entrances.find((one) => (taken.get(one) ?? 0) + size <= room) ?? entrances[0]
    if (hex === undefined) return []
    taken.set(hex, (taken.get(hex) ?? 0) + size)
    return [{ ...portrayRecruit(recruit, draft, hex), arrives: earliestTurn(group) }]
  })
}

function portrayBoard({ board }: NawDraft, { grid, reader, terrain, grounds, hexsides }: NawGround): HexBoardPortrait {
  // Only what is not drawn as the rulebook has it.
  const looks = Object.fromEntries(
    grounds.ids.flatMap((id, i) => {
      const { look, said } = grounds.kinds[i]!
      return look && said.length > 0 ? [[id, look]] : []
    }),
  )
  return {
    ...portrayHexes(grid, reader.quietly(), board ?? {}),
    ...portrayHexsides(hexsides, grid),
    ground: Array.from(terrain, (type) => {
      const { id, look } = grounds.kinds[grounds.kinds[type]!.beside]!
      return look && id
    }),
    groundNames: Object.fromEntries(grounds.ids.map((id, i) => [id, grounds.kinds[i]!.name])),
    ...(Object.keys(looks).length > 0 && { groundLooks: looks }),
    waters: [],
  }
}

function portrayExits(draft: NawDraft, { reader }: NawGround): AreaPortrait[] {
  return Object.entries(draft.exits ?? {}).map(([id, list]) => ({
    kind: 'exit',
    name: draft.sides?.[id]?.name ?? id,
    extent: { places: reader.quietly().set(list, []) },
    ...placeOf(draft, id),
  }))
}

/** Ground that a condition of victory wants to be held, or that scores points. */
function portrayObjectives({ victory, points }: NawDraft, { reader }: NawGround): AreaPortrait[] {
  const places = new Set<number>()
  forEachEntry([...(victory ?? []), ...(points ?? [])], [], ({ when }) =>
    forEachAtom(when, [], ({ controls }) => {
      const list = Array.isArray(controls) ? controls : controls?.hexes
      for (const hex of reader.quietly().set(list ?? [], [])) places.add(hex)
    }),
  )
  return places.size === 0 ? [] : [{ kind: 'objective', name: 'Objective', extent: { places: [...places] } }]
}

/** A side that is not defined has no colours. */
function placeOf(draft: NawDraft, id: string): { side?: number } {
  const side = sidesOf(draft).indexOf(id)
  return side < 0 ? {} : { side }
}

/** One for each nation that arrives, however often. */
function portrayEntrances(draft: NawDraft, { reader }: NawGround): AreaPortrait[] {
  const areas = new Map<string, AreaPortrait & { readonly extent: { readonly places: readonly number[] } }>()
  for (const group of draft.reinforcements ?? []) {
    if (!group) continue
    const { side, at, nation = side } = group
    const hexes = [...(areas.get(nation)?.extent.places ?? []), ...reader.quietly().set(entranceLists(at).flat(), [])]
    const row = nationRow(draft.nations, nation)
    const extent = { places: [...new Set(hexes)] }
    areas.set(nation, { kind: 'entrance', name: row.adjective, extent, ...portrayColour(row), ...placeOf(draft, side) })
  }
  return [...areas.values()]
}

/** The turn record: the time of day, and who arrives. */
export function portrayTurns(draft: NawDraft): TurnPortrait[] {
  return Array.from({ length: draft.turns ?? 0 }, (_, i) => {
    const groups = (draft.reinforcements ?? []).filter((group) => group && earliestTurn(group) === i + 1)
    const notes = groups.map((group) => {
      const { nation, side, units } = group
      const coming = `${countUnits(units)} ${nationRow(draft.nations, nation ?? side).adjective}`
      return isFixed(group) ? coming : `${coming}?`
    })
    const course = courseOfTurn(draft, i + 1, (id) => draft.sides?.[id]?.name ?? id)
    return { label: timeOfTurn(draft.clock, i + 1) ?? '', note: [...course, ...notes].join(' · ') }
  })
}
