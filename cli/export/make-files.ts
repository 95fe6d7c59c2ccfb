import pkg from '../../package.json' with { type: 'json' }
import type { System } from '../../src/engine/system.ts'
import { openBattle } from '../../src/export/open-battle.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { MADE_BY } from '../files/seal.ts'
import { refuseCrowdedBoard } from '../render/crowded-board.ts'
import { UsageError } from '../usage-error.ts'
import { EXPORTERS, type ExportFile, type ExportFormat } from './index.ts'
import type { PrintOptions } from './print/options.ts'

/** What is exported, and as what. */
export type ExportJob = {
  readonly validation: Validation
  /** What messages call the battle. */
  readonly title: string
  readonly format: ExportFormat
  /** The file that was asked for, without its folder. */
  readonly name: string
  readonly options: Partial<PrintOptions>
}

/** The files of an export, for whoever writes or sends them. */
export async function makeFiles(job: ExportJob, rulebooks: readonly System[]): Promise<readonly ExportFile[]> {
  const { validation, title, format, name, options } = job
  const battle = await openBattle(validation, rulebooks)
  if (!battle) throw new UsageError(`${title} has no valid board to export. Run berthier validate for details.`)
  refuseCrowdedBoard(battle.portrait, title)
  const make = await EXPORTERS[format].load()
  return make(battle, name, { mark: MADE_BY, version: pkg.version }, options)
}
