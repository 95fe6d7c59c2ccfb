import type { System } from '../../src/engine/system.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { type Judge, makeJudge } from '../checking/judge.ts'
import { readConfig } from '../rulebooks/config.ts'
import { openRulebooks, type RulebookOptions } from '../rulebooks/index.ts'

/** What holds for the files of a workspace: its rulebooks, and what its configuration makes of problems. */
export type Settings = {
  readonly rulebooks: readonly System[]
  readonly judge: Judge
}

/** Where there is no configuration, or none that can be read. */
export const SHIPPED: Settings = { rulebooks: SYSTEMS, judge: (_, validation) => validation }

/** Reads the configuration of a folder. */
export async function openSettings(options: RulebookOptions, folder: string): Promise<Settings> {
  const config = readConfig(folder, options.config)
  const rulebooks = await openRulebooks(config, options, folder)
  return { rulebooks, judge: makeJudge(config, rulebooks) }
}
