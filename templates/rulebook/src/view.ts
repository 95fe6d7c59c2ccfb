import {
  type BoardView,
  NOWHERE,
  type PiecePortrait,
  type Portrait,
  portrayHexes,
  Report,
  readUnits,
} from 'berthier/rulebook'
import { type Draft, type Ground, readGround } from './battle.ts'
import { CODES, TERRAIN, UNIT_TYPES, UNITS, type UnitType } from './catalog.ts'
import type { State } from './state.ts'

/** What there is to see: Berthier draws it. */
export const boardView: BoardView<State> = {
  portrayScenario(data) {
    const draft = data as Draft
    const ground = readGround(draft, new Report(CODES))
    if (!ground) return undefined
    const sides = Object.keys(draft.sides ?? {})
    const units = readUnits(draft.units, ground.reader.quietly())
    const pieces = units.map(({ side, type, hex, name }) => ({
      ...portrayUnit(type as UnitType, name),
      place: hex,
      side: Math.max(0, sides.indexOf(side)),
    }))
    return portray(draft, ground, pieces)
  },
  portrayState({ field, hex, turn }) {
    const pieces = field.units.flatMap(({ type, name }, unit) => {
      const place = hex[unit]!
      return place === NOWHERE ? [] : [{ ...portrayUnit(type, name), place, side: field.sideOf[unit]!, number: unit }]
    })
    return { ...portray(field.draft, field, pieces), turn }
  },
}

/** How a unit looks, wherever it is. */
export function portrayUnit(type: UnitType, name?: string): Omit<PiecePortrait, 'place' | 'side'> {
  const { symbol, name: called } = UNITS[type]
  return { symbol, type: called, grade: '', name, strength: 1, full: 1, facing: undefined, square: false }
}

function portray(draft: Draft, { grid, reader, terrain }: Ground, pieces: readonly PiecePortrait[]): Portrait {
  return {
    title: draft.title ?? '',
    board: {
      ...portrayHexes(grid, reader.quietly(), draft.board ?? {}),
      ground: Array.from(terrain, (type) => TERRAIN[type]!.pattern),
      groundNames: Object.fromEntries(TERRAIN.flatMap(({ pattern, name }) => (pattern ? [[pattern, name]] : []))),
      waters: [],
    },
    sides: Object.entries(draft.sides ?? {}).map(([id, { name }]) => ({ id, name })),
    pieces,
    areas: [],
    symbols: UNIT_TYPES.map((type) => UNITS[type]),
    turns: Array.from({ length: draft.turns ?? 0 }, () => ({ label: '', note: '' })),
  }
}
