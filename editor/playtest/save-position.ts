import type { Unwritable } from '../../src/engine/position-exporter.ts'
import type { System } from '../../src/engine/system.ts'
import { formatYaml } from '../../src/scenario/convert/yaml.ts'
import { scenarioText } from '../files/game-files.ts'
import type { GameSession } from '../play/session.ts'
import { loadRulebook, loadRulebooks } from '../rulebooks/index.ts'

/** Where a case file leads an editor to what it may hold. */
const HEAD = '# yaml-language-server: $schema=../../../schema/cases.schema.json\n'

/** The moment that is looked at as a battle of its own: its text, and what a scenario cannot say. */
export async function positionText(
  session: GameSession,
): Promise<{ readonly text: string; readonly lost: readonly string[] } | Unwritable> {
  const positionExporter = await (await systemOf(session)).loadPositionExporter?.()
  if (!positionExporter) return { problem: 'This rulebook cannot save positions.' }
  const written = positionExporter.writeBattle(session.stateAt(session.viewedStep))
  return 'problem' in written ? written : { text: await scenarioText(written.scenario), lost: written.lost }
}

/** The last order of the moment that is looked at, as the text of a case file that holds. */
export async function caseText(session: GameSession): Promise<{ readonly text: string } | Unwritable> {
  const positionExporter = await (await systemOf(session)).loadPositionExporter?.()
  if (!positionExporter) return { problem: 'This rulebook cannot save cases.' }
  const { viewedStep, steps } = session
  const begins = (i: number) => positionExporter.beginsCase(session.stateAt(i), steps[i]!.action)
  let first = viewedStep - 1
  while (first >= 0 && !begins(first)) first--
  const actions = steps.slice(Math.max(0, first), viewedStep).map(({ action }) => action)
  const written = positionExporter.writeCase(session.stateAt(Math.max(0, first)), actions)
  if ('problem' in written) return written
  const text = HEAD + formatYaml(written.file)
  const failure = await findFailure(text)
  return failure === undefined ? { text } : { problem: `This depends on more than a case can express: ${failure}` }
}

/** Why the case does not hold when it is played as berthier cases plays it. */
async function findFailure(text: string): Promise<string | undefined> {
  const [{ readCases }, { runCase }] = await Promise.all([
    import('../../src/engine/cases/case-file.ts'),
    import('../../src/engine/cases/run-case.ts'),
  ])
  const { system, cases, diagnostics } = await readCases(new TextEncoder().encode(text), await loadRulebooks())
  const [wrong] = diagnostics
  if (!system || wrong) return wrong?.message ?? 'it does not name a rulebook.'
  const table = { game: await system.loadGame(), book: await system.loadCaseBook(), scenarios: () => undefined }
  const failure = cases.map((example) => runCase(example, table)).find((one) => one !== undefined)
  return failure && [failure.message, ...failure.details].join(' ')
}

async function systemOf({ battle }: GameSession): Promise<System> {
  return (await loadRulebook(battle.scenario.system))!
}
