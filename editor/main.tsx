import './browser/trusted-types.ts'
import { createRoot } from 'react-dom/client'
import { MISSING_PART } from './browser/late-parts.ts'
import { WorkerChecker } from './document/checker.ts'
import { Drafts } from './files/drafts.ts'
import { openStore } from './files/open-store.ts'
import { listRulebooks } from './rulebooks/index.ts'
import { App, expectBattle, expectHome } from './shell/app.tsx'
import { SafetyNet } from './shell/safety-net.tsx'
import { Workspace } from './state/workspace.ts'
import './shell/styles/editor.css'

const root = createRoot(document.getElementById('app')!)
void show()

async function show(): Promise<void> {
  try {
    void (/[#&](open|s|r)=/.test(location.hash) ? expectBattle() : expectHome())
    const [rulebooks, beginning] = await Promise.all([listRulebooks(), openStore()])
    const drafts = new Drafts(beginning.store.id, (draftTrouble) => workspace.store.setState({ draftTrouble }))
    const checker = new WorkerChecker(
      () => new Worker(new URL('./document/check.worker.ts', import.meta.url), { type: 'module' }),
      (message) => workspace.report(message),
    )
    const workspace = new Workspace(beginning.store, drafts, checker, rulebooks)
    root.render(
      <SafetyNet>
        <App workspace={workspace} />
      </SafetyNet>,
    )
    const stumble = (reason: unknown) => {
      const message = reason instanceof Error ? reason.message : String(reason)
      // Of a worker that lacks a part of the page: whoever waits for the worker tells, and nobody else needs it yet.
      if (!message.includes(MISSING_PART)) workspace.report(`Error in the editor: ${message}`)
    }
    addEventListener('error', ({ error, message }) => stumble(error ?? message))
    addEventListener('unhandledrejection', ({ reason }) => stumble(reason))
    addEventListener('hashchange', () => {
      const parameters = new URLSearchParams(location.hash.slice(1))
      for (const [key, what] of [
        ['s', 'battle'],
        ['r', 'game'],
      ] as const) {
        const link = parameters.get(key)
        if (link !== null) void workspace.openLink(link, what)
      }
    })
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
