import { boundsOf, contains } from '../../../board/table/ring.ts'
import type { TableFeature } from '../format/index.ts'
import { toPoint } from '../format/index.ts'
import type { CheckedDraft, Terrain } from './checked-draft.ts'
import { isIn } from './places.ts'

/** Bridges lie over water: elsewhere they open nothing. */
export function checkBridges({ terrain, report }: CheckedDraft): void {
  if (!report.isComplete('board', 'features') || report.hasErrors('board', 'features')) return
  if (!report.isComplete('ground') || report.hasErrors('ground')) return
  const waters = terrain.filter(({ row }) => row.bridged)
  for (const {
    id,
    feature: { name, area },
    row,
  } of terrain) {
    if (row.kind !== 'bridge' || !area || isOverWater(area, waters)) continue
    const message = `${name ?? id} lies over no stream, river, pond or marsh.`
    const hint = 'Move it onto the water, or make it a road.'
    report.add({ code: 'terrain/bridge-over-nothing', path: ['board', 'features', id], target: 'key', message, hint })
  }
}

/** Looked at every tenth of an inch: bridges are small. */
function isOverWater(area: NonNullable<TableFeature['area']>, waters: readonly Terrain[]): boolean {
  const ring = area.map(toPoint)
  const { west, east, south, north } = boundsOf(ring)
  for (let x = west; x <= east; x++) {
    for (let y = south; y <= north; y++) {
      if (contains(ring, [x, y]) && waters.some((water) => isIn(water, [x, y]))) return true
    }
  }
  return false
}
