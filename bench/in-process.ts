// Prints how long everything that `validate` does takes, as a multiple of a bare `yaml` parse of the same text.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { validate } from '../src/scenario/validate.ts'
import { SYSTEMS } from '../src/systems/index.ts'

const text = readFileSync(process.argv[2]!, 'utf8')
const ratios: number[] = []
for (let round = 0; round < 15; round++) {
  const bare = cpuTime(() => parse(text))
  const whole = cpuTime(() => validate(text, SYSTEMS))
  // The first rounds warm up the compiler.
  if (round >= 4) ratios.push(whole / bare)
}
console.log(ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)])

function cpuTime(work: () => void): number {
  const { user, system } = process.cpuUsage()
  for (let i = 0; i < 100; i++) work()
  const after = process.cpuUsage()
  return after.user + after.system - user - system
}
