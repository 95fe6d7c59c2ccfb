import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

/** The battles of a system that ship, from the project's folder: the bundled fuzzer lies elsewhere. */
export function shippedBattles(system: string): Scenario[] {
  const folder = join('scenarios', system)
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const { scenario } = validate(readFileSync(join(folder, file), 'utf8'), SYSTEMS)
      if (!scenario) throw new Error(`${file} is not sound`)
      return scenario
    })
}
