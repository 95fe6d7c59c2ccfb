import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Overlay } from '../canvas/overlay.ts'
import { useDocument, useLayout, useWorkbench } from '../state/workbench.ts'
import { drawHeat } from './draw-heat.ts'
import { type Heat, heatOf } from './heat.ts'
import { simulationOf } from './simulation.ts'

/** What the map shows of the games, where it shows any of it. */
export function useHeat(): Heat | undefined {
  const { store } = simulationOf(useWorkbench().document)
  const choice = useStore(store, (state) => state.heat)
  const balance = useStore(store, (state) => state.balance)
  const played = useStore(store, (state) => state.order?.text)
  const isCurrent = useDocument((state) => state.text === played)
  const layout = useLayout()
  return useMemo(
    () => (choice && balance && layout ? heatOf(choice, balance, layout, isCurrent) : undefined),
    [choice, balance, layout, isCurrent],
  )
}

/** The same as it is drawn over the map. */
export function useHeatSketch(): Overlay['sketch'] {
  const heat = useHeat()
  return useMemo(() => heat && ((pen, { layout }) => drawHeat(pen, layout, heat)), [heat])
}
