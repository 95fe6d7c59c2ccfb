import { boundsOf, contains } from '../../../board/table/ring.ts'
import type { TableFeature } from '../format/index.ts'
import { toPoint } from '../format/index.ts'
import type { CheckedDraft } from './checked-draft.ts'
import { isIn } from './places.ts'

/** Bridges lie over water: elsewhere they open nothing. */
export function checkBridges({ draft: { board }, report }: CheckedDraft): void {
  if (!report.isComplete('board', 'features') || report.hasErrors('board', 'features')) return
  const features = Object.entries(board?.features ?? {})
  const waters = features.map(([, feature]) => feature).filter(({ kind }) => WATERS.has(kind))
  for (const [id, { kind, name, area }] of features) {
    if (kind !== 'bridge' || !area || isOverWater(area, waters)) continue
    const message = `${name ?? id} lies over no stream, river, pond or marsh.`
    const hint = 'Move it onto the water, or make it a road.'
    report.add({ code: 'terrain/bridge-over-nothing', path: ['board', 'features', id], target: 'key', message, hint })
  }
}

const WATERS: ReadonlySet<TableFeature['kind']> = new Set(['stream', 'river', 'pond', 'marsh'])

/** Looked at every tenth of an inch: bridges are small. */
function isOverWater(area: NonNullable<TableFeature['area']>, waters: readonly TableFeature[]): boolean {
  const ring = area.map(toPoint)
  const { west, east, south, north } = boundsOf(ring)
  for (let x = west; x <= east; x++) {
    for (let y = south; y <= north; y++) {
      if (contains(ring, [x, y]) && waters.some((water) => isIn(water, [x, y]))) return true
    }
  }
  return false
}
