import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { Reconnaissance } from '../../../engine/presenter.ts'
import type { Scouting } from '../../../engine/scenario-editor.ts'
import { withoutHoles } from '../../../scenario/schema/prune.ts'
import { count, some } from '../../../scenario/wording.ts'
import { complete, type Fragment, type NawDraft, open, piecesIn } from '../format/index.ts'
import {
  allowanceOf,
  type BattleState,
  compile,
  copy,
  deploy,
  hasHiddenPieces,
  hasLineOfFire,
  hasRoom,
  isGun,
  isHiddenPiece,
  isInEnemyZone,
  lift,
  MOST_PIECES,
  NOBODY,
  ownerOf,
  Reach,
} from '../rules/index.ts'
import { nameOf } from '../text/index.ts'

type Finding = Scouting['findings'][number]

/** What whoever stands in a hex at the start can reach and hit, and which hexes they control. */
export function scout(data: unknown, hex: number): Scouting | { readonly problem: string } {
  const opened = open(data)
  if (!opened || hex < 0 || hex >= opened.grid.size) return { problem: 'There is no such hex on the board.' }
  if (Object.keys(opened.draft.sides ?? {}).length !== 2) return { problem: 'The battle does not have two sides yet.' }
  if (piecesIn(opened).length > MOST_PIECES) return { problem: 'The battle has too many units to be played.' }
  const state = stateOf(opened.draft)
  const { title, findings } = scoutHex(state, hex)
  return hasZone(state, hex) ? { title, findings: [...findings, findZone(state, hex)] } : { title, findings }
}

/** The same in the middle of a battle, as if whoever is there could move now. */
export function reconnoitre(position: BattleState, hex: number, viewer?: number): Reconnaissance {
  const state = viewer === undefined ? position : withoutUnseen(position, viewer)
  const owner = ownerOf(state, hex)
  const { label, places: hexes } = findZone(state, hex)
  const zone = { label, extent: { places: hexes.map((one) => one.place) } }
  return { ...scoutHex(state, hex), areas: hasZone(state, hex) ? [{ ...zone, side: owner }] : [] }
}

/** The battle without the pieces that the enemy hides from the viewer. */
function withoutUnseen(position: BattleState, viewer: number): BattleState {
  if (!hasHiddenPieces(position, 1 - viewer)) return position
  const state = copy(position)
  for (let piece = 0; piece < state.field.pieces; piece++) {
    const isEnemy = state.field.side[piece] !== viewer
    if (isEnemy && state.hex[piece] !== NOWHERE && isHiddenPiece(state, piece)) lift(state, piece)
  }
  return state
}

function scoutHex(state: BattleState, hex: number): Scouting {
  const { grid, sides, scenario } = state.field
  const pieces = piecesAt(state, hex)
  if (pieces.length === 0) {
    const owners = sides.filter((_, side) => isInEnemyZone(state, hex, 1 - side)).map((id) => scenario.sides[id]!.name)
    const zone = owners.length === 0 ? 'in no zone of control' : `controlled by ${owners.join(' and ')} (Zones)`
    return { title: `${grid.label(hex)}, ${zone}`, findings: [] }
  }
  const gun = pieces.find((piece) => isGun(state, piece))
  return {
    title: `${some(pieces.map((piece) => shortName(state, piece, pieces.length)))} in ${grid.label(hex)}`,
    findings: [
      ...(gun === undefined ? [] : [findTargets(state, gun)]),
      ...oneOfEach(state, pieces).map((piece) => findMarch(state, piece)),
    ].filter(({ places: hexes }) => hexes.length > 0),
  }
}

/** Of several who have names, these are enough. */
function shortName(state: BattleState, piece: number, number: number): string {
  return number === 1 ? nameOf(state, piece) : (state.field.recruits[piece]!.name ?? nameOf(state, piece))
}

/** Movement, Zones 1 to 3: where a unit can end its move, with the points that it takes. */
function findMarch(state: BattleState, piece: number): Finding {
  const reach = Reach.of(state.field).search(state, piece)
  const found = [...reach.found.subarray(0, reach.count)].map((hex) => ({ hex, cost: reach.costTo(hex) }))
  const way = reach.exit === 0 ? '' : `, off the board for ${reach.exit}`
  const hexes = found
    .filter(({ hex }) => hex !== state.hex[piece] && hasRoom(state, piece, hex))
    .map(({ hex, cost }) => ({ place: hex, note: count(cost, 'point') }))
  return {
    kind: 'march',
    label: `March, ${count(allowanceOf(state, piece), 'point')}${way} (Movement)`,
    places: hexes,
  }
}

/** Artillery 4: what guns hit, beyond the next hex only along a free line. */
function findTargets(state: BattleState, gun: number): Finding {
  const { grid, hexes: tables, side, range } = state.field
  const from = state.hex[gun]!
  const hexes: Finding['places'][number][] = []
  for (let hex = 0; hex < grid.size; hex++) {
    const far = tables.distance(from, hex)
    if (hex === from || far > range[gun]!) continue
    if (far === 1 || hasLineOfFire(state, from, hex, side[gun]!))
      hexes.push({ place: hex, note: count(far, 'hex', 'hexes') })
  }
  return { kind: 'range', label: 'Fire (Artillery)', places: hexes }
}

/** Whether somebody in a hex has a zone of control. */
const hasZone = (state: BattleState, hex: number) => piecesAt(state, hex).some((piece) => state.field.zone[piece] !== 0)

/** Zones: the hexes around are controlled, whatever is there, but not across every hexside. */
function findZone(state: BattleState, hex: number): Finding {
  const { controls } = state.field.sideTables
  const around = [...controls.subarray(hex * 6, hex * 6 + 6)].filter((next) => next !== NOWHERE)
  return { kind: 'zone', label: 'Zone of control (Zones)', places: around.map((next) => ({ place: next, note: '' })) }
}

/** Those of a stack who move alike are told once. */
function oneOfEach({ field }: BattleState, pieces: readonly number[]): number[] {
  const kinds = new Map<string, number>()
  for (const piece of pieces) {
    const key = [field.arm, field.leaves, field.size, field.movement].map((of) => of[piece]).join(' ')
    if (!kinds.has(key)) kinds.set(key, piece)
  }
  return [...kinds.values()]
}

function piecesAt(state: BattleState, hex: number): number[] {
  const pieces: number[] = []
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) pieces.push(piece)
  return pieces
}

/** The battle at its start, as the engine has it; whatever comes later is of no account. */
const stateOf = memoize((draft: NawDraft): BattleState => {
  const { edition = 'standard', board, ground, troops, sides = {}, units = {}, exits, stacking, tables } = draft
  const own = Object.fromEntries(Object.keys(sides).flatMap((side) => (units[side] ? [[side, units[side]]] : [])))
  const { terrainEffects, zonesOfControl, gunRange } = tables ?? {}
  const part = {
    edition,
    board,
    sides,
    ...(troops && { troops }),
    ...(ground && { ground }),
    units: own,
    ...(exits && { exits }),
    ...(stacking !== undefined && { stacking }),
    tables: {
      ...(terrainEffects && { terrainEffects }),
      ...(zonesOfControl && { zonesOfControl }),
      ...(gunRange !== undefined && { gunRange }),
    },
  }
  return deploy(compile(complete(withoutHoles(part) as Fragment)), 1)
})
