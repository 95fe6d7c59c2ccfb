import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { Reconnaissance } from '../../src/engine/presenter.ts'
import type { Refusal } from '../../src/engine/system.ts'
import type { MapControls } from './battle-map.tsx'
import type { Session } from './session.ts'
import { choicesAt, stackAt } from './stacks.ts'
import type { Choice, View } from './view.ts'

/** What pointing at a place leads to: a choice is made, or something lies over the map until it is closed. */
export function usePointing(
  session: Session,
  view: View,
  byPlace: ReadonlyMap<number, readonly Choice[]>,
  choose: (choice: Choice) => void,
  map: RefObject<MapControls | null>,
) {
  const [opened, setMenu] = useState<readonly Choice[]>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [known, setKnown] = useState<Reconnaissance>()
  const [fannedPlace, setFanned] = useState<number>()

  // What was offered before the last action is no choice any more.
  const offered = useMemo(() => new Set(view.groups.flatMap(({ choices }) => choices)), [view])
  const menu = opened?.every((choice) => offered.has(choice)) ? opened : undefined
  const fanned = useMemo(() => {
    if (fannedPlace === undefined) return undefined
    const stack = stackAt(view.portrait, fannedPlace, choicesAt(view.portrait, fannedPlace, byPlace))
    return stack && { place: fannedPlace, stack }
  }, [view, fannedPlace, byPlace])

  const ask = useCallback((place: number) => setKnown(view.scout(place)), [view])
  const pick = useCallback(
    (here: readonly Choice[]) => {
      setFanned(undefined)
      const [only] = here
      // Dice are not rolled by mistake: the odds are shown first, and asked about.
      if (here.length === 1 && only!.offer.kind !== 'attack') {
        map.current?.focus()
        choose(only!)
      } else setMenu(here)
    },
    [choose, map],
  )
  const onPlace = useCallback(
    (place: number) => {
      const here = choicesAt(view.portrait, place, byPlace)
      const isStack = stackAt(view.portrait, place, here) !== undefined
      setRefusal(here.length === 0 ? view.refuse(place) : undefined)
      if (here.length === 0 && view.isManned(place)) ask(place)
      else setKnown(undefined)
      setMenu(undefined)
      // A second click folds the stack again.
      setFanned(isStack && fannedPlace !== place ? place : undefined)
      if (!isStack && here.length > 0) pick(here)
    },
    [byPlace, pick, view, ask, fannedPlace],
  )
  const canDrag = useCallback((from: number) => view.drag([from]) !== undefined, [view])
  const onDrop = useCallback(
    (way: readonly number[], facing: number | undefined) => {
      const dragged = view.drag(way, facing)
      setRefusal(dragged?.refusal)
      if (dragged && !dragged.refusal) session.play(dragged.action)
    },
    [view, session],
  )
  const fold = useCallback(() => setFanned(undefined), [])
  const close = useCallback(() => {
    setRefusal(undefined)
    setKnown(undefined)
    setFanned(undefined)
  }, [])
  useEffect(close, [close, view])
  /** Closes whatever lies over the map; says whether there was anything. */
  const onEscape = useCallback(() => {
    const isAnything = [menu, fanned, known, refusal].some((one) => one !== undefined)
    if (menu || fanned) map.current?.focus()
    setMenu(undefined)
    close()
    return isAnything
  }, [menu, fanned, known, refusal, close, map])
  const forget = useCallback(() => setKnown(undefined), [])
  return { menu, refusal, known, fanned, onPlace, canDrag, onDrop, pick, ask, fold, forget, onEscape }
}
