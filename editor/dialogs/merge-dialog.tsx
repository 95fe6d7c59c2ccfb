import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { parseText } from '../../src/scenario/parse.ts'
import { type MergeChoice, mergeTexts, resolveMerge } from '../files/merge.ts'
import type { Workspace } from '../state/workspace.ts'
import { Dialog } from '../widgets/dialog.tsx'

const CHOICES: readonly MergeChoice[] = ['mine', 'theirs', 'both']

/** Puts one's own work and what somebody else has saved together; where both changed the same lines, asks. */
export function MergeDialog({ workspace, onClose }: { readonly workspace: Workspace; readonly onClose: () => void }) {
  const file = useStore(workspace.store, (state) => state.file)
  const outside = useStore(workspace.store, (state) => state.outside)
  const theirs = typeof outside === 'object' ? outside.text : ''
  const mine = file?.document.state.text ?? ''
  const base = file?.base?.text ?? ''
  const merge = useMemo(() => mergeTexts(base, mine, theirs), [base, mine, theirs])
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
    await workspace.settle({ merged: resolveMerge(merge, choices) })
    onClose()
  }
  return (
    <Dialog title="Merge" onClose={onClose} isWide>
      <p>
        {merge.conflicts.length === 0
          ? 'Your changes and those in the file do not overlap. Both can be kept.'
          : `${merge.conflicts.length === 1 ? 'One place was' : `${merge.conflicts.length} places were`} changed on both sides. Choose which version to keep.`}
      </p>
      {merge.conflicts.map((conflict, i) => (
        <fieldset key={`${i} ${conflict.mine}`} className="conflict">
          <legend>Place {i + 1}</legend>
          {CHOICES.filter((choice) => choice !== 'both' || canTakeBoth(i)).map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={`conflict-${i}`}
                checked={choices[i] === choice}
                onChange={() => setChoices(choices.with(i, choice))}
              />
              {choice === 'mine' ? 'Yours' : choice === 'theirs' ? 'In the file' : 'Both, yours first'}
              {choice !== 'both' && <pre>{conflict[choice] || '(nothing)'}</pre>}
            </label>
          ))}
        </fieldset>
      ))}
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
