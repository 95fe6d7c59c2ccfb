import { validate } from '../../../../src/scenario/validate.ts'
import { SYSTEMS } from '../../../../src/systems/index.ts'
import type { ViveLempereurScenario } from '../../../../src/systems/vive-lempereur/format/index.ts'
import { Chance } from '../../chance.ts'
import { generateBattle } from './index.ts'

/** The battle of a seed as a file that has been checked; nothing where it is not sound. */
export function generateChecked(seed: number): ViveLempereurScenario | undefined {
  const text = JSON.stringify(generateBattle(new Chance(seed), `generated-${seed}`))
  return validate(text, SYSTEMS).scenario as ViveLempereurScenario | undefined
}
