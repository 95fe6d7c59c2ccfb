import { MAP_FONT, MAP_WEIGHTS } from '../../src/scene/lettering.ts'

const FACES = [`${MAP_WEIGHTS.roman} 12px "${MAP_FONT}"`, `italic ${MAP_WEIGHTS.italic} 12px "${MAP_FONT}"`]

/**
 * Tells whenever letters of maps have come: until then a canvas has others. A page may bring them as late as it likes. Gives the way to
 * stop.
 */
export function onLetters(onLoad: () => void): () => void {
  const { fonts } = document
  const onDone = ({ fontfaces }: FontFaceSetLoadEvent) => {
    if (fontfaces.some(({ family }) => family.replaceAll(/["']/g, '') === MAP_FONT)) onLoad()
  }
  fonts.addEventListener('loadingdone', onDone)
  // Without them names look plainer, and are still names.
  for (const face of FACES) fonts.load(face).catch(() => undefined)
  return () => fonts.removeEventListener('loadingdone', onDone)
}
