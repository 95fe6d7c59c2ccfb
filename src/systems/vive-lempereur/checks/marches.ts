import type { HexGrid } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'

/** Where a unit sets out: the round from whose end on it is there (0 at set-up), and the first in which it takes orders, or NEVER. */
export type Start = { readonly hex: number; readonly there: number; readonly ready: number }

/** The board as marches see it. */
export type Terrain = {
  readonly grid: HexGrid
  /** For each hex 0 where a unit goes on, STOPS or STOPS_OFF_ROAD. */
  readonly stops: Uint8Array
  /** For each hex one bit a direction: whether a road leads there. */
  readonly roads: Uint8Array
  /** For each side one bit an arm that may cross it, and whether a unit that crosses stops; nothing where nothing is there. */
  readonly sides?: { readonly crosses: Uint8Array; readonly stops: Uint8Array }
}

/** 8.1, 8.5: who enters stops. 8.4: who enters a building stops, unless the way in and the way out are by road. */
export const [STOPS, STOPS_OFF_ROAD] = [1, 2] as const

/** How one kind of unit moves at its best. */
export type Mover = {
  /** Whether it can and may be in a hex. */
  readonly enters: (hex: number) => boolean
  /** 6.0: hexes a round; a road adds one. */
  readonly moves: number
  /** 7.3: cavalry may take the hex of an enemy that it has driven off, after its move. */
  readonly advances: boolean
  /** The bit of its arm. */
  readonly bit: number
}

/** For each hex the first round at whose end one of the starting units can be there, and which. */
export type Arrivals = { readonly round: Int32Array; readonly by: Int32Array }

/** Later than any round: never. */
export const NEVER = 0x7fffffff

/** A unit on the way: whether it has left the road, and whether it may only go on by road; or one that sets out. */
const [OFF_ROAD, ROAD_ONLY, FRESH] = [1, 2, 4] as const
const MODES = 8

/**
 * The earliest that units can be anywhere, if nobody stands in their way and they get an order every round.
 * Only an enemy who drives them before him could bring them further. In the order of rounds and of steps within a round,
 * so that the first time is the best.
 */
export function march({ grid, stops, roads, sides }: Terrain, mover: Mover, starts: readonly Start[]): Arrivals {
  const { moves, advances } = mover
  const round = new Int32Array(grid.size).fill(NEVER)
  const by = new Int32Array(grid.size).fill(-1)
  const marched = new Int32Array(grid.size).fill(NEVER)
  const done = new Uint8Array(grid.size * MODES)
  const open = Uint8Array.from({ length: grid.size }, (_, hex) => Number(mover.enters(hex)))
  /** Whoever has taken so many steps of a round, by round and step: place, mode and start. */
  const waiting: (number[] | undefined)[] = []
  let left = 0
  const stepsARound = moves + 2

  const wait = (hex: number, mode: number, now: number, steps: number, start: number) => {
    const place = hex * MODES + mode
    if (done[place] === 1) return
    ;(waiting[now * stepsARound + steps] ??= []).push(place, start)
    left++
  }
  const isClosed = (side: number) => sides !== undefined && (sides.crosses[side]! & mover.bit) === 0
  const reach = (hex: number, now: number, start: number) => {
    if (now >= round[hex]!) return
    round[hex] = now
    by[hex] = start
    wait(hex, FRESH, now + 1, 0, start)
  }
  const enter = (hex: number, now: number, start: number) => {
    reach(hex, now, start)
    if (now >= marched[hex]!) return
    marched[hex] = now
    if (!advances) return
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction)
      if (next !== NOWHERE && open[next] === 1 && !isClosed(hex * 6 + direction)) reach(next, now, start)
    }
  }
  const goOn = (place: number, now: number, steps: number, start: number) => {
    const [hex, mode] = [Math.floor(place / MODES), place % MODES]
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction)
      if (next === NOWHERE || open[next] === 0 || isClosed(hex * 6 + direction)) continue
      const isRoad = (roads[hex]! & (1 << direction)) !== 0
      if ((mode & ROAD_ONLY) !== 0 && !isRoad) continue
      // 6.0 Roads: one more where the whole move is by road.
      if (steps === moves && ((mode & OFF_ROAD) !== 0 || !isRoad)) continue
      enter(next, now, start)
      const stop = sides?.stops[hex * 6 + direction] === 1 ? STOPS : stops[next]!
      if (steps === moves || (stop !== 0 && !(stop === STOPS_OFF_ROAD && isRoad))) continue
      const onward = (isRoad ? mode & OFF_ROAD : OFF_ROAD) | (stop === 0 ? 0 : ROAD_ONLY)
      wait(next, onward, now, steps + 1, start)
    }
  }

  starts.forEach(({ hex, there, ready }, start) => {
    if (there < round[hex]!) {
      round[hex] = there
      by[hex] = start
    }
    if (ready !== NEVER) wait(hex, FRESH, ready, 0, start)
  })
  for (let moment = 0; left > 0; moment++) {
    const here = waiting[moment] ?? []
    for (let i = 0; i < here.length; i += 2, left--) {
      const place = here[i]!
      if (done[place] === 1) continue
      done[place] = 1
      goOn(place, Math.floor(moment / stepsARound), moment % stepsARound, here[i + 1]!)
    }
    waiting[moment] = undefined
  }
  return { round, by }
}

/** How many hexes it is from each hex to the nearest of some, over hexes that are open. */
export function distances(
  grid: HexGrid,
  targets: readonly number[],
  isOpen: (hex: number) => boolean = () => true,
): Int32Array {
  const away = new Int32Array(grid.size).fill(NEVER)
  const queue = new Int32Array(grid.size)
  let end = 0
  for (const hex of targets) {
    if (away[hex] === 0) continue
    away[hex] = 0
    queue[end++] = hex
  }
  for (let i = 0; i < end; i++) {
    const hex = queue[i]!
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction)
      if (next === NOWHERE || away[next] !== NEVER || !isOpen(next)) continue
      away[next] = away[hex]! + 1
      queue[end++] = next
    }
  }
  return away
}
