import { chainBetween } from '../../src/board/hex-shapes.ts'
import { NOWHERE } from '../../src/board/nowhere.ts'
import type { ClearTarget } from '../../src/engine/hex-scenario-editor.ts'
import { layoutIn } from '../document/board.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { GestureOverlay } from '../view/gesture-overlay.ts'
import { lockedMessage } from '../view/locks.ts'
import type { ViewStore } from '../view/view-state.ts'
import { pickHexes } from './hexes/pick.ts'
import { pickSides } from './hexes/pick-sides.ts'
import { toolFor } from './index.ts'
import { pickPoint } from './table/pick.ts'
import { type Gesture, type Held, NOTHING_HELD, type Tool, type ToolBoard } from './tool.ts'

/** What leads a gesture: a pointer, the space bar between two strokes, or the Shift key for as long as it is held. */
type Leader = 'pointer' | 'space' | 'shift'

/** Where a hand is that presses nothing, and with which keys held. */
type Aim = { readonly ground: ToolBoard; readonly place: number; readonly held: Held }

/**
 * The hand that holds the tool: leads a gesture from its beginning to its end, whatever moves it. A gesture knows places
 * in the document, and shows what was chosen when it began: it is given up when either changes.
 */
export class GestureController {
  readonly #document: ScenarioDocument
  readonly #view: ViewStore
  #gesture: Gesture | undefined
  #leader: Leader | undefined
  #at = NOWHERE
  #held: Held = NOTHING_HELD
  /** Where the hand is, pressed or not. */
  #aim: Aim | undefined
  #stopWatching: () => void = () => undefined

  constructor(document: ScenarioDocument, view: ViewStore) {
    this.#document = document
    this.#view = view
    // What was chosen to paint with, or what lies under a hand that rests, may change.
    document.store.subscribe((now, before) => {
      if (now.draft !== before.draft) this.#showAim()
    })
    view.subscribe((now, before) => {
      if (AIMED_WITH.some((key) => now[key] !== before[key])) this.#showAim()
    })
  }

  /** The hand is over a place without being pressed; nothing where it has left the board. */
  aim(aim: Aim | undefined): void {
    const last = this.#aim
    this.#aim = aim
    const isSame = last?.place === aim?.place && last?.held.sides?.join() === aim?.held.sides?.join()
    if (!isSame || last?.held.alt !== aim?.held.alt) this.#showAim()
  }

  #showAim(): void {
    const { picking, aligning, preview: shown } = this.#view.getState()
    const preview = this.#gesture || picking || aligning ? undefined : this.#preview()
    if (preview !== shown) this.#view.setState({ preview })
  }

  #preview(): GestureOverlay | undefined {
    const [aim, { portrait }] = [this.#aim, this.#document.state]
    // A hand that rests may be over a smaller board than before.
    const isThere = aim && portrait && layoutIn(this.#document.state)?.has(aim.place)
    if (!isThere || portrait.board.kind !== aim.ground.kind) return undefined
    const { tool, outline } = this.#view.getState()
    const inHand: Tool = toolFor(aim.ground.kind, tool)
    return inHand.aims && !outline && !this.#lockOn(aim.ground)
      ? this.#start(aim.ground, aim.place, aim.held)?.overlay
      : undefined
  }

  /** What leads the gesture that is going on. */
  get leader(): Leader | undefined {
    return this.#leader
  }

  begin(ground: ToolBoard, place: number, held: Held, leader: Leader): void {
    this.cancel()
    const { picking } = this.#view.getState()
    // Whoever picks places for a panel changes nothing on the map.
    const lock = picking ? undefined : this.#lockOn(ground)
    if (lock) this.#document.notify(lockedMessage(lock), true)
    this.#gesture = lock ? undefined : this.#start(ground, place, held)
    this.#at = place
    this.#held = held
    if (this.#gesture) {
      this.#leader = leader
      this.#watch()
    }
    this.#view.setState({ gesture: this.#gesture?.overlay, preview: undefined, cursor: place, fanned: undefined })
  }

  /** On to another place; over all hexes that are between, because the keyboard jumps to the edges of the board. */
  jump(ground: ToolBoard, place: number, held = this.#held): void {
    if (!this.#gesture) return
    this.pass(ground.kind === 'hex' ? chainBetween(ground.grid, this.#at, place).slice(1) : [place], held)
  }

  /** Other keys are held now, wherever the hand is. */
  hold(held: Held): void {
    if (KEYS.some((key) => held[key] !== this.#held[key])) this.pass([this.#at], held)
  }

  /** On over places. A pointer that leaves the board and comes back elsewhere has not been on those between. */
  pass(places: readonly number[], held = this.#held): void {
    if (!this.#gesture || places.length === 0) return
    for (const place of places) this.#gesture.to(place, held)
    this.#held = held
    this.#at = places.at(-1)!
    if (this.#aim) this.#aim = { ...this.#aim, place: this.#at }
    this.#view.setState({ gesture: this.#gesture.overlay, cursor: this.#at })
  }

  finish(): void {
    const gesture = this.#gesture
    this.cancel()
    gesture?.finish()
    this.#showAim()
  }

  cancel(): void {
    this.#stopWatching()
    this.#gesture = undefined
    this.#leader = undefined
    if (this.#view.getState().gesture) this.#view.setState({ gesture: undefined })
  }

  /** What the tool in hand would change, where that is locked. */
  #lockOn({ kind }: ToolBoard): ClearTarget | undefined {
    const { tool, locked } = this.#view.getState()
    const { changes }: Tool = toolFor(kind, tool)
    return changes !== undefined && locked.has(changes) ? changes : undefined
  }

  #start(ground: ToolBoard, place: number, held: Held): Gesture | undefined {
    const [document, view] = [this.#document, this.#view]
    const { tool, picking } = view.getState()
    if (ground.kind === 'hex' && picking) {
      return picking.areSides ? pickSides(ground.grid, view, place, held) : pickHexes(ground.grid, view, place, held)
    }
    if (ground.kind === 'hex') return toolFor('hex', tool).begin({ document, view, grid: ground.grid }, place, held)
    const { size, near } = ground
    const desk = { document, view, size, near }
    return picking ? pickPoint(desk, place, held) : toolFor('table', tool).begin(desk, place, held)
  }

  #watch(): void {
    const stops = [
      this.#document.store.subscribe((now, before) => now.text !== before.text && this.cancel()),
      this.#view.subscribe((now, before) => CHOICES.some((key) => now[key] !== before[key]) && this.cancel()),
    ]
    this.#stopWatching = () => {
      for (const stop of stops) stop()
    }
  }
}

const KEYS = ['shift', 'alt', 'ctrl'] as const satisfies readonly (keyof Held)[]

/** What a gesture is made with. */
const CHOICES = ['tool', 'terrain', 'way', 'hexside', 'side', 'unitType', 'nation', 'area', 'command'] as const

/** What decides besides what the tool would do. */
const AIMED_WITH = [
  ...CHOICES,
  'sizes',
  'facing',
  'clearTargets',
  'selection',
  'picking',
  'aligning',
  'outline',
  'locked',
] as const
