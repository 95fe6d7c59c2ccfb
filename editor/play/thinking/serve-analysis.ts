import { type Analysis, analyseStepwise } from '../../../src/analysis/analyse.ts'
import { FUTURES } from '../../../src/analysis/futures.ts'
import { describePlacesOn } from '../../../src/analysis/place-names.ts'
import type { Replay } from '../../../src/engine/replay.ts'
import type { System } from '../../../src/engine/system.ts'
import type { Scenario } from '../../../src/scenario/types.gen.ts'

/** The game that is to be analysed. It is given up by ending whoever does it. */
export type AnalysisRequest = { readonly scenario: Scenario; readonly replay: Replay }

/** How far an analysis is: from 0 to 1, or done, or why there is none. */
export type AnalysisProgress =
  | { readonly share: number }
  | { readonly analysis: Analysis }
  | { readonly problem: string }

/** A rulebook by its id, with what thinking asks of it. */
export type FindRulebook = (
  id: string,
) => Promise<
  Pick<System, 'loadGame' | 'loadEvaluator' | 'loadStatisticsRecorder' | 'loadBoardView' | 'loadPresenter'> | undefined
>

/** How often it is told how far an analysis is, in milliseconds. */
const OFTEN = 50

/** Analyses a game. The figures are those of `berthier analyse`, as it is the same code. */
export function serveAnalysis(
  findRulebook: FindRulebook,
  post: (progress: AnalysisProgress) => void,
): (request: AnalysisRequest) => void {
  const work = async ({ scenario, replay }: AnalysisRequest) => {
    const rulebook = await findRulebook(scenario.system)
    if (!rulebook?.loadEvaluator) throw new Error(`no computer knows the rulebook ${scenario.system}`)
    const [game, evaluator, recorder, boardView, presenter] = await Promise.all([
      rulebook.loadGame(),
      rulebook.loadEvaluator(),
      rulebook.loadStatisticsRecorder?.(),
      rulebook.loadBoardView(),
      rulebook.loadPresenter?.(),
    ])
    const portrait = boardView.portrayScenario(scenario)
    const describePlace = portrait ? describePlacesOn(portrait.board) : (label: string) => label
    const describeAction = (state: unknown, action: unknown) =>
      presenter?.offer(state, action).label ?? game.format(state, action)
    const analysed = { game, evaluator, recorder, scenario, replay, describePlace, describeAction }
    const steps = analyseStepwise(analysed, FUTURES)
    let told = performance.now()
    for (;;) {
      const step = steps.next()
      if (step.done) return post(step.value.stop ? { problem: step.value.stop.message } : { analysis: step.value })
      if (performance.now() - told < OFTEN) continue
      post({ share: step.value })
      // Where it is the page that thinks, its other work has a turn.
      await new Promise((goOn) => setTimeout(goOn))
      told = performance.now()
    }
  }
  const fail = (error: unknown) => post({ problem: error instanceof Error ? error.message : String(error) })
  return (request) => void work(request).catch(fail)
}
