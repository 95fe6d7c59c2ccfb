import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { Underlay } from '../view/underlay.ts'

/** A picture without its pixels: they are read again from the file that it came from. */
type Kept = Omit<Underlay, 'image'>

/** How long a change may wait, in milliseconds: a slider makes many. */
const PAUSE = 250

/** Keeps the picture to be traced with each battle, in this browser. */
export class KeptUnderlays {
  readonly #kept: UseStore = createStore('berthier-underlays', 'underlays')
  readonly #waiting = new Map<string, Underlay | undefined>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The picture of a battle. */
  async find(battle: string): Promise<Underlay | undefined> {
    if (this.#waiting.has(battle)) return this.#waiting.get(battle)
    const kept = await get<Kept>(battle, this.#kept)
    return kept && { ...kept, image: await createImageBitmap(kept.source) }
  }

  /** Keeps a battle's picture as it is now, a moment later; nothing forgets it. */
  note(battle: string, underlay: Underlay | undefined, onTrouble: (error: unknown) => void): void {
    this.#waiting.set(battle, underlay)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#write().catch(onTrouble), PAUSE)
  }

  async #write(): Promise<void> {
    for (const [battle, underlay] of this.#waiting) {
      if (underlay) {
        const { image: _, ...kept } = underlay
        await set(battle, kept satisfies Kept, this.#kept)
      } else await del(battle, this.#kept)
      if (this.#waiting.get(battle) === underlay) this.#waiting.delete(battle)
    }
  }
}
