import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isNation, isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count, some } from '../../../scenario/wording.ts'
import type { NawArrival } from '../format/index.ts'
import { entryCost, gaitOf } from '../rules/index.ts'
import type { CheckedBattle } from './checked-battle.ts'

/** Arrivals: in time, by the edge, and where somebody can enter. */
export function checkArrivals(battle: CheckedBattle): void {
  const { draft, report } = battle
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if (!isSide(battle, group.side, [...path, 'side'])) return
    if (group.nation !== undefined) isNation(battle, group.nation, group.side, [...path, 'nation'])
    if (draft.turns !== undefined && group.turn > draft.turns) {
      const message = `Turn ${group.turn} never comes: the battle has ${count(draft.turns, 'turn')}.`
      report.add({ code: 'arrival/too-late', path: [...path, 'turn'], message })
    }
    if (
      Object.values(group.units).every((values) => Object.keys(values ?? {}).length === 0) &&
      report.isComplete(...path)
    ) {
      report.add({ code: 'arrival/nobody', path: [...path, 'units'], target: 'key', message: 'No units arrive here.' })
    }
    checkEntrances(battle, group, path)
  })
}

function checkEntrances(battle: CheckedBattle, { at }: NawArrival, path: Path): void {
  const { draft, ground, recruits, report } = battle
  const { grid, reader } = ground
  const coming = recruits.filter(({ arrival }) => arrival === path.at(-1))
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
    if (!tables || coming.length === 0 || !report.isComplete('board')) return
    const isClosed = (hex: number) =>
      coming.every(
        ({ row, movement }) => (entryCost(ground, tables, hex, gaitOf(draft.troops, row)) ?? Infinity) > movement,
      )
    reportHexes(
      'arrival/impassable',
      hexes.filter((hex) => grid.isOnEdge(hex) && isClosed(hex)),
      (labels) => `No unit of this group can enter at ${labels}.`,
    )
  })
}
