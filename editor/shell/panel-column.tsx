import {
  CalendarClock,
  CircleAlert,
  Code,
  Crown,
  Flag,
  GitBranch,
  Hexagon,
  History,
  Image,
  Info,
  Palette,
  Scale,
  ScrollText,
  Search,
  Shield,
  Swords,
  Users,
} from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import type { FormSection } from '../../src/engine/scenario-editor.ts'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { simulationOf } from '../balance/simulation.ts'
import { AreasPanel } from '../panels/areas-panel.tsx'
import { ArrivalsPanel } from '../panels/arrivals-panel.tsx'
import { ForcesPanel } from '../panels/forces-panel.tsx'
import { HistoryPanel } from '../panels/history-panel.tsx'
import { InspectorPanel } from '../panels/inspector-panel.tsx'
import { MapPanel } from '../panels/map-panel.tsx'
import { PalettePanel } from '../panels/palette-panel.tsx'
import { ProblemsPanel } from '../panels/problems-panel.tsx'
import { SectionPanel } from '../panels/section-panel.tsx'
import { CommandTree } from '../panels/table/command-tree.tsx'
import { ShapesPanel } from '../panels/table/shapes-panel.tsx'
import { TableInspector } from '../panels/table/table-inspector.tsx'
import { useBoardKind, useDocument, useWorkbench } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'

/** A panel of the column: one of ours, or a section of the scenario. */
export type PanelId = string

type Props = {
  readonly workspace: Workspace
  readonly shown: PanelId | undefined
  readonly onShow: (panel: PanelId | undefined) => void
  readonly onReveal: (problem: Diagnostic, places: readonly number[]) => void
}

const BalancePanel = lazy(() => import('../balance/balance-panel.tsx'))
const TextPanel = lazy(() => import('../text/text-panel.tsx'))

const BEFORE = [
  { id: 'palette', title: 'Palette', icon: Palette },
  { id: 'inspect', title: 'Inspect', icon: Search },
  { id: 'forces', title: 'Forces', icon: Swords },
  { id: 'areas', title: 'Areas', icon: Hexagon },
] as const

const AFTER = [
  { id: 'balance', title: 'Balance', icon: Scale },
  { id: 'map', title: 'Map', icon: Image },
  { id: 'problems', title: 'Problems', icon: CircleAlert },
  { id: 'history', title: 'History', icon: History },
  { id: 'text', title: 'Text', icon: Code },
] as const

/** Signs for the sections that most systems have; others get a scroll. */
const SECTION_ICONS: Readonly<Record<string, typeof Info>> = {
  facts: Info,
  sides: Users,
  reinforcements: CalendarClock,
  victory: Crown,
  rules: Shield,
  variants: GitBranch,
  sources: Flag,
}

/** The panel that is open at first: none on a screen that it would cover half of. */
export function firstPanel(): PanelId | undefined {
  return matchMedia('(max-width: 900px)').matches ? undefined : 'palette'
}

/** The panels of the open battle, ours and those of its rulebook's sections. */
export function usePanels() {
  const sections = useDocument(({ systemTools }) => systemTools?.scenarioEditor?.forms.sections)
  return [
    ...BEFORE,
    ...(sections ?? []).map(({ id, title }) => ({ id, title, icon: SECTION_ICONS[id] ?? ScrollText })),
    ...AFTER,
  ]
}

/** The panels: a rail of their names, and the one that is open. */
export function PanelColumn({ workspace, shown, onShow, onReveal }: Props) {
  const { document } = useWorkbench()
  // Whoever opens another battle has done with the games of this one.
  useEffect(() => () => simulationOf(document).close(), [document])
  const sections = useDocument(({ systemTools }) => systemTools?.scenarioEditor?.forms.sections) ?? []
  const problems = useDocument((state) => state.diagnostics.filter(({ severity }) => severity !== 'info').length)
  const panels = usePanels()
  const open = panels.find(({ id }) => id === shown)
  return (
    <aside className="panels" data-open={open !== undefined} data-wide={shown === 'text'}>
      {open && (
        <section className="panel" aria-label={open.title} key={open.id}>
          <h2>{open.title}</h2>
          <div className="panel-body">
            <Content
              id={open.id}
              section={sections.find(({ id }) => id === open.id)}
              workspace={workspace}
              onShow={onShow}
              onReveal={onReveal}
            />
          </div>
        </section>
      )}
      <nav className="rail" aria-label="Panels">
        {panels.map(({ id, title, icon: Icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={shown === id}
            onClick={() => onShow(shown === id ? undefined : id)}
          >
            <Icon aria-hidden="true" />
            <span>{title}</span>
            {id === 'problems' && problems > 0 && <b className="badge">{problems}</b>}
          </button>
        ))}
      </nav>
    </aside>
  )
}

type ContentProps = {
  readonly id: PanelId
  readonly section: FormSection | undefined
} & Pick<Props, 'workspace' | 'onShow' | 'onReveal'>

function Content({ id, section, workspace, onShow, onReveal }: ContentProps) {
  const board = useBoardKind()
  switch (id) {
    case 'palette':
      return <PalettePanel />
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
      return (
        <Suspense fallback={<p className="empty">Loading…</p>}>
          <BalancePanel workspace={workspace} onReveal={onReveal} />
        </Suspense>
      )
    case 'text':
      return (
        <Suspense fallback={<p className="empty">Loading…</p>}>
          <TextPanel />
        </Suspense>
      )
    default:
      if (!section) return null
      return section.id === 'reinforcements' ? (
        <ArrivalsPanel keys={section.keys} />
      ) : (
        <SectionPanel keys={section.keys} />
      )
  }
}
