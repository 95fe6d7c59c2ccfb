import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bigBattle } from './big-battle.mjs'
import { bundle, compare, root, run, waterloo } from './processes.mjs'
import { atMost, report } from './report.mjs'

const berthier = join(root, 'dist/berthier.js')
const peers = createRequire(new URL('peers/package.json', import.meta.url))
const ajvCli = join(dirname(peers.resolve('ajv-cli/package.json')), 'dist/index.js')

/** Checking scenario files: on the command line against ajv-cli, in process against a bare parse, and big ones. */
export async function benchValidation(folder) {
  const schema = join(folder, 'scenario.schema.json')
  run([berthier, 'schema', '-o', schema])
  const ajv = (files) => [ajvCli, 'validate', '--strict=false', '-s', schema, '-d', files]

  report(
    'one Waterloo file, cold, to ajv-cli',
    compare([berthier, 'validate', waterloo], ajv(waterloo), 15),
    atMost(0.5),
  )

  const many = join(folder, 'many')
  mkdirSync(many)
  for (let i = 0; i < 100; i++) cpSync(waterloo, join(many, `${i}.yaml`))
  report('100 files, to ajv-cli', compare([berthier, 'validate', many], ajv(join(many, '*.yaml')), 7), atMost(1.5))

  const inProcess = await bundle('in-process.ts', folder)
  report('validate in process, to a bare yaml parse', Number(run([inProcess, waterloo])), atMost(1.5))

  const [small, big] = [join(folder, 'small.yaml'), join(folder, 'big.yaml')]
  writeFileSync(small, bigBattle(100, 100, 500))
  writeFileSync(big, bigBattle(200, 200, 2000))
  const once = await bundle('once.ts', folder)
  const [little, large] = [small, big].map((file) => JSON.parse(run([once, file])))
  const growth = large.milliseconds / little.milliseconds
  report('200 × 200 hexes with 2,000 units, to 100 × 100 with 500: four times the work', growth, atMost(6))
  report('memory for 200 × 200 hexes with 2,000 units, in MB', large.megabytes, atMost(500))
}
