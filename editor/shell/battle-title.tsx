import { useState } from 'react'
import { isNamedByTitle, retitle } from '../commands/retitle.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'

/** The title of the battle: a double click, or Enter, changes it where it stands. */
export function BattleTitle({ isUnnamed }: { /** Whether it has no file yet. */ readonly isUnnamed: boolean }) {
  const { document } = useWorkbench()
  const title = useDocument(({ portrait }) => portrait?.title) ?? 'Untitled'
  const [typed, setTyped] = useState<string>()
  if (typed === undefined) {
    return (
      <h1>
        <button
          type="button"
          className="battle-title"
          title="Double-click to rename the battle"
          onClick={({ detail }) => (detail === 0 || detail === 2) && setTyped(title)}
          onKeyDown={({ key }) => key === 'F2' && setTyped(title)}
        >
          {title}
        </button>
      </h1>
    )
  }
  const submit = () => {
    const wanted = typed.trim()
    setTyped(undefined)
    if (wanted !== '' && wanted !== title)
      document.change(`Call the battle ${wanted}`, retitle(wanted, isUnnamed && isNamedByTitle(document.state.data)))
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: whoever asked for it wants to type.
      autoFocus
      className="battle-title"
      type="text"
      aria-label="Title of the battle"
      value={typed}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={submit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') submit()
        else if (key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
