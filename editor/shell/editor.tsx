import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { simulationOf } from '../balance/simulation.ts'
import { recall } from '../browser/storage.ts'
import type { PageActions } from '../commands/command.ts'
import { type DialogId, Dialogs } from '../dialogs/index.tsx'
import { layoutIn } from '../document/board.ts'
import { placesOf } from '../document/problem-places.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import { download, fileName } from '../files/pickers.ts'
import { FileProblem } from '../files/store.ts'
import { importBattle } from '../home/import-battle.ts'
import type { KeptGame } from '../playtest/start-game.ts'
import { loadPlaytest, warmUp } from '../playtest/warm-up.ts'
import type { OpenFile } from '../state/open-files.ts'
import { useKeptUnderlay } from '../state/use-kept-underlay.ts'
import { WorkbenchContext } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'
import { GestureController } from '../tools/gesture-controller.ts'
import { makeView } from '../view/view-state.ts'
import { useSideColours } from '../widgets/side-colours.ts'
import { fetchPart, usePart } from '../widgets/use-part.ts'
import { type BoardControls, BoardPane } from './board/board-pane.tsx'
import { fetchLetters, hasLetters } from './fetch-letters.ts'
import { Notices } from './notices.tsx'
import { loadPanels, PanelColumn } from './panel-column.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { StatusBar } from './status-bar.tsx'
import { ToolOptions } from './tool-options.tsx'
import { Toolbar } from './toolbar.tsx'
import { TopBar } from './top-bar.tsx'
import { useOpenPanel } from './use-open-panel.ts'
import { usePageKeys } from './use-page-keys.ts'
import { useShellLayout } from './use-shell-layout.ts'
import { VariantBar } from './variant-choice.tsx'

const loadNewDialog = () => import('../home/new-dialog.tsx')
const loadCommandPalette = () => import('./command-palette.tsx')
const loadTour = () => import('./tour.tsx')

type EditorProps = {
  readonly file: OpenFile
  readonly workspace: Workspace
  readonly mode: 'light' | 'dark'
  readonly onMode: () => void
}

