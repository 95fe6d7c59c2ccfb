import type { Io } from '../io.ts'
import { sourceOf } from './index.ts'

/** The files of the rulebooks that do not ship, which threads have to load. */
export const rulebookFiles = async (io: Io): Promise<readonly string[]> =>
  (await io.rulebooks()).flatMap((rulebook) => sourceOf(rulebook) ?? [])
