import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { Reconnaissance } from '../../src/engine/presenter.ts'
import type { Refusal } from '../../src/engine/system.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import type { MapControls } from './battle-map.tsx'
import { type Group, groupAt, type PlayChoice, type PlayView } from './play-view.ts'
import type { GameSession } from './session.ts'
import { choicesAt, stackAt } from './stacks.ts'

type Options = {
  readonly session: GameSession
  readonly version: number
  readonly view: PlayView
  /** What the map shows, and by place. */
  readonly onMap: readonly Group[]
  readonly byPlace: ReadonlyMap<number, readonly PlayChoice[]>
  readonly map: RefObject<MapControls | null>
  readonly choose: (choice: PlayChoice) => void
  /** Another group is to be shown. */
  readonly onGroup: (group: string) => void
  /** Somebody else is to be decided about. */
  readonly onSubject: (subject: number) => void
}

/** What was dragged last, and where it faces at the end. */
type Dropped = { readonly way: readonly number[]; readonly facing: number | undefined }

/** What comes of pointing at places and of dragging: a choice, a question, a refusal, or what is known of a place. */
export function usePointing(options: Options) {
  const { session, version, view, onMap, byPlace, map, choose, onGroup, onSubject } = options
  const [opened, setOpened] = useState<{ readonly version: number; readonly choices: readonly PlayChoice[] }>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [scouting, setScouting] = useState<Reconnaissance>()
  const [fannedPlace, setFanned] = useState<number>()
  const [dropped, setDropped] = useState<Dropped>()
  const menu = opened?.version === version ? opened.choices : undefined
  const setMenu = useCallback(
    (choices: readonly PlayChoice[] | undefined) => setOpened(choices && { version: session.version, choices }),
    [session],
  )
  const onScout = useCallback((place: number) => setScouting(view.scout(place)), [view])
  const fanned = useMemo(() => {
    if (fannedPlace === undefined) return undefined
    const stack = stackAt(view.portrait, fannedPlace, choicesAt(view.portrait, fannedPlace, byPlace))
    return stack && { place: fannedPlace, stack }
  }, [view, fannedPlace, byPlace])
  const onPick = useCallback(
    (here: readonly PlayChoice[]) => {
      setFanned(undefined)
      const [only] = here
      // Dice are not rolled by mistake: the odds are shown first, and asked about.
      if (here.length === 1 && only!.offer.kind !== 'attack') {
        map.current?.focus()
        choose(only!)
      } else setMenu(here.length > 0 ? here : undefined)
    },
    [choose, map, setMenu],
  )
  const onPlace = useCallback(
    (pointed: number) => {
      const other = view.otherAt(pointed)
      if (other !== undefined) {
        setRefusal(undefined)
        setScouting(undefined)
        setMenu(undefined)
        return onSubject(other)
      }
      const spot = view.spotOf(pointed)
      const place = byPlace.has(pointed) ? pointed : byPlace.has(spot) ? spot : pointed
      const here = choicesAt(view.portrait, place, byPlace)
      // Somebody else who could be moved is meant, rather than the place where he stands.
      const others = here.every(({ offer }) => offer.kind === 'move') ? view.takeUpInstead(pointed) : []
      if (others.length > 0) {
        setRefusal(undefined)
        setScouting(undefined)
        if (others.length + here.length === 1) choose(others[0]!)
        else setMenu([...others, ...here])
        return
      }
      const isStack = stackAt(view.portrait, place, here) !== undefined
      const group = here.length === 0 ? (groupAt(onMap, spot) ?? groupAt(view.groups, spot)) : undefined
      if (group !== undefined) onGroup(group)
      setRefusal(here.length === 0 ? view.refuse(place) : undefined)
      if (here.length === 0 && view.isManned(place)) onScout(place)
      else setScouting(undefined)
      setMenu(undefined)
      setDropped(undefined)
      setFanned(isStack && fannedPlace !== place ? place : undefined)
      if (!isStack && here.length > 0) onPick(here)
    },
    [byPlace, onMap, onPick, onGroup, onSubject, view, onScout, fannedPlace, setMenu],
  )
  const onDrop = useCallback(
    (way: readonly number[], facing: number | undefined) => {
      const dragged = view.drag(way, facing)
      setRefusal(dragged?.refusal)
      setDropped(dragged && { way, facing: facing ?? dragged.ghosts[0]?.piece.facing })
      // Something else than what is most likely meant is done only where that is wanted.
      if (dragged?.refusal) setMenu(dragged.choices.length > 0 ? dragged.choices : undefined)
      else if (dragged) onPick(dragged.choices)
    },
    [view, onPick, setMenu],
  )
  const onTurnDropped = useCallback(
    (steps: number) => {
      if (dropped?.facing === undefined) return
      const facing = (dropped.facing + (steps * 360) / layoutOf(view.portrait.board).directions.length + 360) % 360
      const dragged = view.drag(dropped.way, facing)
      setDropped({ ...dropped, facing })
      setRefusal(dragged?.refusal)
      setMenu(dragged?.choices)
    },
    [view, dropped, setMenu],
  )
  const onFold = useCallback(() => setFanned(undefined), [])
  useEffect(() => {
    setRefusal(undefined)
    setScouting(undefined)
    setFanned(undefined)
    setDropped(undefined)
  }, [version])
  const onEscape = useCallback(() => {
    const isAnything = [menu, fanned, scouting, refusal].some((one) => one !== undefined)
    if (menu || fanned) map.current?.focus()
    setMenu(undefined)
    setDropped(undefined)
    setFanned(undefined)
    setScouting(undefined)
    setRefusal(undefined)
    return isAnything
  }, [menu, fanned, scouting, refusal, map, setMenu])
  return {
    menu,
    refusal,
    scouting,
    fanned,
    onScout,
    onPick,
    onPlace,
    onDrop,
    onFold,
    onEscape,
    onRefuse: setRefusal,
    /** Turns whoever was dragged while it is asked what that means. */
    onTurn: menu && dropped?.facing !== undefined ? onTurnDropped : undefined,
  }
}
