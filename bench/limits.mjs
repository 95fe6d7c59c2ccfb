// What the worst inputs cost: 2 MB of anything must take under 2 s of CPU time and 400 MB, in every command.
// `node bench/limits.mjs [--shapes PATTERN] [--commands PATTERN] [--size BYTES] [--sample N] [--seed S] [--part 1/8] [--all]`;
// --all prints every row; Ctrl-C ends it with what was measured. The whole takes a day of CPU time; a sample tries every input once before it tries any twice.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { COMMANDS } from './limits/commands.mjs'
import { makeInputs, USING } from './limits/inputs.mjs'
import { sampleOf } from './limits/sample.mjs'
import { root } from './processes.mjs'

const BARS = { seconds: 2, megabytes: 400 }
/** Whatever takes so many seconds of CPU time is ended. */
const PATIENCE = 20

const { values: options } = parseArgs({
  options: {
    shapes: { type: 'string', default: '' },
    commands: { type: 'string', default: '' },
    size: { type: 'string', default: '2000000' },
    /** How many cells of the matrix; all where it is not said. */
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Of so many parts of these, this one. */
    part: { type: 'string', default: '1/1' },
    all: { type: 'boolean', default: false },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'berthier-limits-'))
const berthier = join(root, 'dist/berthier.js')
const usage = join(root, 'bench/limits/usage.mjs')
/** What a battle is compared with: another of the same rulebook, where it has one. */
const OTHERS = {
  'vive-lempereur': 'ligny',
  'napoleon-at-waterloo': 'standard',
  'et-sans-resultat': 'quatre-bras',
}

try {
  process.exitCode = await measureAll()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll() {
  const chosen = new RegExp(`^(?:${options.commands || '.*'})$`)
  const inputs = (await makeInputs(folder, berthier)).filter(({ name }) => new RegExp(options.shapes).test(name))
  const [part, parts] = options.part.split('/').map(Number)
  const commands = Object.entries(COMMANDS).filter(([name]) => chosen.test(name))
  const cells = sampleOf(inputs, commands, options)
  const rows = []
  let isOver = false
  process.once('SIGINT', () => {
    isOver = true
  })
  for (const { input, name, command } of cells.filter((_, i) => i % parts === part - 1)) {
    const row = { shape: input.name, command: name, ...(await measure(input, command)) }
    // Ctrl-C ends the command too.
    if (isOver) break
    rows.push(row)
    if (options.all || isBad(row)) print(row)
  }
  return summarise(rows)
}

async function measure({ system, make }, { file, args, speaks }) {
  const place = join(folder, 'run')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  const content = make(Number(options.size))
  writeFileSync(join(place, file), content)
  const used = join(place, 'usage.json')
  if (args.includes('USING')) copyUsing(system, file, place)
  const named = {
    SOUND: join(root, 'scenarios', system, `${OTHERS[system]}.yaml`),
    USING: 'battle.yaml',
    SYSTEM: system,
  }
  const words = ['--import', usage, berthier, ...args.map((word) => named[word] ?? word)]
  const child = spawn('sh', ['-c', `ulimit -t ${PATIENCE}; exec "$0" "$@"`, process.execPath, ...words], {
    cwd: place,
    env: { ...process.env, BERTHIER_USAGE: used, NO_COLOR: '1' },
    stdio: speaks ? 'pipe' : ['ignore', 'ignore', 'pipe'],
  })
  if (speaks) converse(child, speaks(String(content)))
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    if (complaint.length < 2000) complaint += chunk
  })
  const exit = await new Promise((done) => child.once('close', (code, signal) => done(code ?? signal)))
  try {
    return { exit, ...JSON.parse(readFileSync(used, 'utf8')), complaint }
  } catch {
    return { exit, seconds: Number.NaN, megabytes: Number.NaN, complaint }
  }
}

/** Copies a battle to a place, with its armies but for one, which is the file there. */
function copyUsing(system, file, place) {
  const { battle, army } = USING[system]
  const from = join(root, 'scenarios', system)
  cpSync(join(from, 'armies'), join(place, 'armies'), { recursive: true })
  const text = readFileSync(join(from, `${battle}.yaml`), 'utf8')
  writeFileSync(join(place, 'battle.yaml'), text.replace(`armies/${army}.yaml`, file))
}

/** Says what is to be said, and leaves once everything is answered. */
function converse({ stdin, stdout }, { opening, isOver, end }) {
  let answers = ''
  // Whoever ends before has its exit code.
  stdin.on('error', () => undefined)
  stdin.write(opening)
  stdout.setEncoding('utf8').on('data', (chunk) => {
    answers += chunk
    if (isOver(answers)) stdin.end(end)
  })
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
