import { createContext, useContext } from 'react'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useDocument } from '../../state/workbench.ts'

/** The part of an entry that somebody is at: its sentence marks what it says of it. */
export const PointedPart = createContext<Path | undefined>(undefined)

/** Tells an entry which part of it somebody is at. */
export const PointingPart = createContext<(part: Path | undefined) => void>(() => undefined)

/** What a part of the scenario says in plain English, where its system can tell. */
export function useSentence(path: Path | undefined): string | undefined {
  const systemTools = useDocument((state) => state.systemTools)
  const draft = useDocument((state) => state.draft)
  return path && systemTools?.scenarioEditor?.forms.describe(draft, path)
}

/** A sentence about an entry, as it stands now. */
export function Sentence({ path, words }: { readonly path: Path; readonly words: string }) {
  const pointed = useContext(PointedPart)
  const isWithin = pointed !== undefined && path.every((step, i) => step === pointed[i])
  const clause = useSentence(isWithin ? pointed : undefined)
  const [before, marked, after] = splitAt(words, clause)
  return (
    <span className="sentence">
      {before}
      {marked !== '' && <mark>{marked}</mark>}
      {after}
    </span>
  )
}

/** Where a clause, told as a sentence of its own, stands in a longer sentence. */
function splitAt(words: string, clause: string | undefined): readonly [string, string, string] {
  const wanted = clause?.replace(/\.$/, '').toLowerCase() ?? ''
  const at = wanted === '' ? -1 : words.toLowerCase().indexOf(wanted)
  if (at < 0) return [words, '', '']
  return [words.slice(0, at), words.slice(at, at + wanted.length), words.slice(at + wanted.length)]
}
