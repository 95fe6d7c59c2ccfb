import { DIRECTIONS } from '../../../src/board/hex-grid.ts'
import { describePlaces } from '../../../src/scene/describe-places.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import { hexPaletteIn } from '../../document/board.ts'
import { hexSurveyOf } from '../../document/by-board.ts'
import type { DocumentState } from '../../document/document-state.ts'

/** What there is in a place, for the eye and for the ear: `H4, hill, Frasnes heights; French infantry facing N`. */
export function describePlace(state: DocumentState, layout: BoardLayout, place: number): string {
  if (!layout.has(place)) return ''
  if (layout.isGrid) return describeHex(state, layout.label(place), place)
  return state.portrait ? describePlaces(state.portrait)(place) : ''
}

/** Hexes in the words of whoever draws them up. */
function describeHex(state: DocumentState, hexLabel: string, hex: number): string {
  const survey = hexSurveyOf(state)
  const terrainId = survey?.terrain[hex]
  const terrain = hexPaletteIn(state)
    ?.terrain.find(({ id }) => id === terrainId)
    ?.name.toLowerCase()
  const ways = survey?.ways.filter(({ hexes }) => hexes.includes(hex)).map(({ kind, name }) => name ?? kind) ?? []
  const names = survey?.areas.filter(({ kind, hexes }) => kind === 'name' && hexes.includes(hex)) ?? []
  const ground = [hexLabel, terrain, ...names.map(({ label }) => label), ...ways].filter(Boolean).join(', ')
  const pieces = (survey?.pieces ?? [])
    .filter((piece) => piece.place === hex)
    .map(({ label, side, facing, arrives }) => {
      const owner = state.portrait?.sides.find(({ id }) => id === side)?.name ?? side
      const front = facing === undefined ? '' : ` facing ${DIRECTIONS[facing]}`
      // The French infantry is French; Thiébault need not be.
      return `${label.startsWith(owner) ? label : `${label} (${owner})`}${front}${arrives === undefined ? '' : `, from turn ${arrives}`}`
    })
  return [ground, ...pieces].join('; ')
}
