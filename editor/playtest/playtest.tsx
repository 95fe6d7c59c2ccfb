import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Replay } from '../../src/engine/replay.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { Battle } from '../play/battle.ts'
import type { Session } from '../play/session.ts'
import { SessionNote } from '../play/session-note.tsx'
import { Table } from '../play/table.tsx'
import type { Workspace } from '../state/workspace.ts'
import { useMapTheme } from '../widgets/map-theme.ts'
import { type Begun, beginGame, forceGame, type Hindrance, type KeptGame, makeReady, openGame } from './begin.ts'
import { GameMenu } from './game-menu.tsx'
import { Hindered, type OnProblem } from './hindered.tsx'
import { type Misfit, Mismatch } from './mismatch.tsx'
import { recallSetup, rememberSetup, type Setup } from './setup.ts'
import { SetupDialog } from './setup-dialog.tsx'
import { WorkerAdvisers } from './worker-advisers.ts'

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
  const [ready, setReady] = useState<Battle | Hindrance>()
  const [session, setSession] = useState<Session>()
  const [notice, setNotice] = useState<Notice>()
  const [misfit, setMisfit] = useState<Misfit>()
  const [isSettingUp, setSettingUp] = useState(false)
  const theme = useMapTheme()
  const text = useRef('')

  const take = ({ session: begun, notice: said }: Begun) => {
    setSession(begun)
    setNotice(said === undefined ? undefined : { text: said, isProblem: false })
    setMisfit(undefined)
    onKeep({ text: text.current, session: begun })
  }
  const open = (battle: Battle, replay: Replay) => {
    const opened = openGame(battle, replay, recallSetup(battle))
    if ('session' in opened) take(opened)
    else setMisfit({ replay, reason: opened.message })
    return 'session' in opened
  }
  const prepare = async () => {
    const made = await makeReady(document)
    text.current = document.state.text
    if (!('problems' in made) && !(props.game && !props.kept && open(made, props.game))) {
      take(beginGame(made, text.current, props.kept, recallSetup(made)))
    }
    setReady(made)
  }
  useEffect(() => void prepare(), [document])

  const advisers = useMemo(() => session && new WorkerAdvisers(session), [session])
  useEffect(() => () => advisers?.dismiss(), [advisers])
  useWayBack(props.onLeave)
  if (!ready) {
    return (
      <div className="play playtest" aria-busy="true">
        <p className="waiting">Looking whether the battle can be played…</p>
      </div>
    )
  }
  if ('problems' in ready) return <Hindered hindrance={ready} onLeave={props.onLeave} onProblem={props.onProblem} />
  const begin = (setup: Setup) => {
    rememberSetup(setup)
    setSettingUp(false)
    take(beginGame(ready, text.current, undefined, setup))
  }
  return (
    <div className="play playtest">
      <header className="bar">
        <button type="button" onClick={props.onLeave} title="Back to editing (Escape)">
          <ArrowLeft aria-hidden="true" /> Edit
        </button>
        <h1>{ready.about.title}</h1>
        {session && <SessionNote session={session} />}
        <span className="space" />
        <button type="button" onClick={() => setSettingUp(true)}>
          New game…
        </button>
        {session && (
          <GameMenu
            session={session}
            workspace={props.workspace}
            onNotice={(said, isProblem) => setNotice({ text: said, isProblem })}
            onOpen={(replay) => open(ready, replay)}
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
      {misfit && (
        <Mismatch
          misfit={misfit}
          onOwnBattle={() => void props.workspace.openGame(misfit.replay)}
          onThisBattle={() => take(forceGame(ready, misfit.replay, recallSetup(ready)))}
          onClose={() => setMisfit(undefined)}
        />
      )}
      {session && advisers && <Table key={keyOf(session)} session={session} advisers={advisers} theme={theme} />}
      {isSettingUp && session && (
        <SetupDialog
          battle={ready}
          setup={{ players: session.players, seed: session.seed, isAlone: session.isAlone }}
          onBegin={begin}
          onClose={() => setSettingUp(false)}
        />
      )}
    </div>
  )
}

/** Another game begins with a fresh table. */
function keyOf(session: Session): string {
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
