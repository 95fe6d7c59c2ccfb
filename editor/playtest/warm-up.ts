import type { ScenarioDocument } from '../document/scenario-document.ts'

export const loadPlaytest = () => import('./playtest.tsx')

/** Fetches what a game of this battle will need, so that it begins at once. */
export async function warmUp(document: ScenarioDocument): Promise<void> {
  const system = document.state.systemTools?.system
  await Promise.all([loadPlaytest(), system?.loadGame(), system?.loadPresenter?.(), system?.loadBoardView()])
}
