import type { GameSession } from '../session.ts'
import type { AnalysisProgress, AnalysisRequest } from '../thinking/serve-analysis.ts'
import type { Thinker } from '../thinking/thinker.ts'

/** Has a thinker analyse the game of a session, so that the page stays awake. Gives what ends it. */
export function runAnalysis(
  session: GameSession,
  makeThinker: () => Thinker,
  onProgress: (progress: AnalysisProgress) => void,
): () => void {
  try {
    const thinker = makeThinker()
    thinker.addEventListener('message', ({ data }: MessageEvent<AnalysisProgress>) => {
      onProgress(data)
      if (!('share' in data)) thinker.terminate()
    })
    thinker.addEventListener('error', (event) => {
      // It is told here, and not once more by the console.
      event.preventDefault()
      onProgress({ problem: event.message || 'its worker failed, and gave no reason.' })
    })
    thinker.postMessage({ scenario: session.battle.scenario, replay: session.record() } satisfies AnalysisRequest)
    return () => thinker.terminate()
  } catch (error) {
    onProgress({ problem: error instanceof Error ? error.message : String(error) })
    return () => undefined
  }
}
