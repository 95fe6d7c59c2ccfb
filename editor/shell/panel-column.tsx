import {
  CalendarClock,
  ChevronsRight,
  CircleAlert,
  CloudSun,
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
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { recall } from '../browser/storage.ts'
import { PalettePanel } from '../panels/palette-panel.tsx'
import { useDocument } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'
import { useContextMenu } from '../widgets/context-menu.tsx'
import { IconButton } from '../widgets/icon-button.tsx'
import { usePart } from '../widgets/use-part.ts'
import { PanelEdge, usePanelWidth } from './panel-edge.tsx'
import { ProblemBadge } from './problem-badge.tsx'
import { layoutNow } from './use-shell-layout.ts'

/** A panel of the column: one of ours, or a section of the scenario. */
export type PanelId = string

export type PanelProps = {
  readonly workspace: Workspace
  readonly shown: PanelId | undefined
  readonly onShow: (panel: PanelId | undefined) => void
  readonly onReveal: (problem: Diagnostic, places: readonly number[]) => void
  readonly onPlaces: (places: readonly number[]) => void
}

/** All panels but the palette, which a battle is opened with. */
export const loadPanels = () => import('./other-panels.tsx')

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
  course: CloudSun,
  variants: GitBranch,
  sources: Flag,
}

/** The panel that is open at first: the one that was open last, none on a screen that it would cover half of. */
export function firstPanel(): PanelId | undefined {
  if (layoutNow() !== 'column') return undefined
  const kept = recall('panel')
  return kept === undefined ? 'palette' : kept || undefined
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
export function PanelColumn(props: PanelProps) {
  const { shown, onShow } = props
  const panels = usePanels()
  const open = panels.find(({ id }) => id === shown)
  const { menu, ask } = useContextMenu()
  const { width, choose } = usePanelWidth(shown === 'text' ? 'text' : 'panel')
  return (
    <aside className="panels" data-open={open !== undefined} data-wide={shown === 'text'}>
      {open && <PanelEdge width={width} onWidth={choose} onCollapse={() => onShow(undefined)} />}
      {open && (
        <section className="panel" aria-label={open.title} key={open.id} style={width === undefined ? {} : { width }}>
          <header>
            <h2>{open.title}</h2>
            <IconButton label="Close the panel" onClick={() => onShow(undefined)}>
              <ChevronsRight aria-hidden="true" />
            </IconButton>
          </header>
          <div className="panel-body">
            <PanelContent {...props} id={open.id} />
          </div>
        </section>
      )}
      <nav className="rail" aria-label="Panels">
        {panels.map(({ id, title, icon: Icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={shown === id}
            title={title}
            onContextMenu={(event) =>
              ask(event, title, [
                {
                  entries: [
                    {
                      label: shown === id ? 'Close the panel' : 'Open',
                      run: () => onShow(shown === id ? undefined : id),
                    },
                    { label: 'Usual width', isOff: width === undefined, run: () => choose(undefined) },
                  ],
                },
              ])
            }
            onClick={() => onShow(shown === id ? undefined : id)}
          >
            <Icon aria-hidden="true" />
            <span>{title}</span>
            {id === 'problems' && <ProblemBadge />}
          </button>
        ))}
      </nav>
      {menu}
    </aside>
  )
}

/** What a panel shows. */
export function PanelContent(props: PanelProps & { readonly id: PanelId }) {
  const others = usePart(loadPanels, props.id !== 'palette')
  if (props.id === 'palette') return <PalettePanel />
  return others ? <others.OtherPanel {...props} /> : <p className="empty">Loading…</p>
}
