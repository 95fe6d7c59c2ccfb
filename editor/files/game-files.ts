import type { Replay } from '../../src/engine/replay.ts'
import { formatYaml } from '../../src/scenario/convert/yaml.ts'
import { formatScenario } from '../../src/scenario/format/index.ts'
import { loadRulebooks } from '../rulebooks/index.ts'
import { readSaved } from './read-saved-game.ts'
import { FileProblem } from './store.ts'

/** A game out of a file or a link; its battle goes with it. */
export function readGame(text: string): Replay {
  const replay = readSaved(text)
  if ('problem' in replay) throw new FileProblem('unreadable', replay.problem)
  if (!replay.battle)
    throw new FileProblem('unreadable', 'This game does not contain its battle. Open the battle first.')
  return replay
}

/** The battle of a game, as the text of a scenario. */
export function textOfBattle({ battle }: Replay): Promise<string> {
  return scenarioText(battle)
}

/** Data as the text of a scenario, in canonical form. */
export async function scenarioText(data: unknown): Promise<string> {
  const text = formatYaml(data)
  const formatted = formatScenario(text, await loadRulebooks())
  return 'text' in formatted ? formatted.text : text
}
