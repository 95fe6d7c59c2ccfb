// Speed against peers, side by side in one run: prints each ratio and the bar it must meet, exits 1 where one is missed.
// With --quick, memory is watched over a fifth of the games.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchEngine } from './engine.mjs'
import { benchPictures } from './pictures.mjs'
import { countMissed } from './report.mjs'
import { benchValidation } from './validation.mjs'

const folder = mkdtempSync(join(tmpdir(), 'berthier-bench-'))
try {
  await benchValidation(folder)
  await benchPictures(folder)
  await benchEngine(folder, process.argv.includes('--quick') ? 2_000 : 10_000)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(countMissed() > 0 ? 1 : 0)
