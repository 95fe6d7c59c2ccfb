import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { layoutOf } from '../../src/scene/layout.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { BattleMap, type MapControls } from './battle-map.tsx'
import { OtherBranches, PastNotice } from './branches.tsx'
import type { Advisers } from './computers.ts'
import { Cover } from './cover.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { Announcer } from './event-log.tsx'
import { GameEnd } from './game-end.tsx'
import { Icon } from './icons.tsx'
import { OddsCard } from './odds.tsx'
import { PlaceMenu } from './place-menu.tsx'
import { choicesByPlace, findOpenGroup, makePlayView, type PlayChoice, type PlayView } from './play-view.ts'
import { PLAYERS } from './players.ts'
import { canAnalyse, ReferencePanel, type ReferenceTab } from './reference-panel.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { ScoutingCard, useScoutingOverlay } from './scouting-card.tsx'
import type { GameSession } from './session.ts'
import { Sides } from './sides.tsx'
import { TurnRecord } from './turn-record.tsx'
import { SPEEDS, type Speed, useComputer } from './use-computer.ts'
import { useKeys } from './use-keys.ts'
import { usePointing } from './use-pointing.ts'

type TableProps = {
  readonly session: GameSession
  readonly advisers: Advisers
  readonly theme: Theme
  readonly speed?: Speed
}

