import type { System } from '../engine/system.ts'
import { recordOf } from '../scenario/convert/plain-data.ts'
import type { Validation } from '../scenario/validate.ts'
import type { Battle } from './battle.ts'

/** A battle that was read, ready to be exported; nothing where there is no board to show. */
export async function openBattle(
  { data, draft, scenario }: Validation,
  systems: readonly System[],
): Promise<Battle | undefined> {
  const system = systems.find(({ id }) => id === recordOf(draft)['system'])
  const portrayer = await system?.loadPortrayer()
  const portrait = portrayer?.portrayScenario(draft)
  if (!system || !portrayer || !portrait) return undefined
  return { system, data, draft, portrayer, portrait, ...(scenario && { scenario }) }
}
