import '../browser/trusted-types.ts'
import { createRoot } from 'react-dom/client'
import type { DefinedRulebook } from '../../src/engine/define-rulebook.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import { baseOf, PAGE_DATA_ID, parsePageData } from '../../src/export/page-data.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { plainTexts } from '../play/plain-text.ts'
import { Play } from '../play/play.tsx'
import { loadBattle } from '../play/playable-battle.ts'
import { StillMap } from '../play/still-map.tsx'
import { Thinkers } from '../play/thinking/thinker.ts'
import { ExportedThinker } from './exported-thinker.ts'

/** The page's own rulebook: the script before this one has put it there. */
const rulebook = (globalThis as { berthierRulebook?: DefinedRulebook }).berthierRulebook
const data = parsePageData(document.getElementById(PAGE_DATA_ID)!.textContent)
const { scenario, isSound, home } = data
const root = createRoot(document.getElementById('app')!)
const makeThinker = () => new ExportedThinker()
void show()

async function show(): Promise<void> {
  try {
    if (rulebook?.id !== scenario.system) throw new Error(`This page lacks its rulebook, ${scenario.system}.`)
    if (isSound)
      root.render(
        <Thinkers value={makeThinker}>
          <Play battle={await loadBattle(rulebook, scenario, baseOf(data))} home={home} />
        </Thinkers>,
      )
    else root.render(<Unplayable portrait={(await rulebook.loadBoardView()).portrayScenario(scenario)} />)
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
