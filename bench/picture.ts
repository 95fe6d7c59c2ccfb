// Draws a battle again and again in one process and prints the median time of the later half: a preview server, an editor or a
// folder of battles pays for starting once, and V8 optimises the renderer only after several pictures (cli/render/png.ts).
import { readFileSync } from 'node:fs'
import { renderPicture } from '../cli/render/index.ts'
import { validate } from '../src/scenario/validate.ts'
import { drawScene } from '../src/scene/draw.ts'
import { THEMES } from '../src/scene/theme.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { peakMegabytes } from './peak-memory.mjs'

const [file = '', format = 'png', rounds = '18'] = process.argv.slice(2)
const { draft } = validate(readFileSync(file, 'utf8'), SYSTEMS)
const boardView = await SYSTEMS[0]!.loadBoardView()
const times: number[] = []
for (let i = 0; i < Number(rounds); i++) {
  const start = performance.now()
  await renderPicture(
    drawScene(boardView.portrayScenario(draft)!, { theme: THEMES.light }),
    format as 'png' | 'svg',
    1600,
  )
  times.push(performance.now() - start)
}
const milliseconds = times.slice(Math.floor(times.length / 2)).toSorted((a, b) => a - b)[Math.floor(times.length / 4)]!
console.log(JSON.stringify({ milliseconds, megabytes: peakMegabytes() }))
