// Makes the pictures of the README with the command line itself. --check: fails where one is stale, and changes nothing.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeScreenshots } from './screenshots.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** `<!-- berthier preview waterloo -o docs/pictures/waterloo.svg -->` in the README makes a picture, and says how. */
const COMMAND = /<!-- berthier preview (.+?) -o docs\/pictures\/(\S+) -->/g
const README = readFileSync(join(root, 'README.md'), 'utf8')
const check = process.argv.includes('--check')
const folder = check ? mkdtempSync(join(tmpdir(), 'berthier-pictures-')) : join(root, 'docs/pictures')
let stale = 0

for (const [, words, file] of README.matchAll(COMMAND)) {
  const made = spawnSync(
    process.execPath,
    [
      join(root, 'dist/berthier.js'),
      'preview',
      ...words.split(' '),
      '-o',
      join(folder, file),
      '--width',
      '1200',
      '--force',
    ],
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`cannot draw ${file}:\n${made.stderr}`)
  if (!check || readFileSync(join(folder, file), 'utf8') === readFileSync(join(root, 'docs/pictures', file), 'utf8'))
    continue
  console.error(`docs/pictures/${file} is stale: run \`npm run pictures\` and commit it.`)
  stale++
}
if (check) rmSync(folder, { recursive: true })
else await takeScreenshots(root, folder)
process.exit(stale > 0 ? 1 : 0)
