import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Theme } from '../../src/scene/theme.ts'
import { BattleMap, type MapControls } from './battle-map.tsx'
import { OtherBranches, PastNotice } from './branches.tsx'
import { Cover } from './cover.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { PACES, paceOf, type Speed } from './drama/pace.ts'
import { SoundButton } from './drama/sound-button.tsx'
import { useDrama } from './drama/use-drama.ts'
import { Announcer } from './event-log.tsx'
import { GameEnd } from './game-end.tsx'
import { NearestGoals } from './goal-track.tsx'
import { Icon } from './icons.tsx'
import { OddsCard } from './odds-card.tsx'
import { PlaceMenu } from './place-menu.tsx'
import { choicesByPlace, findOpenGroup, makePlayView, type PlayChoice } from './play-view.ts'
import { PLAYERS } from './players.ts'
import { canAnalyse, ReferencePanel, type ReferenceTab } from './reference-panel.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { ScoutingCard, useScoutingOverlay } from './scouting-card.tsx'
import type { GameSession } from './session.ts'
import { Sides } from './sides.tsx'
import { useStableKeys } from './stable-keys.ts'
import { playChoice } from './take-up.ts'
import type { Advisers } from './thinking/advisers.ts'
import { TurnRecord } from './turn-record.tsx'
import { useComputer } from './use-computer.ts'
import { useKeys } from './use-keys.ts'
import { usePointing } from './use-pointing.ts'

type TableProps = {
  readonly session: GameSession
  readonly advisers: Advisers
  readonly theme: Theme
  readonly speed?: Speed
  /** Whether computers wait, because it is still asked who plays. */
  readonly isWaiting?: boolean
}

