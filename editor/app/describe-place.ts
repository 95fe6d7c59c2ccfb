import type { HexGrid } from '../../src/board/hex-grid.ts'
import { DIRECTIONS } from '../../src/board/hex-grid.ts'
import type { DocumentState } from '../document/document-state.ts'
import { paletteIn } from './workbench.ts'

/** What there is in a hex, for the eye and for the ear: `H4, hill, Frasnes heights; French infantry facing N`. */
export function describePlace(state: DocumentState, grid: HexGrid, hex: number): string {
  if (hex >= grid.size) return ''
  const { survey } = state
  const terrainId = survey?.terrain[hex]
  const terrain = paletteIn(state)
    ?.terrain.find(({ id }) => id === terrainId)
    ?.name.toLowerCase()
  const ways = survey?.ways.filter(({ hexes }) => hexes.includes(hex)).map(({ kind, name }) => name ?? kind) ?? []
  const names = survey?.areas.filter(({ kind, hexes }) => kind === 'name' && hexes.includes(hex)) ?? []
  const ground = [grid.label(hex), terrain, ...names.map(({ label }) => label), ...ways].filter(Boolean).join(', ')
  const pieces = (survey?.pieces ?? [])
    .filter((piece) => piece.hex === hex)
    .map(({ label, side, facing, arrives }) => {
      const owner = state.portrait?.sides.find(({ id }) => id === side)?.name ?? side
      const front = facing === undefined ? '' : ` facing ${DIRECTIONS[facing]}`
      return `${label} (${owner})${front}${arrives === undefined ? '' : `, from turn ${arrives}`}`
    })
  return [ground, ...pieces].join('; ')
}
