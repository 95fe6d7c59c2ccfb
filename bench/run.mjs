// Speed against peers, side by side in one run: prints each ratio and the bar it must meet, exits 1 where one is missed.
// With --quick, memory is watched over a fifth of the games, and threads over fewer.
// A name such as `players` runs that part alone: validation, library, pictures, engine, players, editor, play, balance,
// machines, queue, mutants. `since REVISION` compares play with that of an older revision, and is run only where it is asked for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchBalance } from './editor/balance.mjs'
import { benchPlay } from './editor/play.mjs'
import { benchEditor } from './editor.mjs'
import { benchEngine } from './engine.mjs'
import { benchLibrary } from './library.mjs'
import { benchMachines, benchQueue } from './machines.mjs'
import { benchMutants } from './mutants.mjs'
import { benchPictures } from './pictures.mjs'
import { benchPlayers } from './players.mjs'
import { countMissed } from './report.mjs'
import { benchSince } from './since.mjs'
import { benchValidation } from './validation.mjs'

const folder = mkdtempSync(join(tmpdir(), 'berthier-bench-'))
const isQuick = process.argv.includes('--quick')
const games = isQuick ? 2_000 : 10_000
/** About as many games as an interval of two percent takes: so long the start of a thread hardly counts. */
const STUDY = 2_000
const parts = {
  validation: () => benchValidation(folder),
  library: () => benchLibrary(folder),
  pictures: () => benchPictures(folder),
  engine: () => benchEngine(folder, games),
  players: () => benchPlayers(folder, { games, seriesGames: isQuick ? 500 : STUDY }),
  editor: () => benchEditor(folder),
  play: () => benchPlay(folder),
  balance: () => benchBalance(folder, isQuick ? 100 : 300),
  machines: () => benchMachines(folder),
  queue: () => benchQueue(isQuick ? 300 : STUDY),
  mutants: () => benchMutants(isQuick ? 60 : 300),
}
const words = process.argv.slice(2)
const wanted = words.filter((word) => word in parts)
const revision = words[words.indexOf('since') + 1]
try {
  if (words.includes('since')) await benchSince(folder, revision)
  else for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[name]()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(countMissed() > 0 ? 1 : 0)
