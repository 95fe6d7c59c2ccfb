import { NOWHERE } from '../../../board/nowhere.ts'
import { portrayHexes } from '../../../engine/hexes/portrait.ts'
import type {
  AreaPortrait,
  BoardView,
  HexBoardPortrait,
  PiecePortrait,
  PieceSymbol,
  Portrait,
  TurnPortrait,
} from '../../../engine/portrait.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import { capitalise } from '../../../scenario/wording.ts'
import {
  countUnits,
  EDITIONS,
  enlist,
  KINDS,
  type Kind,
  type NawDraft,
  type NawGround,
  type Recruit,
  readClock,
  readGround,
  sidesOf,
  TERRAIN_LABELS,
  TOWN,
  WOODS,
  WOODS_ROAD,
} from '../format/index.ts'
import type { BattleState } from '../rules/index.ts'

/** What there is to see of a scenario at its start, or with the units that arrive up to a later turn. */
function portrayScenario(data: unknown, turn = 1): Portrait | undefined {
  const draft = data as NawDraft
  const ground = draft.board?.columns && draft.board.rows ? readGround(draft, new Report()) : undefined
  if (!ground) return undefined
  const recruits = enlist(draft, ground.reader)
  const placed = recruits.flatMap((recruit) =>
    recruit.hex === NOWHERE ? [] : [portrayRecruit(recruit, draft, recruit.hex)],
  )
  return portray(draft, ground, [...placed, ...arrivalsUpTo(draft, ground, recruits, turn)])
}

/** What there is to see of a battle that is being fought. */
function portrayState(state: BattleState): Portrait {
  const { scenario, recruits } = state.field
  const ground = readGround(scenario, new Report())
  if (!ground) throw new Error('no board')
  const pieces = recruits.flatMap((recruit, piece) => {
    const hex = state.hex[piece]!
    return hex === NOWHERE ? [] : [{ ...portrayRecruit(recruit, scenario, hex), number: piece }]
  })
  return { ...portray(scenario, ground, pieces), turn: state.turn }
}

/** What pictures need of this system. */
export const boardView: BoardView<BattleState> = { portrayScenario, portrayState }

/** What all units with the same counter have in common. */
export function portrayCounter({ kind, strength, movement }: Pick<Recruit, 'kind' | 'strength' | 'movement'>) {
  return {
    symbol: SYMBOLS[kind],
    type: `${KINDS[kind].name} ${strength}-${movement}`,
    grade: '',
    strength,
    full: 1,
    values: `${strength}-${movement}`,
  }
}

/** Horse artillery differs from other guns only here. */
const SYMBOLS: Readonly<Record<Kind, PieceSymbol>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  'horse-artillery': 'horse-artillery',
  leader: 'general',
}

function portray(draft: NawDraft, ground: NawGround, pieces: readonly PiecePortrait[]): Portrait {
  const kinds = (Object.keys(SYMBOLS) as Kind[]).filter((kind) => pieces.some(({ symbol }) => symbol === SYMBOLS[kind]))
  return {
    title: draft.title ?? '',
    board: portrayBoard(draft, ground),
    sides: sidesOf(draft).map((id) => ({ id, name: draft.sides?.[id]?.name ?? id })),
    pieces,
    areas: [...portrayExits(draft, ground), ...portrayEntrances(draft, ground)],
    symbols: kinds.map((kind) => ({ symbol: SYMBOLS[kind], name: KINDS[kind].name })),
    turns: portrayTurns(draft),
  }
}

/** A letter tells allies of a side apart from its own troops. */
export function portrayRecruit(recruit: Recruit, { sides }: NawDraft, hex: number): PiecePortrait {
  const { side, nation, name } = recruit
  const isAlly = (sides?.[side]?.nations[0] ?? nation) !== nation
  return {
    ...portrayCounter(recruit),
    grade: isAlly ? nation.charAt(0).toUpperCase() : '',
    place: hex,
    side: Math.max(0, Object.keys(sides ?? {}).indexOf(side)),
    name: name ?? (isAlly ? capitalise(nation) : undefined),
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
    if (!group || group.turn > turn) return []
    const entrances = reader.quietly().set(group.at, [])
    const hex = entrances.find((one) => (taken.get(one) ?? 0) < room) ?? entrances[0]
    if (hex === undefined) return []
    taken.set(hex, (taken.get(hex) ?? 0) + 1)
    return [{ ...portrayRecruit(recruit, draft, hex), arrives: group.turn }]
  })
}

function portrayBoard({ board }: NawDraft, { grid, reader, terrain }: NawGround): HexBoardPortrait {
  return {
    ...portrayHexes(grid, reader.quietly(), board ?? {}),
    ground: Array.from(terrain, (type) =>
      type === TOWN ? 'town' : type === WOODS || type === WOODS_ROAD ? 'woods' : undefined,
    ),
    groundNames: { town: TERRAIN_LABELS.town, woods: TERRAIN_LABELS.woods },
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
    const hexes = [...(areas.get(nation)?.extent.places ?? []), ...reader.quietly().set(at, [])]
    const name = capitalise(nation)
    const extent = { places: [...new Set(hexes)] }
    areas.set(nation, { kind: 'entrance', name, extent, ...placeOf(draft, side) })
  }
  return [...areas.values()]
}

/** The turn record: the time of day, and who arrives. */
function portrayTurns(draft: NawDraft): TurnPortrait[] {
  return Array.from({ length: draft.turns ?? 0 }, (_, i) => {
    const groups = (draft.reinforcements ?? []).filter((group) => group?.turn === i + 1)
    const notes = groups.map(({ nation, side, units }) => `${countUnits(units)} ${capitalise(nation ?? side)}`)
    return { label: readClock(draft.clock, i + 1) ?? '', note: notes.join(', ') }
  })
}
