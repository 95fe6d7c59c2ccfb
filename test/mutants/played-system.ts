// The entry of the bundles with mutants in them.
import { runCase } from '../../src/engine/cases/run-case.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

/** What plays the cases of a system. */
export async function load(id: string) {
  const system = SYSTEMS.find((one) => one.id === id)!
  const [game, book] = await Promise.all([system.loadGame(), system.loadCaseBook()])
  return { runCase, game, book }
}