/** The table that a battle is played at: the map, what is to be decided, how it stands, and what is known. */
export function GameTable({ session, advisers, theme, speed: first = 'normal' }: TableProps) {
  const version = useSyncExternalStore(session.subscribe, () => session.version)
  const [speed, setSpeed] = useState<Speed>(first)
  const [tab, setTab] = useState<ReferenceTab>('Log')
  const [pointedAt, setConsidered] = useState<PlayChoice>()
  const [chosenGroup, setChosenGroup] = useState<string>()
  const [chosen, setChosen] = useState<{ readonly version: number; readonly subject: number }>()
  const [pointedOut, setPointedOut] = useState<readonly number[]>(NO_PLACES)
  const heading = useRef<HTMLHeadingElement>(null)
  const desk = useRef<HTMLDivElement>(null)
  const map = useRef<MapControls>(null)
  useComputer(session, advisers, speed)

  // Who was chosen before the last action has had his turn.
  const subject = chosen?.version === version ? chosen.subject : undefined
  const view = useMemo(() => makePlayView(session, subject), [session, version, subject])
  // What was pointed at before the last action is no choice any more.
  const offered = useMemo(() => new Set(view.groups.flatMap(({ choices }) => choices)), [view])
  const openGroup = findOpenGroup(view, chosenGroup)
  const onMap = useMemo(
    () => (openGroup === undefined ? view.groups : view.groups.filter(({ name }) => name === openGroup)),
    [view, openGroup],
  )
  const byPlace = useMemo(() => choicesByPlace(onMap), [onMap])
  const turns = useMemo(
    () => onMap.flatMap(({ choices }) => choices.filter(({ offer }) => offer.kind === 'turn')),
    [onMap],
  )

  const choose = useCallback(
    ({ action }: PlayChoice) => {
      const hadFocus = desk.current?.contains(document.activeElement) ?? false
      // A menu of the map leads back to the map.
      if (document.activeElement?.closest('.place-menu')) map.current?.focus()
      session.play(action)
      // The button is gone: whoever plays by keys goes on from the heading.
      if (hadFocus) requestAnimationFrame(() => heading.current?.focus())
    },
    [session],
  )
  const onSubject = useCallback((one: number) => setChosen({ version: session.version, subject: one }), [session])
  const onGroup = setChosenGroup
  const pointing = usePointing({ session, version, view, onMap, byPlace, map, choose, onGroup, onSubject })
  const { menu, refusal, scouting, fanned, onEscape } = pointing
  const considered = pointedAt && (offered.has(pointedAt) || menu?.includes(pointedAt)) ? pointedAt : undefined
  const ghosts = useMemo(() => (considered ? view.foresee(considered) : []), [view, considered])
  const isBusy = useCallback(() => map.current?.isCarrying() ?? false, [])
  useKeys(session, onMap, choose, onEscape, isBusy)
  const onPointOut = useCallback((places: readonly number[], isChosen: boolean) => {
    setPointedOut(places)
    if (isChosen && places.length > 0) map.current?.reveal(places[0]!)
  }, [])

  const goToDecision = () => requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  useEffect(() => void goToDecision(), [session])
  const uncover = () => {
    session.uncover()
    goToDecision()
  }
  const scoutingOverlay = useScoutingOverlay(scouting)
  const { battle, decider, isCovered, isLive, trouble } = session
  if (isCovered && decider !== undefined) {
    return <Cover side={decider} name={battle.sides[decider]!} onReady={uncover} />
  }
  return (
    <main className="table">
      <div className="view">
        <TurnRecord portrait={view.portrait} />
        <div className="arena">
          <BattleMap
            portrait={view.portrait}
            theme={theme}
            choices={byPlace}
            turns={turns}
            last={view.last}
            planned={view.planned}
            isMenuOpen={menu !== undefined}
            pointedOut={pointedOut}
            considered={considered}
            areas={scouting?.areas}
            scouting={scoutingOverlay}
            controls={map}
            onConsider={setConsidered}
            onPlace={pointing.onPlace}
            onTurn={choose}
            ghosts={ghosts}
            isSubject={(place) => view.otherAt(place) !== undefined}
            canDrag={view.canDrag}
            onDrag={view.drag}
            onDrop={pointing.onDrop}
            explain={view.explain}
            fanned={fanned}
            onPick={pointing.onPick}
            onFold={pointing.onFold}
            onScout={pointing.onScout}
          />
          {refusal && (
            <p className="refusal" role="status">
              {refusal.reason} <small>({refusal.rule})</small>
            </p>
          )}
          {scouting && <ScoutingCard scouting={scouting} onClose={onEscape} />}
          {!menu && !scouting && (
            <OddsCard choice={considered} explain={view.explain} isRight={isOnTheLeft(view, considered)} />
          )}
          {menu && (
            <PlaceMenu
              choices={menu}
              considered={considered}
              isHigh={isAtTheFoot(view, menu[0])}
              explain={view.explain}
              onConsider={setConsidered}
              onChoose={choose}
              onClose={onEscape}
              onTurn={pointing.onTurn}
            />
          )}
        </div>
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
      <div className="desk" ref={desk}>
        <div className="moment">
          <strong className="time">{view.situation.time}</strong>
          <button type="button" disabled={!session.canUndo} onClick={() => session.undo()} title="Undo (U)">
            <Icon name="undo" /> Undo
          </button>
        </div>
        <Sides names={battle.sides} situation={view.situation} decider={view.decider} />
        {trouble !== undefined && (
          <div className="past" role="alert">
            <p className="problem">The computer stopped: {trouble}</p>
            <button type="button" className="primary" onClick={() => session.report(undefined)}>
              Try again
            </button>
          </div>
        )}
        {!isLive && <PastNotice session={session} />}
        <OtherBranches session={session} />
        {view.outcome && isLive ? (
          <GameEnd
            headline={view.headline}
            outcome={view.outcome}
            onReplay={() => session.viewStep(0)}
            onAnalyse={canAnalyse(session) ? () => setTab('Analysis') : undefined}
          />
        ) : (
          <DecisionPanel
            view={view}
            who={whoDecides(session, view.decider)}
            side={view.decider}
            groups={view.groups}
            openGroup={openGroup}
            onOpen={setChosenGroup}
            onSubject={onSubject}
            considered={considered}
            onConsider={setConsidered}
            onChoose={choose}
            onRefuse={pointing.onRefuse}
            heading={heading}
          />
        )}
        <ReferencePanel
          session={session}
          portrait={view.portrait}
          bodies={view.situation.bodies}
          theme={theme}
          tab={tab}
          onTab={setTab}
          onPointOut={onPointOut}
        />
        <Announcer session={session} />
      </div>
    </main>
  )
}

const NO_PLACES: readonly number[] = []

function isOnTheLeft({ portrait: { board } }: PlayView, choice: PlayChoice | undefined): boolean {
  const { place, from } = choice?.offer ?? {}
  const at = place ?? from
  if (at === undefined) return false
  const layout = layoutOf(board)
  return layout.centre(at)[0] < layout.frame(0).x + layout.width / 2
}

function isAtTheFoot({ portrait: { board } }: PlayView, choice: PlayChoice | undefined): boolean {
  const layout = layoutOf(board)
  return layout.centre(choice?.offer.place ?? 0)[1] > layout.frame(0).y + layout.height / 2
}

function whoDecides(session: GameSession, side: number | undefined): string {
  if (side === undefined) return 'The battle is over'
  const name = session.battle.sides[side]!
  return session.isHuman(side) || !session.isLive ? name : `${name} (${PLAYERS[session.players[side]!].name})`
}
