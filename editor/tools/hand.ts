import { type HexGrid, NOWHERE } from '../../src/board/hex-grid.ts'
import { chainBetween } from '../../src/board/hex-shapes.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { View } from '../view/view-state.ts'
import { toolById } from './index.ts'
import type { Gesture, Held } from './tool.ts'

/** The hand that holds the tool: leads a gesture from its beginning to its end, whatever moves it. */
export class Hand {
  readonly #document: ScenarioDocument
  readonly #view: View
  #gesture: Gesture | undefined
  #at = NOWHERE

  constructor(document: ScenarioDocument, view: View) {
    this.#document = document
    this.#view = view
  }

  get isBusy(): boolean {
    return this.#gesture !== undefined
  }

  begin(grid: HexGrid, hex: number, held: Held): void {
    this.cancel()
    const { picking, tool } = this.#view.getState()
    if (picking) {
      const hexes = picking.hexes.includes(hex) ? picking.hexes.filter((one) => one !== hex) : [...picking.hexes, hex]
      this.#view.setState({ picking: { ...picking, hexes }, cursor: hex })
      return
    }
    this.#gesture = toolById(tool).begin({ document: this.#document, view: this.#view, grid }, hex, held)
    this.#at = hex
    this.#view.setState({ gesture: this.#gesture?.overlay, cursor: hex })
  }

  /** On to another hex, over all that are between. */
  move(grid: HexGrid, hex: number): void {
    if (!this.#gesture || hex === this.#at) return
    for (const step of chainBetween(grid, this.#at, hex).slice(1)) this.#gesture.to(step)
    this.#at = hex
    this.#view.setState({ gesture: this.#gesture.overlay, cursor: hex })
  }

  finish(): void {
    const gesture = this.#gesture
    this.#gesture = undefined
    this.#view.setState({ gesture: undefined })
    gesture?.finish()
  }

  cancel(): void {
    this.#gesture = undefined
    if (this.#view.getState().gesture) this.#view.setState({ gesture: undefined })
  }
}
