import { CircleAlert, LayoutPanelLeft, Palette, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useBoardKind, useView } from '../state/workbench.ts'
import { toolFor } from '../tools/index.ts'
import { Sheet } from '../widgets/sheet.tsx'
import { PanelContent, type PanelProps, usePanels } from './panel-column.tsx'
import { ProblemBadge } from './problem-badge.tsx'
import { ToolOptions } from './tool-options.tsx'
import { Toolbar } from './toolbar.tsx'

/** What the bar opens besides panels: the tools, and the list of all panels. */
type Opened = 'tools' | 'panels'

/** Tools and panels on a phone: a bar for the thumb, and what it opens slides in above it. */
export function PhoneBar(props: PanelProps) {
  const { shown, onShow } = props
  const [opened, setOpened] = useState<Opened>()
  const tool = useView((state) => state.tool)
  const { icon: ToolIcon, name } = toolFor(useBoardKind(), tool)
  const panels = usePanels()
  const panel = panels.find(({ id }) => id === shown)
  const open = (what: Opened | undefined) => {
    setOpened(what)
    onShow(undefined)
  }
  const show = (id: string) => {
    setOpened(undefined)
    onShow(shown === id ? undefined : id)
  }
  const item = (id: string, label: string, icon: ReactNode) => (
    <button type="button" aria-expanded={shown === id} onClick={() => show(id)}>
      {icon}
      <span>{label}</span>
      {id === 'problems' && <ProblemBadge />}
    </button>
  )
  return (
    <div className="phone-bar">
      {opened === 'tools' && (
        <Sheet title="Tools" onClose={() => open(undefined)}>
          <Toolbar onTaken={() => open(undefined)} />
        </Sheet>
      )}
      {opened === 'panels' && (
        <Sheet title="Panels" onClose={() => open(undefined)}>
          <div className="panel-list">
            {panels.map(({ id, title, icon: Icon }) => (
              <button key={id} type="button" onClick={() => show(id)}>
                <Icon aria-hidden="true" />
                <span>{title}</span>
              </button>
            ))}
          </div>
        </Sheet>
      )}
      {panel && (
        <Sheet key={panel.id} title={panel.title} onClose={() => onShow(undefined)}>
          <div className="panel-body" data-panel={panel.id}>
            <PanelContent {...props} id={panel.id} />
          </div>
        </Sheet>
      )}
      <ToolOptions />
      <nav aria-label="Tools and panels">
        <button
          type="button"
          aria-expanded={opened === 'tools'}
          aria-label={`Tools, in hand: ${name}`}
          onClick={() => open(opened === 'tools' ? undefined : 'tools')}
        >
          <ToolIcon aria-hidden="true" />
          <span>Tools</span>
        </button>
        {item('palette', 'Palette', <Palette aria-hidden="true" />)}
        {item('inspect', 'Inspect', <Search aria-hidden="true" />)}
        {item('problems', 'Problems', <CircleAlert aria-hidden="true" />)}
        <button
          type="button"
          aria-expanded={opened === 'panels' || (panel !== undefined && !BARRED.has(panel.id))}
          onClick={() => open(opened === 'panels' ? undefined : 'panels')}
        >
          <LayoutPanelLeft aria-hidden="true" />
          <span>Panels</span>
        </button>
      </nav>
    </div>
  )
}

/** The panels that have a place in the bar. */
const BARRED: ReadonlySet<string> = new Set(['palette', 'inspect', 'problems'])
