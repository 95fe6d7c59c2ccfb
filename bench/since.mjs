import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { bundle, median, root, run } from './processes.mjs'
import { atMost, printNote, report } from './report.mjs'

/** How often both play, taking turns so that both see the same machine. */
const ROUNDS = 5

/** What playing the shipped battles costs now, to an older revision of the repository: no subject of the rules is paid for by others. */
export async function benchSince(folder, revision) {
  const old = join(folder, 'old')
  mkdirSync(old)
  const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', old], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(old, 'node_modules'))
  run([join(old, 'scripts/generate.mjs')], {}, old)
  cpSync(join(root, 'bench/since'), join(old, 'bench/since'), { recursive: true })
  const battles = globSync('scenarios/*/*.yaml', { cwd: old, absolute: true }).toSorted()
  const [ours, theirs] = [await bundle('since/play.ts', folder), await bundle('since/play.ts', old, old)]
  const figures = { now: [], before: [] }
  for (let i = 0; i < ROUNDS; i++) {
    figures.now.push(JSON.parse(run([ours, ...battles])))
    figures.before.push(JSON.parse(run([theirs, ...battles])))
  }
  const names = Object.keys(figures.before[0]).filter((name) => name in figures.now[0])
  const ratios = names.map((name) => {
    const [after, before] = [figures.now, figures.before].map((rounds) => median(rounds.map((round) => round[name])))
    printNote(`${name}: ${before.toFixed(2)} µs an action, now ${after.toFixed(2)} µs: ${(after / before).toFixed(3)}`)
    return { name, ratio: after / before }
  })
  for (const player of ['random', 'heuristic']) {
    const own = ratios.filter(({ name }) => name.endsWith(player)).map(({ ratio }) => ratio)
    const product = own.reduce((all, ratio) => all * ratio, 1)
    report(
      `an action of ${player} play, to ${revision}: all shipped battles`,
      product ** (1 / own.length),
      atMost(1.05),
    )
  }
}