/** The table that a battle is played at: the map, what is to be decided, how it stands, and what is known. */
export function GameTable({ session, advisers, theme, speed: first = 'normal', isWaiting = false }: TableProps) {
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

  // Who was chosen before the last action has had his turn.
  const subject = chosen?.version === version ? chosen.subject : undefined
  const view = useMemo(() => makePlayView(session, subject), [session, version, subject])
  const pace = useMemo(() => paceOf(speed), [speed])
  const settled = useCallback(() => map.current?.settled() ?? Promise.resolve(), [])
  const { show, skip } = useDrama(session, view, pace, settled)
  useComputer(session, advisers, pace, show.isPlaying || isWaiting)
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
    (choice: PlayChoice) => {
      const hadFocus = desk.current?.contains(document.activeElement) ?? false
      // A menu of the map leads back to the map.
      if (document.activeElement?.closest('.place-menu')) map.current?.focus()
      playChoice(session, choice)
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
  // Escape closes what lies over the map, then lets go of a unit; one that has its order already is not left by mistake.
  const warned = useRef(-1)
  const { onRefuse } = pointing
  const onRelease = useCallback(() => {
    const isWarned = warned.current === session.version && !menu && !fanned && !scouting
    if (isWarned) return false
    if (onEscape() || session.letGo()) return true
    const isInHand = view.isOpen && onMap.some(({ choices }) => choices.some(({ offer }) => IN_HAND.has(offer.kind)))
    if (!isInHand) return false
    warned.current = session.version
    onRefuse({
      reason: 'A unit has its order. Escape again leaves the game; E ends the order, U takes it back',
      rule: 'Esc',
    })
    return true
  }, [onEscape, onRefuse, session, view, onMap, menu, fanned, scouting])
  const isBusy = useCallback(() => map.current?.isCarrying() ?? false, [])
  const keys = useStableKeys(session, view, onMap)
  useKeys(session, keys, choose, onRelease, isBusy, skip)
  const onPointOut = useCallback((places: readonly number[], isChosen: boolean) => {
    setPointedOut(places)
    if (isChosen && places.length > 0) map.current?.reveal(places[0]!)
  }, [])

  const goToDecision = () => requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  useEffect(() => {
    // A small screen may still be where the game was begun, far below.
    window.scrollTo(0, 0)
    goToDecision()
  }, [session])
  const uncover = () => {
    session.uncover()
    goToDecision()
  }
  const scoutingOverlay = useScoutingOverlay(scouting)
  const { battle, decider, isCovered, isLive, trouble } = session
  if (isCovered && decider !== undefined) {
    const reason = battle.presenter.isSecret(session.state)
      ? 'A choice the enemy must not see'
      : 'Units the enemy must not see'
    return <Cover side={decider} name={battle.sides[decider]!} reason={reason} onReady={uncover} />
  }
  return (
    <main className="table">
      <div className="view">
        <TurnRecord portrait={view.portrait} />
        <div className="arena">
          <BattleMap
            portrait={view.portrait}
            theme={theme}
            show={show}
            choices={byPlace}
            turns={turns}
            last={view.last}
            involved={view.involved}
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
            waysFrom={view.waysFrom}
            onDrag={view.drag}
            onDrop={pointing.onDrop}
            explain={view.explain}
            fanned={fanned}
            onPick={pointing.onPick}
            onFold={pointing.onFold}
            onScout={pointing.onScout}
            refuse={view.refuse}
            cards={(board, camera) => (
              <>
                {!menu && !scouting && (
                  <OddsCard
                    choice={considered}
                    target={view.involved.find(({ isTarget }) => isTarget)?.place}
                    explain={view.explain}
                    nameResult={view.nameResult}
                    portrait={view.portrait}
                    board={board}
                    camera={camera}
                  />
                )}
                {menu && (
                  <PlaceMenu
                    choices={menu}
                    considered={considered}
                    explain={view.explain}
                    nameResult={view.nameResult}
                    portrait={view.portrait}
                    board={board}
                    camera={camera}
                    onConsider={setConsidered}
                    onChoose={choose}
                    onClose={onEscape}
                    onTurn={pointing.onTurn}
                  />
                )}
              </>
            )}
          />
          {refusal && (
            <p className="refusal" role="status">
              {refusal.reason} <small>({refusal.rule})</small>
            </p>
          )}
          {scouting && <ScoutingCard scouting={scouting} onClose={onEscape} />}
        </div>
        <ReplayBar session={session} isWatching={show.isPlaying}>
          <select
            aria-label="How fast the battle is shown"
            title="How fast actions are shown, and computers play; any key skips what is shown"
            value={speed}
            onChange={(event) => setSpeed(event.currentTarget.value as Speed)}
          >
            {Object.keys(PACES).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <SoundButton />
        </ReplayBar>
      </div>
      {/* What the dice decide is not told before they lie still. */}
      <div
        className="desk"
        ref={desk}
        data-rolls={show.rolls > 0 ? Math.floor(show.number / 1000) % 2 : undefined}
        style={{ '--rolls': `${show.rolls}ms` } as CSSProperties}
      >
        <div className="moment">
          <strong className="time">{view.situation.time}</strong>
          <OtherBranches session={session} />
          <button type="button" disabled={!session.canUndo} onClick={() => session.undo()} title="Undo (U)">
            <Icon name="undo" /> Undo
          </button>
        </div>
        <Sides names={battle.sides} situation={view.situation} decider={view.decider} />
        <NearestGoals goals={view.goals} sides={battle.sides} />
        {trouble !== undefined && (
          <div className="past" role="alert">
            <p className="problem">The computer stopped: {trouble}</p>
            <button type="button" className="primary" onClick={() => session.report(undefined)}>
              Try again
            </button>
          </div>
        )}
        {!isLive && <PastNotice session={session} />}
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
            keys={keys}
            onPointOut={onPointOut}
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
          goals={view.goals}
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
/** What only somebody does who is being moved. */
const IN_HAND: ReadonlySet<string> = new Set(['move', 'turn', 'retreat'])

function whoDecides(session: GameSession, side: number | undefined): string {
  if (side === undefined) return 'The battle is over'
  const name = session.battle.sides[side]!
  return session.isHuman(side) || !session.isLive ? name : `${name} (${PLAYERS[session.players[side]!].name})`
}
