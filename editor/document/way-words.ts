import type { HexPalette } from '../../src/engine/hex-scenario-editor.ts'
import { capitalise, enumerate } from '../../src/scenario/wording.ts'

/** What the ways of a rulebook are called together: `Roads and rivers`, or `Roads` alone where it has no others. */
export function wayWords({ ways }: Pick<HexPalette, 'ways'>): string {
  return said(kindsOf(ways))
}

/** The same with what lies on the sides of hexes. */
export function wayAndSideWords({ ways, hexsides }: Pick<HexPalette, 'ways' | 'hexsides'>): string {
  return said([...kindsOf(ways), ...(hexsides.length > 0 ? ['hexsides'] : [])])
}

function kindsOf(ways: HexPalette['ways']): string[] {
  const isWater = ({ look = 'road' }: HexPalette['ways'][number]) => look !== 'road'
  return [...(ways.every(isWater) ? [] : ['roads']), ...(ways.some(isWater) ? ['rivers'] : [])]
}

const said = (kinds: readonly string[]) => capitalise(enumerate(kinds))
