import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bigBattle } from './big-battle.mjs'
import { bundle, compare, median, root, run, time, waterloo } from './processes.mjs'
import { atMost, printNote, report } from './report.mjs'

const berthier = join(root, 'dist/berthier.js')

/** Drawing: an SVG beside the check of the same file, a PNG beside Tiled's own renderer on the same map, a big board. */
export async function benchPictures(folder) {
  const svg = join(folder, 'waterloo.svg')
  report(
    'Waterloo as SVG, cold, to validating it',
    compare([berthier, 'preview', waterloo, '-o', svg], [berthier, 'validate', waterloo], 9),
    atMost(2),
  )

  // Inside the installation, where the renderer's files are found.
  const inside = mkdtempSync(join(root, 'dist/bench-'))
  try {
    benchRenderer(await bundle('picture.ts', inside), folder)
  } finally {
    rmSync(inside, { recursive: true })
  }
}

function benchRenderer(picture, folder) {
  const { milliseconds } = JSON.parse(run([picture, waterloo, 'png']))
  const theirs = timeTiled(folder)
  if (theirs === undefined) printNote('tmxrasterizer is not installed (Debian: tiled): PNG without a peer')
  else {
    report('Waterloo as PNG of 1600 pixels, after nine others, to tmxrasterizer', milliseconds / theirs, atMost(1))
    const png = join(folder, 'waterloo.png')
    const cold = median(Array.from({ length: 5 }, () => time(() => run([berthier, 'preview', waterloo, '-o', png]))))
    printNote(
      `the same with starting Node, checking the file and compiling the renderer: ${(cold / theirs).toFixed(1)} times`,
    )
  }

  const big = join(folder, 'big-picture.yaml')
  writeFileSync(big, bigBattle(200, 200, 2000))
  const { megabytes } = JSON.parse(run([picture, big, 'svg', '1']))
  report('memory to draw 200 × 200 hexes with 2,000 units as SVG, in MB', megabytes, atMost(500))
}

/** The median time of Tiled's renderer on the map that we export for it; nothing where it is not installed. */
function timeTiled(folder) {
  const map = join(folder, 'waterloo.tmj')
  const args = ['--size', '1600', map, join(folder, 'tiled.png')]
  const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen' }
  if (spawnSync('tmxrasterizer', ['--version'], { env }).status !== 0) return undefined
  run([berthier, 'export', waterloo, '--to', 'tiled', '-o', map])
  return median(Array.from({ length: 7 }, () => time(() => spawnSync('tmxrasterizer', args, { env }))))
}
