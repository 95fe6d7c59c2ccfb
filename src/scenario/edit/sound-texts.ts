import { parseText } from '../reading/parse.ts'

/** So many texts are remembered: each gesture leaves a sound one behind, and undo goes back to one. */
const MOST = 8

/** The texts of one document that are known to be YAML, so that a row of changes parses none of them twice. */
export class SoundTexts {
  /** The last first. */
  readonly #texts: string[] = []

  /** Whether a text is YAML without findings; parses it where that is not known. */
  has(text: string): boolean {
    if (!this.#texts.includes(text) && parseText(text).findings.length > 0) return false
    this.add(text)
    return true
  }

  add(text: string): void {
    if (this.#texts.includes(text)) return
    this.#texts.unshift(text)
    this.#texts.splice(MOST)
  }
}
