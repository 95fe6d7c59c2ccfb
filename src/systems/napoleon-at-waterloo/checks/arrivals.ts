import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isNation, isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { some } from '../../../scenario/wording.ts'
import type { NawArrival } from '../format/index.ts'
import { entryCost } from '../rules/index.ts'
import type { CheckedBattle } from './checked-battle.ts'

/** Arrivals: in time, by the edge, and where somebody can enter. */
export function checkArrivals(battle: CheckedBattle): void {
  const { draft, report } = battle
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if (!isSide(battle, group.side, [...path, 'side'])) return
    if (group.nation !== undefined) isNation(battle, group.nation, group.side, [...path, 'nation'])
    if (draft.turns !== undefined && group.turn > draft.turns) {
      const message = `Turn ${group.turn} never comes: the battle has ${draft.turns} turns.`
      report.add({ code: 'arrival/too-late', path: [...path, 'turn'], message })
    }
    if (Object.values(group.units).every((values) => Object.keys(values).length === 0) && report.isComplete(...path)) {
      report.add({ code: 'arrival/nobody', path: [...path, 'units'], target: 'key', message: 'Nobody arrives here.' })
    }
    checkEntrances(battle, group, path)
  })
}

function checkEntrances(battle: CheckedBattle, { at }: NawArrival, path: Path): void {
  const { ground, recruits, report } = battle
  const { grid, reader } = ground
  const fastest = recruits.reduce(
    (most, { arrival, movement }) => (arrival === path.at(-1) ? Math.max(most, movement) : most),
    0,
  )
  reader.set(at, [...path, 'at'])
  reader.quietly().forEachItem(at, [...path, 'at'], (hexes, itemPath) => {
    const reportHexes = (
      code: 'arrival/inland' | 'arrival/impassable',
      list: number[],
      describe: (labels: string) => string,
    ) => {
      if (list.length === 0) return
      const labels = list.map((hex) => grid.label(hex))
      report.add({ code, path: itemPath, at: labels, message: describe(some(labels)) })
    }
    reportHexes(
      'arrival/inland',
      hexes.filter((hex) => !grid.isOnEdge(hex)),
      (labels) => `Not on the edge of the board: ${labels}.`,
    )
    // The hex that a unit is placed on counts as the first of its movement.
    const { tables } = battle
    if (!tables || fastest === 0 || !report.isComplete('board')) return
    const isClosed = (hex: number) => (entryCost(ground, tables, hex) ?? Infinity) > fastest
    reportHexes(
      'arrival/impassable',
      hexes.filter((hex) => grid.isOnEdge(hex) && isClosed(hex)),
      (labels) => `Nobody of this group can enter in ${labels}.`,
    )
  })
}
