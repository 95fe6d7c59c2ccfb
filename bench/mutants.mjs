import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.mjs'
import { atLeast, printNote, report } from './report.mjs'

/** The share of changes of the rules that the cases notice, by a sample of each system; `npm run mutate` tries them all. */
export function benchMutants(sample) {
  const settings = readdirSync(join(root, 'test/mutants')).filter((file) => file.endsWith('.yaml'))
  for (const system of settings.map((file) => file.replace('.yaml', ''))) {
    const options = ['--sample', String(sample), '--format', 'json']
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/mutate.mjs'), system, ...options], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (stdout === '') throw new Error(stderr)
    const { rules, tables, seconds } = JSON.parse(stdout)
    report(`${system}: % of changed rules that its cases notice`, rules.percent, atLeast(rules.bar))
    report(`${system}: % of changed cells of tables that its cases notice`, tables.percent, atLeast(tables.bar))
    printNote(`a sample of ${rules.mutants + tables.mutants} in ${Math.round(seconds)} s`)
  }
}
