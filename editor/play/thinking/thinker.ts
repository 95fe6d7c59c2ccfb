import { createContext } from 'react'
import type { AdviceRequest } from './serve-advice.ts'
import type { AnalysisRequest } from './serve-analysis.ts'

/** Somebody who thinks while the page goes on: a worker, or whoever stands in for one. */
export type Thinker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

/** What a thinker is asked. */
export type ThinkerRequest = AdviceRequest | AnalysisRequest

/** Answers what it is sent, by posting; `makeServer` begins one. */
export type Server = (request: ThinkerRequest) => void

/** Begins a thinker: the editor and an exported page have theirs in different places. */
export const Thinkers = createContext<() => Thinker>(() => {
  throw new Error('this page has nobody to do it.')
})
