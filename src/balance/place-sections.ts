import { count, makeSentence } from '../scenario/wording.ts'
import type { Cast } from './game-record.ts'
import type { Balance } from './report.ts'
import { figures, type ReportSection } from './section.ts'

/** Places that a table names; the rest is in the other formats. */
const MOST_PLACES = 12

/** The tables about places. */
export const placeSections = (report: Balance): readonly ReportSection[] => [
  graves(report),
  posts(report),
  keys(report),
]

function graves({ cast, statistics: { graves: found, games } }: Balance): ReportSection {
  const places = found.map(({ place, gone }) => ({ place, figures: gone.map((number) => (number / games) * 100) }))
  return placeTable(cast, 'graves', 'Where units are lost', 'units in 100 games', places)
}

function posts({ cast, statistics }: Balance): ReportSection {
  const places = statistics.posts.map(({ place, units }) => ({ place, figures: units.map((one) => one * 100) }))
  return placeTable(cast, 'posts', 'Where units stand', 'units at the end of 100 turns', places)
}

function keys({ cast, statistics: { keys: found, games } }: Balance): ReportSection {
  const places = found.map(({ place, wins }) => ({ place, figures: wins.map((number) => (number / games) * 100) }))
  return placeTable(cast, 'keys', 'Which places decide', 'victories decided by the place, in 100 games', places)
}

type PlaceFigures = { readonly place: string; readonly figures: readonly number[] }

/** A figure for each side in the places that have the greatest ones. */
function placeTable(
  cast: Cast,
  id: ReportSection['id'],
  title: string,
  what: string,
  places: readonly PlaceFigures[],
): ReportSection {
  const first =
    places.length > MOST_PLACES ? `The first ${MOST_PLACES} of ${count(places.length, 'place', 'places')}: ` : ''
  const note = first + what
  return {
    id,
    title,
    note: makeSentence(note),
    columns: [{ label: 'Place' }, ...cast.sides.map(({ name }) => figures(name))],
    rows: places.slice(0, MOST_PLACES).map(({ place, figures: own }) => [place, ...own.map((one) => one.toFixed(0))]),
  }
}
