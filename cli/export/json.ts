import { makeExport } from '../../src/export/json/index.ts'
import type { Exporter } from './index.ts'

/** Plain data, with everything unfolded that our notation folds. */
export const exportJson: Exporter = (battle, name, maker) =>
  Promise.resolve([{ name, content: `${JSON.stringify(makeExport(battle, maker), null, 2)}\n` }])
