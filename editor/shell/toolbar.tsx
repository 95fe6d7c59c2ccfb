import { useMemo, useState } from 'react'
import { useBoardKind, usePalette, useView, useWorkbench } from '../state/workbench.ts'
import { toolsIn } from '../tools/index.ts'
import type { ToolId } from '../view/view-state.ts'
import { rove } from '../widgets/roving.ts'

/** The tools, each with its key: one stop of the Tab key, and the arrow keys go from tool to tool. */
export function Toolbar({ onTaken }: { /** Told when one was taken up. */ readonly onTaken?: () => void }) {
  const { document, view } = useWorkbench()
  // What there is to paint and deploy tells which tools there are.
  const palette = usePalette()
  const board = useBoardKind()
  // biome-ignore lint/correctness/useExhaustiveDependencies: both follow from the battle
  const tools = useMemo(() => toolsIn(document.state), [document, palette, board])
  const tool = useView((state) => state.tool)
  const [focused, setFocused] = useState<ToolId>()
  return (
    <div
      className="toolbar"
      role="toolbar"
      aria-label="Tools"
      aria-orientation="vertical"
      onKeyDown={(event) => {
        const next = rove(event)
        if (next !== undefined) setFocused(tools[next]!.id)
      }}
      onBlur={() => setFocused(undefined)}
    >
      {tools.map(({ id, name, key, icon: Icon, hint }) => (
        <button
          key={id}
          type="button"
          tabIndex={id === (focused ?? tool) ? 0 : -1}
          aria-pressed={tool === id}
          aria-keyshortcuts={key}
          title={`${name} (${key.toUpperCase()})\n${hint}`}
          onClick={() => {
            view.setState({ tool: id, outline: undefined })
            onTaken?.()
          }}
        >
          <Icon aria-hidden="true" />
          <span className="unseen">{name}</span>
          <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
        </button>
      ))}
    </div>
  )
}
