// What commands are tried with: texts that are hardly anything, and sound files of every kind with one part blown up.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { bundle, root } from '../processes.mjs'

/** A battle of each rulebook that the others are made from. */
const BATTLES = {
  'vive-lempereur': 'waterloo',
  'napoleon-at-waterloo': 'advanced',
  'et-sans-resultat': 'quatre-bras',
}

/** A configuration with everything in it but a rulebook, which would be run. */
const CONFIGURATION = {
  $schema: './node_modules/berthier/schema/config.schema.json',
  rules: { 'unit/general-without-effect': 'off', 'victory/shadowed': 'error' },
  overrides: [{ files: ['drafts/**'], battles: ['ligny'], rules: { 'side/noun': 'off' } }],
}

/** All inputs: what each is a file of (of any kind where it is none), its name, and how it is made up to a size. */
export async function makeInputs(folder, berthier) {
  const { NASTY_TEXTS } = await import(await bundle('limits/nasty-texts.ts', folder))
  const { swell, swellSealed } = await import(await bundle('limits/swollen-data.ts', folder))
  const made = join(folder, 'made')
  mkdirSync(made)
  /** Has a file made; a rulebook may have no such files. */
  const run = (...args) => spawnSync(process.execPath, [berthier, ...args], { cwd: made, stdio: 'ignore' }).status === 0
  const text = (file) => readFileSync(join(made, file), 'utf8')
  const inputs = NASTY_TEXTS.map(of('any', 'vive-lempereur'))
  for (const [system, id] of Object.entries(BATTLES)) {
    const path = join(root, 'scenarios', system, `${id}.yaml`)
    const add = (kind, shapes) => inputs.push(...shapes.map(of(kind, system)))
    const again = (name, piece, before = '') => ({
      name: `${system}: ${name} again and again`,
      make: (size) => before + piece.repeat(Math.max(1, Math.floor((size - before.length) / piece.length))),
    })
    add('battle', swell(system, parse(readFileSync(path, 'utf8'))))
    add('battle', [again('the battle', readFileSync(path, 'utf8'))])
    // A small battle, where a game of the large one takes a second by itself.
    run('new', `small-${system}.yaml`, '--system', system)
    const played = system === 'et-sans-resultat' ? `small-${system}.yaml` : path
    run('play', played, '--players', 'random', '-o', `${system}.json`)
    add('replay', swell(`${system} replay`, JSON.parse(text(`${system}.json`))))
    if (run('convert', path, `${system}.txt`)) {
      const setUp = text(`${system}.txt`)
      add('set-up', [again('the set-up', setUp)])
      for (const line of new Set(setUp.split('\n').filter((each) => each.trim() !== '')))
        add('set-up', [again(`the line ${line.slice(0, 30)}`, `${line}\n\n`, setUp)])
    }
    const books = readdirSync(join(root, 'test/cases', system)).filter((file) => file.endsWith('.yaml'))
    const book = parse(readFileSync(join(root, 'test/cases', system, books[0]), 'utf8'))
    add('cases', swell(`${system} cases`, { ...book, cases: book.cases.slice(0, 3) }))
    add('cases', [{ name: `${system} cases: sound ones`, make: (size) => soundCases(system, books, size) }])
    if (run('export', path, '-o', `${system}.tmj`))
      add('map', swell(`${system} map`, JSON.parse(text(`${system}.tmj`))))
    const games = ['--players', 'random', '--games', '4', '--jobs', '1']
    run('prove', played, '--claim', 'french 20..80%', ...games, '-o', `${system}.certificate.json`)
    add('certificate', swellSealed(`${system} certificate`, JSON.parse(text(`${system}.certificate.json`))))
    run('simulate', path, ...games, '--shard', '1/2', '-o', `${system}.part.json`)
    add('part', swellSealed(`${system} part`, JSON.parse(text(`${system}.part.json`))))
  }
  for (const [system, { army }] of Object.entries(USING)) {
    const path = join(root, 'scenarios', system, 'armies', `${army}.yaml`)
    inputs.push(...swell(`${system} army`, parse(readFileSync(path, 'utf8'))).map(of('army', system)))
  }
  // A battle with something to report, so that the baseline and the cache hold something.
  writeFileSync(join(made, 'faulty.yaml'), 'system: vive-lempereur\ntitle: Faulty\n')
  run('validate', '--write-baseline', 'baseline.json', '--cache', 'cache.json', 'faulty.yaml')
  const files = {
    configuration: CONFIGURATION,
    baseline: JSON.parse(text('baseline.json')),
    cache: JSON.parse(text('cache.json')),
  }
  for (const [kind, data] of Object.entries(files)) inputs.push(...swell(kind, data).map(of(kind, 'vive-lempereur')))
  return inputs
}

/** Battles that use an army, in a file that can be another. */
export const USING = {
  'vive-lempereur': { battle: 'austerlitz', army: 'grande-armee' },
  'et-sans-resultat': { battle: 'auerstedt', army: 'iii-corps-1806' },
}

const of = (kind, system) => (shape) => ({ kind, system, ...shape })

/** The cases of a rulebook, each under a title of its own, as many as there is room for. */
function soundCases(system, books, size) {
  const all = books.flatMap((file) => parse(readFileSync(join(root, 'test/cases', system, file), 'utf8')).cases)
  const cases = []
  for (let length = 0, i = 0; length < size; i++) {
    const example = { ...all[i % all.length], title: `case ${i}` }
    length += JSON.stringify(example).length + 1
    cases.push(example)
  }
  return JSON.stringify({ system, cases })
}
