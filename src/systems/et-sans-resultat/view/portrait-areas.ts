import { placeOf } from '../../../board/table/places.ts'
import type { AreaPortrait } from '../../../engine/portrait.ts'
import { type EsrDraft, type Roster, tenths, toPoint } from '../format/index.ts'
import { type BattleState, GONE, ROUTED } from '../rules/index.ts'
import { comersIn } from './portrait-arrivals.ts'
import { pointsOf } from './portrait-board.ts'

/** Who holds each area when the battle begins. */
export const ownersAtStart = ({ board, sides = {} }: EsrDraft) =>
  Object.values(board?.areas ?? {}).map(({ owner }) => (owner === undefined ? -1 : Object.keys(sides).indexOf(owner)))

/** The areas that are fought for, in the colours of who holds them. */
export function portrayAreas({ board }: EsrDraft, owners: readonly number[]): AreaPortrait[] {
  return Object.values(board?.areas ?? {}).map(({ name, area }, i) => ({
    kind: 'zone',
    name,
    extent: { ring: pointsOf(area) },
    ...(owners[i]! >= 0 && { side: owners[i]! }),
  }))
}

/** Entries in the colours of those who come by them, if anybody does. */
export function portrayEntries({ board, sides = {} }: EsrDraft, roster: Roster): AreaPortrait[] {
  const size = { width: tenths(board?.width ?? 0), height: tenths(board?.height ?? 0) }
  return Object.entries(board?.entries ?? {}).flatMap(([id, { name, at }]): AreaPortrait[] => {
    const users = comersIn(roster).filter(({ entries }) => entries.includes(id))
    const number = placeOf(size, toPoint(at))
    if (number < 0) return []
    const side = Object.keys(sides).indexOf(users[0]?.side ?? '')
    const turns = [...new Set(users.map(({ turn }) => turn))].toSorted((a, b) => a - b)
    return [
      {
        kind: 'entrance',
        name: name ?? id,
        extent: { places: [number] },
        ...(side >= 0 && { side }),
        ...(turns.length > 0 && { note: `${turns.length === 1 ? 'turn' : 'turns'} ${turns.join(', ')}` }),
      },
    ]
  })
}

/** Where the routed of each formation gather, while there are any. */
export function rallyingPlaces(state: BattleState): AreaPortrait[] {
  const { formations, tables } = state.field
  return formations.flatMap(({ name, side }, i): AreaPortrait[] => {
    const hasRouted = state.formation.some((own, unit) => own === i && state.stance[unit] === ROUTED)
    if (!hasRouted || (state.formationBits[i]! & GONE) !== 0) return []
    const disc = { centre: [state.areaX[i]!, state.areaY[i]!] as const, radius: tables.area.radius }
    return [{ kind: 'zone', name: `${name} rallies`, extent: { disc }, side }]
  })
}
