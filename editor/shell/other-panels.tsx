import { useStore } from 'zustand'
import { AreasPanel } from '../panels/areas-panel.tsx'
import { ArrivalsPanel } from '../panels/arrivals-panel.tsx'
import { ForcesPanel } from '../panels/forces-panel.tsx'
import { HistoryPanel } from '../panels/history-panel.tsx'
import { InspectorPanel } from '../panels/inspector-panel.tsx'
import { MapPanel } from '../panels/map-panel.tsx'
import { ProblemsPanel } from '../panels/problems-panel.tsx'
import { SectionPanel } from '../panels/section-panel.tsx'
import { CommandTree } from '../panels/table/command-tree.tsx'
import { ShapesPanel } from '../panels/table/shapes-panel.tsx'
import { TableInspector } from '../panels/table/table-inspector.tsx'
import { VariantsPanel } from '../panels/variants-panel.tsx'
import { useBoardKind, useDocument } from '../state/workbench.ts'
import { usePart } from '../widgets/use-part.ts'
import type { PanelId, PanelProps } from './panel-column.tsx'

const loadBalance = () => import('../balance/balance-panel.tsx')
const loadText = () => import('../text/text-panel.tsx')

const LOADING = <p className="empty">Loading…</p>

type ContentProps = { readonly id: PanelId } & Pick<PanelProps, 'workspace' | 'onShow' | 'onReveal' | 'onPlaces'>

/** What a panel shows, unless it is the palette. */
export function OtherPanel({ id, workspace, onShow, onReveal, onPlaces }: ContentProps) {
  const board = useBoardKind()
  const section = useDocument(({ systemTools }) =>
    systemTools?.scenarioEditor?.forms.sections.find((one) => one.id === id),
  )
  const balance = usePart(loadBalance, id === 'balance')
  const text = usePart(loadText, id === 'text')
  const isUnnamed = useStore(workspace.store, ({ file }) => file?.path === undefined)
  switch (id) {
    case 'inspect':
      return board === 'table' ? <TableInspector /> : <InspectorPanel />
    case 'forces':
      return board === 'table' ? <CommandTree /> : <ForcesPanel />
    case 'areas':
      return board === 'table' ? <ShapesPanel /> : <AreasPanel onShow={onShow} />
    case 'map':
      return <MapPanel />
    case 'problems':
      return <ProblemsPanel onReveal={onReveal} />
    case 'history':
      return <HistoryPanel />
    case 'balance':
      return balance ? <balance.BalancePanel workspace={workspace} onReveal={onReveal} onPlaces={onPlaces} /> : LOADING
    case 'text':
      return text ? <text.TextPanel /> : LOADING
    default:
      if (!section) return null
      if (section.id === 'variants') return <VariantsPanel keys={section.keys} onPlaces={onPlaces} />
      return section.id === 'reinforcements' ? (
        <ArrivalsPanel keys={section.keys} title={section.title} />
      ) : (
        <SectionPanel keys={section.keys} title={section.title} isUnnamed={isUnnamed} />
      )
  }
}
