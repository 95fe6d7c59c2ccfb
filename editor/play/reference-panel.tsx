import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useMemo, useState } from 'react'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { Body, Goal } from '../../src/engine/presenter.ts'
import type { TextSection } from '../../src/scenario/convert/notation.ts'
import { drawLegend } from '../../src/scene/legend.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { Shapes } from '../widgets/shapes.tsx'
import { Briefing } from './briefing.tsx'
import { Log, type OnPointOut } from './event-log.tsx'
import { FormationSummary } from './formation-summary.tsx'
import { GoalTrack } from './goal-track.tsx'
import { Sections } from './sections.tsx'
import type { GameSession } from './session.ts'

export type ReferenceTab = 'Log' | 'Analysis' | 'Victory' | 'Troops' | 'Briefing' | 'Rules' | 'Legend'

/** Loaded when it is wanted: most games are not analysed. */
const AnalysisPanel = lazy(async () => ({ default: (await import('./analysis/analysis-panel.tsx')).AnalysisPanel }))

/** How to play without a mouse. */
const KEYS = [
  ['1 to 9', 'Choose from the list of decisions'],
  ['E', 'End the decision: pass, or finish with a unit'],
  ['U', 'Undo'],
  [', and .', 'One action back and forward'],
  ['Arrows, Home, End, Page up and down', 'On the map: move the cursor; with Shift, the map'],
  ['N, Shift+N', 'On the map: to the next place with a choice, and back'],
  ['Enter', 'On the map: choose the place'],
  ['I', 'On the map: what can be seen, hit and reached from there'],
  ['+, −, 0', 'On the map: zoom in, zoom out, show all'],
]

/** What more there is where pieces lie anywhere. */
const TABLE_KEYS = [
  ['Alt+arrows', 'On the map: move by a tenth of an inch'],
  ['M', 'On the map: pick the piece up; the arrow keys move it, L and R turn it, V sets a corner, Enter drops it'],
]

const keysFor = ({ board }: Portrait): TextSection => ({
  heading: 'Keys',
  table: { head: ['Key', 'What it does'], rows: board.kind === 'table' ? [...KEYS, ...TABLE_KEYS] : KEYS },
})

/** What can be looked up while playing. */
export function ReferencePanel({
  session,
  portrait,
  bodies = [],
  goals,
  theme,
  tab: wanted,
  onTab,
  onPointOut,
}: {
  readonly session: GameSession
  readonly bodies: readonly Body[] | undefined
  readonly goals: readonly Goal[]
  readonly portrait: Portrait
  readonly theme: Theme
  readonly tab: ReferenceTab
  readonly onTab: (tab: ReferenceTab) => void
  readonly onPointOut: OnPointOut
}) {
  const id = useId()
  const tabs: readonly ReferenceTab[] = [
    'Log',
    ...(canAnalyse(session) ? ['Analysis' as const] : []),
    ...(goals.length > 0 ? ['Victory' as const] : []),
    ...(bodies.length > 0 ? ['Troops' as const] : []),
    'Briefing',
    'Rules',
    'Legend',
  ]
  const tab = tabs.includes(wanted) ? wanted : 'Log'
  // Once asked for it goes on behind another tab.
  const [wasAnalysed, setWasAnalysed] = useState(false)
  useEffect(() => setWasAnalysed((was) => was || tab === 'Analysis'), [tab])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0
    if (step === 0) return
    const next = tabs[(tabs.indexOf(tab) + step) % tabs.length]!
    onTab(next)
    document.getElementById(`${id}${next}`)?.focus()
  }
  return (
    <section className="reference" aria-label="Look up">
      <div role="tablist" onKeyDown={onKeyDown}>
        {tabs.map((one) => (
          <button
            key={one}
            id={`${id}${one}`}
            type="button"
            role="tab"
            aria-selected={one === tab}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <div role="tabpanel" tabIndex={0} className="text" aria-labelledby={`${id}${tab}`}>
        {tab === 'Log' && <Log session={session} onPointOut={onPointOut} />}
        {tabs.includes('Analysis') && (wasAnalysed || tab === 'Analysis') && (
          <div hidden={tab !== 'Analysis'}>
            <Suspense fallback={<p role="status">Opening the analysis…</p>}>
              <AnalysisPanel session={session} onPointOut={onPointOut} />
            </Suspense>
          </div>
        )}
        {tab === 'Victory' && <GoalTrack goals={goals} sides={session.battle.sides} />}
        {tab === 'Troops' && <FormationSummary bodies={bodies} onPointOut={onPointOut} />}
        {tab === 'Briefing' && <Briefing battle={session.battle} />}
        {tab === 'Rules' && <Sections sections={[...session.battle.presenter.aid(session.state), keysFor(portrait)]} />}
        {tab === 'Legend' && <Legend portrait={portrait} theme={theme} />}
      </div>
    </section>
  )
}

/** Whether there is a game to analyse: one that is over, by rules that computers know. */
export const canAnalyse = ({ battle, state }: GameSession) =>
  battle.canBeAnalysed && battle.game.outcome(state) !== undefined

function Legend({ portrait, theme }: { readonly portrait: Portrait; readonly theme: Theme }) {
  const legend = useMemo(() => drawLegend(portrait, 8, 24, theme), [portrait, theme])
  const { shapes } = legend
  const [width, tall] = [legend.width + 16, legend.height + 32]
  return (
    <svg className="legend" viewBox={`0 0 ${width} ${tall}`} role="img" aria-label="Legend of the map">
      <Shapes shapes={shapes} />
    </svg>
  )
}
