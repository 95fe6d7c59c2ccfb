import { serveAdvice } from './serve-advice.ts'
import { type FindRulebook, serveAnalysis } from './serve-analysis.ts'
import type { Server } from './thinker.ts'

/** What a thinker runs: it plays for computers, or analyses games. `budget` is what `search` may think through for a choice. */
export function serve(findRulebook: FindRulebook, tell: (answer: unknown) => void, budget?: number): Server {
  const advise = serveAdvice(findRulebook, tell, budget)
  const analyse = serveAnalysis(findRulebook, tell)
  return (request) => ('replay' in request ? analyse(request) : advise(request))
}
