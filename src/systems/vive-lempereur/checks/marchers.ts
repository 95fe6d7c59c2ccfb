import { HexTables } from '../../../board/hex-tables.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { earliestTurn } from '../../../scenario/arrivals/timing.ts'
import { readRoads } from '../../../scenario/checks/hex-board.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import type { Card, StagedArrival } from '../format/index.ts'
import {
  ARTILLERY,
  CAVALRY,
  COMBAT,
  cardRow,
  deckOf,
  groundListOf,
  INFANTRY,
  ROUNDS_PER_TURN,
  rowOf,
  type TroopRow,
  troopRow,
} from '../format/index.ts'
import { compileSides } from '../rules/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { type Mover, march, NEVER, STOPS, STOPS_OFF_ROAD, type Start, type Terrain } from './marches.ts'

/** Combat units with the same values that set out from one of some hexes. */
export type Marchers = Omit<Start, 'hex'> & {
  readonly row: TroopRow
  readonly number: number
  readonly hexes: readonly number[]
  /** `held back until turn 3`, `which arrives on turn 4`: why they set out later than others. */
  readonly delay: string | undefined
}

/** The first of a side who can be in a hex: when, who, and from where. */
export type First = { readonly round: number; readonly marchers: Marchers; readonly hex: number }

const firstRoundOf = (turn: number) => (turn - 1) * ROUNDS_PER_TURN + 1

/** All combat units that a side ever has. */
export function marchersOf(battle: BattleToCheck, side: string): Marchers[] {
  const { draft, reader, units, arrivals } = battle
  const all: Marchers[] = []
  const held = heldUntil(battle)
  for (const unit of units) {
    if (unit.side !== side) continue
    const turn = held.get(unit.hex) ?? 1
    const ready = turn > draft.turns! ? NEVER : firstRoundOf(turn)
    const delay = turn > 1 ? `held back until turn ${turn}` : undefined
    all.push({ row: rowOf(draft, unit), number: 1, hexes: [unit.hex], there: 0, ready, delay })
  }
  const arrive = (row: TroopRow, number: number, hexes: readonly number[], turn: number) => {
    const round = firstRoundOf(turn)
    const delay = `which arrives on turn ${turn}`
    all.push({ row, number, hexes, there: round, ready: round, delay })
  }
  for (const { arrival, units: group } of arrivals) {
    if (arrival.side !== side) continue
    // Where an entrance is occupied, a unit comes in at another one of its group.
    const entrances = [...new Set(group.map(({ hex }) => hex))]
    for (const unit of group) {
      const { hex } = unit
      arrive(rowOf(draft, unit), 1, arrival.occupied === 'wait' ? [hex] : entrances, earliestTurn(arrival))
    }
  }
  for (const group of draft.reinforcements ?? []) {
    if (!group || !('pool' in group) || group.side !== side) continue
    const entrances = entrancesOf(battle, group)
    const turn = Math.min(...group.stages.map(({ from }) => from))
    for (const [type, number = 0] of Object.entries(group.pool)) arrive(troopRow(draft, type), number, entrances, turn)
  }
  for (const [type, number = 0] of Object.entries(draft.deployment?.forces[side] ?? {})) {
    const hexes = reader.quietly().set(draft.board?.zones?.[side], [])
    all.push({ row: troopRow(draft, type), number, hexes, there: 0, ready: 1, delay: undefined })
  }
  return all.filter(({ row }) => row.nature === COMBAT)
}

/** All hexes in which a pool may come in. */
export function entrancesOf({ reader }: BattleToCheck, group: StagedArrival): number[] {
  const lists = group.stages.flatMap(({ entrance: { choose, d6 } }) => [choose ?? [], ...Object.values(d6 ?? {})])
  return [...new Set(lists.flatMap((list) => reader.quietly().set(list, [])))]
}

/** 6.0, 3.2: the most hexes that a unit goes in a round, off the road: by the automatic card of its arm, if the side has it. */
export function bestMoves({ draft }: BattleToCheck, side: string, { arm, moves }: TroopRow): number {
  const deck = deckOf(draft, side)
  const row = (card: Card) => cardRow(draft.tables?.cards, card)
  if (moves === 0) return 0
  if (arm === 'infantry' && deck['infantry-manoeuvre']) return Math.max(moves, row('infantry-manoeuvre').moves!)
  if (arm === 'artillery' && deck.bombardment) return moves * row('bombardment').moveTimes!
  return moves
}

/** When a side can be where at the earliest: for each hex who is first there, if anybody ever. */
export function firstArrivals(
  battle: BattleToCheck,
  side: string,
  terrain: Terrain,
): (hex: number) => First | undefined {
  const { entry } = battle
  const kinds = new Map<string, { mover: Mover; starts: (Start & { readonly marchers: Marchers })[] }>()
  for (const marchers of marchersOf(battle, side)) {
    const { row } = marchers
    const { arm, advances } = row
    const moves = bestMoves(battle, side, row)
    const mover = {
      enters: (hex: number) => entry.isPassable(hex) && entry.admitsArm(hex, arm!, side),
      moves,
      advances,
      bit: 1 << (arm === 'cavalry' ? CAVALRY : arm === 'artillery' ? ARTILLERY : INFANTRY),
    }
    const kind = kinds.get(`${arm} ${moves} ${advances}`) ?? { mover, starts: [] }
    kinds.set(`${arm} ${moves} ${advances}`, kind)
    for (const hex of marchers.hexes) {
      const { there, ready } = marchers
      kind.starts.push({ hex, there, ready, marchers })
    }
  }
  const found = [...kinds.values()].map(({ mover, starts }) => ({ ...march(terrain, mover, starts), starts }))
  return (hex) => {
    let first: First | undefined
    for (const { round, by, starts } of found) {
      const start = starts[by[hex]!]
      if (start && round[hex]! < (first?.round ?? NEVER)) {
        first = { round: round[hex]!, marchers: start.marchers, hex: start.hex }
      }
    }
    return first
  }
}

/** The board as marches see it. */
export function terrainForMarches({
  draft,
  reader,
  grid,
  terrain,
  hexsides,
}: Pick<BattleToCheck, 'draft' | 'reader' | 'grid' | 'terrain' | 'hexsides'>): Terrain {
  const stopOf = groundListOf(draft).rows.map(({ stop, building }) => (stop ? (building ? STOPS_OFF_ROAD : STOPS) : 0))
  const roads = new Uint8Array(grid.size)
  for (const steps of readRoads(draft.board?.roads, reader.quietly(), new Report())) {
    steps.forEach(({ hex }, i) => {
      for (let direction = 0; direction < 6; direction++) {
        const next = grid.neighbour(hex, direction)
        if (next === NOWHERE || next !== steps[i + 1]?.hex) continue
        roads[hex]! |= 1 << direction
        roads[next]! |= 1 << ((direction + 3) % 6)
      }
    })
  }
  const { hexsides: sides } = compileSides(hexsides, HexTables.of(grid))
  return { grid, stops: terrain.map((type) => stopOf[type]!), roads, ...(sides && { sides }) }
}

/** The first turn of orders by the hex that a unit starts in: of two rules the later turn counts. */
function heldUntil({ draft, reader }: BattleToCheck): Map<number, number> {
  const held = new Map<number, number>()
  forEachEntry(draft.specialRules, [], (rule) => {
    if (rule.rule !== 'held-until') return
    for (const hex of reader.quietly().set(rule.hexes, [])) held.set(hex, Math.max(rule.turn, held.get(hex) ?? 0))
  })
  return held
}
