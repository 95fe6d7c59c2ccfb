// What the worst inputs cost: 2 MB of anything must take under 2 s of CPU time and 400 MB, in every command.
// `node bench/limits.mjs [--shapes PATTERN] [--commands PATTERN] [--size BYTES] [--all]`; --all prints every row.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { bundle, root } from './processes.mjs'

const BARS = { seconds: 2, megabytes: 400 }
/** Whatever takes so long is ended. */
const PATIENCE = 40_000

const { values: options } = parseArgs({
  options: {
    shapes: { type: 'string', default: '' },
    commands: { type: 'string', default: '' },
    size: { type: 'string', default: '2000000' },
    all: { type: 'boolean', default: false },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'berthier-limits-'))
const berthier = join(root, 'dist/berthier.js')
const usage = join(root, 'bench/limits/usage.mjs')
const shipped = (path) => join(root, 'scenarios', path)
const sound = shipped('vive-lempereur/ligny.yaml')

/** Every command that reads a file, with the name that the file has for it. */
const COMMANDS = {
  validate: ['x.yaml', ['validate', 'x.yaml']],
  'validate-json': ['x.yaml', ['validate', '--format', 'json', 'x.yaml']],
  'validate-github': ['x.yaml', ['validate', '--format', 'github', 'x.yaml']],
  'validate-sarif': ['x.yaml', ['validate', '--format', 'sarif', 'x.yaml']],
  'validate-junit': ['x.yaml', ['validate', '--format', 'junit', 'x.yaml']],
  'validate-fix': ['x.yaml', ['validate', '--fix', 'x.yaml']],
  'validate-of-json': ['x.json', ['validate', 'x.json']],
  list: ['x.yaml', ['list', 'x.yaml']],
  fmt: ['x.yaml', ['fmt', 'x.yaml']],
  'fmt-check': ['x.yaml', ['fmt', '--check', 'x.yaml']],
  'convert-yaml': ['x.yaml', ['convert', 'x.yaml', 'out.json']],
  'convert-markdown': ['x.yaml', ['convert', 'x.yaml', 'out.md']],
  'convert-json': ['x.json', ['convert', 'x.json', 'out.yaml']],
  'convert-notation': ['x.txt', ['convert', 'x.txt', 'out.yaml', '--system', 'vive-lempereur']],
  'convert-notation-2': ['x.txt', ['convert', 'x.txt', 'out.yaml', '--system', 'napoleon-at-waterloo']],
  'convert-tiled': ['x.tmj', ['convert', 'x.tmj', 'out.yaml', '--system', 'vive-lempereur']],
  preview: ['x.yaml', ['preview', 'x.yaml', '-o', 'out.svg']],
  diff: ['x.yaml', ['diff', 'x.yaml', sound]],
  'diff-same': ['x.yaml', ['diff', 'x.yaml', 'x.yaml']],
  cases: ['x.yaml', ['cases', 'x.yaml']],
  replay: ['x.yaml', ['replay', 'x.yaml']],
  'replay-json': ['x.json', ['replay', 'x.json']],
  'preview-replay': ['x.yaml', ['preview', sound, '--replay', 'x.yaml', '-o', 'out.svg']],
  simulate: ['x.yaml', ['simulate', 'x.yaml', '--games', '1', '--players', 'random,random']],
  'export-json': ['x.yaml', ['export', 'x.yaml', '-o', 'out.json', '--force']],
  'export-tiled': ['x.yaml', ['export', 'x.yaml', '-o', 'out.tmj', '--force']],
  'export-vassal': ['x.yaml', ['export', 'x.yaml', '-o', 'out.vmod', '--force']],
  'export-html': ['x.yaml', ['export', 'x.yaml', '-o', 'out.html', '--force']],
  new: ['x.yaml', ['new', 'y.yaml', '--from', 'x.yaml']],
}

try {
  process.exitCode = await measureAll()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll() {
  const { NASTY_TEXTS } = await import(await bundle('limits/nasty-texts.ts', folder))
  const { swell } = await import(await bundle('limits/swollen-data.ts', folder))
  const read = (path) => parse(readFileSync(path, 'utf8'))
  const battles = [
    'vive-lempereur/waterloo.yaml',
    'napoleon-at-waterloo/advanced.yaml',
    'et-sans-resultat/quatre-bras.yaml',
  ]
  const shapes = [
    ...NASTY_TEXTS,
    ...battles.flatMap((path) => swell(path.split('/')[0], read(shipped(path)))),
    { name: 'a battle 500 times', make: () => readFileSync(sound, 'utf8').repeat(500).slice(0, Number(options.size)) },
  ].filter(({ name }) => new RegExp(options.shapes).test(name))
  const commands = Object.entries(COMMANDS).filter(([name]) =>
    new RegExp(`^(?:${options.commands || '.*'})$`).test(name),
  )
  const rows = []
  for (const shape of shapes) {
    const content = shape.make(Number(options.size))
    for (const [name, [file, args]] of commands)
      rows.push({ shape: shape.name, command: name, ...(await measure(content, file, args)) })
    for (const row of rows.slice(-commands.length)) if (options.all || isBad(row)) print(row)
  }
  return summarise(rows)
}

async function measure(content, file, args) {
  const place = join(folder, 'run')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  writeFileSync(join(place, file), content)
  const used = join(place, 'usage.json')
  const child = spawn(process.execPath, ['--import', usage, berthier, ...args], {
    cwd: place,
    env: { ...process.env, BERTHIER_USAGE: used, NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    if (complaint.length < 2000) complaint += chunk
  })
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  const exit = await new Promise((done) => child.once('close', (code, signal) => done(code ?? signal)))
  clearTimeout(patience)
  try {
    return { exit, ...JSON.parse(readFileSync(used, 'utf8')), complaint }
  } catch {
    return { exit, seconds: Number.NaN, megabytes: Number.NaN, complaint }
  }
}

function isBad({ exit, seconds, megabytes }) {
  return ![0, 1, 2].includes(exit) || !(seconds < BARS.seconds && megabytes < BARS.megabytes)
}

function print({ shape, command, exit, seconds, megabytes, complaint }) {
  const figures = `${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(5)} MB  exit ${String(exit).padEnd(7)}`
  const cause = [0, 1, 2].includes(exit) ? '' : `  ${complaint.split('\n').find((line) => line.trim() !== '') ?? ''}`
  console.log(
    `${isBad({ exit, seconds, megabytes }) ? 'MISSED' : 'ok    '} ${figures} ${command.padEnd(18)} ${shape}${cause.slice(0, 120)}`,
  )
}

function summarise(rows) {
  const bad = rows.filter(isBad)
  const most = (key) => Math.max(...rows.map((row) => row[key]).filter((figure) => !Number.isNaN(figure)))
  console.log(
    `${rows.length} runs, ${bad.length} beyond ${BARS.seconds} s of CPU time, ${BARS.megabytes} MB or an orderly end;`,
  )
  console.log(`at most ${most('seconds').toFixed(2)} s and ${most('megabytes').toFixed(0)} MB.`)
  return bad.length > 0 ? 1 : 0
}
