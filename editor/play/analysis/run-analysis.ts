import type { Analysis } from '../../../src/analysis/analyse.ts'
import type { GameSession } from '../session.ts'

/** How far an analysis is: from 0 to 1, or done, or why there is none. */
export type AnalysisProgress =
  | { readonly share: number }
  | { readonly analysis: Analysis }
  | { readonly problem: string }

/** As long as a page may work before it has to draw again. */
const SLICE = 12

/** Analyses the game of a session in slices, so that the page stays awake. Gives what stops it. */
export function runAnalysis(session: GameSession, onProgress: (progress: AnalysisProgress) => void): () => void {
  let isStopped = false
  const tell = (progress: AnalysisProgress) => {
    if (!isStopped) onProgress(progress)
  }
  const fail = (error: unknown) => tell({ problem: error instanceof Error ? error.message : String(error) })
  void start(session, tell, () => isStopped).catch(fail)
  return () => {
    isStopped = true
  }
}

async function start(
  session: GameSession,
  tell: (progress: AnalysisProgress) => void,
  isStopped: () => boolean,
): Promise<void> {
  // Loaded when it is wanted: most games are not analysed.
  const [{ analyseStepwise }, { FUTURES }, analysed] = await Promise.all([
    import('../../../src/analysis/analyse.ts'),
    import('../../../src/analysis/futures.ts'),
    session.battle.loadAnalysed!(),
  ])
  const replay = session.record()
  const work = analyseStepwise({ ...analysed, replay }, FUTURES)
  for (let done = 0; !isStopped(); ) {
    const until = performance.now() + SLICE
    do {
      const step = work.next()
      if (step.done) {
        tell(step.value.stop ? { problem: step.value.stop.message } : { analysis: step.value })
        return
      }
      done++
    } while (performance.now() < until)
    tell({ share: Math.min(1, done / Math.max(1, replay.actions.length)) })
    await new Promise((next) => setTimeout(next))
  }
}
