import { useStore } from 'zustand'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'
import { BlockingErrors } from './blocking-errors.tsx'
import { MakeItFair } from './make-it-fair.tsx'
import type { SimulationOrder } from './messages.ts'
import { OrderForm } from './order-form.tsx'
import { Progress } from './progress.tsx'
import { Results } from './results.tsx'
import { type Simulation, simulationOf, threadCount } from './simulation.ts'

type Props = {
  readonly workspace: Workspace
  readonly onReveal: (problem: Diagnostic, places: readonly number[]) => void
  readonly onPlaces: (places: readonly number[]) => void
}

/** Who tends to win the battle on the table: many games of it, played while it is worked on. */
export function BalancePanel({ workspace, onReveal, onPlaces }: Props) {
  const { document } = useWorkbench()
  const simulation = simulationOf(document)
  const saved = useStore(workspace.store, ({ file }) => file?.base?.text)
  const path = useStore(workspace.store, ({ file }) => file?.path)
  const isPlaying = useStore(simulation.store, (state) => state.isPlaying)
  const errors = useErrors()
  // Whose scenarios cannot be edited, there is nothing to advise.
  const canAdvise = useDocument((state) => state.systemTools?.system.loadScenarioEditor !== undefined)
  const play = () => {
    document.settle()
    const { text, portrait, used, variant } = document.state
    begin(simulation, { text, source: path ?? portrait?.title ?? 'this battle', used, variant }, saved)
  }
  return (
    <div className="balance-panel">
      {errors.length > 0 && <BlockingErrors errors={errors} onReveal={onReveal} />}
      <OrderForm simulation={simulation} saved={saved} isStopped={errors.length > 0} onPlay={play} />
      {isPlaying && <Progress simulation={simulation} />}
      <Results simulation={simulation} canPlay={errors.length === 0} onPlay={play} />
      {canAdvise && <MakeItFair canPlay={errors.length === 0} onPlaces={onPlaces} />}
    </div>
  )
}

/** The problems that keep the battle from being played, as far as the checks have come. */
function useErrors(): readonly Diagnostic[] {
  const diagnostics = useDocument((state) => state.diagnostics)
  return diagnostics.filter(({ severity }) => severity === 'error')
}

function begin(
  simulation: Simulation,
  battle: Pick<SimulationOrder, 'text' | 'source' | 'used' | 'variant'>,
  saved: string | undefined,
): void {
  const { players, games, seed, margin, isCompared } = simulation.store.getState().settings
  const isWithSaved = isCompared && saved !== undefined && saved !== battle.text
  simulation.begin({
    ...battle,
    players,
    games,
    seed,
    threads: threadCount(),
    ...(margin !== undefined && { margin: margin / 100 }),
    ...(isWithSaved && { before: { text: saved, source: 'the saved version' } }),
  })
}
