import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { count } from '../../src/scenario/wording.ts'
import { isConflict, type MergeChoice, type MergePlace, mergePlaces, mergeTexts, resolveMerge } from '../files/merge.ts'
import type { Workspace } from '../state/workspace.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { DiffLines } from './diff-lines.tsx'

const CHOICES: readonly MergeChoice[] = ['mine', 'theirs', 'both']
const NAMES: Readonly<Record<MergeChoice, string>> = { mine: 'Yours', theirs: 'In the file', both: 'Both, yours first' }

/** Puts one's own work and what somebody else has saved together: shows all that was changed, and asks where both changed the same lines. */
export function MergeDialog({ workspace, onClose }: { readonly workspace: Workspace; readonly onClose: () => void }) {
  const file = useStore(workspace.store, (state) => state.file)
  const outside = useStore(workspace.store, (state) => state.outside)
  const theirs = typeof outside === 'object' ? outside.text : ''
  const mine = file?.document.state.text ?? ''
  const base = file?.base?.text ?? ''
  const merge = useMemo(() => mergeTexts(base, mine, theirs), [base, mine, theirs])
  const places = useMemo(() => mergePlaces(merge), [merge])
  const [choices, setChoices] = useState<readonly (MergeChoice | undefined)[]>(() =>
    merge.conflicts.map(() => undefined),
  )
  const isDecided = choices.every((choice) => choice !== undefined)
  // Both may say a thing twice, as with two versions of one line: then the text would be none.
  const canTakeBoth = (place: number) =>
    parseText(
      resolveMerge(
        merge,
        merge.conflicts.map((_, i) => (i === place ? 'both' : (choices[i] ?? 'mine'))),
      ),
    ).findings.length === 0
  const finish = async () => {
    if (!isDecided) return
    await workspace.saving.settle({ merged: resolveMerge(merge, choices) })
    onClose()
  }
  return (
    <Dialog title="Merge" onClose={onClose} isWide>
      <p>{summaryOf(places)}</p>
      <ol className="merge">
        {places.map(({ line, part }) => {
          if (!isConflict(part)) {
            return (
              <li key={line} className="agreed">
                <h3>
                  Line {line}:{' '}
                  {part.by === 'mine'
                    ? 'your change'
                    : part.by === 'theirs'
                      ? 'changed in the file'
                      : 'changed alike by both'}
                </h3>
                <DiffLines before={part.base} after={part.text} />
              </li>
            )
          }
          const i = merge.conflicts.indexOf(part)
          return (
            <li key={line} className="disputed">
              <fieldset className="conflict">
                <legend>Line {line}: changed by both. Which version stays?</legend>
                {CHOICES.filter((choice) => choice !== 'both' || canTakeBoth(i)).map((choice) => (
                  <label key={choice}>
                    <input
                      type="radio"
                      name={`conflict-${i}`}
                      checked={choices[i] === choice}
                      onChange={() => setChoices(choices.with(i, choice))}
                    />
                    {NAMES[choice]}
                    {choice !== 'both' && <DiffLines before={part.base} after={part[choice]} />}
                  </label>
                ))}
              </fieldset>
            </li>
          )
        })}
      </ol>
      <div className="buttons end">
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="primary" disabled={!isDecided} onClick={() => void finish()}>
          Merge
        </button>
      </div>
    </Dialog>
  )
}

/** What was changed by whom, in a sentence. */
function summaryOf(places: readonly MergePlace[]): string {
  const by = (who: string) => places.filter(({ part }) => !isConflict(part) && part.by === who).length
  const disputed = places.filter(({ part }) => isConflict(part)).length
  const [mine, theirs] = [by('mine'), by('theirs')]
  const told = `You changed ${count(mine + disputed, 'place')}, the other program ${count(theirs + disputed, 'place')}.`
  if (disputed === 0) return `${told} They do not overlap: both are kept.`
  const both = disputed === 1 ? 'One place was' : `${disputed} places were`
  return `${told} ${both} changed on both sides: choose which version to keep.`
}
