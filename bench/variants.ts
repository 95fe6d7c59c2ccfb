// Prints how long `validate` takes in process for a battle with variants, as a multiple of the same battle without them.
import { readFileSync } from 'node:fs'
import { validate } from '../src/scenario/validate.ts'
import { SYSTEMS } from '../src/systems/index.ts'

const [plain, varied] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8')) as [string, string]
const ratios: number[] = []
for (let round = 0; round < 15; round++) {
  const without = cpuTime(() => validate(plain, SYSTEMS))
  const all = cpuTime(() => validate(varied, SYSTEMS))
  // The first rounds warm up the compiler.
  if (round >= 4) ratios.push(all / without)
}
console.log(ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)])

function cpuTime(work: () => void): number {
  const { user, system } = process.cpuUsage()
  for (let i = 0; i < 20; i++) work()
  const after = process.cpuUsage()
  return after.user + after.system - user - system
}
