import {
  type AreaPortrait,
  type BoardView,
  formatDate,
  type HexBoardPortrait,
  NOWHERE,
  type PiecePortrait,
  type Portrait,
  portrayHexes,
  Report,
  readUnits,
} from 'berthier/rulebook'
import { type Draft, type Ground, readGround } from './battle.ts'
import { CODES, TERRAIN, UNITS, type UnitType } from './catalog.ts'
import type { State } from './state.ts'

/** What pictures need. */
export const boardView: BoardView<State> = {
  portrayScenario(data) {
    const draft = data as Draft
    const ground = readGround(draft, new Report(CODES))
    if (!ground) return undefined
    const sides = Object.keys(draft.sides ?? {})
    const pieces = readUnits(draft.units, ground.reader.quietly()).map(({ side, type, hex, name }) => ({
      ...portrayUnit(type as UnitType, name),
      place: hex,
      side: Math.max(0, sides.indexOf(side)),
    }))
    return portray(draft, ground, pieces)
  },
  portrayState(state) {
    const { field } = state
    const pieces = field.units.flatMap(({ type, name }, unit): PiecePortrait[] => {
      const place = state.hex[unit]!
      if (place === NOWHERE) return []
      const fresh = portrayUnit(type, name)
      const grade = state.shaken[unit] ? `${fresh.grade}!` : fresh.grade
      return [{ ...fresh, grade, strength: state.steps[unit]!, place, side: field.sideOf[unit]!, number: unit }]
    })
    return { ...portray(field.draft, field, pieces), turn: state.turn }
  },
}

/** How a fresh unit of a type looks. */
export function portrayUnit(type: UnitType, name?: string): Omit<PiecePortrait, 'place' | 'side'> {
  const { grade, name: called, strength } = UNITS[type]
  return { symbol: 'infantry', type: called, grade, name, strength, full: strength, facing: undefined, square: false }
}

function portray(draft: Draft, ground: Ground, pieces: readonly PiecePortrait[]): Portrait {
  const { date, turns = 0 } = draft
  return {
    title: draft.title ?? '',
    ...(date !== undefined && { subtitle: formatDate(date) }),
    board: portrayBoard(draft, ground),
    sides: Object.entries(draft.sides ?? {}).map(([id, { name }]) => ({ id, name })),
    pieces,
    areas: portrayObjectives(draft, ground),
    symbols: [{ symbol: 'infantry', name: 'Infantry' }],
    key: ['L marks light infantry, ! a shaken unit. The squares are its steps.'],
    turns: Array.from({ length: turns }, () => ({ label: '', note: '' })),
  }
}

function portrayBoard({ board }: Draft, { grid, reader, terrain }: Ground): HexBoardPortrait {
  return {
    ...portrayHexes(grid, reader.quietly(), board ?? {}),
    ground: Array.from(terrain, (type) => TERRAIN[type]!.pattern),
    groundNames: Object.fromEntries(TERRAIN.flatMap(({ pattern, name }) => (pattern ? [[pattern, name]] : []))),
    waters: [],
  }
}

function portrayObjectives({ objectives = [] }: Draft, { reader }: Ground): AreaPortrait[] {
  const places = reader.quietly().set(objectives, [])
  return places.length === 0 ? [] : [{ kind: 'objective', name: 'Objectives', extent: { places } }]
}
