import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Refusal } from '../../src/engine/system.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { BattleMap } from './battle-map.tsx'
import { Cover } from './cover.tsx'
import { Decision } from './decision.tsx'
import { End } from './end.tsx'
import { HexMenu } from './hex-menu.tsx'
import { Icon } from './icons.tsx'
import { Announcer } from './log.tsx'
import { OddsCard } from './odds.tsx'
import { PLAYERS } from './players.ts'
import { Reference } from './reference.tsx'
import { ReplayBar } from './replay-bar.tsx'
import type { Session } from './session.ts'
import { Sides } from './sides.tsx'
import { SPEEDS, type Speed, useComputer } from './use-computer.ts'
import { type Choice, choicesByHex, isCrowded, look, type View } from './view.ts'

/** The table that a battle is played at: the map, what is to be decided, how it stands, and what is known. */
export function Table({ session, theme }: { readonly session: Session; readonly theme: Theme }) {
  const version = useSyncExternalStore(session.subscribe, () => session.version)
  const [speed, setSpeed] = useState<Speed>('normal')
  const [considered, setConsidered] = useState<Choice>()
  const [menu, setMenu] = useState<readonly Choice[]>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [chosenGroup, setChosenGroup] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useComputer(session, speed)

  const view = useMemo(() => look(session), [session, version])
  const crowded = isCrowded(view.groups)
  const openGroup = crowded
    ? (view.groups.find(({ name }) => isSameGroup(name, chosenGroup)) ?? view.groups[0])?.name
    : undefined
  const onMap = useMemo(
    () => (openGroup === undefined ? view.groups : view.groups.filter(({ name }) => name === openGroup)),
    [view, openGroup],
  )
  const byHex = useMemo(() => choicesByHex(onMap), [onMap])
  const turns = useMemo(
    () => onMap.flatMap(({ choices }) => choices.filter(({ offer }) => offer.kind === 'turn')),
    [onMap],
  )

  const choose = useCallback(
    ({ action }: Choice) => {
      const hadFocus = panel.current?.contains(document.activeElement) ?? false
      setMenu(undefined)
      setConsidered(undefined)
      session.play(action)
      // The button is gone: whoever plays by keys goes on from the heading.
      if (hadFocus) requestAnimationFrame(() => heading.current?.focus())
    },
    [session],
  )
  const onHex = useCallback(
    (hex: number, by: 'mouse' | 'other') => {
      const here = byHex.get(hex) ?? []
      const [only] = here
      // A finger shows the odds only by touching: dice are not rolled by mistake.
      const isGrave = by === 'other' && only?.offer.kind === 'attack'
      setRefusal(here.length === 0 ? view.refuse(hex) : undefined)
      if (here.length === 1 && !isGrave) choose(only!)
      else setMenu(here.length > 0 ? here : undefined)
    },
    [byHex, choose, view],
  )
  useEffect(() => {
    setMenu(undefined)
    setRefusal(undefined)
  }, [version])
  useKeys(session)

  const goToDecision = () => requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  useEffect(() => void goToDecision(), [session])
  const uncover = () => {
    session.uncover()
    goToDecision()
  }
  const { battle, decider, isCovered, isLive } = session
  if (isCovered && decider !== undefined) {
    return <Cover side={decider} name={battle.sides[decider]!} onReady={uncover} />
  }
  return (
    <main className="table">
      <div className="field">
        <BattleMap
          portrait={view.portrait}
          theme={theme}
          choices={byHex}
          turns={turns}
          last={view.last}
          considered={considered}
          onConsider={setConsidered}
          onHex={onHex}
          onTurn={choose}
        />
        {refusal && (
          <p className="refusal" role="status">
            {refusal.reason} <small>({refusal.rule})</small>
          </p>
        )}
        {!menu && <OddsCard choice={considered} explain={view.explain} isRight={isOnTheLeft(view, considered)} />}
        {menu && <HexMenu choices={menu} explain={view.explain} onChoose={choose} onClose={() => setMenu(undefined)} />}
        <ReplayBar session={session}>
          {session.humans.length < battle.sides.length && !view.outcome && (
            <select
              aria-label="How fast computers play"
              value={speed}
              onChange={(event) => setSpeed(event.currentTarget.value as Speed)}
            >
              {Object.keys(SPEEDS).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </ReplayBar>
      </div>
      <div className="panel" ref={panel}>
        <div className="status">
          <strong className="time">{view.situation.time}</strong>
          <button type="button" disabled={!session.canUndo} onClick={() => session.undo()} title="Take back (U)">
            <Icon name="undo" /> Undo
          </button>
        </div>
        <Sides names={battle.sides} situation={view.situation} decider={view.decider} />
        {!isLive && <Past session={session} />}
        {view.outcome && isLive ? (
          <End headline={view.headline} outcome={view.outcome} onReplay={() => session.show(0)} />
        ) : (
          <Decision
            view={view}
            who={whoDecides(session, view.decider)}
            side={view.decider}
            groups={view.groups}
            openGroup={openGroup}
            onOpen={setChosenGroup}
            considered={considered}
            onConsider={setConsidered}
            onChoose={choose}
            heading={heading}
          />
        )}
        <Reference session={session} portrait={view.portrait} theme={theme} />
        <Announcer session={session} />
      </div>
    </main>
  )
}

function isOnTheLeft({ portrait: { board } }: View, choice: Choice | undefined): boolean {
  const { hex, from } = choice?.offer ?? {}
  const at = hex ?? from
  return at !== undefined && Math.floor(at / board.rows) < board.columns / 2
}

/** What is left of a stock may stand in the name of its group, in brackets. */
function isSameGroup(name: string, chosen: string | undefined): boolean {
  const plain = (text: string) => text.replace(/ \(.*\)$/, '')
  return chosen !== undefined && plain(name) === plain(chosen)
}

function whoDecides(session: Session, side: number | undefined): string {
  if (side === undefined) return 'The battle is over'
  const name = session.battle.sides[side]!
  return session.isHuman(side) || !session.isLive ? name : `${name} (${PLAYERS[session.players[side]!].name})`
}

/** Another moment than the last is looked at. */
function Past({ session }: { readonly session: Session }) {
  return (
    <div className="past" role="status">
      <p>You look back: after action {session.shown}.</p>
      <button type="button" className="primary" onClick={() => session.show(session.steps.length)}>
        Back to the last action
      </button>
      <button type="button" onClick={() => session.rewind(session.shown)}>
        Play on from here
      </button>
    </div>
  )
}

/** U takes back, comma and full stop go through the game. */
function useKeys(session: Session): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest?.('input, select, textarea, dialog')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || session.isCovered) return
      if (event.key === 'u' && session.canUndo) session.undo()
      else if (event.key === ',') session.show(session.shown - 1)
      else if (event.key === '.') session.show(session.shown + 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [session])
}
