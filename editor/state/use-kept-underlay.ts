import { useEffect } from 'react'
import { KeptUnderlays } from './kept-underlays.ts'
import type { Workbench } from './workbench.ts'

const KEPT = new KeptUnderlays()

/** The picture to be traced comes back with its battle, and goes along where that gets another name. */
export function useKeptUnderlay({ document, view }: Workbench, battle: string | undefined): void {
  useEffect(() => {
    if (battle === undefined) return undefined
    let isLeft = false
    const onTrouble = () =>
      document.notify('This browser cannot keep the picture. It will be gone when you close the page.', true)
    const bringBack = async () => {
      const found = await KEPT.find(battle)
      if (found && !isLeft && !view.getState().underlay) view.setState({ underlay: found })
    }
    const { underlay } = view.getState()
    if (underlay) KEPT.note(battle, underlay, onTrouble)
    else void bringBack().catch(onTrouble)
    const stop = view.subscribe((now, before) => {
      if (now.underlay !== before.underlay) KEPT.note(battle, now.underlay, onTrouble)
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [document, view, battle])
}
