import { useEffect, useState } from 'react'
import { type Example, loadExamples } from '../state/examples.ts'

/** The battles that come with the editor, once they are here. */
export function useExamples(): readonly Example[] {
  const [examples, setExamples] = useState<readonly Example[]>([])
  useEffect(() => {
    let isWanted = true
    void loadExamples().then((loaded) => isWanted && setExamples(loaded))
    return () => {
      isWanted = false
    }
  }, [])
  return examples
}
