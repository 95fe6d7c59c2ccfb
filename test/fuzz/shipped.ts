import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

const FOLDER = 'scenarios/vive-lempereur'

/** The battles that ship, from the project's folder: the bundled fuzzer lies elsewhere. */
export function shippedBattles(): Scenario[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => {
      const { scenario } = validate(readFileSync(join(FOLDER, file), 'utf8'), SYSTEMS)
      if (!scenario) throw new Error(`${file} is not sound`)
      return scenario
    })
}
