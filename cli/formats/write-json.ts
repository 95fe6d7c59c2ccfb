import { escapeSteering } from '../../src/scenario/steering.ts'

/** JSON for programs, which may end up in a terminal or a log all the same. */
export function writeJson(value: unknown): string {
  return `${escapeSteering(JSON.stringify(value, null, 2))}\n`
}
