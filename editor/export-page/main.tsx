import '../browser/trusted-types.ts'
import { createRoot } from 'react-dom/client'
import type { Portrait } from '../../src/engine/portrait.ts'
import { PAGE_DATA_ID, parsePageData } from '../../src/export/page-data.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { plainTexts } from '../play/plain-text.ts'
import { Play } from '../play/play.tsx'
import { loadBattle } from '../play/playable-battle.ts'
import { StillMap } from '../play/still-map.tsx'

const { scenario, isSound, home } = parsePageData(document.getElementById(PAGE_DATA_ID)!.textContent)
const root = createRoot(document.getElementById('app')!)
void show()

async function show(): Promise<void> {
  try {
    const system = SYSTEMS.find(({ id }) => id === scenario.system)
    if (!system) throw new Error(`no rulebook is called ${scenario.system}`)
    if (isSound) root.render(<Play battle={await loadBattle(system, scenario)} home={home} />)
    else root.render(<Unplayable portrait={(await system.loadBoardView()).portrayScenario(scenario)} />)
  } catch (error) {
    root.render(<Unplayable problem={error instanceof Error ? error.message : String(error)} />)
  }
}

/** A battle with errors can be seen, as far as it is sound, but not played. */
function Unplayable({ portrait, problem }: { readonly portrait?: Portrait | undefined; readonly problem?: string }) {
  return (
    <div className="play">
      <main className="start">
        <header>
          <h1>{plainTexts(scenario.title)}</h1>
          <p className="problem">
            {problem ?? 'This battle has errors, so it cannot be played. berthier validate shows them.'}
          </p>
        </header>
        {portrait && <StillMap portrait={portrait} theme={THEMES.light} />}
      </main>
    </div>
  )
}
