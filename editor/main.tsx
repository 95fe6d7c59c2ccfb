import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { Workspace } from './app/workspace.ts'
import { WorkerChecker } from './document/checker.ts'
import { Drafts } from './files/drafts.ts'
import { openStore } from './files/open-store.ts'
import './app/editor.css'

const root = createRoot(document.getElementById('app')!)
void show()

async function show(): Promise<void> {
  try {
    const beginning = await openStore()
    const drafts = new Drafts(beginning.store.id, (draftTrouble) => workspace.store.setState({ draftTrouble }))
    const checker = new WorkerChecker(
      () => new Worker(new URL('./document/check.worker.ts', import.meta.url), { type: 'module' }),
      (message) => workspace.report(message),
    )
    const workspace = new Workspace(beginning.store, drafts, checker)
    root.render(<App workspace={workspace} />)
    await workspace.begin(beginning)
  } catch (error) {
    root.render(
      <main className="no-start">
        <h1>Berthier</h1>
        <p role="alert">{error instanceof Error ? error.message : String(error)}</p>
      </main>,
    )
  }
}
