import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import type { ScenarioEditor } from '../../src/engine/scenario-editors.ts'
import { loadRulebook } from '../rulebooks/index.ts'
import { EXAMPLES } from '../state/examples.ts'
import type { Workspace } from '../state/workspace.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { NewBoard } from './new-board.tsx'

/** A new battle: on an open board of any size, from the rulebook's template, or from a battle that there is. */
export function NewDialog({ workspace, onClose }: { readonly workspace: Workspace; readonly onClose: () => void }) {
  const { rulebooks } = workspace
  const [system, setSystem] = useState(rulebooks[0]!)
  const scenarioEditor = useScenarioEditor(system.id)
  const hasOpen = useStore(workspace.store, ({ file, before }) => (file ?? before) !== undefined)
  const field = useId()
  const begin = async (make: () => Promise<string>) => {
    await workspace.openText(await make())
    onClose()
  }
  return (
    <Dialog title="New battle" onClose={onClose}>
      {rulebooks.length > 1 && (
        <div className="field">
          <label htmlFor={field}>Rulebook</label>
          <select
            id={field}
            value={system.id}
            onChange={(event) => setSystem(rulebooks.find(({ id }) => id === event.currentTarget.value)!)}
          >
            {rulebooks.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      {scenarioEditor && (
        <NewBoard key={system.id} scenarioEditor={scenarioEditor} onBegin={(make) => void begin(async () => make())} />
      )}
      <h3>From a template</h3>
      <div className="buttons wrap">
        <button type="button" onClick={() => void begin(async () => (await loadRulebook(system.id))!.template)}>
          A small battle
        </button>
        {EXAMPLES.filter((example) => example.system === system.id).map(({ path, title, load }) => (
          <button key={path} type="button" onClick={() => void begin(load)}>
            {title}
          </button>
        ))}
      </div>
      {hasOpen && (
        <p className="about">The open battle stays as it is; its unsaved changes are kept in this browser.</p>
      )}
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
