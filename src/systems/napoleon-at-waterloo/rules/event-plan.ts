import type { HexGrid } from '../../../board/hex-grid.ts'
import { type Happening as AnyHappening, compileHappenings } from '../../../engine/happenings.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { changeHexsides } from '../../../scenario/events/hexsides.ts'
import { type HexEvent, type NapoleonAtWaterlooScenario, sideKindsOf } from '../format/index.ts'
import type { Conditions, Test } from './conditions.ts'
import type { SpecialPlan } from './special-plan.ts'

/** An event, compiled. */
export type Happening = AnyHappening<Uint8Array, Test> & {
  /** Whether it changes ground or hexsides. */
  readonly changesBoard: boolean
}

export function compileEvents(
  scenario: NapoleonAtWaterlooScenario,
  sides: readonly string[],
  rows: ReadonlyMap<string, number>,
  conditions: Conditions,
): readonly Happening[] {
  return compileHappenings(conditions, scenario.events, rows, sides).map((event, i) => {
    const { ground, hexsides } = scenario.events![i]!
    return { ...event, changesBoard: ground !== undefined || hexsides !== undefined }
  })
}

type Board = NapoleonAtWaterlooScenario['board']

/** A change of the board: by an event, or by ground that breaks. */
export type Upheaval = Pick<HexEvent, 'ground' | 'hexsides'>

/** Everything that may change the board: events by their numbers, then the hexes that may break. */
export function listUpheavals(
  { events = [], specialRules = [] }: NapoleonAtWaterlooScenario,
  { weakAt, weakHexes }: SpecialPlan,
  grid: HexGrid,
): readonly Upheaval[] {
  const rules = specialRules.filter((rule) => rule.rule === 'ground-breaks')
  return [
    ...events,
    ...weakHexes.map((hex) => ({ ground: [{ hexes: [grid.label(hex)], becomes: rules[weakAt![hex]! - 1]!.becomes }] })),
  ]
}

/** The board after some changes, in their order. */
export function boardAfter(
  scenario: NapoleonAtWaterlooScenario,
  changes: readonly Upheaval[],
  reader: HexReader,
): Board {
  const quiet = reader.quietly()
  const terrain = new Map(
    Object.entries(scenario.board.terrain ?? {}).map(([id, list]) => [id, new Set(quiet.set(list, []))]),
  )
  const sides = changes.flatMap(({ hexsides = [] }) => hexsides)
  for (const { hexes, becomes } of changes.flatMap(({ ground = [] }) => ground)) {
    for (const hex of quiet.set(hexes, [])) {
      for (const list of terrain.values()) list.delete(hex)
      if (becomes !== CLEAR) terrain.set(becomes, (terrain.get(becomes) ?? new Set()).add(hex))
    }
  }
  const labels = [...terrain].map(([id, list]) => [id, Array.from(list, (hex) => reader.grid.label(hex))])
  const hexsides =
    sides.length === 0
      ? scenario.board.hexsides
      : changeHexsides(scenario.board.hexsides, sides, sideKindsOf(scenario), quiet)
  const { terrain: _terrain, hexsides: _hexsides, ...rest } = scenario.board
  return {
    ...rest,
    terrain: Object.fromEntries(labels) as Board['terrain'],
    ...(hexsides && { hexsides: hexsides as Board['hexsides'] }),
  } as Board
}

const CLEAR = 'clear'
