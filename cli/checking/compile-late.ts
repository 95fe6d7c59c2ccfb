import { setFlagsFromString } from 'node:v8'

/**
 * Has the engine optimize code later than it usually does. A check or an export runs through much code, and through little of it often: a
 * fifth of the time would go into compiling what is hardly used again. Newer engines may not know the setting.
 */
export function compileLate(budget: number): void {
  if (Number.parseInt(process.versions.node, 10) <= 24) setFlagsFromString(`--interrupt-budget=${budget}`)
}
