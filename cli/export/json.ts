import { makeExport } from '../../src/export/json/index.ts'
import { onHexes } from './on-hexes.ts'

/** Plain data, with everything unfolded that our notation folds. */
export const exportJson = onHexes('this JSON', (battle, name, maker) =>
  Promise.resolve([{ name, content: `${JSON.stringify(makeExport(battle, maker), null, 2)}\n` }]),
)