/** A battle on the table, with all that it is worked on with. */
export function Editor({ file, workspace, mode, onMode }: EditorProps) {
  const { document: scenario } = file
  const workbench = useMemo(() => {
    const view = makeView()
    return { document: scenario, view, gestures: new GestureController(scenario, view) }
  }, [scenario])
  const layout = useShellLayout()
  const [panel, setPanel] = useOpenPanel(workbench.view)
  // Whoever opens another battle has done with the games of this one.
  useEffect(() => () => simulationOf(scenario).close(), [scenario])
  const [dialog, setDialog] = useState<DialogId>()
  const [isNewOpen, setNewOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [isFirst] = useState(() => recall('tour') !== 'done')
  const tour = usePart(loadTour, isFirst)
  const newDialog = usePart(loadNewDialog, isNewOpen)
  const commandPalette = usePart(loadCommandPalette, isPaletteOpen)
  const board = useRef<BoardControls>(null)
  const { Playtest, play, leave, kept } = usePlaying(file)
  const isPlaying = Playtest !== undefined
  const title = useStore(scenario.store, ({ portrait }) => portrait?.title)
  useSideColours(
    useStore(scenario.store, ({ portrait }) => portrait?.sides),
    mode,
  )
  useEffect(() => {
    document.title = title === undefined ? 'Berthier' : `${title} – Berthier`
  }, [title])

  const page = useMemo<PageActions>(
    () => ({
      save: () => void workspace.saving.save().then((isDone) => !isDone && setDialog('save-as')),
      saveAs: () => setDialog('save-as'),
      goHome: () => workspace.goHome(),
      openFromDisk: () => void workspace.openFromDisk(),
      newBattle: () => setNewOpen(true),
      importBattle: () => void importBattle(workspace),
      isNamed: file.path !== undefined && file.store.canManage,
      nameFile: setDialog,
      download: () => download(fileName(file.path), scenario.state.text),
      share: () => void share(workspace, file),
      exportBattle: () => setDialog('export'),
      play,
      fit: () => board.current?.fit(),
      zoom: (by) => board.current?.zoom(by),
      openHelp: () => setDialog('help'),
      openPalette: () => setPaletteOpen(true),
    }),
    [workspace, file, play, scenario],
  )
  usePageKeys(workbench, page, isPlaying || (isPaletteOpen && !commandPalette))
  useKeptUnderlay(workbench, file.path === undefined ? undefined : `${file.store.id}:${file.path}`)

  const showPlaces = (places: readonly number[]) => {
    if (places.length === 0) return
    workbench.view.setState({ selection: new Set(places), cursor: places[0]! })
    board.current?.reveal(places[0]!)
  }
  const reveal = (problem: Diagnostic, places: readonly number[]) => {
    showPlaces(places)
    const { checkedText } = scenario.state
    const { range } = problem
    // A problem without a place is in the text alone; the line of any other waits there.
    const takesFocus = places.length === 0
    if (range && checkedText !== undefined)
      workbench.view.setState({ revealed: { range, text: checkedText, takesFocus } })
    if (takesFocus) setPanel('text')
  }
  const Panels = layout === 'sheet' ? PhoneBar : PanelColumn
  return (
    <WorkbenchContext value={workbench}>
      <div className="editor" data-layout={layout} inert={isPlaying}>
        <TopBar workspace={workspace} page={page} mode={mode} onMode={onMode} onVariants={() => setPanel('variants')} />
        <Notices workspace={workspace} onDialog={setDialog} />
        {layout !== 'sheet' && <Toolbar />}
        <main className="stage">
          <VariantBar onShow={() => setPanel('variants')} />
          {layout !== 'sheet' && <ToolOptions />}
          <BoardPane controls={board} onText={() => setPanel('text')} />
          <StatusBar page={page} onPanel={setPanel} />
        </main>
        <Panels workspace={workspace} shown={panel} onShow={setPanel} onReveal={reveal} onPlaces={showPlaces} />
        <Dialogs shown={dialog} onShow={setDialog} workspace={workspace} />
        {newDialog && <newDialog.NewDialog workspace={workspace} mode={mode} onClose={() => setNewOpen(false)} />}
        {commandPalette && (
          <commandPalette.CommandPalette
            workspace={workspace}
            page={page}
            showPanel={setPanel}
            showPlaces={showPlaces}
            reveal={reveal}
            onClose={() => setPaletteOpen(false)}
          />
        )}
        {tour && <tour.Tour isPlaying={isPlaying} />}
      </div>
      {Playtest && (
        <Playtest
          document={scenario}
          workspace={workspace}
          kept={kept.current}
          game={file.game}
          onKeep={(game) => {
            kept.current = game
          }}
          onLeave={leave}
          onProblem={(problem) => {
            leave()
            setPanel('problems')
            if (problem) reveal(problem, placesOf(problem, layoutIn(scenario.state)))
          }}
        />
      )}
    </WorkbenchContext>
  )
}

/** What the battle is played with, while it is; the game that is left for editing is kept, and the place of the focus. */
function usePlaying({ document: scenario, game, plays }: OpenFile) {
  const [playtest, setPlaytest] = useState<Awaited<ReturnType<typeof loadPlaytest>>>()
  const kept = useRef<KeptGame>(undefined)
  const focused = useRef<Element>(null)
  const [{ play, leave }] = useState(() => ({
    play: () => {
      focused.current = document.activeElement
      // Not lazily: what React has once waited for, it shows late.
      void loadPlaytest().then(setPlaytest)
    },
    leave: () => setPlaytest(undefined),
  }))
  useEffect(() => {
    if (game || plays) play()
    const warmed = new AbortController()
    void warmUpLater(scenario, warmed.signal)
    return () => warmed.abort()
  }, [scenario, game, plays, play])
  useEffect(() => {
    if (!playtest) (focused.current as HTMLElement | null)?.focus()
  }, [playtest])
  return { Playtest: playtest?.Playtest, play, leave, kept }
}

/** Fetches the letters of the map, panels, the command palette and the game once there is nothing else to do, so that each opens at once. */
async function warmUpLater(scenario: ScenarioDocument, signal: AbortSignal): Promise<void> {
  if (hasLetters()) void fetchLetters()
  await scenario.untilChecked()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  if (signal.aborted) return
  await fetchLetters()
  await Promise.all([fetchPart(loadPanels), fetchPart(loadCommandPalette), warmUp(scenario)])
}

async function share(workspace: Workspace, { document: scenario }: OpenFile): Promise<void> {
  try {
    const { linkTo } = await import('../dialogs/export-battle.ts')
    await navigator.clipboard.writeText(await linkTo(scenario))
    scenario.notify('Copied a link with the whole battle.', false)
  } catch (error) {
    workspace.report(
      error instanceof FileProblem ? error.message : 'The browser did not allow writing to the clipboard.',
    )
  }
}
