import { type HexGrid, NOWHERE } from '../../src/board/hex-grid.ts'
import { chainBetween } from '../../src/board/hex-shapes.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { View } from '../view/view-state.ts'
import { toolById } from './index.ts'
import type { Gesture, Held } from './tool.ts'

/** What leads a gesture: a pointer, the space bar between two strokes, or the Shift key for as long as it is held. */
type Leader = 'pointer' | 'space' | 'shift'

/**
 * The hand that holds the tool: leads a gesture from its beginning to its end, whatever moves it. A gesture knows places
 * in the document, and shows what was chosen when it began: it is given up when either changes.
 */
export class Hand {
  readonly #document: ScenarioDocument
  readonly #view: View
  #gesture: Gesture | undefined
  #leader: Leader | undefined
  #at = NOWHERE
  #stopWatching: () => void = () => undefined

  constructor(document: ScenarioDocument, view: View) {
    this.#document = document
    this.#view = view
  }

  /** What leads the gesture that is going on. */
  get leader(): Leader | undefined {
    return this.#leader
  }

  begin(grid: HexGrid, hex: number, held: Held, leader: Leader): void {
    this.cancel()
    const { picking, tool } = this.#view.getState()
    if (picking) {
      const hexes = picking.hexes.includes(hex) ? picking.hexes.filter((one) => one !== hex) : [...picking.hexes, hex]
      this.#view.setState({ picking: { ...picking, hexes }, cursor: hex })
      return
    }
    this.#gesture = toolById(tool).begin({ document: this.#document, view: this.#view, grid }, hex, held)
    this.#at = hex
    if (this.#gesture) {
      this.#leader = leader
      this.#watch()
    }
    this.#view.setState({ gesture: this.#gesture?.overlay, cursor: hex, fanned: undefined })
  }

  /** On to another hex, over all that are between: the keyboard jumps to the edges of the board. */
  jump(grid: HexGrid, hex: number): void {
    if (this.#gesture) this.pass(chainBetween(grid, this.#at, hex).slice(1))
  }

  /** On over hexes. A pointer that leaves the board and comes back elsewhere has not been on those between. */
  pass(hexes: readonly number[]): void {
    if (!this.#gesture || hexes.length === 0) return
    for (const hex of hexes) this.#gesture.to(hex)
    this.#at = hexes.at(-1)!
    this.#view.setState({ gesture: this.#gesture.overlay, cursor: this.#at })
  }

  finish(): void {
    const gesture = this.#gesture
    this.cancel()
    gesture?.finish()
  }

  cancel(): void {
    this.#stopWatching()
    this.#gesture = undefined
    this.#leader = undefined
    if (this.#view.getState().gesture) this.#view.setState({ gesture: undefined })
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

/** What a gesture is made with. */
const CHOICES = ['tool', 'terrain', 'way', 'side', 'unitType', 'area'] as const
