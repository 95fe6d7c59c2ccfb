import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { Reconnaissance } from '../../src/engine/presenter.ts'
import type { Refusal } from '../../src/engine/system.ts'
import type { MapControls } from './battle-map.tsx'
import { choicesAt, stackAt } from './stacks.ts'
import type { Choice, View } from './view.ts'

/** What pointing at a place leads to: a choice is made, or something lies over the map until it is closed. */
export function usePointing(
  view: View,
  byPlace: ReadonlyMap<number, readonly Choice[]>,
  choose: (choice: Choice) => void,
  map: RefObject<MapControls | null>,
) {
  const [opened, setMenu] = useState<readonly Choice[]>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [known, setKnown] = useState<Reconnaissance>()
  const [fannedHex, setFanned] = useState<number>()

  // What was offered before the last action is no choice any more.
  const offered = useMemo(() => new Set(view.groups.flatMap(({ choices }) => choices)), [view])
  const menu = opened?.every((choice) => offered.has(choice)) ? opened : undefined
  const fanned = useMemo(() => {
    if (fannedHex === undefined) return undefined
    const stack = stackAt(view.portrait, fannedHex, choicesAt(view.portrait, fannedHex, byPlace))
    return stack && { place: fannedHex, stack }
  }, [view, fannedHex, byPlace])

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
      setFanned(isStack && fannedHex !== place ? place : undefined)
      if (!isStack && here.length > 0) pick(here)
    },
    [byPlace, pick, view, ask, fannedHex],
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
  return { menu, refusal, known, fanned, onPlace, pick, ask, fold, forget: () => setKnown(undefined), onEscape }
}
