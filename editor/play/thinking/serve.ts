import { serveAdvice } from './serve-advice.ts'
import { type FindRulebook, serveAnalysis } from './serve-analysis.ts'
import type { Server } from './thinker.ts'

/** What a thinker runs: it plays for computers, or analyses games. `budget` is what `search` may think through for a choice. */
export function serve(findRulebook: FindRulebook, post: (answer: unknown) => void, budget?: number): Server {
  const advise = serveAdvice(findRulebook, post, budget)
  const analyse = serveAnalysis(findRulebook, post)
  return (request) => ('replay' in request ? analyse(request) : advise(request))
}
