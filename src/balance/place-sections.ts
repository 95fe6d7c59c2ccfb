import { count } from '../scenario/wording.ts'
import type { Cast } from './game-record.ts'
import type { Balance } from './report.ts'
import { figures, type Section } from './section.ts'

/** Hexes that a table names; the rest is in the other formats. */
const MOST_HEXES = 12

/** The tables about hexes. */
export const placeSections = (report: Balance): readonly Section[] => [graves(report), posts(report), keys(report)]

function graves({ cast, statistics: { graves: found, games } }: Balance): Section {
  const places = found.map(({ hex, gone }) => ({ hex, figures: gone.map((number) => (number / games) * 100) }))
  return hexes(cast, 'graves', 'Where units are lost', 'units in 100 games', places)
}

function posts({ cast, statistics }: Balance): Section {
  const places = statistics.posts.map(({ hex, units }) => ({ hex, figures: units.map((one) => one * 100) }))
  return hexes(cast, 'posts', 'Where units stand', 'units at the ends of 100 turns', places)
}

function keys({ cast, statistics: { keys: found, games } }: Balance): Section {
  const places = found.map(({ hex, wins }) => ({ hex, figures: wins.map((number) => (number / games) * 100) }))
  return hexes(
    cast,
    'keys',
    'Which hexes decide',
    'victories of each side that turned on the hex, in 100 games',
    places,
  )
}

type PlaceFigures = { readonly hex: string; readonly figures: readonly number[] }

/** A figure for each side in the hexes that have the greatest ones. */
function hexes(cast: Cast, id: Section['id'], title: string, what: string, places: readonly PlaceFigures[]): Section {
  const first = places.length > MOST_HEXES ? `The first ${MOST_HEXES} of ${count(places.length, 'hex', 'hexes')}: ` : ''
  const note = first + what
  return {
    id,
    title,
    note: `${note.charAt(0).toUpperCase()}${note.slice(1)}.`,
    columns: [{ label: 'Hex' }, ...cast.sides.map(({ name }) => figures(name))],
    rows: places.slice(0, MOST_HEXES).map(({ hex, figures: own }) => [hex, ...own.map((one) => one.toFixed(0))]),
  }
}
