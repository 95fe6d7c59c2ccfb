import type { System } from '../engine/system.ts'
import { recordOf } from '../scenario/convert/plain-data.ts'
import { withUsed } from '../scenario/uses/merge.ts'
import type { Validation } from '../scenario/validation.ts'
import type { ExportedBattle } from './battle.ts'

/** A battle that was read, ready to be exported; nothing where there is no board to show. */
export async function openBattle(
  { data: own, draft, scenario, definitions }: Validation,
  systems: readonly System[],
): Promise<ExportedBattle | undefined> {
  const system = systems.find(({ id }) => id === recordOf(draft)['system'])
  const boardView = await system?.loadBoardView()
  const portrait = boardView?.portrayScenario(draft)
  if (!system || !boardView || !portrait) return undefined
  // An export needs no other file.
  const data = definitions ? withUsed(recordOf(own), definitions) : own
  return { system, data, draft, boardView, portrait, ...(scenario && { scenario }) }
}
