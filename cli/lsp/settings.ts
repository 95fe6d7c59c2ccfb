import type { System } from '../../src/engine/system.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { openRulebooks, type RulebookOptions } from '../rulebooks/index.ts'

/** What holds for the files of a workspace: its rulebooks, and what its configuration makes of problems. */
export type Settings = {
  readonly rulebooks: readonly System[]
  judge(path: string, validation: Validation): Validation
}

/** Where there is no configuration, or none that can be read. */
export const SHIPPED: Settings = { rulebooks: SYSTEMS, judge: (_, validation) => validation }

/** Reads the configuration of a folder. */
export async function openSettings(options: RulebookOptions, folder: string): Promise<Settings> {
  const rulebooks = await openRulebooks(options, folder)
  return { rulebooks, judge: (_, validation) => validation }
}
