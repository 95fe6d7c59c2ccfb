import type { Replay } from '../../src/engine/replay.ts'
import { formatYaml } from '../../src/scenario/convert/yaml.ts'
import { formatScenario } from '../../src/scenario/format/index.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
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
export function textOfBattle({ battle }: Replay): string {
  return scenarioText(battle)
}

/** Data as the text of a scenario, in canonical form. */
export function scenarioText(data: unknown): string {
  const text = formatYaml(data)
  const formatted = formatScenario(text, SYSTEMS)
  return 'text' in formatted ? formatted.text : text
}
