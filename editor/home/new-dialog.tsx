import { Import } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { ScenarioEditor } from '../../src/engine/scenario-editors.ts'
import { retitle } from '../commands/retitle.ts'
import { loadRulebook } from '../rulebooks/index.ts'
import type { Workspace } from '../state/workspace.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { importBattle } from './import-battle.ts'
import { NewBoard } from './new-board.tsx'
import { TemplateList } from './template-list.tsx'

type Props = { readonly workspace: Workspace; readonly mode: 'light' | 'dark'; readonly onClose: () => void }

/** A new battle: on an open board of any size, from the rulebook's template, from a battle that there is, or from another format. */
export function NewDialog({ workspace, mode, onClose }: Props) {
  const { rulebooks } = workspace
  const [system, setSystem] = useState(rulebooks[0]!)
  const [title, setTitle] = useState('')
  const scenarioEditor = useScenarioEditor(system.id)
  const hasOpen = useStore(workspace.store, ({ file, before }) => (file ?? before) !== undefined)
  const field = useId()
  const first = useRef<HTMLInputElement>(null)
  // After the dialog has given the focus to what it has found.
  useEffect(() => first.current?.focus(), [])
  const begin = async (make: () => Promise<string>) => {
    const wanted = title.trim()
    const scenario = await workspace.openText(await make())
    // A title is work: from then on the battle is kept.
    if (wanted !== '') scenario.change(`Call the battle ${wanted}`, retitle(wanted, true))
    onClose()
  }
  return (
    <Dialog title="New battle" onClose={onClose} isWide>
      <div className="new-battle">
        <div>
          <div className="field">
            <label htmlFor={`${field}-title`}>Title</label>
            <input
              id={`${field}-title`}
              ref={first}
              // Enter begins on the open board.
              form={`${field}-board`}
              type="text"
              value={title}
              placeholder="New battle"
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          </div>
          {rulebooks.length > 1 && (
            <div className="field">
              <label htmlFor={field}>Rulebook</label>
              <select
                id={field}
                value={system.id}
                onChange={(event) => setSystem(rulebooks.find(({ id }) => id === event.currentTarget.value)!)}
              >
                {rulebooks.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.title}
                  </option>
                ))}
              </select>
            </div>
          )}
          {scenarioEditor && (
            <NewBoard
              key={system.id}
              id={`${field}-board`}
              scenarioEditor={scenarioEditor}
              onBegin={(make) => void begin(async () => make())}
            />
          )}
          <h3>From another program</h3>
          <button
            type="button"
            onClick={() => {
              onClose()
              void importBattle(workspace)
            }}
          >
            <Import aria-hidden="true" /> Import…
          </button>
          {hasOpen && (
            <p className="about">The open battle stays as it is; its unsaved changes are kept in this browser.</p>
          )}
        </div>
        <div>
          <h3>From a template</h3>
          <TemplateList workspace={workspace} system={system.id} mode={mode} onBegin={(load) => void begin(load)} />
        </div>
      </div>
    </Dialog>
  )
}

/** Who draws up the battles of a rulebook, once he is there. */
function useScenarioEditor(id: string): ScenarioEditor | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly scenarioEditor: ScenarioEditor | undefined }>()
  useEffect(() => {
    let isWanted = true
    const load = async () => (await loadRulebook(id))?.loadScenarioEditor?.()
    void load().then((scenarioEditor) => isWanted && setLoaded({ id, scenarioEditor }))
    return () => {
      isWanted = false
    }
  }, [id])
  return loaded?.id === id ? loaded.scenarioEditor : undefined
}
