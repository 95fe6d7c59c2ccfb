import { useCallback, useEffect, useRef, useState } from 'react'
import { remember } from '../browser/storage.ts'
import type { ToolId, ViewState, ViewStore } from '../view/view-state.ts'
import { firstPanel, type PanelId } from './panel-column.tsx'
import { layoutNow } from './use-shell-layout.ts'

/** The tools that the palette is for. */
const PALETTE_TOOLS: ReadonlySet<ToolId> = new Set(['brush', 'fill', 'way', 'hexside', 'stamp', 'area', 'line'])

/**
 * The panel that is open. What is selected opens what can be said of it in the palette's place, and a tool that paints brings
 * the palette back; any other panel stays, since somebody works with it.
 */
export function useOpenPanel(view: ViewStore): readonly [PanelId | undefined, (panel: PanelId | undefined) => void] {
  const [shown, setShown] = useState<PanelId | undefined>(firstPanel)
  const isForSelection = useRef(false)
  const show = useCallback((panel: PanelId | undefined) => {
    isForSelection.current = false
    setShown(panel)
    if (layoutNow() === 'column') remember('panel', panel ?? '')
  }, [])
  useEffect(
    () =>
      view.subscribe((now, before) => {
        if (layoutNow() !== 'column') return
        if (now.tool === 'select' && isSelected(now, before))
          setShown((panel) => {
            if (panel !== 'palette') return panel
            isForSelection.current = true
            return 'inspect'
          })
        else if (now.tool !== before.tool && PALETTE_TOOLS.has(now.tool) && isForSelection.current) {
          isForSelection.current = false
          setShown((panel) => (panel === 'inspect' ? 'palette' : panel))
        }
      }),
    [view],
  )
  return [shown, show]
}

function isSelected(now: ViewState, before: ViewState): boolean {
  const isOther = now.selection !== before.selection || now.items !== before.items
  return isOther && now.selection.size + now.items.length > 0
}
