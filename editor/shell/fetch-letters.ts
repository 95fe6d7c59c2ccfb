import { MAP_FONT, MAP_WEIGHTS } from '../../src/scene/lettering.ts'
import { recall, remember } from '../browser/storage.ts'

const ROMAN = new URL('../../scripts/fonts/EBGaramond-Roman.woff2', import.meta.url).href
const ITALIC = new URL('../../scripts/fonts/EBGaramond-Italic.woff2', import.meta.url).href

/** What the browser is known to have had. */
const KEY = 'letters'

/** Whether the browser has these letters from an earlier visit: then nothing waits for them. */
export const hasLetters = () => recall(KEY) === ROMAN

/**
 * Fetches the letters of maps. Names can be read without them: on the first visit they come after all that a battle is seen, painted and
 * checked with.
 */
export function fetchLetters(): Promise<unknown> {
  return (fetched ??= Promise.all(
    [
      new FontFace(MAP_FONT, `url("${ROMAN}")`, { weight: String(MAP_WEIGHTS.roman) }),
      new FontFace(MAP_FONT, `url("${ITALIC}")`, { weight: String(MAP_WEIGHTS.italic), style: 'italic' }),
    ].map((face) => {
      document.fonts.add(face)
      return face.load()
    }),
  ).then(
    () => remember(KEY, ROMAN),
    // Without them names look plainer, and are still names.
    () => undefined,
  ))
}

let fetched: Promise<unknown> | undefined
