import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useDocument } from '../../state/workbench.ts'

/** What a part of the scenario says, in plain English, where its system can tell. */
export function Sentence({ path }: { readonly path: Path }) {
  const systemTools = useDocument((state) => state.systemTools)
  const draft = useDocument((state) => state.draft)
  const sentence = systemTools?.scenarioEditor?.forms.describe(draft, path)
  return sentence ? <p className="sentence">{sentence}</p> : null
}
