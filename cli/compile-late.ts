import { setFlagsFromString } from 'node:v8'

/**
 * Has the engine optimize code later than it usually does. A check runs through much code, and through little of it often: of a hundred
 * files or edits, a fifth of the time would go into compiling what is hardly used again. Newer engines may not know the setting.
 */
export function compileLate(): void {
  if (Number.parseInt(process.versions.node, 10) <= 24) setFlagsFromString('--interrupt-budget=250000')
}
