import type { HexSurvey } from '../../../engine/hex-scenario-editor.ts'
import type { SurveyedPiece } from '../../../engine/scenario-editor.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { readWay } from '../../../scenario/edit/hexes/ways.ts'
import { KINDS, type NawDraft, type OpenDraft, open, piecesIn, type Recruit } from '../format/index.ts'
import { surveyAreas } from './areas.ts'
import { surveyArrivals, surveyReserves } from './arrivals.ts'
import { CLEAR, ROAD, tilesIn } from './ground.ts'
import { typeOf } from './pieces.ts'

/** What the battle consists of; nothing on the map where there is no board. */
export function survey(data: unknown): HexSurvey {
  const opened = open(data)
  if (!opened)
    return { kind: 'hex', pieces: [], areas: [], ways: [], terrain: [], arrivals: [], reserves: [], turns: 0 }
  const name = namesOf(opened.draft)
  const tiles = tilesIn(opened)
  return {
    kind: 'hex',
    pieces: piecesIn(opened).map(surveyPiece),
    areas: surveyAreas(opened, name),
    ways: surveyWays(opened),
    terrain: Array.from({ length: opened.grid.size }, (_, hex) => tiles.get(hex) ?? CLEAR),
    arrivals: surveyArrivals(opened, name),
    reserves: surveyReserves(opened.draft),
    turns: opened.draft.turns ?? 0,
  }
}

/** How sentences about a draft call its sides. */
export function namesOf({ sides }: NawDraft): (side: string) => string {
  return (side) => sides?.[side]?.name ?? side
}

/** `Infantry 7-4 (6th Inf)`. */
function labelOf({ kind, strength, movement, name }: Recruit): string {
  return `${KINDS[kind].name} ${strength}-${movement}${name === undefined ? '' : ` (${name})`}`
}

function surveyPiece(recruit: Recruit): SurveyedPiece {
  const { path, hex, side, strength } = recruit
  return { path, place: hex, side, type: typeOf(recruit), label: labelOf(recruit), strength, facing: undefined }
}

function surveyWays({ draft, reader }: OpenDraft): HexSurvey['ways'] {
  const ways: HexSurvey['ways'][number][] = []
  forEachEntry(draft.board?.roads, ['board', 'roads'], (road, path) => {
    ways.push({ path, kind: ROAD, name: Array.isArray(road) ? undefined : road.name, hexes: readWay(road, reader) })
  })
  return ways
}
