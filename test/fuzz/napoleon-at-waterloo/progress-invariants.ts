import { NOWHERE } from '../../../src/board/nowhere.ts'
import { readRoads } from '../../../src/scenario/checks/hex-board.ts'
import { HexReader } from '../../../src/scenario/checks/hexes.ts'
import { Report } from '../../../src/scenario/diagnostic.ts'
import { WOODS_ROAD } from '../../../src/systems/napoleon-at-waterloo/format/ground.ts'
import type { Event, EventOf } from '../../../src/systems/napoleon-at-waterloo/rules/events.ts'
import * as st from '../../../src/systems/napoleon-at-waterloo/rules/state.ts'
import { nameOf } from '../../../src/systems/napoleon-at-waterloo/text/piece-names.ts'
import { areWoodsClosed } from './position-invariants.ts'

type State = st.BattleState
type Events = readonly Event[]

/** What is wrong with what an action has done; nothing if all is well. Rules as the book has them, not by the engine's code. */
export function progressTrouble(before: State, state: State, events: Events): string | undefined {
  return (
    placeTrouble(before, state, events) ??
    eventTrouble(before, events) ??
    roadTrouble(before, events) ??
    moraleTrouble(before, state)
  )
}

/** Whoever follows the events alone knows where everybody is. */
function placeTrouble(before: State, state: State, events: Events): string | undefined {
  const { grid, pieces } = state.field
  const places = before.hex.slice()
  const label = (hex: number) => (hex === NOWHERE ? 'no hex' : grid.label(hex))
  for (const event of events) {
    if (event.kind === 'arrival' || event.kind === 'placed') places[event.piece] = grid.find(event.hex)
    else if (event.kind === 'loss' || event.kind === 'exit' || event.kind === 'withdrawal')
      places[event.piece] = NOWHERE
    else if ('to' in event) {
      const [from, to] = [grid.find(event.from), grid.find(event.to)]
      if (places[event.piece] !== from) return `${nameOf(before, event.piece)} does not come from ${event.from}`
      places[event.piece] = to
      if (event.kind !== 'move' && !grid.areNeighbours(from, to)) return `${event.kind} of more than one hex`
    }
  }
  const lost = Array.from({ length: pieces }, (_, i) => i).find((piece) => places[piece] !== state.hex[piece])
  return lost === undefined ? undefined : `${nameOf(before, lost)} is in ${label(state.hex[lost]!)} by no event`
}

function eventTrouble(before: State, events: Events): string | undefined {
  for (const event of events) {
    const trouble =
      event.kind === 'move'
        ? moveTrouble(before, event)
        : event.kind === 'attack'
          ? attackTrouble(before, event)
          : undefined
    if (trouble) return `${event.kind}: ${trouble}`
  }
  return undefined
}

/** Standard Movement J: into and out of woods/road nobody retreats or advances but along the road, where woods are closed. */
function roadTrouble(before: State, events: Events): string | undefined {
  const { grid, terrain, scenario } = before.field
  if (!areWoodsClosed(before)) return undefined
  for (const event of events) {
    if (!('to' in event) || event.kind === 'move') continue
    const [from, to] = [grid.find(event.from), grid.find(event.to)]
    if (terrain[from] !== WOODS_ROAD && terrain[to] !== WOODS_ROAD) continue
    const reader = new HexReader(grid, new Report())
    const isRoad = readRoads(scenario.board.roads, reader, new Report()).some((road) =>
      road.some(({ hex }, i) => [road[i - 1]?.hex, road[i + 1]?.hex].includes(to) && hex === from),
    )
    if (!isRoad) return `${event.kind} off the road from ${event.from} to ${event.to}`
  }
  return undefined
}

/** Movement 1, Zones 2, Standard Movement H. */
function moveTrouble(before: State, event: EventOf<'move'>): string | undefined {
  const { grid, movement, hexes, recruits, isAdvanced } = before.field
  const { piece, cost } = event
  const [from, to] = [grid.find(event.from), grid.find(event.to)]
  if (cost > movement[piece]! || cost < hexes.distance(from, to))
    return `${cost} points from ${event.from} to ${event.to}`
  if ((before.status[piece]! & st.MOVED) !== 0) return 'twice'
  const { row, side } = recruits[piece]!
  const isSlow = row.arm === 'infantry' || row.arm === 'artillery'
  const mayLeave = row.leavesZones ?? (isAdvanced && !isSlow)
  if (isAdvanced && before.demoralised >= 0) return undefined
  if (!mayLeave && enemiesBeside(before, from, side)) return 'out of a zone of control'
  return undefined
}

/** Whether an enemy with a zone of control is beside a hex. */
function enemiesBeside(state: State, hex: number, side: string): boolean {
  const { sideTables, recruits } = state.field
  const around = sideTables.controls.subarray(hex * 6, hex * 6 + 6)
  return state.hex.some((at, piece) => {
    const { side: own, row } = recruits[piece]!
    return at !== NOWHERE && own !== side && row.zoneOfControl && around.includes(at)
  })
}

