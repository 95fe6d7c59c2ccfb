import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Motion } from '../../canvas/motion.ts'
import type { PlayView } from '../play-view.ts'
import type { GameSession } from '../session.ts'
import type { Beat } from './beats.ts'
import { beatsOf } from './beats.ts'
import { motionOf } from './draw-motion.ts'
import type { Pace } from './pace.ts'
import { type PieceChanges, pieceChanges } from './piece-changes.ts'
import { soundFor } from './sound.ts'

/** What is shown of the last action for the moment. */
export type Show = {
  /** The dice and the result that are looked at; it stays until the next action. */
  readonly beat: Beat | undefined
  /** A new one for each beat, and how long its dice roll. */
  readonly number: number
  readonly rolls: number
  readonly motion: Motion | undefined
  /** Whoever is on his way, by his number. */
  readonly absent: ReadonlySet<number>
  /** Whether there is more to see: computers wait for it. */
  readonly isPlaying: boolean
}

const NOBODY: ReadonlySet<number> = new Set()
const NOTHING: Show = { beat: undefined, number: 0, rolls: 0, motion: undefined, absent: NOBODY, isPlaying: false }
/** A sentence more is read in a part of the time of the first. */
const MORE = 0.35
/** Of so many results at once, as when both sides have moved, nobody reads each for long. */
const MANY = 4

/** Shows what each action does: dice roll, pieces go and fall, results stand where they were won. Skipped by `skip`, and by the next action. */
export function useDrama(session: GameSession, view: PlayView, pace: Pace, settled: () => Promise<void>) {
  const [show, setShow] = useState<Show>(NOTHING)
  const last = useRef({ portrait: view.portrait, step: session.viewedStep, steps: session.steps })
  const timers = useRef<number[]>([])
  const ends = useRef<() => void>(undefined)

  const stop = useCallback(() => {
    for (const timer of timers.current.splice(0)) clearTimeout(timer)
    ends.current = undefined
  }, [])
  useLayoutEffect(() => {
    const before = last.current
    const step = session.viewedStep
    last.current = { portrait: view.portrait, step, steps: session.steps }
    if (before.portrait === view.portrait) return
    stop()
    if (step !== before.step + 1 || pace.reading === 0) {
      setShow(NOTHING)
      return
    }
    const stood = new Map(before.portrait.pieces.map(({ number, place }) => [number, place]))
    const beats = seenBeats(session, step).map((beat) =>
      beat.piece === undefined ? beat : { ...beat, place: stood.get(beat.piece) ?? beat.place },
    )
    const changes = seenChanges(session, view, before.portrait)
    const isStill = changes.changed.length + changes.gone.length === 0
    if (isStill && beats.length === 0) {
      setShow((now) => ({ ...NOTHING, number: now.number }))
      return
    }
    soundFor(beats, changes, session.steps[step - 1]!.offer.kind)
    const moving = isStill ? 0 : pace.motion
    const rolls = beats.some(({ dice }) => dice.length > 0) ? pace.dice : 0
    let time = rolls
    const begins = beats.map(({ words }, i) => {
      const begin = time
      const reading = pace.reading * (1 + (words.length - 1) * MORE)
      time += (i > 0 ? rolls * 0.7 : 0) + (beats.length > MANY ? reading / 2 : reading)
      return begin
    })
    // Of several results each is seen where it was won: everybody goes when the last one is told.
    const goes = beats.length > 1 ? begins.at(-1)! + rolls * 0.7 : rolls
    const motion = moving === 0 ? undefined : motionOf(changes, performance.now() + goes, moving)
    const absent = motion ? new Set(changes.changed.map(({ after }) => after.number!)) : NOBODY
    const number = step * 1000
    const showBeat = (i: number) =>
      setShow((now) => ({ ...now, beat: beats[i], number: number + i, rolls: i === 0 ? rolls : rolls * 0.7 }))
    setShow({ beat: beats[0], number, rolls, motion, absent, isPlaying: true })
    for (const [i, begin] of begins.entries())
      if (i > 0) timers.current.push(window.setTimeout(() => showBeat(i), begin))
    // What moved is part of the board again; it is seen twice until the board is painted, never not at all.
    const land = () => {
      setShow((now) => ({ ...now, absent: NOBODY }))
      void settled().then(() => setShow((now) => (now.motion === motion ? { ...now, motion: undefined } : now)))
    }
    const end = () => setShow((now) => ({ ...now, beat: beats.at(-1), isPlaying: false }))
    if (motion) timers.current.push(window.setTimeout(land, goes + moving))
    timers.current.push(window.setTimeout(end, Math.max(time, goes + moving)))
    ends.current = () => {
      stop()
      setShow((now) => ({ ...now, motion: undefined, absent: NOBODY, rolls: 0, beat: beats.at(-1), isPlaying: false }))
    }
  }, [session, view, pace, settled, stop])
  useEffect(() => stop, [stop])
  const skip = useCallback(() => ends.current?.(), [])
  return { show, skip }
}

/** The results of an action, without what the viewer must not know. */
function seenBeats(session: GameSession, step: number): Beat[] {
  const { viewer, battle, state, steps } = session
  const { lines, offer } = steps[step - 1]!
  const seen =
    viewer === undefined ? lines : lines.filter(({ event }) => !battle.presenter.conceals(state, event, viewer))
  return beatsOf(seen, offer)
}

/** What became of the pieces that the viewer sees: one that only went out of his sight has not fallen. */
function seenChanges(session: GameSession, { portrait }: PlayView, before: PlayView['portrait']): PieceChanges {
  const changes = pieceChanges(before, portrait)
  if (changes.gone.length === 0 || session.viewer === undefined) return changes
  const whole = session.battle.portray(session.stateAt(session.viewedStep))
  const there = new Set(whole.pieces.map(({ number }) => number))
  return { ...changes, gone: changes.gone.filter(({ number }) => !there.has(number)) }
}
