import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bigBattle } from './big-battle.mjs'
import { bundle, compare, root, run, waterloo } from './processes.mjs'
import { atMost, printNote, report } from './report.mjs'
import { battleWithConditions, tenVariants } from './varied-battle.mjs'

const berthier = join(root, 'dist/berthier.js')
const peers = createRequire(new URL('peers/package.json', import.meta.url))
const ajvCli = join(dirname(peers.resolve('ajv-cli/package.json')), 'dist/index.js')

const yamlServer = join(root, 'node_modules/yaml-language-server/bin/yaml-language-server')

/** So long yaml-language-server waits for the next keystroke: milliseconds. */
const DELAY = 200

/** Checking scenario files: on the command line against ajv-cli, in process against a bare parse, and big ones. */
export async function benchValidation(folder) {
  const schema = join(folder, 'scenario.schema.json')
  run([berthier, 'schema', '-o', schema])
  const ajv = (files) => [ajvCli, 'validate', '--strict=false', '-s', schema, '-d', files]

  report(
    'one Waterloo file, cold, to ajv-cli',
    compare([berthier, 'validate', waterloo], ajv(waterloo), 15),
    atMost(0.3),
  )

  const many = join(folder, 'many')
  mkdirSync(many)
  for (let i = 0; i < 100; i++) cpSync(waterloo, join(many, `${i}.yaml`))
  const all = ajv(join(many, '*.yaml'))
  report('100 files, to ajv-cli', compare([berthier, 'validate', many], all, 7), atMost(1))
  const cached = [berthier, 'validate', '--cache', join(folder, 'cache.json'), '--', many]
  run(cached)
  report('100 files a second time with --cache, to ajv-cli', compare(cached, all, 7), atMost(0.3))
  for (let i = 100; i < 1000; i++) cpSync(waterloo, join(many, `${i}.yaml`))
  report('1,000 files, to ajv-cli', compare([berthier, 'validate', many], all, 3), atMost(0.8))
  run(cached)
  report('1,000 files a second time with --cache, to ajv-cli', compare(cached, all, 3), atMost(0.3))

  const [plain, varied] = [join(folder, 'plain.yaml'), join(folder, 'varied.yaml')]
  writeFileSync(plain, battleWithConditions(waterloo, 50))
  writeFileSync(varied, battleWithConditions(waterloo, 50) + tenVariants())
  const share = compare([berthier, 'validate', '--quiet', varied], [berthier, 'validate', '--quiet', plain], 15)
  report('50 conditions and 10 variants, to the same battle without variants', share, atMost(2))

  const variants = await bundle('variants.ts', folder)
  report('the same in process', Number(run([variants, plain, varied])), atMost(2))

  const lsp = await bundle('lsp.ts', folder)
  const { own, yaml } = JSON.parse(run([lsp, berthier, yamlServer, waterloo]))
  printNote(
    `from an edit to its diagnostics: ${own.time.toFixed(1)} ms; yaml-language-server ${yaml.time.toFixed(1)} ms, of which it waits ${DELAY} ms; processor time ${own.work.toFixed(1)} and ${yaml.work.toFixed(1)} ms`,
  )
  report('from an edit to its diagnostics, to yaml-language-server', own.time / yaml.time, atMost(0.25))
  report('the same to its bare work, without its delay', own.time / Math.max(1, yaml.time - DELAY), atMost(0.25))

  const inProcess = await bundle('in-process.ts', folder)
  report('validate in process, to a bare yaml parse', Number(run([inProcess, waterloo])), atMost(1.5))

  const uses = await bundle('uses.ts', folder)
  const { ratio } = JSON.parse(run(['--expose-gc', uses]))
  report('forty unit types in three used files, to the same battle written out', ratio, atMost(1.5))

  const [small, big] = [join(folder, 'small.yaml'), join(folder, 'big.yaml')]
  writeFileSync(small, bigBattle(100, 100, 500))
  writeFileSync(big, bigBattle(200, 200, 2000))
  const once = await bundle('once.ts', folder)
  const [little, large] = [small, big].map((file) => JSON.parse(run([once, file])))
  const growth = large.milliseconds / little.milliseconds
  report('200 × 200 hexes with 2,000 units, to 100 × 100 with 500: four times the work', growth, atMost(6))
  report('memory for 200 × 200 hexes with 2,000 units, in MB', large.megabytes, atMost(500))
}
