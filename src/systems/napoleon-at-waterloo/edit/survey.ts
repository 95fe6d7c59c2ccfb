import type { HexSurvey } from '../../../engine/hex-scenario-editor.ts'
import { surveyBoard } from '../../../engine/hexes/survey.ts'
import type { SurveyedPiece } from '../../../engine/scenario-editor.ts'
import { tilesIn } from '../../../scenario/edit/hexes/terrain.ts'
import { listWays } from '../../../scenario/edit/hexes/way-lists.ts'
import { type NawDraft, piecesIn, type Recruit } from '../format/index.ts'
import { surveyAreas } from './areas.ts'
import { surveyArrivals, surveyReserves } from './arrivals.ts'
import { CLEAR, ROADS } from './ground.ts'
import { typeOf } from './pieces.ts'

/** What the battle consists of. */
export const survey = (data: unknown): HexSurvey =>
  surveyBoard<NawDraft>(data, (opened) => {
    const { draft, grid, reader } = opened
    const name = namesOf(draft)
    const tiles = tilesIn(opened)
    return {
      pieces: piecesIn(opened).map(surveyPiece),
      areas: surveyAreas(opened, name),
      ways: listWays(draft, ROADS, reader),
      terrain: Array.from({ length: grid.size }, (_, hex) => tiles.get(hex) ?? CLEAR),
      arrivals: surveyArrivals(opened, name),
      reserves: surveyReserves(draft),
    }
  })

/** How sentences about a draft call its sides. */
function namesOf({ sides }: NawDraft): (side: string) => string {
  return (side) => sides?.[side]?.name ?? side
}

/** `Infantry 7-4 (6th Inf)`. */
function labelOf({ row, strength, movement, name }: Recruit): string {
  return `${row.name} ${strength}-${movement}${name === undefined ? '' : ` (${name})`}`
}

function surveyPiece(recruit: Recruit): SurveyedPiece {
  const { path, hex, side, strength } = recruit
  return { path, place: hex, side, type: typeOf(recruit), label: labelOf(recruit), strength, facing: undefined }
}
