import { NOWHERE } from '../../../board/nowhere.ts'
import { some } from '../../../scenario/wording.ts'
import {
  deckOf,
  GARRISON,
  GENERAL,
  hasFirstOnLeft,
  holdsGround,
  type PlacedUnit,
  rowOf,
  type SectorName,
  sectorHexes,
  sectorNames,
  type Troops,
  troopRow,
} from '../format/index.ts'
import { type BattleToCheck, enemyOf, groundIn, isSound } from './battle-to-check.ts'
import { troopsOf } from './strength.ts'

/** Units that can never do anything: where they stand, or because no card of their side orders them. */
export function checkStuck(battle: BattleToCheck): void {
  // Tiles that the players lay may open a way.
  if (battle.draft.deployment?.tiles || !isSound(battle)) return
  // Impassable ground all around is told already: what is left are hexes that special rules close.
  if (battle.entry.restricts) checkPlaces(battle)
  for (const side of battle.sides) checkDeck(battle, side)
}

/** Whether a unit can never leave its hex, because it may enter none of those around it. */
export function isShutIn({ grid, entry }: BattleToCheck, { hex, type, side }: PlacedUnit): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbour(hex, direction)
    if (next !== NOWHERE && entry.isPassable(next) && entry.admits(next, type, side)) return false
  }
  return true
}

function checkPlaces(battle: BattleToCheck): void {
  const { everybody } = battle
  for (const side of battle.sides) {
    const enemy = enemyOf(battle, side)
    const foes = enemy === undefined ? [] : troopsOf(battle, [enemy])
    for (const unit of everybody) if (unit.side === side) checkPlace(battle, unit, foes)
  }
}

function checkPlace(battle: BattleToCheck, unit: PlacedUnit, foes: readonly Troops[]): void {
  const { grid, grounds, report } = battle
  const { hex, path } = unit
  const row = rowOf(battle.draft, unit)
  if (grounds.sizes[grounds.ground[hex]!] === 1) return
  const at = [grid.label(hex)]
  const isGarrison = row.nature === GARRISON
  const name = isGarrison ? 'The garrison' : row.name
  const trouble = isGarrison ? garrisonTrouble(battle, unit, foes) : groundTrouble(battle, unit)
  if (trouble === undefined) return
  report.add({
    code: 'unit/never-acts',
    path,
    at,
    message: `${name} in ${at[0]} can neither move nor fire in this battle: ${trouble}.`,
  })
}

/** 6.0, 7.3: a garrison stays, and fires at neighbours only. */
function garrisonTrouble(
  battle: BattleToCheck,
  { hex, side }: PlacedUnit,
  foes: readonly Troops[],
): string | undefined {
  const { grid, entry, units } = battle
  const isFoeIn = (next: number) => units.some((unit) => unit.hex === next && unit.side !== side)
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbour(hex, direction)
    if (next !== NOWHERE && (entry.isOpenTo(next, foes) || isFoeIn(next))) return undefined
  }
  return 'no enemy can get next to it'
}

/** 8.4, 8.5: guns in water and cavalry in buildings do not fight. */
function groundTrouble(battle: BattleToCheck, unit: PlacedUnit): string | undefined {
  const { arm } = rowOf(battle.draft, unit)
  const { name, rule, building, gunsFire } = groundIn(battle, unit.hex)
  const silent = building && battle.draft.options?.artilleryInBuildings === 'silent'
  const isHelpless = arm === 'artillery' ? !gunsFire || silent : arm === 'cavalry' && building
  if (!isHelpless || !isShutIn(battle, unit)) return undefined
  return `it cannot fight from ${name} (${rule}), and every hex around it is closed to it`
}

/**
 * 3.1, 3.2, 5.1: who can be ordered at all. An order card orders its sector, a coordinated attack any, and a general's
 * face whomever he leads; the automatic cards order their arm. Who acts on arrival has acted.
 */
function checkDeck(battle: BattleToCheck, side: string): void {
  const { draft, grid, report, units, arrivals, contingents } = battle
  const own = draft.cards?.[side]?.deck
  const deck = own || draft.tables?.cards ? deckOf(draft, side) : undefined
  const names = sectorNames(draft.board?.sectors)
  const [edge, other] = [side, enemyOf(battle, side)].map((id) => draft.sides?.[id ?? '']?.edge)
  const isFirst = edge && other && hasFirstOnLeft(names, edge, other)
  if (!deck || isFirst === undefined || draft.deployment || (deck['coordinated-attack'] ?? 0) > 0) return
  const sectors = SEATS.flatMap((card, seat) => ((deck[card] ?? 0) > 0 ? [isFirst ? seat : 2 - seat] : []))
  const hasGeneral = contingents.some((one) => one.side === side && troopRow(draft, one.type).nature === GENERAL)
  // 5.1: a general goes anywhere by any order card, and takes the orders of whom he joins.
  if (sectors.length === SEATS.length || (sectors.length > 0 && hasGeneral)) return
  const orderable = new Set(sectors.flatMap((sector) => hexesOf(battle, names[sector]!)))
  const waiting = arrivals.filter(({ arrival }) => arrival.acts !== 'at-once').flatMap((arrival) => arrival.units)
  const idle = [...units, ...waiting].filter(
    (unit) =>
      unit.side === side &&
      holdsGround(draft, unit.type) &&
      !orderable.has(unit.hex) &&
      (deck[AUTOMATIC[troopRow(draft, unit.type).arm!]] ?? 0) === 0,
  )
  if (idle.length === 0) return
  const at = [...new Set(idle.map(({ hex }) => grid.label(hex)))]
  const missing = names.filter((_, sector) => !sectors.includes(sector))
  report.add({
    code: 'cards/no-order',
    path: own ? ['cards', side, 'deck'] : ['tables', 'cards'],
    target: 'key',
    at,
    message: `No card of ${side} can order the units in ${some(at)}: the deck has none for the ${missing.join(' or ')} sector, nor for their arm.`,
  })
}

const SEATS = ['left', 'centre', 'right'] as const
const AUTOMATIC = { infantry: 'infantry-manoeuvre', cavalry: 'grand-charge', artillery: 'bombardment' } as const

function hexesOf({ draft, reader }: BattleToCheck, sector: SectorName): number[] {
  return reader.quietly().set(sectorHexes(draft.board?.sectors, sector), [])
}
