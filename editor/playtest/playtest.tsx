import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Replay } from '../../src/engine/replay.ts'
import { isSame } from '../../src/scenario/plain-data.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import { GameTable } from '../play/game-table.tsx'
import type { PlayableBattle } from '../play/playable-battle.ts'
import type { GameSession } from '../play/session.ts'
import { SessionNote } from '../play/session-note.tsx'
import { Advisers } from '../play/thinking/advisers.ts'
import { Thinkers } from '../play/thinking/thinker.ts'
import type { Workspace } from '../state/workspace.ts'
import { useMapTheme } from '../widgets/map-theme.ts'
import { BlockingProblemsDialog, type OnProblem } from './blocking-problems.tsx'
import { GameMenu } from './game-menu.tsx'
import { type MismatchedGame, MismatchNotice } from './mismatch-notice.tsx'
import { SeatsBar } from './seats-bar.tsx'
import { recallSetup, rememberSetup, type Setup } from './setup.ts'
import { SetupDialog } from './setup-dialog.tsx'
import {
  type BlockingProblems,
  forceGame,
  type KeptGame,
  openGame,
  prepareBattle,
  type StartedGame,
  startGame,
} from './start-game.ts'
import '../play/play.css'
import '../play/drama/drama.css'
import './playtest.css'

export type PlaytestProps = {
  readonly document: ScenarioDocument
  readonly workspace: Workspace
  /** The game that was left for editing. */
  readonly kept: KeptGame | undefined
  /** A game that came with the battle. */
  readonly game: Replay | undefined
  readonly onKeep: (kept: KeptGame) => void
  readonly onLeave: () => void
  readonly onProblem: OnProblem
}

type Notice = { readonly text: string; readonly isProblem: boolean }

/** The battle of the document as a game, from the editor and back. */
export function Playtest(props: PlaytestProps) {
  const { document, onKeep } = props
  const [ready, setReady] = useState<PlayableBattle | BlockingProblems>()
  const [session, setSession] = useState<GameSession>()
  const [notice, setNotice] = useState<Notice>()
  const [mismatched, setMismatched] = useState<MismatchedGame>()
  const [isSettingUp, setSettingUp] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const hasBegun = useHasBegun(session)
  const theme = useMapTheme()
  const text = useRef('')

  const take = ({ session: begun, notice: message }: StartedGame) => {
    setSession(begun)
    setNotice(message === undefined ? undefined : { text: message, isProblem: false })
    setMismatched(undefined)
    onKeep({ text: text.current, session: begun })
  }
  const open = async (battle: PlayableBattle, replay: Replay) => {
    const opened = await openGame(battle, replay, recallSetup(battle))
    if ('session' in opened) take(opened)
    else setMismatched({ replay, reason: opened.message })
    return 'session' in opened
  }
  const prepare = async () => {
    const made = await prepareBattle(document)
    text.current = document.wholeText
    if (!('problems' in made) && !(props.game && !props.kept && (await open(made, props.game)))) {
      // The game that was left goes on with its variants, unless they are gone; whoever edits a variant plays that one.
      const { variant } = document.state
      const left = props.kept?.session.battle.scenario.chosen ?? []
      const wanted = variant === undefined ? left : [variant]
      const again = await made.choose(wanted)
      const kept = isSame(wanted, left) ? props.kept : undefined
      const setup = recallSetup(made)
      setAsking(!kept && !setup.isKnown)
      take(startGame('problem' in again ? made : again, text.current, kept, setup))
    }
    setReady(made)
  }
  useEffect(() => void prepare(), [document])

  const advisers = useMemo(() => session && new Advisers(session, makeThinker), [session])
  useEffect(() => () => advisers?.dismiss(), [advisers])
  useWayBack(props.onLeave)
  if (!ready) {
    return (
      <div className="play playtest" aria-busy="true">
        <p className="waiting">Checking whether the battle can be played…</p>
      </div>
    )
  }
  if ('problems' in ready)
    return <BlockingProblemsDialog blocking={ready} onLeave={props.onLeave} onProblem={props.onProblem} />
  const begin = async (setup: Setup) => {
    rememberSetup(ready, setup)
    setSettingUp(false)
    setAsking(false)
    const battle = setup.variants?.length ? await ready.choose(setup.variants) : ready
    if ('problem' in battle) setNotice({ text: battle.problem, isProblem: true })
    else take(startGame(battle, text.current, undefined, setup))
  }
  return (
    <Thinkers value={makeThinker}>
      <div className="play playtest">
        <header className="bar">
          <button type="button" onClick={props.onLeave} title="Back to editing (Escape)">
            <ArrowLeft aria-hidden="true" /> Edit
          </button>
          <h1>{(session?.battle ?? ready).about.title}</h1>
          {session && <SessionNote session={session} />}
          <span className="space" />
          <button type="button" onClick={() => setSettingUp(true)}>
            New game…
          </button>
          {session && (
            <GameMenu
              session={session}
              workspace={props.workspace}
              onNotice={(message, isProblem) => setNotice({ text: message, isProblem })}
              onOpen={(replay) => void open(ready, replay)}
            />
          )}
        </header>
        {notice && (
          <div className={notice.isProblem ? 'notice problem' : 'notice'} role={notice.isProblem ? 'alert' : 'status'}>
            <p>{notice.text}</p>
            <button type="button" onClick={() => setNotice(undefined)}>
              Close
            </button>
          </div>
        )}
        {mismatched && (
          <MismatchNotice
            mismatched={mismatched}
            onOwnBattle={() => void props.workspace.openGame(mismatched.replay)}
            onThisBattle={() => take(forceGame(ready, mismatched.replay, recallSetup(ready)))}
            onClose={() => setMismatched(undefined)}
          />
        )}
        {session && isAsking && !hasBegun && (
          <SeatsBar
            battle={ready}
            session={session}
            onChange={(seats) => {
              rememberSetup(ready, seats)
              take(startGame(session.battle, text.current, undefined, { ...seats, seed: session.seed }))
            }}
            onBegin={() => {
              rememberSetup(ready, session)
              setAsking(false)
            }}
          />
        )}
        {session && advisers && (
          <GameTable
            key={keyOf(session)}
            session={session}
            advisers={advisers}
            theme={theme}
            isWaiting={isAsking && !hasBegun}
          />
        )}
        {isSettingUp && session && (
          <SetupDialog
            battle={ready}
            setup={{
              players: session.players,
              seed: session.seed,
              isAlone: session.isAlone,
              variants: session.battle.scenario.chosen ?? [],
            }}
            onBegin={(setup) => void begin(setup)}
            onClose={() => setSettingUp(false)}
          />
        )}
      </div>
    </Thinkers>
  )
}

const makeThinker = () => new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' })

/** Whether anything has been played of a game. */
function useHasBegun(session: GameSession | undefined): boolean {
  return useSyncExternalStore(session?.subscribe ?? NEVER, () => (session?.steps.length ?? 0) > 0)
}
const NEVER = () => () => undefined

/** Another game begins with a fresh table. */
function keyOf(session: GameSession): string {
  let key = KEYS.get(session)
  if (key === undefined) {
    key = String(++begun)
    KEYS.set(session, key)
  }
  return key
}
const KEYS = new WeakMap<object, string>()
let begun = 0

/** Escape and P lead back to editing, unless they close something first. */
function useWayBack(onLeave: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = (event.target as Element | null)?.closest?.(
        'input:not([type=range]), select, textarea, dialog',
      )
      if (event.defaultPrevented || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key !== 'Escape' && event.key !== 'p') return
      event.preventDefault()
      onLeave()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onLeave])
}
