import type { Survey, SurveyedArrival, SurveyedPiece } from '../../../engine/draftsman.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { readWay } from '../../../scenario/edit/hexes/ways.ts'
import { count } from '../../../scenario/wording.ts'
import { KINDS } from '../catalog.ts'
import { type Draft, enlist, type Recruit } from '../roster.ts'
import { surveyAreas } from './areas.ts'
import { CLEAR, ROAD, tilesIn } from './ground.ts'
import { type OpenDraft, open } from './open.ts'
import { piecesIn, typeOf } from './pieces.ts'

/** What the battle consists of; nothing on the map where there is no board. */
export function survey(data: unknown): Survey {
  const opened = open(data)
  if (!opened) return { pieces: [], areas: [], ways: [], terrain: [], arrivals: [], turns: 0 }
  const name = namesOf(opened.draft)
  const tiles = tilesIn(opened)
  return {
    pieces: piecesIn(opened).map(surveyPiece),
    areas: surveyAreas(opened, name),
    ways: surveyWays(opened),
    terrain: Array.from({ length: opened.grid.size }, (_, hex) => tiles.get(hex) ?? CLEAR),
    arrivals: surveyArrivals(opened, name),
    turns: opened.draft.turns ?? 0,
  }
}

/** How sentences about a draft call its sides. */
export function namesOf({ sides }: Draft): (side: string) => string {
  return (side) => sides?.[side]?.name ?? side
}

/** `Infantry 7-4 (6th Inf)`. */
export function labelOf({ kind, strength, movement, name }: Recruit): string {
  return `${KINDS[kind].name} ${strength}-${movement}${name === undefined ? '' : ` (${name})`}`
}

function surveyPiece(recruit: Recruit): SurveyedPiece {
  const { path, hex, side, strength } = recruit
  return { path, hex, side, type: typeOf(recruit), label: labelOf(recruit), strength, facing: undefined }
}

function surveyWays({ draft, reader }: OpenDraft): Survey['ways'] {
  const ways: Survey['ways'][number][] = []
  forEachEntry(draft.board?.roads, ['board', 'roads'], (road, path) => {
    ways.push({ path, kind: ROAD, name: Array.isArray(road) ? undefined : road.name, hexes: readWay(road, reader) })
  })
  return ways
}

/** Whoever arrives chooses one of the entrances: they have no hex of their own. */
function surveyArrivals({ draft, reader }: OpenDraft, name: (side: string) => string): SurveyedArrival[] {
  const arrivals: SurveyedArrival[] = []
  const recruits = enlist(draft, reader.quietly())
  forEachEntry(draft.reinforcements, ['reinforcements'], ({ side, nation, turn, at }, path) => {
    const own = recruits.filter(({ arrival }) => arrival === path.at(-1))
    const strength = own.reduce((sum, recruit) => sum + recruit.strength, 0)
    arrivals.push({
      path,
      side,
      from: turn,
      to: turn,
      label: `${nation === undefined ? name(side) : `${name(side)} (${nation})`}: ${count(own.length, 'unit')}`,
      hexes: readList(at, reader).hexes,
      isStaged: false,
      waiting: { units: own.length, strength },
    })
  })
  return arrivals
}