/** Combat A and 1, Artillery 1, 2 and 3, odds. */
function attackTrouble(before: State, event: EventOf<'attack'>): string | undefined {
  const { grid, hexes, recruits, isAdvanced } = before.field
  const attackers = event.attackers.split(' ').map(Number)
  const targets = event.targets.split(' ').map((label) => grid.find(label))
  const isBombardment = event.phase === 'bombardment'
  for (const piece of attackers) {
    const { row } = recruits[piece]!
    const isGun = row.arm === 'artillery'
    if (isAdvanced && isGun !== isBombardment) return 'guns and others together'
    for (const hex of targets) {
      const distance = hexes.distance(before.hex[piece]!, hex)
      if (distance > (isGun ? (row.range ?? before.field.charts.gunRange) : 1)) return `${distance} hexes far`
      const from = before.hex[piece]! * 6
      if (!isGun && !before.field.sideTables.contacts.subarray(from, from + 6).includes(hex)) return 'across a hexside'
    }
  }
  if (isBombardment && targets.length > 1) return 'a bombardment of several hexes'
  const sum = (pieces: readonly number[]) => pieces.reduce((total, piece) => total + recruits[piece]!.strength, 0)
  const defenders = [...before.hex.keys()].filter((piece) => targets.includes(before.hex[piece]!))
  if (defenders.some((piece) => recruits[piece]!.side === event.side)) return 'on friends'
  return sum(attackers) === event.attack && sum(defenders) === event.defence ? undefined : 'strengths that are none'
}

/** Demoralization: for good, and only one side. */
function moraleTrouble(before: State, state: State): string | undefined {
  if (before.demoralised !== st.NOBODY && state.demoralised !== before.demoralised) return 'demoralisation changes'
  return undefined
}

/**
 * Combat 1: nobody attacks twice in a phase, and no unit is attacked twice in the same way. Standard Combat B: in the end
 * nobody is left who has not fought and has an enemy beside him who was not attacked.
 */
export function watchCombats(): (before: State, state: State, events: Events) => string | undefined {
  const attackers = new Set<number>()
  const attacked = new Set<string>()
  let hasFailed = false
  return (before, state, events) => {
    for (const event of events) {
      // Own weather: an attack whose muskets all fail is no event, so nobody can say whom it was at.
      if (event.kind === 'misfire') hasFailed = true
      if (event.kind === 'phase' && event.phase === 'movement') {
        // Own rules: truces and broken armies leave units beside enemies whom nobody attacks.
        const { truces, breakingPoints } = before.field.special
        const isOver = before.phase === st.COMBAT && !hasFailed && !truces && !breakingPoints
        const idler = isOver ? findIdler(before, state, attackers, attacked) : undefined
        if (idler !== undefined) return `${nameOf(before, idler)} has not fought`
        attackers.clear()
        attacked.clear()
        hasFailed = false
      }
      if (event.kind !== 'attack') continue
      const targets = event.targets.split(' ').map((label) => before.field.grid.find(label))
      for (const piece of event.attackers.split(' ').map(Number)) {
        if (attackers.has(piece)) return `${nameOf(before, piece)} attacks twice`
        attackers.add(piece)
      }
      for (const [piece, hex] of before.hex.entries()) {
        if (!targets.includes(hex)) continue
        const key = `${piece} ${event.phase}`
        if (attacked.has(key)) return `${nameOf(before, piece)} is attacked twice`
        attacked.add(key)
      }
    }
    return undefined
  }
}

/** Standard Combat B: a unit of the side whose combat is over that should have fought. */
function findIdler(
  before: State,
  state: State,
  attackers: ReadonlySet<number>,
  attacked: ReadonlySet<string>,
): number | undefined {
  const { isAdvanced, recruits, sides, sideTables } = state.field
  if (isAdvanced) return undefined
  const side = sides[before.side]
  const there = [...state.hex.keys()].filter((piece) => state.hex[piece] !== NOWHERE)
  // A leader without strength attacks nobody.
  const idle = there.filter((piece) => {
    const { side: own, strength } = recruits[piece]!
    return own === side && strength > 0 && !attackers.has(piece)
  })
  const open = there.filter((piece) => recruits[piece]!.side !== side && !attacked.has(`${piece} combat`))
  // Where zones end at a hexside, a retreat may lead next to an enemy whom nobody had to fight when the phase began.
  const isBeside = (hex: number, other: number) =>
    [sideTables.contacts, sideTables.controls].every((around) => around.subarray(hex * 6, hex * 6 + 6).includes(other))
  return idle.find((piece) => open.some((enemy) => isBeside(state.hex[piece]!, state.hex[enemy]!)))
}

/** Retreat: nobody falls back into a zone of control. Looked at where the action leads to nothing else that moves. */
export function retreatTrouble(state: State, events: Events): string | undefined {
  const last = events.findLast((event) => event.kind === 'retreat' || event.kind === 'displacement')
  if (!last || events.some(({ kind }) => kind === 'phase' || kind === 'advance')) return undefined
  const { piece } = last
  const hex = state.hex[piece]!
  if (hex === NOWHERE) return undefined
  return enemiesBeside(state, hex, state.field.recruits[piece]!.side)
    ? `${nameOf(state, piece)} retreats next to an enemy`
    : undefined
}
